"""The set-up of the second referee: armies bought in secret and placed in turn (UC-R-67, UC-R-68)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.games.combat.referee_moves import barred
from tests.games.combat.referee_table import Cell, Question, Table, Talk, Unit
from tests.games.combat.referee_tables import (
    CARRIED,
    HEIGHT,
    MOST_UNITS,
    MOUNTED,
    POSITIONS,
    TYPES,
    WEAPONS,
    ZONES,
    price,
)


class Setup(Table):
    named = False
    """Whether units are called as their buyers call them, as in scenarios, or by type and number."""

    def enlist(self, side: int, listed: list[tuple[str, ...]], name: str = "") -> None:
        """Add units of the given types and weapons to a side, with the names that they get."""
        for type, *weapons in listed:
            carried, mounted = ([], weapons) if TYPES[type].size else (weapons, [])
            called = name if self.named and name else self.name(side, type)
            self.bought[side].append(Unit(side, called, type, carried, mounted))

    def buying(self) -> Talk:
        while buyers := tuple(side for side in (0, 1) if not self.done[side]):
            seat, text = (yield Question(buyers, "buy")).split(" ", 1)
            side, (word, *rest) = int(seat), text.split()
            if word == "end":
                self.done[side] = True
            elif word == "preset":
                self.enlist(side, self.armies[rest[0]])
            elif word == "buy":
                name, *unit = rest if len(rest) > 1 else ("", *rest)
                self.enlist(side, [tuple(unit)], name)
            else:
                last = self.bought[side][-1]
                (last.mounts if last.vehicle else last.weapons).append(rest[0])

    def deploying(self) -> Talk:
        """Let the low roller place first, and then both sides in turn, until all units are placed."""
        side = 1 - self.high_roller()
        while True:
            if not self._unplaced(side):
                side = 1 - side
            if not self._unplaced(side):
                return
            text = yield Question((side,), "deploy")
            _, name, cell, *position = text.split()
            unit = self.find(name, side)
            assert unit
            x, y = (int(number) for number in cell.split(","))
            unit.at, unit.position = (x, y), (position or ["st"])[0]
            side = 1 - side

    def _unplaced(self, side: int) -> bool:
        """Return whether a side has a unit to place.

        A unit for which there is no room stays out of the battle (UC-R-96).
        """
        waiting = [unit for unit in self.units if unit.side == side and unit.state == "unplaced"]
        for unit in waiting:
            unit.alive = next(deployments(self, unit), "") != ""
        return any(unit.alive for unit in waiting)

    def high_roller(self) -> int:
        """Return the side that rolls more: West rolls before East, and both roll again after a tie."""
        dice = int(self.options["init_dice"])
        while True:
            west, east = (sum(self.die() for _ in range(dice)) for _ in range(2))
            if west != east:
                return 0 if west > east else 1


def left(table: Table, side: int) -> int:
    return int(table.options["points"]) - sum(unit.cost for unit in table.bought[side])


def refused_purchase(table: Table, seat: int, word: str, rest: list[str]) -> str:
    assert table.question
    own = table.bought[seat]
    if table.question.phase != "buy" or table.done[seat]:
        return "UC-R-67"
    if word == "end":
        return "" if own else "UC-R-67"
    if word == "preset":
        dear = sum(price(type, list(weapons)) for type, *weapons in table.armies[rest[0]]) > left(table, seat)
        return "UC-R-67" if own or dear else ""
    if word == "buy":
        type, *weapons = rest[1:] or rest
        cost, had = price(type, weapons), list[str]()
        if len(own) == MOST_UNITS:
            return "UC-R-67"
    else:
        if not own:
            return "UC-R-90"
        type, weapons, had = own[-1].type, rest, [*own[-1].weapons, *own[-1].mounts]
        cost = WEAPONS[rest[0]].cost
    vehicle = TYPES[type].size > 0
    if cost > left(table, seat):
        return "UC-R-67"
    if word == ("equip" if vehicle else "mount"):
        return "UC-R-14"
    return _refused_mounts(type, [*had, *weapons]) if vehicle else _refused_load(table, [*had, *weapons])


def _refused_load(table: Table, weapons: list[str]) -> str:
    double = max([0, *Counter(weapons).values()]) > 1 or not set(weapons) <= set(CARRIED)
    many = len(weapons) > 3 or sum(WEAPONS[weapon].heavy for weapon in weapons) > 1
    return "UC-R-33" if double or (many and table.chosen("carry") == "standard") else ""


def _refused_mounts(type: str, weapons: list[str]) -> str:
    return "UC-R-14" if len(weapons) > TYPES[type].mounts or not set(weapons) <= set(MOUNTED) else ""


def refused_deployment(table: Table, seat: int, rest: list[str]) -> str:
    name, cell, *position = rest
    x, y = (int(number) for number in cell.split(","))
    unit = table.find(name, seat)
    assert unit and table.question
    asked = table.question.phase == "deploy" and seat in table.question.seats
    if not asked or unit.side != seat or unit.at or not fits(table, unit, (x, y), table.figures(unit)):
        return "UC-R-68"
    return "UC-R-66" if unit.vehicle and position else ""


def fits(table: Table, unit: Unit, at: Cell, figures: set[Cell]) -> bool:
    """Return whether a unit may be placed at a cell: in its zone, on free cells, and on terrain that it may enter."""
    cells = unit.cells(at)
    in_zone = all(x in ZONES[unit.side] and 0 <= y < HEIGHT for x, y in cells)
    return in_zone and not barred(table, unit, at, figures)


def purchases(table: Table, seat: int) -> Iterator[str]:
    """Yield the purchases that can be tried, each as a single action."""
    yield "end"
    yield from (f"preset {army}" for army in table.armies)
    yield from (f"buy {type}" for type in TYPES)
    own = table.bought[seat]
    if own:
        yield from (f"mount {w}" for w in MOUNTED) if own[-1].vehicle else (f"equip {w}" for w in CARRIED)


def deployments(table: Table, unit: Unit) -> Iterator[str]:
    figures = table.figures(unit)
    for x in ZONES[unit.side]:
        for y in range(HEIGHT):
            if (x, y) not in figures and fits(table, unit, (x, y), figures):
                yield from (f"{x},{y} {position}" for position in POSITIONS) if not unit.vehicle else (f"{x},{y}",)
