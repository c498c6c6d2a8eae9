"""The outlook of a game in which all hands are seen, for reviews of finished games: who may win, and who may lose.

The weights are those of multinomial logistic regressions over 2,060 games of all levels at each of two, three, four and
six seats, in units of PER_NAT. With two players the loser is the one that does not win, and a lead says less.
"""

from __future__ import annotations

from sandtable.engine import CERTAIN, LIKELIHOOD, PER_NAT, as_int, kernel, table
from sandtable.games.warkings.fields import State
from sandtable.games.warkings.rules.cards import KINDS
from sandtable.games.warkings.rules.ending import total
from sandtable.games.warkings.rules.numbers import counts_as

SURE = 1000
FARTHEST = 9 * PER_NAT  # larger gaps between two seats count as this one
MOST_SOLDIERS = 30  # more make no difference
# Both tables have a row for two players and one for more. FAR says how far a seat is from winning: weights of the
# discards that its soldiers still take, of its cards, and of the turns until its own.
FAR = table([[18, 6, 0], [38, 4, 2]])
# BURDEN says how likely a seat is to lose: weights of the same discards, of cards with soldiers, of soldiers, and of
# all cards.
BURDEN = table([[15, 4, 0, 5], [26, -24, 5, 32]])


@kernel
def outlook(s: State, seat: int) -> int:
    """Return the expected outcome for a seat, from -1000 (a sure loss) to 1000 (a sure win)."""
    winning, losing = 0, 0
    for other in range(s.players):
        winning += _odds(_far(s, seat) - _far(s, other))
        losing += _odds(_burden(s, other) - _burden(s, seat))
    return int(SURE * CERTAIN // winning - SURE * CERTAIN // losing)


@kernel
def _odds(gap: int) -> int:
    """Return the odds (of CERTAIN) that another seat is the winner or loser, against the seat's own.

    `gap` is how far the other seat is ahead, in units of PER_NAT.
    """
    likely = as_int(LIKELIHOOD[min(abs(gap), FARTHEST)])
    return likely if gap < 0 else CERTAIN * CERTAIN // likely


@kernel
def _far(s: State, seat: int) -> int:
    """Return how far a seat is from a hand without soldiers, in units of PER_NAT."""
    hand, discards, weights = s.hand[seat], 0, FAR[min(s.players, 3) - 2]
    for kind in range(KINDS):
        if counts_as(s, kind) > 0:
            discards += (hand[kind] + 2) // 3
    turns = (seat - s.turn) % s.players
    return int(weights[0] * discards + weights[1] * s.hand_size[seat] + weights[2] * turns)


@kernel
def _burden(s: State, seat: int) -> int:
    """Return how much a seat's hand speaks for losing when the enemy attack comes, in units of PER_NAT."""
    hand, discards, cards, weights = s.hand[seat], 0, 0, BURDEN[min(s.players, 3) - 2]
    for kind in range(KINDS):
        if counts_as(s, kind) > 0:
            discards += (hand[kind] + 2) // 3
            cards += hand[kind]
    soldiers = min(total(s, hand), MOST_SOLDIERS)
    burden = weights[0] * discards + weights[1] * cards + weights[2] * soldiers
    return int(burden + weights[3] * s.hand_size[seat])
