"""Baselines: simple habits that a good player must not lose to. What they do in the set-up is in odd_setups.py.

A habit is a function that picks, from the legal choices, those that a player with the habit would make. Where it leaves
none, all choices count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from sandtable.engine import UNKNOWN
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.player.odd_setups import Habit, decoy, fortress, odd_flag
from sandtable.games.stratego.player.odds import certain_kind
from sandtable.games.stratego.rules.actions import STEP_ON
from sandtable.games.stratego.rules.armies import outcome
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import ARMIES, ATTACKER
from sandtable.games.stratego.rules.schema import BOMB, CAPTAIN, IDS, MARSHALL, MOVED, OPEN, SCOUT, SPY
from sandtable.games.stratego.rules.sides import opposes
from sandtable.games.stratego.rules.tables import FAR_ROW, FROM, NEXT, NOWHERE, TO

_Wanted = Callable[[Any, int, int], bool]

HIGH = 7
LOW = range(SPY, CAPTAIN)
BACK_ROWS = 2


@cache
def _rows(side: int, seat: int) -> tuple[int, ...]:
    """Return how many rows ahead of a seat's back row each space lies."""
    board = BOARDS[side]
    return tuple(board.seen_from(cell, seat)[1] for cell in board.spaces)


@cache
def _columns(side: int, seat: int) -> tuple[int, ...]:
    """Return how many columns to the right of a seat's left edge each space lies."""
    board = BOARDS[side]
    return tuple(board.seen_from(cell, seat)[0] for cell in board.spaces)


def _kind(v: View, place: int) -> int:
    """Return the kind of the piece on a place as far as it is certain; 0 if it is not, or nothing stands there."""
    return int(certain_kind(v, v.board[place] - 1)) if v.board[place] > 0 else 0


def _around(v: View, place: int) -> list[int]:
    """Return the occupied places beside a place."""
    beside = (int(NEXT[v.side][place][d]) for d in range(4))
    return [other for other in beside if other != NOWHERE and v.board[other] > 0]


def _is_enemy(v: View, place: int) -> bool:
    return bool(opposes(v.board[place] - 1, v.viewer))


def _is_shown(v: View, place: int) -> bool:
    return bool(v.traits[v.board[place] - 1] & OPEN)


def _attacks(v: View, origin: int, target: int) -> bool:
    return bool(v.board[target] > 0)


def _attacks_unknown(v: View, origin: int, target: int) -> bool:
    return _attacks(v, origin, target) and v.rank[v.board[target] - 1] == UNKNOWN


def _attacks_unmoved(v: View, origin: int, target: int) -> bool:
    return _attacks_unknown(v, origin, target) and not v.traits[v.board[target] - 1] & MOVED


def _surely_wins(v: View, origin: int, target: int) -> bool:
    return _attacks(v, origin, target) and outcome(v, _kind(v, origin), _kind(v, target)) == ATTACKER


def _stays_at_home(v: View, origin: int, target: int) -> bool:
    rows = _rows(v.side, v.viewer)
    return rows[target] < len(set(rows)) // 2


def _leads_ahead(v: View, origin: int, target: int) -> bool:
    rows = _rows(v.side, v.viewer)
    return rows[target] > rows[origin]


def _goes_ahead(v: View, origin: int, target: int) -> bool:
    return _attacks(v, origin, target) or _leads_ahead(v, origin, target)


def _of_kind(kinds: Sequence[int]) -> _Wanted:
    """Accept moves of these kinds of piece."""
    return lambda v, origin, target: _kind(v, origin) in kinds


def _has_moved(v: View, origin: int, target: int) -> bool:
    return bool(v.traits[v.board[origin] - 1] & MOVED)


def _on_the_left(v: View, origin: int, target: int) -> bool:
    columns = _columns(v.side, v.viewer)
    return columns[origin] < len(set(columns)) // 3


def _strikes_the_back(v: View, origin: int, target: int) -> bool:
    """Attack an unmoved piece in the back rows, where a Flag may be."""
    rows = _rows(v.side, v.viewer)
    return _attacks_unmoved(v, origin, target) and rows[target] >= len(set(rows)) - BACK_ROWS


def _reaches_the_far_row(v: View, origin: int, target: int) -> bool:
    return bool(FAR_ROW[v.side][v.viewer][target])


