"""What units are called: in notation `S1` among a side's own, `West.S1` where it must be said whose (UC-R-91); in
sentences `Rifleman 1`, with the number of the notation."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.combat.rules.callings import calling, type_of
from sandtable.games.combat.rules.schema import BUY, NOBODY, UNITS
from sandtable.games.combat.rules.tables import TYPE_CODES
from sandtable.games.combat.words.titles import CALLING_TITLES
from sandtable.umpire.schema import StandIn

SEAT_NAMES = ("West", "East")
CALLING_CODES = (*TYPE_CODES, "rifle", "mg", "baz", "mort")


def short_name(view: StandIn, unit: int) -> str:
    """A unit's type code and its number among those of its type on its side."""
    kinds = kinds_of(view, unit // UNITS)
    place = unit % UNITS
    return f"{TYPE_CODES[kinds[place]]}{kinds[: place + 1].count(kinds[place])}"


def calling_of(view: StandIn, unit: int) -> int:
    """What a unit is called by, and how many it is: its type, or of a Soldier the weapon that it is there for."""
    seat, place = divmod(unit, UNITS)
    arms = view.bought_arms[seat][place] if view.phase == BUY else view.arms[unit]
    return int(calling(kind_of(view, unit), arms))


def number_of(view: StandIn, unit: int) -> int:
    """A unit's number among those of its type on its side; 0: it is the only one."""
    kinds, place = kinds_of(view, unit // UNITS), unit % UNITS
    return kinds[: place + 1].count(kinds[place]) if kinds.count(kinds[place]) > 1 else 0


def title(called: int, number: int) -> str:
    """`Rifleman 2`, or `Officer` where there is one."""
    name = CALLING_TITLES[CALLING_CODES[called]]
    return f"{name} {number}" if number else name


def title_of(view: StandIn, unit: int) -> str:
    return title(calling_of(view, unit), number_of(view, unit))


def notation(called: int, number: int) -> str:
    """What the same unit is called in notation."""
    return f"{TYPE_CODES[type_of(called)]}{number or 1}"


def unit_id(view: StandIn, unit: int) -> str:
    return f"{SEAT_NAMES[unit // UNITS]}.{short_name(view, unit)}"


def kinds_of(view: StandIn, seat: int) -> list[int]:
    """The types of a side's units in order, as far as the viewer knows them: while armies are bought its own alone."""
    if view.phase == BUY:
        return list(view.bought_kind[seat][: view.bought[seat]]) if view.viewer == seat else []
    return list(view.kind[seat * UNITS : seat * UNITS + view.count[seat]])


def kind_of(view: StandIn, unit: int) -> int:
    """The type of a unit."""
    return kinds_of(view, unit // UNITS)[unit % UNITS]


def units_of(view: StandIn, seat: int) -> Iterator[int]:
    """The numbers of a side's units, in order."""
    return iter(range(seat * UNITS, seat * UNITS + len(kinds_of(view, seat))))


def find(view: StandIn, seat: int, name: str) -> int:
    """The unit of a side that a short name stands for; NOBODY where there is none."""
    for unit in units_of(view, seat):
        if short_name(view, unit).upper() == name.upper():
            return unit
    return NOBODY
