"""The range and the line of sight, exact in whole numbers (UC-R-4, UC-R-8)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.schema import X0, X1, Y0, Y1
from sandtable.games.combat.rules.tables import HANDS, HEIGHT, MORTAR, SIZE, WIDTH, range_squared

OUT_OF_RANGE, OUT_OF_SIGHT = -1, -2
_CELLS = WIDTH * HEIGHT


@kernel
def crosses(ax: int, ay: int, bx: int, by: int, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Return whether the segment between two cell centres meets the open inside of a rectangle of cells.

    The rectangle must hold neither cell. In doubled coordinates a centre is (2x + 1, 2y + 1) and a rectangle reaches
    from 2 x0 to 2 x1 + 2. The two are disjoint if a line along a side of the rectangle, or along the segment, separates
    them (the separating axis theorem).
    """
    left, right, bottom, top = 2 * x0, 2 * x1 + 2, 2 * y0, 2 * y1 + 2
    px, py, qx, qy = 2 * ax + 1, 2 * ay + 1, 2 * bx + 1, 2 * by + 1
    if max(px, qx) <= left or min(px, qx) >= right or max(py, qy) <= bottom or min(py, qy) >= top:
        return False
    dx, dy = qx - px, qy - py
    one = dx * (bottom - py) - dy * (left - px)
    two = dx * (bottom - py) - dy * (right - px)
    three = dx * (top - py) - dy * (left - px)
    four = dx * (top - py) - dy * (right - px)
    return min(min(one, two), min(three, four)) < 0 < max(max(one, two), max(three, four))


@kernel
def is_clear(s: State, ax: int, ay: int, bx: int, by: int) -> bool:
    """Return whether nothing blocks the line between two cells."""
    for k in range(s.walls):
        piece = s.piece[k]
        x0, y0, x1, y1 = piece[X0], piece[Y0], piece[X1], piece[Y1]
        if (x0 <= ax <= x1 and y0 <= ay <= y1) or (x0 <= bx <= x1 and y0 <= by <= y1):
            continue
        if crosses(ax, ay, bx, by, x0, y0, x1, y1):
            return False
    return True


@kernel
def needs_sight(s: State, weapon: int) -> bool:
    """Return whether a weapon needs line of sight: all do, except a mortar by the option."""
    return not (s.mortar_indirect and weapon == MORTAR)


@kernel
def line(s: State, u: int, t: int, weapon: int) -> int:
    """Return the attack line between two units as one number: the closest pair of cells in range and in sight.

    Ties go to the lowest attacker's y, then x, then the target's (UC-R-8). Return OUT_OF_RANGE or OUT_OF_SIGHT if there
    is none. `ends` gives the two cells of a line.
    """
    best, nearest = OUT_OF_RANGE, range_squared(weapon)
    blind = not needs_sight(s, weapon)
    found = False
    if _gap_squared(s, u, t) > nearest:
        return OUT_OF_RANGE
    for ay in range(s.y[u], s.y[u] + SIZE[s.kind[u]]):
        for ax in range(s.x[u], s.x[u] + SIZE[s.kind[u]]):
            for by in range(s.y[t], s.y[t] + SIZE[s.kind[t]]):
                for bx in range(s.x[t], s.x[t] + SIZE[s.kind[t]]):
                    far = (ax - bx) * (ax - bx) + (ay - by) * (ay - by)
                    if far > nearest or (found and far == nearest):
                        continue
                    if blind or is_clear(s, ax, ay, bx, by):
                        best, nearest, found = (ay * WIDTH + ax) * _CELLS + by * WIDTH + bx, far, True
                    elif not found:
                        best = OUT_OF_SIGHT
    return best


@kernel
def _gap_squared(s: State, u: int, t: int) -> int:
    """Return the squared distance between the nearest cells of two figures, in cells²."""
    dx = max(0, max(s.x[t] - s.x[u] - SIZE[s.kind[u]] + 1, s.x[u] - s.x[t] - SIZE[s.kind[t]] + 1))
    dy = max(0, max(s.y[t] - s.y[u] - SIZE[s.kind[u]] + 1, s.y[u] - s.y[t] - SIZE[s.kind[t]] + 1))
    return dx * dx + dy * dy


@kernel
def ends(line: int) -> tuple[int, int, int, int]:
    """Return the two cells of an attack line: x and y of the attacker's, then of the target's."""
    a, b = line // _CELLS, line % _CELLS
    return a % WIDTH, a // WIDTH, b % WIDTH, b // WIDTH


@kernel
def in_reach(s: State, u: int, t: int) -> bool:
    """Return whether two soldiers are within a foot of each other, in sight or not (UC-R-61)."""
    dx, dy = s.x[u] - s.x[t], s.y[u] - s.y[t]
    return dx * dx + dy * dy <= range_squared(HANDS)
