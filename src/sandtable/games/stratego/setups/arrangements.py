"""The set-ups of every variant: drawn, numbered by space, and turned to the side of the board where a seat sits."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

from sandtable.engine import fit_arrangement
from sandtable.games.stratego.rules.board import BOARDS, cell_name
from sandtable.games.stratego.rules.schema import ALLIANCE, CAMPAIGN, LIGHTNING, SMALL
from sandtable.games.stratego.setups.army import Arrangement, draw_setup
from sandtable.games.stratego.setups.camps import draw_camp
from sandtable.games.stratego.setups.small import draw_small


def draw(variant: int, seed: int | str | bytes | Random) -> Arrangement:
    """Return a random good arrangement as South sees it. The same seed gives the same one."""
    if variant in (LIGHTNING, CAMPAIGN):
        return draw_setup(seed, variant == CAMPAIGN)
    return draw_small(seed) if variant == SMALL else draw_camp(variant == ALLIANCE, seed)


def place_in_zone(side: int, space: str) -> int:
    """Return the number, within every seat's zone, of the space that South calls by this name."""
    return _places(side)[space]


@cache
def _places(side: int) -> dict[str, int]:
    return {cell_name(cell): place for place, cell in enumerate(BOARDS[side].zone(0))}


def fitted(arrangement: Arrangement, army: Mapping[str, int], size: int, side: int) -> Arrangement:
    """Return an arrangement of the printed army for another one, of which `size` pieces stand on the board."""
    return fit_arrangement(arrangement, army, size, _places(side), "F")


def seen_by(side: int, seat: int, arrangement: Arrangement) -> Arrangement:
    """Return the arrangement on a seat's own side of the board."""
    board = BOARDS[side]
    facing = {cell_name(board.seen_from(cell, seat)): cell_name(cell) for cell in board.spaces}
    return [(code, facing[space]) for code, space in arrangement]
