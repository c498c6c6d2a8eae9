"""The estimate of a position, used where rollouts are cut off: armies left, what is known of them, threats to Flags.

The weights were fitted by scripts/fit_stratego_estimate.py to the winners of games: for Alliance Lightning, games in
which sides overlook some of their choices; for the other variants, games of Sergeants.
"""

from __future__ import annotations

import math

from sandtable.engine import Ints, kernel, table
from sandtable.games.stratego.fields import State
from sandtable.games.stratego.player.dangers import paces
from sandtable.games.stratego.rules.schema import BOMB, EMPTY, FLAG, KINDS, OPEN, PIECES
from sandtable.games.stratego.rules.sides import opposes, owner, partner
from sandtable.games.stratego.rules.tables import PLACES, SPACES

# The items that count for a seat: its shown and hidden pieces by kind, those in Reserve, opposing pieces that can move
# by their distance from its Flag in paces, the distance of its Flag from its partner's, a captive Flag, and whether it
# is to move.
SHOWN = 0
HIDDEN = SHOWN + KINDS
HELD_BACK = HIDDEN + KINDS
NEAR = HELD_BACK + KINDS
REACH = 5
APART = NEAR + REACH
FAR = 12
CAPTIVE = APART + FAR
TO_MOVE = CAPTIVE + 1
ITEMS = TO_MOVE + 1

# fmt: off
WEIGHTS = table(
    [
        [  # Lightning
            0, 0, 25, 125, 122, 40, 376, 219, 365, 404, 367, 100, 0, 0,
            0, 288, 119, 74, 158, 149, 406, 287, 492, 612, 791, 365, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -2715, -1205, -463, -259, -101,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 27,
        ],
        [  # Campaign
            0, 0, 0, 46, 0, 62, 124, 261, 157, 380, 71, 0, 609, 0,
            0, 0, 76, 0, 0, 118, 287, 260, 260, 545, 361, 117, 682, 0,
            0, 43, 86, 38, 100, 96, 354, 241, 210, 362, 308, 75, 0, 0,
            -926, -235, -90, -94, -29,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 94,
        ],
        [  # Alliance
            0, 156, 208, 0, 47, 42, 470, 149, 200, 128, 133, 0, 632, 0,
            0, 98, 246, 145, 64, 124, 450, 261, 341, 400, 439, 0, 654, 274,
            0, 27, 298, 73, 80, 117, 588, 153, 503, 0, 971, 0, 0, 335,
            -88, -141, -108, -61, 7,
            1006, 941, 1006, 809, 752, 426, 246, 152, 81, 5, -146, -175,
            -763, 17,
        ],
        [  # Alliance Lightning
            0, 20, 166, 78, 63, 66, 245, 217, 160, 304, 368, 0, 650, 193,
            0, 52, 204, 178, 69, 115, 322, 304, 174, 396, 490, 0, 646, 93,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -108, -90, -92, -33, 13,
            940, 940, 794, 685, 505, 336, 245, 163, 121, 15, -44, -178,
            -895, 10,
        ],
        [  # Six by Six
            0, 165, 612, 0, 0, 0, 757, 0, 0, 577, 662, 0, 0, 0,
            0, 518, 733, 0, 0, 0, 896, 0, 0, 731, 1038, 464, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            -2731, -804, -189, -189, -170,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 159,
        ],
    ]
)
# fmt: on
"""WEIGHTS[variant][item]: what it adds to the logarithm of the odds to win, in thousandths."""
SURE = 1000
STEP = 5  # the low bits of a lead that make no difference
SQUASH = table([round(SURE * math.tanh((k << STEP) / 2000)) for k in range(8000 >> STEP)])


@kernel
def standing(s: State, seat: int, weights: Ints) -> int:
    """Return the sum of the weights of a seat's items, in thousandths of the log-odds to win."""
    worth = 0
    for piece in range(seat * PIECES, seat * PIECES + s.numbers):
        if 0 <= s.at[piece] < PLACES:
            kind = s.rank[piece]
            worth += weights[kind if s.traits[piece] & OPEN else HIDDEN + kind]
            if kind == FLAG:
                worth += fate(s, seat, s.at[piece], weights)
    for kind in range(EMPTY + 1, KINDS):
        worth += s.reserve[seat][kind] * weights[HELD_BACK + kind]
    return int(worth + weights[TO_MOVE]) if s.turn == seat else int(worth)


@kernel
def fate(s: State, seat: int, flag: int, weights: Ints) -> int:
    """Return the weights of what threatens a seat's Flag, and of how far it is from its partner's."""
    if flag >= SPACES[s.side]:
        return int(weights[CAPTIVE])
    worth, friend = 0, partner(seat)
    for piece in range(s.players * PIECES):
        if 0 <= s.at[piece] < SPACES[s.side]:
            far = paces(s.side, s.at[piece], flag)
            if s.rank[piece] < BOMB and far <= REACH and opposes(piece, seat):
                worth += weights[NEAR + far - 1]
            if s.rank[piece] == FLAG and owner(piece) == friend:
                worth += weights[APART + min(far, FAR) - 1]
    return int(worth)


@kernel
def estimate(s: State, seat: int) -> int:
    """Return the expected outcome for a seat, from -1000 (a sure loss) to 1000 (a sure win)."""
    lead = 0
    for each in range(s.players):  # neighbours are opponents
        worth = standing(s, each, WEIGHTS[s.variant])
        lead += -worth if (seat + each) % 2 else worth
    sure = SQUASH[min(abs(lead) >> STEP, len(SQUASH) - 1)]
    return int(-sure if lead < 0 else sure)
