"""The documents that change the deck of a table (US-R-94)."""

from __future__ import annotations

from sandtable.engine import DeckRules, Parts
from sandtable.games.soldier.rules.cards import COUNTS, GROUPS, SIGNS
from sandtable.games.soldier.rules.schema import HAND, MOST_CARDS, SEATS
from sandtable.games.soldier.words.titles import TITLES

MOST_EACH = 99
_CLAUSES = {
    "action": "US-R-2", "training": "US-R-3", "weapon": "US-R-4", "sniper": "US-COMP-6", "intensity": "US-R-5",
    "special": "US-R-6",
}  # fmt: skip
_KINDS = range(len(SIGNS))

DECK = DeckRules(
    parts=Parts(
        titles=dict(enumerate(TITLES)),
        signs=dict(enumerate(SIGNS)),
        printed=dict(enumerate(COUNTS)),
        most=dict.fromkeys(_KINDS, MOST_EACH),
        whose="the deck",
        clause="US-R-94",
        clauses={kind: _CLAUSES[GROUPS[kind]] for kind in _KINDS},
    ),
    sizes=range(SEATS * HAND + 1, MOST_CARDS + 1),
)
