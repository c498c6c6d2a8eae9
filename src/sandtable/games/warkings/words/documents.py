"""The documents that change the deck of a table (RT-R-98)."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Change, DeckRules, Parts
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.cards import CARDS, COUNTS, KINDS, SIGNS, SMALL_COUNTS, TERRAIN, TITLES, VALUES
from sandtable.games.warkings.rules.events import BITS
from sandtable.games.warkings.rules.schema import CARDS_EACH, SEATS, SMALL_CARDS_EACH

_MOST = {0: (1 << BITS + 1) - 1, **dict.fromkeys(range(1, KINDS), (1 << BITS) - 1), TERRAIN: COUNTS[TERRAIN]}
"""As many of each card as a hand can be told with; three Empty terrains would be a discard that has no number."""


def _rules(counts: Sequence[int], deal: int, clauses: Sequence[str]) -> DeckRules:
    parts = Parts(
        titles=dict(enumerate(TITLES)),
        signs=dict(enumerate(SIGNS)),
        printed=dict(enumerate(counts)),
        most=_MOST,
        whose="the deck",
        clause="RT-R-98",
        clauses=dict(enumerate(clauses)),
    )
    soldiers = tuple(kind for kind in range(KINDS) if VALUES[kind])
    return DeckRules(parts, range(deal + 2, CARDS + 1), soldiers, "cards that count as soldiers")


DECK = _rules(COUNTS, SEATS * CARDS_EACH, [f"RT-CARD-{kind + 1}" for kind in range(KINDS)])
SMALL_DECK = _rules(SMALL_COUNTS, 2 * SMALL_CARDS_EACH, ["RT-R-94"] * KINDS)


def changes(view: View) -> Sequence[Change]:
    """Return what the document of a table changes."""
    return (SMALL_DECK if view.duel else DECK).changes(view)
