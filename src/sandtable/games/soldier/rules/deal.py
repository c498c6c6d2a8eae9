"""The set-up of a game or round: each seat is dealt a soldier and eight cards (rulebook *Set-up*)."""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, UNKNOWN, Events, discloses, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules import tell
from sandtable.games.soldier.rules.cards import COUNT, KINDS, SOLDIERS
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.hands import draw_from, gain, most_of
from sandtable.games.soldier.rules.numbers import HAND, number
from sandtable.games.soldier.rules.schema import (
    BEGIN_TURN,
    DEAL_CARDS,
    DEAL_SOLDIERS,
    EVERYBODY,
    GROUP,
    NO_COMBAT,
    NOBODY,
)
from sandtable.games.soldier.rules.soldiers import empty_pile, join, take_unseen


@kernel
def begin_round(s: State, ev: Events) -> None:
    """Begin a round with a full new set-up: all cards, all soldiers, no tokens and no marks (US-R-70)."""
    s.round += 1
    s.turn = first_seat(s)
    s.ply = 0
    _clear_players(s)
    _clear_table(s)
    for kind in range(KINDS):
        if not s.amended:
            s.deck[kind] = COUNT[kind]  # a position that was set up may have had fewer cards
        s.stock[kind] = s.deck[kind]
        s.used[kind] = 0
        s.removed[kind] = 0
    s.pile = most_of(s.deck)
    for k in range(s.discard_size):
        s.discard[k] = 0
    s.discard_size = 0
    empty_pile(s)
    for soldier in range(SOLDIERS):
        s.unseen[soldier] = 1
    s.unseen_size = SOLDIERS
    tell.round(ev, s.round, s.turn, C.US_R_70, EVERYBODY)
    s.phase = DEAL_SOLDIERS
    s.waiting = 1 << CHANCE


@kernel
def first_seat(v: Seen) -> int:
    """Return the seat left of the dealer. The dealer changes with every round (US-R-11, US-R-70)."""
    return (v.round - 1) % v.players


@kernel
def _clear_players(s: State) -> None:
    for seat in range(s.players):
        s.wins[seat] = 0
        s.hand_size[seat] = 0
        for k in range(GROUP):
            s.training[seat][k] = 0
        for kind in range(KINDS):
            s.hand[seat][kind] = 0
            s.known[seat][kind] = 0
            for viewer in range(s.players):
                s.learnt[viewer][seat][kind] = 0
    s.stunned = 0
    s.barred = 0


@kernel
def _clear_table(s: State) -> None:
    s.assaulter = NOBODY
    s.defender = NOBODY
    s.answerer = NOBODY
    s.shooter = NOBODY
    s.bomber = NOBODY
    s.thief = NOBODY
    s.outcome = NO_COMBAT


@kernel
def deal_soldier(s: State, soldier: int, ev: Events) -> None:
    """Give a soldier, face up, to the seat that is next in the deal (US-SETUP-2)."""
    take_unseen(s, soldier)
    join(s, s.turn, soldier)
    tell.soldier_dealt(ev, s.turn, soldier, C.US_SETUP_2, EVERYBODY)
    s.turn = (s.turn + 1) % s.players
    s.phase = DEAL_CARDS if s.soldiers[s.turn] else DEAL_SOLDIERS


@kernel
@discloses("US-R-72", CHOICE, why="The card goes into the hand of the player it is dealt to.", privately=True)
def deal_card(s: State, kind: int, ev: Events) -> None:
    """Give a card of a kind to the seat that is next in the deal (US-SETUP-5)."""
    seat = s.turn
    draw_from(s, kind)
    gain(s, seat, kind)
    tell.dealt(ev, seat, kind, C.US_SETUP_5, 1 << seat)
    tell.dealt(ev, seat, UNKNOWN, C.US_SETUP_5, EVERYBODY & ~(1 << seat))
    s.turn = (seat + 1) % s.players
    if s.hand_size[s.turn] == number(s, HAND):
        s.phase = BEGIN_TURN
        s.waiting = 0
