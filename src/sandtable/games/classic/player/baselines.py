"""Baselines: simple habits that a good player must not lose to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sandtable.engine import UNKNOWN, Habit, Habits, both
from sandtable.games.classic.fields import View

from ..rules.actions import PLACE, RESIGN, move_from, move_to
from ..rules.armies import left_of
from ..rules.schema import BOMB, FLAG, MARSHAL, MINER, MOVED, OPEN, PIECES, SCOUT, SIZE, SPY
from ..rules.tables import ATTACKER, NEXT, NOWHERE, seen_from

HIGH = 7
LOW = range(SPY, 6)
ODD_PLACES = range(20, PIECES)
"""Spaces of the seat's own rows where nobody looks for a Flag."""


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


def _is_shown(v: View, square: int) -> bool:
    """Return whether the enemy's piece on a square is known to the viewer, or the viewer's own to the enemy."""
    return _kind(v, square) > 0 if _is_enemy(v, square) else bool(v.traits[v.board[square] - 1] & OPEN)


def _moves(v: View, legal: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    for a in legal:
        if a < PLACE:
            yield a, int(move_from(v.viewer, a)), int(move_to(v.viewer, a))


def _odd_flag(v: View, legal: Sequence[int]) -> Sequence[int]:
    """Place the Flag where it is not expected, before all other pieces."""
    return [
        a for a in legal if PLACE <= a < RESIGN and divmod(a - PLACE, PIECES) in ((FLAG - 1, k) for k in ODD_PLACES)
    ]


_OF_MOVING = Habits[View](
    moves=_moves,
    around=_around,
    row=lambda v, square: int(seen_from(v.viewer, square)) // SIZE,
    column=lambda v, square: int(seen_from(v.viewer, square)) % SIZE,
    size=lambda v: (SIZE, SIZE),
    kind=_kind,
    is_known=lambda v, square: _kind(v, square) > 0,
    is_shown=_is_shown,
    is_enemy=_is_enemy,
    has_moved=lambda v, square: bool(v.traits[v.board[square] - 1] & MOVED),
    wins=lambda v, attacker, defender: bool(left_of(v, attacker, defender) == ATTACKER),
    low=LOW,
    high=range(HIGH, BOMB),
    scout=SCOUT,
    spy=SPY,
    highest=MARSHAL,
    highest_title="marshal",
)
_HABITS: Mapping[str, Habit] = {
    **_OF_MOVING.named,
    "miners-first": _OF_MOVING.moving(both(_OF_MOVING.of_kind([MINER]), _OF_MOVING.goes_ahead)),
    "odd-flag": _odd_flag,
}


def baselines(variant: str) -> Mapping[str, Habit]:
    """Return the habits by their names, the same for both variants."""
    return _HABITS
