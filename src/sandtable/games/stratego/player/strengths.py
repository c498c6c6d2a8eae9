"""What stands behind each level of computer player: found by measuring, see bench/ladder.md."""

from __future__ import annotations

from sandtable.umpire.strength import Careless, Playouts, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """The strength of each level between the weakest and the strongest, by the variant's id."""
    if variant != "stratego-lightning":
        return {"recruit": Careless(440), "corporal": Careless(250)}
    return {
        "recruit": Careless(540),
        "corporal": Careless(400),
        "lieutenant": Playouts(keep=4, rounds=2, worlds=6, plies=8),
    }
