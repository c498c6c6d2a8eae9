"""The notation of actions (the rulebook's Notation): writing and reading.

A text names a whole act with its unit. If the unit is picked already, the text stands for the second pick, else for
both picks at once. Everything that can be written has a number, so that `why` can name the clause that forbids it. This
module therefore needs no rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from sandtable.engine import BadInput
from sandtable.games.combat.fields import View
from sandtable.games.combat.rules import actions as a
from sandtable.games.combat.rules.armies import PRESETS
from sandtable.games.combat.rules.schema import DIRT, NOBODY, UNITS
from sandtable.games.combat.rules.tables import (
    HANDS,
    HEAVY,
    HEIGHT,
    SIZE,
    STANCE_CODES,
    STANCES,
    STANDING,
    TYPE_CODES,
    WEAPON_CODES,
    WEAPONS,
    WIDTH,
    ZONE,
    is_vehicle,
)
from sandtable.games.combat.words.names import SEAT_NAMES, find, kind_of, short_name, unit_id, units_of

END, RESIGN = "end", "resign"
ROLES = {
    "unit": {1: True}, "deploy": {1: True}, "move": {1: True}, "declare": {1: True, 3: False}, "dirt": {1: True},
    "melee": {1: True, 2: False}, "fire": {1: True, 3: False}, "position": {1: True}, "heal": {1: True, 2: True},
}  # fmt: skip
"""Where an action names units, by its first word: which of its words, and whether the own side's are meant."""
_EXAMPLES = (
    "move S1 10,2, declare S1 rifle S2, dirt S2 yes, melee S1 S2, fire J1 mg S2, position S1 kn, heal M1 S1, "
    "deploy S1 2,2 kn, buy S rifle gren, end"
)
_TYPES = {code.upper(): kind for kind, code in enumerate(TYPE_CODES) if code}
_WEAPONS = {code: weapon for weapon, code in enumerate(WEAPON_CODES) if weapon != HANDS}
_STANCES = {code: stance for stance, code in enumerate(STANCE_CODES)}
_CELL = re.compile(r"(-?\d{1,4}),(-?\d{1,4})")


# -- saying ------------------------------------------------------------------------------------------------------------


def say(view: View, seat: int, action: int) -> str:
    """Return an action in notation, in the position of the view; a second pick is written as the whole act."""
    verb = verb_of(action)
    if verb in _OF_NO_UNIT:
        return _OF_NO_UNIT[verb](view, seat, action)
    word, rest = _OF_A_UNIT[verb]
    unit = unit_of(view, seat, action)
    return " ".join((word, named(view, seat, unit), *rest(view, seat, action)))


@lru_cache(maxsize=1 << 16)  # bounded, since people may write any act
def verb_of(action: int) -> int:
    """Return what an action does, as `actions.verb_of`; cached, as lists of choices repeat the same actions."""
    return int(a.verb_of(action))


def unit_of(view: View, seat: int, action: int) -> int:
    """Return the unit of an action: the one that it names, that is picked, or that is asked about in step 3."""
    if action >= a.ACTIONS:
        return int(a.whole_unit(action))
    if verb_of(action) == a.ANSWERS:
        return int(view.roller)
    return seat * UNITS + (action - a.UNIT if verb_of(action) == a.PICKS else int(view.picked))


def cell_of(view: View, seat: int, action: int) -> tuple[int, int]:
    """Return the cell (x, y) that a move or deployment names, in the table's coordinates."""
    if action >= a.ACTIONS:
        x, y = a.whole_cell(action)
        return int(x), int(y)
    return turned_cell(seat, action, int(SIZE[kind_of(view, unit_of(view, seat, action))]))


