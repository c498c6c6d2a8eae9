"""The kinds of event in a game of Ultimate Soldier, and what their columns hold: `at` is a seat unless said otherwise.

Another player's soldier is one number, see `standing`.
"""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.soldier.rules.cards import SOLDIERS

(
    ROUND,  # piece: its number; at: who starts
    SOLDIER_DEALT,  # piece: the soldier
    DEALT,  # value: the card, told to its owner alone
    TURN,
    SKIPPED,  # stunned
    DREW,  # from the draw pile; piece: 1 in a refill; value: the card, told to its owner alone
    TOOK,  # from the discard pile; piece: the card
    SHUFFLED,  # piece: how many cards
    TRAINED,  # piece: points
    EARNED,  # piece: the soldier
    DISCARDED,  # piece: the card
    PASSED,  # as a move
    ADVANCED,  # piece: the own soldier; to: the target
    LAID,  # piece: the card; to: see `boosted`
    NO_ANSWER,
    REDIRECTED,  # to: the target
    INTERFERED,  # piece: the soldier; to: the seat whose place is taken
    RADIOED,  # to: the victim
    ROBBED,  # at: the thief; piece: the victim; value: the card, told to both alone
    BARRED,
    PERSUADED,
    CAME_OUT,  # of the combat: at: the winner, -1: none; to: who has lost or retreats; piece: as in `outcome`
    STUNNED,
    SURRENDERED,  # piece: the soldier; to: -1 for the pile, or who gets it
    TOKEN,  # piece: how many there are now
    SHOT,  # to: the target
    MIRRORED,
    FELL,  # piece: the soldier
    BOMBED,
    VOIDED,
    DUDDED,
    SUPER_DUDDED,
    LOST,  # piece: the soldier
    SCORED,  # piece: points; to: points in all
    ENDED,  # at: bits of the winners; to: how, as in `reason`
) = range(1, 36)


@kernel
def standing(seat: int, soldier: int) -> int:
    """A soldier of a seat as one number."""
    return seat * SOLDIERS + soldier


@kernel
def boosted(weapon: int, intensity: int, power: int) -> int:
    """The boosts of a lay as one number: weapon and intensity from 1, 0 for none; whether it is a power weapon."""
    return (weapon * 4 + intensity) * 2 + power


def boosts(number: int) -> tuple[int, int, bool]:
    """Weapon, intensity and whether it is a power weapon, from the number of `boosted`."""
    return number // 8, number // 2 % 4, bool(number % 2)
