"""The sum of an attack (UC-ATK-1 to -6, rulebook section 2.7), term by term, and the numbers that previews show."""

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

WAYS = 36  # in which two dice fall
_AT_LEAST = table([sum(a + b >= k for a in range(1, 7) for b in range(1, 7)) for k in range(14)])


@kernel
def ways(least: int) -> int:
    """The ways, of 36, in which two dice show at least so much."""
    return _AT_LEAST[max(0, min(13, least))]


@kernel
def governing(s: State, u: int, other: int, ax: int, ay: int, bx: int, by: int) -> int:
    """The terrain that counts for a soldier on an attack line: the toughest of its cell's and a vehicle's beside it."""
    if is_vehicle(s.kind[u]):
        return OPEN
    ground = terrain_at(s, s.x[u], s.y[u])
    return VEHICLE if ground < VEHICLE and _behind_vehicle(s, u, other, ax, ay, bx, by) else ground


@kernel
def _behind_vehicle(s: State, u: int, other: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a third unit, a vehicle, touches the soldier's cell and stands in the line (UC-R-51)."""
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
    """The range bonus, or the best hand-to-hand bonus carried (UC-R-28, UC-R-38)."""
    if weapon != HANDS:
        return RANGED[weapon] + (VEHICLE_BONUS[weapon] if is_vehicle(s.kind[t]) else 0)
    best = 0
    for k in range(WEAPONS):
        if s.arms[u] >> k & 1 and MELEE[k] > best:
            best = MELEE[k]
    return best


@kernel
def is_fire(s: State, weapon: int) -> bool:
    """Whether wounds spoil such an attack (UC-R-59)."""
    if weapon == HANDS:
        return s.fire_scope == ALL_ATTACKS
    return not (weapon == GRENADE and s.fire_scope == SIGHTED_ONLY)


@kernel
def wound_penalty(s: State, u: int, weapon: int) -> int:
    """One and two wounds alike: -1 (UC-WND-2, UC-WND-4)."""
    return -1 if 0 < s.wounds[u] < 3 and is_fire(s, weapon) else 0


@kernel
def stance_bonus(s: State, u: int, weapon: int) -> int:
    """The soldier's own stance (UC-R-49)."""
    if is_vehicle(s.kind[u]):
        return 0
    if weapon == HANDS:
        return STANCE_MELEE[s.stance[u]]
    return STANCE_THROWN[s.stance[u]] if weapon == GRENADE else 0


@kernel
def whose_column(s: State, attacker: int, target: int) -> int:
    """Whose governing terrain an attacker is charged for: its own, or by an option the target's (UC-R-48)."""
    return target if s.target_columns else attacker


@kernel
def terrain_bonus(s: State, weapon: int, attacker: int, target: int) -> int:
    """What the terrain table's columns for attacks say."""
    ground = whose_column(s, attacker, target)
    if weapon == HANDS:
        return 0
    return TERRAIN_THROWN[ground] if weapon == GRENADE else TERRAIN_RANGED[ground]


@kernel
def stance_toughness(s: State, t: int, weapon: int) -> int:
    """What the target's stance adds to its toughness."""
    if is_vehicle(s.kind[t]) or (s.no_prone_melee and weapon == HANDS and s.stance[t] == PRONE):
        return 0
    return STANCE_TOUGHNESS[s.stance[t]]


@kernel
def special(s: State, u: int) -> int:
    """Special Forces attack at +1 (UC-TROOP-4, UC-R-27)."""
    return 1 if s.kind[u] == SPECIAL else 0


@kernel
def cover(s: State, t: int, ground: int) -> int:
    """What the governing terrain adds to a soldier's toughness; vehicles have none (UC-R-53)."""
    return TERRAIN_TOUGHNESS[ground] if is_soldier(s.kind[t]) else 0


@kernel
def total(s: State, u: int, t: int, weapon: int, attacker: int, target: int) -> int:
    """The score without the dice; `attacker` and `target` are the governing terrains."""
    added = weapon_bonus(s, u, t, weapon) + special(s, u) + wound_penalty(s, u, weapon)
    added += stance_bonus(s, u, weapon) + terrain_bonus(s, weapon, attacker, target)
    return added - TOUGHNESS[s.kind[t]] - cover(s, t, target) - stance_toughness(s, t, weapon)


@kernel
def kills_from(s: State) -> int:
    """The least score that kills (UC-R-54)."""
    return KILLS_FROM + (1 if s.nine_wounds else 0)


@kernel
def sum_up(v: Seen, seat: int, a: int, out: Ints) -> int:
    """Fill `out` with the numbers behind an act; returns how many: none where it has none.

    A move: its cost (NOBODY: out of reach) and the allowance, in movement points. An attack: weapon, special, wound,
    stance and terrain (added), toughness, cover and stance (subtracted), the governing terrain that the attacker is
    charged for and the target's, the attack line's cells (x and y of the attacker's, of the target's), and the least
    scores that wound and kill.
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
