"""The set-up of a computer player: one of many, drawn by lot, placed piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..rules.actions import PLACE
from ..rules.schema import BARRAGE, CLASSIC, PIECES
from ..setups.arrangements import Arrangement, draw
from ..setups.presets import PRESETS

_VARIANT = {"stratego-classic": CLASSIC, "stratego-barrage": BARRAGE}


@lru_cache(maxsize=64)
def arrangement(variant: str, seed: int) -> tuple[int, ...]:
    """The placements of the set-up drawn from a seed; every seat numbers them from its own side."""
    return _placements(draw(_VARIANT[variant], seed))


def arrangements(variant: str) -> dict[str, tuple[int, ...]]:
    """The placements of the set-ups that have names."""
    return {preset.name: _placements(preset.arrangement) for preset in PRESETS[_VARIANT[variant]]}


def _placements(arranged: Arrangement) -> tuple[int, ...]:
    return tuple(PLACE + (kind - 1) * PIECES + space for space, kind in arranged)


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """During set-up the next placement of the player's arrangement, else None."""
    if legal[0] < PLACE:
        return None
    offered = set(legal)
    return next((action for action in arrangement(variant, seed) if action in offered), None)
