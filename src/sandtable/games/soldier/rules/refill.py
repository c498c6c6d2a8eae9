"""The refill of hands up to eight cards, one player after the other (rulebook *Refilling*)."""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, UNKNOWN, Events, discloses, kernel
from sandtable.games.soldier.fields import State
from sandtable.games.soldier.rules import tell
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.hands import draw_from, gain
from sandtable.games.soldier.rules.numbers import HAND, number
from sandtable.games.soldier.rules.piles import can_draw, ready_pile
from sandtable.games.soldier.rules.schema import EVERYBODY, FILL


@kernel
def begin_fill(s: State, after: int) -> None:
    """Begin a refill, so far without any seats. `after` is what follows it: THEN_WINDOW, THEN_DRAW or THEN_END."""
    s.phase = FILL
    s.fill_size = 0
    s.fill_next = 0
    s.after_fill = after


@kernel
def add_to_fill(s: State, seat: int) -> None:
    """Add a seat to the refill, after those added before."""
    s.fill[s.fill_size] = seat
    s.fill_size += 1


@kernel
def fill_on(s: State, ev: Events) -> bool:
    """Let chance give the next card of the refill. Return False if the refill is over.

    A hand of eight or more cards draws nothing.
    """
    while s.fill_next < s.fill_size:
        if s.hand_size[s.fill[s.fill_next]] < number(s, HAND) and can_draw(s):
            ready_pile(s, ev)
            s.waiting = 1 << CHANCE
            return True
        s.fill_next += 1
    return False


@kernel
def apply_fill(s: State, kind: int, ev: Events) -> None:
    """Give the card that chance has chosen to the seat that refills now."""
    draw(s, s.fill[s.fill_next], kind, 1, C.US_FILL_3, ev)


@kernel
@discloses("US-R-72", CHOICE, why="The card goes into the hand of the player who draws it.", privately=True)
def draw(s: State, seat: int, kind: int, refills: int, clause: int, ev: Events) -> None:
    """Give a seat a card from the draw pile, which only that seat sees. `refills` is 1 in a refill, else UNKNOWN."""
    draw_from(s, kind)
    gain(s, seat, kind)
    tell.drew(ev, seat, kind, refills, clause, 1 << seat)
    tell.drew(ev, seat, UNKNOWN, refills, clause, EVERYBODY & ~(1 << seat))
    s.waiting = 0
