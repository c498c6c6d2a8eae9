"""The belief of a computer player: how likely a made-up world is, given a view.

It goes by where people put each kind of piece, and by which pieces they move.
"""

from __future__ import annotations

from math import log

from sandtable.engine import PER_NAT, UNKNOWN, Ints, kernel, table
from sandtable.games.classic.fields import State, View

from ..rules.schema import BOMB, FLAG, PIECES
from ..rules.tables import NEXT, NOWHERE
from .worth import CLASSES, LIKELY, class_of

_USUAL = 4  # the entry of `LIKELY` that makes a kind neither more nor less likely
LOG_LIKELY = table(
    [[round(PER_NAT * log(max(share, 0.05) / _USUAL)) for share in LIKELY[group]] for group in range(CLASSES)]
)
WALL = 2 * PER_NAT  # added to the log-likelihood for each Bomb beside the Flag


@kernel
def log_likelihood(v: View, s: State, memory: Ints) -> int:
    """Return the log-likelihood that the hidden opposing pieces are what they are in `s`, in 64ths of a nat."""
    weight = 0
    for piece in range((1 - v.viewer) * PIECES, (1 - v.viewer) * PIECES + v.numbers):
        if v.at[piece] >= 0 and v.rank[piece] == UNKNOWN:
            weight += LOG_LIKELY[class_of(v, piece)][s.rank[piece]]
            if s.rank[piece] == FLAG:
                weight += WALL * _bombs_beside(s, piece)
    return int(weight)


@kernel
def _bombs_beside(s: State, flag: int) -> int:
    bombs = 0
    for d in range(4):
        beside = NEXT[s.at[flag]][d]
        if beside != NOWHERE and s.board[beside] and s.rank[s.board[beside] - 1] == BOMB:
            bombs += (s.board[beside] - 1) // PIECES == flag // PIECES
    return bombs
