"""The kinds of event in a battle, and what their columns hold: `piece` is a unit unless said otherwise.

Events are told without a view, so a unit stands in them as its `figure`, which says what it is called too.
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
    LEFT_OUT,  # there is no room for it
    DEPLOYED,  # at: the cell; to: stance, -1 for vehicles
    ROUND,  # piece: its number
    HALF,  # at: the seat
    OFFICER_DIE,  # at: the die; to: 1 where the unit is confused
    STEP,  # piece: the phase
    MOVED_TO,  # at: from which cell; to: the cell, and what it cost: see `packed_move`
    DECLARED,  # at: the target; to: the weapon
    HIT_THE_DIRT,
    STAYED,
    DICE,  # piece, at: the two dice
    ATTACKED,  # piece: see `packed_pair`; at: see `packed_attack`; to: see `packed_defence`
    LOST_ATTACK,  # at: the target; to: the weapon
    CHANGED_STANCE,  # to: the stance
    HEALED,  # at: the patient; to: wounds that are left
    CASUALTY,  # removed
    POINTS,  # at: the seat; piece: points; to: in all
    MARKER,  # at: the seat; piece: the marker; to: points from markers in all
    GAVE_UP,  # at: the seat
    PICKED,  # the first pick of an act
    BOUGHT,  # at: the seat, which alone is told; piece: its units so far; value: the last of them, see `packed_unit`
    READY,  # at: the seat, whose army is bought
    ENDED,  # at: bits of the winners; to: how, as in `reason`
) = range(1, 27)

MISSED, WOUNDED, WAS_KILLED = range(3)
_OFFSET = 16  # no term of a sum is so large
_TYPES, _CALLINGS, _NUMBERS = 16, CALLINGS, 32
_ARMS, _MOUNTS = 1 << WEAPONS, 16
_FIGURES = 64 * _CALLINGS * _NUMBERS
_CELLS = WIDTH * HEIGHT


@kernel
def cell(x: int, y: int) -> int:
    """A cell as one number."""
    return y * WIDTH + x


@kernel
def figure(s: State, u: int) -> int:
    """A unit's number, its calling, and how many of its type its side has up to it (UC-R-91), as one number. 0 of them:
    it is the only one."""
    nth, others = 0, 0
    first = u // UNITS * UNITS
    for k in range(first, first + s.count[u // UNITS]):
        if s.kind[k] == s.kind[u]:
            nth += k <= u
            others += k != u
    return (u * _CALLINGS + calling(s.kind[u], s.arms[u])) * _NUMBERS + (nth if others else 0)


@kernel
def tell(ev: Events, s: State, kind: int, u: int, at: int, to: int, clause: int) -> None:
    """Tell everybody of a unit."""
    if ev is not None:
        emit(ev, kind, figure(s, u), at, to, clause, EVERYBODY)


@kernel
def tell_of_two(ev: Events, s: State, kind: int, u: int, t: int, to: int, clause: int) -> None:
    """Tell everybody of a unit and another that it is concerned with."""
    if ev is not None:
        emit(ev, kind, figure(s, u), figure(s, t), to, clause, EVERYBODY)


@kernel
def packed_unit(kind: int, arms: int, first: int, second: int) -> int:
    """A unit that is bought as one number: its type, bits of weapons, and mounts."""
    return ((second + 1) * _MOUNTS + first + 1) * _ARMS * _TYPES + arms * _TYPES + kind


def unit_parts(number: int) -> tuple[int, int, list[int]]:
    """Type, bits of weapons and mounts, from the number of `packed_unit`."""
    rest, kind = divmod(number, _TYPES)
    mounts, arms = divmod(rest, _ARMS)
    return kind, arms, [mount - 1 for mount in (mounts % _MOUNTS, mounts // _MOUNTS) if mount]


@kernel
def packed_pair(attacker: int, target: int) -> int:
    """Two figures as one number."""
    return attacker * _FIGURES + target


@kernel
def packed_move(to: int, cost: int) -> int:
    """A cell and movement points as one number."""
    return cost * _CELLS + to


@kernel
def packed_attack(first: int, second: int, weapon: int, special: int, wound: int, stance: int, terrain: int) -> int:
    """The dice and what is added to them, as one number."""
    terms = ((first * 7 + second) * 32 + weapon + _OFFSET) * 32 + special + _OFFSET
    return ((terms * 32 + wound + _OFFSET) * 32 + stance + _OFFSET) * 32 + terrain + _OFFSET


@kernel
def packed_defence(
    weapon: int, result: int, replying: int, toughness: int, cover: int, stance: int, charged: int, terrain: int
) -> int:
    """Weapon and outcome, what is subtracted, and governing terrain as in `Terms`, as one number."""
    outcome = (weapon * 3 + result) * 2 + replying
    return ((((outcome * 32 + toughness) * 32 + cover) * 32 + stance) * 32 + charged) * 32 + terrain


def figure_parts(number: int) -> tuple[int, int, int]:
    """A unit's number, its calling, and its number among its type (0: the only one), from its `figure`."""
    rest, nth = divmod(number, _NUMBERS)
    unit, calls = divmod(rest, _CALLINGS)
    return unit, calls, nth


def pair_of(number: int) -> tuple[int, int]:
    """Attacker and target as figures, from the number of `packed_pair`."""
    return divmod(number, _FIGURES)


def move_of(number: int) -> tuple[int, int]:
    """The cell and the cost, from the number of `packed_move`."""
    return number % _CELLS, number // _CELLS


def attack_terms(number: int) -> tuple[tuple[int, int], list[int]]:
    """The dice; and weapon, special, wound, stance and terrain: from the number of `packed_attack`."""
    return divmod(number >> 25, 7), [(number >> 5 * k & 31) - _OFFSET for k in range(4, -1, -1)]


def defence_terms(number: int) -> tuple[int, int, bool, list[int]]:
    """Weapon, result, whether it is a reply; and toughness, cover, stance, governing terrain as in `Terms`.

    All from the number of `packed_defence`.
    """
    outcome = number >> 25
    return outcome // 6, outcome // 2 % 3, bool(outcome % 2), [number >> 5 * k & 31 for k in range(4, -1, -1)]
