"""Statistics of a finished game: those of every game, and the game's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine.record.schema import CHANCE
from sandtable.games import variant
from sandtable.review.course import Course, follow
from sandtable.review.report import Statistic
from sandtable.review.setting_up import SettingUp

DECISIONS = "decisions"


def statistics(course: Course, told: Sequence[Mapping[str, Any]]) -> list[Statistic]:
    """Return all statistics of a game; `told` holds everything that happened."""
    chosen = variant(course.variant)
    figures = [Statistic(DECISIONS, "Decisions", _made(course))]
    own = chosen.game.figures
    if own is not None:
        counted = own.count(told, chosen.seats(course.players))
        figures += [
            Statistic(f"{chosen.game.name}.{key}", title, [float(value) for value in counted[key]])
            for key, title in own.titles.items()
            if key in counted
        ]
    return figures


def _made(course: Course) -> list[float]:
    """Return the decisions of each seat as people count them: without set-up and resigning."""
    chosen = variant(course.variant)
    setting_up = SettingUp(chosen)
    made = [0.0] * course.players
    for done, umpire in follow(course):
        seat, action = course.moves[done] if done < len(course.moves) else (CHANCE, 0)
        if seat == CHANCE or action in chosen.unlisted:
            continue
        made[seat] += not setting_up.now(umpire, umpire.legal(seat))
    return made
