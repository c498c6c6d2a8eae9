"""The sum of an attack, term by term (UC-ATK-1 to -6, rulebook section 2.7), and the numbers that previews show."""

from __future__ import annotations

from sandtable.engine import Ints, kernel, table
from sandtable.games.combat.fields import Seen, State
from sandtable.games.combat.rules.actions import (
    DECLARES,
    FIGHTS,
    FIRES,
    MOVES,
    cell_of,
    target_of,
    unit_of,
    verb_of,
    weapon_of,
)
from sandtable.games.combat.rules.floor import terrain_at
from sandtable.games.combat.rules.reach import allowance, cost_to
from sandtable.games.combat.rules.schema import ALIVE, ALL_ATTACKS, KILLED, NOBODY, SEATS, SIGHTED_ONLY, UNITS
from sandtable.games.combat.rules.sight import crosses, ends, line
from sandtable.games.combat.rules.tables import (
    GRENADE,
    HANDS,
    KILLS_FROM,
    MELEE,
    OPEN,
    PRONE,
    RANGED,
    SIZE,
    SPECIAL,
    STANCE_MELEE,
    STANCE_THROWN,
    STANCE_TOUGHNESS,
    TERRAIN_RANGED,
    TERRAIN_THROWN,
    TERRAIN_TOUGHNESS,
    TOUGHNESS,
    VEHICLE,
    VEHICLE_BONUS,
    WEAPONS,
    WOUNDS_FROM,
    is_soldier,
    is_vehicle,
)

WAYS = 36  # outcomes of two dice
_AT_LEAST = table([sum(a + b >= k for a in range(1, 7) for b in range(1, 7)) for k in range(14)])


@kernel
def ways(least: int) -> int:
    """Return how many of the 36 outcomes of two dice add up to at least `least`."""
    return _AT_LEAST[max(0, min(13, least))]


@kernel
def governing(s: State, u: int, other: int, ax: int, ay: int, bx: int, by: int) -> int:
    """Return the governing terrain of a unit on an attack line from (ax, ay) to (bx, by) (UC-R-52).

    For a soldier it is the tougher of its cell's terrain and a vehicle that it stands behind. Vehicles have OPEN.
    `other` is the other unit of the attack.
    """
    if is_vehicle(s.kind[u]):
        return OPEN
    ground = terrain_at(s, s.x[u], s.y[u])
    return VEHICLE if ground < VEHICLE and _behind_vehicle(s, u, other, ax, ay, bx, by) else ground


