"""The numbers of the rules that documents may change (RT-R-98): where each stands, and what is printed."""

from __future__ import annotations

from sandtable.engine import as_int, kernel, table
from sandtable.games.warkings.fields import Seen
from sandtable.games.warkings.rules.cards import KINDS, VALUES

# The places: of each kind, how many soldiers it counts as; by how much an Advisor multiplies them; cards drawn under a
# 1 Scroll, and under a 2 Scroll; equal cards that are discarded at once; cards that each seat is dealt.
WORTH = 0  # + kind
TIMES, DRAWS_ONE, DRAWS_TWO, SET, HAND = range(KINDS, KINDS + 5)

_COUNTS = {TIMES: 2, DRAWS_ONE: 1, DRAWS_TWO: 2, SET: 3, HAND: 5}
PRINTED = (*VALUES, *(_COUNTS[place] for place in range(TIMES, HAND + 1)))
_PRINTED = table(PRINTED)


@kernel
def number(v: Seen, place: int) -> int:
    """Return a number of the rules at this table."""
    return as_int(_PRINTED[place] + v.changed[place])


@kernel
def counts_as(v: Seen, kind: int) -> int:
    """Return how many soldiers a card of a kind counts as."""
    return number(v, WORTH + kind)


@kernel
def draws_under(v: Seen, effect: int) -> int:
    """Return how many cards the effect of a Scroll makes a seat draw: UNDER_ONE or UNDER_TWO."""
    return number(v, DRAWS_ONE + effect - 1)
