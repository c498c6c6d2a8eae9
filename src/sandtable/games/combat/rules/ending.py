"""The end of half-turns and of the battle: casualties, points, markers, victory (UC-TURN-10, UC-R-69)."""

from __future__ import annotations

from sandtable.engine import Events, kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.buying import cost_of
from sandtable.games.combat.rules.callings import calling_of, number_of
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.floor import lift
from sandtable.games.combat.rules.schema import (
    ALIVE,
    ALL_UNITS,
    BY_MARKERS,
    BY_POINTS,
    EAST,
    EVERYBODY,
    HOLD,
    KILLED,
    NOBODY,
    OVER,
    REMOVED,
    RESIGNED,
    SEATS,
    SKIRMISH,
    UNITS,
    WEST,
    WIPED_OUT,
)
from sandtable.games.combat.rules.tables import MARKER_REACH, MARKER_SIZE, MARKER_X, MARKER_Y, is_soldier

_MARKERS = 3


@kernel
def remove_casualties(s: State, ev: Events) -> None:
    """Take killed figures off the table and score their points (UC-R-62)."""
    for seat in range(SEATS):
        points = 0
        for u in range((1 - seat) * UNITS, (1 - seat) * UNITS + s.count[1 - seat]):
            if s.life[u] == KILLED:
                if ev is not None:
                    tell.removed(ev, 1 - seat, calling_of(s, u), number_of(s, u), C.UC_TURN_10, EVERYBODY)
                points += cost_of(s, u)
                lift(s, u)
                s.life[u] = REMOVED
        if points:
            s.score[seat] += points
            tell.points(ev, seat, points, s.score[seat], C.UC_R_69, EVERYBODY)


@kernel
def units_left(s: State, seat: int) -> int:
    """Return how many living units a side has."""
    left = 0
    for u in range(seat * UNITS, seat * UNITS + s.count[seat]):
        left += 1 if s.life[u] == ALIVE else 0
    return left


@kernel
def check_wipe_out(s: State, ev: Events) -> bool:
    """End the battle if a side, or both, have no living units left; return whether it has ended."""
    west, east = units_left(s, WEST), units_left(s, EAST)
    if west and east:
        return False
    if s.scenario == SKIRMISH or west == east:
        _end_by_points(s, ev)
    else:
        end(s, 1 << (WEST if west else EAST), WIPED_OUT, ev)
    return True


@kernel
def score_markers(s: State, ev: Events) -> None:
    """Score the markers of scenario Hold, after each round from the second on.

    A side scores 1 for each marker that it has a soldier near and the enemy has none.
    """
    if s.scenario != HOLD or s.round < 2:
        return
    for marker in range(_MARKERS):
        near = 0
        for u in range(ALL_UNITS):
            if s.life[u] == ALIVE and is_soldier(s.kind[u]) and is_near(s, u, marker):
                near |= 1 << u // UNITS
        if near == 1 << WEST or near == 1 << EAST:
            seat = near >> 1
            s.markers[seat] += 1
            tell.marker(ev, seat, marker, s.markers[seat], C.UC_R_69, EVERYBODY)


@kernel
def is_near(s: State, u: int, marker: int) -> bool:
    """Return whether a soldier is within two feet of the nearest cell of a marker."""
    dx = max(0, max(MARKER_X[marker] - s.x[u], s.x[u] - MARKER_X[marker] - MARKER_SIZE + 1))
    dy = max(0, max(MARKER_Y[marker] - s.y[u], s.y[u] - MARKER_Y[marker] - MARKER_SIZE + 1))
    return dx * dx + dy * dy <= MARKER_REACH


@kernel
def end_at_limit(s: State, ev: Events) -> None:
    """End the battle after its last round, by markers in scenario Hold, else and on a tie by points destroyed."""
    if s.scenario == HOLD and s.markers[WEST] != s.markers[EAST]:
        end(s, 1 << (WEST if s.markers[WEST] > s.markers[EAST] else EAST), BY_MARKERS, ev)
    else:
        _end_by_points(s, ev)


@kernel
def _end_by_points(s: State, ev: Events) -> None:
    """End the battle in favour of the side that has destroyed more points; equal points are a draw."""
    winners = 0
    if s.score[WEST] != s.score[EAST]:
        winners = 1 << (WEST if s.score[WEST] > s.score[EAST] else EAST)
    end(s, winners, BY_POINTS, ev)


@kernel
def resign(s: State, seat: int, ev: Events) -> None:
    """End the battle because a side resigns (UC-R-72)."""
    tell.resigned(ev, seat, C.UC_R_72, EVERYBODY)
    end(s, 1 << 1 - seat, RESIGNED, ev)


@kernel
def end(s: State, winners: int, reason: int, ev: Events) -> None:
    """End the battle; `winners` are bits of seats, none for a draw."""
    s.phase, s.waiting, s.picked = OVER, 0, NOBODY
    s.winner, s.reason = winners, reason
    tell.ended(ev, winners, reason, C.UC_R_72 if reason == RESIGNED else C.UC_R_69, EVERYBODY)
