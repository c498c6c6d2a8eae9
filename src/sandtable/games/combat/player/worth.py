"""What an attack is worth before the dice: closed forms for two dice, in points of armies times 36."""

from __future__ import annotations

from sandtable.games.combat.rules.buying import cost_of
from sandtable.games.combat.rules.floor import terrain_at
from sandtable.games.combat.rules.schema import NOBODY
from sandtable.games.combat.rules.sight import OUT_OF_RANGE, OUT_OF_SIGHT, ends, line
from sandtable.games.combat.rules.sums import governing, kills_from, total, ways
from sandtable.games.combat.rules.tables import (
    GUN,
    HANDS,
    KNIFE,
    MEDIC,
    MOST_WOUNDS,
    OFFICER,
    OPEN,
    TANK,
    VEHICLE_BONUS,
    WOUNDS_FROM,
    is_soldier,
    is_vehicle,
)
from sandtable.umpire.jit import Record, kernel

_OFFICER_EXTRA, _MEDIC_EXTRA = 60, 10
_WOUND_SHARE, _SHARES = 3, 10  # of a unit's points, that a wound takes


@kernel
def worth(v: Record, u: int) -> int:
    """What a unit is worth to its side, in points."""
    points = cost_of(v, u)
    if v.kind[u] == OFFICER:
        points += _OFFICER_EXTRA
    return points + _MEDIC_EXTRA if v.kind[u] == MEDIC else points


@kernel
def blow(v: Record, u: int, t: int, weapon: int) -> int:
    """What an attack takes from the other side on average; 0 where it cannot be made or do anything."""
    if v.vehicles_only and VEHICLE_BONUS[weapon] and not is_vehicle(v.kind[t]):
        return 0
    found = line(v, u, t, weapon)
    if found == OUT_OF_RANGE or found == OUT_OF_SIGHT:
        return 0
    ax, ay, bx, by = ends(found)
    attacker, target = governing(v, u, t, ax, ay, bx, by), governing(v, t, u, ax, ay, bx, by)
    return taken_by(v, u, t, weapon, total(v, u, t, weapon, attacker, target))


@kernel
def threat(v: Record, u: int, t: int, weapon: int) -> int:
    """What an attack would take if the target were in range and in sight: on bare ground for the attacker."""
    ground = OPEN if is_vehicle(v.kind[t]) else terrain_at(v, v.x[t], v.y[t])
    return taken_by(v, u, t, weapon, total(v, u, t, weapon, OPEN, ground))


@kernel
def taken_by(v: Record, u: int, t: int, weapon: int, sure: int) -> int:
    """The average loss by an attack of which all but the dice is known."""
    kills = ways(kills_from(v) - sure)
    wounds = ways(WOUNDS_FROM - sure) - kills
    if v.wounds[t] == MOST_WOUNDS:
        share = 0 if v.no_fourth else _SHARES
    else:
        share = _WOUND_SHARE + v.wounds[t]
    return worth(v, t) * (kills * _SHARES + wounds * share) // _SHARES


@kernel
def weapons_of(v: Record, u: int) -> int:
    """Bits of all that a unit can attack with, hands included."""
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
def best_blow(v: Record, u: int, t: int) -> int:
    """The best that a unit can do to another from where both stand, with any weapon."""
    best, weapons = 0, weapons_of(v, u)
    for weapon in range(HANDS + 1):
        if weapons >> weapon & 1:
            value = blow(v, u, t, weapon)
            if value > best:
                best = value
    return best
