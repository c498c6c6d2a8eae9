"""The worth of ground to a unit: what it can do from a cell, its danger there, and what the scenario asks for."""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.player.exchange import compare, given, is_beside_wheels, taken, threat
from sandtable.games.combat.player.notes import (
    AHEAD_CAUTION,
    AIM,
    AIM_ELSE,
    AIMED_AT,
    BEHIND_CAUTION,
    BESIDE,
    CAUTION,
    COMES_NEAR,
    DRIVE_TO_ENEMY,
    GOALS,
    GROUND,
    HELD,
    LESS_LIKELY,
    LONGEST,
    LOW,
    OFFICER_CAUTION,
    PATIENT,
    SHARED,
    STEP_TO_COVER,
    STEP_TO_ENEMY,
    STEP_TO_FRIENDS,
    STEP_TO_MARKER,
    STEP_TO_WOUNDED,
    STRIDE,
    TO_THE_END,
    VEHICLE_CAUTION,
    WHEELS,
    WOUNDED_CAUTION,
)
from sandtable.games.combat.player.worth import ground_of
from sandtable.games.combat.rules.schema import ALIVE, HOLD, NOBODY, UNITS, X0, X1, Y0, Y1
from sandtable.games.combat.rules.tables import (
    CELLS_PER_FOOT,
    MARKER_REACH,
    MARKER_SIZE,
    MARKER_X,
    MARKER_Y,
    MEDIC,
    OFFICER,
    PRONE,
    RANGE,
    SIZE,
    WIDTH,
    is_soldier,
    is_vehicle,
)

_MARKERS = 3


@kernel
def choose_goals(v: Seen, seat: int, notes: Ints) -> None:
    """Choose a marker for each soldier but Officers in scenario Hold, and write it to the note GOALS.

    It is the nearest one, where each soldier that has already chosen a marker adds 14 cells to the way there.
    """
    taken0, taken1, taken2 = 0, 0, 0
    for place in range(v.count[seat]):
        u = seat * UNITS + place
        notes[GOALS + place] = NOBODY
        if v.scenario != HOLD or v.life[u] != ALIVE or not is_soldier(v.kind[u]) or v.kind[u] == OFFICER:
            continue
        best, choice = 0, NOBODY
        for k in range(_MARKERS):
            marker = (_MARKERS - k) % _MARKERS if seat else k  # the second and third change places for East
            others = taken0 if marker == 0 else taken1 if marker == 1 else taken2
            far = steps_to_marker(v.x[u], v.y[u], marker) + 14 * others
            if choice == NOBODY or far < best:
                best, choice = far, marker
        notes[GOALS + place] = choice
        taken0 += 1 if choice == 0 else 0
        taken1 += 1 if choice == 1 else 0
        taken2 += 1 if choice == 2 else 0


@kernel
def steps_to_marker(x: int, y: int, marker: int) -> int:
    """Return the cells from a cell to a marker, in king's moves."""
    dx = max(0, max(MARKER_X[marker] - x, x - MARKER_X[marker] - MARKER_SIZE + 1))
    dy = max(0, max(MARKER_Y[marker] - y, y - MARKER_Y[marker] - MARKER_SIZE + 1))
    return max(dx, dy)


@kernel
def _is_at(x: int, y: int, marker: int) -> bool:
    dx = max(0, max(MARKER_X[marker] - x, x - MARKER_X[marker] - MARKER_SIZE + 1))
    dy = max(0, max(MARKER_Y[marker] - y, y - MARKER_Y[marker] - MARKER_SIZE + 1))
    return dx * dx + dy * dy <= MARKER_REACH


@kernel
def compare_for_moving(v: Seen, u: int, notes: Ints) -> None:
    """Fill the tables that `ground_worth` reads for a unit; call it once before."""
    compare(v, u, PRONE if notes[LOW] else v.stance[u], notes)


@kernel
def ground_worth(v: Seen, u: int, x: int, y: int, notes: Ints) -> int:
    """Return the worth of a cell to a unit after its move; the better of two cells has the higher worth."""
    was_x, was_y, ground, beside = v.x[u], v.y[u], notes[GROUND + u], notes[BESIDE + u]
    v.x[u], v.y[u] = x, y
    notes[GROUND + u] = ground_of(v, u)
    if notes[WHEELS]:
        notes[BESIDE + u] = is_beside_wheels(v, u)
    value = ground_strength(v, u, notes) + ground_duty(v, u, notes)
    if notes[STEP_TO_COVER] and is_soldier(v.kind[u]):
        value -= notes[STEP_TO_COVER] * steps_to_cover(v, x, y)
    value -= danger(v, u, ground_caution(v, u), notes) * care_of(v, u, notes) // 100
    v.x[u], v.y[u] = was_x, was_y
    notes[GROUND + u], notes[BESIDE + u] = ground, beside
    return value


@kernel
def steps_to_cover(v: Seen, x: int, y: int) -> int:
    """Return the cells from a cell to the nearest terrain, in king's moves; WIDTH on a bare floor."""
    nearest = WIDTH
    for k in range(v.pieces):
        piece = v.piece[k]
        dx = max(0, max(piece[X0] - x, x - piece[X1]))
        dy = max(0, max(piece[Y0] - y, y - piece[Y1]))
        nearest = min(nearest, max(dx, dy))
    return nearest


@kernel
def ground_caution(v: Seen, u: int) -> int:
    """Return which note holds the weight of danger for a unit that moves."""
    if v.kind[u] == OFFICER:
        return OFFICER_CAUTION
    return VEHICLE_CAUTION if is_vehicle(v.kind[u]) else CAUTION


