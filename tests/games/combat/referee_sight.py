"""Lines of sight, straight from the definitions: segments and rectangles in fractions (UC-R-8, -51, -52)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from tests.games.combat.referee_table import Cell, Table, Unit
from tests.games.combat.referee_tables import TERRAIN, WEAPONS, Piece

Line = tuple[Cell, Cell]


@cache
def crosses(line: Line, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Return whether the open segment between two cells' centres meets the open interior of a rectangle of cells."""
    first, last = Fraction(0), Fraction(1)
    for start, end, low, high in zip(*line, (x0, y0), (x1 + 1, y1 + 1), strict=True):
        at, way = start + Fraction(1, 2), end - start
        if way == 0:
            if not low < at < high:
                return False
        else:
            times = sorted(((low - at) / way, (high - at) / way))
            first, last = max(first, times[0]), min(last, times[1])
    return first < last


def inside(cell: Cell, piece: Piece) -> bool:
    _, x0, y0, x1, y1 = piece
    return x0 <= cell[0] <= x1 and y0 <= cell[1] <= y1


def clear(table: Table, line: Line) -> bool:
    """Return whether nothing blocks the line."""
    blocking = ("bldg", "trees") if table.on("trees_block") else ("bldg",)
    return not any(
        piece[0] in blocking and not any(inside(end, piece) for end in line) and crosses(line, *piece[1:])
        for piece in table.pieces
    )


def apart(line: Line) -> int:
    """Return the square of a line's length, in cells."""
    (ax, ay), (bx, by) = line
    return (ax - bx) ** 2 + (ay - by) ** 2


def lines(unit: Unit, target: Unit) -> list[Line]:
    """Return the lines between any cells of the two units, the shortest first.

    Ties go by the lowest y and x of the attacker, then of the target.
    """
    return sorted(
        ((a, b) for a in unit.cells() for b in target.cells()),
        key=lambda line: (apart(line), line[0][1], line[0][0], line[1][1], line[1][0]),
    )


def attack_line(table: Table, unit: Unit, weapon: str, target: Unit) -> tuple[Line | None, str]:
    """Return the line of an attack, or None and the clause that says why there is none."""
    feet = 1 if weapon == "melee" else WEAPONS[weapon].feet
    near = [line for line in lines(unit, target) if apart(line) <= (2 * feet) ** 2]
    if not near:
        return None, "UC-R-37" if weapon == "melee" else "UC-R-4"
    if weapon == "mort" and table.on("mortar_indirect"):
        return near[0], ""
    seen = next((line for line in near if clear(table, line)), None)
    return seen, "" if seen else "UC-R-8"


def governing(table: Table, soldier: Unit, line: Line, other: Unit) -> str:
    """Return the cover that counts for a soldier on a line to or from another unit."""
    assert soldier.at and not soldier.vehicle
    here = [table.ground.get(soldier.at, ""), *("veh" for _ in hidden_by(table, soldier, line, other))]
    return max(here, key=lambda terrain: TERRAIN[terrain].toughness)


def hidden_by(table: Table, soldier: Unit, line: Line, other: Unit) -> Iterator[Unit]:
    """Yield the vehicles beside a soldier that a line crosses, including wrecks of this half-turn."""
    assert soldier.at
    x, y = soldier.at
    for vehicle in table.units:
        if vehicle.vehicle and vehicle.at and vehicle not in (soldier, other):
            beside = any(max(abs(x - vx), abs(y - vy)) == 1 for vx, vy in vehicle.cells())
            (x0, y0), (x1, y1) = vehicle.cells()[0], vehicle.cells()[-1]
            if beside and crosses(line, x0, y0, x1, y1):
                yield vehicle
