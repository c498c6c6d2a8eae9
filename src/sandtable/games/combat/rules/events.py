"""The kinds of event in a battle, and what their columns hold.

The column `piece` holds a unit unless said otherwise. Events are told without a view, so they hold a unit as its
`figure`, which includes what it is called.
"""

from __future__ import annotations

from sandtable.engine import Events, emit, kernel
from sandtable.games.combat.fields import State
from sandtable.games.combat.rules.callings import CALLINGS, calling
from sandtable.games.combat.rules.schema import EVERYBODY, UNITS
from sandtable.games.combat.rules.tables import HEIGHT, WEAPONS, WIDTH

(
    REVEALED,  # at: the seat; value: points of its army
    ROLLED,  # at: the seat; piece: the phase, DEPLOY_ROLL or INITIATIVE; to: first * 7 + second die (0: none)
    GOES_FIRST,  # at: the seat; piece: as in ROLLED
    LEFT_OUT,  # the zone has no room for the unit
    DEPLOYED,  # at: the cell; to: stance, -1 for vehicles
    ROUND,  # piece: the number of the round
    HALF,  # at: the seat
    OFFICER_DIE,  # at: the die; to: 1 if the unit is confused
    STEP,  # piece: the phase
    MOVED_TO,  # at: the cell that it left; to: the new cell and the cost, see `packed_move`
    DECLARED,  # at: the target; to: the weapon
    HIT_THE_DIRT,
    STAYED,
    DICE,  # piece, at: the two dice
    ATTACKED,  # piece: see `packed_pair`; at: see `packed_attack`; to: see `packed_defence`
    LOST_ATTACK,  # at: the target; to: the weapon
    CHANGED_STANCE,  # to: the stance
    HEALED,  # at: the patient; to: the wounds left
    CASUALTY,  # the unit is removed
    POINTS,  # at: the seat; piece: the points; to: its total
    MARKER,  # at: the seat; piece: the marker; to: its total of points from markers
    GAVE_UP,  # at: the seat
    PICKED,  # the first pick of an act
    BOUGHT,  # told to the seat alone; at: the seat; piece: how many units it has; value: the last, see `packed_unit`
    READY,  # at: the seat, which has bought its army
    ENDED,  # at: bits of the winners; to: the reason, as in the field `reason`
) = range(1, 27)

MISSED, WOUNDED, WAS_KILLED = range(3)
_OFFSET = 16  # larger than any term of a sum
_TYPES, _CALLINGS, _NUMBERS = 16, CALLINGS, 32
_ARMS, _MOUNTS = 1 << WEAPONS, 16
_FIGURES = 64 * _CALLINGS * _NUMBERS
_CELLS = WIDTH * HEIGHT


@kernel
def cell(x: int, y: int) -> int:
    """Return a cell as one number."""
    return y * WIDTH + x


@kernel
def figure(s: State, u: int) -> int:
    """Return a unit's number, its calling, and its number among its side's units of its type (UC-R-91), as one number.

    The last is 0 if the unit is the only one of its type.
    """
    nth, others = 0, 0
    first = u // UNITS * UNITS
    for k in range(first, first + s.count[u // UNITS]):
        if s.kind[k] == s.kind[u]:
            nth += k <= u
            others += k != u
    return (u * _CALLINGS + calling(s.kind[u], s.arms[u])) * _NUMBERS + (nth if others else 0)


@kernel
def tell(ev: Events, s: State, kind: int, u: int, at: int, to: int, clause: int) -> None:
    """Tell everybody an event about a unit."""
    if ev is not None:
        emit(ev, kind, figure(s, u), at, to, clause, EVERYBODY)


@kernel
def tell_of_two(ev: Events, s: State, kind: int, u: int, t: int, to: int, clause: int) -> None:
    """Tell everybody an event about two units, such as an attacker and its target."""
    if ev is not None:
        emit(ev, kind, figure(s, u), figure(s, t), to, clause, EVERYBODY)


@kernel
def packed_unit(kind: int, arms: int, first: int, second: int) -> int:
    """Return a unit that is bought as one number: its type, bits of weapons, and mounts."""
    return ((second + 1) * _MOUNTS + first + 1) * _ARMS * _TYPES + arms * _TYPES + kind


def unit_parts(number: int) -> tuple[int, int, list[int]]:
    """Return type, bits of weapons and mounts from the number of `packed_unit`."""
    rest, kind = divmod(number, _TYPES)
    mounts, arms = divmod(rest, _ARMS)
    return kind, arms, [mount - 1 for mount in (mounts % _MOUNTS, mounts // _MOUNTS) if mount]


@kernel
def packed_pair(attacker: int, target: int) -> int:
    """Return two figures as one number."""
    return attacker * _FIGURES + target


@kernel
def packed_move(to: int, cost: int) -> int:
    """Return a cell and the movement points spent to reach it as one number."""
    return cost * _CELLS + to


@kernel
def packed_attack(first: int, second: int, weapon: int, special: int, wound: int, stance: int, terrain: int) -> int:
    """Return the dice and what is added to them as one number."""
    terms = ((first * 7 + second) * 32 + weapon + _OFFSET) * 32 + special + _OFFSET
    return ((terms * 32 + wound + _OFFSET) * 32 + stance + _OFFSET) * 32 + terrain + _OFFSET


@kernel
def packed_defence(
    weapon: int, result: int, replying: int, toughness: int, cover: int, stance: int, charged: int, terrain: int
) -> int:
    """Return weapon, result, what is subtracted, and the governing terrains of `Terms` as one number."""
    outcome = (weapon * 3 + result) * 2 + replying
    return ((((outcome * 32 + toughness) * 32 + cover) * 32 + stance) * 32 + charged) * 32 + terrain


def figure_parts(number: int) -> tuple[int, int, int]:
    """Return a unit's number, calling, and number among those of its type (0: the only one) from its `figure`."""
    rest, nth = divmod(number, _NUMBERS)
    unit, calls = divmod(rest, _CALLINGS)
    return unit, calls, nth


def pair_of(number: int) -> tuple[int, int]:
    """Return the figures of attacker and target from the number of `packed_pair`."""
    return divmod(number, _FIGURES)


def move_of(number: int) -> tuple[int, int]:
    """Return the cell and the cost in movement points from the number of `packed_move`."""
    return number % _CELLS, number // _CELLS


def attack_terms(number: int) -> tuple[tuple[int, int], list[int]]:
    """Return the dice, and weapon, special, wound, stance and terrain, from the number of `packed_attack`."""
    return divmod(number >> 25, 7), [(number >> 5 * k & 31) - _OFFSET for k in range(4, -1, -1)]


def defence_terms(number: int) -> tuple[int, int, bool, list[int]]:
    """Return weapon, result, whether it is a reply, and the last five fields of `Terms`.

    All are from the number of `packed_defence`. The five are toughness, cover and stance of the target, and the
    governing terrains `charged` and `ground`.
    """
    outcome = number >> 25
    return outcome // 6, outcome // 2 % 3, bool(outcome % 2), [number >> 5 * k & 31 for k in range(4, -1, -1)]
