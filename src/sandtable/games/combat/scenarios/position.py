"""The positions of scenarios: reading them, and writing them into a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sandtable.engine import CHANCE, BadInput, yes_no
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
from sandtable.games.combat.scenarios.keys import POSITION
from sandtable.games.combat.words.notation import read_stance, read_type, read_weapon
from sandtable.scenarios import Malformed, Scenario, as_mapping, as_number, as_text, as_words

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
_ABOUT_UNITS = ("type", "weapons", "mounts", "at", "position", "wounds", "state", "done", "healings")
_MOST_ROUNDS = 1000
_MOST_POINTS = 30_000

Dice = int | tuple[int, int]


@dataclass
class Unit:
    """A unit of a scenario, in the numbers of the rules."""

    name: str
    kind: int
    weapons: list[int]
    mounts: list[int]
    at: tuple[int, int] | None
    stance: int
    wounds: int
    life: int
    done: int  # bits of its deeds
    healings: int

    def cells(self) -> Iterator[tuple[int, int]]:
        """Yield the cells under the unit's figure; none if it is not on the table."""
        x, y = self.at or (0, 0)
        size = int(SIZE[self.kind]) if self.at else 0
        return ((x + dx, y + dy) for dx in range(size) for dy in range(size))


@dataclass
class Position:
    """The position of a scenario, as its keys give it."""

    units: dict[int, list[Unit]] = field(default_factory=dict)  # by side
    map: str | dict[str, Any] | None = None
    half: int = 0
    step: str = "move"
    round: int = 1
    acted_first: int = 0
    score: dict[int, int] = field(default_factory=dict)
    markers: dict[int, int] = field(default_factory=dict)
    dice: list[Dice] = field(default_factory=list)
    begun: bool = False
    ply: int = 0

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options `given` by the scenario, completed with its map and armies.

        If the position holds units, both armies count as bought, so that no army of the options is set up.
        """
        options = {"map": "open", **given}
        if self.map is not None:
            options["map"] = self.map
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
                nth = sum(one.kind == unit.kind for one in units[: k + 1])
                found[unit.name] = f"{seats[seat]}.{TYPE_CODES[unit.kind]}{nth}"
        return found

    def check_floor(self) -> None:
        """Raise Malformed if a unit is off the table or two units overlap.

        Vehicles may stand on terrain that they could not enter.
        """
        taken: dict[tuple[int, int], str] = {}
        for unit in (unit for units in self.units.values() for unit in units):
            for x, y in unit.cells():
                if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
                    raise Malformed(f"units: {unit.name}: {x},{y} is not on the table (UC-R-12)")
                if (x, y) in taken:
                    raise Malformed(f"units: {unit.name} and {taken[x, y]} both stand on {x},{y} (UC-R-11)")
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
    s.kind[number] = unit.kind
    s.arms[number] = sum(1 << weapon for weapon in unit.weapons)
    for k, weapon in enumerate([*unit.mounts, NOBODY, NOBODY][:2]):
        s.mount[number][k] = weapon
    s.life[number] = unit.life
    s.done[number] = unit.done
    s.healings[number] = unit.healings
    s.x[number], s.y[number] = unit.at or (NOBODY, NOBODY)
    s.stance[number] = unit.stance
    s.wounds[number] = unit.wounds
    for x, y in unit.cells():
        s.taken[y][x // BITS] |= 1 << x % BITS


# -- reading -----------------------------------------------------------------------------------------------------------


def read_position(scenario: Scenario, seats: Sequence[str]) -> Position:
    """Return the position that a scenario begins with; raise Malformed with the line of the mistake."""
    reader = _Reader(seats)
    for key in POSITION:
        if key in scenario.position:
            try:
                getattr(reader, key)(scenario.position[key])
            except Malformed as error:
                raise Malformed(f"{key}: {error.reason}", error.line or scenario.line_of(key)) from error
            except BadInput as error:
                raise Malformed(f"{key}: {error}", scenario.line_of(key)) from error
    try:
        reader.check()
    except Malformed as error:
        raise Malformed(f"units: {error.reason}", error.line or scenario.line_of("units")) from error
    return reader.position


def read_seat(name: str, seats: Sequence[str]) -> int:
    """Return the number of the seat of that name; raise Malformed if there is none."""
    if name not in seats:
        raise Malformed(f"there is no seat '{name}'")
    return seats.index(name)


class _Reader:
    """The reader of a position, with a method for each key."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = seats
        self.position = Position()

    def units(self, value: Any) -> None:
        for side, units in as_mapping(value).items():
            seat = read_seat(side, self.seats)
            self.position.units[seat] = [_unit(name, about) for name, about in as_mapping(units).items()]
            if len(self.position.units[seat]) > UNITS:
                raise Malformed(f"{side} has {len(self.position.units[seat])} units; it may have {UNITS} (UC-R-67)")

    def map(self, value: Any) -> None:
        if isinstance(value, list):
            self.position.map = {"pieces": value}
        elif as_text(value) in MAPS:
            self.position.map = as_text(value)
        else:
            raise Malformed(f"'{as_text(value)}' is neither a list of pieces nor one of {', '.join(MAPS)}")

    def half(self, value: Any) -> None:
        self.position.half = read_seat(as_text(value), self.seats)

    def step(self, value: Any) -> None:
        self.position.step = as_text(value)
        if self.position.step not in (BUY, DEPLOY, *STEPS):
            raise Malformed(f"'{self.position.step}' is none of {', '.join((BUY, DEPLOY, *STEPS))}")

    def round(self, value: Any) -> None:
        self.position.round = _between(value, 1, _MOST_ROUNDS)

    def acted_first(self, value: Any) -> None:
        self.position.acted_first = read_seat(as_text(value), self.seats)

    def begun(self, value: Any) -> None:
        answer = yes_no(value)
        if answer is None:
            raise Malformed(f"{value!r} is neither yes nor no")
        self.position.begun = answer

    def ply(self, value: Any) -> None:
        self.position.ply = _between(value, 0, _MOST_POINTS)

    def score(self, value: Any) -> None:
        self.position.score = self._counts(value)

    def markers(self, value: Any) -> None:
        self.position.markers = self._counts(value)

    def _counts(self, value: Any) -> dict[int, int]:
        return {
            read_seat(name, self.seats): _between(count, 0, _MOST_POINTS) for name, count in as_mapping(value).items()
        }

    def dice(self, value: Any) -> None:
        if not isinstance(value, list):
            raise Malformed("it is a list: pairs [3, 4] for two dice, single numbers for one")
        for one in value:
            self.position.dice += [_pair(one)] if isinstance(one, list) else [_die(word) for word in as_words(one)]

    def check(self) -> None:
        """Raise Malformed if keys contradict each other."""
        if self.position.begun and self.position.step not in _DECIDED:
            raise Malformed(f"'begun' goes with the steps {', '.join(_DECIDED)}")
        step, units = self.position.step, [unit for side in self.position.units.values() for unit in side]
        names = [unit.name for unit in units]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise Malformed(f"two are called '{twice}'")
        if step == BUY and units:
            raise Malformed("there are none yet while armies are bought")
        if step not in (BUY, DEPLOY) and not units:
            raise Malformed("there are none")
        for unit in units:
            if unit.at and step == DEPLOY:
                raise Malformed(f"{unit.name} is placed already; units are given without 'at' in step deploy")
            if unit.at and unit.life == REMOVED:
                raise Malformed(f"{unit.name} has been removed and stands nowhere")
            if not unit.at and step != DEPLOY and unit.life != REMOVED:
                raise Malformed(f"{unit.name} is nowhere: at: [x, y] is missing")


