"""Tests of the tables that an address may found in a day, counted over all servers that share a database."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.host.postgres import Postgres

from sandtable.host.settings import Settings
from sandtable.host.store.backups import back_up, restore
from sandtable.host.store.store import Store
from sandtable.host.wire.app import create_app

MOST = 3
ANNA, BEN = "203.0.113.7", "203.0.113.8"
ALL = "SELECT * FROM founded JOIN day_keys USING (day)"
A_DAY_PASSES = (
    "INSERT INTO day_keys SELECT day - 1, key FROM day_keys",
    "UPDATE founded SET day = day - 1",
    "DELETE FROM day_keys WHERE day = (SELECT max(day) FROM day_keys)",
)


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


class Node:
    """A server that shares the database, as it answers callers at two addresses."""

    def __init__(self, app: Any, callers: dict[str, httpx2.AsyncClient]) -> None:
        self.hub = app.state.hub
        self._callers = callers

    async def post(self, address: str, path: str, body: object, token: str | None = None) -> httpx2.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self._callers[address].post(path, json=body, headers=headers)

    async def founds(self, address: str) -> int:
        """Found a table from an address; return the status."""
        return (await self.post(address, "/api/tables", {"variant": "stratego-lightning"})).status_code


@pytest.fixture
async def nodes(database: str) -> AsyncIterator[list[Node]]:
    nodes = []
    async with AsyncExitStack() as stack:
        for _ in range(2):
            app = create_app(Settings(db=database, nodes=2, new_tables_a_day=MOST, bot_workers=0, too_fast_waits=0.0))
            await stack.enter_async_context(app.router.lifespan_context(app))
            callers = {}
            for address in (ANNA, BEN):
                transport = httpx2.ASGITransport(app=app, client=(address, 1))
                http = httpx2.AsyncClient(transport=transport, base_url="http://localhost")
                callers[address] = await stack.enter_async_context(http)
            nodes.append(Node(app, callers))
        yield nodes


async def test_an_address_has_one_number_for_all_servers(nodes: list[Node]) -> None:
    one, other = nodes
    assert [await node.founds(ANNA) for node in (one, other, one)] == [201] * MOST
    refused = await other.post(ANNA, "/api/tables", {"variant": "stratego-lightning"})
    assert (refused.status_code, refused.json()["error"]) == (429, "too_many_tables")
    assert await one.founds(ANNA) == 429 and await one.founds(BEN) == 201


async def test_a_table_that_is_not_founded_does_not_count(nodes: list[Node]) -> None:
    for node in nodes * MOST:
        assert (await node.post(ANNA, "/api/tables", {"variant": "no-such-game"})).status_code == 404
    assert [await nodes[0].founds(ANNA) for _ in range(MOST)] == [201] * MOST


async def test_a_rematch_counts(nodes: list[Node]) -> None:
    one, other = nodes
    body = {"variant": "stratego-lightning", "seats": [{"kind": "human"}, {"kind": "bot", "level": "recruit"}]}
    made = (await one.post(ANNA, "/api/tables", body)).json()
    table = f"/api/tables/{made['id']}"
    taken = await one.post(ANNA, f"{table}/seats/South", {"name": "Anna", "invite": made["invite"]})
    token = taken.json()["token"]
    assert (await one.post(ANNA, f"{table}/leave", {}, token)).status_code == 200
    assert [await other.founds(ANNA) for _ in range(MOST - 1)] == [201] * (MOST - 1)
    refused = await one.post(ANNA, f"{table}/rematch", {"answer": "yes"}, token)
    assert (refused.status_code, refused.json()["error"]) == (429, "too_many_tables")


async def test_no_address_is_stored_and_each_day_has_a_key_of_its_own(
    nodes: list[Node], database: str, postgres: Postgres
) -> None:
    assert [await node.founds(ANNA) for node in nodes * MOST] == [201] * MOST + [429] * MOST
    former = await postgres.ask(database, ALL)
    assert former and not any(address in str(row) for row in former for address in (ANNA, BEN))
    await postgres.ask(database, *A_DAY_PASSES)
    assert [await node.founds(ANNA) for node in nodes * MOST] == [201] * MOST + [429] * MOST
    await nodes[0].hub.store.forget_former_days()
    [present] = await postgres.ask(database, ALL)
    assert present["tables"] == MOST
    assert not any(row["key"] == present["key"] or row["caller"] == present["caller"] for row in former)


async def test_former_days_are_forgotten_when_a_server_starts(database: str, postgres: Postgres) -> None:
    store = await Store.open(database, shared=True)
    assert await store.count_founded(ANNA, MOST)
    await store.close()
    await postgres.ask(database, *A_DAY_PASSES)
    app = create_app(Settings(db=database, nodes=2, bot_workers=0))
    async with app.router.lifespan_context(app), asyncio.timeout(20):
        while await postgres.ask(database, ALL):
            await asyncio.sleep(0.01)


async def test_a_server_alone_forgets_what_several_counted(database: str, postgres: Postgres) -> None:
    store = await Store.open(database, shared=True)
    assert await store.count_founded(ANNA, MOST)
    await store.close()
    await (await Store.open(database)).close()
    assert await postgres.ask(database, ALL) == []


async def test_no_backup_holds_who_founded_tables(database: str, postgres: Postgres, tmp_path: Path) -> None:
    if not all(map(shutil.which, ("pg_dump", "pg_restore", "psql"))):
        pytest.skip("PostgreSQL's client programs are not on the path")
    store = await Store.open(database, shared=True)
    assert await store.count_founded(ANNA, MOST)
    await asyncio.to_thread(back_up, database, tmp_path / "backup")
    await store.close()
    copy = postgres.fresh()
    await asyncio.to_thread(restore, copy, tmp_path / "backup", False)
    assert await postgres.ask(copy, ALL) == [] != await postgres.ask(database, ALL)
    restored = await Store.open(copy, shared=True)
    assert await restored.count_founded(ANNA, 1) and not await restored.count_founded(ANNA, 1)
    await restored.close()
