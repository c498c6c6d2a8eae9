"""The statistics of a finished battle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import Figures, count_events

TITLES = {
    "attacks": "Attacks",
    "wounded": "Wounds dealt",
    "killed": "Enemies destroyed",
    "expected": "Expected dice total in attacks",
    "rolled": "Rolled dice total in attacks",
    "dirt": "Times hit the dirt",
    "healed": "Wounds healed",
    "points": "Points for destroyed enemies",
}
A_DIE = 3.5  # pips on average
ATTACKED = ("attacked",)


def count(told: Sequence[Mapping[str, object]], seats: Sequence[str]) -> dict[str, list[float]]:
    """Return the figures by the keys of TITLES, one number for each seat; dice count for the attacking side."""
    return {
        "attacks": count_events(told, seats, ATTACKED, "unit"),
        "wounded": count_events(told, seats, ATTACKED, "unit", lambda event: event["result"] == "wounded"),
        "killed": count_events(told, seats, ATTACKED, "unit", lambda event: event["result"] == "killed"),
        "expected": count_events(
            told, seats, ATTACKED, "unit", lambda event: A_DIE * sum(die > 0 for die in event["dice"])
        ),
        "rolled": count_events(told, seats, ATTACKED, "unit", lambda event: sum(event["dice"])),
        "dirt": count_events(told, seats, ("dirt",), "unit"),
        "healed": count_events(told, seats, ("healed",), "unit"),
        "points": count_events(told, seats, ("points",), worth=lambda event: event["points"]),
    }


FIGURES = Figures(TITLES, count)
