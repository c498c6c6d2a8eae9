"""The kinds of event in Ultimate Soldier, and what their columns hold. `at` is a seat where nothing else is said.

A target is one number for a seat and its soldier, see `standing`.
"""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.soldier.rules.cards import SOLDIERS

(
    ROUND,  # piece: the number of the round; at: the seat that starts
    SOLDIER_DEALT,  # piece: the soldier
    DEALT,  # value: the card, told to its owner alone
    TURN,
    SKIPPED,  # the turn of a stunned player
    DREW,  # from the draw pile; piece: 1 in a refill; value: the card, told to its owner alone
    TOOK,  # from the discard pile; piece: the card
    SHUFFLED,  # piece: how many cards the new draw pile has
    TRAINED,  # piece: the points
    EARNED,  # piece: the soldier
    DISCARDED,  # piece: the card
    PASSED,  # as a move
    ADVANCED,  # piece: the seat's soldier; to: the target
    LAID,  # piece: the card; to: see `boosted`
    NO_ANSWER,
    REDIRECTED,  # to: the target
    INTERFERED,  # piece: the soldier; to: the seat whose place is taken
    RADIOED,  # to: the victim
    ROBBED,  # at: the thief; piece: the victim; value: the card, told to both alone
    BARRED,
    PERSUADED,
    CAME_OUT,  # the combat; piece: as in `outcome`; at: the winner or -1; to: the seat that has lost or retreats, or -1
    STUNNED,
    SURRENDERED,  # piece: the soldier; to: the seat that gets it, or -1 for the pile
    TOKEN,  # piece: how many the seat has now
    SHOT,  # to: the target
    MIRRORED,
    FELL,  # piece: the soldier
    BOMBED,
    VOIDED,
    DUDDED,
    SUPER_DUDDED,
    LOST,  # piece: the soldier
    SCORED,  # piece: the points; to: the seat's points in all
    ENDED,  # at: bits of the winners; to: the ending, as in `reason`
) = range(1, 36)


@kernel
def standing(seat: int, soldier: int) -> int:
    """Return a seat and its soldier as one number."""
    return seat * SOLDIERS + soldier


@kernel
def boosted(weapon: int, intensity: int, power: int) -> int:
    """Return the boosts of a lay as one number.

    Weapon and intensity are numbered from 1, with 0 for none. `power` is 1 for a power weapon.
    """
    return (weapon * 4 + intensity) * 2 + power


def boosts(number: int) -> tuple[int, int, bool]:
    """Return the weapon, the intensity and whether it is a power weapon, from the number that `boosted` returns."""
    return number // 8, number // 2 % 4, bool(number % 2)
