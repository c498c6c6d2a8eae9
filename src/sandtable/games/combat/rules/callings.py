"""The callings of units: their types, but plain Soldiers are called by their main weapon."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.schema import UNITS
from sandtable.games.combat.rules.tables import BAZOOKA, MACHINE_GUN, MORTAR, RIFLE, SOLDIER, TYPE_CODES, TYPES

CALLING_CODES = (*TYPE_CODES, "rifle", "mg", "baz", "mort")
RIFLEMAN, MACHINE_GUNNER, BAZOOKA_GUNNER, MORTAR_GUNNER = range(TYPES, TYPES + 4)  # numbered after the types


@kernel
def calling(kind: int, arms: int) -> int:
    """Return a unit's calling: its type, or for a Soldier the calling of its heaviest weapon above a pistol."""
    if kind != SOLDIER:
        return kind
    if arms >> MORTAR & 1:
        return MORTAR_GUNNER
    if arms >> BAZOOKA & 1:
        return BAZOOKA_GUNNER
    if arms >> MACHINE_GUN & 1:
        return MACHINE_GUNNER
    return RIFLEMAN if arms >> RIFLE & 1 else kind


def type_of(called: int) -> int:
    """Return the type of the units that have a calling."""
    return called if called < TYPES else SOLDIER


@kernel
def calling_of(s: State, u: int) -> int:
    """Return the calling of a unit."""
    return calling(s.kind[u], s.arms[u])


@kernel
def number_of(s: State, u: int) -> int:
    """Return a unit's number among its side's units of its type (UC-R-91); 0 if it is the only one."""
    nth, others = 0, 0
    first = u // UNITS * UNITS
    for k in range(first, first + s.count[u // UNITS]):
        if s.kind[k] == s.kind[u]:
            nth += k <= u
            others += k != u
    return nth if others else 0
