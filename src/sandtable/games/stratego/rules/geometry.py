"""Distances and lines on the board."""

from __future__ import annotations

from sandtable.engine import as_int, kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.board import FOUR_PLAYER
from sandtable.games.stratego.rules.tables import COLUMN, NEXT, NOWHERE, ROW

FREE, BLOCKED, LAKE = range(3)
"""What `line` finds; a stockade is as much in the way as a lake."""
_WIDTH = FOUR_PLAYER.size


@kernel
def cell(v: Seen, place: int) -> int:
    """Return the number of a place's cell, by which events tell it on every board."""
    return as_int(ROW[v.side][place] * _WIDTH + COLUMN[v.side][place])


@kernel
def distance(v: Seen, origin: int, target: int) -> int:
    """Return the number of spaces along a straight line, or 0 if the two do not lie in one."""
    across = COLUMN[v.side][target] - COLUMN[v.side][origin]
    along = ROW[v.side][target] - ROW[v.side][origin]
    return abs(across + along) if across == 0 or along == 0 else 0


@kernel
def direction(v: Seen, origin: int, target: int) -> int:
    """Return the direction of a target that lies in line: 0 to 3 for north, east, south and west."""
    across = COLUMN[v.side][target] - COLUMN[v.side][origin]
    along = ROW[v.side][target] - ROW[v.side][origin]
    if across == 0:
        return 0 if along > 0 else 2
    return 1 if across > 0 else 3


@kernel
def line(v: Seen, origin: int, target: int) -> int:
    """Return what lies between two spaces in line: FREE for vacant spaces only, BLOCKED for a piece, or LAKE."""
    d = direction(v, origin, target)
    space = NEXT[v.side][origin][d]
    while space != target:
        if space == NOWHERE:
            return LAKE
        if v.board[space] != 0:
            return BLOCKED
        space = NEXT[v.side][space][d]
    return FREE
