"""Tests of a whole game of every variant at a table, with the fewest and with the most players."""

from __future__ import annotations

import hashlib
import random

import msgspec
import pytest
from tests.every_game.tables import need_tables

from sandtable.engine.game import Variant
from sandtable.engine.languages import ENGLISH
from sandtable.engine.records import verify
from sandtable.games import variant as find
from sandtable.host.clocks import Clock
from sandtable.host.protocol import encode
from sandtable.host.store.entries import Acted, SeatPlan, TableSpec, Took
from sandtable.host.store.finished import pack, unpack
from sandtable.host.table import showing
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.archived_table import ArchivedTable
from sandtable.host.table.room import Room
from sandtable.host.table.speaking import in_words
from sandtable.host.tokens import digest

SEED = bytes(range(32))
SEAL = hashlib.sha256(SEED).hexdigest()


@pytest.fixture(autouse=True)
def _all_are_listed(toy_listed: Variant) -> None:
    """List the tests' own games among the games, because they can be played at tables too."""


def table(variant: Variant, players: int) -> Room:
    """Return a room with one seated person and bots."""
    plans = [SeatPlan("human"), *[SeatPlan("bot", "recruit")] * (players - 1)]
    options = variant.read_options({})
    room = Room(TableSpec("t" * 12, 0, variant.id, variant.game.version, options, plans, SEED, digest("invite")))
    room.do(Took(0, "Anna", digest("Anna")))
    return room


def play_to_the_end(room: Room) -> None:
    rng = random.Random(1)
    while room.ended is None:
        asked = [viewer for viewer in room.match.viewers.values() if viewer.question]
        viewer = rng.choice(asked)
        room.do(Acted(viewer.number, rng.choice(viewer.question), viewer.seq))


@pytest.mark.parametrize("crowd", [0, 1], ids=["fewest", "most"])
def test_a_finished_game_can_be_checked_from_its_record_alone(variant: Variant, crowd: int) -> None:
    need_tables(variant)
    room = table(variant, variant.players[crowd])
    assert showing.table(room, 0).commitment == SEAL
    play_to_the_end(room)
    record = showing.record_of(room, room.match.spectator)()
    assert SEED.hex() in record and SEAL in record and "Anna" in record
    verdict = verify(record, find)
    assert verdict.ok, verdict.problem
    other = hashlib.sha256(b"another deal").hexdigest()
    assert not verify(record.replace(SEED.hex(), other), find).ok
    is_kept_as_it_was(room)


def is_kept_as_it_was(room: Room) -> None:
    """Check that without its rules the game shows each viewer what it showed with them."""
    active = ActiveTable(room.spec, 0, room, Clock())
    kept = ArchivedTable(room.spec, 0, unpack(pack(active.finish())), room, [])
    assert kept.viewer_of(None) == len(room.seats) and kept.viewer_of("Anna") == 0
    for place, viewer in enumerate(room.match.viewers):
        reader = active.reader(viewer, ENGLISH)
        assert encode(kept.snapshot(place)) == in_words(reader, encode(active.snapshot(viewer)))
        for deltas in (False, True):
            assert encode(kept.whole(place, deltas)) == in_words(reader, encode(active.whole(viewer, deltas)))
        assert (kept.n(place), kept.seq(place)) == (active.n(viewer), active.seq(viewer))
    record = active.record(0)
    assert callable(record), "nobody has kept it yet"
    assert kept.record(0) == record() and kept.people() == active.people() and kept.plans == active.plans


def test_the_opening_is_told_with_the_names_of_those_who_sat_down_later() -> None:
    room = table(find("warkings"), 3)
    room.match.retell()
    for number, viewer in room.match.viewers.items():
        reader = room.reader(number, ENGLISH)
        assert reader is not None
        text = reader.event(reader.spoken(msgspec.json.decode(viewer.log[-1])))["text"]
        assert text.endswith("You go first." if number == 0 else "Anna goes first.")
