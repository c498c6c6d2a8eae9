"""Tests of the store: durable and in order, a bad row fails alone, one server a file; PostgreSQL if installed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.host.games import spec
from tests.host.postgres import Postgres

import sandtable.host.store.connections
from sandtable.host.store.connections import connections
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.database_names import read_database
from sandtable.host.store.entries import (
    Aborted,
    Absent,
    Acted,
    Back,
    DrawSaid,
    Entry,
    Left,
    Lent,
    Moved,
    Rematched,
    RematchSaid,
    Replaced,
    Took,
)
from sandtable.host.store.libpq import PostgresUrl
from sandtable.host.store.postgres import connect
from sandtable.host.store.schema import KEYS
from sandtable.host.store.store import Store

NEWER = "UPDATE alembic_version SET version_num = '9999'"
NOT_FOR_THIS = "UPDATE compatible SET since = '9998'"
ENTRIES: list[Entry] = [
    Took(0, "Žofie 👩", "hash"),
    Acted(0, "a4-a5", 3),
    Acted(1, 1234, 2),
    DrawSaid(0, "offer"),
    Aborted(1),
    Left(0),
    Absent(1, 120),
    Back(1),
    Replaced(0, 1, True, off=True),
    Lent(0, "code", 600),
    Moved(0, "code", "hash", 5),
    RematchSaid(0, True),
    Rematched("next"),
]


pytestmark = pytest.mark.both_databases


async def test_a_table_comes_back_as_it_was_kept(database: str) -> None:
    plan = spec("human", "sergeant")
    store = await Store.open(database)
    await store.create(plan, 5, ENTRIES[:1])
    for number, entry in enumerate(ENTRIES[1:], start=1):
        await store.append(plan.id, number, 6, entry)
    assert await store.load("nothing") is None
    await store.close()

    store = await Store.open(database)
    assert await store.load(plan.id) == (plan, ENTRIES, None)
    await store.close()


async def test_a_bad_row_fails_alone(database: str) -> None:
    plan = spec()
    store = await Store.open(database)
    await store.create(plan, 0, [])
    numbers = [0, 1, 2, 1, 3, 4]
    results = await asyncio.gather(
        *(store.append(plan.id, number, 0, Acted(0, f"act {k}", k)) for k, number in enumerate(numbers)),
        store.append("no such table", 0, 0, Left(0)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None)] * 3 + [StoreProblem] + [type(None)] * 2 + [StoreProblem]
    kept = await store.load(plan.id)
    assert kept is not None and [entry.seq for entry in kept[1] if isinstance(entry, Acted)] == [
        0,
        1,
        2,
        4,
        5,
    ]
    await store.append(plan.id, 5, 0, Left(0))
    await store.close()


async def test_many_at_once_are_all_kept(database: str) -> None:
    plan = spec()
    store = await Store.open(database)
    await store.create(plan, 0, [])
    await asyncio.gather(*(store.append(plan.id, number, 0, Acted(0, "x", number)) for number in range(2000)))
    kept = await store.load(plan.id)
    assert kept is not None and len(kept[1]) == 2000
    await store.close()


async def test_what_waits_is_written_before_closing(database: str) -> None:
    plan = spec()
    store = await Store.open(database)
    await store.create(plan, 0, [])
    writes = [asyncio.ensure_future(store.append(plan.id, number, 0, Left(0))) for number in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(StoreProblem):
        await store.append(plan.id, 20, 0, Left(0))


async def test_a_caller_who_goes_away_does_not_stop_the_writer(database: str) -> None:
    plan = spec()
    store = await Store.open(database)
    await store.create(plan, 0, [])
    write = asyncio.ensure_future(store.append(plan.id, 0, 0, Left(0)))
    await asyncio.sleep(0)
    write.cancel()
    await store.append(plan.id, 1, 0, Left(0))
    await store.close()


async def test_a_transaction_is_kept_as_a_whole_although_a_part_may_fail_alone(database: str) -> None:
    """A savepoint within a transaction keeps nothing if the transaction fails later."""

    def add_and_fail(connection: sa.Connection) -> None:
        with connection.begin_nested():
            connection.execute(sa.insert(KEYS), {"name": "push", "key": b"1"})
        raise sa.exc.IntegrityError("later", None, OSError("no"))

    store = await Store.open(database)
    try:
        with pytest.raises(StoreProblem):
            await store.lobby.change(add_and_fail)
        assert await store.lobby.read(lambda connection: connection.execute(sa.select(KEYS)).all()) == []
    finally:
        await store.close()


async def test_closing_closes_connections_that_are_in_use(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []

    async def noted(url: PostgresUrl) -> Any:
        opened.append(await connect(url))
        return opened[-1]

    monkeypatch.setattr(sandtable.host.store.connections, "connect", noted)
    store = connections(read_database(postgres.fresh()))
    await store.open()
    reading = asyncio.create_task(store.read(lambda connection: connection.execute(sa.text("SELECT pg_sleep(60)"))))
    await asyncio.sleep(0.1)
    await store.close()
    assert len(opened) == 2 and all(connection.is_closed() for connection in opened)
    with pytest.raises(sa.exc.DBAPIError):
        await reading


async def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "games.db"))

    def settings(connection: sa.Connection) -> list[object]:
        names = "journal_mode", "synchronous", "query_only"
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store.change(settings) == ["wal", 2, 0]
    assert (await store.read(settings))[2] == 1, "one connection for what writes and what checkpoints"
    await store.close()


async def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    store = await Store.open(database)
    with pytest.raises(StoreProblem, match="Another server"):
        await Store.open(database)
    await store.close()
    await (await Store.open(database)).close()


async def test_a_link_to_a_file_is_that_file(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "games.db"))
    link, folder = tmp_path / "link.db", tmp_path / "folder"
    try:
        link.symlink_to("games.db")
        folder.symlink_to(tmp_path)
    except OSError:
        pytest.skip("no links can be made here")
    for other in (link, folder / "games.db", folder / "link.db"):
        with pytest.raises(StoreProblem, match="Another server"):
            await Store.open(str(other))
    await store.close()


@pytest.mark.skipif(os.name != "posix", reason="about the modes of POSIX")
async def test_only_its_owner_reads_a_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def modes() -> dict[str, int]:
        return {file.name.partition("-")[2]: file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()}

    database = tmp_path / "data" / "games.db"
    before = os.umask(0o022)
    try:
        store = await Store.open(str(database))
        assert modes().keys() == {"", "wal", "shm"} and {*modes().values()} == {0o600}
        assert database.parent.stat().st_mode & 0o777 == 0o700
        await store.close()
        assert not caplog.messages
        beside = database.with_name("games.db-journal")
        for file in (beside, database):
            file.touch()
            file.chmod(0o664)
        for said in (2, 2):
            store = await Store.open(str(database))
            assert {*modes().values()} == {0o600}
            await store.close()
            assert sum("could read or write" in line for line in caplog.messages) == said, "it is said once"
    finally:
        os.umask(before)


@pytest.mark.parametrize("database", ["mysql://host/name", "postgresql://[", "sqlite://", "://"])
async def test_other_databases_are_refused_in_a_line(database: str) -> None:
    with pytest.raises(StoreProblem) as problem:
        await Store.open(database)
    assert "\n" not in str(problem.value)


async def test_a_password_is_not_shown() -> None:
    with pytest.raises(StoreProblem) as problem:
        await Store.open("postgresql://me:s3cret@127.0.0.1:1/none")
    assert "s3cret" not in str(problem.value) and "\n" not in str(problem.value)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"this is no database, but it is long enough to look at" * 100)
    with pytest.raises(StoreProblem, match="cannot be used"):
        await Store.open(str(tmp_path / "games.db"))


@pytest.mark.parametrize("shared", [False, True])
async def test_a_newer_database_is_used_if_it_says_so(database: str, shared: bool) -> None:
    shared = shared and database.startswith("postgresql")
    store = await Store.open(database, shared)
    await store.change(lambda connection: connection.execute(sa.text(NEWER)))
    assert await store.why_unusable() is None, "a server goes on"
    await store.create(spec(), 5, [Left(0)])
    await store.close()

    store = await Store.open(database, shared)
    assert await store.load(spec().id) == (spec(), [Left(0)], None)
    await store.change(lambda connection: connection.execute(sa.text(NOT_FOR_THIS)))
    problem = await store.why_unusable()
    assert problem is not None and "a newer schema than this server: 9999, for servers from 9998 on" in problem
    await store.close()
    with pytest.raises(StoreProblem, match="cannot be used: it has a newer schema than this server: 9999"):
        await Store.open(database, shared)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """Root may write everywhere except below a file."""
    (tmp_path / "file").write_text("")
    program = "import asyncio, sys; from sandtable.host.store.store import Store; asyncio.run(Store.open(sys.argv[1]))"
    ran = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "file" / "games.db")], capture_output=True, text=True
    )
    assert "cannot be written" in ran.stderr.splitlines()[-1]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to files that are read-only")
async def test_a_read_only_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch(mode=0o444)
    with pytest.raises(StoreProblem, match="cannot be written"):
        await Store.open(str(path))
