"""Two tables that differ only in what a viewer cannot know send that viewer the same bytes, through the whole host."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest
from tests.host.games import NORTH, SOUTH, founding, setup
from tests.host.reactions import StillClock

from sandtable.games import variant
from sandtable.host.hub.bots import Pool
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.protocol import encode
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Acted, DrawSaid, Took
from sandtable.host.store.store import Store
from sandtable.host.table import showing
from sandtable.host.table.connection import Connection
from sandtable.host.table.live import Live
from sandtable.host.table.match import Act
from sandtable.host.tokens import digest
from sandtable.umpire.records import verify

WORLDS = ("plain", "mirrored")
REVEALING = {"attacked", "revealed"}


class World:
    """One table, and all that its listeners are sent."""

    def __init__(self, hub: Hub, live: Live, listeners: dict[int, Connection], clock: StillClock) -> None:
        self.hub = hub
        self.clock = clock
        self.live = live
        self.listeners = listeners

    @classmethod
    async def open(cls, folder: Path, name: str) -> World:
        settings = Settings(db=str(folder / f"{name}.db"), outbox=100_000)
        clock = StillClock()
        hub = Hub(settings, await Store.open(settings.db), Pool(0, 1.0), Metrics(), clock)
        people = [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in (SOUTH, NORTH)]
        plan = founding()
        await hub.found(plan, list(people))
        listeners = {viewer: Connection(-1, settings.outbox) for viewer in (SOUTH, NORTH, -1)}
        live = None
        for viewer, connection in listeners.items():
            live = await hub.listen(plan.id, connection, f"token {viewer}" if viewer >= 0 else None, None)
        assert live is not None
        return cls(hub, live, listeners, clock)

    async def act(self, seat: int, action: int | str) -> None:
        async with self.hub.tables.at(self.live.room.founding.id) as live:
            await self.hub.change(live, Acted(seat, action, live.room.match.viewers[seat].seq))

    async def draw(self, seat: int, answer: Literal["offer", "accept", "decline"]) -> None:
        async with self.hub.tables.at(self.live.room.founding.id) as live:
            await self.hub.change(live, DrawSaid(seat, answer))

    async def go(self, seat: int) -> None:
        """The page is closed, and much time passes."""
        await self.hub.leave(self.live, self.listeners[seat])
        await self.clock.pass_by(0)
        await self.clock.pass_by(self.hub.settings.absent_after)
        while not self.live.room.vacancies.is_away(seat):  # until it is on the disk
            await asyncio.sleep(0.001)
        async with self.live.lock:
            pass

    async def close(self) -> None:
        await self.hub.tables.close()
        await self.hub._store.close()

    def sent(self, viewer: int) -> list[str]:
        return list(self.listeners[viewer]._outbox)

    def shown(self, viewer: int) -> bytes:
        """What a request for the table would be answered."""
        number = self.live.room.match.spectator if viewer < 0 else viewer
        snapshot = self.live.snapshot(number)
        return encode(snapshot) + showing.record(self.live.room, number).encode()

    def refusals(self, seat: int) -> list[tuple[str, str, str | None]]:
        """What impossible actions of a seat are answered."""
        match, heard = self.live.room.match, []
        variant = match.umpire.variant
        possible = {*match.umpire.legal(seat), *variant.unlisted}
        for action in range(0, variant.actions, 17):
            if action not in possible:
                with pytest.raises(Refusal) as refusal:
                    match.act(Act(seat, action, match.viewers[seat].seq))
                heard.append((refusal.value.error, refusal.value.message, refusal.value.clause))
        return heard

    def legal(self, seat: int) -> list[int]:
        return self.live.room.match.umpire.legal(seat)


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[World]]:
    opened = [await World.open(tmp_path, name) for name in WORLDS]
    yield opened
    for world in opened:
        await world.close()


def same(worlds: list[World], viewer: int) -> None:
    first, second = worlds
    assert first.sent(viewer) == second.sent(viewer)
    assert first.shown(viewer) == second.shown(viewer)


@pytest.mark.parametrize("seed", range(6))
async def test_what_a_viewer_cannot_know_changes_no_byte(worlds: list[World], seed: int) -> None:
    """North has laid out its army from left to right, or from right to left. South and those who watch cannot tell."""
    rng = random.Random(seed)
    for world, mirrored in zip(worlds, (False, True), strict=True):
        await world.act(SOUTH, setup(SOUTH))
        await world.act(NORTH, setup(NORTH, mirrored))
    assert worlds[0].sent(NORTH) != worlds[1].sent(NORTH), "the worlds do differ"
    while all(not world.live.room.ended for world in worlds):
        for viewer in (SOUTH, -1):
            same(worlds, viewer)
        assert worlds[0].refusals(SOUTH) == worlds[1].refusals(SOUTH)
        seat = worlds[0].live.room.match.umpire.waiting[0]
        common = sorted(set(worlds[0].legal(seat)) & set(worlds[1].legal(seat)))
        if not common:
            break
        action = rng.choice(common)
        for world in worlds:
            await world.act(seat, action)
        if any(f'"kind":"{kind}"' in worlds[0].sent(SOUTH)[-1] for kind in REVEALING):
            break  # from here on they may differ lawfully


async def test_the_order_of_placing_is_nobody_elses_business(worlds: list[World]) -> None:
    """One world places piece by piece and hesitates, the other all at once."""
    slow = worlds[0]
    for piece in setup(NORTH).split()[1:]:
        await slow.act(NORTH, f"place {piece}")
    for viewer in (SOUTH, -1):
        same(worlds, viewer)


async def test_refused_acts_of_others_are_not_heard(worlds: list[World]) -> None:
    busy = worlds[0]
    for action in ("setup", "a7-a6", "place 10@a1"):
        with pytest.raises(Refusal):
            await busy.act(NORTH, action)
    same(worlds, SOUTH)


async def test_who_is_missed_tells_nothing_of_what_was_laid_out_before(worlds: list[World]) -> None:
    """North goes away in the middle of the set-up, in one world with half an army on the board."""
    for piece in setup(NORTH).split()[1:9]:
        await worlds[0].act(NORTH, f"place {piece}")
    for world in worlds:
        await world.go(NORTH)
        assert [one.seat for one in world.live.table(SOUTH).offers.replace] == ["North"]
        await world.act(SOUTH, setup(SOUTH))
    for viewer in (SOUTH, -1):
        same(worlds, viewer)
    assert worlds[0].refusals(SOUTH) == worlds[1].refusals(SOUTH)


async def test_nobody_else_learns_that_a_seat_is_on_another_device(worlds: list[World]) -> None:
    """In one world North's seat moves, and the page there listens before the old one is gone."""
    moving = worlds[0]
    async with moving.live.lock:
        await moving.hub.lend(moving.live, NORTH, digest("code"))
    for viewer in (SOUTH, NORTH, -1):
        same(worlds, viewer)
    before = moving.sent(NORTH)
    async with moving.live.lock:
        await moving.hub.move(moving.live, NORTH, digest("code"), digest("elsewhere"))
    new = Connection(-1, 1000)
    await moving.hub.listen(moving.live.founding.id, new, "elsewhere", None)
    await moving.hub.leave(moving.live, moving.listeners[NORTH])
    assert moving.listeners[NORTH].closing == ("Your seat has moved to another device.", 4403)
    for world in worlds:
        await world.act(NORTH, setup(NORTH))
    for viewer in (SOUTH, -1):
        same(worlds, viewer)
    assert moving.sent(NORTH) == before and new._outbox, "the old page hears no more"


