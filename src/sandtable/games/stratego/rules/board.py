"""The two sides of the board, and the small board (rulebook sections 1.3 to 1.5).

Cells are (column, row), counted from South's left corner. Spaces are numbered row by row, without lakes and stockades.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

Cell = tuple[int, int]

COLUMNS = "abcdefghijklmno"
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west
DIAGONALS = ((0, 1), (1, 2), (2, 3), (3, 0))  # the two directions that make up each diagonal

# Rows from North to South: `.` space, `~` lake, `#` stockade, `s` South's home, `-` outside.
_TWO_PLAYER = """
..........
..........
..........
..........
..~~..~~..
..~~..~~..
ssssssssss
ssssssssss
ssssssssss
ssssssssss
"""
_FOUR_PLAYER = """
----.......----
----...#...----
----.......----
---.........---
......~~~......
...............
....~.....~....
.#..~.....~..#.
....~.....~....
...............
......~~~......
---.........---
----sssssss----
----sss#sss----
----.......----
"""
_SMALL = """
......
......
..~~..
..~~..
ssssss
ssssss
"""


@dataclass(frozen=True)
class Board:
    """One side of the board, or the small board."""

    size: int
    spaces: tuple[Cell, ...]
    lakes: tuple[Cell, ...]
    stockades: tuple[Cell, ...]
    home: tuple[Cell, ...]  # South's home zone or camp
    chairs: tuple[int, ...]  # for each seat: quarter turns, clockwise, from the South

    @property
    def allied(self) -> bool:
        """Whether four play on this board, in two alliances."""
        return len(self.chairs) > 2

    @cached_property
    def number(self) -> dict[Cell, int]:
        """The number of each space."""
        return {cell: k for k, cell in enumerate(self.spaces)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the places: the spaces, then the stockades."""
        return tuple(cell_name(cell) for cell in self.spaces + self.stockades)

    @cached_property
    def cells(self) -> dict[Cell, int]:
        """The number of each cell: first of the places, then of the lakes."""
        return {cell: k for k, cell in enumerate(self.spaces + self.stockades + self.lakes)}

    @cached_property
    def place(self) -> dict[str, int]:
        """The number of each space or stockade, by its name."""
        return {name: k for k, name in enumerate(self.names)}

    def seen_from(self, cell: Cell, seat: int) -> Cell:
        """Return where a cell lies for a seat that looks at the board as if it sat in the South."""
        column, row = cell
        for _ in range(self.chairs[seat]):
            column, row = self.size - 1 - row, column
        return column, row

    def zone(self, seat: int) -> tuple[Cell, ...]:
        """Return a seat's home zone, in the order in which the seat numbers it."""
        return self._zones[seat]

    def half(self, seat: int) -> tuple[Cell, ...]:
        """Return a seat's half of the board, the nearer half of the rows (ST-R-2, ST-R-110)."""
        return self._halves[seat]

    @cached_property
    def _zones(self) -> tuple[tuple[Cell, ...], ...]:
        return self._facing(self.home)

    @cached_property
    def _halves(self) -> tuple[tuple[Cell, ...], ...]:
        return self._facing(tuple(cell for cell in self.spaces if cell[1] < self.size // 2))

    def _facing(self, cells: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...]:
        """Return, for each seat, the cells that it sees where South sees `cells`."""
        own = [{self.seen_from(cell, seat): cell for cell in self.spaces} for seat in range(len(self.chairs))]
        return tuple(tuple(seen[cell] for cell in cells) for seen in own)


def cell_name(cell: Cell) -> str:
    """Return the name of a cell, such as `e4`."""
    return f"{COLUMNS[cell[0]]}{cell[1] + 1}"


def _draw(picture: str, chairs: tuple[int, ...]) -> Board:
    rows = picture.split()[::-1]
    cells = [(column, row) for row in range(len(rows)) for column in range(len(rows))]

    def where(signs: str) -> tuple[Cell, ...]:
        return tuple((column, row) for column, row in cells if rows[row][column] in signs)

    return Board(len(rows), where(".s"), where("~"), where("#"), where("s"), chairs)


# ST-R-1: South and North sit across from each other. ST-R-3, ST-R-9: South, West, North, East, clockwise.
TWO_PLAYER = _draw(_TWO_PLAYER, (0, 2))
FOUR_PLAYER = _draw(_FOUR_PLAYER, (0, 1, 2, 3))
SMALL_BOARD = _draw(_SMALL, (0, 2))  # ST-R-108
BOARDS = (TWO_PLAYER, FOUR_PLAYER, SMALL_BOARD)
CELL_NAMES = tuple(cell_name((column, row)) for row in range(FOUR_PLAYER.size) for column in range(FOUR_PLAYER.size))
"""The names of all cells, row by row: those of the largest board, so that a cell has one number on every board."""
