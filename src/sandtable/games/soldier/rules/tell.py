"""The events, as rules tell them: a function for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from sandtable.engine import Events, kernel, new_event

ROUND = 1
ROUND_ROUND = 3
ROUND_SEAT = 4
SOLDIER_DEALT = 2
SOLDIER_DEALT_SEAT = 3
SOLDIER_DEALT_SOLDIER = 4
DEALT = 3
DEALT_SEAT = 3
DEALT_CARD = 4
TURN = 4
TURN_SEAT = 3
SKIPPED = 5
SKIPPED_SEAT = 3
DREW = 6
DREW_SEAT = 3
DREW_CARD = 4
DREW_REFILL = 5
TOOK = 7
TOOK_SEAT = 3
TOOK_CARD = 4
SHUFFLED = 8
SHUFFLED_CARDS = 3
TRAINED = 9
TRAINED_SEAT = 3
TRAINED_CARD = 4
EARNED = 10
EARNED_SEAT = 3
EARNED_SOLDIER = 4
DISCARDED = 11
DISCARDED_SEAT = 3
DISCARDED_CARD = 4
PASSED = 12
PASSED_SEAT = 3
ADVANCED = 13
ADVANCED_SEAT = 3
ADVANCED_TARGET_SEAT = 4
ADVANCED_TARGET = 5
ADVANCED_SOLDIER = 6
LAID = 14
LAID_SEAT = 3
LAID_CARD = 4
LAID_WEAPON = 5
LAID_INTENSITY = 6
LAID_POWER = 7
NO_ANSWER = 15
NO_ANSWER_SEAT = 3
REDIRECTED = 16
REDIRECTED_SEAT = 3
REDIRECTED_TARGET_SEAT = 4
REDIRECTED_TARGET = 5
INTERFERED = 17
INTERFERED_SEAT = 3
INTERFERED_SOLDIER = 4
INTERFERED_FOR_ = 5
RADIOED = 18
RADIOED_SEAT = 3
RADIOED_VICTIM = 4
ROBBED = 19
ROBBED_SEAT = 3
ROBBED_CARD = 4
ROBBED_VICTIM = 5
BARRED = 20
BARRED_SEAT = 3
PERSUADED = 21
PERSUADED_SEAT = 3
WON = 22
WON_SEAT = 3
WON_LOSER = 4
TIED = 23
RETREATED = 24
RETREATED_SEAT = 3
STUNNED = 25
STUNNED_SEAT = 3
SURRENDERED = 26
SURRENDERED_SEAT = 3
SURRENDERED_SOLDIER = 4
SURRENDERED_TO = 5
TOKEN = 27
TOKEN_SEAT = 3
TOKEN_WINS = 4
SHOT = 28
SHOT_SEAT = 3
SHOT_TARGET_SEAT = 4
SHOT_TARGET = 5
MIRRORED = 29
MIRRORED_SEAT = 3
FELL = 30
FELL_SEAT = 3
FELL_SOLDIER = 4
BOMBED = 31
BOMBED_SEAT = 3
VOIDED = 32
DUD = 33
DUD_SEAT = 3
SUPERDUD = 34
SUPERDUD_SEAT = 3
LOST = 35
LOST_SEAT = 3
LOST_SOLDIER = 4
SCORED = 36
SCORED_SEAT = 3
SCORED_POINTS = 4
SCORED_TOTAL = 5
ENDED = 37
ENDED_WINNERS = 3
ENDED_REASON = 4


@kernel
def round(ev: Events, round: int, seat: int, clause: int, audience: int) -> None:
    """A round begins."""
    if ev is not None:
        row = ev[new_event(ev, ROUND, clause, audience)]
        row[ROUND_ROUND] = round
        row[ROUND_SEAT] = seat


@kernel
def soldier_dealt(ev: Events, seat: int, soldier: int, clause: int, audience: int) -> None:
    """A soldier is dealt."""
    if ev is not None:
        row = ev[new_event(ev, SOLDIER_DEALT, clause, audience)]
        row[SOLDIER_DEALT_SEAT] = seat
        row[SOLDIER_DEALT_SOLDIER] = soldier


@kernel
def dealt(ev: Events, seat: int, card: int, clause: int, audience: int) -> None:
    """A card is dealt."""
    if ev is not None:
        row = ev[new_event(ev, DEALT, clause, audience)]
        row[DEALT_SEAT] = seat
        row[DEALT_CARD] = card


@kernel
def turn(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A turn begins."""
    if ev is not None:
        row = ev[new_event(ev, TURN, clause, audience)]
        row[TURN_SEAT] = seat