@kernel
def _behind_vehicle(s: State, u: int, other: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Return whether a vehicle other than the two units touches the soldier's cell and crosses the line (UC-R-51)."""
    for seat in range(SEATS):
        for k in range(seat * UNITS, seat * UNITS + s.count[seat]):
            if not is_vehicle(s.kind[k]) or k == other or (s.life[k] != ALIVE and s.life[k] != KILLED):
                continue
            x0, y0 = s.x[k], s.y[k]
            x1, y1 = x0 + SIZE[s.kind[k]] - 1, y0 + SIZE[s.kind[k]] - 1
            touches = x0 - 1 <= s.x[u] <= x1 + 1 and y0 - 1 <= s.y[u] <= y1 + 1
            if touches and crosses(ax, ay, bx, by, x0, y0, x1, y1):
                return True
    return False


@kernel
def weapon_bonus(s: State, u: int, t: int, weapon: int) -> int:
    """Return the range bonus, or for HANDS the best hand-to-hand bonus carried (UC-R-28, UC-R-38)."""
    if weapon != HANDS:
        return RANGED[weapon] + (VEHICLE_BONUS[weapon] if is_vehicle(s.kind[t]) else 0)
    best = 0
    for k in range(WEAPONS):
        if s.arms[u] >> k & 1 and MELEE[k] > best:
            best = MELEE[k]
    return best


@kernel
def is_fire(s: State, weapon: int) -> bool:
    """Return whether an attack with a weapon counts as fire, which wounds weaken or forbid (UC-R-59)."""
    if weapon == HANDS:
        return s.fire_scope == ALL_ATTACKS
    return not (weapon == GRENADE and s.fire_scope == SIGHTED_ONLY)


@kernel
def wound_penalty(s: State, u: int, weapon: int) -> int:
    """Return what wounds take off a unit's attack: -1 for one or two (UC-WND-2, UC-WND-4)."""
    return -1 if 0 < s.wounds[u] < 3 and is_fire(s, weapon) else 0


@kernel
def stance_bonus(s: State, u: int, weapon: int) -> int:
    """Return what a soldier's own stance adds to its attack (UC-R-49); 0 for vehicles."""
    if is_vehicle(s.kind[u]):
        return 0
    if weapon == HANDS:
        return STANCE_MELEE[s.stance[u]]
    return STANCE_THROWN[s.stance[u]] if weapon == GRENADE else 0


@kernel
def whose_column(s: State, attacker: int, target: int) -> int:
    """Return the governing terrain whose columns change an attack: the attacker's, or by the option the target's.

    See UC-R-48.
    """
    return target if s.target_columns else attacker


@kernel
def terrain_bonus(s: State, weapon: int, attacker: int, target: int) -> int:
    """Return what the terrain table's columns for attacks add to an attack."""
    ground = whose_column(s, attacker, target)
    if weapon == HANDS:
        return 0
    return TERRAIN_THROWN[ground] if weapon == GRENADE else TERRAIN_RANGED[ground]


@kernel
def stance_toughness(s: State, t: int, weapon: int) -> int:
    """Return what the target's stance adds to its toughness; 0 for vehicles."""
    if is_vehicle(s.kind[t]) or (s.no_prone_melee and weapon == HANDS and s.stance[t] == PRONE):
        return 0
    return STANCE_TOUGHNESS[s.stance[t]]


@kernel
def special(s: State, u: int) -> int:
    """Return the bonus of Special Forces on all attacks, 1, and 0 for other units (UC-TROOP-4, UC-R-27)."""
    return 1 if s.kind[u] == SPECIAL else 0


@kernel
def cover(s: State, t: int, ground: int) -> int:
    """Return what the governing terrain adds to a soldier's toughness; 0 for vehicles (UC-R-53)."""
    return TERRAIN_TOUGHNESS[ground] if is_soldier(s.kind[t]) else 0


@kernel
def total(s: State, u: int, t: int, weapon: int, attacker: int, target: int) -> int:
    """Return the attack score without the dice; `attacker` and `target` are the governing terrains."""
    added = weapon_bonus(s, u, t, weapon) + special(s, u) + wound_penalty(s, u, weapon)
    added += stance_bonus(s, u, weapon) + terrain_bonus(s, weapon, attacker, target)
    return added - TOUGHNESS[s.kind[t]] - cover(s, t, target) - stance_toughness(s, t, weapon)


@kernel
def kills_from(s: State) -> int:
    """Return the least score that kills (UC-R-54)."""
    return KILLS_FROM + (1 if s.nine_wounds else 0)


@kernel
def sum_up(v: Seen, seat: int, a: int, out: Ints) -> int:
    """Write the numbers behind an act to `out`; return how many there are, 0 if the act has none.

    A move has two: its cost (NOBODY: out of reach) and the allowance, in movement points. An attack has sixteen:
    weapon, special, wound, stance and terrain (added), toughness, cover and stance (subtracted), the governing terrain
    whose columns change the attack and the target's, the cells of the attack line (x and y of the attacker's, then of
    the target's), and the least scores that wound and that kill.
    """
    verb = verb_of(a)
    u = unit_of(v, seat, a)
    if u == NOBODY or v.x[u] == NOBODY:
        return 0
    if verb == MOVES:
        x, y = cell_of(v, seat, a)
        out[0], out[1] = cost_to(v, u, x, y), allowance(v, u)
        return 2
    if verb == DECLARES or verb == FIGHTS or verb == FIRES:
        return _sum_up_attack(v, u, target_of(seat, a), weapon_of(a), out)
    return 0


@kernel
def _sum_up_attack(v: Seen, u: int, t: int, weapon: int, out: Ints) -> int:
    if v.x[t] == NOBODY:
        return 0
    found = line(v, u, t, weapon)
    if found < 0:
        return 0
    ax, ay, bx, by = ends(found)
    attacker, target = governing(v, u, t, ax, ay, bx, by), governing(v, t, u, ax, ay, bx, by)
    out[0], out[1], out[2] = weapon_bonus(v, u, t, weapon), special(v, u), wound_penalty(v, u, weapon)
    out[3], out[4] = stance_bonus(v, u, weapon), terrain_bonus(v, weapon, attacker, target)
    out[5], out[6], out[7] = TOUGHNESS[v.kind[t]], cover(v, t, target), stance_toughness(v, t, weapon)
    out[8], out[9] = whose_column(v, attacker, target), target
    out[10], out[11], out[12], out[13] = ax, ay, bx, by
    out[14], out[15] = WOUNDS_FROM, kills_from(v)
    return 16
