"""All the sentences that say how a game has ended, of each game that has no catalogue, about others and about you."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from sandtable.engine.sentences import YOU, listed, sentence
from sandtable.games.stratego.words import endings as stratego

NAMES = ("Anna", "Ben Ti", "Clara")
SIDES: tuple[Sequence[str], ...] = (NAMES[:1], (YOU,), NAMES[:2], NAMES, (YOU, NAMES[0]), (YOU, *NAMES[:2]))


def of_stratego() -> Iterator[str]:
    for end, side in product(stratego.ENDINGS.values(), SIDES):
        yield sentence("{seat} [wins|win]: {why}.", listed(side), why=end.text)
        yield f"A draw: {end.text}."


ENDINGS = {
    "stratego": of_stratego,
}
"""By the room of the client that has their words."""
