"""Tests that a database has one server: a second is refused, and one that has lost its PostgreSQL to another stops."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.host.games import spec
from tests.host.postgres import Postgres
from tests.host.servers import Server, failed, free_port

from sandtable.host.store import connections
from sandtable.host.store import postgres as postgres_module
from sandtable.host.store.database import InUse, StoreProblem
from sandtable.host.store.database_names import read_database
from sandtable.host.store.entries import Left
from sandtable.host.store.libpq import PostgresUrl
from sandtable.host.store.postgres import ServerLock, connect
from sandtable.host.store.store import Store

OF_THIS = "datname = current_database()"
LOST = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OF_THIS} AND pid <> pg_backend_pid()"
HELD = (
    "SELECT DISTINCT pid FROM pg_locks JOIN pg_database d ON d.oid = database "
    f"WHERE {OF_THIS} AND locktype = 'advisory'"
)


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server give up at once if its database is taken."""
    monkeypatch.setattr(postgres_module, "WAIT", "50ms")


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


async def test_of_two_that_start_at_once_on_an_empty_database_one_serves(database: str, impatient: None) -> None:
    first, second = await asyncio.gather(Store.open(database), Store.open(database), return_exceptions=True)
    if isinstance(first, StoreProblem):
        first, second = second, first
    assert isinstance(first, Store) and isinstance(second, StoreProblem)
    assert str(second) == f"Another server uses the database {database}. Stop it, or choose another with --db."
    await first.create(spec(), 0, [])
    await first.close()


async def test_one_that_starts_waits_for_one_that_ends(database: str) -> None:
    first = await Store.open(database)
    second = asyncio.create_task(Store.open(database))
    await asyncio.sleep(0.2)
    assert not second.done()
    await first.close()
    await (await second).close()


async def test_each_schema_has_a_server_of_its_own(database: str, postgres: Postgres, impatient: None) -> None:
    await postgres.ask(database, "CREATE SCHEMA other")
    async with opened(database), opened(f"{database}?options=-c%20search_path%3Dother"):
        assert len(await postgres.ask(database, HELD)) == 2


async def test_a_lost_connection_takes_the_database_again(database: str, postgres: Postgres) -> None:
    async with opened(database) as store:
        await postgres.ask(database, LOST)
        await store.create(spec(), 0, [])
        assert len(await postgres.ask(database, HELD)) == 1 and not store.lost.done()


async def test_it_is_taken_again_though_nobody_writes(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LOOK_EVERY", 0.05)
    async with opened(database) as store:
        await postgres.ask(database, LOST)
        while not await postgres.ask(database, HELD):
            await asyncio.sleep(0.01)
        assert not store.lost.done()


async def test_a_session_that_postgresql_has_not_noticed_to_be_lost_is_ended(
    database: str, postgres: Postgres, impatient: None
) -> None:
    async with opened(database) as store:
        line = await silenced(store)
        try:
            await store.create(spec(), 0, [])
            assert len(await postgres.ask(database, HELD)) == 1 and not store.lost.done()
        finally:
            os.close(line)


async def test_a_session_that_another_server_has_by_now_is_left_alone(database: str, impatient: None) -> None:
    """A pooler hands a session on to the next who asks. Its number is that of the first server's lost session."""
    url = read_database(database)
    assert isinstance(url, PostgresUrl)
    session, other = await connect(url), await connect(url)
    try:
        first, second = ServerLock(url, shared=False), ServerLock(url, shared=False)
        await first.take(session)
        await session.execute("DISCARD ALL")  # as a pooler does
        await second.take(session)
        with pytest.raises(InUse):
            await first.take(other)
        assert await session.fetchval("SELECT 1") == 1
    finally:
        session.terminate()
        other.terminate()


async def silenced(store: Store) -> int:
    """Close the writer's connection without a goodbye: a copy of its socket stays open, so nothing is sent."""
    async with store._connections._writer.connect() as connection:  # type: ignore[attr-defined]
        raw: Any = (await connection.get_raw_connection()).driver_connection
        line = os.dup(raw._transport.get_extra_info("socket").fileno())
        raw.terminate()
    return line


async def test_a_database_that_another_took_is_written_no_more(
    database: str, postgres: Postgres, impatient: None
) -> None:
    plan = spec()
    async with opened(database) as first:
        await first.create(plan, 0, [])
        await postgres.ask(database, LOST)
        async with opened(database) as second:
            with pytest.raises(StoreProblem, match="Another server uses the database"):
                await first.append(plan.id, 0, 0, Left(0))
            assert "this server stops" in str(first.lost.result())
            await second.append(plan.id, 0, 0, Left(1))
        with pytest.raises(StoreProblem, match="another server has taken the database"):
            await first.append(plan.id, 1, 0, Left(0))
    async with opened(database) as third:
        kept = await third.load(plan.id)
        assert kept is not None and kept.lines == [Left(1)]


async def test_connections_that_share_a_session_are_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pooler in transaction mode shares sessions, so that one connection's lock is held by all."""
    monkeypatch.setattr(postgres_module, "KEY", f"{postgres_module.LOCK}, pg_backend_pid()")
    with pytest.raises(StoreProblem, match="pooler"):
        await Store.open(database)


def test_a_second_server_is_refused(database: str, tmp_path: Path) -> None:
    with Server(database):
        status, _, said = failed(tmp_path, db=database, port=free_port())
    assert status == 2 and said.count("\n") == 1 and "Another server uses the database" in said


async def test_a_server_stops_when_another_has_its_database(database: str, postgres: Postgres) -> None:
    server = Server(database)
    await asyncio.to_thread(server.start)
    process = server.process
    assert process is not None
    try:
        other = asyncio.create_task(Store.open(database))
        while not await postgres.ask(database, f"{HELD} AND NOT granted"):
            await asyncio.sleep(0.01)
        await postgres.ask(database, f"SELECT pg_terminate_backend(pid) FROM ({HELD} AND granted) AS held")
        store = await other  # it waited for the lock, so it has it before the first server could take it again
        status, answer = await asyncio.to_thread(server.call, "/api/tables", {"variant": "stratego-lightning"})
        assert (status, answer["error"]) == (503, "not_kept")
        await asyncio.to_thread(process.join)
        assert process.exitcode == 2
        await store.close()
    finally:
        if process.is_alive():
            server.kill()


async def test_a_server_that_was_killed_is_not_waited_for_long(database: str) -> None:
    server = Server(database)
    await asyncio.to_thread(server.start)
    server.kill()
    began = time.monotonic()
    async with opened(database):
        assert time.monotonic() - began < 5
