"""What stands behind each level of computer player: found by measuring, see bench/ladder.md."""

from __future__ import annotations

from sandtable.engine import NoisyGreedy, Strength
from sandtable.games.combat.player.weights import LIEUTENANT


def strengths(variant: str) -> dict[str, Strength]:
    """The strength of each level between the weakest and the strongest, by the variant's id."""
    return {"recruit": NoisyGreedy(90), "corporal": NoisyGreedy(40), "lieutenant": NoisyGreedy(0, style=LIEUTENANT)}


def ratings(variant: str) -> dict[str, int]:
    """How strong each level was found to be, in Elo above the Sergeant, by the variant's id."""
    return RATINGS


RATINGS = {"recruit": -275, "corporal": -135, "sergeant": 0, "lieutenant": 193}
