"""Random actions for the tests of refusals, sensible or not, as whole actions in notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tests.games.combat.referee_table import Table, Unit
from tests.games.combat.referee_tables import CARRIED, MOUNTED, POSITIONS, SEATS, TYPES

WORDS = ("move", "declare", "melee", "fire", "position", "heal")
NEAR = {
    "move": ("move",),
    "declare": ("declare", "melee", "fire"),
    "melee": ("melee", "fire"),
    "vehicles": ("fire", "melee"),
    "position": ("position",),
    "heal": ("heal",),
    "dirt": ("end", "declare"),
    "deploy": ("deploy",),
    "buy": ("buy",),
}
"""The words that come close to what is on offer in a phase."""


def tries(table: Table, rng: Random) -> Iterator[tuple[int, str]]:
    """Yield a few actions as seat and text: most by the seat that is asked, and close to legal ones."""
    assert table.question
    phase, seat = table.question.phase, rng.choice(table.question.seats)
    for _ in range(4):
        yield seat, written(table, rng, seat, rng.choice(NEAR[phase]))
    anybody = rng.randrange(2)
    yield anybody, written(table, rng, anybody, rng.choice([*WORDS, "dirt", "deploy", "end", "resign", "buy"]))


def written(table: Table, rng: Random, seat: int, word: str) -> str:
    """Return a random action that begins with this word."""
    if word == "buy" or not table.units:
        return _purchase(table, rng)
    if word in ("end", "resign"):
        return word
    unit = _of(table, rng, seat, 0.95, "M" if word == "heal" else "")
    rest = _REST[word](table, rng, seat, unit)
    return f"{word} {called(unit, seat)} {rest}"


def called(unit: Unit, seat: int) -> str:
    """Return a unit's name, with its side in front if it is not the seat's own."""
    return unit.name if unit.side == seat else f"{SEATS[unit.side]}.{unit.name}"


def _of(table: Table, rng: Random, seat: int, own: float, type: str = "") -> Unit:
    """Return a random unit, mostly of that side, and of the given type if there is one."""
    wanted = seat if rng.random() < own else 1 - seat
    units = [unit for unit in table.units if unit.side == wanted] or table.units
    return rng.choice([unit for unit in units if unit.type == type] or units)


def _purchase(table: Table, rng: Random) -> str:
    if rng.random() < 0.2:
        return f"preset {rng.choice(list(table.armies))}"
    type, few = rng.choice(list(TYPES)), rng.choice([0, 1, 1, 2, 3, 4])
    pool = MOUNTED if TYPES[type].size and rng.random() < 0.7 else CARRIED
    return " ".join(["buy X", type, *rng.choices(pool, k=few)])


def _cell(table: Table, rng: Random, unit: Unit) -> str:
    """Return a random cell: near the unit, on another unit, or anywhere, even off the table."""
    x, y = unit.at or (rng.randrange(48), rng.randrange(32))
    how = rng.random()
    if how < 0.6:
        return f"{x + rng.randint(-9, 9)},{y + rng.randint(-9, 9)}"
    if how < 0.8:
        x, y = rng.choice(table.units).at or (x, y)
        return f"{x},{y}"
    return f"{rng.randrange(-3, 51)},{rng.randrange(-3, 35)}"


def _target(table: Table, rng: Random, seat: int) -> str:
    unit = _of(table, rng, 1 - seat, own=0.85)
    return unit.name if unit.side != seat else f"{SEATS[seat]}.{unit.name}"


def _weapon(rng: Random, had: list[str]) -> str:
    return rng.choice(had) if had and rng.random() < 0.7 else rng.choice([*CARRIED, "gun"])


_REST: dict[str, Callable[[Table, Random, int, Unit], str]] = {
    "move": lambda table, rng, seat, unit: _cell(table, rng, unit),
    "deploy": lambda table, rng, seat, unit: f"{_cell(table, rng, unit)} {rng.choice([*POSITIONS, ''])}".strip(),
    "declare": lambda table, rng, seat, unit: f"{_weapon(rng, unit.weapons)} {_target(table, rng, seat)}",
    "melee": lambda table, rng, seat, unit: _target(table, rng, seat),
    "fire": lambda table, rng, seat, unit: f"{_weapon(rng, unit.guns)} {_target(table, rng, seat)}",
    "position": lambda table, rng, seat, unit: rng.choice(list(POSITIONS)),
    "heal": lambda table, rng, seat, unit: called(_of(table, rng, seat, own=0.85), seat),
    "dirt": lambda table, rng, seat, unit: rng.choice(["yes", "no"]),
}
