"""The positions of scenarios: reading them, and writing them into a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

from sandtable.engine import CHANCE
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.maps import MAPS
from sandtable.games.combat.rules.schema import (
    ALIVE,
    ANSWERED,
    BITS,
    CHANGED,
    CONFUSED,
    DECLARE,
    DEPLOY_ROLL,
    DIRT,
    ENTER,
    FIRED,
    FIRST_MOUNT,
    FOUGHT,
    GRENADES,
    HEAL,
    KILLED,
    MELEE_STEP,
    MOVE,
    MOVED,
    NOBODY,
    REMOVED,
    SECOND_MOUNT,
    SIGHTED,
    SPENT,
    STANCE,
    THREW,
    UNITS,
    UNPLACED,
    VEHICLES,
)
from sandtable.games.combat.rules.tables import (
    GUN,
    HEAVY,
    HEIGHT,
    MOST_WOUNDS,
    MOUNTS,
    SIZE,
    STANDING,
    TYPE_CODES,
    WIDTH,
    is_vehicle,
)
from sandtable.games.combat.words.notation import read_stance, read_type, read_weapon
from sandtable.scenarios import Given, Key, Keys, Malformed, between, by_number, coded, if_any, named, one_of

STEPS = {
    "move": MOVE, "declare": DECLARE, "dirt": DIRT, "sighted": SIGHTED, "grenades": GRENADES, "melee": MELEE_STEP,
    "vehicles": VEHICLES, "position": STANCE, "heal": HEAL,
}  # fmt: skip
_DECIDED = ("move", "declare", "melee", "vehicles", "position", "heal")  # steps in which the active side decides
BUY, DEPLOY = "buy", "deploy"
LIVES = {"killed": KILLED, "removed": REMOVED}
DEEDS = {
    "moved": MOVED, "fired": FIRED, "threw": THREW, "fought": FOUGHT, "changed": CHANGED, "confused": CONFUSED,
    "answered": ANSWERED, "mount1": FIRST_MOUNT, "mount2": SECOND_MOUNT, "spent": SPENT,
}  # fmt: skip
FACES = 6
_MOST_ROUNDS = 1000
_MOST_POINTS = 30_000

Dice = int | tuple[int, int]


def read_cell(given: Given) -> tuple[int, int] | None:
    """Return a cell; None for nothing."""
    cell = given.numbers()
    if len(cell) not in (0, 2):
        raise Malformed("it is a cell, [x, y]")
    return (cell[0], cell[1]) if cell else None


def _weapons(given: Given) -> list[int]:
    return list(map(read_weapon, given.words()))


def _deeds(given: Given) -> int:
    return reduce(or_, (coded(DEEDS)(Given(word)) for word in given.words()), 0)


class Unit(Keys):
    """A unit of a scenario, in the numbers of the rules."""

    type = Key("its type", lambda given: read_type(given.text()), 0)
    weapons = Key("the weapons that a soldier carries", _weapons)
    mounts = Key("those on a vehicle", _weapons)
    at = Key("where it stands, as in `[10, 2]`", read_cell)
    position = Key("how a soldier stands", lambda given: read_stance(given.text()), STANDING)
    wounds = Key("how many it has", between(0, MOST_WOUNDS), 0)
    state = Key("of a dead unit: `killed` (its figure still lies there) or `removed`", if_any(coded(LIVES)))
    done = Key(
        "what it has done in the half-turn: `moved`, `fired`, `threw`, `fought`, `changed`, `confused`, `answered`, "
        "`mount1`, `mount2`; `spent` its grenade",
        _deeds,
        0,
    )
    healings = Key("how many times a Medic has healed", between(0, _MOST_POINTS), 0)

    name = ""

    @property
    def life(self) -> int:
        if self.state is None:
            return UNPLACED if self.at is None else ALIVE
        return self.state

    def check(self) -> None:
        """Raise Malformed for what no unit of its kind can carry."""
        if len(self.name.split()) != 1:
            raise Malformed(f"'{self.name}' is no name: it is one word")
        if not self.gives(Unit.type):
            raise Malformed(f"{self.name}: it has no type")
        if is_vehicle(self.type):
            if self.weapons or self.position != STANDING:
                raise Malformed(
                    f"{self.name}: a vehicle has mounts, and neither weapons nor a position (UC-R-14, UC-R-66)"
                )
            if len(self.mounts) > MOUNTS[self.type] or not set(self.mounts) <= set(HEAVY):
                raise Malformed(f"{self.name}: that cannot be mounted there (UC-R-14)")
        elif self.mounts or len(set(self.weapons)) < len(self.weapons) or GUN in self.weapons:
            raise Malformed(
                f"{self.name}: a soldier carries weapons, none twice and no gun, and has no mounts (UC-R-33)"
            )

    def cells(self) -> Iterator[tuple[int, int]]:
        """Yield the cells under the unit's figure; none if it is not on the table."""
        x, y = self.at or (0, 0)
        size = int(SIZE[self.type]) if self.at else 0
        return ((x + dx, y + dy) for dx in range(size) for dy in range(size))


