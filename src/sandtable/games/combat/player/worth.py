"""The worth of attacks before the dice: closed forms for two dice, in points of armies times 36."""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.player.notes import (
    ANSWERED,
    ARMED,
    FIRST_WOUND,
    GROUND,
    LONGEST,
    MEDIC_WORTH,
    OFFICER_WORTH,
    STRIDE,
    VEHICLE_WOUNDS,
    WHEELS,
    WORTH,
)
from sandtable.games.combat.rules.buying import cost_of
from sandtable.games.combat.rules.floor import terrain_at
from sandtable.games.combat.rules.reach import allowance
from sandtable.games.combat.rules.schema import ALIVE, KILLED, NOBODY, SEATS, SPENT, UNITS
from sandtable.games.combat.rules.sight import ends, line
from sandtable.games.combat.rules.sums import governing, is_fire, kills_from, total, ways
from sandtable.games.combat.rules.tables import (
    GRENADE,
    GUN,
    HANDS,
    KNIFE,
    MEDIC,
    MORTAR,
    MOST_WOUNDS,
    OFFICER,
    OPEN,
    PRONE,
    RANGE,
    STRAIGHT,
    TANK,
    VEHICLE_BONUS,
    WOUNDS_FROM,
    is_soldier,
    is_vehicle,
    range_squared,
)

_SHARES = 100  # a wound's share of a unit's worth is in hundredths
_ALL = 10  # tenths


@kernel
def muster(v: Seen, notes: Ints) -> None:
    """Write the facts about each living unit that attacks on it and by it depend on to the notes."""
    notes[WHEELS] = 0
    for seat in range(SEATS):
        for u in range(seat * UNITS, seat * UNITS + v.count[seat]):
            notes[WHEELS] += 1 if is_vehicle(v.kind[u]) and (v.life[u] == ALIVE or v.life[u] == KILLED) else 0
            if v.life[u] == ALIVE:
                notes[WORTH + u] = worth(v, u, notes)
                notes[GROUND + u] = ground_of(v, u)
                notes[ARMED + u] = weapons_of(v, u)
                notes[LONGEST + u] = _longest(notes[ARMED + u])
                notes[STRIDE + u] = allowance(v, u) // STRAIGHT


@kernel
def ground_of(v: Seen, u: int) -> int:
    """Return the terrain that covers a unit; OPEN for vehicles."""
    return OPEN if is_vehicle(v.kind[u]) else terrain_at(v, v.x[u], v.y[u])


@kernel
def worth(v: Seen, u: int, notes: Ints) -> int:
    """Return what a unit is worth to its side, in points."""
    points = cost_of(v, u)
    if v.kind[u] == OFFICER:
        points += notes[OFFICER_WORTH]
    return points + notes[MEDIC_WORTH] if v.kind[u] == MEDIC else points


@kernel
def weapons_of(v: Seen, u: int) -> int:
    """Return the bits of all weapons that a unit can still attack with, HANDS included."""
    weapons = _carried(v, u)
    for weapon in range(HANDS + 1):
        if (v.wounds[u] >= MOST_WOUNDS and is_fire(v, weapon)) or (weapon == GRENADE and v.done[u] & SPENT):
            weapons &= ~(1 << weapon)
    return weapons


@kernel
def _carried(v: Seen, u: int) -> int:
    """Return the bits of all weapons of a unit, HANDS included."""
    if v.kind[u] == TANK:
        return 1 << GUN
    if is_soldier(v.kind[u]):
        return (v.arms[u] & ~(1 << KNIFE)) | 1 << HANDS
    bits = 0
    for k in range(2):
        if v.mount[u][k] != NOBODY:
            bits |= 1 << v.mount[u][k]
    return bits


@kernel
def _longest(weapons: int) -> int:
    """Return the weapon with the longest range of a set given as bits; NOBODY if the set is empty."""
    longest = NOBODY
    for weapon in range(HANDS + 1):
        if weapons >> weapon & 1 and (longest == NOBODY or RANGE[weapon] > RANGE[longest]):
            longest = weapon
    return longest


@kernel
def blow(v: Seen, u: int, t: int, weapon: int, notes: Ints) -> int:
    """Return what an attack takes from the other side on average; 0 if it is impossible or without effect."""
    return _hardest(v, u, t, 1 << weapon, weapon, notes)


@kernel
def best_blow(v: Seen, u: int, t: int, notes: Ints) -> int:
    """Return the most that an attack of a unit with any weapon takes from another on average, from where both stand."""
    return _hardest(v, u, t, notes[ARMED + u], notes[LONGEST + u], notes) if notes[ARMED + u] else 0


@kernel
def _hardest(v: Seen, u: int, t: int, weapons: int, longest: int, notes: Ints) -> int:
    """Return the most that an attack with any of a set of weapons takes on average.

    All weapons share the attack line of the one with the longest range, except a mortar that needs no sight.
    """
    best, found = 0, line(v, u, t, longest)
    for weapon in range(HANDS + 1):
        if weapons >> weapon & 1:
            along = line(v, u, t, weapon) if v.mortar_indirect and weapon == MORTAR else found
            if along >= 0:
                best = max(best, _blow_along(v, u, t, weapon, along, notes))
    return best


@kernel
def _blow_along(v: Seen, u: int, t: int, weapon: int, along: int, notes: Ints) -> int:
    """Return what an attack along a line takes on average; 0 if it is out of range or without effect."""
    ax, ay, bx, by = ends(along)
    if (ax - bx) * (ax - bx) + (ay - by) * (ay - by) > range_squared(weapon) or is_wasted(v, t, weapon):
        return 0
    attacker, target = notes[GROUND + u], notes[GROUND + t]
    if notes[WHEELS]:
        attacker, target = governing(v, u, t, ax, ay, bx, by), governing(v, t, u, ax, ay, bx, by)
    return average(v, u, t, weapon, attacker, target, notes)


@kernel
def average(v: Seen, u: int, t: int, weapon: int, attacker: int, target: int, notes: Ints) -> int:
    """Return what an attack between two terrains takes on average.

    If the weight ANSWERED is set, a soldier that another soldier fires at is expected to hit the dirt.
    """
    stance = v.stance[t]
    if notes[ANSWERED] and weapon != HANDS and is_soldier(v.kind[u]) and is_soldier(v.kind[t]):
        v.stance[t] = PRONE
    value = taken_by(v, t, total(v, u, t, weapon, attacker, target), notes)
    v.stance[t] = stance
    return value


@kernel
def is_wasted(v: Seen, t: int, weapon: int) -> int:
    """Return whether a weapon may be used against vehicles only, and the target is none."""
    return v.vehicles_only and VEHICLE_BONUS[weapon] and not is_vehicle(v.kind[t])


@kernel
def taken_by(v: Seen, t: int, sure: int, notes: Ints) -> int:
    """Return the average loss of a unit by an attack whose score without the dice is `sure`."""
    kills = ways(kills_from(v) - sure)
    wounds = ways(WOUNDS_FROM - sure) - kills
    if v.wounds[t] == MOST_WOUNDS:
        share = 0 if v.no_fourth else _SHARES
    else:
        share = notes[FIRST_WOUND + v.wounds[t]] * (notes[VEHICLE_WOUNDS] if is_vehicle(v.kind[t]) else _ALL)
    return notes[WORTH + t] * (kills * _SHARES + wounds * share) // _SHARES
