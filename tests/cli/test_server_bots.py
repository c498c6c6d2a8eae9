"""Tests of the bots of a server itself, `sandtable admin bot`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.host.lobbies import club
from tests.host.robots import robot

from sandtable.host.store.database import FileLock
from sandtable.host.store.store import Store
from sandtable.host.wire import signing_out


@contextmanager
def held(database: str) -> Iterator[None]:
    """Make a database, and hold it as a server does."""
    asyncio.run(made(database))
    lock = FileLock(database)
    yield
    lock.release()


async def made(database: str) -> None:
    await (await Store.open(database)).close()


def test_a_bot_of_the_server_is_made_and_deleted(run: Run, tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    made = run("admin", "bot", "Hal", "--db", database)
    another = run("admin", "bot", "hal", "--db", database)
    assert made.status == another.status == 0 and made.out != another.out

    async def known(token: str) -> tuple[int, str]:
        async with club(database) as here:
            answer = await (await robot(here, token)).get("/api/me")
            return answer.status_code, answer.text

    for token in (made.out.strip(), another.out.strip()):
        status, text = asyncio.run(known(token))
        assert status == 200 and '"Hal (bot)"' in text
    assert run("admin", "bot", "Hal", "--end", "--db", database).status == 0
    assert asyncio.run(known(made.out.strip()))[0] == 401


def test_what_cannot_be_is_said_in_a_line(run: Run, tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    for words in (["South"], ["x"], ["Hal", "--end"]):
        ran = run("admin", "bot", *words, "--db", database)
        assert ran.status == 2 and ran.err.startswith("sandtable: ") and ran.err.count("\n") == 1 and not ran.out


def test_a_server_may_use_the_database_meanwhile(run: Run, tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with held(database):
        made = run("admin", "bot", "Hal", "--db", database)
        assert made.status == 0, made.err
        assert run("admin", "bot", "Hal", "--end", "--db", database).status == 0


def test_a_bot_that_is_deleted_is_disconnected_from_a_server(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signing_out, "LOOK_EVERY", 0.01)
    database = str(tmp_path / "games.db")
    token = run("admin", "bot", "Hal", "--db", database).out.strip()

    async def disconnected() -> int:
        async with club(database) as here:
            program = await robot(here, token)
            session = (await program.post("/api/lobby/poll/open", {"type": "hello", "open": True})).json()
            ended = await asyncio.to_thread(run, "admin", "bot", "Hal", "--end", "--db", database)
            assert ended.status == 0, ended.err
            closed = None
            while closed is None:
                answer = await program.post("/api/lobby/poll/receive", session)
                closed = answer.json()["closed"]
            return int(closed["code"])

    assert asyncio.run(asyncio.wait_for(disconnected(), 20)) == 4401
