"""The events, as Python and clients are told them: a class for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import convert, field

from sandtable.engine import Told
from sandtable.games.combat.words.attack_sums import terms_of
from sandtable.games.combat.words.names import id_of
from sandtable.games.combat.words.shown import Cell, Term, UnitId

Roll: TypeAlias = Literal["deploy", "initiative"]
_ROLL: dict[int, Roll] = {12: "deploy", 13: "initiative"}

Calling: TypeAlias = Literal["", "O", "SF", "M", "S", "J", "MC", "APC", "T", "rifle", "mg", "baz", "mort"]
_CALLING: dict[int, Calling] = {
    0: "",
    1: "O",
    2: "SF",
    3: "M",
    4: "S",
    5: "J",
    6: "MC",
    7: "APC",
    8: "T",
    9: "rifle",
    10: "mg",
    11: "baz",
    12: "mort",
}

Position: TypeAlias = Literal["st", "kn", "pr"]
_POSITION: dict[int, Position] = {0: "st", 1: "kn", 2: "pr"}

StepWord: TypeAlias = Literal["move", "declare", "dirt", "sighted", "grenades", "melee", "vehicles", "position", "heal"]
_STEPWORD: dict[int, StepWord] = {
    2: "move",
    3: "declare",
    4: "dirt",
    5: "sighted",
    6: "grenades",
    7: "melee",
    8: "vehicles",
    9: "position",
    10: "heal",
}

Weapon: TypeAlias = Literal["knife", "pistol", "rifle", "mg", "gren", "baz", "mort", "gun", "melee"]
_WEAPON: dict[int, Weapon] = {
    0: "knife",
    1: "pistol",
    2: "rifle",
    3: "mg",
    4: "gren",
    5: "baz",
    6: "mort",
    7: "gun",
    8: "melee",
}

Result: TypeAlias = Literal["missed", "wounded", "killed"]
_RESULT: dict[int, Result] = {0: "missed", 1: "wounded", 2: "killed"}

UnitKind: TypeAlias = Literal["", "O", "SF", "M", "S", "J", "MC", "APC", "T"]
_UNITKIND: dict[int, UnitKind] = {0: "", 1: "O", 2: "SF", 3: "M", 4: "S", 5: "J", 6: "MC", 7: "APC", 8: "T"}

Arm: TypeAlias = Literal["knife", "pistol", "rifle", "mg", "gren", "baz", "mort"]
_ARM: dict[int, Arm] = {0: "knife", 1: "pistol", 2: "rifle", 3: "mg", 4: "gren", 5: "baz", 6: "mort"}

EndingWord: TypeAlias = Literal["wipe-out", "points", "markers", "resigned"]
_ENDINGWORD: dict[int, EndingWord] = {1: "wipe-out", 2: "points", 3: "markers", 4: "resigned"}


class Revealed(Told, tag="revealed"):
    """An army is shown."""

    seat: str
    points: int
    """What it has cost."""


class Rolled(Told, tag="rolled"):
    """A side rolls for deployment or initiative."""

    seat: str
    what: Roll
    """What it decides."""
    dice: list[int]
    """Two, or one."""


class First(Told, tag="first"):
    """A side goes first."""

    seat: str
    what: Roll
    """What it decides."""


class LeftOut(Told, tag="left_out"):
    """The zone has no room for a unit."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""


class Deployed(Told, tag="deployed"):
    """A unit is placed."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""
    at: Cell
    position: Position | None
    """Null for a vehicle."""


class Round(Told, tag="round"):
    """A round begins."""

    round: int


class Half(Told, tag="half"):
    """A half-turn begins."""

    seat: str
    """The side that has it."""


class Officers(Told, tag="officers"):
    """A unit rolls without an Officer."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""
    die: int
    confused: bool
    """Whether it is."""


class Step(Told, tag="step"):
    """A step begins."""

    step: StepWord


class Moved(Told, tag="moved"):
    """A unit moves."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""
    from_: Cell = field(name="from")
    to: Cell
    cost: int
    """In movement points, four a foot."""


class Declared(Told, tag="declared"):
    """An attack is named."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""
    weapon: Weapon
    target: UnitId
    """The unit that it is aimed at."""
    target_calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    target_number: int | None
    """Its number in its name; null if it has none."""


class Dirt(Told, tag="dirt"):
    """A unit hits the dirt."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""


class Stayed(Told, tag="stayed"):
    """A unit stays up."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""


class Dice(Told, tag="dice"):
    """The dice of an attack are rolled."""

    dice: list[int]


