"""The list of the legal actions of a seat, made from its view."""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.rules.acting import can_act
from sandtable.games.combat.rules.actions import (
    ANSWERING,
    BUYING,
    BUYS,
    CHANGING,
    CHOOSES,
    CHOOSING,
    DECLARING,
    DEPLOYING,
    END,
    ENDS,
    EQUIPPING,
    EQUIPS,
    FIGHTING,
    FIRED_KINDS,
    FIRED_WEAPON,
    FIRING,
    HEALING,
    MOUNTING,
    MOUNTS_ON,
    MOVING,
    PRESETS,
    UNIT,
    turned,
)
from sandtable.games.combat.rules.buying import why_buy
from sandtable.games.combat.rules.floor import free_row, row_of
from sandtable.games.combat.rules.healing import why_patient
from sandtable.games.combat.rules.reach import allowance, spread, wipe_wave
from sandtable.games.combat.rules.schema import (
    ALIVE,
    BUY,
    DECLARE,
    DEPLOY,
    DIRT,
    LAYERS,
    MELEE_STEP,
    MOVE,
    NOBODY,
    STANCE,
    UNITS,
    UNPLACED,
    VEHICLES,
)
from sandtable.games.combat.rules.tables import (
    GUN,
    HANDS,
    HEIGHT,
    KNIFE,
    MOUNTABLE,
    SIZE,
    STANCES,
    STRAIGHT,
    TANK,
    WEAPONS,
    WIDTH,
    ZONE,
    is_vehicle,
)
from sandtable.games.combat.rules.weapons import why_armed, why_target


@kernel
def legal(v: Seen, seat: int, out: Ints) -> int:
    """List the legal actions of a seat in `out`; return how many there are."""
    if not v.waiting >> seat & 1:
        return 0
    if v.phase == BUY:
        return _list_purchases(v, seat, out)
    if v.phase == DIRT:
        out[0], out[1] = ANSWERING, ANSWERING + 1
        return 2
    if v.picked == NOBODY:
        return _list_units(v, seat, out)
    u = seat * UNITS + v.picked
    if v.phase == DEPLOY:
        return _list_zone(v, seat, u, out)
    if v.phase == MOVE:
        return _list_cells(v, seat, u, out)
    if v.phase == STANCE:
        return _list_stances(v, u, out)
    if v.phase == DECLARE or v.phase == MELEE_STEP or v.phase == VEHICLES:
        return _list_attacks(v, seat, u, out)
    return _list_patients(v, seat, u, out)


@kernel
def _list_units(v: Seen, seat: int, out: Ints) -> int:
    """List the first picks, and the end of the step except while deploying."""
    n = 0
    for place in range(v.count[seat]):
        u = seat * UNITS + place
        if v.life[u] == UNPLACED if v.phase == DEPLOY else can_act(v, u):
            out[n] = UNIT + place
            n += 1
    if v.phase != DEPLOY:
        out[n] = END
        n += 1
    return n


@kernel
def _list_cells(v: Seen, seat: int, u: int, out: Ints) -> int:
    """List the moves of a unit, to all cells that it can reach (UC-R-3)."""
    n, points, size = 0, allowance(v, u), SIZE[v.kind[u]]
    spread(v, u, points, NOBODY, NOBODY)
    for y in range(max(0, v.y[u] - points // STRAIGHT), min(HEIGHT - size, v.y[u] + points // STRAIGHT) + 1):
        row = row_of(v.wave[points % LAYERS], y)
        for x in range(max(0, v.x[u] - points // STRAIGHT), min(WIDTH - size, v.x[u] + points // STRAIGHT) + 1):
            if row >> x & 1 and not (x == v.x[u] and y == v.y[u]):
                tx, ty = turned(seat, x, y, size)
                out[n] = MOVING + ty * WIDTH + tx
                n += 1
    wipe_wave(v, u, points)
    return n


@kernel
def _list_zone(v: Seen, seat: int, u: int, out: Ints) -> int:
    """List the cells of the zone where a unit may be placed, with each stance of a soldier."""
    n, size = 0, SIZE[v.kind[u]]
    first = seat * (WIDTH - ZONE)
    for y in range(HEIGHT - size + 1):
        row = free_row(v, u, y)
        for x in range(first, first + ZONE - size + 1):
            if row >> x & 1:
                tx, ty = turned(seat, x, y, size)
                for stance in range(1 if is_vehicle(v.kind[u]) else STANCES):
                    out[n] = DEPLOYING + (ty * ZONE + tx) * STANCES + stance
                    n += 1
    return n


@kernel
def _list_attacks(v: Seen, seat: int, u: int, out: Ints) -> int:
    """List the attacks of a unit: weapons and targets."""
    n = 0
    if is_vehicle(v.kind[u]):
        for k in range(FIRED_KINDS):
            n = _list_targets(v, seat, u, FIRED_WEAPON[k], True, FIRING + k * UNITS, out, n)
        return n
    if v.phase == DECLARE:
        for weapon in range(KNIFE + 1, GUN):
            if v.arms[u] >> weapon & 1:
                n = _list_targets(v, seat, u, weapon, False, DECLARING + (weapon - 1) * UNITS, out, n)
    if v.phase == MELEE_STEP or v.declare_all:
        n = _list_targets(v, seat, u, HANDS, False, FIGHTING, out, n)
    return n


@kernel
def _list_targets(v: Seen, seat: int, u: int, weapon: int, fires: bool, first: int, out: Ints, n: int) -> int:
    """Append the targets of one weapon to the n choices listed so far; return how many there are then."""
    if why_armed(v, u, weapon, fires):
        return n
    for place in range(v.count[1 - seat]):
        t = (1 - seat) * UNITS + place
        if v.life[t] == ALIVE and why_target(v, u, t, weapon) == 0:
            out[n] = first + place
            n += 1
    return n


@kernel
def _list_stances(v: Seen, u: int, out: Ints) -> int:
    n = 0
    for stance in range(STANCES):
        if v.stance[u] != stance:
            out[n] = CHANGING + stance
            n += 1
    return n


@kernel
def _list_patients(v: Seen, seat: int, u: int, out: Ints) -> int:
    n = 0
    for place in range(v.count[seat]):
        if why_patient(v, u, seat * UNITS + place) == 0:
            out[n] = HEALING + place
            n += 1
    return n


@kernel
def _list_purchases(v: Seen, seat: int, out: Ints) -> int:
    """List the purchases that are possible now, and the end of buying."""
    n = 0
    for a in range(BUYING, BUYING + TANK):
        if why_buy(v, seat, BUYS, a) == 0:
            out[n] = a
            n += 1
    for a in range(EQUIPPING, EQUIPPING + WEAPONS):
        if why_buy(v, seat, EQUIPS, a) == 0:
            out[n] = a
            n += 1
    for a in range(MOUNTING, MOUNTING + MOUNTABLE):
        if why_buy(v, seat, MOUNTS_ON, a) == 0:
            out[n] = a
            n += 1
    for a in range(CHOOSING, CHOOSING + PRESETS):
        if why_buy(v, seat, CHOOSES, a) == 0:
            out[n] = a
            n += 1
    if why_buy(v, seat, ENDS, END) == 0:
        out[n] = END
        n += 1
    return n
