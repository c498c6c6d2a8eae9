"""Tests of clearing: which tables are deleted, when, and what is reported of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2
import pytest
from msgspec.structs import replace
from tests.host.finished_games import finished_of, over
from tests.host.games import SOUTH, setup, spec

from sandtable.host.settings import Settings
from sandtable.host.store.clearing import DAY, Idle
from sandtable.host.store.entries import Aborted, Acted, Entry, Took
from sandtable.host.store.store import Store
from sandtable.host.tokens import digest
from sandtable.host.wire.app import create_app

LONG_AGO, LATELY, NOW = 0, 95 * DAY, 100 * DAY
SAT = Took(SOUTH, "A", digest("a"))


pytestmark = pytest.mark.both_databases


async def tables(store: Store) -> None:
    """Create a table of every kind; its name says what it is."""
    those: list[tuple[str, int, list[Entry]]] = [
        ("unbegun-old", LONG_AGO, []),
        ("unbegun-new", LATELY, []),
        ("begun-old", LONG_AGO, [SAT, Acted(SOUTH, setup(SOUTH), 0)]),
    ]
    for name, at, lines in those:
        await store.create(replace(spec(), id=name, created=at), at, lines)
    await store.create(replace(spec(), id="begun-new", created=LONG_AGO), LONG_AGO, [SAT])
    await store.append("begun-new", 1, LATELY, Acted(SOUTH, setup(SOUTH), 0))
    await store.create(replace(spec(), id="finished-old", created=LONG_AGO), LONG_AGO, [SAT])
    room, _ = over()
    await store.append("finished-old", 1, LONG_AGO, Aborted(SOUTH), finished_of(room))
    await store.keep_review("finished-old", b"{}")


async def left(store: Store, when: Idle) -> set[str]:
    """Return the names of the tables that are left after all idle ones were deleted."""
    names = {"unbegun-old", "unbegun-new", "begun-old", "begun-new", "finished-old"}
    await store.delete(await store.idle(when), when)
    return {name for name in names if await store.load(name) is not None}


async def test_unfinished_tables_go_when_nothing_has_happened_for_so_long(database: str) -> None:
    store = await Store.open(database)
    await tables(store)
    assert len(await left(store, Idle.for_days(0, 0, NOW))) == 5
    assert len(await left(store, Idle.for_days(101, 101, NOW))) == 5
    assert await left(store, Idle.for_days(90, 0, NOW)) == {"unbegun-new", "begun-new", "finished-old"}
    assert await left(store, Idle.for_days(90, 90, NOW)) == {"unbegun-new", "begun-new"}
    assert await store.review("finished-old") is None
    await store.close()


async def test_a_table_that_was_used_since_it_was_found_idle_stays(database: str) -> None:
    store = await Store.open(database)
    await tables(store)
    when = Idle.for_days(90, 0, NOW)
    idle = await store.idle(when)
    await store.append("begun-old", 2, NOW, Aborted(SOUTH))
    await store.delete(idle, when)
    assert await store.load("begun-old") is not None and await store.load("unbegun-old") is None
    await store.close()


async def test_a_server_deletes_when_it_starts_and_says_what_became_of_them(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    store = await Store.open(database)
    await tables(store)
    await store.close()
    app = create_app(Settings(db=database, bot_workers=0, keep_days=90))
    async with app.router.lifespan_context(app):
        while await app.state.hub.store.load("unbegun-old") is not None:
            await asyncio.sleep(0.01)
        async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url="http://localhost") as http:
            answer = await http.get("/api/tables/unbegun-old")
        assert (answer.status_code, answer.json()["error"]) == (404, "no_table")
        assert "90 days" in answer.json()["message"]


async def test_what_somebody_looks_at_stays(tmp_path: Path) -> None:
    app = create_app(Settings(db=str(tmp_path / "games.db"), bot_workers=0, keep_days=0))
    async with app.router.lifespan_context(app):
        hub = app.state.hub
        await tables(hub.store)
        await hub.tables.find("begun-old")
        await hub.tables.clear(Idle.for_days(90, 0, NOW))
        assert await hub.store.load("begun-old") is not None and await hub.store.load("unbegun-old") is None