def _unit(name: str, value: Any) -> Unit:
    about = as_mapping(value)
    for key in about:
        if key not in _ABOUT_UNITS:
            raise Malformed(f"{name}: '{key}' is none of {', '.join(_ABOUT_UNITS)}")
    if "type" not in about:
        raise Malformed(f"{name}: it has no type")
    if not name or len(name.split()) != 1:
        raise Malformed(f"'{name}' is no name: it is one word")
    kind = read_type(as_text(about["type"]))
    weapons = [read_weapon(code) for code in as_words(about.get("weapons"))]
    mounts = [read_weapon(code) for code in as_words(about.get("mounts"))]
    if is_vehicle(kind):
        if weapons or about.get("position", "st") != "st":
            raise Malformed(f"{name}: a vehicle has mounts, and neither weapons nor a position (UC-R-14, UC-R-66)")
        if len(mounts) > MOUNTS[kind] or not set(mounts) <= set(HEAVY):
            raise Malformed(f"{name}: that cannot be mounted there (UC-R-14)")
    elif mounts or len(set(weapons)) < len(weapons) or GUN in weapons:
        raise Malformed(f"{name}: a soldier carries weapons, none twice and no gun, and has no mounts (UC-R-33)")
    return Unit(
        name,
        kind,
        weapons,
        mounts,
        _at(name, about["at"]) if about.get("at") is not None else None,
        read_stance(as_text(about["position"])) if "position" in about else STANDING,
        _between(about.get("wounds", 0), 0, MOST_WOUNDS),
        _life(name, about),
        _deeds(name, about),
        _between(about.get("healings", 0), 0, _MOST_POINTS),
    )


def _life(name: str, about: dict[str, Any]) -> int:
    if "state" not in about:
        return ALIVE if about.get("at") is not None else UNPLACED
    if as_text(about["state"]) not in LIVES:
        raise Malformed(f"{name}: state '{as_text(about['state'])}' is none of {', '.join(LIVES)}")
    return LIVES[as_text(about["state"])]


def _deeds(name: str, about: dict[str, Any]) -> int:
    done = 0
    for word in as_words(about.get("done")):
        if word not in DEEDS:
            raise Malformed(f"{name}: done '{word}' is none of {', '.join(DEEDS)}")
        done |= DEEDS[word]
    return done


def _at(name: str, value: Any) -> tuple[int, int]:
    cell = [as_number(one) for one in as_words(value)]
    if len(cell) != 2:
        raise Malformed(f"{name}: 'at' is a cell, [x, y]")
    return cell[0], cell[1]


def _pair(value: list[Any]) -> Dice:
    if len(value) != 2:
        raise Malformed(f"{value!r} is no pair of dice")
    return _die(value[0]), _die(value[1])


def _die(value: Any) -> int:
    return _between(value, 1, FACES)


def _between(value: Any, least: int, most: int) -> int:
    number = as_number(value)
    if not least <= number <= most:
        raise Malformed(f"{number} is not between {least} and {most}")
    return number
