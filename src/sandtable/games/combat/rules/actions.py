"""The numbering of actions (rulebook section 6): an act names its unit in a first pick, what it does in a second.

Cells are counted from the acting side's own edge, so both sides play the same way. Beyond ACTIONS lie whole acts, the
two picks in one, as people write them; among them are all that can be written and never done.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import kernel, table
from sandtable.games.combat.fields import Seen
from sandtable.games.combat.rules.schema import EAST, UNITS
from sandtable.games.combat.rules.tables import (
    GUN,
    HANDS,
    HEAVY,
    HEIGHT,
    MOUNTABLE,
    SIZE,
    STANCES,
    TANK,
    WEAPONS,
    WIDTH,
    ZONE,
)

CELLS = WIDTH * HEIGHT
ARMED = 6  # weapons that are declared: all that can be bought but the knife
FIRED_KINDS = MOUNTABLE + 1  # what vehicles fire: the mountable weapons and the tank's gun
PRESETS = 4

END, RESIGN = 0, 1
UNIT = 2  # + place in the own army
MOVING = UNIT + UNITS  # + cell
DEPLOYING = MOVING + CELLS  # + cell of the zone * STANCES + stance
DECLARING = DEPLOYING + ZONE * HEIGHT * STANCES  # + (weapon - 1) * UNITS + target
FIGHTING = DECLARING + ARMED * UNITS  # + target
FIRING = FIGHTING + UNITS  # + kind of weapon * UNITS + target
CHANGING = FIRING + FIRED_KINDS * UNITS  # + stance
HEALING = CHANGING + STANCES  # + own unit
ANSWERING = HEALING + UNITS  # + 1 for yes
BUYING = ANSWERING + 2  # + type - 1
EQUIPPING = BUYING + TANK  # + weapon
MOUNTING = EQUIPPING + WEAPONS  # + number among HEAVY
CHOOSING = MOUNTING + MOUNTABLE  # + preset
ACTIONS = CHOOSING + PRESETS

# What an action does, in the order of the numbers; a purchase is a unit bought with all it carries.
(
    ENDS, RESIGNS, PICKS, MOVES, DEPLOYS, DECLARES, FIGHTS, FIRES, STANDS, HEALS, ANSWERS, BUYS, EQUIPS, MOUNTS_ON,
    CHOOSES, PURCHASES, NOTHING,
) = range(17)  # fmt: skip
_FIRST = (END, RESIGN, UNIT, MOVING, DEPLOYING, DECLARING, FIGHTING, FIRING, CHANGING, HEALING, ANSWERING, BUYING,
          EQUIPPING, MOUNTING, CHOOSING, ACTIONS)  # fmt: skip
VERB = table([verb for verb in range(PURCHASES) for _ in range(_FIRST[verb], _FIRST[verb + 1])])

FIRED_WEAPONS = (*HEAVY, GUN)
FIRED_WEAPON = table(FIRED_WEAPONS)

# Whole acts: verb, unit (of both sides), weapon (or stance, or type), operand (a cell, a unit ...).
_OPERANDS = 1 << 16
_WEAPONS = 16
_UNITS = 64
_WHOLES = NOTHING * _UNITS * _WEAPONS * _OPERANDS
_OFF = 64  # cells so far off the table can be named
NO_STANCE = STANCES


def whole(verb: int, unit: int, weapon: int, operand: int) -> int:
    """The number of a whole act."""
    return ACTIONS + ((verb * _UNITS + unit) * _WEAPONS + weapon) * _OPERANDS + operand


def cell_operand(x: int, y: int) -> int:
    """A cell as an operand; far off the table is as good as just off it."""
    return (_OFF + max(-_OFF, min(_OFF * 3 - 1, x))) * 4 * _OFF + _OFF + max(-_OFF, min(_OFF * 3 - 1, y))


def purchase(kind: int, weapons: Sequence[int]) -> int:
    """The number of buying a unit with weapons or mounts, each up to three times."""
    return whole(PURCHASES, 0, kind, sum(min(3, weapons.count(k)) << 2 * k for k in range(HANDS)))


@kernel
def verb_of(a: int) -> int:
    """What an action does."""
    if a < 0 or a >= ACTIONS + _WHOLES:
        return NOTHING
    return VERB[a] if a < ACTIONS else (a - ACTIONS) // (_UNITS * _WEAPONS * _OPERANDS)


@kernel
def is_whole(a: int) -> bool:
    """Whether an action is both picks of an act at once."""
    return a >= ACTIONS


@kernel
def whole_unit(a: int) -> int:
    """The unit that a whole act names."""
    return (a - ACTIONS) // (_WEAPONS * _OPERANDS) % _UNITS


@kernel
def whole_cell(a: int) -> tuple[int, int]:
    """The cell that a whole act names."""
    operand = (a - ACTIONS) % _OPERANDS
    return operand // (4 * _OFF) - _OFF, operand % (4 * _OFF) - _OFF


@kernel
def unit_of(v: Seen, seat: int, a: int) -> int:
    """The unit that an action is about: its own of a first pick, that of the first pick in a second. NOBODY: none."""
    if a >= ACTIONS:
        return whole_unit(a)
    place = a - UNIT if VERB[a] == PICKS else v.picked
    return seat * UNITS + place if place >= 0 else -1


@kernel
def weapon_of(a: int) -> int:
    """The weapon of an attack."""
    if a >= ACTIONS:
        return (a - ACTIONS) // _OPERANDS % _WEAPONS
    if a < FIGHTING:
        return (a - DECLARING) // UNITS + 1
    return HANDS if a < FIRING else FIRED_WEAPON[(a - FIRING) // UNITS]


@kernel
def stance_of(a: int) -> int:
    """The stance that an action chooses; NO_STANCE where none is said."""
    if a >= ACTIONS:
        return (a - ACTIONS) // _OPERANDS % _WEAPONS
    return (a - DEPLOYING) % STANCES if a < DECLARING else a - CHANGING


@kernel
def type_of(a: int) -> int:
    """The type that is bought."""
    return (a - ACTIONS) // _OPERANDS % _WEAPONS if a >= ACTIONS else a - BUYING + 1


@kernel
def bought_weapon(a: int) -> int:
    """The weapon that is to be carried or mounted by the unit bought last."""
    if a >= ACTIONS:
        return (a - ACTIONS) // _OPERANDS % _WEAPONS
    return a - EQUIPPING if a < MOUNTING else FIRED_WEAPON[a - MOUNTING]


@kernel
def copies_of(a: int, weapon: int) -> int:
    """How many of a weapon a purchase holds."""
    return (a - ACTIONS) % _OPERANDS >> 2 * weapon & 3


@kernel
def target_of(seat: int, a: int) -> int:
    """The unit that an attack or a healing is aimed at."""
    if a >= ACTIONS:
        return (a - ACTIONS) % _OPERANDS
    if a >= HEALING:
        return seat * UNITS + a - HEALING
    first = DECLARING if a < FIGHTING else FIGHTING if a < FIRING else FIRING
    return (1 - seat) * UNITS + (a - first) % UNITS


@kernel
def says_yes(a: int) -> bool:
    """Whether the answer to the question about the dirt is yes."""
    return (a - ACTIONS) % _OPERANDS == 1 if a >= ACTIONS else a == ANSWERING + 1


@kernel
def cell_of(v: Seen, seat: int, a: int) -> tuple[int, int]:
    """Where a unit goes: its lowest cell."""
    if a >= ACTIONS:
        return whole_cell(a)
    size = SIZE[v.kind[unit_of(v, seat, a)]]
    if a < DEPLOYING:
        x, y = (a - MOVING) % WIDTH, (a - MOVING) // WIDTH
    else:
        zone_cell = (a - DEPLOYING) // STANCES
        x, y = zone_cell % ZONE, zone_cell // ZONE
    return turned(seat, x, y, size)


@kernel
def turned(seat: int, x: int, y: int, size: int) -> tuple[int, int]:
    """The lowest cell of a figure by the other way of counting: East sees the table turned by 180 degrees."""
    if seat == EAST:
        return WIDTH - size - x, HEIGHT - size - y
    return x, y
