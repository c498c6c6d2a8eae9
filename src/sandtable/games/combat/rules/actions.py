"""The numbering of actions (rulebook section 6): the first pick of an act names a unit, the second says what it does.

Cells are counted from the acting side's own edge, so both sides play the same way. Numbers from ACTIONS up are whole
acts, with both picks in one, as people write them. There is a whole act for everything that can be written, even if it
is never legal.
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
ARMED = 6  # weapons that can be declared: all that can be bought except the knife
FIRED_KINDS = MOUNTABLE + 1  # weapons that vehicles fire: those that can be mounted and the tank's gun
PRESETS = 4

END, RESIGN = 0, 1
UNIT = 2  # + place in its army
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

# What an action does, in the order of the numbers. PURCHASES buys a unit together with all it carries.
(
    ENDS, RESIGNS, PICKS, MOVES, DEPLOYS, DECLARES, FIGHTS, FIRES, STANDS, HEALS, ANSWERS, BUYS, EQUIPS, MOUNTS_ON,
    CHOOSES, PURCHASES, NOTHING,
) = range(17)  # fmt: skip
_FIRST = (END, RESIGN, UNIT, MOVING, DEPLOYING, DECLARING, FIGHTING, FIRING, CHANGING, HEALING, ANSWERING, BUYING,
          EQUIPPING, MOUNTING, CHOOSING, ACTIONS)  # fmt: skip
VERB = table([verb for verb in range(PURCHASES) for _ in range(_FIRST[verb], _FIRST[verb + 1])])

FIRED_WEAPONS = (*HEAVY, GUN)
FIRED_WEAPON = table(FIRED_WEAPONS)

# A whole act holds a verb, a unit (of either side), a weapon (or stance, or type) and an operand (a cell, a unit ...).
_OPERANDS = 1 << 16
_WEAPONS = 16
_UNITS = 64
_WHOLES = NOTHING * _UNITS * _WEAPONS * _OPERANDS
_OFF = 64  # how many cells off the table can be written
NO_STANCE = STANCES


def whole(verb: int, unit: int, weapon: int, operand: int) -> int:
    """Return the number of a whole act."""
    return ACTIONS + ((verb * _UNITS + unit) * _WEAPONS + weapon) * _OPERANDS + operand


def cell_operand(x: int, y: int) -> int:
    """Return a cell as an operand; coordinates far off the table are clamped."""
    return (_OFF + max(-_OFF, min(_OFF * 3 - 1, x))) * 4 * _OFF + _OFF + max(-_OFF, min(_OFF * 3 - 1, y))


def purchase(kind: int, weapons: Sequence[int]) -> int:
    """Return the number of the purchase of a unit with weapons or mounts, each counted up to three times."""
    return whole(PURCHASES, 0, kind, sum(min(3, weapons.count(k)) << 2 * k for k in range(HANDS)))


@kernel
def verb_of(a: int) -> int:
    """Return what an action does; NOTHING if there is no such action."""
    if a < 0 or a >= ACTIONS + _WHOLES:
        return NOTHING
    return VERB[a] if a < ACTIONS else (a - ACTIONS) // (_UNITS * _WEAPONS * _OPERANDS)


@kernel
def is_whole(a: int) -> bool:
    """Return whether an action is a whole act, both picks in one."""
    return a >= ACTIONS


@kernel
def whole_unit(a: int) -> int:
    """Return the unit that a whole act names."""
    return (a - ACTIONS) // (_WEAPONS * _OPERANDS) % _UNITS


@kernel
def whole_cell(a: int) -> tuple[int, int]:
    """Return the cell (x, y) that a whole act names."""
    operand = (a - ACTIONS) % _OPERANDS
    return operand // (4 * _OFF) - _OFF, operand % (4 * _OFF) - _OFF


@kernel
def unit_of(v: Seen, seat: int, a: int) -> int:
    """Return the unit that an action names, or for a second pick the unit that is picked; NOBODY if none is."""
    if a >= ACTIONS:
        return whole_unit(a)
    place = a - UNIT if VERB[a] == PICKS else v.picked
    return seat * UNITS + place if place >= 0 else -1


@kernel
def weapon_of(a: int) -> int:
    """Return the weapon of an attack."""
    if a >= ACTIONS:
        return (a - ACTIONS) // _OPERANDS % _WEAPONS
    if a < FIGHTING:
        return (a - DECLARING) // UNITS + 1
    return HANDS if a < FIRING else FIRED_WEAPON[(a - FIRING) // UNITS]


@kernel
def stance_of(a: int) -> int:
    """Return the stance that an action chooses; NO_STANCE if it names none."""
    if a >= ACTIONS:
        return (a - ACTIONS) // _OPERANDS % _WEAPONS
    return (a - DEPLOYING) % STANCES if a < DECLARING else a - CHANGING


@kernel
def type_of(a: int) -> int:
    """Return the type of unit that an action buys."""
    return (a - ACTIONS) // _OPERANDS % _WEAPONS if a >= ACTIONS else a - BUYING + 1


@kernel
def bought_weapon(a: int) -> int:
    """Return the weapon that an action buys for the unit bought last, to be carried or mounted."""
    if a >= ACTIONS:
        return (a - ACTIONS) // _OPERANDS % _WEAPONS
    return a - EQUIPPING if a < MOUNTING else FIRED_WEAPON[a - MOUNTING]


@kernel
def copies_of(a: int, weapon: int) -> int:
    """Return how many copies of a weapon a purchase holds."""
    return (a - ACTIONS) % _OPERANDS >> 2 * weapon & 3


@kernel
def target_of(seat: int, a: int) -> int:
    """Return the unit that an attack or a healing is aimed at."""
    if a >= ACTIONS:
        return (a - ACTIONS) % _OPERANDS
    if a >= HEALING:
        return seat * UNITS + a - HEALING
    first = DECLARING if a < FIGHTING else FIGHTING if a < FIRING else FIRING
    return (1 - seat) * UNITS + (a - first) % UNITS


@kernel
def says_yes(a: int) -> bool:
    """Return whether an answer says that the soldier hits the dirt."""
    return (a - ACTIONS) % _OPERANDS == 1 if a >= ACTIONS else a == ANSWERING + 1


@kernel
def cell_of(v: Seen, seat: int, a: int) -> tuple[int, int]:
    """Return the cell (x, y) that a move or deployment names: the lowest cell of the unit's figure."""
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
    """Convert the lowest cell of a figure between the table's coordinates and the seat's own.

    The same function converts both ways: East sees the table turned by 180 degrees, West as it is.
    """
    if seat == EAST:
        return WIDTH - size - x, HEIGHT - size - y
    return x, y
