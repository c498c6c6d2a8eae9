"""Tests of the hub: an act is carried out, made durable and then told; and a table whose database fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.host.games import NORTH, SOUTH, setup, spec
from tests.host.reactions import everything_else

from sandtable.host.bots.bots import BotPools
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.entries import Acted, Entry, Took
from sandtable.host.store.store import Store
from sandtable.host.table.connection import Connection
from sandtable.host.tokens import digest


class SlowStore:
    """A store that waits until it is let go, or fails."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gate = asyncio.Event()
        self.gate.set()
        self.reached = asyncio.Event()
        self.broken = False

    async def create(self, *arguments: Any) -> None:
        await self.store.create(*arguments)

    async def load(self, *arguments: Any) -> Any:
        return await self.store.load(*arguments)

    async def snapshot(self, table: str) -> Any:
        return await self.store.snapshot(table)

    async def append(self, *arguments: Any) -> None:
        self.reached.set()
        await self.gate.wait()
        if self.broken:
            raise StoreProblem("disk full")
        await self.store.append(*arguments)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SlowStore]:
    opened = SlowStore(await Store.open(str(tmp_path / "games.db")))
    yield opened
    await opened.store.close()


@pytest.fixture
async def hub(store: SlowStore) -> AsyncIterator[Hub]:
    made = Hub(Settings(db="unused", max_rooms=2), store, BotPools(0, 1.0), Metrics())  # type: ignore[arg-type]
    plan = spec()
    await made.create(plan, [Took(SOUTH, "Anna", digest("south")), Took(NORTH, "Ben", digest("north"))])
    yield made
    await made.tables.close()


TABLE = spec().id


async def act(hub: Hub, seat: int, action: str) -> bytes:
    async with hub.tables.at(TABLE) as active:
        answer = await hub.act(active, seat, action, active.room.match.viewers[seat].seq)
        assert callable(answer)
        return answer()


async def listener(hub: Hub) -> Connection:
    connection = Connection(-1, 100)
    await hub.listen(TABLE, connection, None, None)
    connection.queued.clear()
    return connection


async def test_nobody_is_told_before_it_is_durable(hub: Hub, store: SlowStore) -> None:
    watching = await listener(hub)
    store.gate.clear()
    acting = asyncio.ensure_future(act(hub, SOUTH, setup(SOUTH)))
    looking = asyncio.ensure_future(_phase(hub))
    await store.reached.wait()
    await everything_else()
    assert not acting.done() and not looking.done() and not watching.queued
    store.gate.set()
    await acting
    assert await looking == ["South"] and len(watching.queued) == 1


async def _phase(hub: Hub) -> list[str]:
    async with hub.tables.at(TABLE) as active:
        ready: list[str] = active.room.match.umpire.view(active.room.match.spectator)["ready"]
        return ready


async def test_what_could_not_be_kept_has_not_happened(hub: Hub, store: SlowStore) -> None:
    watching = await listener(hub)
    store.broken = True
    with pytest.raises(Refusal) as refusal:
        await act(hub, SOUTH, setup(SOUTH))
    assert refusal.value.status == 503 and refusal.value.error == "not_kept"
    assert not watching.queued and watching.closing is not None, "it comes back to a table loaded anew"
    store.broken = False
    assert await _phase(hub) == []
    await act(hub, SOUTH, setup(SOUTH))
    assert await _phase(hub) == ["South"]


async def test_a_sender_who_hangs_up_does_not_stop_the_act(hub: Hub, store: SlowStore) -> None:
    store.gate.clear()
    acting = asyncio.ensure_future(act(hub, SOUTH, setup(SOUTH)))
    await store.reached.wait()
    acting.cancel()
    await everything_else()
    store.gate.set()
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert await _phase(hub) == ["South"]
    await act(hub, NORTH, setup(NORTH))


async def test_acts_at_one_table_come_one_after_the_other(hub: Hub) -> None:
    results = await asyncio.gather(
        act(hub, SOUTH, setup(SOUTH)), act(hub, NORTH, setup(NORTH)), act(hub, SOUTH, "a4-a5"), return_exceptions=True
    )
    assert [type(result) for result in results] == [bytes, bytes, bytes]


async def test_too_many_tables_at_once(hub: Hub) -> None:
    await listener(hub)
    for number in range(2):
        await hub.store.create(replace(spec(), id=f"other{number}"), 0, [])
    connection = Connection(-1, 100)
    await hub.listen("other0", connection, None, None)
    with pytest.raises(Refusal) as refusal:
        await hub.listen("other1", Connection(-1, 100), None, None)
    assert refusal.value.error == "too_many_tables"
    async with hub.tables.at("other0") as active:
        active.leave(connection)
    await hub.listen("other1", Connection(-1, 100), None, None)
    assert hub.tables.count == 2, "the idle one made room"


async def test_a_table_of_older_rules_is_not_played_on(hub: Hub) -> None:
    await hub.store.create(replace(spec(), id="old", rules_version=0), 0, [])
    with pytest.raises(Refusal) as refusal:
        await hub.listen("old", Connection(-1, 100), None, None)
    assert refusal.value.status == 410


async def test_a_log_that_the_rules_no_longer_allow(hub: Hub) -> None:
    nonsense: list[Entry] = [Acted(SOUTH, "castle", 0)]
    await hub.store.create(replace(spec(), id="odd"), 0, nonsense)
    with pytest.raises(Refusal) as refusal:
        await hub.listen("odd", Connection(-1, 100), None, None)
    assert refusal.value.status == 410


async def test_what_is_stored_is_what_is_played(hub: Hub, store: SlowStore) -> None:
    await act(hub, SOUTH, setup(SOUTH))
    kept = await store.load(TABLE)
    assert kept[1][-1] == Acted(SOUTH, setup(SOUTH), 0)
