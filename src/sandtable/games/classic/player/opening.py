"""The set-up of a computer player: drawn at random from a seed, and placed piece by piece."""

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
    """Return the set-up drawn from a seed, as placement actions in order.

    Every seat numbers squares from its own side, so that the actions are the same for both seats.
    """
    return _placements(draw(_VARIANT[variant], seed))


def arrangements(variant: str) -> dict[str, tuple[int, ...]]:
    """Return the placements of each preset, by its name."""
    return {preset.name: _placements(preset.arrangement) for preset in PRESETS[_VARIANT[variant]]}


def _placements(arranged: Arrangement) -> tuple[int, ...]:
    return tuple(PLACE + (kind - 1) * PIECES + space for space, kind in arranged)


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """Return the next placement of the player's set-up during set-up, else None."""
    if legal[0] < PLACE:
        return None
    offered = set(legal)
    return next((action for action in arrangement(variant, seed) if action in offered), None)
