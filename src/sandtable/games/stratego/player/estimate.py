"""What a position is worth to a seat, when playouts are cut: the armies left, what is known of them, threats to Flags.

Fitted to who won games of Sergeants by scripts/fit_stratego_estimate.py.
"""

from __future__ import annotations

import math

from sandtable.games.stratego.player.dangers import paces
from sandtable.games.stratego.rules.schema import BOMB, EMPTY, FLAG, KINDS, OPEN, PIECES
from sandtable.games.stratego.rules.sides import opposes
from sandtable.games.stratego.rules.tables import PLACES, SPACES
from sandtable.umpire.jit import Record, kernel, table

# What is put down of a seat, an item each: shown and hidden pieces by kind, those in Reserve, opposing pieces that move
# so many paces from its Flag, and whether it is to move.
SHOWN = 0
HIDDEN = SHOWN + KINDS
HELD_BACK = HIDDEN + KINDS
NEAR = HELD_BACK + KINDS
REACH = 5
TO_MOVE = NEAR + REACH
ITEMS = TO_MOVE + 1

WEIGHTS = table(
    [
        [
            0,
            0,
            50,
            125,
            122,
            80,
            376,
            219,
            365,
            404,
            367,
            100,
            0,
            0,
            0,
            288,
            119,
            74,
            158,
            149,
            406,
            287,
            492,
            612,
            791,
            365,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            -2715,
            -1205,
            -463,
            -259,
            -101,
            27,
        ],
        [
            0,
            120,
            37,
            22,
            37,
            60,
            105,
            135,
            210,
            330,
            495,
            75,
            600,
            150,
            0,
            140,
            43,
            25,
            43,
            70,
            122,
            157,
            245,
            385,
            577,
            87,
            700,
            175,
            0,
            120,
            37,
            22,
            37,
            60,
            105,
            135,
            210,
            330,
            495,
            75,
            600,
            150,
            -600,
            -300,
            -150,
            -80,
            -40,
            27,
        ],
        [
            0,
            120,
            37,
            22,
            37,
            60,
            105,
            135,
            210,
            330,
            495,
            75,
            600,
            150,
            0,
            140,
            43,
            25,
            43,
            70,
            122,
            157,
            245,
            385,
            577,
            87,
            700,
            175,
            0,
            120,
            37,
            22,
            37,
            60,
            105,
            135,
            210,
            330,
            495,
            75,
            600,
            150,
            -600,
            -300,
            -150,
            -80,
            -40,
            27,
        ],
        [
            0,
            120,
            37,
            22,
            37,
            60,
            105,
            135,
            210,
            330,
            495,
            75,
            600,
            150,
            0,
            140,
            43,
            25,
            43,
            70,
            122,
            157,
            245,
            385,
            577,
            87,
            700,
            175,
            0,
            120,
            37,
            22,
            37,
            60,
            105,
            135,
            210,
            330,
            495,
            75,
            600,
            150,
            -600,
            -300,
            -150,
            -80,
            -40,
            27,
        ],
    ]
)
"""WEIGHTS[variant][item]: what it adds to the logarithm of the odds to win, in thousandths."""
SURE = 1000
STEP = 5  # bits of a lead that make no difference
SQUASH = table([round(SURE * math.tanh((k << STEP) / 2000)) for k in range(8000 >> STEP)])


@kernel
def standing(s: Record, seat: int, weights: Record) -> int:
    """The sum of the weights of what there is of a seat."""
    worth = 0
    for piece in range(seat * PIECES, seat * PIECES + s.numbers):
        if 0 <= s.at[piece] < PLACES:
            kind = s.rank[piece]
            worth += weights[kind if s.traits[piece] & OPEN else HIDDEN + kind]
            if kind == FLAG and s.at[piece] < SPACES[s.side]:
                worth += threats(s, seat, s.at[piece], weights)
    for kind in range(EMPTY + 1, KINDS):
        worth += s.reserve[seat][kind] * weights[HELD_BACK + kind]
    return int(worth + weights[TO_MOVE]) if s.turn == seat else int(worth)


@kernel
def threats(s: Record, seat: int, flag: int, weights: Record) -> int:
    """Opposing pieces near a Flag."""
    worth = 0
    for piece in range(s.players * PIECES):
        if opposes(piece, seat) and 0 <= s.at[piece] < SPACES[s.side] and s.rank[piece] < BOMB:
            far = paces(s.side, s.at[piece], flag)
            if far <= REACH:
                worth += weights[NEAR + far - 1]
    return int(worth)


@kernel
def estimate(s: Record, seat: int) -> int:
    """-1000 to 1000: what is to be expected of the end."""
    lead = 0
    for each in range(s.players):  # neighbours are opponents
        worth = standing(s, each, WEIGHTS[s.variant])
        lead += -worth if (seat + each) % 2 else worth
    sure = SQUASH[min(abs(lead) >> STEP, len(SQUASH) - 1)]
    return int(-sure if lead < 0 else sure)
