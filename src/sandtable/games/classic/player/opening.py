"""The set-up of a computer player: one of many, drawn by lot, placed piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..rules.actions import PLACE
from ..rules.schema import BARRAGE, CLASSIC, PIECES
from ..setups.arrangements import draw

_VARIANT = {"stratego-classic": CLASSIC, "stratego-barrage": BARRAGE}


@lru_cache(maxsize=64)
def arrangement(variant: str, seed: int) -> tuple[int, ...]:
    """The placements of the set-up drawn from a seed; every seat numbers them from its own side."""
    return tuple(PLACE + (kind - 1) * PIECES + space for space, kind in draw(_VARIANT[variant], seed))


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """During set-up the next placement of the player's arrangement, else None."""
    if legal[0] < PLACE:
        return None
    offered = set(legal)
    return next((action for action in arrangement(variant, seed) if action in offered), None)
