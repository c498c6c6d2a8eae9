"""The documents that change the deck and numbers of a table (RT-R-98)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.engine import Change, DeckRules, Number, Parts
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.cards import (
    ADVISOR,
    CARD_KINDS,
    CARDS,
    COUNTS,
    KINDS,
    ONE_SCROLL,
    SIGNS,
    SMALL_COUNTS,
    SPOKEN,
    TITLES,
    TWO_SCROLL,
)
from sandtable.games.warkings.rules.numbers import DRAWS_ONE, DRAWS_TWO, HAND, PRINTED, SET, TIMES, WORTH
from sandtable.games.warkings.rules.schema import SEATS, SMALL_CARDS_EACH
from sandtable.games.warkings.words.counting import some

_HAND_KEY = "hand"
_KEYS = {
    "values": "how many soldiers each card counts as",
    "times": "by how much an Advisor multiplies the soldiers",
    "draws": "how many cards a Scroll makes the next player draw",
    "set": "how many equal cards are discarded at once",
    _HAND_KEY: "how many cards each player is dealt",
}


def _numbers() -> Iterator[Number]:
    for kind, card in enumerate(CARD_KINDS):
        yield _number(WORTH + kind, "values", (kind,), range(10), card.counted, f"{some(kind)} counts as {{n}}")
    yield _number(TIMES, "times", (ADVISOR,), range(1, 5), "RT-CARD-4", "an Advisor multiplies the soldiers by {n}")
    for place, kind, clause in ((DRAWS_TWO, TWO_SCROLL, "RT-SCROLL-1"), (DRAWS_ONE, ONE_SCROLL, "RT-SCROLL-4")):
        yield _number(place, "draws", (kind,), range(1, 5), clause, f"a player under a {SPOKEN[kind]} draws {{n}}")
    yield _number(SET, "set", (), range(1, 4), "RT-MULTI-1", "at most {n} equal cards are discarded at once")
    yield _number(HAND, _HAND_KEY, (), range(1, 11), "RT-SETUP-1", "each player is dealt {n}")


def _number(place: int, key: str, cards: tuple[int, ...], allowed: range, clause: str, said: str) -> Number:
    printed = PRINTED[place]
    return Number(place, key, cards, printed, allowed, clause, (f"{said}, not {printed}",))


def _refusal(deck: Sequence[int], values: Sequence[int]) -> str:
    soldiers = sum(deck[kind] for kind in range(KINDS) if values[WORTH + kind])
    return "" if 2 * soldiers >= sum(deck) else "at least half of the cards are cards that count as soldiers"


def _rules(counts: Sequence[int], clauses: Sequence[str], seats: int, dealt: int = 0) -> DeckRules:
    """Return the rules of a variant, in which documents say how many cards are dealt unless the variant does."""
    keys = [key for key in _KEYS if not (dealt and key == _HAND_KEY)]
    return DeckRules(
        parts=Parts(
            titles=dict(enumerate(TITLES)),
            signs=dict(enumerate(SIGNS)),
            printed=dict(enumerate(counts)),
            most={kind: card.most for kind, card in enumerate(CARD_KINDS)},
            whose="the deck",
            clause="RT-R-98",
            clauses=dict(enumerate(clauses)),
        ),
        numbers=[number for number in _numbers() if number.key in keys],
        places=len(PRINTED),
        example="values: {Advisor: 1}",
        keys={key: _KEYS[key] for key in keys},
        sizes=lambda values: range(seats * (dealt or values[HAND]) + 2, CARDS + 1),
        refusal=_refusal,
    )


DECK = _rules(COUNTS, [card.counted for card in CARD_KINDS], SEATS)
SMALL_DECK = _rules(SMALL_COUNTS, ["RT-R-94"] * KINDS, 2, SMALL_CARDS_EACH)


def _rules_of(view: View) -> DeckRules:
    return SMALL_DECK if view.duel else DECK


def changes(view: View) -> Sequence[Change]:
    """Return what the document of a table changes."""
    return _rules_of(view).changes(view)


def about(view: View, kind: int) -> Sequence[str]:
    """Return what it changes about a kind of card besides how many there are, as sentences."""
    return _rules_of(view).about(view, kind)
