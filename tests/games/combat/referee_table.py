"""The table of the second referee: units, terrain, whose half-turn it is, and simple queries about them."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from tests.games.combat.referee_tables import ARMIES, HEIGHT, MAPS, SEATS, TYPES, WIDTH, Piece, Type, price

Cell = tuple[int, int]
Talk = Generator["Question", str, None]


@dataclass(frozen=True)
class Question:
    """A decision that is asked of one of several seats."""

    seats: tuple[int, ...]
    phase: str
    unit: Unit | None = None
    """Who is asked to hit the dirt."""


class Over(Exception):
    """The game has ended; in a draw, `winner` is None."""

    def __init__(self, winner: int | None, reason: str) -> None:
        super().__init__(reason)
        self.winner, self.reason = winner, reason


@dataclass(eq=False)
class Unit:
    side: int
    name: str
    type: str
    weapons: list[str] = field(default_factory=list)
    mounts: list[str] = field(default_factory=list)
    at: Cell | None = None
    position: str = "st"
    wounds: int = 0
    alive: bool = True
    grenade_used: bool = False
    healings: int = 0
    """Of the whole game."""
    # Of this half-turn:
    confused: bool = False
    moved: bool = False
    changed: bool = False
    attacks: list[str] = field(default_factory=list)
    """The steps in which a soldier has attacked or declared to, or the mounts that a vehicle has fired."""
    patients: list[Unit] = field(default_factory=list)

    @property
    def kind(self) -> Type:
        return TYPES[self.type]

    @property
    def vehicle(self) -> bool:
        return self.kind.size > 0

    @property
    def guns(self) -> list[str]:
        """Return the weapons of a vehicle."""
        return ["gun"] if self.type == "T" else self.mounts

    @property
    def cost(self) -> int:
        return price(self.type, [*self.weapons, *self.mounts])

    @property
    def state(self) -> str:
        if self.alive:
            return "alive" if self.at else "unplaced"
        return "killed" if self.at else "removed"

    def cells(self, at: Cell | None = None) -> list[Cell]:
        """Return the cells that the unit covers, where it stands or at another cell."""
        x, y = at or self.at or (-9, -9)
        side = max(1, self.kind.size)
        return [(x + dx, y + dy) for dy in range(side) for dx in range(side)]

    def rested(self) -> None:
        """Clear the marks of a half-turn, at its beginning or its end."""
        self.confused = self.moved = self.changed = False
        self.attacks, self.patients = [], []


@dataclass
class Declared:
    unit: Unit
    weapon: str
    """A weapon, or `melee`."""
    target: Unit
    state: str = "waiting"


class Table:
    """Everything that lies on the table."""

    armies = ARMIES
    """The presets."""
    question: Question | None = None
    result: Over | None = None

    def __init__(self, options: Mapping[str, Any], rng: Random, pieces: list[Piece] | None = None) -> None:
        self.options, self.rng = options, rng
        self.pieces = MAPS[options["map"]] if pieces is None else pieces
        self.ground = {
            (x, y): type for type, x0, y0, x1, y1 in self.pieces for x in range(x0, x1 + 1) for y in range(y0, y1 + 1)
        }
        self.units: list[Unit] = []
        self.bought: tuple[list[Unit], list[Unit]] = ([], [])
        """Secret until both are done."""
        self.done = [False, False]
        self.active: int | None = None
        self.acted_first: int | None = None
        self.round = 1
        self.score = [0, 0]
        self.markers = [0, 0]
        self.declared: list[Declared] = []
        self.frozen = False
        self.dice: list[int] | None = None
        """What the dice show next; none are prescribed if it is None."""
        self.chances: list[int] = []
        """What the dice have shown, for the engine."""
        self.scores: list[int] = []
        """Of every attack."""
        self.lost = 0

    def chosen(self, option: str) -> str:
        return str(self.options[option])

    def on(self, option: str) -> bool:
        return self.options[option] is True

    # Dice.

    def die(self) -> int:
        assert self.dice is None or self.dice, "the dice have run out"
        shown = self.dice.pop(0) if self.dice else self.rng.randint(1, 6)
        self.chances.append(shown)
        return shown

    # Units.

    def name(self, side: int, type: str) -> str:
        """Return the name of the next unit of a type."""
        taken = {unit.name for unit in (*self.units, *self.bought[side]) if unit.side == side}
        return next(name for number in count(1) if (name := f"{type}{number}") not in taken)

    def army(self, side: int) -> list[Unit]:
        """Return the units of a side that are on the table and alive, in id order."""
        return [unit for unit in self.units if unit.side == side and unit.state == "alive"]

    def find(self, text: str, side: int) -> Unit | None:
        """Return a unit by its name, or None; the side's own unit comes first if both sides have one of that name."""
        if "." in text:
            seat, text = text.split(".")
            side = SEATS.index(seat)
            return next((unit for unit in self.units if (unit.side, unit.name) == (side, text)), None)
        named = [unit for unit in self.units if unit.name == text]
        return min(named, key=lambda unit: unit.side != side, default=None)

    def figures(self, but: Unit) -> set[Cell]:
        """Return the cells where another unit stands or lies."""
        return {cell for unit in self.units if unit is not but and unit.at for cell in unit.cells()}

    def closed(self, vehicle: Unit, cell: Cell) -> bool:
        """Return whether the cell has terrain that a vehicle never enters."""
        here = self.ground.get(cell, "")
        return bool(here) and not (here == "trees" and self.on("veh_in_trees"))


def on_table(cell: Cell) -> bool:
    return 0 <= cell[0] < WIDTH and 0 <= cell[1] < HEIGHT
