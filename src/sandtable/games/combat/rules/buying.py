"""The building of armies in secret (UC-R-67, UC-R-33, UC-R-14, UC-R-90)."""

from __future__ import annotations

from sandtable.engine import Events, discloses, kernel
from sandtable.games.combat.fields import Seen, State
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.actions import (
    BUYS,
    CHOOSES,
    CHOOSING,
    ENDS,
    EQUIPS,
    PURCHASES,
    bought_weapon,
    copies_of,
    type_of,
)
from sandtable.games.combat.rules.armies import PRESET_ARMS, PRESET_COST, PRESET_COUNT, PRESET_KIND, PRESET_MOUNT
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.schema import BUY, EVERYBODY, NOBODY, SEATS, UNITS, UNPLACED
from sandtable.games.combat.rules.tables import (
    COST,
    HANDS,
    HEAVY_BITS,
    MOST_WEAPONS,
    MOUNTS,
    WEAPON_COST,
    WEAPONS,
    is_vehicle,
)


@kernel
def unit_cost(kind: int, arms: int, first: int, second: int) -> int:
    """Return what a unit costs in points, with its weapons and mounts."""
    cost = COST[kind]
    for weapon in range(WEAPONS):
        if arms >> weapon & 1:
            cost += WEAPON_COST[weapon]
    if first != NOBODY:
        cost += WEAPON_COST[first]
    return cost + WEAPON_COST[second] if second != NOBODY else cost


@kernel
def cost_of(s: State, u: int) -> int:
    """Return what a unit of the battle costs in points, with its weapons and mounts."""
    return unit_cost(s.kind[u], s.arms[u], s.mount[u][0], s.mount[u][1])


@kernel
def points_left(v: Seen, seat: int) -> int:
    """Return how many points a side may still spend."""
    left = v.points
    for k in range(v.bought[seat]):
        mount = v.bought_mount[seat][k]
        left -= unit_cost(v.bought_kind[seat][k], v.bought_arms[seat][k], mount[0], mount[1])
    return left


@kernel
def weapons_carried(arms: int) -> int:
    """Return how many weapons a set holds, given as bits."""
    count = 0
    for weapon in range(WEAPONS):
        count += arms >> weapon & 1
    return count


@kernel
def why_carry(v: Seen, arms: int) -> int:
    """Return 0, or the clause by which a soldier may not carry a set of weapons."""
    heavy = arms & HEAVY_BITS
    if v.carry_free or (weapons_carried(arms) <= MOST_WEAPONS and heavy & (heavy - 1) == 0):
        return 0
    return C.UC_R_33


@kernel
def why_buy(v: Seen, seat: int, verb: int, a: int) -> int:
    """Return 0, or the clause that forbids a purchase or the end of buying."""
    if v.phase != BUY or not v.waiting >> seat & 1:
        return C.UC_R_67
    if verb == ENDS:
        return 0 if v.bought[seat] else C.UC_R_67
    left = points_left(v, seat)
    if verb == CHOOSES:
        return C.UC_R_67 if v.bought[seat] or PRESET_COST[a - CHOOSING] > left else 0
    if verb == BUYS:
        return C.UC_R_67 if v.bought[seat] == UNITS or COST[type_of(a)] > left else 0
    if verb == PURCHASES:
        return _why_purchase(v, seat, a, left)
    if not v.bought[seat]:
        return C.UC_R_90
    return _why_equip(v, seat, a, left) if verb == EQUIPS else _why_mount(v, seat, a, left)


@kernel
def _why_purchase(v: Seen, seat: int, a: int, left: int) -> int:
    """Return 0, or the clause that forbids buying a unit together with all it carries."""
    kind = type_of(a)
    cost, carried, arms, odd, heavy = COST[kind], 0, 0, False, 0
    for weapon in range(HANDS):
        copies = copies_of(a, weapon)
        cost += copies * WEAPON_COST[weapon]
        carried += copies
        if copies:
            arms |= 1 << weapon
        if HEAVY_BITS >> weapon & 1:
            heavy += copies
        odd = odd or copies > 1 or (copies > 0 and weapon >= WEAPONS)
    if v.bought[seat] == UNITS or cost > left:
        return C.UC_R_67
    if is_vehicle(kind):
        return 0 if carried <= MOUNTS[kind] and carried == heavy else C.UC_R_14
    return C.UC_R_33 if odd else why_carry(v, arms)


