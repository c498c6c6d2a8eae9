"""The exchange of blows between a unit and each enemy, tabulated by the unit's terrain and the distance.

The tables are computed once for all the cells that a unit can go to. They hold between figures of one cell that have no
vehicle beside them as cover. For others, `worth` computes each case anew.
"""

from __future__ import annotations

from sandtable.engine import Ints, kernel, table
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.player.notes import (
    AIM,
    AIM_ELSE,
    AIMED_AT,
    ARMED,
    BESIDE,
    BLOWS,
    GROUND,
    LESS_LIKELY,
    TAKEN,
    THREATS,
    WHEELS,
)
from sandtable.games.combat.player.worth import average, best_blow, is_wasted, taken_by
from sandtable.games.combat.rules.schema import ALIVE, KILLED, NOBODY, SEATS, UNITS
from sandtable.games.combat.rules.sight import is_clear
from sandtable.games.combat.rules.sums import total
from sandtable.games.combat.rules.tables import BUILDING, CELLS_PER_FOOT, HANDS, OPEN, RANGE, SIZE, VEHICLE, is_vehicle

FEET = (1, 6, 10, 20)  # the ranges of weapons, one for each band of distance
BANDS = len(FEET)
GROUNDS = BUILDING + 1
SQUARED = table([(CELLS_PER_FOOT * feet) ** 2 for feet in FEET])
CELLS = table([CELLS_PER_FOOT * feet for feet in FEET])
_ALL = 10  # tenths


