"""Odd positions for engine and referee: random units, wounded and prone ones included, on scattered terrain."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.combat.referee import Referee
from tests.games.combat.referee_moves import barred
from tests.games.combat.referee_table import Unit
from tests.games.combat.referee_tables import (
    CARRIED,
    HEIGHT,
    MOUNTED,
    POSITIONS,
    SEATS,
    TYPES,
    WEAPONS,
    WIDTH,
    Piece,
    price,
)

STEPS = ("move", "declare", "melee", "vehicles", "position", "heal")
ROUNDS = {"battle": 12, "skirmish": 8, "hold": 10}


def terrain(rng: Random, area: tuple[int, int, int, int], pieces: int) -> list[Piece]:
    """Return random rectangles of terrain that do not overlap."""
    x, y, width, height = area
    laid: list[Piece] = []
    for _ in range(pieces):
        x0, y0 = x + rng.randrange(width), y + rng.randrange(height)
        x1 = min(WIDTH - 1, x0 + rng.choice([0, 0, 1, 1, 2, 4]))
        y1 = min(HEIGHT - 1, y0 + rng.choice([0, 0, 1, 1, 2, 4]))
        if not any(x0 <= piece[3] and piece[1] <= x1 and y0 <= piece[4] and piece[2] <= y1 for piece in laid):
            laid.append((rng.choice(["bldg", "trees", "hole"]), x0, y0, x1, y1))
    return laid


def unit_of_any_kind(rng: Random, free: bool) -> tuple[str, list[str]]:
    """Return a random type of unit, with weapons or mounts that it may have."""
    type = rng.choice(["S", "S", "SF", "M", "M", "M", "O", "J", "MC", "APC", "T"])
    if TYPES[type].size:
        return type, rng.choices(MOUNTED, k=rng.randint(0, TYPES[type].mounts))
    weapons: list[str] = []
    for weapon in rng.sample(CARRIED, rng.choice([0, 1, 2, 2, 3])):
        if free or not WEAPONS[weapon].heavy or not any(WEAPONS[other].heavy for other in weapons):
            weapons.append(weapon)
    return type, weapons


def army(rng: Random, most: int, points: int, free: bool = False) -> list[dict[str, Any]]:
    """Return a random army in the form of a document."""
    units: list[dict[str, Any]] = []
    for _ in range(rng.randint(1, most)):
        type, weapons = unit_of_any_kind(rng, free)
        if (cost := price(type, weapons)) <= points:
            points -= cost
            vehicle = TYPES[type].size > 0
            units.append({"type": type, "weapons": [] if vehicle else weapons, "mounts": weapons if vehicle else []})
    return units or [{"type": "S", "weapons": [], "mounts": []}]


def scattered(options: Mapping[str, Any], rng: Random) -> tuple[Referee, str]:
    """Return a random position, all within a few feet, and its step."""
    area = (rng.randrange(WIDTH - 16), rng.randrange(HEIGHT - 12), 16, 12)
    if options["scenario"] == "hold":
        area = (16, 9, 16, 12)
    referee = Referee(options, rng, terrain(rng, area, rng.choice([0, 2, 5, 8])))
    for side in (0, 1):
        while not referee.army(side):
            _place(referee, Unit(side, "S1", "S"), area, rng)
        for given in army(rng, rng.choice([2, 5, 8]), 2000, options["carry"] == "free"):
            unit = Unit(side, referee.name(side, given["type"]), given["type"], given["weapons"], given["mounts"])
            _place(referee, unit, area, rng)
    referee.round = rng.randint(1, ROUNDS[options["scenario"]])
    referee.acted_first = rng.randrange(2)
    referee.score = [rng.choice([0, 40, 75]) for _ in SEATS]
    if options["scenario"] == "hold":
        referee.markers = [rng.randrange(4) for _ in SEATS]
    return referee, rng.choice(STEPS)


def _place(referee: Referee, unit: Unit, area: tuple[int, int, int, int], rng: Random) -> None:
    """Put a unit on a random cell of an area, if there is room."""
    x, y, width, height = area
    there = (x + rng.randrange(width), y + rng.randrange(height))
    if not barred(referee, unit, there):
        unit.at, unit.wounds = there, rng.choice([0, 0, 1, 2, 3])
        unit.position = "st" if unit.vehicle else rng.choice(list(POSITIONS))
        referee.units.append(unit)


def written(referee: Referee, options: Mapping[str, Any], side: int, step: str) -> str:
    """Return the position as a scenario."""
    units: dict[str, Any] = {seat: {} for seat in SEATS}
    for unit in referee.units:
        seat = SEATS[unit.side]
        units[seat][f"{seat[0]}{unit.name}"] = {
            "type": unit.type,
            "weapons": unit.weapons,
            "mounts": unit.mounts,
            "at": unit.at,
            "wounds": unit.wounds,
        } | ({} if unit.vehicle else {"position": unit.position})
    assert referee.acted_first is not None
    return json.dumps(
        {
            "id": "ODD",
            "game": "combat",
            "options": dict(options),
            "map": referee.pieces,
            "units": units,
            "half": SEATS[side],
            "step": step,
            "round": referee.round,
            "acted_first": SEATS[referee.acted_first],
            "score": dict(zip(SEATS, referee.score, strict=True)),
            "expect": {"over": False},
        }
        | ({"markers": dict(zip(SEATS, referee.markers, strict=True))} if options["scenario"] == "hold" else {})
    )
