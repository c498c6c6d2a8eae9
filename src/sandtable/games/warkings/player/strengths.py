"""What stands behind each level of computer player: found by measuring, see bench/ladder.md."""

from __future__ import annotations

from sandtable.engine import NoisyGreedy, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """The strength of each level below the Sergeant, by the variant's id: above it no room was found."""
    return {"recruit": NoisyGreedy(450), "corporal": NoisyGreedy(200)}


def ratings(variant: str) -> dict[str, int]:
    """How strong each level was found to be, in Elo above the Sergeant, by the variant's id."""
    return RATINGS


RATINGS = {"recruit": -329, "corporal": -166, "sergeant": 0}
