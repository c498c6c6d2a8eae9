"""The windows in which others may react, and who is asked in them (US-R-63, US-R-64)."""

from __future__ import annotations

from sandtable.engine import discloses, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules.cards import BOMB, INTERFERE, SNIPER
from sandtable.games.soldier.rules.hands import holds
from sandtable.games.soldier.rules.schema import NOBODY, W_OPEN, W_START
from sandtable.games.soldier.rules.soldiers import engaged, fights


@kernel
def open_window(s: State, phase: int) -> None:
    """A window opens afresh."""
    s.phase = phase
    s.place = 0
    s.waiting = 0


def seat_at(v: Seen, place: int) -> int:
    """Who is asked at a place of the open window, or NOBODY: clockwise from the active player's left, that player
    last; not whoever is to go on when it closes. Readers call it with a view as an object."""
    seat = (v.turn + 1 + place) % v.players
    goes_on = v.turn if v.phase == W_START else v.answerer
    return NOBODY if seat == goes_on else seat


_seat_at = kernel(seat_at)


@kernel
def ask_in_window(s: State) -> bool:
    """Ask the next seat of the window; False when nobody is left."""
    while s.place < s.players:
        seat = _seat_at(s, s.place)
        if seat != NOBODY and asks_to_react(s, seat):
            s.waiting = 1 << seat
            return True
        s.place += 1
    return False


@kernel
@discloses("US-R-64", "hand", why="Players have agreed to ask holders alone, so that being asked tells of holding.")
def asks_to_react(v: Seen, seat: int) -> bool:
    """Whether a seat is asked in the open window: everybody, or those that hold what it may play."""
    if not v.holders or holds(v, seat, BOMB):
        return True
    if v.phase == W_OPEN and holds(v, seat, INTERFERE) and v.soldiers[seat] and not fights(v, seat):
        return True
    return holds(v, seat, SNIPER) and has_target(v, seat)


@kernel
@discloses("US-R-64", "hand", why="Players have agreed to ask holders alone, so that being asked tells of holding.")
def asks_to_save(v: Seen, seat: int, kind: int) -> bool:
    """Whether a seat is asked for a card that answers a shot or a Bomb: everybody, or those that hold one."""
    return not v.holders or holds(v, seat, kind)


@kernel
def has_target(v: Seen, seat: int) -> bool:
    """Whether another player has a soldier that is not engaged (US-R-77)."""
    for other in range(v.players):
        for slot in range(v.soldiers[other]):
            if other != seat and not engaged(v, other, slot):
                return True
    return False
