"""How a game stands when all hands are seen, for reviews of games that are over: who may win, who may lose.

The weights are those of multinomial logistic regressions over 2,060 games of all levels at each of two, three, four and
six seats, in units of PER_NAT: with two players who loses is who does not win, and a lead says less.
"""

from __future__ import annotations

from sandtable.engine import CERTAIN, LIKELIHOOD, PER_NAT, as_int, kernel, table
from sandtable.games.warkings.fields import State
from sandtable.games.warkings.rules.cards import KINDS, VALUE
from sandtable.games.warkings.rules.ending import total

SURE = 1000
FARTHEST = 9 * PER_NAT  # two seats can stand apart
MOST_SOLDIERS = 30  # more make no difference
# For two players, and for more. Of the next to win: discards that the hand still takes, its cards, turns until its own.
FAR = table([[18, 6, 0], [38, 4, 2]])
# Of the next to lose: the same discards, cards with soldiers, soldiers, all cards.
BURDEN = table([[15, 4, 0, 5], [26, -24, 5, 32]])


@kernel
def outlook(s: State, seat: int) -> int:
    """-1000 to 1000: what a seat may expect of the end."""
    winning, losing = 0, 0
    for other in range(s.players):
        winning += _odds(_far(s, seat) - _far(s, other))
        losing += _odds(_burden(s, other) - _burden(s, seat))
    return int(SURE * CERTAIN // winning - SURE * CERTAIN // losing)


@kernel
def _odds(gap: int) -> int:
    """How likely it is another instead of the own seat, of CERTAIN, by how far it is in front."""
    likely = as_int(LIKELIHOOD[min(abs(gap), FARTHEST)])
    return likely if gap < 0 else CERTAIN * CERTAIN // likely


@kernel
def _far(s: State, seat: int) -> int:
    """How far a seat is from a hand without soldiers."""
    hand, discards, weights = s.hand[seat], 0, FAR[min(s.players, 3) - 2]
    for kind in range(KINDS):
        if VALUE[kind] > 0:
            discards += (hand[kind] + 2) // 3
    turns = (seat - s.turn) % s.players
    return int(weights[0] * discards + weights[1] * s.hand_size[seat] + weights[2] * turns)


@kernel
def _burden(s: State, seat: int) -> int:
    """How heavy a hand is when the enemy attack comes."""
    hand, discards, cards, weights = s.hand[seat], 0, 0, BURDEN[min(s.players, 3) - 2]
    for kind in range(KINDS):
        if VALUE[kind] > 0:
            discards += (hand[kind] + 2) // 3
            cards += hand[kind]
    soldiers = min(total(hand, s.advisor), MOST_SOLDIERS)
    burden = weights[0] * discards + weights[1] * cards + weights[2] * soldiers
    return int(burden + weights[3] * s.hand_size[seat])