def swapped(text: str, *pairs: tuple[str, str]) -> str:
    """A set-up with pieces put elsewhere, as `10@a4` is written."""
    for old, new in pairs:
        text = text.replace(f" {old}", f" {new}")
    return text


NORTH_LEAVES_A_FILE = swapped(setup(NORTH), ("10@a7", "10@j9"), ("F@a8", "F@i9"), ("2@j7", "5@j7"), ("5@j8", "2@j8"))
A_CORPORAL_WALKS = swapped(setup(SOUTH), ("10@a4", "3@a4"), ("3@e3", "10@e3"))
A_SCOUT_WALKS = swapped(A_CORPORAL_WALKS, ("3@a4", "2@a4"), ("2@g4", "3@g4"))
TO_THE_BACK_ROW = "j4-j7 b7-b6 a4-a5 b6-b7 a5-a6 e7-e6 a6-a7 e6-e7 a7-a8 b7-b6 a8-a9 b6-b7".split()
"""South loses a Scout, then walks up the first file."""


async def before_the_back_row(worlds: list[World]) -> None:
    for world, south in zip(worlds, (A_CORPORAL_WALKS, A_SCOUT_WALKS), strict=True):
        await world.act(SOUTH, south)
        await world.act(NORTH, NORTH_LEAVES_A_FILE)
        for number, move in enumerate(TO_THE_BACK_ROW):
            await world.act(number % 2, move)


@pytest.mark.clause("ST-R-107")
async def test_a_declined_rescue_is_no_byte_more_than_a_scouts_arrival(worlds: list[World]) -> None:
    """Not in updates, tables, records and counts; nor is an offer of a draw declined before anybody sees a move."""
    await before_the_back_row(worlds)
    asked, scout = worlds
    for world in worlds:
        await world.draw(NORTH, "offer")
    before = [(asked.sent(viewer), asked.shown(viewer)) for viewer in (NORTH, -1)]
    acts = asked.hub.metrics.acts
    await asked.act(SOUTH, "a9-a10")
    assert before == [(asked.sent(viewer), asked.shown(viewer)) for viewer in (NORTH, -1)]
    assert acts == asked.hub.metrics.acts, "anybody may read the server's counts"
    await asked.act(SOUTH, "decline")
    await scout.act(SOUTH, "a9-a10")
    for move in ("e7-e6", "e4-e5"):
        for viewer in (NORTH, -1):
            same(worlds, viewer)
        assert asked.hub.metrics.acts == scout.hub.metrics.acts
        assert asked.refusals(NORTH) == scout.refusals(NORTH)
        for world in worlds:
            await world.act(world.live.room.match.umpire.waiting[0], move)


@pytest.mark.clause("ST-R-107")
async def test_a_move_that_nobody_has_seen_earns_no_new_offer_of_a_draw(worlds: list[World]) -> None:
    await before_the_back_row(worlds)
    asked, _ = worlds
    await asked.draw(SOUTH, "offer")
    await asked.draw(NORTH, "decline")
    await asked.act(SOUTH, "a9-a10")
    with pytest.raises(Refusal, match="once between two actions"):
        await asked.draw(SOUTH, "offer")
    await asked.act(SOUTH, "decline")
    await asked.draw(SOUTH, "offer")


@pytest.mark.clause("ST-R-107")
async def test_afterwards_the_arrival_and_its_answer_are_one_position_and_all_is_on_record(worlds: list[World]) -> None:
    await before_the_back_row(worlds)
    asked, _ = worlds
    await asked.act(SOUTH, "a9-a10")
    await asked.act(SOUTH, "decline")
    await asked.act(NORTH, "resign")
    room = asked.live.room
    last = room.replay(0).total
    assert [room.replay(at).text for at in (last - 1, last)] == ["South a9-a10, decline", "North resign"]
    assert [event["kind"] for event in room.replay(last - 1).told] == ["moved"]
    record = showing.record(room, NORTH)
    assert "South decline" in record and verify(record, variant).ok
