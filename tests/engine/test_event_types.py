"""Tests of events that a game declares: rows are written by what is made of the declaration, and read by it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import msgspec
import pytest

from sandtable.engine.event_types import rule_functions, structs
from sandtable.engine.record.composite_facts import composite, some_of
from sandtable.engine.record.event_kinds import (
    NUMBER,
    SEAT,
    SEATS,
    UNDECLARED,
    Event,
    EventKinds,
    Fact,
    always,
    counts,
    disclosed,
    list_of,
    name_of,
    one_of,
    optional,
)
from sandtable.engine.record.events import AUDIENCE, CLAUSE, FACTS, KIND
from sandtable.engine.record.facts import FLAG, NAMED, or_none, seat_or
from sandtable.engine.record.schema import OWN, PUBLIC, UNKNOWN, known_by

COLOUR = one_of("Colour", ["red", "green", "blue"])
KNOWN = disclosed(COLOUR, to=known_by("known"), of="piece")
EVENTS = EventKinds(
    drew=Event("A card is drawn.", seat=SEAT("Whose it is."), card=disclosed(COLOUR, to=OWN)),
    laid=Event("Cards.", how=always("open"), cards=list_of("Pair", COLOUR, [[0], [2, 1]]), more=optional(NUMBER)),
    hand=Event("A hand.", cards=disclosed(counts(COLOUR), to=PUBLIC)),
    ended=Event("The end.", winners=SEATS, reason=one_of("Reason", {3: "won", 5: "drawn"})),
    passed=Event("Nothing."),
    robbed=Event("A card is taken.", seat=SEAT, card=disclosed(COLOUR, to=NAMED), victim=SEAT),
    gave=Event("A card is given.", for_=SEAT, card=or_none(COLOUR), to=seat_or("pile"), open=optional(FLAG)),
    named=Event("A piece is named.", piece=NUMBER, at=name_of("Space", ["a1", "a2"]), rank=KNOWN),
    went=Event(
        "A piece goes.",
        from_=composite("list[Decimal]", "[Decimal({0}), Decimal({1})]", ("x", "y"), ("decimal", "Decimal")),
        worn=some_of(COLOUR),
        runs=FLAG,
        over=or_none(COLOUR),
    ),
)
SEAT_NAMES = ("North", "South")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ModuleType, ModuleType]]:
    """Return the two modules that are made from EVENTS."""
    folder = tmp_path_factory.mktemp("made")
    (folder / "made_tell.py").write_text(rule_functions(EVENTS), encoding="utf-8")
    (folder / "made_told.py").write_text(structs(EVENTS), encoding="utf-8")
    sys.path.insert(0, str(folder))
    yield import_module("made_tell"), import_module("made_told")
    sys.path.remove(str(folder))
    del sys.modules["made_tell"], sys.modules["made_told"]


def test_what_is_told_is_read(made: tuple[ModuleType, ModuleType]) -> None:
    tell, told = made
    ev = EVENTS.buffer()
    tell.drew(ev, 1, 2, 7, 0b10)
    tell.drew(ev, 1, UNKNOWN, 7, 0b01)
    tell.laid(ev, 1, UNKNOWN, 7, 0b11)
    tell.laid(ev, 0, 4, 7, 0b11)
    tell.hand(ev, [2, 0, 1], 7, 0b11)
    tell.ended(ev, 0b11, 5, 7, 0b11)
    tell.passed(ev, 7, 0b11)
    rows = [[int(number) for number in row] for row in ev[1 : ev[0][0] + 1]]
    assert [row[CLAUSE] for row in rows] == [7] * 7
    assert [row[AUDIENCE] for row in rows] == [0b10, 0b01, 0b11, 0b11, 0b11, 0b11, 0b11]
    plain = {"text": "", "clause": None}
    assert [msgspec.to_builtins(told.read(row, SEAT_NAMES)) for row in rows] == [
        {"kind": "drew", "seat": "South", "card": "blue", **plain},
        {"kind": "drew", "seat": "South", "card": None, **plain},
        {"kind": "laid", "how": "open", "cards": ["blue", "green"], **plain},
        {"kind": "laid", "how": "open", "cards": ["red"], "more": 4, **plain},
        {"kind": "hand", "cards": ["red", "red", "blue"], **plain},
        {"kind": "ended", "winners": ["North", "South"], "reason": "drawn", **plain},
        {"kind": "passed", **plain},
    ]
    events = [told.read(row, SEAT_NAMES) for row in rows]
    sent = [{**msgspec.to_builtins(event), "n": 1} for event in events]
    assert told.known([*sent, {"kind": "talk", "text": "Hello."}]) == events


def test_facts_may_be_nothing_and_have_the_names_of_keywords(made: tuple[ModuleType, ModuleType]) -> None:
    tell, told = made
    ev = EVENTS.buffer()
    tell.robbed(ev, 1, UNKNOWN, 0, 7, 0b100)
    tell.robbed(ev, 1, 2, 0, 7, 0b011)
    tell.gave(ev, 0, UNKNOWN, UNKNOWN, UNKNOWN, 7, 0b111)
    tell.gave(ev, 0, 1, 1, 1, 7, 0b111)
    plain = {"text": "", "clause": None}
    sent = [msgspec.to_builtins(told.read(row, SEAT_NAMES)) for row in ev[1:5]]
    assert sent == [
        {"kind": "robbed", "seat": "South", "card": None, "victim": "North", **plain},
        {"kind": "robbed", "seat": "South", "card": "blue", "victim": "North", **plain},
        {"kind": "gave", "for": "North", "card": None, "to": "pile", **plain},
        {"kind": "gave", "for": "North", "card": "green", "to": "South", "open": True, **plain},
    ]
    assert told.known(sent) == [told.read(row, SEAT_NAMES) for row in ev[1:5]]


def test_a_fact_of_several_numbers_is_given_as_several_and_read_as_one(made: tuple[ModuleType, ModuleType]) -> None:
    tell, told = made
    ev = EVENTS.buffer()
    tell.went(ev, 3, 14, 0b101, 1, 2, 7, 0b11)
    tell.went(ev, 3, 14, 0, 0, UNKNOWN, 7, 0b11)
    rows = [[int(number) for number in row] for row in ev[1:3]]
    first, second = (msgspec.to_builtins(told.read(row, SEAT_NAMES)) for row in rows)
    plain = {"kind": "went", "from": ["3", "14"], "text": "", "clause": None}
    assert first == {**plain, "worn": ["red", "blue"], "runs": True, "over": "blue"}
    assert second == {**plain, "worn": [], "runs": False, "over": None}
    assert (tell.WENT_FROM_X, tell.WENT_FROM_Y, tell.WENT_WORN) == (FACTS, FACTS + 1, FACTS + 2)


def test_a_row_holds_nothing_of_the_one_before_it(made: tuple[ModuleType, ModuleType]) -> None:
    tell, _ = made
    ev = EVENTS.buffer()
    tell.hand(ev, [2, 0, 1], 7, 0b11)
    ev[0][0] = 0
    tell.passed(ev, 7, 0b01)
    assert list(ev[1][FACTS:]) == [UNKNOWN] * (EVENTS.width - FACTS)


def test_who_is_told_of_an_element_knows_it_from_then_on(made: tuple[ModuleType, ModuleType]) -> None:
    tell, told = made
    ev, known = EVENTS.buffer(), [0, 0b01, 0]
    tell.named(ev, 1, 0, [0, 2, 1], known, 7, 0b10)
    tell.named(None, 2, 0, [0, 2, 1], known, 7, 0b10)
    assert told.read(ev[1], SEAT_NAMES) == told.Named(1, "a1", "blue")
    assert known == [0, 0b11, 0b10]


def test_nothing_is_written_where_nobody_listens(made: tuple[ModuleType, ModuleType]) -> None:
    tell, _ = made
    tell.hand(None, [2, 0, 1], 7, 0b11)


def test_a_row_is_as_wide_as_the_widest_event_or_as_it_was_before_events_were_declared() -> None:
    assert (EVENTS.width, len(EVENTS.buffer()[0])) == (FACTS + 5, FACTS + 5)
    assert (UNDECLARED.width, UNDECLARED.disclosed(9)) == (7, (6,))
    assert list(EVENTS.disclosed(8)) == [FACTS + 2]
    assert [list(EVENTS.disclosed(kind)) for kind in (1, 2, 3)] == [[FACTS + 1], [], [FACTS, FACTS + 1, FACTS + 2]]


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"clause": NUMBER}, "no fact of an event may be called clause"),
        ({"rank": disclosed(COLOUR, to=known_by("known"), of="piece")}, "`of` names the fact"),
        ({"piece": NUMBER, "rank": disclosed(COLOUR, to=PUBLIC, of="piece")}, "`of` names the fact"),
        ({"more": optional(NUMBER), "seat": SEAT}, "facts that may be left out come after the others"),
        ({"card": disclosed(COLOUR, to=OWN)}, "has a fact `seat`"),
    ],
)
def test_what_cannot_be_told_is_refused(facts: dict[str, Fact], problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        Event("Something.", **facts)


def test_one_name_stands_for_one_vocabulary() -> None:
    other = one_of("Colour", ["white"])
    with pytest.raises(TypeError, match="Colour"):
        structs(EventKinds(drew=Event("A card.", card=COLOUR), laid=Event("A card.", card=other)))


def test_an_event_of_a_seats_own_names_the_seat() -> None:
    with pytest.raises(TypeError, match="has a fact `seat`"):
        Event("Something.", OWN, card=COLOUR)


def test_the_kind_is_the_first_column(made: tuple[ModuleType, ModuleType]) -> None:
    ev = EVENTS.buffer()
    made[0].ended(ev, 1, 3, 7, 1)
    assert ev[1][KIND] == made[0].ENDED == 4
