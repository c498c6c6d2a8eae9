"""The strength behind each level of computer player, found by measurement: see bench/ladder.md."""

from __future__ import annotations

from sandtable.engine import NoisyGreedy, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """Return the strength of each level below the Sergeant, by the level's name. No stronger levels were found."""
    return {"recruit": NoisyGreedy(450), "corporal": NoisyGreedy(200)}


def ratings(variant: str) -> dict[str, int]:
    """Return the measured rating of each level, in Elo relative to the Sergeant."""
    return RATINGS


RATINGS = {"recruit": -329, "corporal": -166, "sergeant": 0}
