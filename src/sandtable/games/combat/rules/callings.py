"""What units are called besides their types: plain Soldiers by the weapon that they are there for."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.combat.rules.tables import BAZOOKA, MACHINE_GUN, MORTAR, RIFLE, SOLDIER, TYPES

RIFLEMAN, MACHINE_GUNNER, BAZOOKA_GUNNER, MORTAR_GUNNER = range(TYPES, TYPES + 4)  # behind the types themselves
CALLINGS = 16  # room for all of them in a number


@kernel
def calling(kind: int, arms: int) -> int:
    """A unit's type; of a Soldier by its heaviest weapon, if it has one that is more than a pistol."""
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
    """The type of whoever has a calling."""
    return called if called < TYPES else SOLDIER
