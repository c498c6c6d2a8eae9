"""Parts by which a game is won: who has the most of them has nearly always won, whatever each of them is worth."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sandtable.arena.intervals import Estimate, wilson
from sandtable.studies.results import Floats

NEARLY_ALWAYS = 0.85
"""The share of games, by the lower bound of its interval, that the seat with the most of such parts wins."""


@dataclass(frozen=True)
class Decisive:
    """Parts, as places in the order of the game, whose sum tells who has won: the seat with the most of them, or with
    the fewest. `share` is its share of the points in games in which one seat has the most, or the fewest.
    """

    parts: tuple[int, ...]
    most: bool
    share: Estimate


def decisive(amount: Floats, points: Floats, odds: Mapping[int, Estimate]) -> list[Decisive]:
    """Return the parts that decide: those that do so alone, else the fewest that do so together, tried in the order in
    which they go most clearly with winning, or with losing.

    `amount` is how much of each part each seat had, of shape (games, seats, parts), `points` of shape (games, seats)
    what each won, and `odds` the odds ratios of parts.
    """
    found = []
    for most in (True, False):
        alone = tuple(part for part in range(amount.shape[2]) if _decides(_share(amount, points, (part,), most)))
        ranked = _ranked(odds, most)
        groups = [alone] if alone else [tuple(ranked[:count]) for count in range(2, len(ranked) + 1)]
        shares = ((group, _share(amount, points, group, most)) for group in groups)
        group, share = next(((group, share) for group, share in shares if alone or _decides(share)), ((), None))
        if share is not None:
            found.append(Decisive(group, most, share))
    return found


def _ranked(odds: Mapping[int, Estimate], most: bool) -> list[int]:
    """Return the parts that clearly go with winning, or with losing, the clearest first."""
    deviations = {part: math.log(one.value) / math.log(one.high / one.low) for part, one in odds.items()}
    clear = [part for part, one in odds.items() if (one.low > 1 if most else one.high < 1)]
    return sorted(clear, key=deviations.__getitem__, reverse=most)


def _share(amount: Floats, points: Floats, parts: Sequence[int], most: bool) -> Estimate:
    """Return the share of the points of the seat that alone has the most, or the fewest, of these parts together."""
    held = amount[:, :, list(parts)].sum(axis=2) * (1 if most else -1)
    top = held == held.max(axis=1, keepdims=True)
    alone = top.sum(axis=1) == 1
    return wilson(float(points[alone][top[alone]].sum()), int(alone.sum()))


def _decides(share: Estimate) -> bool:
    return share.low > NEARLY_ALWAYS
