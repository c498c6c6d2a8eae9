"""Baselines: simple habits that a good player must not lose to.

A habit is a function that picks, from the legal choices, those that a player with the habit would make. Where it leaves
none, all choices count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sandtable.engine import UNKNOWN
from sandtable.games.classic.fields import View

from ..rules.actions import PLACE, RESIGN, move_from, move_to
from ..rules.armies import left_of
from ..rules.schema import BOMB, FLAG, MARSHAL, MINER, MOVED, OPEN, PIECES, SCOUT, SIZE, SPY
from ..rules.tables import ATTACKER, NEXT, NOWHERE, seen_from

Habit = Callable[[Any, Sequence[int]], Sequence[int]]
_Wanted = Callable[[Any, int, int], bool]

HIGH = 7
LOW = range(SPY, 6)
HALF = SIZE // 2
BACK_ROWS = 2
ODD_PLACES = range(20, PIECES)
"""Spaces of the seat's own rows where nobody looks for a Flag."""


def _row(v: View, square: int) -> int:
    """Return how many rows ahead of the viewer's back row a square lies."""
    return int(seen_from(v.viewer, square)) // SIZE


def _kind(v: View, square: int) -> int:
    """Return the kind of the piece on a square if the viewer knows it; else 0."""
    kind = v.rank[v.board[square] - 1] if v.board[square] > 0 else UNKNOWN
    return 0 if kind == UNKNOWN else int(kind)


def _is_enemy(v: View, square: int) -> bool:
    return bool((v.board[square] - 1) // PIECES != v.viewer)


def _around(v: View, square: int) -> list[int]:
    """Return the occupied squares beside a square."""
    beside = (int(NEXT[square][d]) for d in range(4))
    return [other for other in beside if other != NOWHERE and v.board[other] > 0]


def _attacks(v: View, origin: int, target: int) -> bool:
    return bool(v.board[target] > 0)


def _attacks_unknown(v: View, origin: int, target: int) -> bool:
    return _attacks(v, origin, target) and _kind(v, target) == 0


def _attacks_unmoved(v: View, origin: int, target: int) -> bool:
    return _attacks_unknown(v, origin, target) and not v.traits[v.board[target] - 1] & MOVED


def _surely_wins(v: View, origin: int, target: int) -> bool:
    return _attacks(v, origin, target) and left_of(v, _kind(v, origin), _kind(v, target)) == ATTACKER


def _stays_at_home(v: View, origin: int, target: int) -> bool:
    return _row(v, target) < HALF


def _leads_ahead(v: View, origin: int, target: int) -> bool:
    return _row(v, target) > _row(v, origin)


def _goes_ahead(v: View, origin: int, target: int) -> bool:
    return _attacks(v, origin, target) or _leads_ahead(v, origin, target)


def _has_moved(v: View, origin: int, target: int) -> bool:
    return bool(v.traits[v.board[origin] - 1] & MOVED)


def _on_the_left(v: View, origin: int, target: int) -> bool:
    return int(seen_from(v.viewer, origin)) % SIZE < SIZE // 3


def _strikes_the_back(v: View, origin: int, target: int) -> bool:
    """Attack an unmoved piece in the back rows, where a Flag may be."""
    return _attacks_unmoved(v, origin, target) and _row(v, target) >= SIZE - BACK_ROWS


def _lures(v: View, origin: int, target: int) -> bool:
    """Put a weak piece between an enemy and a strong one that would take revenge."""
    around = [square for square in _around(v, target) if square != origin]
    backed = any(not _is_enemy(v, square) and _kind(v, square) in range(HIGH, BOMB) for square in around)
    return backed and not _attacks(v, origin, target) and any(_is_enemy(v, square) for square in around)


def _bluffs(v: View, origin: int, target: int) -> bool:
    """Bring a piece that has not been shown beside a shown enemy, as if it were stronger."""
    hidden = not v.traits[v.board[origin] - 1] & OPEN
    faced = any(_is_enemy(v, square) and _kind(v, square) > 0 for square in _around(v, target))
    return hidden and faced and not _attacks(v, origin, target)


def _escorts(v: View, origin: int, target: int) -> bool:
    """Bring the piece beside a strong one of its own that has moved and may be taken for the Marshal."""
    friends = [square for square in _around(v, target) if square != origin and not _is_enemy(v, square)]
    bold = any(_kind(v, square) in range(HIGH, MARSHAL) and _has_moved(v, square, square) for square in friends)
    return bold and not _attacks(v, origin, target)


def _of_kind(kinds: Sequence[int]) -> _Wanted:
    """Accept moves of these kinds of piece."""
    return lambda v, origin, target: _kind(v, origin) in kinds


def _both(*wanted: _Wanted) -> _Wanted:
    return lambda v, origin, target: all(one(v, origin, target) for one in wanted)


def _not(wanted: _Wanted) -> _Wanted:
    return lambda v, origin, target: not wanted(v, origin, target)


def _moving(*wanted: _Wanted) -> Habit:
    """Return the habit of making only the moves that the first of `wanted` accepts, or else the next."""

    def habit(v: View, legal: Sequence[int]) -> Sequence[int]:
        ends = [(a, int(move_from(v.viewer, a)), int(move_to(v.viewer, a))) for a in legal if a < PLACE]
        found = ([a for a, origin, target in ends if one(v, origin, target)] for one in wanted)
        return next(filter(None, found), [])

    return habit


def _odd_flag(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Place the Flag where it is not expected, before all other pieces."""
    return [
        a for a in legal if PLACE <= a < RESIGN and divmod(a - PLACE, PIECES) in ((FLAG - 1, k) for k in ODD_PLACES)
    ]


_is_high, _is_low, _is_scout = _of_kind(range(HIGH, BOMB)), _of_kind(LOW), _of_kind([SCOUT])
_is_spy, _is_miner, _is_highest = _of_kind([SPY]), _of_kind([MINER]), _of_kind([MARSHAL])
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
    "lone-marshal": _moving(_both(_is_highest, _goes_ahead)),
    "low-march": _moving(_both(_is_low, _has_moved, _goes_ahead)),
    "selective-march": _moving(_surely_wins, _both(_is_high, _has_moved, _steps_ahead), _not(_attacks)),
    "lure-and-march": _moving(_surely_wins, _both(_is_low, _lures), _both(_is_high, _steps_ahead)),
    "scout-rush": _moving(_both(_is_scout, _attacks), _both(_is_scout, _leads_ahead)),
    "miners-first": _moving(_both(_is_miner, _goes_ahead)),
    "shuffle": _moving(_both(_stays_at_home, _has_moved, _not(_attacks)), _not(_attacks)),
    "ambush": _moving(_both(_is_high, _attacks), _both(_not(_is_high), _stays_at_home), _not(_is_high)),
    "bluff": _moving(_surely_wins, _both(_is_low, _bluffs), _both(_is_low, _steps_ahead)),
    "spy-escort": _moving(_both(_is_spy, _surely_wins), _both(_is_spy, _escorts), _both(_not(_is_highest), _marches)),
    "one-flank": _moving(_both(_on_the_left, _goes_ahead)),
    "avenger": _moving(_surely_wins, _both(_stays_at_home, _not(_attacks))),
    "flag-hunt": _moving(_strikes_the_back, _steps_ahead),
    "odd-flag": _odd_flag,
}


def baselines(variant: str) -> Mapping[str, Habit]:
    """Return the habits by their names, the same for both variants."""
    return _HABITS
