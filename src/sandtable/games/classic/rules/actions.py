"""The numbering of actions; squares are counted from the acting seat's own side.

Of a move the first twentieth says whence, the rest where to: to a column of the same row, or to a row of the same
column. What can be written and never done has a number beyond the last action.
"""

from __future__ import annotations

from sandtable.engine import kernel

from .schema import KINDS, PIECES, SIZE, SQUARES
from .tables import seen_from

WAYS = 2 * SIZE
MOVE = 0
PLACE = MOVE + SQUARES * WAYS  # + (kind - 1) * 40 + space of the own rows
RESIGN = PLACE + (KINDS - 1) * PIECES
ACTIONS = RESIGN + 1
STRAY_WAY = ACTIONS  # a way that is no straight line
STRAY_PLACE = ACTIONS + 1  # a piece placed elsewhere than on the own rows


@kernel
def move_from(seat: int, a: int) -> int:
    """The square where a move begins."""
    return seen_from(seat, a // WAYS)


@kernel
def move_to(seat: int, a: int) -> int:
    """The square where a move ends."""
    origin, way = a // WAYS, a % WAYS
    return seen_from(seat, origin // SIZE * SIZE + way if way < SIZE else (way - SIZE) * SIZE + origin % SIZE)


@kernel
def move_number(seat: int, origin: int, target: int) -> int:
    """The number of a move along a row or a column."""
    start, end = seen_from(seat, origin), seen_from(seat, target)
    return start * WAYS + (end % SIZE if start // SIZE == end // SIZE else SIZE + end // SIZE)
