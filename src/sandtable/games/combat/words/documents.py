"""The maps and armies that players write (UC-R-92): strict reading, and packing into the fields of a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypedDict

from sandtable.engine import (
    NAME_SCHEMA,
    BadInput,
    Document,
    Fields,
    Options,
    read_items,
    read_one_of,
    read_whole,
    refuse_other_keys,
    with_name,
)
from sandtable.games.combat.rules.armies import ARMIES, cost_of_army, packed_unit
from sandtable.games.combat.rules.maps import MAPS
from sandtable.games.combat.rules.schema import PIECES, UNITS
from sandtable.games.combat.rules.tables import (
    HEAVY,
    HEIGHT,
    JEEP,
    MOST_WEAPONS,
    MOUNTS,
    TERRAIN_CODES,
    TYPE_CODES,
    WEAPON_CODES,
    WEAPONS,
    WIDTH,
)

BUY, SAME = "buy", "same"
_TERRAIN = ("bldg", "trees", "hole")  # kinds that block sight, or may, come first
_WIDTHS = (WIDTH, HEIGHT, WIDTH, HEIGHT)
_COLUMNS = ("x0", "y0", "x1", "y1")
_OWN_ARMIES = ("army_west", "army_east")  # by seat


class Piece(NamedTuple):
    """Terrain, in the order in which documents write it."""

    kind: str
    x0: int
    y0: int
    x1: int
    y1: int


class Unit(TypedDict):
    """A unit of an army in its normal form."""

    type: str
    weapons: list[str]
    mounts: list[str]


def read_map(document: Mapping[str, object]) -> dict[str, object]:
    """Return a map in its normal form; raise BadInput with the clause if it is not valid."""
    refuse_other_keys(document, ("name", "pieces"), "UC-R-92")
    given = read_items(document.get("pieces"), "pieces", PIECES, "UC-R-92")
    pieces = [_piece(piece, f"pieces[{k}]") for k, piece in enumerate(given)]
    for k, piece in enumerate(pieces):
        for j, other in enumerate(pieces[:k]):
            beside = piece.x1 < other.x0 or other.x1 < piece.x0
            if not (beside or piece.y1 < other.y0 or other.y1 < piece.y0):
                raise BadInput(f"pieces[{k}] overlaps pieces[{j}] (UC-R-6)")
    return with_name(document, {"pieces": list(map(list, pieces))}, "UC-R-92")


def _piece(piece: object, where: str) -> Piece:
    if not isinstance(piece, list | tuple) or len(piece) != 5:
        raise BadInput(f"{where} is [type, x0, y0, x1, y1] (UC-R-6)")
    kind = read_one_of(piece[0], _TERRAIN, f"{where}: the type", "UC-R-6")
    columns = zip(piece[1:], _COLUMNS, _WIDTHS, strict=True)
    corners = [read_whole(value, f"{where}: {name}", range(limit), "UC-R-5") for value, name, limit in columns]
    read = Piece(kind, *corners)
    if read.x0 > read.x1 or read.y0 > read.y1:
        raise BadInput(f"{where}: the first corner is the lowest (UC-R-6)")
    return read


def read_army(document: Mapping[str, object]) -> dict[str, object]:
    """Return an army in its normal form, with counts expanded; raise BadInput with the clause if it is not valid."""
    refuse_other_keys(document, ("name", "units"), "UC-R-92")
    units: list[Unit] = []
    for k, given in enumerate(read_items(document.get("units"), "units", UNITS, "UC-R-67")):
        where = f"units[{k}]"
        if not isinstance(given, Mapping):
            raise BadInput(f"{where} is a mapping with a type (UC-R-67)")
        refuse_other_keys(given, ("type", "weapons", "mounts", "count"), "UC-R-92", f"{where}: ")
        count = read_whole(given.get("count", 1), f"{where}: count", range(1, UNITS + 1), "UC-R-67")
        units += [_unit(given, where) for _ in range(count)]
    if not 1 <= len(units) <= UNITS:
        raise BadInput(f"an army has 1 to {UNITS} units, not {len(units)} (UC-R-67)")
    return with_name(document, {"units": units}, "UC-R-92")


def _unit(given: Mapping[str, object], where: str) -> Unit:
    code = read_one_of(given.get("type"), TYPE_CODES[1:], f"{where}: type", "UC-R-67")
    kind = TYPE_CODES.index(code)
    weapons = _weapons(given.get("weapons", []), WEAPON_CODES[:WEAPONS], f"{where}: weapons", "UC-R-33")
    mounts = _weapons(given.get("mounts", []), [WEAPON_CODES[k] for k in HEAVY], f"{where}: mounts", "UC-R-14")
    if kind >= JEEP:
        if weapons:
            raise BadInput(f"{where}: what a vehicle has is mounted, not carried (UC-R-14)")
        if len(mounts) > MOUNTS[kind]:
            raise BadInput(f"{where}: {code} mounts up to {MOUNTS[kind]} (UC-R-14)")
    else:
        if mounts:
            raise BadInput(f"{where}: only vehicles have mounts (UC-R-14)")
        if len(set(weapons)) < len(weapons):
            raise BadInput(f"{where}: no weapon is carried twice (UC-R-33)")
    return {"type": code, "weapons": weapons, "mounts": mounts}


def _weapons(given: object, known: Sequence[str], where: str, clause: str) -> list[str]:
    return [read_one_of(code, known, where, clause) for code in read_items(given, where, UNITS, clause)]


def pack(options: Options) -> Fields:
    """Return the fields of a state that the map and the armies fill."""
    return {**_pack_map(options["map"]), **_pack_armies([_army(options, key) for key in _OWN_ARMIES])}


def _pack_map(value: object) -> Fields:
    """Return the fields of a map: its pieces as kind and corners, those that may block sight first."""
    pieces = value["pieces"] if isinstance(value, Mapping) else MAPS[str(value)]["pieces"]
    ordered = sorted(pieces, key=lambda piece: _TERRAIN.index(piece[0]))
    rows = [(TERRAIN_CODES.index(kind), *corners) for kind, *corners in ordered]
    return {"pieces": len(rows), "piece": rows + [(0,) * 5] * (PIECES - len(rows))}


def _army(options: Options, own: str) -> object:
    """Return the army that a side begins with: its own, or the one for both."""
    return options["army"] if options[own] == SAME else options[own]


def _pack_armies(armies: Sequence[object]) -> Fields:
    """Return the fields of both armies; a side that buys its army has no units yet."""
    units = [_units(army) for army in armies]
    rows = [row for own in units for row in own + [(0, 0, 0, 0)] * (UNITS - len(own))]
    return {
        "buyers": sum(1 << seat for seat, army in enumerate(armies) if army == BUY),
        "count": [len(own) for own in units],
        "kind": [row[0] for row in rows],
        "arms": [row[1] for row in rows],
        "mount": [row[2:] for row in rows],
    }


def _units(army: object) -> list[tuple[int, int, int, int]]:
    if army == BUY:
        return []
    return [packed_unit(unit) for unit in (army if isinstance(army, Mapping) else ARMIES[str(army)])["units"]]


def check(options: Options) -> None:
    """Raise BadInput if a written army costs too many points (UC-R-67) or a soldier carries too much (UC-R-33)."""
    for key in ("army", *_OWN_ARMIES):
        army = options[key]
        if isinstance(army, Mapping):
            cost = cost_of_army(army["units"])
            if cost > options["points"]:
                raise BadInput(f"option {key} costs {cost} points; {options['points']} may be spent (UC-R-67)")
            if options["carry"] == "standard":
                _check_loads(army["units"], key)


def _check_loads(units: Sequence[Unit], key: str) -> None:
    for k, unit in enumerate(units):
        heavies = sum(WEAPON_CODES.index(code) in HEAVY for code in unit["weapons"])
        if len(unit["weapons"]) > MOST_WEAPONS or heavies > 1:
            most = f"at most {MOST_WEAPONS} weapons, one of them heavy"
            raise BadInput(f"option {key}: unit {k + 1} carries {', '.join(unit['weapons'])}; {most} (UC-R-33)")


_CODES = {"type": "array", "items": {"enum": list(WEAPON_CODES[:WEAPONS])}}

MAP_DOCUMENT = Document(
    about="A map: `pieces`, a list of terrain as [type, x0, y0, x1, y1] in cells, both corners included.",
    schema={
        "type": "object",
        "required": ["pieces"],
        "additionalProperties": False,
        "properties": {
            "name": NAME_SCHEMA,
            "pieces": {
                "type": "array",
                "maxItems": PIECES,
                "items": {
                    "type": "array",
                    "prefixItems": [{"enum": list(_TERRAIN)}, *4 * [{"type": "integer", "minimum": 0}]],
                    "minItems": 5,
                    "maxItems": 5,
                },
            },
        },
    },
    read=read_map,
)

ARMY_DOCUMENT = Document(
    about="An army: `units`, a list of {type, weapons, mounts, count}.",
    schema={
        "type": "object",
        "required": ["units"],
        "additionalProperties": False,
        "properties": {
            "name": NAME_SCHEMA,
            "units": {
                "type": "array",
                "minItems": 1,
                "maxItems": UNITS,
                "items": {
                    "type": "object",
                    "required": ["type"],
                    "additionalProperties": False,
                    "properties": {
                        "type": {"enum": list(TYPE_CODES[1:])},
                        "weapons": _CODES,
                        "mounts": _CODES,
                        "count": {"type": "integer", "minimum": 1, "maximum": UNITS},
                    },
                },
            },
        },
    },
    read=read_army,
)
