"""What scenarios expect: for each key, what it means, how its value is read, and how that is compared with the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from sandtable.scenarios.values import Given, Reader

S = TypeVar("S")
T = TypeVar("T")


@dataclass(frozen=True)
class Difference:
    """An expected value, and the value that was found instead."""

    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected}, found {self.found}"


@dataclass(frozen=True)
class Expectation:
    """A key of what scenarios may expect."""

    meaning: str
    differences: Callable[[Any, Given], Iterable[Difference]]
    """Yields the differences between the position on a stage and a value; raises Malformed."""


def expected(read: Reader[T]) -> Callable[[Callable[[S, T], Iterable[Difference]]], Expectation]:
    """Make a key of a stage's method: it has the method's name, and means what the docstring says. The method is given
    what `read` reads, and yields the differences.
    """

    def declared(method: Callable[[S, T], Iterable[Difference]]) -> Expectation:
        return Expectation(" ".join(str(method.__doc__).split()), lambda stage, given: method(stage, read(given)))

    return declared


def compare(what: str, expected: object, found: object) -> Iterator[Difference]:
    """Yield the difference between two values, if there is one."""
    if expected != found:
        yield Difference(what, _shown(expected), _shown(found))


def compare_lists(what: str, expected: Iterable[str], found: Iterable[str]) -> Iterator[Difference]:
    """Return the difference between two lists of words whose order does not matter, if there is one."""
    return compare(what, " ".join(sorted(expected)), " ".join(sorted(found)))


def _shown(value: object) -> str:
    return str(value) or "nothing"
