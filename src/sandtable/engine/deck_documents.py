"""Documents that change the deck of a card game, and numbers of its rules.

They fill three fields of a state: `deck`, how many cards of each kind there are, and two that are an AMENDMENT:
`amended`, 1 where the deck is not the printed one, and `changed`, by how much each number differs from the printed one.
Scenarios have other decks too, but change no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from sandtable.engine.amendments import Parts, amendment_schema, mapping_schema, read_amendment
from sandtable.engine.document import Document
from sandtable.engine.document_values import read_whole, read_yes_or_no
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Change
from sandtable.engine.json_data import Json
from sandtable.engine.messages import Message
from sandtable.engine.record.arrays import Ints


class Amended(Protocol):
    """A view with the fields that documents fill."""

    deck: Ints
    amended: int
    changed: Ints


@dataclass(frozen=True)
class Number:
    """A number of the printed rules that documents may change, or a yes or no, which is 1 or 0."""

    place: int  # in `changed`
    key: str  # of a document
    cards: tuple[int, ...]  # the kinds that it is about, as a document names them one inside the other
    printed: int
    allowed: range
    clause: str
    # what a table is told: a pattern with {n}; of a yes or no, the sentences for no and for yes; or, of a game with
    # catalogues, a message, which is about the number `n` and what was `printed` besides
    said: tuple[str, ...] | Message

    @property
    def is_yes_or_no(self) -> bool:
        return self.allowed == range(2)

    @property
    def schema(self) -> Json:
        if self.is_yes_or_no:
            return {"type": "boolean"}
        return {"type": "integer", "minimum": self.allowed[0], "maximum": self.allowed[-1]}

    def read(self, given: Any, where: str) -> int | bool | None:
        """Return its value in a document, None if it is the printed one; raise BadInput."""
        if self.is_yes_or_no:
            n: int = read_yes_or_no(given, where, self.clause)
        else:
            n = read_whole(given, where, self.allowed, self.clause)
        return None if n == self.printed else n

    def told(self, n: int) -> Change:
        """Return the change that the number is `n`."""
        if isinstance(self.said, Message):
            about = {**self.said.given, "n": n, "printed": self.printed}
            return Change(self.clause, Message(self.said.id, about))
        said = self.said[n] if self.is_yes_or_no else self.said[0].format(n=n)
        return Change(self.clause, f"At this table {said}.")


@dataclass(frozen=True)
class DeckRules:
    """The printed deck and numbers of a variant, and those that may take their place."""

    parts: Parts
    numbers: Sequence[Number]
    places: int  # of `changed`
    keys: Mapping[str, str]  # of the numbers: what each says, in words
    example: str
    sizes: Callable[[Sequence[int]], range]  # by the numbers: how many cards there may be, enough for a deal to all
    refusal: Callable[[Sequence[int], Sequence[int]], str] = lambda deck, values: ""  # why they cannot be played, or ""

    @property
    def document(self) -> Document:
        keys = ", ".join(f"`{key}`" for key in self.keys)
        schemas = {key: {**self._schema(self._of(key)), "description": text} for key, text in self.keys.items()}
        return Document(
            about="What differs from the rulebook: `counts`, how many cards of each kind the deck has, and numbers of "
            f"the rules: {keys}, as in `{self.example}`.",
            schema=amendment_schema({"counts": self.parts.schema, **schemas}),
            read=self._read,
        )

    def _of(self, key: str) -> list[Number]:
        return [number for number in self.numbers if number.key == key]

    def _schema(self, numbers: Sequence[Number], depth: int = 0) -> Json:
        if len(numbers[0].cards) == depth:
            return numbers[0].schema
        return mapping_schema(
            {
                self.parts.titles[kind]: self._schema(among, depth + 1)
                for kind, among in _by_card(numbers, depth).items()
            }
        )

    def _read(self, document: Mapping[str, Any]) -> Json:
        parts = self.parts
        readers: dict[str, Callable[[Any], Any]] = {"counts": self._counts}
        readers |= {key: partial(self._numbers, self._of(key), key) for key in self.keys}
        read = read_amendment(document, parts, readers)
        deck, values = self._deck(read), self._values(read)
        parts.check_size(deck, self.sizes(values))
        if refusal := self.refusal(deck, values):
            raise BadInput(f"{refusal} ({parts.clause})")
        return read

    def _counts(self, given: Any) -> dict[str, int]:
        return {self.parts.titles[kind]: n for kind, n in self.parts.counts(given).items()}

    def _numbers(self, numbers: Sequence[Number], where: str, given: Any, depth: int = 0) -> Any:
        """Return what a document changes about these numbers; None if nothing.

        They are all about the same cards as far as `depth`, which have been named in `where`.
        """
        if len(numbers[0].cards) == depth:
            return numbers[0].read(given, where)
        titles, among = self.parts.titles, _by_card(numbers, depth)
        found = {}
        for kind, value in self.parts.by_kind(given, where).items():
            if kind not in among:
                named = ", ".join(titles[other] for other in among)
                raise BadInput(f"{where}: only {named} can be changed, not {titles[kind]} ({self.parts.clause})")
            changed = self._numbers(among[kind], f"{where}: {titles[kind]}", value, depth + 1)
            if changed is not None:
                found[titles[kind]] = changed
        return found or None

    def _deck(self, document: Mapping[str, Any]) -> list[int]:
        counts = {**self.parts.printed, **self.parts.by_kind(document.get("counts", {}), "counts")}
        return [counts[kind] for kind in sorted(counts)]

    def _values(self, document: Mapping[str, Any]) -> list[int]:
        """Return the numbers by their places, 0 where a variant has none."""
        values = [0] * self.places
        for number in self.numbers:
            said = document.get(number.key)
            for kind in number.cards:
                said = said and said.get(self.parts.titles[kind])
            values[number.place] = number.printed if said is None else int(said)
        return values

    def pack(self, document: Mapping[str, Any]) -> Json:
        """Return the fields that a document fills; those of the printed rules if it is empty."""
        changed, values = [0] * self.places, self._values(document)
        for number in self.numbers:
            changed[number.place] = values[number.place] - number.printed
        return {"deck": self._deck(document), "amended": int("counts" in document), "changed": changed}

    def changes(self, view: Amended) -> list[Change]:
        """Return what the document of a table changes."""
        printed = self.parts.printed
        kinds = [kind for kind in printed if view.amended and view.deck[kind] != printed[kind]]
        return [*(self.parts.told(kind, view.deck[kind]) for kind in kinds), *self._told(view, self.numbers)]

    def about(self, view: Amended, *what: int | str) -> list[Any]:
        """Return what it changes about these kinds of card, or by these keys, as sentences."""
        numbers = [number for number in self.numbers if number.key in what or set(number.cards) & set(what)]
        return [change.text for change in self._told(view, numbers)]

    def _told(self, view: Amended, numbers: Sequence[Number]) -> list[Change]:
        return [number.told(number.printed + by) for number in numbers if (by := view.changed[number.place])]


def _by_card(numbers: Sequence[Number], depth: int) -> dict[int, list[Number]]:
    """Return numbers by the kind of card that they are about at a depth."""
    found: dict[int, list[Number]] = {}
    for number in numbers:
        found.setdefault(number.cards[depth], []).append(number)
    return found
