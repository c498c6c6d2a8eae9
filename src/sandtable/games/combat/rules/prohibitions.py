"""The reasons why actions are not legal, read from views: the refusals of rulebook section 5, in its order."""

from __future__ import annotations

from sandtable.engine import as_int, kernel, table
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.rules.acting import can_act, is_barred
from sandtable.games.combat.rules.actions import (
    ANSWERS,
    BUYS,
    DECLARES,
    DEPLOYS,
    ENDS,
    FIGHTS,
    FIRES,
    HEALS,
    MOVES,
    NO_STANCE,
    NOTHING,
    PICKS,
    RESIGNS,
    STANDS,
    cell_of,
    is_whole,
    stance_of,
    target_of,
    unit_of,
    verb_of,
    weapon_of,
)
from sandtable.games.combat.rules.buying import why_buy
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.floor import in_zone, is_rough, is_taken, on_table
from sandtable.games.combat.rules.healing import why_medic, why_patient
from sandtable.games.combat.rules.reach import cost_to
from sandtable.games.combat.rules.schema import (
    ABSENT,
    ALIVE,
    BUY,
    CHANGED,
    DECLARE,
    DEPLOY,
    DIRT,
    FREEZE,
    HEAL,
    MELEE_STEP,
    MOVE,
    MOVED,
    NOBODY,
    OVER,
    STANCE,
    UNITS,
    UNPLACED,
    VEHICLES,
)
from sandtable.games.combat.rules.tables import GUN, HANDS, KNIFE, STANDING, is_vehicle
from sandtable.games.combat.rules.weapons import why_armed, why_target

# The clause that names the step of each kind of act.
_STEP_CLAUSE = {
    MOVES: C.UC_TURN_1, DECLARES: C.UC_TURN_2, FIGHTS: C.UC_TURN_6, FIRES: C.UC_TURN_7, STANDS: C.UC_TURN_8,
    HEALS: C.UC_TURN_9, ENDS: C.UC_TURN_3, PICKS: C.UC_TURN_3,
}  # fmt: skip
_STEP_OF = {MOVES: MOVE, DECLARES: DECLARE, FIGHTS: MELEE_STEP, FIRES: VEHICLES, STANDS: STANCE, HEALS: HEAL}
OUT_OF_STEP = table([int(_STEP_CLAUSE.get(verb, C.UC_TURN_11)) for verb in range(NOTHING + 1)])
STEP = table([_STEP_OF.get(verb, NOBODY) for verb in range(NOTHING + 1)])


@kernel
def why(v: Seen, seat: int, a: int) -> int:
    """Return 0, or the number of the first clause that forbids action `a` to the seat."""
    verb = verb_of(a)
    if verb >= BUYS or (v.phase == BUY and verb == ENDS):
        return C.UC_TURN_11 if verb == NOTHING else why_buy(v, seat, verb, a)
    if verb == DEPLOYS or (v.phase == DEPLOY and verb == PICKS):
        return _why_deploy(v, seat, verb, a)
    if verb == RESIGNS:
        allowed = v.half == seat and v.waiting >> seat & 1 and v.phase != DIRT and not v.no_resigning
        return 0 if allowed else C.UC_R_72
    if verb == ANSWERS:
        asked = v.phase == DIRT and v.waiting >> seat & 1
        return 0 if asked and (not is_whole(a) or unit_of(v, seat, a) == v.roller) else C.UC_R_46
    if v.phase == OVER or v.half != seat or _is_foreign(v, seat, a):
        return C.UC_TURN_11
    if not _is_step_of(v, seat, verb):
        return as_int(OUT_OF_STEP[verb])
    if verb == ENDS:
        return 0 if v.picked == NOBODY else C.UC_R_95
    return _why_unit(v, seat, verb, a)


@kernel
def _is_foreign(v: Seen, seat: int, a: int) -> bool:
    """Return whether an act names a unit of the other side."""
    return is_whole(a) and unit_of(v, seat, a) // UNITS != seat


@kernel
def _is_step_of(v: Seen, seat: int, verb: int) -> bool:
    """Return whether the seat decides now, and acts of this kind belong to the present step."""
    if v.half != seat or not v.waiting >> seat & 1 or v.phase == DIRT:
        return False
    if verb == ENDS or verb == PICKS:
        return True
    if verb == FIGHTS or verb == FIRES:
        return v.phase == (DECLARE if v.declare_all else STEP[verb])
    return v.phase == STEP[verb]


