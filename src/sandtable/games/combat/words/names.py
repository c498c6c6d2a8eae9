"""What units are called: in notation `S1` among a side's own, `West.S1` where it must be said whose (UC-R-91); in
sentences `Rifleman 1`, with the number of the notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.callings import calling, type_of
from sandtable.games.combat.rules.schema import BUY, NOBODY, UNITS
from sandtable.games.combat.rules.tables import TYPE_CODES
from sandtable.games.combat.words.titles import CALLING_TITLES

SEAT_NAMES = ("West", "East")
CALLING_CODES = (*TYPE_CODES, "rifle", "mg", "baz", "mort")


def short_name(view: View, unit: int) -> str:
    """A unit's type code and its number among those of its type on its side."""
    return _short(kinds_of(view, unit // UNITS), unit % UNITS)


def _short(kinds: Sequence[int], place: int) -> str:
    return f"{TYPE_CODES[kinds[place]]}{kinds[: place + 1].count(kinds[place])}"


def calling_of(view: View, unit: int) -> int:
    """What a unit is called by, and how many it is: its type, or of a Soldier the weapon that it is there for."""
    seat, place = divmod(unit, UNITS)
    arms = view.bought_arms[seat][place] if view.phase == BUY else view.arms[unit]
    return int(calling(kind_of(view, unit), arms))


def number_of(view: View, unit: int) -> int:
    """A unit's number among those of its type on its side; 0: it is the only one."""
    return _number(kinds_of(view, unit // UNITS), unit % UNITS)


def _number(kinds: Sequence[int], place: int) -> int:
    return kinds[: place + 1].count(kinds[place]) if kinds.count(kinds[place]) > 1 else 0


def title(called: int, number: int) -> str:
    """`Rifleman 2`, or `Officer` where there is one."""
    name = CALLING_TITLES[CALLING_CODES[called]]
    return f"{name} {number}" if number else name


def title_of(view: View, unit: int) -> str:
    return title(calling_of(view, unit), number_of(view, unit))


def notation(called: int, number: int) -> str:
    """What the same unit is called in notation."""
    return f"{TYPE_CODES[type_of(called)]}{number or 1}"


class Called(NamedTuple):
    """All that a unit goes by, see `short_name`, `title_of`, `calling_of` and `number_of`."""

    id: str
    side: str
    name: str
    title: str
    calling: str
    number: int


@lru_cache(maxsize=1 << 12)
def names_of(unit: int, kinds: tuple[int, ...], arms: int) -> Called:
    """The names of a unit on a side with units of these types, by its arms."""
    seat, place = divmod(unit, UNITS)
    side, name, number = SEAT_NAMES[seat], _short(kinds, place), _number(kinds, place)
    called = int(calling(kinds[place], arms))
    return Called(f"{side}.{name}", side, name, title(called, number), CALLING_CODES[called], number)


def unit_id(view: View, unit: int) -> str:
    return f"{SEAT_NAMES[unit // UNITS]}.{short_name(view, unit)}"


def kinds_of(view: View, seat: int) -> list[int]:
    """The types of a side's units in order, as far as the viewer knows them: while armies are bought its own alone."""
    if view.phase == BUY:
        return list(view.bought_kind[seat][: view.bought[seat]]) if view.viewer == seat else []
    return list(view.kind[seat * UNITS : seat * UNITS + view.count[seat]])


def kind_of(view: View, unit: int) -> int:
    """The type of a unit."""
    return kinds_of(view, unit // UNITS)[unit % UNITS]


def units_of(view: View, seat: int) -> Iterator[int]:
    """The numbers of a side's units, in order."""
    return iter(range(seat * UNITS, seat * UNITS + len(kinds_of(view, seat))))


def find(view: View, seat: int, name: str) -> int:
    """The unit of a side that a short name stands for; NOBODY where there is none."""
    for unit in units_of(view, seat):
        if short_name(view, unit).upper() == name.upper():
            return unit
    return NOBODY
