"""All the sentences that say how a game has ended, of each game that has no catalogue, about others and about you."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from sandtable.engine.sentences import YOU
from sandtable.games.combat.words import show as combat

NAMES = ("Anna", "Ben Ti", "Clara")
SIDES: tuple[Sequence[str], ...] = (NAMES[:1], (YOU,), NAMES[:2], NAMES, (YOU, NAMES[0]), (YOU, *NAMES[:2]))


def of_combat() -> Iterator[str]:
    for reason, names in product(combat.ENDINGS, (("Anna", "Ben Ti"), (YOU, "Anna"), ("Anna", YOU))):
        yield combat.verdict(reason, 1, names)
        yield combat.verdict(reason, 0, names)


ENDINGS = {
    "combat": of_combat,
}
"""By the room of the client that has their words."""
