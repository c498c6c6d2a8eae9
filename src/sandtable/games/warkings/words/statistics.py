"""The statistics of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import Figures, count_events

TITLES = {
    "laid": "Cards discarded",
    "sets": "Sets discarded",
    "drawn": "Cards from the draw pile",
    "taken": "Cards from the open pile",
    "enemies": "Enemy attacks picked up",
}


def count(told: Sequence[Mapping[str, object]], seats: Sequence[str]) -> dict[str, list[float]]:
    """Return the counts for each seat, by the keys of TITLES."""
    return {
        "laid": count_events(told, seats, ("laid",), worth=lambda event: len(event["cards"])),
        "sets": count_events(told, seats, ("laid",), worth=lambda event: len(event["cards"]) > 1),
        "drawn": count_events(told, seats, ("drew",)),
        "taken": count_events(told, seats, ("took",)),
        "enemies": count_events(told, seats, ("enemy",)),
    }


FIGURES = Figures(TITLES, count)
