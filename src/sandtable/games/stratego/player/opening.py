"""The set-up of a computer player, placed piece by piece."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sandtable.games.stratego.rules.actions import PLACE, ZONE_SIZE
from sandtable.games.stratego.rules.pieces import LISTS, SIGNS
from sandtable.games.stratego.rules.schema import IDS, SIDES
from sandtable.games.stratego.setups.army import Arrangement
from sandtable.games.stratego.setups.arrangements import draw, place_in_zone
from sandtable.games.stratego.setups.presets import PRESETS


def arrangement(variant: str, seed: int) -> tuple[int, ...]:
    """Return the set-up drawn from a seed, as actions in order."""
    return _plan(IDS.index(variant), seed)


def arrangements(variant: str) -> dict[str, tuple[int, ...]]:
    """Return the set-ups that have names, each as actions in order."""
    number = IDS.index(variant)
    return {preset.name: _placements(number, preset.arrangement) for preset in PRESETS[number]}


@lru_cache(maxsize=64)
def _plan(variant: int, seed: int) -> tuple[int, ...]:
    """Return the placements of the set-up drawn from a seed."""
    return _placements(variant, draw(variant, seed))


def _placements(variant: int, arranged: Arrangement) -> tuple[int, ...]:
    """Return the placements of a set-up. Every seat numbers them from its own side."""
    side = SIDES[variant]
    place_in_list = {SIGNS[kind]: k for k, kind in enumerate(LISTS[side])}
    return tuple(
        int(PLACE[variant] + place_in_list[code] * ZONE_SIZE[side] + place_in_zone(side, space))
        for code, space in arranged
    )


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """Return the next placement of the player's set-up during set-up, else None."""
    number = IDS.index(variant)
    if legal[0] < PLACE[number]:
        return None
    offered = set(legal)
    return next((action for action in _plan(number, seed) if action in offered), None)
