"""The kinds of event in a battle, and what their columns hold: `piece` is a unit unless said otherwise."""

from __future__ import annotations

from sandtable.games.combat.tables import WIDTH
from sandtable.umpire.jit import kernel

(
    REVEALED,  # at: the seat; piece: points of its army
    ROLLED,  # at: the seat; piece: the phase, DEPLOY_ROLL or INITIATIVE; to: first * 7 + second die (0: none)
    GOES_FIRST,  # at: the seat; piece: as in ROLLED
    LEFT_OUT,  # there is no room for it
    DEPLOYED,  # at: the cell; to: position, -1 for vehicles
    ROUND,  # piece: its number
    HALF,  # at: the seat
    OFFICER_DIE,  # at: the die; to: 1 where the unit is confused
    STEP,  # piece: the phase
    MOVED_TO,  # at: from which cell; to: the cell
    DECLARED,  # at: the target; to: the weapon
    HIT_THE_DIRT,
    STAYED,
    DICE,  # piece, at: the two dice
    SUM,  # piece: see `packed_attack`; at: see `packed_defence`
    ATTACKED,  # at: the target; to: see `packed_result`
    LOST_ATTACK,  # at: the target; to: the weapon
    POSITIONED,  # to: the position
    HEALED,  # at: the patient; to: wounds that are left
    CASUALTY,  # removed
    POINTS,  # at: the seat; piece: points; to: in all
    MARKER,  # at: the seat; piece: the marker; to: points from markers in all
    GAVE_UP,  # at: the seat
    ENDED,  # at: bits of the winners; to: how, as in `reason`
) = range(1, 25)

MISSED, WOUNDED, WAS_KILLED = range(3)
_OFFSET = 16  # no figure of a sum is so large


@kernel
def cell(x: int, y: int) -> int:
    """A cell as one number."""
    return y * WIDTH + x


@kernel
def packed_attack(weapon: int, special: int, wound: int, position: int, terrain: int) -> int:
    """What is added to the dice, as one number."""
    figures = (weapon + _OFFSET) * 32 + special + _OFFSET
    return ((figures * 32 + wound + _OFFSET) * 32 + position + _OFFSET) * 32 + terrain + _OFFSET


@kernel
def packed_defence(toughness: int, cover: int, stance: int, own_terrain: int, terrain: int) -> int:
    """What is subtracted, and the governing terrain of attacker and target, as one number."""
    return (((toughness * 32 + cover) * 32 + stance) * 32 + own_terrain) * 32 + terrain


@kernel
def packed_result(weapon: int, result: int, replying: int) -> int:
    """An attack's weapon and outcome as one number."""
    return (weapon * 3 + result) * 2 + replying


def attack_figures(number: int) -> tuple[int, ...]:
    """Weapon, special, wound, position and terrain, from the number of `packed_attack`."""
    return tuple((number >> 5 * k & 31) - _OFFSET for k in range(4, -1, -1))


def defence_figures(number: int) -> tuple[int, ...]:
    """Toughness, cover, stance, the attacker's terrain and the target's, from the number of `packed_defence`."""
    return tuple(number >> 5 * k & 31 for k in range(4, -1, -1))


def result_of(number: int) -> tuple[int, int, bool]:
    """Weapon, result and whether it is a reply, from the number of `packed_result`."""
    return number // 6, number // 2 % 3, bool(number % 2)
