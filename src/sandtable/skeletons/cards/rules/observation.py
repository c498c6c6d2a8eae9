"""The view as numbers, for learning programs: the viewer's hand, then the open cards, the viewer's seat first."""

from __future__ import annotations

from sandtable.engine import Ints, Observation, kernel

from ..fields import View
from .schema import COPIES, RANKS, SEATS

ENTRIES = 2 * RANKS + 3 * SEATS

OBSERVATION = Observation(
    (ENTRIES,),
    (
        *(f"own cards of value {rank + 1}" for rank in range(RANKS)),
        *(f"cards of value {rank + 1} in tricks" for rank in range(RANKS)),
        *(f"card before seat +{place}, 0: none" for place in range(SEATS)),
        *(f"cards in the hand of seat +{place}" for place in range(SEATS)),
        *(f"points of seat +{place}" for place in range(SEATS)),
    ),
    high=max(COPIES, RANKS),
)


@kernel
def encode(v: View, out: Ints) -> None:
    for k in range(ENTRIES):
        out[k] = 0
    me = v.viewer if v.viewer < v.players else 0
    for rank in range(RANKS):
        out[rank] = v.hand[v.viewer][rank] if v.viewer < SEATS else 0
        out[RANKS + rank] = v.gone[rank]
    for place in range(v.players):
        seat = (me + place) % v.players
        out[2 * RANKS + place] = v.laid[seat]
        out[2 * RANKS + SEATS + place] = v.hand_size[seat]
        out[2 * RANKS + 2 * SEATS + place] = v.points[seat]
