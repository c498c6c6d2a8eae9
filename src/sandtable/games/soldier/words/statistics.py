"""What is counted of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine.game import Figures
from sandtable.engine.statistics import counted

TITLES = {
    "drawn": "Cards drawn",
    "laid": "Cards laid in combat",
    "combats": "Combats begun",
    "won": "Combats won",
    "gained": "Soldiers gained",
    "lost": "Soldiers lost",
}


def count(told: Sequence[Mapping[str, Any]], seats: Sequence[str]) -> dict[str, list[float]]:
    """By the keys of TITLES, for each seat."""
    return {
        "drawn": counted(told, seats, ("drew", "took")),
        "laid": counted(told, seats, ("laid",)),
        "combats": counted(told, seats, ("advanced",)),
        "won": counted(told, seats, ("won",)),
        "gained": counted(told, seats, ("earned",)),
        "lost": counted(told, seats, ("surrendered", "lost", "fell")),
    }


FIGURES = Figures(TITLES, count)
