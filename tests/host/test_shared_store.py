"""Tests of PostgreSQL where servers share a database: a line is written once, and the servers hear of each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.host.games import spec
from tests.host.postgres import Postgres

from sandtable.host.store import log_lines
from sandtable.host.store.clearing import Idle
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.entries import Acted, Left, Rematched
from sandtable.host.store.new_tables import NewTable
from sandtable.host.store.store import Store, Taken

TABLE = spec().id
TABLES = 20
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
SLOWLY = (
    "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.002); RETURN NEW; END'",
    "CREATE TRIGGER slowly BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION wait()",
)
DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
async def stores(database: str) -> AsyncIterator[list[Store]]:
    opened = list(await asyncio.gather(*(Store.open(database, shared=True) for _ in range(2))))
    await opened[0].create(spec(), 0, [])
    yield opened
    for store in opened:
        await store.close()


async def taken(writing: Awaitable[None]) -> bool:
    try:
        await writing
    except Taken:
        return True
    return False


async def test_a_line_is_written_by_the_first_server(stores: list[Store]) -> None:
    one, other = stores
    await one.append(TABLE, 0, 0, Acted(0, "a4-a5", 1))
    assert await taken(other.append(TABLE, 0, 0, Acted(1, "a7-a6", 1)))
    await other.append(TABLE, 1, 0, Acted(1, "a7-a6", 1))
    assert await one.lines(TABLE, 1) == [Acted(1, "a7-a6", 1)] and await one.lengths([TABLE, "none"]) == {TABLE: 2}


async def write_at_once(stores: list[Store]) -> int:
    """Let two servers write ten lines of many tables, in opposite order; return how many were taken."""
    tables = [f"table {number}" for number in range(TABLES)]
    for table in tables:
        await stores[0].create(replace(spec(), id=table), 0, [])

    async def write(store: Store, seat: int, tables: list[str]) -> int:
        writes = (taken(store.append(table, number, 0, Left(seat))) for number in range(10) for table in tables)
        return sum(await asyncio.gather(*writes))

    lost = await asyncio.gather(write(stores[0], 0, tables), write(stores[1], 1, tables[::-1]))
    assert await stores[0].lengths(tables) == dict.fromkeys(tables, 10)
    return sum(lost)


async def deadlocks(postgres: Postgres, database: str) -> int:
    """Return how many transactions PostgreSQL has ended because they waited for each other."""
    await postgres.ask(database, CUT)  # a connection that ends reports what it has counted
    [[count]] = await postgres.ask(database, DEADLOCKS)
    return int(count)


async def test_of_many_who_write_at_once_each_number_has_one(
    postgres: Postgres, database: str, stores: list[Store]
) -> None:
    await postgres.ask(database, *SLOWLY)
    assert await write_at_once(stores) == 10 * TABLES
    assert await deadlocks(postgres, database) == 0


async def test_groups_that_are_not_sorted_wait_for_each_other(
    postgres: Postgres, database: str, stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_lines, "sorted", lambda rows, key: rows, raising=False)
    await postgres.ask(database, *SLOWLY)
    assert await write_at_once(stores) == 10 * TABLES
    while not await deadlocks(postgres, database):  # a report may come some moments after the end of its connection
        await asyncio.sleep(0.1)


async def test_a_table_is_founded_only_with_its_line(stores: list[Store]) -> None:
    first, second = (NewTable(replace(spec(), id=name), [Left(0)]) for name in ("first", "second"))
    await stores[0].append(TABLE, 0, 0, Rematched("first"), None, first)
    assert await taken(stores[1].append(TABLE, 0, 0, Rematched("second"), None, second))
    assert await stores[1].load("second") is None
    found = await stores[1].load("first")
    assert found is not None and found.lines == [Left(0)]


async def test_a_commit_whose_answer_was_lost_stands_once(stores: list[Store], monkeypatch: pytest.MonkeyPatch) -> None:
    write, answers = stores[0]._connections.write, iter([False, True])

    async def lose_the_first_answer(work: Any) -> Any:
        done = await write(work)
        if not next(answers):
            raise ConnectionResetError("the answer is lost")
        return done

    monkeypatch.setattr(stores[0]._connections, "write", lose_the_first_answer)
    await stores[0].append(TABLE, 0, 0, Left(0))
    assert await stores[1].lines(TABLE, 0) == [Left(0)]


async def test_a_database_is_shared_or_not(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.fresh()
    sharing = await Store.open(database, shared=True)
    with pytest.raises(StoreProblem, match="Another server uses the database"):
        await Store.open(database)
    await sharing.close()
    alone = await Store.open(database)
    with pytest.raises(StoreProblem, match="was started without --nodes"):
        await Store.open(database, shared=True)
    await alone.close()
    with pytest.raises(StoreProblem, match="cannot share the SQLite file"):
        await Store.open(str(tmp_path / "games.db"), shared=True)


# ---- hearing of each other ----


class Ear:
    """What one server hears."""

    def __init__(self, store: Store) -> None:
        self.channel = store.channel()
        self.tables: list[str] = []
        self.opened = asyncio.Event()
        self.came = asyncio.Event()
        self.channel.start(self._hear, self.opened.set)

    def _hear(self, table: str) -> None:
        self.tables.append(table)
        self.came.set()


async def test_tables_are_named_to_the_other_servers_only(stores: list[Store]) -> None:
    one, other = (Ear(store) for store in stores)
    async with asyncio.timeout(20):
        await one.opened.wait()
        await other.opened.wait()
        names = [f"{number:012}" for number in range(1500)]  # more than one message
        for name in names:
            one.channel.send(name)
        while len(other.tables) < len(names):
            other.came.clear()
            await other.came.wait()
    assert sorted(other.tables) == names and one.tables == []
    for ear in (one, other):
        await ear.channel.close()


async def test_a_lost_channel_opens_again_and_says_that_something_may_be_missed(
    stores: list[Store], postgres: Postgres
) -> None:
    one, other = (Ear(store) for store in stores)
    async with asyncio.timeout(20):
        await one.opened.wait()
        await other.opened.wait()
        one.opened.clear()
        other.opened.clear()
        await postgres.ask(stores[0]._connections.shown, CUT)
        await one.opened.wait()
        await other.opened.wait()
        one.channel.send("after")
        await other.came.wait()
    assert other.tables == ["after"]
    for ear in (one, other):
        await ear.channel.close()


# ---- who is connected ----


async def test_who_is_connected_is_known_to_the_others_while_their_server_lives(stores: list[Store]) -> None:
    one, other = stores
    await one.stay("one", {(TABLE, 0), (TABLE, 2)}, set(), 10)
    assert await other.present("other", [TABLE]) == {(TABLE, 0), (TABLE, 2)}
    assert await one.present("one", [TABLE]) == set() == await other.present("other", ["another"])
    await one.stay("one", {(TABLE, 0)}, {(TABLE, 2)}, 10)
    assert await other.present("other", [TABLE]) == {(TABLE, 0)}
    await one.stay("one", set(), set(), -1)
    assert await other.present("other", [TABLE]) == set(), "nothing has been heard of it in time"
    await one.leave("one")


async def test_a_table_to_which_somebody_is_connected_is_not_deleted(stores: list[Store]) -> None:
    when = Idle(unfinished=10, finished=None)
    await stores[0].create(replace(spec(), id="old", created=1), 1, [])
    await stores[1].stay("there", {("old", 0)}, set(), 10)
    assert await stores[0].idle(when) == []
    await stores[1].leave("there")
    assert await stores[0].idle(when) == ["old"]
