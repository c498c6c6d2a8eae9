"""The attack formula (UC-ATK-1 to -6, rulebook section 2.7), figure by figure."""

from __future__ import annotations

from sandtable.games.combat.rules.floor import terrain_at
from sandtable.games.combat.rules.schema import ALIVE, ALL_ATTACKS, ALL_UNITS, KILLED, SIGHTED_ONLY
from sandtable.games.combat.rules.sight import crosses
from sandtable.games.combat.rules.tables import (
    GRENADE,
    HANDS,
    KILLS_FROM,
    MELEE,
    OPEN,
    POSITION_MELEE,
    POSITION_THROWN,
    POSITION_TOUGHNESS,
    PRONE,
    RANGED,
    SIZE,
    SPECIAL,
    TERRAIN_RANGED,
    TERRAIN_THROWN,
    TERRAIN_TOUGHNESS,
    TOUGHNESS,
    VEHICLE,
    VEHICLE_BONUS,
    WEAPONS,
    is_soldier,
    is_vehicle,
)
from sandtable.umpire.jit import Record, kernel


@kernel
def governing(s: Record, u: int, other: int, ax: int, ay: int, bx: int, by: int) -> int:
    """The terrain that counts for a soldier on an attack line: the toughest of its cell's and a vehicle's beside it."""
    if is_vehicle(s.kind[u]):
        return OPEN
    ground = terrain_at(s, s.x[u], s.y[u])
    return VEHICLE if ground < VEHICLE and _behind_vehicle(s, u, other, ax, ay, bx, by) else ground


@kernel
def _behind_vehicle(s: Record, u: int, other: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a third unit, a vehicle, touches the soldier's cell and stands in the line (UC-R-51)."""
    for k in range(ALL_UNITS):
        if not is_vehicle(s.kind[k]) or k == other or (s.life[k] != ALIVE and s.life[k] != KILLED):
            continue
        x0, y0 = s.x[k], s.y[k]
        x1, y1 = x0 + SIZE[s.kind[k]] - 1, y0 + SIZE[s.kind[k]] - 1
        touches = x0 - 1 <= s.x[u] <= x1 + 1 and y0 - 1 <= s.y[u] <= y1 + 1
        if touches and crosses(ax, ay, bx, by, x0, y0, x1, y1):
            return True
    return False


@kernel
def weapon_bonus(s: Record, u: int, t: int, weapon: int) -> int:
    """The range bonus, or the best hand-to-hand bonus carried (UC-R-28, UC-R-38)."""
    if weapon != HANDS:
        return RANGED[weapon] + (VEHICLE_BONUS[weapon] if is_vehicle(s.kind[t]) else 0)
    best = 0
    for k in range(WEAPONS):
        if s.arms[u] >> k & 1 and MELEE[k] > best:
            best = MELEE[k]
    return best


@kernel
def is_fire(s: Record, weapon: int) -> bool:
    """Whether wounds spoil such an attack (UC-R-59)."""
    if weapon == HANDS:
        return s.fire_scope == ALL_ATTACKS
    return not (weapon == GRENADE and s.fire_scope == SIGHTED_ONLY)


@kernel
def wound_penalty(s: Record, u: int, weapon: int) -> int:
    """One and two wounds alike: -1 (UC-WND-2, UC-WND-4)."""
    return -1 if 0 < s.wounds[u] < 3 and is_fire(s, weapon) else 0


@kernel
def position_bonus(s: Record, u: int, weapon: int) -> int:
    """The soldier's own position (UC-R-49)."""
    if is_vehicle(s.kind[u]):
        return 0
    if weapon == HANDS:
        return POSITION_MELEE[s.position[u]]
    return POSITION_THROWN[s.position[u]] if weapon == GRENADE else 0


@kernel
def whose_column(s: Record, attacker: int, target: int) -> int:
    """Whose governing terrain an attacker is charged for: its own, or by an option the target's (UC-R-48)."""
    return target if s.target_columns else attacker


@kernel
def terrain_bonus(s: Record, weapon: int, attacker: int, target: int) -> int:
    """What the terrain table's columns for attacks say."""
    ground = whose_column(s, attacker, target)
    if weapon == HANDS:
        return 0
    return TERRAIN_THROWN[ground] if weapon == GRENADE else TERRAIN_RANGED[ground]


@kernel
def stance(s: Record, t: int, weapon: int) -> int:
    """What the target's position adds to its toughness."""
    if is_vehicle(s.kind[t]) or (s.no_prone_melee and weapon == HANDS and s.position[t] == PRONE):
        return 0
    return POSITION_TOUGHNESS[s.position[t]]


@kernel
def special(s: Record, u: int) -> int:
    """Special Forces attack at +1 (UC-TROOP-4, UC-R-27)."""
    return 1 if s.kind[u] == SPECIAL else 0


@kernel
def cover(s: Record, t: int, ground: int) -> int:
    """What the governing terrain adds to a soldier's toughness; vehicles have none (UC-R-53)."""
    return TERRAIN_TOUGHNESS[ground] if is_soldier(s.kind[t]) else 0


@kernel
def fixed_part(s: Record, u: int, t: int, weapon: int, attacker: int, target: int) -> int:
    """The attack score without the dice; `attacker` and `target` are the governing terrains."""
    added = weapon_bonus(s, u, t, weapon) + special(s, u) + wound_penalty(s, u, weapon)
    added += position_bonus(s, u, weapon) + terrain_bonus(s, weapon, attacker, target)
    return added - TOUGHNESS[s.kind[t]] - cover(s, t, target) - stance(s, t, weapon)


@kernel
def kills_from(s: Record) -> int:
    """The least score that kills (UC-R-54)."""
    return KILLS_FROM + (1 if s.nine_wounds else 0)
