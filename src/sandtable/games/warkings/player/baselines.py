"""Baselines: simple habits of players of War Kings, against which the levels are tried (bench/ladder.md).

A habit is a function that picks, from the legal choices, those that a player with the habit would make. Where it leaves
none, all choices count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import Habit
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.actions import FREE, LAYS, LEAVES, OPEN, PILE, SIZE
from sandtable.games.warkings.rules.cards import ADVISOR
from sandtable.games.warkings.rules.numbers import counts_as


def _discards(legal: Sequence[int]) -> Sequence[int]:
    return [a for a in legal if a < PILE]


def _dump(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Discard as many cards at once as possible."""
    most = max((SIZE[a] for a in _discards(legal)), default=0)
    return [a for a in _discards(legal) if SIZE[a] == most]


def _hoard(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Discard one card at a time."""
    return [a for a in _discards(legal) if SIZE[a] == 1]


def _keep_doubles(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Discard no card of a pair, and wait for a third."""
    return [a for a in _discards(legal) if SIZE[a] > 2 or view.hand[view.viewer][LAYS[a][0]] == 1]


def _scrolls_first(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Discard every Scroll as soon as possible."""
    return [a for a in _discards(legal) if LEAVES[a] != FREE]


def _keep_scrolls(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Discard no Scroll as long as there is anything else."""
    return [a for a in _discards(legal) if LEAVES[a] == FREE]


def _always_open(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Take the open card, and never the enemy attack."""
    return [OPEN] if OPEN in legal else legal


def _always_pile(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Draw from the draw pile, and always take the enemy attack."""
    return [PILE] if PILE in legal else legal


def _value(view: View, a: int) -> int:
    return sum(counts_as(view, LAYS[a][k]) for k in range(SIZE[a]))


def _lowest_first(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Discard the fewest soldiers first."""
    low = min((_value(view, a) for a in _discards(legal)), default=0)
    return [a for a in _discards(legal) if _value(view, a) == low]


def _highest_first(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Discard the most soldiers first."""
    high = max((_value(view, a) for a in _discards(legal)), default=0)
    return [a for a in _discards(legal) if _value(view, a) == high]


def _no_advisors(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Discard Advisors as soon as possible."""
    return [a for a in _discards(legal) if LAYS[a][0] == ADVISOR]


_HABITS: Mapping[str, Habit] = {
    "dump": _dump,
    "hoard": _hoard,
    "keep-doubles": _keep_doubles,
    "scrolls-first": _scrolls_first,
    "keep-scrolls": _keep_scrolls,
    "always-open": _always_open,
    "always-pile": _always_pile,
    "lowest-first": _lowest_first,
    "highest-first": _highest_first,
    "no-advisors": _no_advisors,
}


def baselines(variant: str) -> Mapping[str, Habit]:
    """Return the habits by their names. They are the same for every variant."""
    return _HABITS
