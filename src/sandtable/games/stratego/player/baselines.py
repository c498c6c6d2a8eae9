"""Baselines: simple habits that a good player must not lose to.

A habit is a function that picks, from the legal choices, those that a player with the habit would make. Where it leaves
none, all choices count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from sandtable.engine import UNKNOWN
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.actions import PLACE, STEP_ON, ZONE_SIZE
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import KIND
from sandtable.games.stratego.rules.schema import FLAG, MOVED, SCOUT
from sandtable.games.stratego.rules.tables import FROM, TO

Habit = Callable[[Any, Sequence[int]], Sequence[int]]
_Wanted = Callable[[Any, int, int], bool]

HIGH = 7
ODD_PLACES = (20, 6, 6)
"""From this space of the zone on, by the number of the board, nobody looks for a Flag."""


@cache
def _rows(side: int, seat: int) -> tuple[int, ...]:
    """Return how many rows ahead of a seat's back row each space lies."""
    board = BOARDS[side]
    return tuple(board.seen_from(cell, seat)[1] for cell in board.spaces)


def _attacks(v: View, origin: int, target: int) -> bool:
    return bool(v.board[target] > 0)


def _attacks_unknown(v: View, origin: int, target: int) -> bool:
    return _attacks(v, origin, target) and v.rank[v.board[target] - 1] == UNKNOWN


def _attacks_unmoved(v: View, origin: int, target: int) -> bool:
    return _attacks_unknown(v, origin, target) and not v.traits[v.board[target] - 1] & MOVED


def _stays_at_home(v: View, origin: int, target: int) -> bool:
    rows = _rows(v.side, v.viewer)
    return rows[target] < len(set(rows)) // 2


def _goes_ahead(v: View, origin: int, target: int) -> bool:
    rows = _rows(v.side, v.viewer)
    return _attacks(v, origin, target) or rows[target] > rows[origin]


def _is_high(v: View, origin: int, target: int) -> bool:
    return bool(v.rank[v.board[origin] - 1] in range(HIGH, HIGH + 4))


def _is_scout(v: View, origin: int, target: int) -> bool:
    return bool(v.rank[v.board[origin] - 1] == SCOUT)


def _has_moved(v: View, origin: int, target: int) -> bool:
    return bool(v.traits[v.board[origin] - 1] & MOVED)


def _marches(v: View, origin: int, target: int) -> bool:
    return _is_high(v, origin, target) and _has_moved(v, origin, target) and _goes_ahead(v, origin, target)


def _not(wanted: _Wanted) -> _Wanted:
    return lambda v, origin, target: not wanted(v, origin, target)


def _moving(wanted: _Wanted) -> Habit:
    """Return the habit of making only those moves that `wanted` accepts."""

    def habit(v: View, legal: Sequence[int]) -> Sequence[int]:
        ends = [
            (a, int(FROM[v.side][v.viewer][a]), int(TO[v.side][v.viewer][a])) for a in legal if a < STEP_ON[v.variant]
        ]
        return [a for a, origin, target in ends if wanted(v, origin, target)]

    return habit


def _odd_flag(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Return the placements of the Flag where it is not expected, so that the Flag is placed first."""
    size = ZONE_SIZE[v.side]
    placed = [divmod(a - PLACE[v.variant], size) for a in legal]
    return [
        a
        for a, (k, space) in zip(legal, placed, strict=True)
        if 0 <= k < len(KIND[v.side]) and KIND[v.side][k] == FLAG and space >= ODD_PLACES[v.side]
    ]


_HABITS: Mapping[str, Habit] = {
    "attacks-everything": _moving(_attacks),
    "attacks-no-unknown": _moving(_not(_attacks_unknown)),
    "attacks-no-unmoved": _moving(_not(_attacks_unmoved)),
    "turtle": _moving(_stays_at_home),
    "rush": _moving(_goes_ahead),
    "high-first": _moving(_is_high),
    "scouts-first": _moving(_is_scout),
    "few-move": _moving(_has_moved),
    "high-march": _moving(_marches),
    "odd-flag": _odd_flag,
}


def baselines(variant: str) -> Mapping[str, Habit]:
    """Return the habits by their names."""
    return _HABITS
