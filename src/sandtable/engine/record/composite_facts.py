"""Facts of events that several numbers tell together, and lists of words by bits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sandtable.engine.record.event_kinds import Fact


@dataclass(frozen=True)
class Composite(Fact):
    """A fact that several numbers tell together, such as a cell by its column and its row."""

    parts: tuple[str, ...] = ()  # the names of the numbers; rules give them one by one
    imports: tuple[tuple[str, str], ...] = ()  # modules and names in them, for the type and the value


def composite(type: str, value: str, parts: Iterable[str], *imports: tuple[str, str]) -> Composite:
    """Return a fact of several numbers. In `value`, Python's expression for it, `{0}`, `{1}` ... stand for them.

    `imports` are pairs of a module and a name in it, which the type or the value needs.
    """
    named = tuple(parts)
    return Composite(type, value, columns=len(named), parts=named, imports=imports)


def some_of(word: Fact) -> Fact:
    """Return a fact that lists words, each once or not at all: the bits of their numbers."""
    one = word.value.format("k")
    kinds = len(word.words[0].values)
    return Fact(f"list[{word.type}]", f"[{one} for k in range({kinds}) if {{}} >> k & 1]", words=word.words)


@dataclass(frozen=True)
class Part(Fact):
    """One of the numbers of a composite fact as a fact of its own. Rules do not give it twice."""

    whole: str = ""  # the name of the composite fact
    part: str = ""


def part_of(whole: str, part: str, fact: Fact) -> Part:
    """Return a fact that tells one of the numbers of the composite fact `whole`."""
    return Part(fact.type, fact.value, fact.about, columns=0, words=fact.words, whole=whole, part=part)


def parts_of(fact: Fact) -> tuple[str, ...]:
    """Return the names of the numbers that tell a fact together; none if it has one number or a row of them."""
    return fact.parts if isinstance(fact, Composite) else ()
