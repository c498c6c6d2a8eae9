"""The tables of the rulebook of Ultimate Combat, section 1, copied for the second referee."""

from __future__ import annotations

from typing import NamedTuple

SEATS = ("West", "East")
WIDTH, HEIGHT = 48, 32
ZONES = (range(6), range(42, 48))


class Type(NamedTuple):
    toughness: int
    feet: int
    cost: int
    mounts: int = 0
    size: int = 0
    """Cells on a side of a vehicle; 0 for a soldier."""


class Weapon(NamedTuple):
    feet: int
    melee: int
    ranged: int
    cost: int
    kind: str
    against_vehicles: int = 0
    heavy: bool = False


class Position(NamedTuple):
    feet: int
    modifier: int
    """For the soldier's own hand-to-hand and thrown attacks; as much the other way for its toughness."""


class Terrain(NamedTuple):
    ranged: int
    thrown: int
    toughness: int


TYPES = {
    "O": Type(3, 4, 30),
    "SF": Type(4, 4, 20),
    "M": Type(3, 4, 15),
    "S": Type(3, 4, 10),
    "J": Type(7, 12, 75, 1, 2),
    "MC": Type(4, 12, 40, 0, 1),
    "APC": Type(10, 9, 100, 2, 3),
    "T": Type(12, 6, 200, 0, 3),
}
WEAPONS = {
    "knife": Weapon(1, 1, 0, 5, "melee"),
    "pistol": Weapon(6, 3, 0, 10, "sighted"),
    "rifle": Weapon(20, 1, 0, 10, "sighted"),
    "mg": Weapon(10, 0, 3, 15, "sighted", heavy=True),
    "gren": Weapon(6, 0, 0, 5, "thrown"),
    "baz": Weapon(10, 0, 0, 30, "sighted", 7, heavy=True),
    "mort": Weapon(20, 0, 0, 40, "sighted", 4, heavy=True),
    "gun": Weapon(10, 0, 0, 0, "vehicle", 7),
}
CARRIED = ("knife", "pistol", "rifle", "mg", "gren", "baz", "mort")
MOUNTED = ("mg", "baz", "mort")
POSITIONS = {"st": Position(4, 0), "kn": Position(2, -1), "pr": Position(1, -2)}
TERRAIN = {
    "": Terrain(0, 0, 0),
    "hole": Terrain(0, 0, 3),
    "trees": Terrain(0, -1, 4),
    "veh": Terrain(-1, -1, 5),
    "bldg": Terrain(-1, -4, 6),
}

Piece = tuple[str, int, int, int, int]
MAPS: dict[str, list[Piece]] = {
    "open": [],
    "default": [
        ("bldg", 14, 4, 19, 9),
        ("bldg", 28, 22, 33, 27),
        ("trees", 10, 20, 13, 25),
        ("trees", 34, 6, 37, 11),
        ("trees", 22, 14, 25, 17),
        ("hole", 16, 14, 17, 15),
        ("hole", 30, 16, 31, 17),
        ("hole", 20, 26, 21, 27),
        ("hole", 26, 4, 27, 5),
    ],
}
ARMIES: dict[str, list[tuple[str, ...]]] = {
    "rifle": [
        ("O", "pistol"),
        ("M", "pistol"),
        ("SF", "rifle", "knife", "gren"),
        ("S", "mg"),
        ("S", "baz"),
        *2 * [("S", "rifle", "gren")],
        *4 * [("S", "rifle")],
    ],
    "motor": [
        ("O", "pistol"),
        ("M", "pistol"),
        ("J", "mg"),
        ("S", "mg"),
        ("S", "baz"),
        *4 * [("S", "rifle")],
    ],
}
MARKERS = ((23, 15), (16, 11), (30, 19))
"""The lowest cells of the three markers, 2 x 2 cells each (UC-R-69)."""

SCENARIO_ROUNDS = {"battle": 12, "skirmish": 8, "hold": 10}
MOST_UNITS = 30


def price(type: str, weapons: list[str]) -> int:
    return TYPES[type].cost + sum(WEAPONS[weapon].cost for weapon in weapons)
