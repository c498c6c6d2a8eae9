"""The numbers of the rules that documents may change (US-R-94): where each stands, and what is printed.

What answers what (US-ANS-1 to US-ANS-11) is such a number too: 1 for yes, 0 for no.
"""

from __future__ import annotations

from sandtable.engine import as_int, kernel, table
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.rules.cards import (
    ATTACK,
    BLOCK,
    INTENSITIES,
    INTENSITY,
    LAY_KINDS,
    RETALIATE,
    RETREAT,
    STUN,
    WEAPON,
    WEAPONS,
)

# The places: cards that a hand is dealt and refilled to; cards drawn in a turn, and with more than one soldier;
# training points that earn a soldier; battles and soldiers that win; cards that a Radio takes.
HAND, DRAWS, DRAWS_MORE, EARNS, BATTLES_WIN, SOLDIERS_WIN, TAKES = range(7)
STRENGTH = 7  # + kind - WEAPON: how much a weapon or intensity counts where boosts are matched by strength
ANSWER = STRENGTH + INTENSITY + INTENSITIES - WEAPON  # what answers what, see `place_of_answer`

ANSWERS = {
    ATTACK: (BLOCK, RETALIATE, RETREAT, STUN),
    BLOCK: (ATTACK,),
    RETALIATE: (BLOCK, RETALIATE, ATTACK, RETREAT, STUN),
}
"""By the card of the pending lay: the cards that answer it by the printed rules."""

_COUNTS = {HAND: 8, DRAWS: 1, DRAWS_MORE: 2, EARNS: 4, BATTLES_WIN: 3, SOLDIERS_WIN: 4, TAKES: 2}
PRINTED = (
    *(_COUNTS[place] for place in range(STRENGTH)), *[1] * WEAPONS, 0, *[1] * INTENSITIES,
    *(int(kind in answers) for answers in ANSWERS.values() for kind in LAY_KINDS),
)  # fmt: skip
_PRINTED = table(PRINTED)


def place_of_answer(pending: int, kind: int) -> int:
    """Return the place of the number that says whether a card answers a lay."""
    return ANSWER + LAY_KINDS.index(pending) * len(LAY_KINDS) + LAY_KINDS.index(kind)


@kernel
def number(v: Seen, place: int) -> int:
    """Return a number of the rules at this table."""
    return as_int(_PRINTED[place] + v.changed[place])
