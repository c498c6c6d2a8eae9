"""How likely a seat is to win from a position: for playouts that are cut, on worlds that are made up, hands and all.

Each seat's standing is a sum of weights for what it has; the chances to win go by the differences (multinomial logistic
regression). `scripts/fit_soldier.py` finds the weights from games that Sergeants play, and prints `weights.py`.
"""

from __future__ import annotations

from typing import Any

from sandtable.games.soldier.player.weights import IN_A_ROUND, POINTS_OF_MATCH, WEIGHTS
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    BLOCK,
    INTENSITY,
    KINDS,
    POWER,
    RETALIATE,
    RETREAT,
    SNIPER,
    STUN,
    WEAPON,
)
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.schema import BARE, BATTLES, GROUP, SEATS, SLOTS
from sandtable.umpire.jit import Record, kernel, table
from sandtable.umpire.strength import LIKELIHOOD, PER_NAT

SURE = 1000

# Groups of kinds that are worth the same: weapons, and intensities.
_WEAPON = WEAPON
_GROUPS = [*range(WEAPON), *[_WEAPON] * (SNIPER - WEAPON), 11, 12, 12, *range(13, 13 + KINDS - INTENSITY - 2)]
GROUP_OF = table(_GROUPS)
GROUPS = max(_GROUPS) + 1

# Where the weights stand; in units of PER_NAT.
SOLDIERS = 0  # + soldiers * GROUP + training points
BATTLES_WON = SOLDIERS + SLOTS * GROUP  # + battles won * SLOTS + soldiers
FIRST_CARD = BATTLES_WON + BATTLES * SLOTS  # + group of the kind, where the hand has one
NEXT_CARD = FIRST_CARD + GROUPS  # + group, for each one more
FITTING = NEXT_CARD + GROUPS  # a weapon that is the power weapon of an own soldier
READY = FITTING + 1  # an Advance and an Attack
TURNS = READY + 1  # + how many turns it is until the own
STUNNED = TURNS + SEATS
ATTACKED = STUNNED + 1  # to answer, with a card that may do
BEATEN = ATTACKED + 1  # and without one
SIZE = BEATEN + 1


@kernel
def standing(s: Record, seat: int, weights: Any) -> int:
    """How well a seat stands, in units of PER_NAT: linear in the weights."""
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
        sum_of += weights[ATTACKED if _may_answer(s, hand) else BEATEN]
    return int(sum_of + weights[TURNS + (seat - s.turn) % s.players])


@kernel
def _may_answer(s: Record, hand: Any) -> bool:
    """Whether a hand has a card against the pending lay, and something to match its boosts."""
    boosts = 0
    for kind in range(WEAPON, INTENSITY + 2):
        boosts += hand[kind] if kind != SNIPER else 0
    if boosts == 0 and (s.weapon != BARE or s.intense):
        return False
    return bool(hand[BLOCK] + hand[RETALIATE] + hand[STUN] + hand[RETREAT])


@kernel
def _standing_in_match(s: Record, seat: int) -> int:
    """The same, in a match by rounds: the points, and what is likely to come of this round."""
    weights = WEIGHTS[s.players - 2]
    if not s.rounds:
        return standing(s, seat, weights)
    points = POINTS_OF_MATCH[s.players - 2][s.points[seat]]
    return int(points + standing(s, seat, weights) * IN_A_ROUND[s.players - 2] // PER_NAT)


@kernel
def estimate(s: Record, seat: int) -> int:
    """-1000 to 1000: what the seat may expect of `score`."""
    own = _standing_in_match(s, seat)
    best = own
    for other in range(s.players):
        best = max(best, _standing_in_match(s, other))
    total = 0
    for other in range(s.players):
        total += _likelihood(best - _standing_in_match(s, other))
    chance = SURE * _likelihood(best - own) // total
    return int(chance - (SURE - chance) // (s.players - 1))


@kernel
def _likelihood(gap: int) -> int:
    return int(LIKELIHOOD[min(gap, len(LIKELIHOOD) - 1)])
