"""The estimate of a position, used where rollouts are cut off: armies left, what is known of them, threats to
Flags, and who can still move.

The weights were fitted by scripts/fit_stratego_estimate.py to the winners of games between Sergeants, and between
players that overlook the same share of their choices. Bombs around a Flag foretell the winner too, but do not count:
where a view is completed at random, there are hardly any around the enemy's, and both sides would seem to be winning.
"""

from __future__ import annotations

from sandtable.engine import CERTAIN, LIKELIHOOD, PER_NAT, Ints, kernel, table
from sandtable.games.classic.fields import State

from ..rules.armies import left_of
from ..rules.schema import BOMB, FLAG, KINDS, MARSHAL, MINER, OPEN, PIECES, SIZE, SPY
from ..rules.tables import ATTACKER, NEXT, NOWHERE

SURE = 1000
# The items that count for a seat:
SHOWN = 0  # its pieces by kind, those that have been in a battle
HIDDEN = SHOWN + KINDS  # and the others
REACH = 6
NEAR = HIDDEN + KINDS  # opposing pieces that can move, by their distance from its Flag in steps
MINERS = NEAR + REACH  # opposing Miners among them
SHARE = MINERS + REACH  # its share of all pieces that can move
HUNTED = SHARE + 1  # whether it has at most `FEW` pieces that can move, none a match for the strongest opposing one
FEW = 3
EXPOSED = HUNTED + 1  # its pieces that the opponent, who is to move, can capture by a step
TO_MOVE = EXPOSED + 1  # whether it is to move
ITEMS = TO_MOVE + 1

# fmt: off
WEIGHTS = table(
    [
        [  # Classic
            0, 0, 0, 128, 0, 69, 99, 226, 260, 417, 439, 92, 0,
            0, 98, 0, 97, 0, 85, 151, 279, 335, 514, 687, 317, 0,
            -3470, -137, -99, -80, -55, -16,
            479, -1818, -831, -532, -389, -284,
            2046, -457, -94, 15,
        ],
        [  # Barrage
            0, 0, 249, 179, 0, 0, 0, 0, 0, 126, 250, 303, 0,
            0, 0, 245, 227, 0, 0, 0, 0, 0, 278, 326, 815, 0,
            -3085, -1076, -707, -509, -329, -181,
            -397, -827, -543, -435, -353, -257,
            2050, -259, -696, 20,
        ],
    ]
)
# fmt: on
"""WEIGHTS[variant][item]: what it adds to the logarithm of the odds to win, in thousandths."""


@kernel
def standing(s: State, seat: int, weights: Ints) -> int:
    """Return the sum of the weights of a seat's items, in thousandths of the log-odds to win."""
    worth = weights[TO_MOVE] if s.turn == seat else 0
    for piece in range(seat * PIECES, seat * PIECES + s.numbers):
        place, kind = s.at[piece], s.rank[piece]
        if place >= 0:
            worth += weights[(SHOWN if s.traits[piece] & OPEN else HIDDEN) + kind]
            if kind == FLAG:
                worth += _threats(s, seat, place, weights)
            elif s.turn != seat and _can_be_captured(s, place, kind, 1 - seat):
                worth += weights[EXPOSED]
    own, others = _count(s, seat, SPY, MARSHAL), _count(s, 1 - seat, SPY, MARSHAL)
    if own + others > 0:
        worth += weights[SHARE] * own // (own + others)
    if own <= FEW and _outranked(s, seat):
        worth += weights[HUNTED]
    return int(worth)


@kernel
def _can_be_captured(s: State, place: int, kind: int, by: int) -> bool:
    """Return whether a piece of the kind would be beaten by a piece of seat `by` that stands beside it."""
    for d in range(4):
        beside = NEXT[place][d]
        if beside != NOWHERE:
            piece = s.board[beside] - 1
            if piece >= 0 and piece // PIECES == by and left_of(s, s.rank[piece], kind) == ATTACKER:
                return True
    return False


@kernel
def _threats(s: State, seat: int, flag: int, weights: Ints) -> int:
    """Return the sum of the weights of what threatens a seat's Flag."""
    worth = 0
    for enemy in range((1 - seat) * PIECES, (1 - seat) * PIECES + s.numbers):
        other = s.at[enemy]
        far = abs(other % SIZE - flag % SIZE) + abs(other // SIZE - flag // SIZE)
        if other >= 0 and s.rank[enemy] < BOMB and far <= REACH:
            worth += weights[NEAR + far - 1]
            if s.rank[enemy] == MINER:
                worth += weights[MINERS + far - 1]
    return int(worth)


@kernel
def _count(s: State, seat: int, lowest: int, highest: int) -> int:
    """Return how many pieces of the kinds from `lowest` to `highest` a seat has on the board."""
    count = 0
    for piece in range(seat * PIECES, seat * PIECES + s.numbers):
        count += s.at[piece] >= 0 and lowest <= s.rank[piece] <= highest
    return count


@kernel
def _outranked(s: State, seat: int) -> bool:
    """Return whether the opponent has a piece that none of the seat's beats or equals."""
    strongest = MARSHAL
    while strongest > SPY and _count(s, 1 - seat, strongest, strongest) == 0:
        strongest -= 1
    if strongest == MARSHAL and _count(s, seat, SPY, SPY) > 0:
        return False
    return _count(s, seat, strongest, MARSHAL) == 0


@kernel
def estimate(s: State, seat: int) -> int:
    """Return the expected outcome for a seat, from -1000 (a sure loss) to 1000 (a sure win)."""
    lead = standing(s, seat, WEIGHTS[s.variant]) - standing(s, 1 - seat, WEIGHTS[s.variant])
    likely = LIKELIHOOD[min(abs(lead) * PER_NAT // 1000, len(LIKELIHOOD) - 1)]
    sure = SURE * (CERTAIN - likely) // (CERTAIN + likely)
    return int(-sure if lead < 0 else sure)
