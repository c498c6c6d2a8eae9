"""The strength behind each level of computer player, found by measurement: see bench/ladder.md."""

from __future__ import annotations

from sandtable.engine import NoisyGreedy, Playouts, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """Return the strength of each level but the Sergeant, by the level's name."""
    return {
        "recruit": NoisyGreedy(610),
        "corporal": NoisyGreedy(430),
        "lieutenant": Playouts(keep=6, rounds=3, worlds=80, plies=150),
    }


def ratings(variant: str) -> dict[str, int]:
    """Return the measured rating of each level, in Elo relative to the Sergeant."""
    return RATINGS


RATINGS = {"recruit": -335, "corporal": -194, "sergeant": 0, "lieutenant": 89}
