"""What stands behind each level of computer player: found by measuring, see bench/ladder.md."""

from __future__ import annotations

from sandtable.umpire.strength import Careless, Playouts, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """The strength of each level between the weakest and the strongest, by the variant's id."""
    return {
        "recruit": Careless(610),
        "corporal": Careless(430),
        "lieutenant": Playouts(keep=6, rounds=3, worlds=80, plies=150),
    }
