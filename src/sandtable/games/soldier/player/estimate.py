"""The estimate of a position, used where rollouts are cut off: how likely a seat is to win, with all hands known.

Each seat's standing is a sum of weights for what it has. The chances to win follow from the differences (multinomial
logistic regression). `scripts/fit_soldier.py` finds the weights from games between Sergeants, and prints `weights.py`.
"""

from __future__ import annotations

from sandtable.engine import CERTAIN, LIKELIHOOD, PER_NAT, Ints, as_int, kernel, table
from sandtable.games.soldier.fields import State
from sandtable.games.soldier.player.weights import IN_A_ROUND, POINTS_OF_MATCH, WEIGHTS
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    BLOCK,
    INTENSITIES,
    INTENSITY,
    INTERFERE,
    KINDS,
    POWER,
    RETALIATE,
    RETREAT,
    SNIPER,
    STUN,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.schema import BARE, BATTLES, GROUP, SEATS, SLOTS

SURE = 1000
FARTHEST = 9 * PER_NAT  # larger gaps between two seats count as this one

# The group of each kind. All weapons share a group, and so do all intensities, as they are worth the same.
_GROUPS = [*range(WEAPON), *[WEAPON] * WEAPONS, 11, *[12] * INTENSITIES, *range(13, 13 + KINDS - INTERFERE)]
GROUP_OF = table(_GROUPS)
GROUPS = max(_GROUPS) + 1

# The places of the weights, which are in units of PER_NAT.
SOLDIERS = 0  # + soldiers * GROUP + training points
BATTLES_WON = SOLDIERS + SLOTS * GROUP  # + battles won * SLOTS + soldiers
FIRST_CARD = BATTLES_WON + BATTLES * SLOTS  # + group of the kind, for the first card of a kind
NEXT_CARD = FIRST_CARD + GROUPS  # + group, for each further card of the kind
FITTING = NEXT_CARD + GROUPS  # for each of the seat's soldiers whose power weapon is in the hand
READY = FITTING + 1  # an Advance and an Attack
TURNS = READY + 1  # + number of turns until the seat's own
STUNNED = TURNS + SEATS
ATTACKED = STUNNED + 1  # having to answer an Attack or Retaliate, with a card that may do
BEATEN = ATTACKED + 1  # the same without such a card
SIZE = BEATEN + 1


@kernel
def standing(s: State, seat: int, weights: Ints) -> int:
    """Return how well a seat stands, in units of PER_NAT. The result is linear in the weights."""
    soldiers, hand = s.soldiers[seat], s.hand[seat]
    sum_of = weights[SOLDIERS + soldiers * GROUP + training_points(s, seat)]
    sum_of += weights[BATTLES_WON + s.wins[seat] * SLOTS + soldiers]
    for kind in range(KINDS):
        if hand[kind]:
            sum_of += weights[FIRST_CARD + GROUP_OF[kind]] + (hand[kind] - 1) * weights[NEXT_CARD + GROUP_OF[kind]]
    for slot in range(soldiers):
        if hand[WEAPON + POWER[s.soldier[seat][slot]]]:
            sum_of += weights[FITTING]
    if soldiers and hand[ADVANCE] and hand[ATTACK]:
        sum_of += weights[READY]
    if s.stunned >> seat & 1:
        sum_of += weights[STUNNED]
    if s.answerer == seat and s.pending != BLOCK:
        boosts = s.weapon == BARE and not s.intense
        for kind in range(WEAPON, INTENSITY + INTENSITIES):
            boosts = boosts or (kind != SNIPER and hand[kind] > 0)
        answers = hand[BLOCK] + hand[RETALIATE] + hand[STUN] + hand[RETREAT]
        sum_of += weights[ATTACKED if boosts and answers else BEATEN]
    return int(sum_of + weights[TURNS + (seat - s.turn) % s.players])


@kernel
def estimate(s: State, seat: int) -> int:
    """Return the expected `score` of a seat, from -1000 to 1000.

    In a match its points count, and so does its standing in this round.
    """
    row = s.players - 2
    own, total = 0, 0
    for place in range(s.players):
        other = (seat + place) % s.players
        stands = standing(s, other, WEIGHTS[row])
        if s.rounds:
            stands = POINTS_OF_MATCH[row][s.points[other]] + stands * IN_A_ROUND[row] // PER_NAT
        if place == 0:
            own = stands
        likely = as_int(LIKELIHOOD[min(abs(stands - own), FARTHEST)])
        total += likely if stands < own else CERTAIN * CERTAIN // likely
    chance = SURE * CERTAIN // total
    return int(chance - (SURE - chance) // (s.players - 1))
