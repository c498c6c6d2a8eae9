"""The refusals of attacks: those that do not depend on the target, and those that do."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.schema import (
    ALIVE,
    ALL_ATTACKS,
    FIRED,
    FIRST_MOUNT,
    FOUGHT,
    NOBODY,
    SECOND_MOUNT,
    SPENT,
    THREW,
    UNITS,
)
from sandtable.games.combat.rules.sight import OUT_OF_RANGE, OUT_OF_SIGHT, line
from sandtable.games.combat.rules.sums import is_fire
from sandtable.games.combat.rules.tables import (
    GRENADE,
    GUN,
    HANDS,
    KNIFE,
    MOST_WOUNDS,
    TANK,
    VEHICLE_BONUS,
    is_vehicle,
)


@kernel
def mount_for(v: Seen, u: int, weapon: int) -> int:
    """Return the bit of the mount that would fire a weapon; 0 if all such mounts have fired, NOBODY if it has none."""
    if weapon == GUN:
        if v.kind[u] != TANK:
            return NOBODY
        return 0 if v.done[u] & FIRST_MOUNT else FIRST_MOUNT
    found = NOBODY
    for k in range(2):
        bit = FIRST_MOUNT if k == 0 else SECOND_MOUNT
        if v.mount[u][k] == weapon:
            if not v.done[u] & bit:
                return bit
            found = 0
    return found


@kernel
def attack_bit(weapon: int) -> int:
    """Return the bit of `done` that a soldier's attack sets."""
    if weapon == HANDS:
        return FOUGHT
    return THREW if weapon == GRENADE else FIRED


@kernel
def why_armed(v: Seen, u: int, weapon: int, fires: bool) -> int:
    """Return 0, or the clause by which a unit may not attack with a weapon at all.

    `fires` is True for vehicle fire with what is mounted.
    """
    if fires:
        if not is_vehicle(v.kind[u]):
            return C.UC_R_31
        bit = mount_for(v, u, weapon)
        if bit == NOBODY:
            return C.UC_R_14
        if v.wounds[u] >= MOST_WOUNDS:
            return C.UC_WND_6
        return 0 if bit else C.UC_R_31
    if is_vehicle(v.kind[u]):
        return C.UC_R_40 if weapon == HANDS else C.UC_R_31
    return _why_soldier(v, u, weapon)


@kernel
def _why_soldier(v: Seen, u: int, weapon: int) -> int:
    if weapon != HANDS and not v.arms[u] >> weapon & 1:
        return C.UC_R_43
    if weapon == KNIFE:
        return C.UC_R_36
    if v.wounds[u] >= MOST_WOUNDS and is_fire(v, weapon):
        return C.UC_R_59 if weapon == HANDS and v.fire_scope == ALL_ATTACKS else C.UC_WND_6
    spent = attack_bit(weapon) if v.per_step else FIRED | THREW | FOUGHT
    if v.done[u] & spent:
        return C.UC_R_30
    return C.UC_R_34 if weapon == GRENADE and v.done[u] & SPENT else 0


@kernel
def why_target(v: Seen, u: int, t: int, weapon: int) -> int:
    """Return 0, or the clause by which unit `t` may not be the target of unit `u` with a weapon."""
    if t // UNITS == u // UNITS:
        return C.UC_R_41
    if v.life[t] != ALIVE:
        return C.UC_R_62
    if v.vehicles_only and VEHICLE_BONUS[weapon] and not is_vehicle(v.kind[t]):
        return C.UC_R_28
    found = line(v, u, t, weapon)
    if found == OUT_OF_RANGE:
        return C.UC_R_37 if weapon == HANDS else C.UC_R_4
    return C.UC_R_8 if found == OUT_OF_SIGHT else 0


@kernel
def can_hit(v: Seen, u: int, weapon: int) -> bool:
    """Return whether a weapon of a unit has any target."""
    first = (1 - u // UNITS) * UNITS
    for t in range(first, first + UNITS):
        if v.life[t] == ALIVE and why_target(v, u, t, weapon) == 0:
            return True
    return False


@kernel
def can_attack(v: Seen, u: int, weapon: int, fires: bool) -> bool:
    """Return whether a unit may attack any enemy with a weapon."""
    return why_armed(v, u, weapon, fires) == 0 and can_hit(v, u, weapon)


@kernel
def can_declare(v: Seen, u: int) -> int:
    """Return whether a unit has an attack to declare (UC-R-42)."""
    if is_vehicle(v.kind[u]):
        return v.declare_all and can_fire(v, u)
    for weapon in range(KNIFE + 1, GUN):
        if v.arms[u] >> weapon & 1 and can_attack(v, u, weapon, False):
            return True
    return v.declare_all and can_attack(v, u, HANDS, False)


@kernel
def can_fire(v: Seen, u: int) -> bool:
    """Return whether a vehicle has a weapon to fire and a target for it."""
    if v.kind[u] == TANK:
        return can_attack(v, u, GUN, True)
    for k in range(2):
        if v.mount[u][k] != NOBODY and can_attack(v, u, v.mount[u][k], True):
            return True
    return False