def _lures(v: View, origin: int, target: int) -> bool:
    """Put a weak piece between an enemy and a strong one that would take revenge."""
    around = [place for place in _around(v, target) if place != origin]
    backed = any(not _is_enemy(v, place) and _kind(v, place) in range(HIGH, BOMB) for place in around)
    return backed and not _attacks(v, origin, target) and any(_is_enemy(v, place) for place in around)


def _bluffs(v: View, origin: int, target: int) -> bool:
    """Bring a piece that has not been shown beside a shown enemy, as if it were stronger."""
    faced = any(_is_enemy(v, place) and _is_shown(v, place) for place in _around(v, target))
    return faced and not _is_shown(v, origin) and not _attacks(v, origin, target)


def _escorts(v: View, origin: int, target: int) -> bool:
    """Bring the piece beside a strong one of its own that has moved and may be taken for the Marshall."""
    friends = [place for place in _around(v, target) if place != origin and not _is_enemy(v, place)]
    return not _attacks(v, origin, target) and any(
        _kind(v, place) in range(HIGH, MARSHALL) and _has_moved(v, place, place) for place in friends
    )


def _both(*wanted: _Wanted) -> _Wanted:
    return lambda v, origin, target: all(one(v, origin, target) for one in wanted)


def _not(wanted: _Wanted) -> _Wanted:
    return lambda v, origin, target: not wanted(v, origin, target)


def _moving(*wanted: _Wanted) -> Habit:
    """Return the habit of making only the moves that the first of `wanted` accepts, or else the next."""

    def habit(v: View, legal: Sequence[int]) -> Sequence[int]:
        ends = [
            (a, int(FROM[v.side][v.viewer][a]), int(TO[v.side][v.viewer][a])) for a in legal if a < STEP_ON[v.variant]
        ]
        found = ([a for a, origin, target in ends if one(v, origin, target)] for one in wanted)
        return next(filter(None, found), [])

    return habit


def _in_turn(*habits: Habit) -> Habit:
    """Return the habit of following the first of some habits that leaves a choice."""
    return lambda v, legal: next(filter(None, (habit(v, legal) for habit in habits)), [])


_is_high, _is_low, _is_scout = _of_kind(range(HIGH, BOMB)), _of_kind(LOW), _of_kind([SCOUT])
_is_spy, _is_captain, _is_highest = _of_kind([SPY]), _of_kind([CAPTAIN]), _of_kind([MARSHALL])
_marches = _both(_is_high, _has_moved, _goes_ahead)
_steps_ahead = _both(_leads_ahead, _not(_attacks))

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
    "lone-marshall": _moving(_both(_is_highest, _goes_ahead)),
    "low-march": _moving(_both(_is_low, _has_moved, _goes_ahead)),
    "selective-march": _moving(_surely_wins, _both(_is_high, _has_moved, _steps_ahead), _not(_attacks)),
    "lure-and-march": _moving(_surely_wins, _both(_is_low, _lures), _both(_is_high, _steps_ahead)),
    "scout-rush": _moving(_both(_is_scout, _attacks), _both(_is_scout, _leads_ahead)),
    "captain-charge": _moving(_both(_is_captain, _goes_ahead)),
    "shuffle": _moving(_both(_stays_at_home, _has_moved, _not(_attacks)), _not(_attacks)),
    "ambush": _moving(_both(_is_high, _attacks), _both(_not(_is_high), _stays_at_home), _not(_is_high)),
    "bluff": _moving(_surely_wins, _both(_is_low, _bluffs), _both(_is_low, _steps_ahead)),
    "spy-escort": _moving(_both(_is_spy, _surely_wins), _both(_is_spy, _escorts), _both(_not(_is_highest), _marches)),
    "one-flank": _moving(_both(_on_the_left, _goes_ahead)),
    "avenger": _moving(_surely_wins, _both(_stays_at_home, _not(_attacks))),
    "flag-hunt": _moving(_strikes_the_back, _steps_ahead),
    "run-for-rescue": _moving(_both(_reaches_the_far_row, _not(_attacks)), _both(_not(_is_scout), _steps_ahead)),
    "odd-flag": odd_flag,
}
_WITH_BOMBS: Mapping[str, Habit] = {
    "decoy": decoy,
    "fortress": _in_turn(fortress, _moving(_stays_at_home)),
}


def baselines(variant: str) -> Mapping[str, Habit]:
    """Return the habits by their names."""
    has_bombs = ARMIES[IDS.index(variant)].get(BOMB, 0) > 0
    return {**_HABITS, **_WITH_BOMBS} if has_bombs else _HABITS
