"""The floor: the cells that are taken, the terrain, and sets of cells.

A set of cells is an array of shape (HEIGHT, ROW_WORDS) with BITS cells in a word. A whole row as one number has the
cell of column x at bit x.
"""

from __future__ import annotations

from sandtable.engine import Ints, Rows, as_int, kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.schema import BITS, KIND, NOBODY, ROW_WORDS, X0, X1, Y0, Y1
from sandtable.games.combat.rules.tables import HEIGHT, OPEN, SIZE, WIDTH, ZONE, is_vehicle

WORD = (1 << BITS) - 1
ROW = (1 << WIDTH) - 1


@kernel
def row_of(cells: Rows, y: int) -> int:
    """Return a row of a set as one number."""
    return cells[y][0] | cells[y][1] << BITS | cells[y][2] << 2 * BITS | cells[y][3] << 3 * BITS


@kernel
def set_row(cells: Rows, y: int, row: int) -> None:
    """Replace a row of a set."""
    for k in range(ROW_WORDS):
        cells[y][k] = row >> BITS * k & WORD


@kernel
def holds(cells: Rows, x: int, y: int) -> int:
    """Return 1 if a set holds a cell, else 0."""
    return cells[y][x // BITS] >> x % BITS & 1


@kernel
def columns(x0: int, x1: int) -> int:
    """Return the cells of a row from column x0 to x1, both included, as one number."""
    return (1 << (x1 - x0 + 1)) - 1 << x0


@kernel
def own_row(s: State, u: int, y: int) -> int:
    """Return the cells of a row that a unit's own figure covers."""
    size = SIZE[s.kind[u]]
    if s.x[u] == NOBODY or y < s.y[u] or y >= s.y[u] + size:
        return 0
    return columns(s.x[u], s.x[u] + size - 1)


@kernel
def blocked_row(s: State, u: int, y: int) -> int:
    """Return the cells of a row that a unit may not cover.

    These are the cells under other figures (UC-R-11), and for vehicles also those with terrain (UC-R-7).
    """
    row = row_of(s.taken, y) & ~own_row(s, u, y)
    return row | row_of(s.rough, y) if is_vehicle(s.kind[u]) else row


@kernel
def free_row(s: State, u: int, y: int) -> int:
    """Return the cells of a row that can be a unit's lowest: its whole figure then covers free cells of the table."""
    size = as_int(SIZE[s.kind[u]])
    if y < 0 or y > HEIGHT - size:
        return 0
    blocked = 0
    for k in range(size):
        blocked |= blocked_row(s, u, y + k)
    narrow = blocked
    for k in range(1, size):
        blocked |= narrow >> k
    return ~blocked & ((1 << (WIDTH - size + 1)) - 1)


@kernel
def on_table(s: State, u: int, x: int, y: int) -> bool:
    """Return whether a unit's figure is wholly on the table if its lowest cell is (x, y) (UC-R-12)."""
    size = SIZE[s.kind[u]]
    return 0 <= x <= WIDTH - size and 0 <= y <= HEIGHT - size


@kernel
def in_zone(s: State, u: int, seat: int, x: int, y: int) -> bool:
    """Return whether a unit's figure is wholly in the side's deployment zone if its lowest cell is (x, y) (UC-R-68)."""
    first = seat * (WIDTH - ZONE)
    return on_table(s, u, x, y) and first <= x and x + SIZE[s.kind[u]] <= first + ZONE


@kernel
def is_taken(s: State, u: int, x: int, y: int) -> bool:
    """Return whether another figure covers a cell that this unit's figure would cover at (x, y)."""
    size = SIZE[s.kind[u]]
    for k in range(size):
        if row_of(s.taken, y + k) & ~own_row(s, u, y + k) & columns(x, x + size - 1):
            return True
    return False


@kernel
def is_rough(s: State, u: int, x: int, y: int) -> bool:
    """Return whether a unit is a vehicle whose figure would cover terrain at (x, y) that it may not enter (UC-R-7)."""
    if not is_vehicle(s.kind[u]):
        return False
    size = SIZE[s.kind[u]]
    for k in range(size):
        if row_of(s.rough, y + k) & columns(x, x + size - 1):
            return True
    return False


@kernel
def put(s: State, u: int, x: int, y: int) -> None:
    """Put a unit's figure on the table, its lowest cell on (x, y)."""
    s.x[u], s.y[u] = x, y
    for k in range(SIZE[s.kind[u]]):
        set_row(s.taken, y + k, row_of(s.taken, y + k) | own_row(s, u, y + k))


@kernel
def lift(s: State, u: int) -> None:
    """Take a unit's figure off the table."""
    for y in range(s.y[u], s.y[u] + SIZE[s.kind[u]]):
        set_row(s.taken, y, row_of(s.taken, y) & ~own_row(s, u, y))
    s.x[u], s.y[u] = NOBODY, NOBODY


@kernel
def roughen(s: State, piece: Ints) -> None:
    """Keep vehicles off a piece of terrain."""
    for y in range(piece[Y0], piece[Y1] + 1):
        set_row(s.rough, y, row_of(s.rough, y) | columns(piece[X0], piece[X1]))


@kernel
def terrain_at(s: State, x: int, y: int) -> int:
    """Return the terrain of a cell; pieces never overlap (UC-R-6)."""
    for k in range(s.pieces):
        piece = s.piece[k]
        if piece[X0] <= x <= piece[X1] and piece[Y0] <= y <= piece[Y1]:
            return piece[KIND]
    return OPEN
