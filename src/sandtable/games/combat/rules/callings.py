"""The callings of units: their types, but plain Soldiers are called by their main weapon."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.combat.rules.tables import BAZOOKA, MACHINE_GUN, MORTAR, RIFLE, SOLDIER, TYPES

RIFLEMAN, MACHINE_GUNNER, BAZOOKA_GUNNER, MORTAR_GUNNER = range(TYPES, TYPES + 4)  # numbered after the types
CALLINGS = 16  # an upper bound, for packing a calling into a number


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
