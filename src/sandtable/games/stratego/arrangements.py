"""Set-ups of every variant: drawn, counted by space, and turned to the side of the board where a seat sits."""

from __future__ import annotations

from random import Random

from sandtable.games.stratego.board import BOARDS, cell_name
from sandtable.games.stratego.camps import draw_camp
from sandtable.games.stratego.schema import ALLIANCE, CAMPAIGN, LIGHTNING
from sandtable.games.stratego.setups import Arrangement, draw_setup


def draw(variant: int, seed: int | str | bytes | Random) -> Arrangement:
    """A random good arrangement as South sees it; the same seed gives the same one."""
    if variant in (LIGHTNING, CAMPAIGN):
        return draw_setup(seed, variant == CAMPAIGN)
    return draw_camp(variant == ALLIANCE, seed)


def place_in_zone(side: int, space: str) -> int:
    """Which space of its zone, as a seat counts them, South calls by this name."""
    return _names(side, 0).index(space)


def seen_by(side: int, seat: int, arrangement: Arrangement) -> Arrangement:
    """The same arrangement in a seat's own zone."""
    names = _names(side, seat)
    return [(code, names[place_in_zone(side, space)]) for code, space in arrangement]


def _names(side: int, seat: int) -> list[str]:
    return [cell_name(cell) for cell in BOARDS[side].zone(seat)]