@kernel
def _why_equip(v: Seen, seat: int, a: int, left: int) -> int:
    weapon, last = bought_weapon(a), v.bought[seat] - 1
    if WEAPON_COST[weapon] > left:
        return C.UC_R_67
    if is_vehicle(v.bought_kind[seat][last]):
        return C.UC_R_14
    arms = v.bought_arms[seat][last]
    return C.UC_R_33 if weapon >= WEAPONS or arms >> weapon & 1 else why_carry(v, arms | 1 << weapon)


@kernel
def _why_mount(v: Seen, seat: int, a: int, left: int) -> int:
    weapon, last = bought_weapon(a), v.bought[seat] - 1
    if WEAPON_COST[weapon] > left:
        return C.UC_R_67
    if weapon >= WEAPONS or not HEAVY_BITS >> weapon & 1:
        return C.UC_R_14
    mount = v.bought_mount[seat][last]
    mounted = (1 if mount[0] != NOBODY else 0) + (1 if mount[1] != NOBODY else 0)
    return 0 if mounted < MOUNTS[v.bought_kind[seat][last]] else C.UC_R_14


@kernel
def buy(s: State, seat: int, kind: int) -> None:
    """Add a unit without weapons to a side's army."""
    k = s.bought[seat]
    s.bought_kind[seat][k], s.bought_arms[seat][k] = kind, 0
    s.bought_mount[seat][k][0], s.bought_mount[seat][k][1] = NOBODY, NOBODY
    s.bought[seat] += 1


@kernel
def hand_out(s: State, seat: int, weapon: int) -> None:
    """Give a weapon to the unit bought last; a vehicle has it mounted."""
    last = s.bought[seat] - 1
    if not is_vehicle(s.bought_kind[seat][last]):
        s.bought_arms[seat][last] |= 1 << weapon
    elif s.bought_mount[seat][last][0] == NOBODY:
        s.bought_mount[seat][last][0] = weapon
    else:
        s.bought_mount[seat][last][1] = weapon


@kernel
def purchase(s: State, seat: int, a: int) -> None:
    """Add a unit with all it carries to a side's army."""
    buy(s, seat, type_of(a))
    for weapon in range(WEAPONS):
        for _ in range(copies_of(a, weapon)):
            hand_out(s, seat, weapon)


@kernel
def choose(s: State, seat: int, preset: int) -> None:
    """Fill a side's army with a preset, one of those that come with the game."""
    for k in range(PRESET_COUNT[preset]):
        buy(s, seat, PRESET_KIND[preset][k])
        s.bought_arms[seat][k] = PRESET_ARMS[preset][k]
        s.bought_mount[seat][k][0], s.bought_mount[seat][k][1] = PRESET_MOUNT[preset][k][0], PRESET_MOUNT[preset][k][1]


@kernel
@discloses("UC-R-67", "bought", "bought_kind", "bought_arms", "bought_mount", why="Both armies are revealed together.")
def reveal_armies(s: State, ev: Events) -> None:
    """Reveal the armies together as soon as both sides are done (UC-R-67), and clear what was bought."""
    if s.waiting:
        return
    for seat in range(SEATS):
        if not s.buyers >> seat & 1:
            continue
        points = 0
        s.count[seat] = s.bought[seat]
        for k in range(s.bought[seat]):
            u, mount = seat * UNITS + k, s.bought_mount[seat][k]
            s.kind[u], s.arms[u], s.life[u] = s.bought_kind[seat][k], s.bought_arms[seat][k], UNPLACED
            s.mount[u][0], s.mount[u][1] = mount[0], mount[1]
            s.x[u], s.y[u] = NOBODY, NOBODY
            points += cost_of(s, u)
            s.bought_kind[seat][k], s.bought_arms[seat][k], mount[0], mount[1] = 0, 0, 0, 0
        s.bought[seat] = 0
        tell.revealed(ev, seat, points, C.UC_R_67, EVERYBODY)
