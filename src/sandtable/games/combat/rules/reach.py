"""The movement of units: allowances (UC-R-16 to -22) and the cells in reach (UC-R-3, UC-R-11)."""

from __future__ import annotations

from sandtable.engine import Rows, kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.floor import free_row, holds, on_table, row_of, set_row
from sandtable.games.combat.rules.schema import LAYERS, NOBODY
from sandtable.games.combat.rules.tables import (
    BAZOOKA,
    DIAGONAL,
    FEET,
    HEIGHT,
    MORTAR,
    POINTS_PER_FOOT,
    SIZE,
    STANCE_FEET,
    STRAIGHT,
    is_vehicle,
)


@kernel
def allowance(s: State, u: int) -> int:
    """Return the movement points that a unit would have in a step 1 that begins now."""
    return points_of(s.kind[u], s.arms[u], s.stance[u], s.wounds[u], s.wounds_monotonic)


@kernel
def points_of(kind: int, arms: int, stance: int, wounds: int, monotonic: int) -> int:
    """Return the movement points by stance, bazooka, wounds, mortar, in this order (UC-R-20)."""
    if is_vehicle(kind):
        return _wounded(wounds, monotonic, FEET[kind] * POINTS_PER_FOOT)
    feet = STANCE_FEET[stance]
    if arms >> BAZOOKA & 1:
        feet = max(0, feet - 1)
    points = _wounded(wounds, monotonic, feet * POINTS_PER_FOOT)
    return min(points, POINTS_PER_FOOT) if arms >> MORTAR & 1 else points


@kernel
def _wounded(wounds: int, monotonic: int, points: int) -> int:
    """Return the points that wounds leave: half with one, at most a foot with more (UC-WND-1, -3, -5, UC-R-21)."""
    if wounds == 1:
        return points // 2
    if wounds > 1:
        return min(points // 2 if monotonic else points, POINTS_PER_FOOT)
    return points


@kernel
def can_step(s: State, u: int) -> bool:
    """Return whether a unit can move to any other cell."""
    points = allowance(s, u)
    if points < STRAIGHT:
        return False
    x, y = s.x[u], s.y[u]
    beside = 1 << x + 1 | (1 << x) >> 1
    if free_row(s, u, y) & beside:
        return True
    wide = 1 << x | (beside if points >= DIAGONAL else 0)
    return (free_row(s, u, y - 1) | free_row(s, u, y + 1)) & wide != 0


@kernel
def spread(s: State, u: int, points: int, gx: int, gy: int) -> int:
    """Compute the cells in a unit's reach, point by point, until they include the goal (gx, gy).

    If `gx` is NOBODY, go on until all points are spent. Return the points spent. Layer c % LAYERS of `wave` then holds
    the cells that `c` points reach: those of c - 1, the straight neighbours of those of c - 2, and the diagonal
    neighbours of those of c - 3. Call `wipe_wave` afterwards.
    """
    free = s.wave[LAYERS]
    x, y = s.x[u], s.y[u]
    low, high = max(0, y - points // STRAIGHT), min(HEIGHT - SIZE[s.kind[u]], y + points // STRAIGHT)
    for row in range(low, high + 1):
        set_row(free, row, free_row(s, u, row))
    for c in range(LAYERS):
        set_row(s.wave[c], y, 1 << x)
    for c in range(STRAIGHT, points + 1):
        now, before = s.wave[c % LAYERS], s.wave[(c - 1) % LAYERS]
        straight, diagonal = s.wave[(c - STRAIGHT) % LAYERS], s.wave[(c - DIAGONAL) % LAYERS]
        for row in range(max(low, y - c // STRAIGHT), min(high, y + c // STRAIGHT) + 1):
            new = _grown(straight, diagonal, row, low, high, c) & row_of(free, row)
            set_row(now, row, row_of(before, row) | new)
        if gx != NOBODY and holds(now, gx, gy):
            return c
    return points


@kernel
def _grown(straight: Rows, diagonal: Rows, y: int, low: int, high: int, c: int) -> int:
    """Return the cells of row `y` next to those that fewer points reach, straight for 2 less, diagonal for 3 less."""
    beside = row_of(straight, y)
    cells = beside << 1 | beside >> 1
    if y > low:
        cells |= row_of(straight, y - 1)
        if c >= DIAGONAL:
            corner = row_of(diagonal, y - 1)
            cells |= corner << 1 | corner >> 1
    if y < high:
        cells |= row_of(straight, y + 1)
        if c >= DIAGONAL:
            corner = row_of(diagonal, y + 1)
            cells |= corner << 1 | corner >> 1
    return cells


@kernel
def wipe_wave(s: State, u: int, points: int) -> None:
    """Reset to zero the rows of `wave` that `spread` may have written."""
    for row in range(max(0, s.y[u] - points // STRAIGHT), min(HEIGHT - 1, s.y[u] + points // STRAIGHT) + 1):
        for c in range(LAYERS + 1):
            set_row(s.wave[c], row, 0)


@kernel
def cost_to(s: State, u: int, x: int, y: int) -> int:
    """Return the movement points of the cheapest way to a cell; NOBODY if the allowance does not suffice."""
    points = allowance(s, u)
    if not on_table(s, u, x, y):
        return NOBODY
    if 2 * max(abs(x - s.x[u]), abs(y - s.y[u])) + min(abs(x - s.x[u]), abs(y - s.y[u])) > points:
        return NOBODY
    cost = spread(s, u, points, x, y)
    reached = points >= STRAIGHT and holds(s.wave[cost % LAYERS], x, y)
    wipe_wave(s, u, points)
    return cost if reached else NOBODY
