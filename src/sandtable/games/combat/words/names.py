"""The names of units (UC-R-91).

Notation calls a unit `S1` among its own side, and `West.S1` where the side must be named. Sentences call it
`Rifleman 1`, with the number of the notation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.callings import CALLING_CODES, calling, type_of
from sandtable.games.combat.rules.schema import BUY, NOBODY, UNITS
from sandtable.games.combat.rules.tables import TYPE_CODES
from sandtable.games.combat.words.titles import CALLING_TITLES

SEAT_NAMES = ("West", "East")


def short_name(view: View, unit: int) -> str:
    """Return a unit's type code and its number among its side's units of that type, as in `S1`."""
    return _short(tuple(kinds_of(view, unit // UNITS)), unit % UNITS)


@lru_cache(maxsize=1 << 12)
def _short(kinds: tuple[int, ...], place: int) -> str:
    return f"{TYPE_CODES[kinds[place]]}{kinds[: place + 1].count(kinds[place])}"


def calling_of(view: View, unit: int) -> int:
    """Return the calling of a unit: its type, or for a Soldier that of its main weapon (see `rules.callings`)."""
    seat, place = divmod(unit, UNITS)
    arms = view.bought_arms[seat][place] if view.phase == BUY else view.arms[unit]
    return int(calling(kind_of(view, unit), arms))


def number_of(view: View, unit: int) -> int:
    """Return a unit's number among its side's units of its type; 0 if it is the only one."""
    return _number(kinds_of(view, unit // UNITS), unit % UNITS)


def _number(kinds: Sequence[int], place: int) -> int:
    return kinds[: place + 1].count(kinds[place]) if kinds.count(kinds[place]) > 1 else 0


def title(called: int, number: int) -> str:
    """Return the title of a calling with a number, as in `Rifleman 2`, or without if the number is 0."""
    name = CALLING_TITLES[CALLING_CODES[called]]
    return f"{name} {number}" if number else name


@lru_cache(maxsize=1 << 12)
def id_of(side: int, called: int, number: int) -> str:
    """Return the id of a unit, as in `West.S1`, from its side, calling and number."""
    return f"{SEAT_NAMES[side]}.{notation(called, number)}"


def notation(called: int, number: int) -> str:
    """Return the short name of a unit in notation, as in `S2`, from its calling and number."""
    return f"{TYPE_CODES[type_of(called)]}{number or 1}"


def named(view: View, unit: int) -> dict[str, Any]:
    """Return what messages know of a unit: its id, its calling, and its number if it has one."""
    called, number = CALLING_CODES[calling_of(view, unit)], number_of(view, unit) or None
    return {"unit": unit_id(view, unit), "calling": called, "number": number}


class Called(NamedTuple):
    """The names of a unit: see `unit_id`, `short_name`, `title`, `calling_of` and `number_of`."""

    id: str
    side: str
    name: str
    title: str
    calling: str
    number: int


@lru_cache(maxsize=1 << 12)
def names_of(unit: int, kinds: tuple[int, ...], arms: int) -> Called:
    """Return the names of a unit that carries `arms`, on a side with units of the types `kinds`."""
    seat, place = divmod(unit, UNITS)
    side, name, number = SEAT_NAMES[seat], _short(kinds, place), _number(kinds, place)
    called = int(calling(kinds[place], arms))
    return Called(f"{side}.{name}", side, name, title(called, number), CALLING_CODES[called], number)


def unit_id(view: View, unit: int) -> str:
    """Return the id of a unit, as in `West.S1`."""
    return f"{SEAT_NAMES[unit // UNITS]}.{short_name(view, unit)}"


def kinds_of(view: View, seat: int) -> list[int]:
    """Return the types of a side's units in order.

    While armies are bought, the viewer knows its own alone: other sides have an empty list.
    """
    if view.phase == BUY:
        return list(view.bought_kind[seat][: view.bought[seat]]) if view.viewer == seat else []
    return list(view.kind[seat * UNITS : seat * UNITS + view.count[seat]])


def kind_of(view: View, unit: int) -> int:
    """Return the type of a unit."""
    return kinds_of(view, unit // UNITS)[unit % UNITS] if view.phase == BUY else view.kind[unit]


def units_of(view: View, seat: int) -> Iterator[int]:
    """Yield the numbers of a side's units, in order."""
    return iter(range(seat * UNITS, seat * UNITS + len(kinds_of(view, seat))))


def find(view: View, seat: int, name: str) -> int:
    """Return the unit of a side with a short name, ignoring case; NOBODY if there is none."""
    for unit in units_of(view, seat):
        if short_name(view, unit).upper() == name.upper():
            return unit
    return NOBODY