@kernel
def care_of(v: Seen, u: int, notes: Ints) -> int:
    """Return how much a unit cares about danger by its wounds and by who leads, in per cent."""
    care, lead = 10 + notes[WOUNDED_CAUTION] * v.wounds[u], _lead(v, u // UNITS)
    if lead == 0:
        return care * 10
    return care * (10 + notes[AHEAD_CAUTION] if lead > 0 else notes[BEHIND_CAUTION])


@kernel
def _lead(v: Seen, seat: int) -> int:
    """Return by how much a side leads in what decides the scenario: markers or points."""
    if v.scenario == HOLD:
        return v.markers[seat] - v.markers[1 - seat]
    return v.score[seat] - v.score[1 - seat]


@kernel
def ground_strength(v: Seen, u: int, notes: Ints) -> int:
    """Return the worth of a unit's best attack from here, less the way into range of the nearest enemy."""
    best, nearest, longest = 0, 1000, notes[LONGEST + u]
    reach = RANGE[longest] * CELLS_PER_FOOT if longest != NOBODY else 0
    first = (1 - u // UNITS) * UNITS
    for t in range(first, first + v.count[1 - u // UNITS]):
        if v.life[t] == ALIVE:
            best = max(best, given(v, u, t, notes))
            nearest = min(nearest, gap(v, u, t))
    if v.kind[u] == OFFICER or v.kind[u] == MEDIC or longest == NOBODY:
        return best
    step = notes[DRIVE_TO_ENEMY if is_vehicle(v.kind[u]) else STEP_TO_ENEMY]
    return best - step * max(0, nearest - reach)


@kernel
def gap(v: Seen, u: int, t: int) -> int:
    """Return the cells from one figure to another, in king's moves."""
    su, st = SIZE[v.kind[u]], SIZE[v.kind[t]]
    dx = max(0, max(v.x[t] - v.x[u] - su + 1, v.x[u] - v.x[t] - st + 1))
    dy = max(0, max(v.y[t] - v.y[u] - su + 1, v.y[u] - v.y[t] - st + 1))
    return max(dx, dy)


@kernel
def danger(v: Seen, u: int, caution: int, notes: Ints) -> int:
    """Return what the enemy may take from a unit in its next half-turn with its best weapons, times a caution.

    `caution` is the note that holds the weight, in tenths. Enemies that must come nearer first count less, and so do
    those that have a better target.
    """
    if not notes[caution] or (notes[TO_THE_END] and v.second and v.round >= v.rounds):
        return 0
    total = 0
    first = (1 - u // UNITS) * UNITS
    for e in range(first, first + v.count[1 - u // UNITS]):
        if v.life[e] != ALIVE:
            continue
        feared = taken(v, u, e, notes)
        if not feared:
            feared = threat(u, e, gap(v, u, e) - notes[STRIDE + e], notes) * notes[COMES_NEAR] // 10
        if feared < notes[(AIM_ELSE if notes[AIMED_AT + e] == u else AIM) + e]:
            feared = feared * notes[LESS_LIKELY] // 10
        total += feared
    return total * notes[caution] // 10


@kernel
def ground_duty(v: Seen, u: int, notes: Ints) -> int:
    """Return the worth of a unit's duty here: the wounded for Medics, friends for Officers, markers for soldiers."""
    if v.kind[u] == MEDIC:
        return _care(v, u, notes)
    if v.kind[u] == OFFICER:
        return -notes[STEP_TO_FRIENDS] * _farness(v, u)
    if v.scenario != HOLD or is_vehicle(v.kind[u]):
        return 0
    value, goal = 0, notes[GOALS + u % UNITS]
    for marker in range(_MARKERS):
        if _is_at(v.x[u], v.y[u], marker):
            value = max(value, notes[SHARED] if _friend_at(v, u, marker) else notes[HELD])
    if value < notes[HELD] and goal != NOBODY:
        value -= notes[STEP_TO_MARKER] * steps_to_marker(v.x[u], v.y[u], goal)
    return value


@kernel
def _friend_at(v: Seen, u: int, marker: int) -> bool:
    first = u // UNITS * UNITS
    for k in range(first, first + v.count[u // UNITS]):
        if k != u and v.life[k] == ALIVE and is_soldier(v.kind[k]) and _is_at(v.x[k], v.y[k], marker):
            return True
    return False


@kernel
def _care(v: Seen, u: int, notes: Ints) -> int:
    """Return the worth of a Medic's cell: near the wounded if there are any, else near the others."""
    nearest, value, first = 1000, 0, u // UNITS * UNITS
    for k in range(first, first + v.count[u // UNITS]):
        if k != u and v.life[k] == ALIVE and v.wounds[k] and is_soldier(v.kind[k]):
            dx, dy = v.x[k] - v.x[u], v.y[k] - v.y[u]
            nearest = min(nearest, max(abs(dx), abs(dy)))
            if dx * dx + dy * dy <= CELLS_PER_FOOT * CELLS_PER_FOOT:
                value += notes[PATIENT]
    if nearest == 1000:
        return -notes[STEP_TO_FRIENDS] * _farness(v, u)
    return value - notes[STEP_TO_WOUNDED] * nearest


@kernel
def _farness(v: Seen, u: int) -> int:
    """Return the distance from a unit to the middle of the others of its side, in cells."""
    x, y, n, first = 0, 0, 0, u // UNITS * UNITS
    for k in range(first, first + v.count[u // UNITS]):
        if k != u and v.life[k] == ALIVE:
            x, y, n = x + v.x[k], y + v.y[k], n + 1
    return max(abs(x - n * v.x[u]), abs(y - n * v.y[u])) // n if n else 0
