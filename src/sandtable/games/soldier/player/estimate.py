"""What a position is worth to a seat, when playouts are cut: how near it is to winning, and how near the others are."""

from __future__ import annotations

from sandtable.games.soldier.player.worth import danger
from sandtable.umpire.jit import Record, kernel

NEVER_CERTAIN = 950
A_CARD = 8


@kernel
def estimate(s: Record, seat: int) -> int:
    """-1000 to 1000, by soldiers, training, battles and cards in hand."""
    best, cards = 0, 0
    for other in range(s.players):
        if other != seat:
            best = max(best, danger(s, other))
            cards = max(cards, s.hand_size[other])
    lead = (danger(s, seat) - best) * 2 + (s.hand_size[seat] - cards) * A_CARD
    return int(max(-NEVER_CERTAIN, min(NEVER_CERTAIN, lead)))