@kernel
def skipped(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A stunned player loses a turn."""
    if ev is not None:
        row = ev[new_event(ev, SKIPPED, clause, audience)]
        row[SKIPPED_SEAT] = seat


@kernel
def drew(ev: Events, seat: int, card: int, refill: int, clause: int, audience: int) -> None:
    """A card is drawn from the draw pile."""
    if ev is not None:
        row = ev[new_event(ev, DREW, clause, audience)]
        row[DREW_SEAT] = seat
        row[DREW_CARD] = card
        row[DREW_REFILL] = refill


@kernel
def took(ev: Events, seat: int, card: int, clause: int, audience: int) -> None:
    """The top card of the discard pile is taken."""
    if ev is not None:
        row = ev[new_event(ev, TOOK, clause, audience)]
        row[TOOK_SEAT] = seat
        row[TOOK_CARD] = card


@kernel
def shuffled(ev: Events, cards: int, clause: int, audience: int) -> None:
    """A new draw pile is made."""
    if ev is not None:
        row = ev[new_event(ev, SHUFFLED, clause, audience)]
        row[SHUFFLED_CARDS] = cards


@kernel
def trained(ev: Events, seat: int, card: int, clause: int, audience: int) -> None:
    """A training card is laid onto the stack."""
    if ev is not None:
        row = ev[new_event(ev, TRAINED, clause, audience)]
        row[TRAINED_SEAT] = seat
        row[TRAINED_CARD] = card


@kernel
def earned(ev: Events, seat: int, soldier: int, clause: int, audience: int) -> None:
    """A soldier is earned by training."""
    if ev is not None:
        row = ev[new_event(ev, EARNED, clause, audience)]
        row[EARNED_SEAT] = seat
        row[EARNED_SOLDIER] = soldier


@kernel
def discarded(ev: Events, seat: int, card: int, clause: int, audience: int) -> None:
    """A card is discarded."""
    if ev is not None:
        row = ev[new_event(ev, DISCARDED, clause, audience)]
        row[DISCARDED_SEAT] = seat
        row[DISCARDED_CARD] = card


@kernel
def passed(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A player without cards passes the move."""
    if ev is not None:
        row = ev[new_event(ev, PASSED, clause, audience)]
        row[PASSED_SEAT] = seat


@kernel
def advanced(ev: Events, seat: int, target_seat: int, target: int, soldier: int, clause: int, audience: int) -> None:
    """A soldier advances on another."""
    if ev is not None:
        row = ev[new_event(ev, ADVANCED, clause, audience)]
        row[ADVANCED_SEAT] = seat
        row[ADVANCED_TARGET_SEAT] = target_seat
        row[ADVANCED_TARGET] = target
        row[ADVANCED_SOLDIER] = soldier


@kernel
def laid(ev: Events, seat: int, card: int, weapon: int, intensity: int, power: int, clause: int, audience: int) -> None:
    """A card is laid in a combat."""
    if ev is not None:
        row = ev[new_event(ev, LAID, clause, audience)]
        row[LAID_SEAT] = seat
        row[LAID_CARD] = card
        row[LAID_WEAPON] = weapon
        row[LAID_INTENSITY] = intensity
        row[LAID_POWER] = power


@kernel
def no_answer(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A lay is not answered."""
    if ev is not None:
        row = ev[new_event(ev, NO_ANSWER, clause, audience)]
        row[NO_ANSWER_SEAT] = seat


@kernel
def redirected(ev: Events, seat: int, target_seat: int, target: int, clause: int, audience: int) -> None:
    """The attack is turned on another soldier."""
    if ev is not None:
        row = ev[new_event(ev, REDIRECTED, clause, audience)]
        row[REDIRECTED_SEAT] = seat
        row[REDIRECTED_TARGET_SEAT] = target_seat
        row[REDIRECTED_TARGET] = target


@kernel
def interfered(ev: Events, seat: int, soldier: int, for_: int, clause: int, audience: int) -> None:
    """A soldier takes the place of the attacked one."""
    if ev is not None:
        row = ev[new_event(ev, INTERFERED, clause, audience)]
        row[INTERFERED_SEAT] = seat
        row[INTERFERED_SOLDIER] = soldier
        row[INTERFERED_FOR_] = for_


@kernel
def radioed(ev: Events, seat: int, victim: int, clause: int, audience: int) -> None:
    """Cards are taken from a hand by a Radio."""
    if ev is not None:
        row = ev[new_event(ev, RADIOED, clause, audience)]
        row[RADIOED_SEAT] = seat
        row[RADIOED_VICTIM] = victim


@kernel
def robbed(ev: Events, seat: int, card: int, victim: int, clause: int, audience: int) -> None:
    """A card is taken by a Radio."""
    if ev is not None:
        row = ev[new_event(ev, ROBBED, clause, audience)]
        row[ROBBED_SEAT] = seat
        row[ROBBED_CARD] = card
        row[ROBBED_VICTIM] = victim


@kernel
def barred(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat may not refill for a while."""
    if ev is not None:
        row = ev[new_event(ev, BARRED, clause, audience)]
        row[BARRED_SEAT] = seat


@kernel
def persuaded(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A combat ends with a truce."""
    if ev is not None:
        row = ev[new_event(ev, PERSUADED, clause, audience)]
        row[PERSUADED_SEAT] = seat


@kernel
def won(ev: Events, seat: int, loser: int, clause: int, audience: int) -> None:
    """A combat is won."""
    if ev is not None:
        row = ev[new_event(ev, WON, clause, audience)]
        row[WON_SEAT] = seat
        row[WON_LOSER] = loser


@kernel
def tied(ev: Events, clause: int, audience: int) -> None:
    """A combat is a tie."""
    if ev is not None:
        new_event(ev, TIED, clause, audience)


@kernel
def retreated(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A combat ends without a winner."""
    if ev is not None:
        row = ev[new_event(ev, RETREATED, clause, audience)]
        row[RETREATED_SEAT] = seat


@kernel
def stunned(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat will lose its next turn."""
    if ev is not None:
        row = ev[new_event(ev, STUNNED, clause, audience)]
        row[STUNNED_SEAT] = seat


@kernel
def surrendered(ev: Events, seat: int, soldier: int, to: int, clause: int, audience: int) -> None:
    """A defeated soldier leaves its player."""
    if ev is not None:
        row = ev[new_event(ev, SURRENDERED, clause, audience)]
        row[SURRENDERED_SEAT] = seat
        row[SURRENDERED_SOLDIER] = soldier
        row[SURRENDERED_TO] = to


@kernel
def token(ev: Events, seat: int, wins: int, clause: int, audience: int) -> None:
    """A seat gets a token for a battle won."""
    if ev is not None:
        row = ev[new_event(ev, TOKEN, clause, audience)]
        row[TOKEN_SEAT] = seat
        row[TOKEN_WINS] = wins


@kernel
def shot(ev: Events, seat: int, target_seat: int, target: int, clause: int, audience: int) -> None:
    """A Sniper shoots."""
    if ev is not None:
        row = ev[new_event(ev, SHOT, clause, audience)]
        row[SHOT_SEAT] = seat
        row[SHOT_TARGET_SEAT] = target_seat
        row[SHOT_TARGET] = target


@kernel
def mirrored(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A Mirror saves a soldier."""
    if ev is not None:
        row = ev[new_event(ev, MIRRORED, clause, audience)]
        row[MIRRORED_SEAT] = seat


@kernel
def fell(ev: Events, seat: int, soldier: int, clause: int, audience: int) -> None:
    """A soldier is shot."""
    if ev is not None:
        row = ev[new_event(ev, FELL, clause, audience)]
        row[FELL_SEAT] = seat
        row[FELL_SOLDIER] = soldier


@kernel
def bombed(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A Bomb is played."""
    if ev is not None:
        row = ev[new_event(ev, BOMBED, clause, audience)]
        row[BOMBED_SEAT] = seat


@kernel
def voided(ev: Events, clause: int, audience: int) -> None:
    """A combat is called off."""
    if ev is not None:
        new_event(ev, VOIDED, clause, audience)


@kernel
def dud(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A Dud saves its player from a Bomb."""
    if ev is not None:
        row = ev[new_event(ev, DUD, clause, audience)]
        row[DUD_SEAT] = seat


@kernel
def superdud(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A Super Dud saves everybody from a Bomb."""
    if ev is not None:
        row = ev[new_event(ev, SUPERDUD, clause, audience)]
        row[SUPERDUD_SEAT] = seat


@kernel
def lost(ev: Events, seat: int, soldier: int, clause: int, audience: int) -> None:
    """A soldier is lost to a Bomb."""
    if ev is not None:
        row = ev[new_event(ev, LOST, clause, audience)]
        row[LOST_SEAT] = seat
        row[LOST_SOLDIER] = soldier


@kernel
def scored(ev: Events, seat: int, points: int, total: int, clause: int, audience: int) -> None:
    """Points are given for a round."""
    if ev is not None:
        row = ev[new_event(ev, SCORED, clause, audience)]
        row[SCORED_SEAT] = seat
        row[SCORED_POINTS] = points
        row[SCORED_TOTAL] = total


@kernel
def ended(ev: Events, winners: int, reason: int, clause: int, audience: int) -> None:
    """The game is over."""
    if ev is not None:
        row = ev[new_event(ev, ENDED, clause, audience)]
        row[ENDED_WINNERS] = winners
        row[ENDED_REASON] = reason
