"""What a position is worth to a seat, when playouts are cut: the armies that are left, and what is known of them."""

from __future__ import annotations

from sandtable.umpire.jit import Record, kernel

from ..rules.schema import FLAG, OPEN, PIECES
from .worth import HIDDEN_SHARE, VALUE

NEVER_CERTAIN = 950
STEEP = 3  # so many times its share of all there is counts a lead


@kernel
def army(s: Record, seat: int) -> int:
    """The worth of the pieces that a seat has on the board, the Flag left out."""
    worth = 0
    for piece in range(seat * PIECES, seat * PIECES + s.numbers):
        if s.at[piece] >= 0 and s.rank[piece] != FLAG:
            value = VALUE[s.variant][s.rank[piece]]
            worth += value if s.traits[piece] & OPEN else value + value // HIDDEN_SHARE
    return worth


@kernel
def estimate(s: Record, seat: int) -> int:
    """-1000 to 1000: how the sides' armies compare."""
    own, other = army(s, seat), army(s, 1 - seat)
    lead = STEEP * 1000 * (own - other) // (own + other + 1)
    return int(max(-NEVER_CERTAIN, min(NEVER_CERTAIN, lead)))
