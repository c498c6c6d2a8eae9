"""The documents that change the deck and numbers of a table (US-R-94)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.engine import DeckRules, Message, Number, Parts, member_id
from sandtable.games.soldier.rules.cards import COUNTS, GROUPS, LAY_KINDS, RADIO, SIGNS, WEAPON
from sandtable.games.soldier.rules.engagement import CLAUSES
from sandtable.games.soldier.rules.numbers import (
    BATTLES_WIN,
    DRAWS,
    DRAWS_MORE,
    EARNS,
    HAND,
    PRINTED,
    SOLDIERS_WIN,
    STRENGTH,
    TAKES,
    place_of_answer,
)
from sandtable.games.soldier.rules.schema import MOST_CARDS, SEATS
from sandtable.games.soldier.words.titles import TITLES

MOST_EACH = 99
STRENGTHS = "strength"
_CLAUSES = {
    "action": "US-R-2", "training": "US-R-3", "weapon": "US-R-4", "sniper": "US-COMP-6", "intensity": "US-R-5",
    "special": "US-R-6",
}  # fmt: skip
_KINDS = range(len(SIGNS))

_KEYS = {
    "hand": "how many cards a hand is dealt and filled up to",
    "draws": "how many cards a player with one soldier or none draws",
    "draws_more": "how many cards a player with more soldiers draws",
    "training": "how many points of training earn a soldier",
    "battles_to_win": "how many battles won end the game",
    "soldiers_to_win": "how many soldiers end the game",
    "takes": "how many cards a Radio for Help takes",
    "answers": "which cards answer which",
    STRENGTHS: "how much a weapon or an intensity card counts, with which boosts are matched by strength",
}
_PLAIN = (
    (HAND, "hand", range(1, 13), "US-FILL-3", "changed-hand"),
    (DRAWS, "draws", range(1, 5), "US-TURN-3", "changed-draws"),
    (DRAWS_MORE, "draws_more", range(1, 5), "US-TURN-3", "changed-draws-more"),
    (EARNS, "training", range(1, 5), "US-TRAIN-3", "changed-training"),
    (BATTLES_WIN, "battles_to_win", range(1, 4), "US-WIN-2", "changed-battles"),
    (SOLDIERS_WIN, "soldiers_to_win", range(2, 5), "US-WIN-2", "changed-soldiers"),
)


def _numbers() -> Iterator[Number]:
    for place, key, allowed, cited, id in _PLAIN:
        yield Number(place, key, (), PRINTED[place], allowed, cited, Message(id))
    yield Number(TAKES, "takes", (RADIO,), PRINTED[TAKES], range(1, 9), "US-RADIO-1", Message("changed-takes"))
    for pending, clause in CLAUSES.items():
        for kind in LAY_KINDS:
            place, said = place_of_answer(pending, kind), _changed("answer", card=kind, to=pending)
            yield Number(place, "answers", (kind, pending), PRINTED[place], range(2), member_id(clause.name), said)
    for kind in _KINDS:
        if GROUPS[kind] in ("weapon", "intensity"):
            place, said = STRENGTH + kind - WEAPON, _changed("strength", card=kind)
            yield Number(place, STRENGTHS, (kind,), PRINTED[place], range(1, 10), "US-R-39", said)


def _changed(what: str, **cards: int) -> Message:
    return Message(f"changed-{what}", {name: SIGNS[kind] for name, kind in cards.items()})


def _sizes(values: Sequence[int]) -> range:
    return range(SEATS * values[HAND] + 1, MOST_CARDS + 1)


DECK = DeckRules(
    parts=Parts(
        titles=dict(enumerate(TITLES)),
        signs=dict(enumerate(SIGNS)),
        printed=dict(enumerate(COUNTS)),
        most=dict.fromkeys(_KINDS, MOST_EACH),
        whose="the deck",
        clause="US-R-94",
        clauses={kind: _CLAUSES[GROUPS[kind]] for kind in _KINDS},
        message="changed-count",
    ),
    numbers=tuple(_numbers()),
    places=len(PRINTED),
    keys=_KEYS,
    example="answers: {Stun: {Block: yes}}",
    sizes=_sizes,
)