class Attacked(Told, tag="attacked"):
    """A unit attacks."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""
    weapon: Weapon
    target: UnitId
    """The unit that it is aimed at."""
    target_calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    target_number: int | None
    """Its number in its name; null if it has none."""
    dice: list[int]
    score: int
    """The dice and all terms together."""
    terms: list[Term]
    """What is added to the dice."""
    result: Result
    reply: bool
    """Whether it strikes back."""


class LostAttack(Told, tag="lost_attack"):
    """A named attack is lost."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""
    weapon: Weapon
    target: UnitId
    """The unit that it is aimed at."""
    target_calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    target_number: int | None
    """Its number in its name; null if it has none."""


class Positioned(Told, tag="positioned"):
    """A soldier changes its position."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""
    position: Position


class Healed(Told, tag="healed"):
    """A soldier is healed."""

    unit: UnitId
    """The Medic."""
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""
    target: UnitId
    """Its patient."""
    target_calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    target_number: int | None
    """Its number in its name; null if it has none."""
    wounds: int
    """Those left."""


class Removed(Told, tag="removed"):
    """A killed unit is removed."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""


class Points(Told, tag="points"):
    """A side scores for destroyed enemies."""

    seat: str
    points: int
    total: int


class Marker(Told, tag="marker"):
    """A side scores for a marker."""

    seat: str
    marker: int
    """Which, from 0."""
    total: int


class Resigned(Told, tag="resigned"):
    """A side resigns."""

    seat: str


class Picked(Told, tag="picked"):
    """A unit is chosen to act."""

    unit: UnitId
    calling: Calling
    """What it is called by: its type, or a Soldier by its main weapon."""
    number: int | None
    """Its number in its name; null if it has none."""


class Bought(Told, tag="bought"):
    """A side buys; it alone is told."""

    seat: str
    units: int
    """How many it has."""
    type: UnitKind
    """The last one's type."""
    weapons: list[Arm]
    mounts: list[Weapon]


class Ready(Told, tag="ready"):
    """A side has bought its army."""

    seat: str


class Ended(Told, tag="ended"):
    """The battle is over."""

    winners: list[str]
    reason: EndingWord


Event: TypeAlias = (
    Revealed
    | Rolled
    | First
    | LeftOut
    | Deployed
    | Round
    | Half
    | Officers
    | Step
    | Moved
    | Declared
    | Dirt
    | Stayed
    | Dice
    | Attacked
    | LostAttack
    | Positioned
    | Healed
    | Removed
    | Points
    | Marker
    | Resigned
    | Picked
    | Bought
    | Ready
    | Ended
)


def _revealed(row: Sequence[int], seats: Sequence[str]) -> Revealed:
    return Revealed(seats[row[3]], row[4])


def _rolled(row: Sequence[int], seats: Sequence[str]) -> Rolled:
    return Rolled(seats[row[3]], _ROLL[row[4]], [die for die in (row[5], row[6]) if die])


def _first(row: Sequence[int], seats: Sequence[str]) -> First:
    return First(seats[row[3]], _ROLL[row[4]])


def _left_out(row: Sequence[int], seats: Sequence[str]) -> LeftOut:
    return LeftOut(id_of(row[3], row[4], row[5]), _CALLING[row[4]], row[5] or None)


def _deployed(row: Sequence[int], seats: Sequence[str]) -> Deployed:
    return Deployed(
        id_of(row[3], row[4], row[5]),
        _CALLING[row[4]],
        row[5] or None,
        [row[6], row[7]],
        None if row[8] < 0 else _POSITION[row[8]],
    )


def _round(row: Sequence[int], seats: Sequence[str]) -> Round:
    return Round(row[3])


def _half(row: Sequence[int], seats: Sequence[str]) -> Half:
    return Half(seats[row[3]])


def _officers(row: Sequence[int], seats: Sequence[str]) -> Officers:
    return Officers(id_of(row[3], row[4], row[5]), _CALLING[row[4]], row[5] or None, row[6], bool(row[7]))


def _step(row: Sequence[int], seats: Sequence[str]) -> Step:
    return Step(_STEPWORD[row[3]])


def _moved(row: Sequence[int], seats: Sequence[str]) -> Moved:
    return Moved(
        id_of(row[3], row[4], row[5]), _CALLING[row[4]], row[5] or None, [row[6], row[7]], [row[8], row[9]], row[10]
    )


def _declared(row: Sequence[int], seats: Sequence[str]) -> Declared:
    return Declared(
        id_of(row[3], row[4], row[5]),
        _CALLING[row[4]],
        row[5] or None,
        _WEAPON[row[6]],
        id_of(row[7], row[8], row[9]),
        _CALLING[row[8]],
        row[9] or None,
    )


def _dirt(row: Sequence[int], seats: Sequence[str]) -> Dirt:
    return Dirt(id_of(row[3], row[4], row[5]), _CALLING[row[4]], row[5] or None)


def _stayed(row: Sequence[int], seats: Sequence[str]) -> Stayed:
    return Stayed(id_of(row[3], row[4], row[5]), _CALLING[row[4]], row[5] or None)