def _units(given: Given) -> list[Unit]:
    units = named(Unit.within)(given)
    for name, unit in units.items():
        unit.name = name
    return list(units.values())


def _map(given: Given) -> str | list[object]:
    if isinstance(given.value, list):
        return given.value
    if given.text() not in MAPS:
        raise Malformed(f"'{given.text()}' is neither a list of pieces nor one of {', '.join(MAPS)}")
    return given.text()


def _dice(given: Given) -> list[Dice]:
    rolled = [] if given.value is None else given.value
    if not isinstance(rolled, list):
        raise Malformed("it is a list: pairs [3, 4] for two dice, single numbers for one")
    return [die for one in rolled for die in ([_pair(one)] if isinstance(one, list) else _single(Given(one)))]


def _pair(pair: list[object]) -> Dice:
    if len(pair) != 2:
        raise Malformed(f"{pair!r} is no pair of dice")
    return _die(Given(pair[0])), _die(Given(pair[1]))


def _single(given: Given) -> list[Dice]:
    return [_die(Given(word)) for word in given.words()]


_die = between(1, FACES)
_points = by_number(between(0, _MOST_POINTS))


class Position(Keys):
    """A position as a scenario gives it; sides are numbers."""

    units = Key(f"by side and name, a unit's {Unit.described()}", by_number(_units))
    map = Key("a list of pieces `[type, x0, y0, x1, y1]`, or the name of a map", if_any(_map))
    half = Key("the side whose half-turn it is", Given.seat_number, 0)
    step = Key(
        "the step that begins: `buy`, `deploy` (units then have no `at`), or one of a half-turn, `move` by default",
        one_of((BUY, DEPLOY, *STEPS)),
        "move",
    )
    begun = Key("`yes`: the step has begun already, so nobody rolls for Officers", Given.answer, False)
    round = Key("the number of the round", between(1, _MOST_ROUNDS), 1)
    acted_first = Key("the side that acted first in this round", Given.seat_number, 0)
    score = Key("by side: enemy points destroyed", _points)
    markers = Key("by side: points for markers", _points)
    ply = Key("half-turns that have begun", between(0, _MOST_POINTS), 0)
    dice = Key("what is rolled, in order: `[3, 4]` for two dice, `3` for one", _dice)

    def options(self, given: Mapping[str, object]) -> dict[str, object]:
        """Return the options `given` by the scenario, completed with its map and armies.

        If the position holds units, both armies count as bought, so that no army of the options is set up.
        """
        options: dict[str, object] = {"map": "open", **given}
        if self.map is not None:
            options["map"] = {"pieces": self.map} if isinstance(self.map, list) else self.map
        if any(self.units.values()):
            options |= {"army": "buy", "army_west": "same", "army_east": "same"}
        elif self.step == BUY:
            options.setdefault("army", "buy")
        return options

    def ids(self, seats: Sequence[str]) -> dict[str, str]:
        """Return the ids of the units, by the scenario's names for them."""
        found = {}
        for seat, units in self.units.items():
            for k, unit in enumerate(units):
                nth = sum(one.type == unit.type for one in units[: k + 1])
                found[unit.name] = f"{seats[seat]}.{TYPE_CODES[unit.type]}{nth}"
        return found

    def check(self) -> None:
        """Raise Malformed if keys contradict each other."""
        with self.about(Position.begun):
            if self.begun and self.step not in _DECIDED:
                raise Malformed(f"it goes with the steps {', '.join(_DECIDED)}")
        with self.about(Position.units):
            for seat, units in self.units.items():
                if len(units) > UNITS:
                    raise Malformed(f"{self.seats[seat]} has {len(units)} units; it may have {UNITS} (UC-R-67)")
            self._check_units([unit for units in self.units.values() for unit in units])
            if self.step not in (BUY, DEPLOY):
                self._check_floor()

    def _check_units(self, units: Sequence[Unit]) -> None:
        names = [unit.name for unit in units]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise Malformed(f"two are called '{twice}'")
        if self.step == BUY and units:
            raise Malformed("there are none yet while armies are bought")
        if self.step not in (BUY, DEPLOY) and not units:
            raise Malformed("there are none")
        for unit in units:
            unit.check()
            if unit.at and self.step == DEPLOY:
                raise Malformed(f"{unit.name} is placed already; units are given without 'at' in step deploy")
            if unit.at and unit.life == REMOVED:
                raise Malformed(f"{unit.name} has been removed and stands nowhere")
            if not unit.at and self.step != DEPLOY and unit.life != REMOVED:
                raise Malformed(f"{unit.name} is nowhere: at: [x, y] is missing")

    def _check_floor(self) -> None:
        """Raise Malformed if a unit is off the table or two units overlap.

        Vehicles may stand on terrain that they could not enter.
        """
        taken: dict[tuple[int, int], str] = {}
        for unit in (unit for units in self.units.values() for unit in units):
            for x, y in unit.cells():
                if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
                    raise Malformed(f"{unit.name}: {x},{y} is not on the table (UC-R-12)")
                if (x, y) in taken:
                    raise Malformed(f"{unit.name} and {taken[x, y]} both stand on {x},{y} (UC-R-11)")
                taken[x, y] = unit.name

    def arrange(self, s: State) -> None:
        """Write the position into the state of a battle that has just been started.

        Chance then enters the step of the position, unless that step has begun.
        """
        s.buyers = 0
        for seat, units in self.units.items():
            s.count[seat] = len(units)
            for k, unit in enumerate(units):
                _arrange_unit(s, seat * UNITS + k, unit)
        s.phase, s.waiting = ENTER, 1 << CHANCE
        s.entering = DEPLOY_ROLL if self.step == DEPLOY else STEPS[self.step]
        if self.step != DEPLOY:
            s.round, s.half, s.acted_first = self.round, self.half, self.acted_first
            s.second = int(self.half != self.acted_first)
            s.ply = self.ply
        if self.begun:
            s.phase = s.announced = STEPS[self.step]
            s.waiting, s.entering, s.roller = 1 << self.half, 0, NOBODY
        for seat in (0, 1):
            s.score[seat] = self.score.get(seat, 0)
            s.markers[seat] = self.markers.get(seat, 0)


def _arrange_unit(s: State, number: int, unit: Unit) -> None:
    s.kind[number] = unit.type
    s.arms[number] = sum(1 << weapon for weapon in unit.weapons)
    for k, weapon in enumerate([*unit.mounts, NOBODY, NOBODY][:2]):
        s.mount[number][k] = weapon
    s.life[number] = unit.life
    s.done[number] = unit.done
    s.healings[number] = unit.healings
    s.x[number], s.y[number] = unit.at or (NOBODY, NOBODY)
    s.stance[number] = unit.position
    s.wounds[number] = unit.wounds
    for x, y in unit.cells():
        s.taken[y][x // BITS] |= 1 << x % BITS
