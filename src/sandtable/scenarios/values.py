"""Values of scenario files, which can be written in several ways: yes and no, lists, counts, names of seats."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from sandtable.engine.errors import BadInput
from sandtable.engine.spelling import yes_no
from sandtable.scenarios.files import Malformed

T = TypeVar("T")


@dataclass(frozen=True)
class Given:
    """A value as a scenario gives it, with the seats at its table. The methods raise Malformed for what they cannot
    read.
    """

    value: object
    seats: Sequence[str] = ()

    def words(self) -> list[str]:
        """Return a list however it was written: `"9 2"`, `[9, 2]`, `9`, `3*X`, or nothing."""
        return _words(self.value)

    def number(self) -> int:
        """Return a whole number, quoted or not."""
        if isinstance(self.value, int) and not isinstance(self.value, bool):
            return self.value
        if isinstance(self.value, str) and re.fullmatch(r"-?\d{1,9}", self.value):
            return int(self.value)
        raise Malformed(f"{self.value!r} is no whole number")

    def numbers(self) -> list[int]:
        return [replace(self, value=word).number() for word in self.words()]

    def text(self) -> str:
        """Return a single word or number as text."""
        if isinstance(self.value, str | int) and not isinstance(self.value, bool):
            return str(self.value).strip()
        raise Malformed(f"{self.value!r} is no text; quote it")

    def answer(self) -> bool:
        """Return a yes or a no."""
        answer = yes_no(self.value)
        if answer is None:
            raise Malformed(f"{self.value!r} is neither yes nor no")
        return answer

    def named(self) -> dict[str, Given]:
        """Return a mapping of names to values."""
        if self.value is None:
            return {}
        if isinstance(self.value, dict):
            return {replace(self, value=key).text(): replace(self, value=inner) for key, inner in self.value.items()}
        raise Malformed(f"{self.value!r} should be written {{NAME: VALUE}}")

    def seat(self) -> str:
        """Return the name of a seat."""
        return self.seats[self.seat_number()]

    def seat_number(self) -> int:
        return seat_number(self.text(), self.seats)

    def seat_numbers(self) -> set[int]:
        return {seat_number(name, self.seats) for name in self.words()}


Reader: TypeAlias = Callable[[Given], T]
"""What reads a value; raises Malformed."""


def _words(value: object) -> list[str]:
    if value is None:
        return []
    if isinstance(value, bool):
        raise Malformed(f"{'yes' if value else 'no'} is no list; quote it if a word is meant")
    if isinstance(value, int | str):
        return [one for word in str(value).replace(",", " ").split() for one in _repeated(word)]
    if isinstance(value, list):
        if None in value:
            raise Malformed("there is nothing between two commas, or a null, in a list")
        return [word for item in value for word in _words(item)]
    raise Malformed(f"{value!r} is no list")


def _repeated(word: str) -> list[str]:
    times = re.fullmatch(r"(\d{1,3})\*([\w?].*)", word)  # not the marks of `4*!`
    if times and not int(times[1]):
        raise Malformed(f"'{word}' is no card at all: leave it out")
    return [times[2]] * int(times[1]) if times else [word]


def seat_number(name: str, seats: Sequence[str]) -> int:
    if name not in seats:
        raise Malformed(f"there is no seat '{name}'")
    return seats.index(name)


def between(least: int, most: int) -> Reader[int]:
    """Return a reader of whole numbers in a range."""

    def read(given: Given) -> int:
        number = given.number()
        if not least <= number <= most:
            raise Malformed(f"{number} is not between {least} and {most}")
        return number

    return read


def coded(codes: Mapping[str, T]) -> Reader[T]:
    """Return a reader of words that gives what each stands for."""

    def read(given: Given) -> T:
        word = given.text()
        if word not in codes:
            raise Malformed(f"'{word}' is none of {', '.join(codes)}")
        return codes[word]

    return read


def one_of(words: Collection[str]) -> Reader[str]:
    """Return a reader of these words."""
    return coded({word: word for word in words})


def if_any(read: Reader[T]) -> Reader[T | None]:
    """Return a reader that gives None for nothing."""
    return lambda given: None if given.value is None else read(given)


def named(read: Reader[T]) -> Reader[dict[str, T]]:
    """Return a reader of values by names."""

    def read_all(given: Given) -> dict[str, T]:
        found = {}
        for name, inner in given.named().items():
            try:
                found[name] = read(inner)
            except (Malformed, BadInput) as error:
                raise Malformed(f"{name}: {error}") from error
        return found

    return read_all


def by_number(read: Reader[T]) -> Reader[dict[int, T]]:
    """Return a reader of values by seats; it gives the seats' numbers."""
    return lambda given: {seat_number(name, given.seats): value for name, value in named(read)(given).items()}


def by_name(read: Reader[T], what: str) -> Reader[dict[str, T]]:
    """Return a reader of expected values by names, at least one; `what` is so called."""

    def read_all(given: Given) -> dict[str, T]:
        found = named(read)(given)
        if not found:
            raise Malformed(f"no {what} is named, so nothing would be compared")
        return found

    return read_all


def by_seat(read: Reader[T]) -> Reader[dict[str, T]]:
    """Return a reader of expected values by seats, at least one."""

    def read_all(given: Given) -> dict[str, T]:
        found = by_name(read, "seat")(given)
        for name in found:
            seat_number(name, given.seats)
        return found

    return read_all
