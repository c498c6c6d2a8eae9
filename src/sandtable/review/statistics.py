"""Figures of a finished game: those that every game has, and its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.games import variant
from sandtable.review.course import Course
from sandtable.review.report import Statistic
from sandtable.umpire.schema import CHANCE

DECISIONS = "decisions"


def statistics(course: Course, told: Sequence[Mapping[str, Any]]) -> list[Statistic]:
    """All figures of a game, `told` being everything that happened."""
    chosen = variant(course.variant)
    made = [0.0] * course.players
    for seat, _ in course.moves:
        if seat != CHANCE:
            made[seat] += 1
    figures = [Statistic(DECISIONS, "Decisions", made)]
    own = chosen.game.figures
    if own is not None:
        counted = own.count(told, chosen.seats(course.players))
        figures += [
            Statistic(f"{chosen.game.name}.{key}", title, [float(value) for value in counted[key]])
            for key, title in own.titles.items()
            if key in counted
        ]
    return figures
