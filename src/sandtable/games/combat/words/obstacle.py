"""The point at which a line of sight is blocked, for clients that draw the line (UC-R-8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.schema import X0, X1, Y0, Y1
from sandtable.games.combat.rules.sight import crosses
from sandtable.games.combat.rules.tables import SIZE

Cell = tuple[int, int]


def blocked_at(view: View, unit: int, target: int) -> tuple[float, float] | None:
    """Return the point (x, y) at which the line between the nearest cells of two units is first blocked.

    Whole numbers are the centres of cells. Return None if nothing blocks that line.
    """
    pairs = product(_cells(view, unit), _cells(view, target))
    start, end = min(pairs, key=lambda pair: (pair[0][0] - pair[1][0]) ** 2 + (pair[0][1] - pair[1][1]) ** 2)
    walls = [wall for wall in view.piece[: view.walls] if not _holds(wall, start) and not _holds(wall, end)]
    met = [_entry(wall, start, end) for wall in walls if crosses(*start, *end, wall[X0], wall[Y0], wall[X1], wall[Y1])]
    if not met:
        return None
    part = min(met)
    return round(start[0] + part * (end[0] - start[0]), 2), round(start[1] + part * (end[1] - start[1]), 2)


def _cells(view: View, unit: int) -> list[Cell]:
    side = range(SIZE[view.kind[unit]])
    return [(view.x[unit] + dx, view.y[unit] + dy) for dy in side for dx in side]


def _holds(wall: Sequence[int], cell: Cell) -> bool:
    return wall[X0] <= cell[0] <= wall[X1] and wall[Y0] <= cell[1] <= wall[Y1]


def _entry(wall: Sequence[int], start: Cell, end: Cell) -> float:
    """Return the share of a line, from 0 to 1, that lies before a rectangle that it crosses.

    The line enters the rectangle once it has passed the nearer side along each axis.
    """
    sides = ((wall[X0], wall[X1]), (wall[Y0], wall[Y1]))
    return max(
        ((low - 0.5 if by > 0 else high + 0.5) - at) / by
        for at, by, (low, high) in zip(start, (end[0] - start[0], end[1] - start[1]), sides, strict=True)
        if by
    )
