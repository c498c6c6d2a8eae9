"""The armies that come with the game (rulebook sections 1.7 and 1.9), 300 points each, in the form of documents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import table
from sandtable.games.combat.rules.schema import NOBODY, UNITS
from sandtable.games.combat.rules.tables import TYPE_CODES, WEAPON_CODES, price


def _unit(kind: str, weapons: str = "", mounts: str = "") -> dict[str, Any]:
    return {"type": kind, "weapons": weapons.split(), "mounts": mounts.split()}


_OFFICER, _MEDIC = _unit("O", "pistol"), _unit("M", "pistol")
_GUNNER, _BAZOOKA, _RIFLEMAN = _unit("S", "mg"), _unit("S", "baz"), _unit("S", "rifle")
_GRENADIER = _unit("S", "rifle gren")

ARMIES: Mapping[str, Mapping[str, Any]] = {
    "rifle": {
        "title": "Rifle section",
        "about": "11 on foot: long-range rifles, a machine gun, a bazooka and a Medic.",
        "units": [
            _OFFICER, _MEDIC, _unit("SF", "rifle knife gren"), _GUNNER, _BAZOOKA, *2 * [_GRENADIER], *4 * [_RIFLEMAN],
        ],
    },
    "motor": {
        "title": "Motor patrol",
        "about": "A Jeep with a machine gun, and 8 on foot.",
        "units": [_OFFICER, _MEDIC, _unit("J", mounts="mg"), _GUNNER, _BAZOOKA, *4 * [_RIFLEMAN]],
    },
    "mixed": {
        "title": "Mixed patrol",
        "about": "A Jeep with a machine gun, a bazooka against the enemy Jeep, Special Forces and grenades.",
        "units": [
            _OFFICER, _MEDIC, _unit("J", mounts="mg"), _BAZOOKA, _unit("SF", "rifle gren"), _GUNNER, _GRENADIER,
            _RIFLEMAN,
        ],
    },
    "armour": {
        "title": "Armour",
        "about": "A Tank, a bazooka against the enemy Tank, and two more on foot.",
        "units": [_OFFICER, _unit("T"), _BAZOOKA, _RIFLEMAN],
    },
}  # fmt: skip


def weapons_of(codes: Sequence[str]) -> list[int]:
    """Return the numbers of weapons by their codes."""
    return [WEAPON_CODES.index(code) for code in codes]


def cost_of_army(units: Sequence[Mapping[str, Any]]) -> int:
    """Return what an army's units cost in points."""
    return sum(price(TYPE_CODES.index(unit["type"]), weapons_of([*unit["weapons"], *unit["mounts"]])) for unit in units)


def packed_unit(unit: Mapping[str, Any]) -> tuple[int, int, int, int]:
    """Return a unit as numbers: type, bits of weapons, and two mounts, each NOBODY if it is empty."""
    mounts = [*weapons_of(unit["mounts"]), NOBODY, NOBODY]
    return TYPE_CODES.index(unit["type"]), sum(1 << k for k in weapons_of(unit["weapons"])), mounts[0], mounts[1]


_PACKED = [[packed_unit(unit) for unit in army["units"]] for army in ARMIES.values()]
_FULL = [army + [(0, 0, NOBODY, NOBODY)] * (UNITS - len(army)) for army in _PACKED]

PRESETS = tuple(ARMIES)
PRESET_COUNT = table([len(army) for army in _PACKED])
PRESET_COST = table([cost_of_army(army["units"]) for army in ARMIES.values()])
PRESET_KIND = table([[unit[0] for unit in army] for army in _FULL])
PRESET_ARMS = table([[unit[1] for unit in army] for army in _FULL])
PRESET_MOUNT = table([[unit[2:] for unit in army] for army in _FULL])