@lru_cache(maxsize=1 << 16)
def turned_cell(seat: int, action: int, size: int) -> tuple[int, int]:
    """Return the cell (x, y) to which a second pick moves or deploys a unit `size` cells wide; cached."""
    deploys = verb_of(action) == a.DEPLOYS
    number = (action - a.DEPLOYING) // STANCES if deploys else action - a.MOVING
    across = ZONE if deploys else WIDTH
    x, y = a.turned(seat, number % across, number // across, size)
    return int(x), int(y)


def named(view: View, seat: int, unit: int) -> str:
    """Return a unit's short name if it is the seat's own, else its id."""
    return short_name(view, unit) if unit // UNITS == seat else unit_id(view, unit)


def aimed(view: View, seat: int, unit: int) -> str:
    """Return a unit's short name if it is an enemy of the seat, else its id."""
    return named(view, 1 - seat, unit)


def carried(action: int) -> list[str]:
    """Return the codes of the weapons that a purchase holds."""
    return [code for weapon, code in enumerate(WEAPON_CODES[:HANDS]) for _ in range(a.copies_of(action, weapon))]


def _cell(view: View, seat: int, action: int) -> list[str]:
    return ["{},{}".format(*cell_of(view, seat, action))]


def _placed(view: View, seat: int, action: int) -> list[str]:
    """Return the cell of a deployment, and for soldiers the stance, standing if none is named (UC-R-66)."""
    stance = int(a.stance_of(action))
    if is_vehicle(kind_of(view, unit_of(view, seat, action))):
        said = [STANCE_CODES[stance]] if action >= a.ACTIONS and stance != a.NO_STANCE else []
    else:
        said = [STANCE_CODES[STANDING if stance == a.NO_STANCE else stance]]
    return [*_cell(view, seat, action), *said]


def _shot(view: View, seat: int, action: int) -> list[str]:
    return [WEAPON_CODES[a.weapon_of(action)], aimed(view, seat, int(a.target_of(seat, action)))]


_OF_NO_UNIT: dict[int, Callable[[View, int, int], str]] = {
    a.ENDS: lambda view, seat, action: END,
    a.RESIGNS: lambda view, seat, action: RESIGN,
    a.BUYS: lambda view, seat, action: f"buy {TYPE_CODES[a.type_of(action)]}",
    a.EQUIPS: lambda view, seat, action: f"equip {WEAPON_CODES[a.bought_weapon(action)]}",
    a.MOUNTS_ON: lambda view, seat, action: f"mount {WEAPON_CODES[a.bought_weapon(action)]}",
    a.CHOOSES: lambda view, seat, action: f"preset {PRESETS[action - a.CHOOSING]}",
    a.PURCHASES: lambda view, seat, action: " ".join(("buy", TYPE_CODES[a.type_of(action)], *carried(action))),
}
_OF_A_UNIT: dict[int, tuple[str, Callable[[View, int, int], list[str]]]] = {
    a.PICKS: ("unit", lambda view, seat, action: []),
    a.MOVES: ("move", _cell),
    a.DEPLOYS: ("deploy", _placed),
    a.DECLARES: ("declare", _shot),
    a.FIGHTS: ("melee", lambda view, seat, action: _shot(view, seat, action)[1:]),
    a.FIRES: ("fire", _shot),
    a.STANDS: ("position", lambda view, seat, action: [STANCE_CODES[a.stance_of(action)]]),
    a.HEALS: ("heal", lambda view, seat, action: [named(view, seat, int(a.target_of(seat, action)))]),
    a.ANSWERS: ("dirt", lambda view, seat, action: ["yes" if a.says_yes(action) else "no"]),
}


# -- reading -----------------------------------------------------------------------------------------------------------


def read(view: View, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    """Return a list of the one action that a text stands for; raise BadInput if it cannot be read."""
    word, *rest = text.replace(", ", ",").split() or [""]
    verb = word.lower()
    if verb == "buy" and rest:
        return [_purchase(rest[1:] if bought_name(rest) else rest)]
    if (verb, len(rest)) not in _READING:
        raise BadInput(f"'{text[:60]}' is no action; write it like one of these: {_EXAMPLES}")
    return [_READING[verb, len(rest)](_Reader(view, seat), *rest)]


class _Reader:
    """The reader of the words after the first word of an action."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat

    def end(self) -> int:
        return a.END

    def resign(self) -> int:
        return a.RESIGN

    def unit(self, name: str) -> int:
        unit = self.own(name)
        return a.UNIT + unit % UNITS if unit // UNITS == self.seat else a.whole(a.PICKS, unit, 0, 0)

    def move(self, name: str, cell: str) -> int:
        unit, (x, y) = self.own(name), read_cell(cell)
        if self.picked(unit) and 0 <= x < WIDTH and 0 <= y < HEIGHT:
            x, y = self.turned(unit, x, y)
            if 0 <= x < WIDTH and 0 <= y < HEIGHT:
                return a.MOVING + y * WIDTH + x
        return a.whole(a.MOVES, unit, 0, a.cell_operand(*read_cell(cell)))

    def deploy(self, name: str, cell: str, code: str = "") -> int:
        unit, (x, y) = self.own(name), read_cell(cell)
        stance = read_stance(code) if code else a.NO_STANCE
        if self.picked(unit) and not (code and is_vehicle(kind_of(self.view, unit))):
            x, y = self.turned(unit, x, y)
            if 0 <= x < ZONE and 0 <= y < HEIGHT:
                place = STANDING if stance == a.NO_STANCE else stance
                return a.DEPLOYING + (y * ZONE + x) * STANCES + place
        return a.whole(a.DEPLOYS, unit, stance, a.cell_operand(*read_cell(cell)))

    def declare(self, name: str, code: str, target: str) -> int:
        if code.lower() == WEAPON_CODES[HANDS]:
            return self.melee(name, target)
        unit, weapon, aim = self.own(name), read_weapon(code), self.enemy(target)
        if self.picked(unit) and self.foe(aim) and 1 <= weapon <= a.ARMED:
            return a.DECLARING + (weapon - 1) * UNITS + aim % UNITS
        return a.whole(a.DECLARES, unit, weapon, aim)

    def melee(self, name: str, target: str) -> int:
        unit, aim = self.own(name), self.enemy(target)
        if self.picked(unit) and self.foe(aim):
            return a.FIGHTING + aim % UNITS
        return a.whole(a.FIGHTS, unit, HANDS, aim)

    def fire(self, name: str, code: str, target: str) -> int:
        unit, weapon, aim = self.own(name), read_weapon(code), self.enemy(target)
        if self.picked(unit) and self.foe(aim) and weapon in a.FIRED_WEAPONS:
            return a.FIRING + a.FIRED_WEAPONS.index(weapon) * UNITS + aim % UNITS
        return a.whole(a.FIRES, unit, weapon, aim)

    def stance(self, name: str, code: str) -> int:
        unit, stance = self.own(name), read_stance(code)
        return a.CHANGING + stance if self.picked(unit) else a.whole(a.STANDS, unit, stance, 0)

    def heal(self, name: str, patient: str) -> int:
        unit, healed = self.own(name), self.own(patient)
        if self.picked(unit) and not self.foe(healed):
            return a.HEALING + healed % UNITS
        return a.whole(a.HEALS, unit, 0, healed)

    def dirt(self, name: str, answer: str) -> int:
        if answer.lower() not in ("yes", "no"):
            raise BadInput(f"'{answer[:20]}' is no answer; write dirt {name[:20]} yes or dirt {name[:20]} no")
        unit, yes = self.own(name), int(answer.lower() == "yes")
        asked = self.view.phase == DIRT and unit == self.view.roller
        return a.ANSWERING + yes if asked else a.whole(a.ANSWERS, unit, 0, yes)

    def equip(self, code: str) -> int:
        weapon = read_weapon(code)
        return a.EQUIPPING + weapon if weapon < WEAPONS else a.whole(a.EQUIPS, 0, weapon, 0)

    def mount(self, code: str) -> int:
        weapon = read_weapon(code)
        return a.MOUNTING + HEAVY.index(weapon) if weapon in HEAVY else a.whole(a.MOUNTS_ON, 0, weapon, 0)

    def preset(self, name: str) -> int:
        if name.lower() not in PRESETS:
            raise BadInput(f"there is no army called '{name[:30]}'; there are {', '.join(PRESETS)}")
        return a.CHOOSING + PRESETS.index(name.lower())

    def picked(self, unit: int) -> bool:
        """Return whether this unit is picked."""
        return unit // UNITS == self.seat and self.view.picked != NOBODY and unit % UNITS == self.view.picked

    def foe(self, unit: int) -> bool:
        return unit // UNITS != self.seat

    def turned(self, unit: int, x: int, y: int) -> tuple[int, int]:
        """Convert a unit's cell from the table's coordinates to the seat's own."""
        x, y = a.turned(self.seat, x, y, int(SIZE[kind_of(self.view, unit)]))
        return int(x), int(y)

    def own(self, name: str) -> int:
        return self.one(name, self.seat)

    def enemy(self, name: str) -> int:
        return self.one(name, 1 - self.seat)

    def one(self, name: str, seat: int) -> int:
        """Return the unit of a name, on the side that it names, else on `seat`; raise BadInput if there is none."""
        side, dot, short = name.partition(".")
        if dot:
            seats = [one.upper() for one in SEAT_NAMES]
            if side.upper() not in seats:
                raise BadInput(f"there is no side '{side[:12]}'; there are {' and '.join(SEAT_NAMES)}")
            seat = seats.index(side.upper())
        if seat not in range(len(SEAT_NAMES)):
            raise BadInput(f"a spectator has no units: say whose '{name[:20]}' is, as in West.S1")
        unit = find(self.view, seat, short if dot else name)
        if unit == NOBODY:
            known = " ".join(short_name(self.view, one) for one in units_of(self.view, seat)) or "none yet"
            raise BadInput(f"{SEAT_NAMES[seat]} has no unit '{name[:20]}'; its units: {known}")
        return unit


_READING: dict[tuple[str, int], Callable[..., int]] = {  # by the first word and the number of words after it
    (END, 0): _Reader.end,
    (RESIGN, 0): _Reader.resign,
    ("unit", 1): _Reader.unit,
    ("move", 2): _Reader.move,
    ("deploy", 2): _Reader.deploy,
    ("deploy", 3): _Reader.deploy,
    ("declare", 3): _Reader.declare,
    ("melee", 2): _Reader.melee,
    ("fire", 3): _Reader.fire,
    ("position", 2): _Reader.stance,
    ("heal", 2): _Reader.heal,
    ("dirt", 2): _Reader.dirt,
    ("equip", 1): _Reader.equip,
    ("mount", 1): _Reader.mount,
    ("preset", 1): _Reader.preset,
}
WORDS = frozenset((*(word for word, _ in _READING), "buy"))
"""The first words of all actions."""


def bought_name(words: Sequence[str]) -> str:
    """Return the name that stands before the type of a unit that is bought; empty if there is none.

    Buyers may write any name, which the game does not keep (UC-R-91).
    """
    named = len(words) > 1 and (words[0].upper() not in _TYPES or words[1].upper() in _TYPES)
    return words[0] if named else ""


def _purchase(words: Sequence[str]) -> int:
    """Return the action that buys a unit with the weapons after its type code."""
    code, *codes = words
    kind = read_type(code)
    weapons = [read_weapon(one) for one in codes]
    return a.purchase(kind, weapons) if weapons else a.BUYING + kind - 1


def read_type(code: str) -> int:
    """Return a type of unit by its code; raise BadInput if there is none."""
    if code.upper() not in _TYPES:
        raise BadInput(f"'{code[:20]}' is no type of unit; types are {', '.join(filter(None, TYPE_CODES))}")
    return _TYPES[code.upper()]


def read_weapon(code: str) -> int:
    """Return a weapon by its code; raise BadInput if there is none."""
    if code.lower() not in _WEAPONS:
        raise BadInput(f"'{code[:20]}' is no weapon; weapons are {', '.join(_WEAPONS)}")
    return _WEAPONS[code.lower()]


def read_stance(code: str) -> int:
    """Return a stance by its code; raise BadInput if there is none."""
    if code.lower() not in _STANCES:
        raise BadInput(f"'{code[:20]}' is no position; positions are {', '.join(_STANCES)}")
    return _STANCES[code.lower()]


def read_cell(text: str) -> tuple[int, int]:
    """Return a cell (x, y), which may be off the table; raise BadInput if the text is no cell."""
    found = _CELL.fullmatch(text)
    if not found:
        raise BadInput(f"'{text[:20]}' is no cell; write x,y as in 10,2, x 0 to {WIDTH - 1}, y 0 to {HEIGHT - 1}")
    return int(found[1]), int(found[2])


_TYPE = "|".join(_TYPES)
_WEAPON = "|".join(_WEAPONS)
_PLACE = rf"\S+ {_CELL.pattern}"
_STANDING = "|".join(_STANCES)
WRITTEN = re.compile(
    rf"{END}|{RESIGN}|unit \S+|move {_PLACE}|deploy {_PLACE}(?: (?:{_STANDING}))?|declare \S+ (?:{_WEAPON}) \S+"
    rf"|fire \S+ (?:{_WEAPON}) \S+|(?:melee|heal) \S+ \S+|dirt \S+ (?:yes|no)|position \S+ (?:{_STANDING})"
    rf"|buy (?:\S+ )?(?:{_TYPE})(?: (?:{_WEAPON}))*|(?:equip|mount) (?:{_WEAPON})"
    rf"|preset (?:{'|'.join(PRESETS)})"
)
"""An action as it is written in a scenario, possible or not."""
