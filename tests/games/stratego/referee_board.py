"""The boards and armies of Ultimate Stratego, drawn as the rulebook draws them (1.1 to 1.5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

TWO_PLAYERS = """
n n n n n n n n n n
n n n n n n n n n n
n n n n n n n n n n
n n n n n n n n n n
. . ~ ~ . . ~ ~ . .
. . ~ ~ . . ~ ~ . .
s s s s s s s s s s
s s s s s s s s s s
s s s s s s s s s s
s s s s s s s s s s
"""

FOUR_PLAYERS = """
- - - - . . . . . . . - - - -
- - - - n n n N n n n - - - -
- - - - n n n n n n n - - - -
- - - . . . . . . . . . - - -
. w w . . . ~ ~ ~ . . . e e .
. w w . . . . . . . . . e e .
. w w . ~ . . . . . ~ . e e .
. W w . ~ . . . . . ~ . e E .
. w w . ~ . . . . . ~ . e e .
. w w . . . . . . . . . e e .
. w w . . . ~ ~ ~ . . . e e .
- - - . . . . . . . . . - - -
- - - - s s s s s s s - - - -
- - - - s s s S s s s - - - -
- - - - . . . . . . . - - - -
"""

SMALL_BOARD = """
n n n n n n
n n n n n n
. . ~ ~ . .
. . ~ ~ . .
s s s s s s
s s s s s s
"""

ARMY = {"10": 1, "9": 1, "8": 1, "7": 1, "6": 2, "5": 2, "4": 2, "3": 2, "2": 4, "S": 1, "B": 2, "F": 1}
FOUR_ARMY = {rank: n for rank, n in ARMY.items() if rank != "B"} | {"C": 2}
LIGHTNING_ARMY = dict.fromkeys(FOUR_ARMY, 1) | {"2": 2}
SMALL_ARMY = {"10": 1, "9": 1, "6": 1, "2": 2, "S": 1, "B": 1, "F": 1}

DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True)
class Board:
    """A board: `camps[k]` is the home zone or camp of seat k, and `stockades[k]` the stockade in it."""

    seats: tuple[str, ...]
    spaces: frozenset[str]
    lakes: frozenset[str]
    camps: tuple[frozenset[str], ...]
    stockades: tuple[str, ...]

    @property
    def rows(self) -> int:
        return max(int(space[1:]) for space in self.spaces)

    def beside(self, cell: str) -> list[str]:
        """Return the spaces that share an edge with a space or a stockade."""
        return [near for way in DIRECTIONS if (near := along(cell, way)) in self.spaces]

    def half(self, seat: int) -> frozenset[str]:
        return frozenset(space for space in self.spaces if (2 * int(space[1:]) > self.rows) == bool(seat))

    def back_row(self, seat: int) -> frozenset[str]:
        return frozenset(space for space in self.spaces if int(space[1:]) == (1, self.rows)[seat])


@cache
def along(cell: str, way: tuple[int, int], steps: int = 1) -> str:
    """Return the name of the cell this many steps away, whether or not the board has it."""
    column, row = ord(cell[0]) + way[0] * steps, int(cell[1:]) + way[1] * steps
    return f"{chr(column)}{row}"


def drawn(picture: str, seats: tuple[str, ...]) -> Board:
    lines = [line.split() for line in picture.split("\n") if line][::-1]
    marks = {f"{chr(97 + x)}{y + 1}": mark for y, line in enumerate(lines) for x, mark in enumerate(line)}
    letters = [seat[0] for seat in seats]
    return Board(
        seats=seats,
        spaces=frozenset(cell for cell, mark in marks.items() if mark == "." or mark.islower()),
        lakes=frozenset(cell for cell, mark in marks.items() if mark == "~"),
        camps=tuple(frozenset(c for c, mark in marks.items() if mark == letter.lower()) for letter in letters),
        stockades=tuple(cell for letter in letters for cell, mark in marks.items() if mark == letter),
    )


GREEN = drawn(TWO_PLAYERS, ("South", "North"))
RED = drawn(FOUR_PLAYERS, ("South", "West", "North", "East"))
SMALL = drawn(SMALL_BOARD, ("South", "North"))


def board_of(variant: str) -> Board:
    if variant.endswith("small"):
        return SMALL
    return RED if "alliance" in variant else GREEN
