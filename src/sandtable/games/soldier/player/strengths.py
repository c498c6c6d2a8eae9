"""What stands behind each level of computer player: found by measuring, see bench/ladder.md."""

from __future__ import annotations

from sandtable.engine import NoisyGreedy, Playouts, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """The strength of each level between the weakest and the strongest, by the variant's id."""
    return {
        "recruit": NoisyGreedy(610),
        "corporal": NoisyGreedy(430),
        "lieutenant": Playouts(keep=6, rounds=3, worlds=80, plies=150),
    }


def ratings(variant: str) -> dict[str, int]:
    """How strong each level was found to be, in Elo above the Sergeant, by the variant's id."""
    return RATINGS


RATINGS = {"recruit": -335, "corporal": -194, "sergeant": 0, "lieutenant": 89}
