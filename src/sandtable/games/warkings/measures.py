"""The parts of War Kings that studies count: the cards, and ways to play."""

from __future__ import annotations

from sandtable.engine import KIND, UNKNOWN, Ints, Measures, Rows, kernel, table
from sandtable.games.warkings.fields import Seen, State
from sandtable.games.warkings.rules import tell
from sandtable.games.warkings.rules.actions import ACTIONS, OPEN, PILE, SETS
from sandtable.games.warkings.rules.cards import KINDS, SIGNS, TITLES

FROM_PILE, FROM_OPEN, SEVERAL = range(KINDS, KINDS + 3)

PARTS = dict(zip(SIGNS, TITLES, strict=True)) | {
    "pile": "Draw from the pile",
    "open": "Take from the open pile",
    "several": "Several cards at once",
}
"""The kinds of card, as the rulebook writes them, and ways to play: used when laid or done, held when dealt or
drawn."""


def _parts(action: int) -> set[int]:
    """Return the parts that an action uses, as indices into PARTS."""
    if action == PILE:
        return {FROM_PILE}
    if action == OPEN:
        return {FROM_OPEN}
    cards = SETS[action]
    return {*cards, SEVERAL} if len(cards) > 1 else set(cards)


_BITS = table([sum(1 << part for part in _parts(action)) for action in range(ACTIONS)])


@kernel
def uses(v: Seen, seat: int, a: int) -> int:
    """Return the parts that an action uses, as bits in the order of PARTS."""
    return _BITS[a]


@kernel
def count(s: State, seat: int, ev: Rows, counts: Ints, held: Rows) -> None:
    """Add every card that comes into a hand to `held`, by seat and kind."""
    for k in range(1, ev[0][0] + 1):
        row = ev[k]
        if row[KIND] == tell.DEALT and row[tell.DEALT_CARD] != UNKNOWN:
            held[row[tell.DEALT_SEAT]][row[tell.DEALT_CARD]] += 1
        elif row[KIND] == tell.DREW and row[tell.DREW_CARD] != UNKNOWN:
            held[row[tell.DREW_SEAT]][row[tell.DREW_CARD]] += 1
        elif row[KIND] == tell.TOOK:
            held[row[tell.TOOK_SEAT]][row[tell.TOOK_CARD]] += 1


MEASURES = Measures(parts=PARTS, uses=uses, count=count)