def _dice(row: Sequence[int], seats: Sequence[str]) -> Dice:
    return Dice([die for die in (row[3], row[4]) if die])


def _attacked(row: Sequence[int], seats: Sequence[str]) -> Attacked:
    return Attacked(
        id_of(row[3], row[4], row[5]),
        _CALLING[row[4]],
        row[5] or None,
        _WEAPON[row[6]],
        id_of(row[7], row[8], row[9]),
        _CALLING[row[8]],
        row[9] or None,
        [die for die in (row[10], row[11]) if die],
        row[12],
        terms_of(row[13], row[14], row[15], row[16], row[17], row[18], row[19], row[20], row[21], row[22], row[23]),
        _RESULT[row[24]],
        bool(row[25]),
    )


def _lost_attack(row: Sequence[int], seats: Sequence[str]) -> LostAttack:
    return LostAttack(
        id_of(row[3], row[4], row[5]),
        _CALLING[row[4]],
        row[5] or None,
        _WEAPON[row[6]],
        id_of(row[7], row[8], row[9]),
        _CALLING[row[8]],
        row[9] or None,
    )


def _positioned(row: Sequence[int], seats: Sequence[str]) -> Positioned:
    return Positioned(id_of(row[3], row[4], row[5]), _CALLING[row[4]], row[5] or None, _POSITION[row[6]])


def _healed(row: Sequence[int], seats: Sequence[str]) -> Healed:
    return Healed(
        id_of(row[3], row[4], row[5]),
        _CALLING[row[4]],
        row[5] or None,
        id_of(row[6], row[7], row[8]),
        _CALLING[row[7]],
        row[8] or None,
        row[9],
    )


def _removed(row: Sequence[int], seats: Sequence[str]) -> Removed:
    return Removed(id_of(row[3], row[4], row[5]), _CALLING[row[4]], row[5] or None)


def _points(row: Sequence[int], seats: Sequence[str]) -> Points:
    return Points(seats[row[3]], row[4], row[5])


def _marker(row: Sequence[int], seats: Sequence[str]) -> Marker:
    return Marker(seats[row[3]], row[4], row[5])


def _resigned(row: Sequence[int], seats: Sequence[str]) -> Resigned:
    return Resigned(seats[row[3]])


def _picked(row: Sequence[int], seats: Sequence[str]) -> Picked:
    return Picked(id_of(row[3], row[4], row[5]), _CALLING[row[4]], row[5] or None)


def _bought(row: Sequence[int], seats: Sequence[str]) -> Bought:
    return Bought(
        seats[row[3]],
        row[4],
        _UNITKIND[row[5]],
        [_ARM[k] for k in range(7) if row[6] >> k & 1],
        [_WEAPON[k] for k in (row[7], row[8]) if k >= 0],
    )


def _ready(row: Sequence[int], seats: Sequence[str]) -> Ready:
    return Ready(seats[row[3]])


def _ended(row: Sequence[int], seats: Sequence[str]) -> Ended:
    return Ended([seat for n, seat in enumerate(seats) if row[3] >> n & 1], _ENDINGWORD[row[4]])


_READERS: tuple[Callable[[Sequence[int], Sequence[str]], Event], ...] = (
    _revealed,
    _rolled,
    _first,
    _left_out,
    _deployed,
    _round,
    _half,
    _officers,
    _step,
    _moved,
    _declared,
    _dirt,
    _stayed,
    _dice,
    _attacked,
    _lost_attack,
    _positioned,
    _healed,
    _removed,
    _points,
    _marker,
    _resigned,
    _picked,
    _bought,
    _ready,
    _ended,
)
_CLASSES: dict[str, type[Event]] = {
    "revealed": Revealed,
    "rolled": Rolled,
    "first": First,
    "left_out": LeftOut,
    "deployed": Deployed,
    "round": Round,
    "half": Half,
    "officers": Officers,
    "step": Step,
    "moved": Moved,
    "declared": Declared,
    "dirt": Dirt,
    "stayed": Stayed,
    "dice": Dice,
    "attacked": Attacked,
    "lost_attack": LostAttack,
    "positioned": Positioned,
    "healed": Healed,
    "removed": Removed,
    "points": Points,
    "marker": Marker,
    "resigned": Resigned,
    "picked": Picked,
    "bought": Bought,
    "ready": Ready,
    "ended": Ended,
}


def read(row: Sequence[int], seats: Sequence[str]) -> Event:
    """Return the event that a row tells, without its sentence."""
    return _READERS[row[0] - 1](row, seats)


def known(told: Iterable[Mapping[str, object]]) -> list[Event]:
    """Return events as they were sent; what else was told together with them is left out."""
    return [convert(event, _CLASSES[kind]) for event in told if (kind := str(event["kind"])) in _CLASSES]
