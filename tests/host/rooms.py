"""Rooms without a server: seats that are taken, games begun and played out."""

from __future__ import annotations

import json
import random

import pytest
from tests.host.games import NORTH, SOUTH, new_room, setup

from sandtable.engine.game import Variant
from sandtable.games import variant
from sandtable.host.clocks import Clock
from sandtable.host.protocol.fields import Talk
from sandtable.host.protocol.table import Live, Table
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Acted, Entry, SeatPlan, TableSpec, Took
from sandtable.host.table import showing
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

MOST = 400  # acts


def seated() -> Room:
    room = new_room()
    room.do(Took(SOUTH, "Anna", digest("south")))
    room.do(Took(NORTH, "Ben", digest("north")))
    return room


def play(room: Room, seat: int, action: str) -> Entry:
    entry = Acted(seat, action, room.match.viewers[seat].seq)
    room.do(entry)
    return entry


def last_text(room: Room, viewer: int) -> str:
    """Return the text of the last line that a viewer was told."""
    return str(json.loads(bytes(room.match.viewers[viewer].log[-1]))["text"])


def begun() -> Room:
    """Return a room in which both have moved once."""
    room = seated()
    for seat, action in ((SOUTH, setup(SOUTH)), (NORTH, setup(NORTH)), (SOUTH, "a4-a5"), (NORTH, "b7-b6")):
        play(room, seat, action)
    return room


def table(room: Room, viewer: int = SOUTH) -> Table:
    return showing.table(room, viewer)


def refused(room: Room, entry: Entry) -> str:
    before = table(room), room.match.umpire.state_hash()
    with pytest.raises(Refusal) as refusal:
        room.do(entry)
    assert (table(room), room.match.umpire.state_hash()) == before
    assert refusal.value.message and "\n" not in refusal.value.message
    return refusal.value.error


def active(room: Room) -> ActiveTable:
    return ActiveTable(room.spec, 0, room, Clock())


def played_out(id: str, seed: int = 1, spec: TableSpec | None = None) -> Room:
    """Return a game played to its end at random; if it takes too long, somebody leaves."""
    chosen = variant(id)
    seats = [SeatPlan("human")] * chosen.players[1]
    options = chosen.read_options({})
    version = chosen.game.version
    room = Room(spec or TableSpec("t1", 0, id, version, options, seats, bytes([seed]) * 32, digest("s"), clock=0))
    for seat, plan in enumerate(room.seating.plans):
        if plan.kind == "human":
            room.do(Took(seat, f"P{seat}", digest(f"token{seat}"), None))
    rng = random.Random(seed)
    for _ in range(MOST):
        asked = [viewer for viewer in room.match.viewers.values() if viewer.question]
        if room.ended or not asked:
            break
        viewer = rng.choice(asked)
        room.do(Acted(viewer.number, rng.choice(viewer.question), viewer.seq))
    if not room.ended:
        room._end_by_leaving(0)
    return room


def last_of(room: Room) -> int:
    return room.replay(0).total


def new_table(variant: Variant, players: int, seconds: int = 0, time: Live | None = None) -> ActiveTable:
    """Return a table with empty seats."""
    talk: Talk | None = "always" if variant.teams else None
    clock = seconds if variant.window else None
    plans = [SeatPlan("human") for _ in range(players)]
    version, options = variant.game.version, variant.read_options({})
    spec = TableSpec(
        "t" * 12, 0, variant.id, version, options, plans, bytes(32), digest("invite"), talk, clock, time=time
    )
    return ActiveTable(spec, 0, Room(spec), Clock())
