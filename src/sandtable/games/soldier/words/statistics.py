"""The statistics of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import Figures, count_events

TITLES = {
    "drawn": "Cards drawn",
    "laid": "Cards played in combat",
    "combats": "Combats started",
    "won": "Combats won",
    "gained": "Soldiers gained",
    "lost": "Soldiers lost",
}


def count(told: Sequence[Mapping[str, object]], seats: Sequence[str]) -> dict[str, list[float]]:
    """Return the counts for each seat, by the keys of TITLES."""
    return {
        "drawn": count_events(told, seats, ("drew", "took")),
        "laid": count_events(told, seats, ("laid",)),
        "combats": count_events(told, seats, ("advanced",)),
        "won": count_events(told, seats, ("won",)),
        "gained": count_events(told, seats, ("earned",)),
        "lost": count_events(told, seats, ("surrendered", "lost", "fell")),
    }


FIGURES = Figures(TITLES, count)