@kernel
def _why_unit(v: Seen, seat: int, verb: int, a: int) -> int:
    """Return 0, or the clause that forbids an act of this step to its unit."""
    u = unit_of(v, seat, a)
    if u == NOBODY or (v.picked != NOBODY and (verb == PICKS or u != seat * UNITS + v.picked)):
        return C.UC_R_95
    if v.life[u] != ALIVE:
        return C.UC_R_75 if v.life[u] == ABSENT else C.UC_R_62
    if is_barred(v, u, v.phase):
        return C.UC_R_24 if v.no_officer == FREEZE else C.UC_R_25
    if verb == PICKS:
        return 0 if can_act(v, u) else _why_idle(v, u)
    if verb == MOVES:
        return _why_move(v, u, seat, a)
    if verb == STANDS:
        return _why_stand(v, u, a)
    if verb == HEALS:
        clause = why_medic(v, u)
        return clause if clause else why_patient(v, u, target_of(seat, a))
    return why_attack(v, u, target_of(seat, a), weapon_of(a), verb == FIRES)


@kernel
def why_attack(v: Seen, u: int, t: int, weapon: int, fires: bool) -> int:
    """Return 0, or the clause by which unit `u` may not attack unit `t` with a weapon.

    `fires` is True for vehicle fire with what is mounted.
    """
    clause = why_armed(v, u, weapon, fires)
    return clause if clause else why_target(v, u, t, weapon)


@kernel
def _why_move(v: Seen, u: int, seat: int, a: int) -> int:
    x, y = cell_of(v, seat, a)
    if v.done[u] & MOVED or (x == v.x[u] and y == v.y[u]):
        return C.UC_R_73
    if not on_table(v, u, x, y):
        return C.UC_R_12
    if is_taken(v, u, x, y):
        return C.UC_R_11
    if is_rough(v, u, x, y):
        return C.UC_R_7
    return C.UC_R_3 if cost_to(v, u, x, y) == NOBODY else 0


@kernel
def _why_stand(v: Seen, u: int, a: int) -> int:
    if is_vehicle(v.kind[u]):
        return C.UC_R_66
    return C.UC_R_73 if v.done[u] & CHANGED or v.stance[u] == stance_of(a) else 0


@kernel
def _why_idle(v: Seen, u: int) -> int:
    """Return the clause by which a unit that is not barred cannot act in this step."""
    if v.phase == MOVE:
        return C.UC_R_73 if v.done[u] & MOVED else C.UC_R_3
    if v.phase == STANCE:
        return C.UC_R_66 if is_vehicle(v.kind[u]) else C.UC_R_73
    if v.phase == HEAL:
        clause = why_medic(v, u)
        return clause if clause else C.UC_R_61
    if v.phase == MELEE_STEP:
        clause = why_armed(v, u, HANDS, False)
        return clause if clause else C.UC_R_37
    if v.phase == VEHICLES and not is_vehicle(v.kind[u]):
        return C.UC_R_31
    return _why_no_shot(v, u)


@kernel
def _why_no_shot(v: Seen, u: int) -> int:
    """Return the clause by which a unit has nothing to fire or no target: that of its last weapon."""
    clause: int = C.UC_R_14 if is_vehicle(v.kind[u]) else C.UC_R_43
    if is_vehicle(v.kind[u]) and v.phase == DECLARE and not v.declare_all:
        return C.UC_R_31
    for weapon in range(KNIFE + 1, HANDS):
        fires = is_vehicle(v.kind[u])
        carried = weapon == GUN or v.mount[u][0] == weapon or v.mount[u][1] == weapon
        if (fires and carried) or (not fires and v.arms[u] >> weapon & 1):
            armed = why_armed(v, u, weapon, fires)
            if armed != C.UC_R_14:
                clause = armed if armed else _why_no_target(v, u, weapon)
    return clause


@kernel
def _why_no_target(v: Seen, u: int, weapon: int) -> int:
    """Return the clause by which a weapon has no target.

    It is UC-R-8 if any enemy is in range but out of sight, else UC-R-28 if any is no vehicle and only vehicles may be
    targets, else UC-R-4: all are out of range.
    """
    first = (1 - u // UNITS) * UNITS
    clause: int = C.UC_R_4
    for t in range(first, first + UNITS):
        found = why_target(v, u, t, weapon)
        if found == C.UC_R_8:
            return C.UC_R_8
        if found == C.UC_R_28:
            clause = C.UC_R_28
    return clause


@kernel
def _why_deploy(v: Seen, seat: int, verb: int, a: int) -> int:
    if v.phase != DEPLOY or not v.waiting >> seat & 1:
        return C.UC_R_68
    u = unit_of(v, seat, a)
    if u == NOBODY or (v.picked != NOBODY and (verb == PICKS or u != seat * UNITS + v.picked)):
        return C.UC_R_95
    if u // UNITS != seat or v.life[u] != UNPLACED:
        return C.UC_R_68
    if verb == PICKS:
        return 0
    x, y = cell_of(v, seat, a)
    if not in_zone(v, u, seat, x, y) or is_taken(v, u, x, y) or is_rough(v, u, x, y):
        return C.UC_R_68
    stance = stance_of(a)
    said = stance != NO_STANCE if is_whole(a) else stance != STANDING
    return C.UC_R_66 if is_vehicle(v.kind[u]) and said else 0
