"""What a position is worth to a seat, when playouts are cut: the armies that are left, and what is known of them."""

from __future__ import annotations

from sandtable.games.stratego.player.odds import VALUE
from sandtable.games.stratego.rules.schema import EMPTY, FLAG, KINDS, OPEN, PIECES
from sandtable.games.stratego.rules.tables import PLACES
from sandtable.umpire.jit import Record, kernel

SURE = 1000
NEVER_CERTAIN = 950
A_FLAG = 4000  # of several
HIDDEN_SHARE = 6  # a piece that nobody has seen is worth a sixth more


@kernel
def army(s: Record, seat: int) -> int:
    """The worth of the pieces that a seat has on the board and in Reserve."""
    worth = 0
    for piece in range(seat * PIECES, seat * PIECES + s.numbers):
        if 0 <= s.at[piece] < PLACES:
            kind = s.rank[piece]
            value = A_FLAG if kind == FLAG else VALUE[kind]
            worth += value if s.traits[piece] & OPEN else value + value // HIDDEN_SHARE
    for kind in range(EMPTY + 1, KINDS):
        worth += s.reserve[seat][kind] * VALUE[kind]
    return worth


@kernel
def estimate(s: Record, seat: int) -> int:
    """-1000 to 1000: how the sides' armies compare."""
    own, other = 1, 1  # neighbours are opponents
    for each in range(s.players):
        if (seat + each) % 2:
            other += army(s, each)
        else:
            own += army(s, each)
    lead = (own - other) * 2 * SURE // (own + other)
    return int(max(-NEVER_CERTAIN, min(NEVER_CERTAIN, lead)))
