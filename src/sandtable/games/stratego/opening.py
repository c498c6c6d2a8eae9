"""The set-up of a computer player, placed piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sandtable.games.stratego.actions import PLACE, ZONE_SIZE
from sandtable.games.stratego.pieces import LISTS, SIGNS
from sandtable.games.stratego.setups import cell_of, draw_setup

_PLACE_IN_LIST = {SIGNS[kind]: k for k, kind in enumerate(LISTS[0])}


@lru_cache(maxsize=64)
def _plan(seed: int) -> tuple[int, ...]:
    """The placements of the set-up drawn from a seed; every seat numbers them from its own side."""
    return tuple(PLACE[0] + _PLACE_IN_LIST[code] * ZONE_SIZE[0] + cell_of(space) for code, space in draw_setup(seed))


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """During set-up the next placement of the player's arrangement, else None."""
    if legal[0] < PLACE[0]:
        return None
    offered = set(legal)
    return next((action for action in _plan(seed) if action in offered), None)
