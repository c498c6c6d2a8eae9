"""The estimate of a position, used where rollouts are cut off: armies left, what is known of them, threats to Flags.

The weights were fitted by scripts/fit_stratego_estimate.py to the winners of games between Sergeants, and between
players that overlook some of their choices.
"""

from __future__ import annotations

from sandtable.engine import CERTAIN, LIKELIHOOD, PER_NAT, Ints, kernel, table
from sandtable.games.classic.fields import State

from ..rules.schema import BOMB, FLAG, KINDS, OPEN, PIECES, SIZE

SURE = 1000
# The items that count for a seat: its shown and hidden pieces by kind, opposing pieces that can move by their distance
# from its Flag in steps, and whether it is to move.
SHOWN = 0
HIDDEN = SHOWN + KINDS
NEAR = HIDDEN + KINDS
REACH = 6
TO_MOVE = NEAR + REACH
ITEMS = TO_MOVE + 1

# fmt: off
WEIGHTS = table(
    [
        [  # Classic
            0, 193, 0, 410, 67, 171, 90, 251, 343, 524, 573, 65, 0,
            0, 127, 37, 254, 100, 183, 172, 371, 499, 733, 882, 388, 0,
            -3180, -290, -221, -164, -118, -44,
            31,
        ],
        [  # Barrage
            0, 291, 217, 352, 0, 0, 0, 0, 0, 393, 302, 677, 0,
            0, 272, 598, 570, 0, 0, 0, 0, 0, 644, 428, 1319, 0,
            -3091, -1260, -823, -546, -373, -171,
            26,
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
        if place >= 0 and kind == FLAG:
            for enemy in range((1 - seat) * PIECES, (1 - seat) * PIECES + s.numbers):
                other = s.at[enemy]
                far = abs(other % SIZE - place % SIZE) + abs(other // SIZE - place // SIZE)
                if other >= 0 and s.rank[enemy] < BOMB and far <= REACH:
                    worth += weights[NEAR + far - 1]
    return int(worth)


@kernel
def estimate(s: State, seat: int) -> int:
    """Return the expected outcome for a seat, from -1000 (a sure loss) to 1000 (a sure win)."""
    lead = standing(s, seat, WEIGHTS[s.variant]) - standing(s, 1 - seat, WEIGHTS[s.variant])
    likely = LIKELIHOOD[min(abs(lead) * PER_NAT // 1000, len(LIKELIHOOD) - 1)]
    sure = SURE * (CERTAIN - likely) // (CERTAIN + likely)
    return int(-sure if lead < 0 else sure)
