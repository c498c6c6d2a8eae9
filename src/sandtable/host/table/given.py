"""The entries that a match is given: acts, and what else changes it. The same entries again give the same match."""

from __future__ import annotations

from msgspec import Struct


class _Given(Struct, frozen=True, array_like=True, tag=True, gc=False):
    """An entry that a match is given."""


class Act(_Given, frozen=True):
    """An action as it was submitted: the answer of a seat to its question number `seq`."""

    seat: int
    action: int | str
    seq: int


class AllSeated(_Given, frozen=True):
    """Every seat is taken. From now on reaction windows open."""


class Ordered(_Given, frozen=True):
    """A seat sets its standing order. `order` is its index among the orders of the variant."""

    seat: int
    order: int


class TimeUp(_Given, frozen=True):
    """The time of window number `window` is up. Seats that have not answered pass."""

    window: int


class PhaseUp(_Given, frozen=True):
    """The time of a phase is up. Computer players choose for these seats, which have not acted."""

    seats: frozenset[int]


class TakenBack(_Given, frozen=True):
    """A seat takes back its last act, while its question number `seq` is open."""

    seat: int
    seq: int


class TakenOver(_Given, frozen=True):
    """A computer player goes on in the seat of a person."""

    seat: int
    person: str
    why: str  # a sentence about the `person`


class Relieved(_Given, frozen=True):
    """A person goes on in the seat of a computer player."""

    seat: int
    computer: str


Given = Act | AllSeated | Ordered | TimeUp | PhaseUp | TakenBack | TakenOver | Relieved
"""An entry that a match is given."""
