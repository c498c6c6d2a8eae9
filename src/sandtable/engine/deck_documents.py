"""Documents that change how many cards of each kind a deck has.

They fill two fields of a state: `deck`, how many there are, and `amended`, an AMENDMENT that is 1 where the deck is not
the printed one. Scenarios have other decks too, but change no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sandtable.engine.amendments import Parts, amendment_schema, read_amendment
from sandtable.engine.document import Document
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Change
from sandtable.engine.record.arrays import Ints


class Amended(Protocol):
    """A view with the fields that documents fill."""

    deck: Ints
    amended: int


@dataclass(frozen=True)
class DeckRules:
    """The printed deck of a variant, and the decks that may take its place."""

    parts: Parts
    sizes: range  # how many cards there may be: enough for a deal to all seats, and no more than a state has room for
    half: tuple[int, ...] = ()  # kinds of which at least half of the cards must be
    half_title: str = ""

    @property
    def document(self) -> Document:
        return Document(
            about="What differs from the rulebook: `counts`, how many cards of each kind the deck has.",
            schema=amendment_schema({"counts": self.parts.schema}),
            read=lambda document: read_amendment(document, self.parts, {"counts": self._counts}),
        )

    def _counts(self, given: Any) -> dict[str, int]:
        parts = self.parts
        counts = parts.counts(given, self.sizes)
        deck = {**parts.printed, **counts}
        if self.half and 2 * sum(deck[kind] for kind in self.half) < sum(deck.values()):
            raise BadInput(f"counts: at least half of the cards are {self.half_title} ({parts.clause})")
        return {parts.titles[kind]: n for kind, n in counts.items()}

    def pack(self, document: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields that a document fills; those of the printed deck if it is empty."""
        counts = self.parts.by_kind(document.get("counts", {}), "counts")
        deck = {**self.parts.printed, **counts}
        return {"deck": [deck[kind] for kind in sorted(deck)], "amended": int(bool(counts))}

    def changes(self, view: Amended) -> list[Change]:
        """Return what the document of a table changes."""
        if not view.amended:
            return []
        printed = self.parts.printed
        return [self.parts.told(kind, view.deck[kind]) for kind in printed if view.deck[kind] != printed[kind]]
