"""What stands behind each level of computer player: found by measuring, see bench/ladder.md."""

from __future__ import annotations

from sandtable.umpire.strength import Careless, Playouts, Strength


def strengths(variant: str) -> dict[str, Strength]:
    """The strength of each level between the weakest and the strongest, by the variant's id."""
    return (_LIGHTNING if variant == "stratego-lightning" else _FAMILY) | _ABOVE


_LIGHTNING: dict[str, Strength] = {"recruit": Careless(620), "corporal": Careless(400)}
_FAMILY: dict[str, Strength] = {"recruit": Careless(440), "corporal": Careless(250)}
_ABOVE: dict[str, Strength] = {
    "lieutenant": Playouts(keep=4, rounds=2, worlds=2, plies=6),
    "general": Playouts(keep=6, rounds=2, worlds=40, plies=16, draws=16),
}
