"""Tests of declared events and messages: the files made from them are fresh, and what is a seat's own is told to that
seat alone.
"""

from __future__ import annotations

from random import Random

import pytest
from tests.every_game.tables import cases, play, table

from sandtable.engine.event_types import TELL, TOLD, rule_functions, structs
from sandtable.engine.game import Variant
from sandtable.engine.message_types import SAID, functions
from sandtable.engine.record.event_kinds import SEAT, Event
from sandtable.engine.record.events import AUDIENCE, KIND
from sandtable.engine.record.facts import NAMED
from sandtable.engine.record.schema import OWN, UNKNOWN

SELDOM = 60
"""Games until each event has come."""


def declared(variant: Variant) -> list[Event]:
    if not variant.game.events.kinds:
        pytest.skip("its events are not declared")
    return list(variant.game.events.kinds.values())


def test_the_files_of_events_are_fresh(variant: Variant) -> None:
    declared(variant)
    folder, events = variant.game.folder, variant.game.events
    for file, text in ((TELL, rule_functions(events)), (TOLD, structs(events))):
        fresh = (folder / file).read_text(encoding="utf-8") == text
        assert fresh, f"run `python -m sandtable.engine.event_types {folder}`"


def test_the_functions_of_messages_are_fresh(variant: Variant) -> None:
    folder = variant.game.folder
    if not (folder / "words" / "en.ftl").exists():
        pytest.skip("it has no catalogues")
    fresh = (folder / SAID).read_text(encoding="utf-8") == functions(folder)
    assert fresh, f"run `python -m sandtable.engine.message_types {folder}`"


def test_what_is_a_seats_own_is_told_to_that_seat_alone(variant: Variant) -> None:
    kinds = declared(variant)
    own = [[kind.places[name] for name, fact in kind.given.items() if OWN in (kind.to, fact.to)] for kind in kinds]
    if not any(own):
        pytest.skip("nothing is told to one seat as its own")
    met = set()
    for seed in cases(20):
        rng = Random(seed)
        for game in play(table(variant, rng), rng):
            for row in game.happened() if game.moves else ():
                kind = kinds[row[KIND] - 1]
                if any(row[column] != UNKNOWN for column in own[row[KIND] - 1]):
                    met.add(row[KIND])
                    assert row[AUDIENCE] == 1 << row[kind.places["seat"]]
    assert met, "none was told"


def test_what_only_the_seats_of_an_event_may_know_is_told_to_them_alone(variant: Variant) -> None:
    kinds = declared(variant)
    hidden = [[kind.places[name] for name, fact in kind.given.items() if fact.to == NAMED] for kind in kinds]
    if not any(hidden):
        pytest.skip("nothing is told only to the seats that an event names")
    met = 0
    for seed in cases(SELDOM):
        rng = Random(seed)
        for game in play(table(variant, rng), rng):
            for row in game.happened() if game.moves else ():
                kind = kinds[row[KIND] - 1]
                if any(row[column] != UNKNOWN for column in hidden[row[KIND] - 1]):
                    met += 1
                    seats = (row[kind.places[name]] for name, fact in kind.given.items() if fact.value == SEAT.value)
                    assert row[AUDIENCE] == sum(1 << seat for seat in seats)
    assert met, "none was told"
