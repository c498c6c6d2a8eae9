"""Tests of /readyz: what keeps a balancer from sending requests to a server."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import httpx2
import pytest
from tests.host.postgres import Postgres

from sandtable.host.settings import Settings
from sandtable.host.store.migrations import newest
from sandtable.host.wire.app import create_app


@asynccontextmanager
async def client(database: str, **settings: object) -> AsyncIterator[httpx2.AsyncClient]:
    app = create_app(Settings(db=database, bot_workers=0, **settings))  # type: ignore[arg-type]
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http:
            yield http


async def asked(http: httpx2.AsyncClient) -> tuple[int, object]:
    answer = await http.get("/readyz")
    return answer.status_code, answer.json()


async def asked_until(http: httpx2.AsyncClient, status: int) -> str:
    """Ask until this status comes, because an answer is remembered for a moment; return the reason."""
    end = time.monotonic() + 15
    while (answer := await http.get("/readyz")).status_code != status:
        assert time.monotonic() < end, answer.text
    return str(answer.json().get("reason"))


async def test_a_server_with_its_database_is_ready(tmp_path: Path) -> None:
    async with client(str(tmp_path / "games.db")) as http:
        assert await asked(http) == (200, {"ready": True})
        assert (await http.head("/readyz")).status_code == 200
        known_otherwise = await http.get("/readyz", headers={"Host": "10.0.0.7.balancer.example"})
        assert known_otherwise.status_code == 200


async def test_a_server_needs_its_schema_or_a_newer_one_that_goes_with_it(tmp_path: Path) -> None:
    async with client(str(tmp_path / "games.db")) as http:
        for version, since, says in (
            ("0001", "0001", "an older schema than this server: 0001"),
            ("9999", newest(), None),
            ("9999", "9998", "a newer schema than this server: 9999"),
        ):
            other = sqlite3.connect(tmp_path / "games.db")
            with other:
                other.execute("UPDATE alembic_version SET version_num = ?", (version,))
                other.execute("UPDATE compatible SET since = ?", (since,))
            other.close()
            said = await asked_until(http, 503 if says else 200)
            assert says is None or says in said


async def test_a_database_that_does_not_answer(postgres: Postgres) -> None:
    database = postgres.fresh()
    async with client(database) as http:
        assert await asked(http) == (200, {"ready": True})
        locking = await asyncpg.connect(database)
        async with locking.transaction():
            await locking.execute("LOCK TABLE alembic_version IN ACCESS EXCLUSIVE MODE")
            began = time.monotonic()
            assert await asked_until(http, 503) == "The database has not answered within 1 s."
            assert time.monotonic() - began < 4
        await locking.close()
        await asked_until(http, 200)


async def test_a_database_that_lets_nobody_in(postgres: Postgres) -> None:
    database = await asyncio.to_thread(postgres.guard, "secret")
    name = database.rpartition("/")[2]
    async with client(database.replace("@", ":secret@")) as http:
        assert await asked(http) == (200, {"ready": True})
        await postgres.ask(
            database.replace("guarded@", "postgres@"),
            f"ALTER DATABASE {name} CONNECTION LIMIT 0",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'guarded' AND datname = '{name}'",
        )
        assert await asked_until(http, 503) == "The database cannot be read."
    await postgres.ask(database.replace("guarded@", "postgres@"), f"ALTER DATABASE {name} CONNECTION LIMIT -1")


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_it_waits_for_no_turn(tmp_path: Path, path: str) -> None:
    """A balancer sends everybody's requests from its own address: its questions must not wait behind them."""
    async with client(str(tmp_path / "games.db"), at_once=0) as http:
        assert (await http.get(path)).status_code == 200
