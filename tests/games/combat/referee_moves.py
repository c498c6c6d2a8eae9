"""The moves of the second referee: how far a unit may go and where it can go, cell by cell (3.1, 3.2)."""

from __future__ import annotations

import heapq

from tests.games.combat.referee_table import Cell, Table, Unit, on_table
from tests.games.combat.referee_tables import POSITIONS

STEPS = {(dx, dy): 3 if dx and dy else 2 for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy}
FOOT = 4


def allowance(table: Table, unit: Unit) -> int:
    """Return the movement points of a unit in step 1: position, bazooka, wounds, mortar (UC-R-20)."""
    points = FOOT * (unit.kind.feet if unit.vehicle else POSITIONS[unit.position].feet)
    if "baz" in unit.weapons:
        points = max(0, points - FOOT)
    if unit.wounds == 1 or (unit.wounds > 1 and table.on("wounds_monotonic")):
        points //= 2
    if unit.wounds > 1:
        points = min(points, FOOT)
    return min(points, FOOT) if "mort" in unit.weapons else points


def reach(table: Table, unit: Unit) -> dict[Cell, int]:
    """Return every cell that a unit can go to, with the cost of the cheapest way."""
    assert unit.at
    most, figures = allowance(table, unit), table.figures(unit)
    costs, edge = {unit.at: 0}, [(0, unit.at)]
    while edge:
        cost, (x, y) = heapq.heappop(edge)
        if cost > costs[x, y]:
            continue
        for (dx, dy), step in STEPS.items():
            there, dear = (x + dx, y + dy), cost + step
            if dear <= most and dear < costs.get(there, most + 1) and not barred(table, unit, there, figures):
                costs[there] = dear
                heapq.heappush(edge, (dear, there))
    del costs[unit.at]
    return costs


def barred(table: Table, unit: Unit, there: Cell, figures: set[Cell] | None = None) -> str:
    """Return the clause that keeps a unit from standing at a cell at all, or ''."""
    cells = unit.cells(there)
    figures = table.figures(unit) if figures is None else figures
    if not all(on_table(cell) for cell in cells):
        return "UC-R-12"
    if any(cell in figures for cell in cells):
        return "UC-R-11"
    if unit.vehicle and any(table.closed(unit, cell) for cell in cells):
        return "UC-R-7"
    return ""
