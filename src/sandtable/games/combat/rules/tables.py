"""The tables of rulebook section 1: troops, vehicles, weapons, stances and terrain."""

from __future__ import annotations

from sandtable.engine import kernel, table

# Types of unit; 0 is no unit.
OFFICER, SPECIAL, MEDIC, SOLDIER, JEEP, MOTORCYCLE, APC, TANK = range(1, 9)
TYPES = TANK + 1
TYPE_CODES = ("", "O", "SF", "M", "S", "J", "MC", "APC", "T")
_TOUGHNESS = (0, 3, 4, 3, 3, 7, 4, 10, 12)
_FEET = (0, 4, 4, 4, 4, 12, 12, 9, 6)
_COSTS = (0, 30, 20, 15, 10, 75, 40, 100, 200)
_SIZES = (0, 1, 1, 1, 1, 2, 1, 3, 3)  # cells along each side (UC-R-10)
_MOUNTS = (0, 0, 0, 0, 0, 1, 0, 2, 0)  # weapons that can be mounted (UC-R-14)

# Weapons. GUN is the tank's own. HANDS stands for a hand-to-hand attack, whatever the soldier carries.
KNIFE, PISTOL, RIFLE, MACHINE_GUN, GRENADE, BAZOOKA, MORTAR, GUN, HANDS = range(9)
WEAPONS = GUN  # how many can be bought: those before GUN
WEAPON_CODES = ("knife", "pistol", "rifle", "mg", "gren", "baz", "mort", "gun", "melee")
HANDS_FEET = 1  # UC-R-37
_RANGES = (1, 6, 20, 10, 6, 10, 20, 10, HANDS_FEET)  # feet
_MELEE = (1, 3, 1, 0, 0, 0, 0, 0, 0)
_RANGED = (0, 0, 0, 3, 0, 0, 0, 0, 0)
_VEHICLE_BONUS = (0, 0, 0, 0, 0, 7, 4, 7, 0)  # counts against vehicles only (UC-R-28)
_WEAPON_COSTS = (5, 10, 10, 15, 5, 30, 40, 0, 0)
HEAVY = (MACHINE_GUN, BAZOOKA, MORTAR)  # a soldier carries at most one (UC-R-33); these can be mounted (UC-R-14)
HEAVY_BITS = sum(1 << weapon for weapon in HEAVY)
MOST_WEAPONS = 3  # the most that a soldier carries (UC-R-33)
MOUNTABLE = 3  # kinds of weapon that can be mounted

# Stances of soldiers. Rulebook, notation and JSON call them positions.
STANDING, KNEELING, PRONE = range(3)
STANCES = 3
STANCE_CODES = ("st", "kn", "pr")
_STANCE_FEET = (4, 2, 1)
_STANCE_MELEE = (0, -1, -2)
_STANCE_TOUGHNESS = (0, 1, 2)
_STANCE_THROWN = (0, -1, -2)

# Terrain, and a vehicle as cover, by rising toughness, so that the governing terrain is the larger number (UC-R-52).
OPEN, HOLE, TREES, VEHICLE, BUILDING = range(5)
TERRAIN_CODES = ("open", "hole", "trees", "veh", "bldg")
_TERRAIN_RANGED = (0, 0, 0, -1, -1)
_TERRAIN_THROWN = (0, 0, -1, -1, -4)
_TERRAIN_TOUGHNESS = (0, 3, 4, 5, 6)

# The attack chart (UC-CHART-1 to -3, UC-R-54) and wounds.
WOUNDS_FROM, KILLS_FROM = 4, 9
MOST_WOUNDS = 3

# The table (UC-R-5), in cells of half a foot; a foot of movement is four movement points (UC-R-3).
WIDTH, HEIGHT = 48, 32
CELLS_PER_FOOT = 2
POINTS_PER_FOOT = 4
STRAIGHT, DIAGONAL = 2, 3
ZONE = 6  # columns of a deployment zone
MARKERS = ((23, 15), (16, 11), (30, 19))  # lowest cells of the markers of scenario Hold, two cells a side (UC-R-69)
MARKER_SIZE = 2
MARKER_REACH = 16  # cells², two feet
MOST_UNITS = 30  # of a side (UC-R-67)

FIRED_HEAVY = table(HEAVY)
TOUGHNESS, FEET, COST = table(_TOUGHNESS), table(_FEET), table(_COSTS)
SIZE, MOUNTS = table(_SIZES), table(_MOUNTS)
RANGE, MELEE, RANGED, VEHICLE_BONUS = table(_RANGES), table(_MELEE), table(_RANGED), table(_VEHICLE_BONUS)
WEAPON_COST = table(_WEAPON_COSTS)
STANCE_FEET, STANCE_MELEE = table(_STANCE_FEET), table(_STANCE_MELEE)
STANCE_TOUGHNESS, STANCE_THROWN = table(_STANCE_TOUGHNESS), table(_STANCE_THROWN)
TERRAIN_RANGED, TERRAIN_THROWN = table(_TERRAIN_RANGED), table(_TERRAIN_THROWN)
TERRAIN_TOUGHNESS = table(_TERRAIN_TOUGHNESS)
MARKER_X, MARKER_Y = table([x for x, _ in MARKERS]), table([y for _, y in MARKERS])


@kernel
def is_vehicle(kind: int) -> bool:
    """Return whether a type of unit is a vehicle."""
    return kind >= JEEP


@kernel
def is_soldier(kind: int) -> bool:
    """Return whether a type of unit is a soldier: one of the four troop types."""
    return 0 < kind < JEEP


@kernel
def range_squared(weapon: int) -> int:
    """Return the range of a weapon in cells, squared (UC-R-4)."""
    cells = CELLS_PER_FOOT * RANGE[weapon]
    return cells * cells


def price(kind: int, weapons: list[int]) -> int:
    """Return what a unit costs in points, with its weapons or mounts."""
    return _COSTS[kind] + sum(_WEAPON_COSTS[weapon] for weapon in weapons)
