"""The strength behind each level of computer player, found by measurement: see bench/ladder.md."""

from __future__ import annotations

from sandtable.engine import NoisyGreedy, Playouts, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """Return the strength of each level of a variant but the Sergeant, by the level's name."""
    return _BELOW.get(variant, _FAMILY) | _ABOVE


_BELOW: dict[str, dict[str, Strength]] = {
    "stratego-lightning": {"recruit": NoisyGreedy(620), "corporal": NoisyGreedy(400)},
    "stratego-small": {
        "recruit": NoisyGreedy(740),
        "corporal": NoisyGreedy(520),
    },  # fewer decisions in which a slip can cost the game
}
_FAMILY: dict[str, Strength] = {"recruit": NoisyGreedy(440), "corporal": NoisyGreedy(250)}
_ABOVE: dict[str, Strength] = {
    "lieutenant": Playouts(keep=4, rounds=2, worlds=2, plies=6),
    "general": Playouts(keep=6, rounds=2, worlds=40, plies=16, draws=16),
}


def ratings(variant: str) -> dict[str, int]:
    """Return the measured rating of each level of a variant, in Elo relative to the Sergeant."""
    return RATINGS[variant]


_LEVELS = ("recruit", "corporal", "sergeant", "lieutenant", "general")
_FOUND = {
    "stratego-lightning": (-315, -147, 0, 174, 552),
    "stratego-campaign": (-316, -146, 0, 268, 711),  # this and the next two Generals' ratings rest on 20 to 60 games
    "stratego-alliance": (-452, -222, 0, 208, 645),
    "stratego-alliance-lightning": (-343, -140, 0, 166, 763),
    "stratego-small": (-343, -155, 0, 173, 276),
}
RATINGS = {variant: dict(zip(_LEVELS, found, strict=True)) for variant, found in _FOUND.items()}
