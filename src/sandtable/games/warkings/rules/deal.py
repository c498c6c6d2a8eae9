"""The set-up: cards to each, a card turned up, the enemy attack somewhere in deck 1 (rulebook 1.2, R0)."""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, Events, disclose, discloses, emit, kernel
from sandtable.games.warkings.fields import State
from sandtable.games.warkings.rules.cards import KINDS
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.events import DEALT, TURNED
from sandtable.games.warkings.rules.schema import DEAL, EVERYBODY, TURN_UP
from sandtable.games.warkings.rules.turn import begin_turn


@kernel
def begin_deal(s: State) -> None:
    """All cards are in the stock; the start seat gets the first."""
    for kind in range(KINDS):
        s.stock[kind] = s.deck[kind]
        s.pile += s.deck[kind]
    s.turn = s.first
    s.phase = DEAL
    s.waiting = 1 << CHANCE


@kernel
@discloses("RT-SETUP-1", CHOICE, why="The card goes into the hand of whoever is dealt to.", privately=True)
def apply_deal(s: State, kind: int, ev: Events) -> None:
    """A card for the seat whose turn it is to get one (RT-SETUP-1)."""
    seat = s.turn
    s.stock[kind] -= 1
    s.pile -= 1
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    disclose(ev, DEALT, -1, seat, kind, C.RT_SETUP_1, 1 << seat)
    emit(ev, DEALT, -1, seat, -1, C.RT_SETUP_1, EVERYBODY & ~(1 << seat))
    s.turn = (seat + 1) % s.players
    if s.hand_size[s.turn] == s.dealt:
        s.phase = TURN_UP


@kernel
@discloses("RT-SETUP-6", CHOICE, why="The card is turned over.")
def apply_turn_up(s: State, kind: int, ev: Events) -> None:
    """The first card of deck 2 opens the open pile; an odd card went to deck 2 (RT-SETUP-6, RT-R-4).

    The enemy attack is in deck 1, so the rest of deck 2 lies above it for sure.
    """
    s.sure = (s.pile + 1) // 2 - 1
    s.stock[kind] -= 1
    s.open[0] = kind
    s.open_size = 1
    # One card has been turned up, and the enemy attack has been added: the size stays (RT-SETUP-3).
    emit(ev, TURNED, kind, s.first, -1, C.RT_SETUP_6, EVERYBODY)
    begin_turn(s, s.first)