@kernel
def compare(v: Seen, u: int, stance: int, notes: Ints) -> None:
    """Fill the tables BLOWS, TAKEN and THREATS of a unit for every enemy; the unit is in `stance` when attacked."""
    first = (1 - u // UNITS) * UNITS
    own = v.stance[u]
    for e in range(first, first + v.count[1 - u // UNITS]):
        if v.life[e] == ALIVE:
            for ground in range(GROUNDS):
                if ground != VEHICLE:
                    _fill(v, u, e, ground, BLOWS, notes)
                    v.stance[u] = stance
                    _fill_danger(v, u, e, ground, notes)
                    v.stance[u] = own


@kernel
def _row(e: int, ground: int) -> int:
    """Return where the row of an enemy and a terrain begins in each table."""
    return (e % UNITS * GROUNDS + ground) * BANDS


@kernel
def _fill(v: Seen, u: int, e: int, ground: int, first: int, notes: Ints) -> None:
    """Fill a row with what the unit's best attack takes from an enemy in each band."""
    row, weapons = first + _row(e, ground), notes[ARMED + u]
    for band in range(BANDS):
        notes[row + band] = 0
    for weapon in range(HANDS + 1):
        if weapons >> weapon & 1 and not is_wasted(v, e, weapon):
            _enter(row, weapon, average(v, u, e, weapon, ground, notes[GROUND + e], notes), notes)


@kernel
def _fill_danger(v: Seen, u: int, e: int, ground: int, notes: Ints) -> None:
    """Fill a row of TAKEN and one of THREATS with what an enemy's best attack takes from the unit in each band.

    In TAKEN the enemy attacks from its own terrain, in THREATS from open ground.
    """
    row, weapons = _row(e, ground), notes[ARMED + e]
    for band in range(BANDS):
        notes[TAKEN + row + band], notes[THREATS + row + band] = 0, 0
    for weapon in range(HANDS + 1):
        if weapons >> weapon & 1 and not is_wasted(v, u, weapon):
            here = total(v, e, u, weapon, notes[GROUND + e], ground)
            _enter(TAKEN + row, weapon, taken_by(v, u, here, notes), notes)
            _enter(THREATS + row, weapon, taken_by(v, u, total(v, e, u, weapon, OPEN, ground), notes), notes)


@kernel
def _enter(row: int, weapon: int, value: int, notes: Ints) -> None:
    """Raise a row to a weapon's value in all bands within its range."""
    for band in range(BANDS):
        if RANGE[weapon] * CELLS_PER_FOOT >= CELLS[band]:
            notes[row + band] = max(notes[row + band], value)


@kernel
def given(v: Seen, u: int, e: int, notes: Ints) -> int:
    """Return the most that an attack of the unit takes from an enemy on average, from where both stand."""
    if _is_odd(v, u, e, notes):
        return best_blow(v, u, e, notes)
    band = _band_in_sight(v, u, e)
    return int(notes[BLOWS + _row(e, notes[GROUND + u]) + band]) if band != NOBODY else 0


@kernel
def taken(v: Seen, u: int, e: int, notes: Ints) -> int:
    """Return the most that an attack of an enemy takes from the unit on average, from where both stand."""
    if _is_odd(v, u, e, notes):
        return best_blow(v, e, u, notes)
    band = _band_in_sight(v, u, e)
    return int(notes[TAKEN + _row(e, notes[GROUND + u]) + band]) if band != NOBODY else 0


@kernel
def threat(u: int, e: int, far: int, notes: Ints) -> int:
    """Return what an enemy's attack from `far` cells away takes from the unit on average if nothing blocks it."""
    band = 0
    while band < BANDS and far > CELLS[band]:
        band += 1
    return int(notes[THREATS + _row(e, notes[GROUND + u]) + band]) if band < BANDS else 0


@kernel
def _is_odd(v: Seen, u: int, e: int, notes: Ints) -> int:
    """Return whether the tables do not hold between two units."""
    if SIZE[v.kind[u]] > 1 or SIZE[v.kind[e]] > 1 or v.mortar_indirect:
        return True
    return notes[WHEELS] and (notes[BESIDE + u] or notes[BESIDE + e])


@kernel
def _band_in_sight(v: Seen, u: int, e: int) -> int:
    """Return the band of the distance between two units; NOBODY if they are farther apart or out of sight."""
    dx, dy = v.x[u] - v.x[e], v.y[u] - v.y[e]
    far, band = dx * dx + dy * dy, 0
    while band < BANDS and far > SQUARED[band]:
        band += 1
    return band if band < BANDS and is_clear(v, v.x[u], v.y[u], v.x[e], v.y[e]) else NOBODY


@kernel
def note_aims(v: Seen, seat: int, notes: Ints) -> None:
    """Note in AIM, AIMED_AT and AIM_ELSE which of the seat's units each enemy can best attack from where it stands."""
    for e in range((1 - seat) * UNITS, (1 - seat) * UNITS + v.count[1 - seat]):
        notes[AIM + e], notes[AIMED_AT + e], notes[AIM_ELSE + e] = 0, NOBODY, 0
        if v.life[e] != ALIVE or notes[LESS_LIKELY] == _ALL:
            continue
        for u in range(seat * UNITS, seat * UNITS + v.count[seat]):
            if v.life[u] == ALIVE:
                value = best_blow(v, e, u, notes)
                if value > notes[AIM + e]:
                    notes[AIM_ELSE + e] = notes[AIM + e]
                    notes[AIM + e], notes[AIMED_AT + e] = value, u
                else:
                    notes[AIM_ELSE + e] = max(notes[AIM_ELSE + e], value)


@kernel
def note_wheels(v: Seen, notes: Ints) -> None:
    """Note in BESIDE which units stand beside a vehicle."""
    for seat in range(SEATS):
        for u in range(seat * UNITS, seat * UNITS + v.count[seat]):
            notes[BESIDE + u] = is_beside_wheels(v, u) if notes[WHEELS] and v.life[u] == ALIVE else 0


@kernel
def is_beside_wheels(v: Seen, u: int) -> int:
    """Return 1 if a vehicle, alive or killed, is on the table beside a unit or is the unit itself, else 0."""
    x, y = v.x[u], v.y[u]
    for seat in range(SEATS):
        for k in range(seat * UNITS, seat * UNITS + v.count[seat]):
            if is_vehicle(v.kind[k]) and (v.life[k] == ALIVE or v.life[k] == KILLED):
                size = SIZE[v.kind[k]]
                if v.x[k] - 1 <= x <= v.x[k] + size and v.y[k] - 1 <= y <= v.y[k] + size:
                    return 1
    return 0
