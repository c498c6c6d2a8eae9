"""The strengths and ratings of the levels, found by measuring: see bench/ladder.md."""

from __future__ import annotations

from sandtable.engine import NoisyGreedy, Plans, Strength
from sandtable.games.combat.player.weights import FIRST_WAY, LIEUTENANT, WAYS


def strengths(variant: str) -> dict[str, Strength]:
    """Return the strengths of a variant's levels by their ids, except the Sergeant, which is the same in every game."""
    return {
        "recruit": NoisyGreedy(90),
        "corporal": NoisyGreedy(40),
        "lieutenant": NoisyGreedy(0, style=LIEUTENANT),
        "general": Plans(tuple(range(FIRST_WAY, FIRST_WAY + len(WAYS))), rounds=3, worlds=16, style=LIEUTENANT),
    }


def ratings(variant: str) -> dict[str, int]:
    """Return the measured ratings of a variant's levels by their ids, in Elo above the Sergeant."""
    return RATINGS


RATINGS = {"recruit": -275, "corporal": -135, "sergeant": 0, "lieutenant": 193, "general": 300}
