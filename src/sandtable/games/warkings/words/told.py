"""The events, as Python and clients are told them: a class for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, convert

from sandtable.engine import Told

Card: TypeAlias = Literal["1S", "2S", "3S", "ADV", "SC2", "SC1", "ET"]
_CARD: dict[int, Card] = {0: "1S", 1: "2S", 2: "3S", 3: "ADV", 4: "SC2", 5: "SC1", 6: "ET"}

_DISCARD: dict[int, tuple[Card, ...]] = {
    0: ("1S",),
    1: ("2S",),
    2: ("3S",),
    3: ("ADV",),
    4: ("SC2",),
    5: ("SC1",),
    6: ("ET",),
    7: ("1S", "1S"),
    8: ("2S", "2S"),
    9: ("3S", "3S"),
    10: ("ADV", "ADV"),
    11: ("SC2", "SC2"),
    12: ("SC1", "SC1"),
    13: ("ET", "ET"),
    14: ("1S", "1S", "1S"),
    15: ("2S", "2S", "2S"),
    16: ("3S", "3S", "3S"),
    17: ("ADV", "ADV", "ADV"),
    18: ("SC2", "SC2", "SC2"),
    19: ("SC1", "SC1", "SC1"),
    20: ("SC1", "ET", "SC2"),
    21: ("SC2", "ET", "SC1"),
    22: ("SC2", "SC1", "ET"),
}

Ending: TypeAlias = Literal["zero", "ea-win", "ea-fail", "last-round", "limit"]
_ENDING: dict[int, Ending] = {1: "zero", 2: "ea-win", 3: "ea-fail", 4: "last-round", 5: "limit"}


class Dealt(Told, tag="dealt"):
    """A card is dealt."""

    seat: str
    card: Card | None


class Turned(Told, tag="turned"):
    """A card is turned up, with which the open pile starts."""

    seat: str
    """The seat that starts."""
    card: Card


class Laid(Told, tag="laid"):
    """Cards are discarded."""

    seat: str
    to: str
    """The next seat."""
    cards: list[Card]
    """Bottom first."""
    draws: int | UnsetType = UNSET
    """How many cards their effect makes the next seat draw, if a document changes that."""


class Carried(Told, tag="carried"):
    """A Scroll is passed on."""

    seat: str
    to: str
    """The next seat."""


class Draws(Told, tag="draws"):
    """Cards are to be drawn from the draw pile."""

    seat: str
    cards: int
    """How many."""


class Drew(Told, tag="drew"):
    """A card is drawn from the draw pile."""

    seat: str
    card: Card | None


class Took(Told, tag="took"):
    """The top card of the open pile is taken."""

    seat: str
    card: Card


class Announced(Told, tag="announced"):
    """The enemy attack is on top: the last round begins."""

    seat: str
    """The seat that drew the card above it, with which the round ends."""
    to: str
    """The next seat, with which the round starts."""


class Stopped(Told, tag="stopped"):
    """A seat draws no second card, which would be the enemy attack."""

    seat: str


class Spared(Told, tag="spared"):
    """A seat need not pick up the enemy attack."""

    seat: str


class Enemy(Told, tag="enemy"):
    """The enemy attack is picked up."""

    seat: str
    card: str


class Zero(Told, tag="zero"):
    """A hand counts no soldiers."""

    seat: str


class Shown(Told, tag="shown"):
    """A hand is shown at the end, and counted."""

    seat: str
    cards: list[Card]
    sum: int
    """The sum of what its cards count as."""
    advisors: int
    """How many Advisors are in it."""
    total: int
    """How many soldiers it stands for."""


class Ended(Told, tag="ended"):
    """The game is over."""

    winners: list[str]
    losers: list[str]
    reason: Ending


Event: TypeAlias = (
    Dealt | Turned | Laid | Carried | Draws | Drew | Took | Announced | Stopped | Spared | Enemy | Zero | Shown | Ended
)


def _dealt(row: Sequence[int], seats: Sequence[str]) -> Dealt:
    return Dealt(seats[row[3]], None if row[4] == -1 else _CARD[row[4]])


def _turned(row: Sequence[int], seats: Sequence[str]) -> Turned:
    return Turned(seats[row[3]], _CARD[row[4]])


def _laid(row: Sequence[int], seats: Sequence[str]) -> Laid:
    return Laid(seats[row[3]], seats[row[4]], list(_DISCARD[row[5]]), UNSET if row[6] == -1 else row[6])


def _carried(row: Sequence[int], seats: Sequence[str]) -> Carried:
    return Carried(seats[row[3]], seats[row[4]])


def _draws(row: Sequence[int], seats: Sequence[str]) -> Draws:
    return Draws(seats[row[3]], row[4])


def _drew(row: Sequence[int], seats: Sequence[str]) -> Drew:
    return Drew(seats[row[3]], None if row[4] == -1 else _CARD[row[4]])


def _took(row: Sequence[int], seats: Sequence[str]) -> Took:
    return Took(seats[row[3]], _CARD[row[4]])


def _announced(row: Sequence[int], seats: Sequence[str]) -> Announced:
    return Announced(seats[row[3]], seats[row[4]])


def _stopped(row: Sequence[int], seats: Sequence[str]) -> Stopped:
    return Stopped(seats[row[3]])


def _spared(row: Sequence[int], seats: Sequence[str]) -> Spared:
    return Spared(seats[row[3]])


def _enemy(row: Sequence[int], seats: Sequence[str]) -> Enemy:
    return Enemy(seats[row[3]], "EA")


def _zero(row: Sequence[int], seats: Sequence[str]) -> Zero:
    return Zero(seats[row[3]])


def _shown(row: Sequence[int], seats: Sequence[str]) -> Shown:
    return Shown(seats[row[3]], [_CARD[k] for k in range(7) for _ in range(row[4 + k])], row[11], row[12], row[13])


def _ended(row: Sequence[int], seats: Sequence[str]) -> Ended:
    return Ended(
        [seat for n, seat in enumerate(seats) if row[3] >> n & 1],
        [seat for n, seat in enumerate(seats) if row[4] >> n & 1],
        _ENDING[row[5]],
    )


_READERS: tuple[Callable[[Sequence[int], Sequence[str]], Event], ...] = (
    _dealt,
    _turned,
    _laid,
    _carried,
    _draws,
    _drew,
    _took,
    _announced,
    _stopped,
    _spared,
    _enemy,
    _zero,
    _shown,
    _ended,
)
_CLASSES: dict[str, type[Event]] = {
    "dealt": Dealt,
    "turned": Turned,
    "laid": Laid,
    "carried": Carried,
    "draws": Draws,
    "drew": Drew,
    "took": Took,
    "announced": Announced,
    "stopped": Stopped,
    "spared": Spared,
    "enemy": Enemy,
    "zero": Zero,
    "shown": Shown,
    "ended": Ended,
}


def read(row: Sequence[int], seats: Sequence[str]) -> Event:
    """Return the event that a row tells, without its sentence."""
    return _READERS[row[0] - 1](row, seats)


def known(told: Iterable[Mapping[str, object]]) -> list[Event]:
    """Return events as they were sent; what else was told together with them is left out."""
    return [convert(event, _CLASSES[kind]) for event in told if (kind := str(event["kind"])) in _CLASSES]
