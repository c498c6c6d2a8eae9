"""The numbering of actions. Squares are counted from the acting seat's own side.

A move has the number `origin * WAYS + way`. The first ten ways lead to the columns of the origin's row, the other ten
to the rows of its column. What can be written but never done has a number beyond the last action.
"""

from __future__ import annotations

from sandtable.engine import kernel

from .schema import KINDS, PIECES, SIZE, SQUARES
from .tables import seen_from

WAYS = 2 * SIZE
MOVE = 0
PLACE = MOVE + SQUARES * WAYS  # + (kind - 1) * 40 + space of the seat's own rows
RESIGN = PLACE + (KINDS - 1) * PIECES
ACTIONS = RESIGN + 1
STRAY_WAY = ACTIONS  # a move that is not along a straight line
STRAY_PLACE = ACTIONS + 1  # a piece placed outside the seat's own rows


@kernel
def move_from(seat: int, a: int) -> int:
    """Return the square where a move begins."""
    return seen_from(seat, a // WAYS)


@kernel
def move_to(seat: int, a: int) -> int:
    """Return the square where a move ends."""
    origin, way = a // WAYS, a % WAYS
    return seen_from(seat, origin // SIZE * SIZE + way if way < SIZE else (way - SIZE) * SIZE + origin % SIZE)


@kernel
def move_number(seat: int, origin: int, target: int) -> int:
    """Return the number of a move along a row or a column."""
    start, end = seen_from(seat, origin), seen_from(seat, target)
    return start * WAYS + (end % SIZE if start // SIZE == end // SIZE else SIZE + end // SIZE)
