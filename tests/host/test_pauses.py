"""Tests of servers that are paused: by a signal, by a closed lid, by the host of their machine."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from tests.host.games import NORTH
from tests.host.postgres import Postgres
from tests.host.timed import TIME, Node, flags, found, pretend_that_time_passed

from sandtable.host import clocks
from sandtable.host.clocks import Clock
from sandtable.host.store.due import CLOCK, Due
from sandtable.host.store.store import Store
from sandtable.host.table.connection import Connection

LONG = 400.0
"""Seconds, more than the clocks of the game have."""
SLEPT = (0.0, LONG)
STOPPED = (LONG, LONG)
"""How far both clocks of the computer, the monotonic and the other, go on while its machine sleeps, and while only the
server is stopped."""


class Computer:
    """The clocks of a computer, which may go on while its server does nothing."""

    def __init__(self) -> None:
        self.ahead = (0.0, 0.0)

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead[0]

    def time(self) -> float:
        return time.time() + self.ahead[1]


@pytest.fixture
def computer(monkeypatch: pytest.MonkeyPatch) -> Computer:
    made = Computer()
    monkeypatch.setattr(clocks, "time", made)
    monkeypatch.setattr(clocks, "BEAT", 0.01)
    return made


@pytest.fixture
async def watched(computer: Computer) -> AsyncIterator[Clock]:
    clock = Clock()
    watching = asyncio.create_task(clock.watch(lambda: None))
    await asyncio.sleep(0)
    yield clock
    watching.cancel()


# ---- the clock ----


@pytest.mark.parametrize("ahead", [STOPPED, SLEPT])
async def test_a_pause_does_not_count_and_is_noticed_once(
    watched: Clock, computer: Computer, ahead: tuple[float, float]
) -> None:
    before = watched.now()
    computer.ahead = ahead
    assert watched.now() - before < 1
    assert LONG <= watched.missed() < LONG + 1 and watched.missed() == 0


async def test_a_moment_is_no_pause(watched: Clock, computer: Computer) -> None:
    before = watched.now()
    computer.ahead = (2.0, 2.0)
    assert watched.now() - before >= 2 and watched.missed() == 0


async def test_who_sleeps_does_not_wake_because_of_a_pause(watched: Clock, computer: Computer) -> None:
    before = time.monotonic()
    sleeping = asyncio.create_task(watched.sleep(0.1))
    await asyncio.sleep(0.02)
    computer.ahead = STOPPED
    await sleeping
    assert time.monotonic() - before >= 0.1 - clocks.EARLY


async def test_a_quantum_that_began_before_a_pause_ends_after_it(watched: Clock, computer: Computer) -> None:
    began = watched.now()
    computer.ahead = STOPPED
    async with asyncio.timeout(1):
        await watched.wait_for_quantum(began)


# ---- the clocks of tables ----


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database, shared=database.startswith("postgresql"))
    yield opened
    await opened.close()


async def playing(store: Store) -> tuple[Node, Connection]:
    """Return a server with a table at which North's clock runs, and a page there that has heard everything."""
    node = Node(store, await found(store, TIME), Clock(store.shared))
    await node.hub.resume()
    node.run()
    await node.lay_out()
    await node.act(0)
    while not await store.next_due([CLOCK]):
        await asyncio.sleep(0.01)
    await store.note_here()
    page = Connection(-1, 100)
    await node.hub.listen(node.table, page, None, None)
    page.queued.clear()
    return node, page


def told(page: Connection) -> list[dict[str, Any]]:
    return [json.loads(message) for message in page.queued]


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.01)


@pytest.mark.both_databases
@pytest.mark.parametrize("ahead", [STOPPED, SLEPT])
async def test_a_pause_is_on_nobodys_clock(computer: Computer, store: Store, ahead: tuple[float, float]) -> None:
    node, page = await playing(store)
    await pretend_that_time_passed(store, LONG)
    computer.ahead = ahead
    await until(lambda: bool(page.queued))
    [news] = told(page)
    assert (news["type"], news["seat"]) == ("clocks", "North") and 2990 < news["left"] <= 3000
    assert 298 < (await store.next_due([CLOCK]) or 0) < 302
    await node.act(NORTH)
    lines = await node.lines()
    assert not flags(lines) and 3000 + 50 - 20 < node.left(NORTH) <= 3050
    await node.close()


async def test_an_act_that_waited_for_the_end_of_a_pause_is_in_time(computer: Computer, store: Store) -> None:
    node, _ = await playing(store)
    await pretend_that_time_passed(store, LONG)
    computer.ahead = STOPPED
    await node.act(NORTH)
    assert not flags(await node.lines()) and node.left(NORTH) > 3000
    await node.close()


async def test_what_is_set_after_a_pause_is_not_put_off_by_it(
    computer: Computer, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    node, _ = await playing(store)
    await pretend_that_time_passed(store, LONG)
    computer.ahead = STOPPED
    await node.hub.due.set(Due(CLOCK, "the next player's", 1), 100.0)
    await until(lambda: "was paused" in caplog.text)
    assert 90 < (await store.next_due([CLOCK]) or 0) <= 100
    await node.close()


async def test_where_another_server_ran_the_clocks_went_on(computer: Computer, postgres: Postgres) -> None:
    store = await Store.open(postgres.fresh(), shared=True)
    node, page = await playing(store)
    await pretend_that_time_passed(store, 100)
    await store.note_here()
    computer.ahead = (100.0, 100.0)
    await until(lambda: page.closing is not None)
    assert 198 < (await store.next_due([CLOCK]) or 0) < 202, "nothing is put off"
    await node.act(NORTH)
    assert 1900 < node.left(NORTH) <= 2050, "the table is as the other server knows it"
    await node.close()
    await store.close()
