"""The reaction windows, and which seats are asked in them (US-R-63, US-R-64)."""

from __future__ import annotations

from sandtable.engine import discloses, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules.cards import BOMB, INTERFERE, SNIPER
from sandtable.games.soldier.rules.hands import holds
from sandtable.games.soldier.rules.schema import NOBODY, W_OPEN, W_START
from sandtable.games.soldier.rules.soldiers import engaged, fights


@kernel
def open_window(s: State, phase: int) -> None:
    """Open a window. Seats are asked in order, beginning with the first place."""
    s.phase = phase
    s.place = 0
    s.waiting = 0


def seat_at(v: Seen, place: int) -> int:
    """Return the seat that is asked at a place of the open window, or NOBODY.

    The order is clockwise, from the seat on the active player's left to the active player. The seat that goes on when
    the window closes is not asked. This is a plain function, as `words` calls it with a view as an object.
    """
    seat = (v.turn + 1 + place) % v.players
    goes_on = v.turn if v.phase == W_START else v.answerer
    return NOBODY if seat == goes_on else seat


_seat_at = kernel(seat_at)


@kernel
def ask_in_window(s: State) -> bool:
    """Ask the next seat of the window. Return False if nobody is left."""
    while s.place < s.players:
        seat = _seat_at(s, s.place)
        if seat != NOBODY and asks_to_react(s, seat):
            s.waiting = 1 << seat
            return True
        s.place += 1
    return False


@kernel
@discloses("US-R-64", "hand", why="The players agreed that only holders are asked, so a question shows a holder.")
def asks_to_react(v: Seen, seat: int) -> bool:
    """Return whether a seat is asked in the open window.

    By default every seat is asked. With the option `holders`, the seat must hold a card that it could play now.
    """
    if not v.holders or holds(v, seat, BOMB):
        return True
    if v.phase == W_OPEN and holds(v, seat, INTERFERE) and v.soldiers[seat] and not fights(v, seat):
        return True
    return holds(v, seat, SNIPER) and has_target(v, seat)


@kernel
@discloses("US-R-64", "hand", why="The players agreed that only holders are asked, so a question shows a holder.")
def asks_to_save(v: Seen, seat: int, kind: int) -> bool:
    """Return whether a seat is asked for a kind of card that answers a shot or a Bomb.

    By default every seat is asked. With the option `holders`, the seat must hold such a card.
    """
    return not v.holders or holds(v, seat, kind)


@kernel
def has_target(v: Seen, seat: int) -> bool:
    """Return whether another player has a soldier that is not engaged (US-R-77)."""
    for other in range(v.players):
        for slot in range(v.soldiers[other]):
            if other != seat and not engaged(v, other, slot):
                return True
    return False
