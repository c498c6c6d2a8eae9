"""The strength behind each level of computer player, found by measurement: see bench/ladder.md."""

from __future__ import annotations

from sandtable.engine import NoisyGreedy, Playouts, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """Return the strength of each level of a variant but the Sergeant, by the level's name."""
    if variant == "stratego-barrage":
        return {
            "recruit": NoisyGreedy(700),
            "corporal": NoisyGreedy(500),
            "lieutenant": Playouts(keep=6, rounds=2, worlds=20, plies=30, draws=8),
        }
    return {
        "recruit": NoisyGreedy(600),
        "corporal": NoisyGreedy(400),
        "lieutenant": Playouts(keep=4, rounds=2, worlds=8, plies=20, draws=8),
        "general": Playouts(keep=6, rounds=2, worlds=48, plies=24, draws=16),
    }


def ratings(variant: str) -> dict[str, int]:
    """Return the measured rating of each level of a variant, in Elo relative to the Sergeant."""
    return RATINGS[variant]


RATINGS = {
    "stratego-classic": {"recruit": -287, "corporal": -168, "sergeant": 0, "lieutenant": 241, "general": 460},
    "stratego-barrage": {"recruit": -303, "corporal": -171, "sergeant": 0, "lieutenant": 260},
}
