"""Tests that neither side is favoured: rules and Sergeant do the same for the other side when the table is turned."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from tests.every_game.tables import cases
from tests.games.combat.situations import COMBAT, staged

from sandtable.bots.levels import make
from sandtable.games.combat.rules.tables import HEIGHT, WIDTH

STEPS = ("move", "declare", "melee", "vehicles", "position")
FOOT = ("O, pistol", "M, pistol", "SF, rifle gren", "S, mg", "S, baz", "S, rifle", "S, mort")
DRIVEN = ("J, mg", "APC, mg baz", "T,")
SIZES = {"J": 2, "APC": 3, "T": 3}


class Unit(NamedTuple):
    name: str
    x: int
    y: int
    size: int
    rest: str

    def turned(self) -> Unit:
        """Return the same unit with the table turned by half a turn."""
        return self._replace(x=WIDTH - self.size - self.x, y=HEIGHT - self.size - self.y)

    def written(self) -> str:
        return f"{self.name}: {{{self.rest}, at: [{self.x}, {self.y}]}}"


def army(rng: Random, side: int) -> list[Unit]:
    """Return an army: a vehicle in the side's own clear strip, and six on foot in the middle.

    Each side has cells of its own.
    """
    kind, _, mounts = rng.choice(DRIVEN).partition(",")
    where = (rng.randrange(9), rng.randrange(29)) if side == 0 else (rng.randrange(38, 45), rng.randrange(29))
    units = [Unit("AB"[side] + "0", *where, SIZES[kind], f"type: {kind}, mounts: [{', '.join(mounts.split())}]")]
    cells = rng.sample([(x, y) for x in range(18, 30) for y in range(10, 22) if (x + y) % 2 == side], 6)
    for k, (x, y) in enumerate(cells, start=1):
        kind, _, weapons = rng.choice(FOOT).partition(",")
        position, wounds = rng.choice(("st", "kn", "pr")), rng.choice((0, 0, 1, 2))
        rest = f"type: {kind}, weapons: [{', '.join(weapons.split())}], position: {position}, wounds: {wounds}"
        units.append(Unit("AB"[side] + str(k), x, y, 1, rest))
    return units


def position(west: list[Unit], east: list[Unit], half: str, step: str) -> str:
    armies = (", ".join(unit.written() for unit in units) for units in (west, east))
    written = "\n".join(f"  {side}: {{{units}}}" for side, units in zip(("West", "East"), armies, strict=True))
    return f"units:\n{written}\nmap: default\nround: 3\nhalf: {half}\nstep: {step}"


@pytest.mark.clause("UC-R-6", "UC-R-69")
@pytest.mark.parametrize("step", STEPS)
def test_a_table_that_is_turned_round_is_the_same_table(step: str) -> None:
    for seed in cases(6):
        rng = Random(f"{step} {seed}")
        west, east = army(rng, 0), army(rng, 1)
        options = "{scenario: hold, no_officer: none}"
        one = staged(position(west, east, "West", step), options).umpire
        other = staged(position([u.turned() for u in east], [u.turned() for u in west], "East", step), options).umpire
        assert one.legal(0) == other.legal(1) != []
        mine, yours = (
            make("sergeant", COMBAT, 1).choose(game.view(seat), game.legal(seat))
            for game, seat in ((one, 0), (other, 1))
        )
        assert mine == yours
        for game, seat in ((one, 0), (other, 1)):
            game.act(seat, mine)
        assert one.legal(0) == other.legal(1)
