"""A game's full state in plain words, for a scenario's position: the argument of a game's `Stage.written`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from sandtable.engine.errors import BadInput

T = TypeVar("T")
MANY = 2
"""The most cards of a kind that are written one by one."""


class Unwritable(BadInput):
    """A state that no position can express; the message says why."""


@dataclass(frozen=True)
class Situation:
    """All of a game's state, and the later outcomes of chance that are to happen again."""

    state: Any  # the record as an object
    variant: Any
    seats: Sequence[str]
    options: Mapping[str, Any]
    brought: Sequence[tuple[int, int]] = ()  # the phase in which chance acted, and the outcome

    def by_seat(self, values: Iterable[T]) -> dict[str, T]:
        """Return the values that are not empty, by the names of the seats."""
        return {seat: value for seat, value in zip(self.seats, values, strict=False) if value}


def signs_of(counts: Sequence[int], signs: Mapping[int, str] | Sequence[str]) -> list[str]:
    """Return counts of kinds as a list of their signs."""
    return [signs[kind] for kind, count in enumerate(counts) for _ in range(count)]


def as_list(signs: Iterable[str]) -> str:
    """Return a list of cards as scenarios write it: `12*1S`."""
    runs = ((sign, len(list(run))) for sign, run in groupby(signs))
    return " ".join(f"{n}*{sign}" if n > MANY else " ".join([sign] * n) for sign, n in runs)


def without_empty(**values: object) -> dict[str, object]:
    """Return a mapping without its empty values."""
    return {key: value for key, value in values.items() if value}
