"""Documents that change a game's rules (`Option.amends`): how they are read, whatever game they are for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sandtable.engine.document_values import NAME_SCHEMA, read_whole, refuse_other_keys, short, with_name
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Change
from sandtable.engine.json_data import Json
from sandtable.engine.messages import Message, Said

PRINTED = "printed"
"""The value of an option that changes rules where it changes none."""


@dataclass(frozen=True)
class Parts:
    """The pieces or cards of a variant, which its documents name by their titles or signs."""

    titles: Mapping[int, str]  # by kind, in the order of the rulebook
    signs: Mapping[int, str]
    printed: Mapping[int, int]  # how many the rulebook has of each kind; none where it is left out
    most: Mapping[int, int]  # how many of each kind there may be
    whose: str  # what has them in a sentence: "an army", "the deck"
    clause: str  # by which it has them
    clauses: Mapping[int, str] = field(default_factory=dict)  # and of kinds that have one of their own
    message: str = ""  # of a game with catalogues: the id of the message about how many there are of a `card`

    def kind(self, named: Any, where: str) -> int:
        """Return the kind of a piece or card that a document names; raise BadInput."""
        wanted = str(named).casefold()
        for kind, title in self.titles.items():
            if wanted in (title.casefold(), self.signs[kind].casefold()):
                return kind
        raise BadInput(
            f"{where}: there is no {short(named)}; there is {', '.join(self.titles.values())} ({self.clause})"
        )

    def by_kind(self, given: Any, where: str) -> dict[int, Any]:
        """Return what a document says of pieces or cards, by kind in the order of the rulebook; raise BadInput."""
        if not isinstance(given, Mapping):
            raise BadInput(f"{where} is a mapping with names ({self.clause})")
        found: dict[int, Any] = {}
        for named, value in given.items():
            kind = self.kind(named, where)
            if kind in found:
                raise BadInput(f"{where}: {self.titles[kind]} stands twice ({self.clause})")
            found[kind] = value
        return {kind: found[kind] for kind in self.titles if kind in found}

    def counts(self, given: Any) -> dict[int, int]:
        """Return the counts that differ from the printed ones; raise BadInput."""
        counts = {
            kind: read_whole(n, f"counts: {self.titles[kind]}", range(self.most[kind] + 1), self.clause)
            for kind, n in self.by_kind(given, "counts").items()
        }
        return {kind: n for kind, n in counts.items() if n != self.printed.get(kind, 0)}

    def check_size(self, counts: Iterable[int], sizes: range) -> None:
        """Check that there are as many pieces or cards in all as there may be; raise BadInput."""
        size = sum(counts)
        if size not in sizes:
            bounds = f"it may have {sizes[0]} to {sizes[-1]}"
            raise BadInput(f"counts: {self.whose} has {size}; {bounds} ({self.clause})")

    def told(self, kind: int, n: int) -> Change:
        """Return the change that there are `n` of a kind."""
        printed = self.printed.get(kind, 0)
        said: Said = f"At this table {self.whose} has {n} × {self.titles[kind]}, not {printed}."
        if self.message:
            said = Message(self.message, {"card": self.signs[kind], "n": n, "printed": printed})
        return Change(self.clauses.get(kind, self.clause), said)

    @property
    def schema(self) -> Json:
        """Return the JSON schema of `counts`."""
        return mapping_schema(
            {self.titles[kind]: {"type": "integer", "minimum": 0, "maximum": n} for kind, n in self.most.items()}
        )


def read_amendment(document: Mapping[str, Any], parts: Parts, readers: Mapping[str, Callable[[Any], Any]]) -> Json:
    """Return a document in its normal form: its name, and what it changes by each of the keys that there are readers
    for. Raises BadInput, also if it changes nothing.
    """
    refuse_other_keys(document, ("name", *readers), parts.clause)
    changes = {key: read(document[key]) for key, read in readers.items() if key in document}
    changes = {key: held for key, held in changes.items() if held}
    if not changes:
        raise BadInput(f"the document changes nothing about the printed rules; it may have {', '.join(readers)}")
    return with_name(document, changes, parts.clause)


def amendment_schema(properties: Mapping[str, Any]) -> Json:
    """Return the JSON schema of a document with these keys besides its name."""
    return mapping_schema({"name": NAME_SCHEMA, **properties})


def mapping_schema(properties: Mapping[str, Any]) -> Json:
    """Return the JSON schema of a mapping that may have these keys and no others."""
    return {"type": "object", "additionalProperties": False, "properties": dict(properties)}
