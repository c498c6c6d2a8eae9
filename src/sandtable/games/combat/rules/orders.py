"""The declared attacks: attacker, weapon and target, in the order of declaration (UC-R-44)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.schema import ALL_UNITS, GRENADES, MELEE_STEP, SIGHTED, VEHICLES, WAITS
from sandtable.games.combat.rules.tables import GRENADE, HANDS, is_vehicle

_WEAPONS = HANDS + 1


@kernel
def add_order(s: State, u: int, weapon: int, t: int) -> None:
    """Store a declared attack as one number."""
    s.order[s.ordered] = (u * _WEAPONS + weapon) * ALL_UNITS + t
    s.fate[s.ordered] = WAITS
    s.ordered += 1


@kernel
def order_at(s: State, k: int) -> tuple[int, int, int]:
    """Return attacker, weapon and target of the declared attack number `k`, counted from 0."""
    return parts(s.order[k])


@kernel
def parts(order: int) -> tuple[int, int, int]:
    """Return attacker, weapon and target from the number of a declared attack."""
    return order // ALL_UNITS // _WEAPONS, order // ALL_UNITS % _WEAPONS, order % ALL_UNITS


@kernel
def step_of(s: State, k: int) -> int:
    """Return the step in which the declared attack number `k` is carried out."""
    u, weapon, _t = order_at(s, k)
    if is_vehicle(s.kind[u]):
        return VEHICLES
    if weapon == HANDS:
        return MELEE_STEP
    return GRENADES if weapon == GRENADE else SIGHTED


@kernel
def is_targeted(s: State, t: int) -> bool:
    """Return whether an attack on the unit has been declared."""
    for k in range(s.ordered):
        if s.order[k] % ALL_UNITS == t:
            return True
    return False
