"""The set-up: each seat is dealt cards, one card is turned up, and the enemy attack is in deck 1 (rulebook 1.2, R0)."""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, UNKNOWN, Events, discloses, kernel
from sandtable.games.warkings.fields import State
from sandtable.games.warkings.rules import tell
from sandtable.games.warkings.rules.cards import KINDS
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.numbers import HAND
from sandtable.games.warkings.rules.schema import DEAL, EVERYBODY, TURN_UP
from sandtable.games.warkings.rules.turn import begin_turn


@kernel
def begin_deal(s: State) -> None:
    """Put all cards into the stock. The start seat gets the first one."""
    for kind in range(KINDS):
        s.stock[kind] = s.deck[kind]
        s.pile += s.deck[kind]
    s.turn = s.first
    s.phase = DEAL
    s.waiting = 1 << CHANCE


@kernel
@discloses("RT-SETUP-1", CHOICE, why="The card goes into the hand of the player it is dealt to.", privately=True)
def apply_deal(s: State, kind: int, ev: Events) -> None:
    """Give a card of a kind to the seat that is next in the deal (RT-SETUP-1)."""
    seat = s.turn
    s.stock[kind] -= 1
    s.pile -= 1
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    tell.dealt(ev, seat, kind, C.RT_SETUP_1, 1 << seat)
    tell.dealt(ev, seat, UNKNOWN, C.RT_SETUP_1, EVERYBODY & ~(1 << seat))
    s.turn = (seat + 1) % s.players
    if s.hand_size[s.turn] == s.dealt + s.changed[HAND]:
        s.phase = TURN_UP


@kernel
@discloses("RT-SETUP-6", CHOICE, why="The card is turned over.")
def apply_turn_up(s: State, kind: int, ev: Events) -> None:
    """Turn up the first card of deck 2, which starts the open pile (RT-SETUP-6).

    An odd card went to deck 2 (RT-R-4). The enemy attack is in deck 1, so all the rest of deck 2 lies above it.
    """
    s.sure = (s.pile + 1) // 2 - 1
    s.stock[kind] -= 1
    s.open[0] = kind
    s.open_size = 1
    # The turned-up card leaves the pile and the enemy attack joins it, so its size stays the same (RT-SETUP-3).
    tell.turned(ev, s.first, kind, C.RT_SETUP_6, EVERYBODY)
    begin_turn(s, s.first)
