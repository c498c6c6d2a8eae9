"""The kinds of event in a game: what each tells, and who may know it.

A game declares them in `rules/events.py`. From the one declaration `event_types.py` makes two files: the functions that
rules tell events with (`rules/tell.py`), and the events as Python and clients know them (`words/told.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct

from sandtable.engine.record.arrays import Rows
from sandtable.engine.record.events import FACTS, VALUE, buffer
from sandtable.engine.record.schema import OWN, Audience


class Told(Struct, tag_field="kind", kw_only=True):
    """An event as it is told. Each kind has a class of its own, which names its facts."""

    text: str = ""
    """What happened, as a sentence."""
    clause: str | None = None
    """The clause of the rulebook that it goes by."""


@dataclass(frozen=True)
class Fact:
    """Something that an event tells: one number of its row, or several, and what they stand for."""

    type: str  # in Python
    value: str  # Python's expression for it; `{}` stands for its number, `{row}` and `{first}` for its place
    about: str = ""
    columns: int = 1  # 0: it is always the same
    words: tuple[Words, ...] = ()  # what its numbers stand for
    to: Audience | None = None  # who is told what is otherwise hidden; None: nothing hidden may stand here
    of: str = ""  # the fact that says which element of a hidden field this is, for those who then know it
    optional: bool = False  # whether it is left out while it is unknown

    def __call__(self, about: str) -> Fact:
        """Return the same fact with a sentence about it."""
        return replace(self, about=about)


@dataclass(frozen=True)
class Words:
    """What numbers stand for: words, or lists of words."""

    name: str  # of their type, if they are words
    values: Mapping[int, Any]
    of: str = ""  # the type of the words, if they are lists
    are_names: bool = False  # too many to be listed as a type


SEAT = Fact("str", "seats[{}]")
SEATS = Fact("list[str]", "[seat for n, seat in enumerate(seats) if {} >> n & 1]")
"""Several seats, as bits."""
NUMBER = Fact("int", "{}")


def one_of(name: str, words: Sequence[str] | Mapping[int, str]) -> Fact:
    """Return a fact that is one of these words: its number, in rows. `name` is what the type of the words is called."""
    return Fact(name, f"_{name.upper()}[{{}}]", words=(Words(name, _numbered(words)),))


def name_of(kind: str, names: Sequence[str]) -> Fact:
    """Return a fact that is one of many names, such as those of squares: its number, in rows."""
    return Fact("str", f"_{kind.upper()}[{{}}]", words=(Words(kind, _numbered(names), are_names=True),))


def list_of(name: str, word: Fact, lists: Sequence[Sequence[int]]) -> Fact:
    """Return a fact that is one of these lists of words: its number, in rows."""
    known = word.words[0].values
    values = {number: tuple(known[each] for each in some) for number, some in enumerate(lists)}
    listed = Words(name, values, of=word.type)
    return Fact(f"list[{word.type}]", f"list(_{name.upper()}[{{}}])", words=(*word.words, listed))


def counts(word: Fact) -> Fact:
    """Return a fact that lists words, each as often as its count says: a column for each word."""
    kinds = len(word.words[0].values)
    one = word.value.format("k")
    value = f"[{one} for k in range({kinds}) for _ in range({{row}}[{{first}} + k])]"
    return Fact(f"list[{word.type}]", value, columns=kinds, words=word.words)


def always(text: str) -> Fact:
    """Return a fact that is the same in all events of a kind, or that only words fill in."""
    return Fact("str", f'"{text}"', columns=0)


def disclosed(fact: Fact, to: Audience, of: str = "") -> Fact:
    """Return a fact that is hidden from all but its audience. Rules may put something hidden here, by a disclosure.

    The audience is PUBLIC; or OWN, the seat that the event names, while others are told the event without the fact; or
    `known_by(mask)`. Then `of` names the fact that says which element of a field with this mask it is, and whoever is
    told the event knows that element from then on: rules give the field and the mask.
    """
    return replace(fact, to=to, of=of)


def optional(fact: Fact) -> Fact:
    """Return a fact that is left out where it is unknown."""
    return replace(fact, optional=True)


def is_known(fact: Fact) -> bool:
    """Return whether those who are told the fact know it from then on, by a mask."""
    return fact.to is not None and fact.to.kind == "known_by"


_TAKEN = frozenset(("ev", "kind", "clause", "audience", "text", "row", "k"))


class Event:
    """One kind of event: what it is about, and its facts by their names.

    With the audience OWN nobody is told of it but the seat that it names: rules may put what only that seat knows into
    any of its facts, by a disclosure.
    """

    def __init__(self, about: str, to: Audience | None = None, /, **facts: Fact) -> None:
        if taken := _TAKEN & facts.keys():
            raise TypeError(f"no fact of an event may be called {', '.join(sorted(taken))}")
        left_out = [fact.optional for fact in facts.values()]
        if left_out != sorted(left_out):
            raise TypeError("facts that may be left out come after the others")
        if OWN in (to, *(fact.to for fact in facts.values())) and "seat" not in facts:
            raise TypeError("an event that tells a seat what is its own has a fact `seat`, which is that seat")
        if any((fact.of not in facts) if is_known(fact) else fact.of for fact in facts.values()):
            raise TypeError("`of` names the fact that says which element of a hidden field is disclosed")
        self.about = about
        self.to = to
        self.facts = facts
        self.given = {name: fact for name, fact in facts.items() if fact.columns}
        """Those that rules give."""
        self.places: dict[str, int] = {}
        """The first column of each of them."""
        column = FACTS
        for name, fact in self.given.items():
            self.places[name] = column
            column += fact.columns
        self.width = column
        self.disclosed = tuple(
            self.places[name] + k for name, fact in self.given.items() if fact.to for k in range(fact.columns)
        )


class EventKinds:
    """The kinds of event by their names: `EventKinds(drew=Event("A card is drawn.", seat=SEAT, card=...), ...)`.

    They are numbered from 1. A row is as wide as the widest of them.
    """

    def __init__(self, **kinds: Event) -> None:
        self.kinds = kinds
        self.width = max((kind.width for kind in kinds.values()), default=VALUE + 1)
        self._disclosed = [(VALUE,), *(kind.disclosed for kind in kinds.values())]

    def disclosed(self, kind: int) -> Sequence[int]:
        """Return the columns in which an event of this kind (its number) may tell what is hidden from others."""
        return self._disclosed[kind] if self.kinds else self._disclosed[0]

    def buffer(self) -> Rows:
        """Return room for the events of one action."""
        return buffer(self.width)


UNDECLARED = EventKinds()
"""The kinds of a game that tells its events by `emit`, `reveal` and `disclose`."""


def _numbered(words: Sequence[str] | Mapping[int, str]) -> Mapping[int, str]:
    return words if isinstance(words, Mapping) else dict(enumerate(words))
