"""Tests of backups: made while a server plays, restored into a database that no server uses."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.host.postgres import Postgres
from tests.host.servers import Server

from sandtable import cli
from sandtable.host.store import postgres_backups
from sandtable.host.store.connections import write_beside
from sandtable.host.store.database_names import read_database
from sandtable.host.store.store import Store

Fresh = Callable[[], str]
SECRET = "the-password-of-the-keeper"


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """Return a function that names one empty database after another."""
    if request.param == "postgres":
        if not all(map(shutil.which, ("pg_dump", "pg_restore", "psql"))):
            pytest.skip("PostgreSQL's client programs are not on the path")
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.fresh
    names = iter(range(100))
    return lambda: str(tmp_path / f"games{next(names)}.db")


def admin(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    """Return the status of `sandtable admin ...`, and what it says."""
    capsys.readouterr()
    status = cli.run(["admin", *map(str, words)])
    return status, capsys.readouterr().err


def opened(database: str, *statements: str) -> None:
    """Let a server make a database, and change it by these statements."""

    async def work() -> None:
        store = await Store.open(database)
        await store.close()
        for statement in statements:
            await write_beside(read_database(database), partial(_execute, statement))

    asyncio.run(work())


def _execute(statement: str, connection: sa.Connection) -> None:
    connection.exec_driver_sql(statement)


def filled(database: str) -> str:
    """Let a server found a table; return its address."""
    with Server(database) as server:
        return f"/api/tables/{server.table()['id']}"


def statuses(database: str, *paths: str) -> list[int]:
    """Return what a server on this database answers."""
    with Server(database) as server:
        return [server.call(path)[0] for path in paths]


def test_a_server_plays_on_while_a_backup_is_made(
    fresh: Fresh, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    original, copy, file = fresh(), fresh(), tmp_path / "backup"
    with Server(original) as server:
        made = server.table()
        token = server.sit(made, "South")
        ended = threading.Event()
        founding = threading.Thread(target=lambda: [server.table() for _ in iter(ended.is_set, True)])
        founding.start()
        try:
            status, said = admin(capsys, "backup", file, "--db", original)
        finally:
            ended.set()
            founding.join()
        assert status == 0 and str(file) in said
        later = server.table()
    assert file.stat().st_mode & 0o077 == 0, "others cannot read it"
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup"]
    assert admin(capsys, "restore", file, "--db", copy)[0] == 0
    with Server(copy) as server:
        assert server.call(f"/api/tables/{made['id']}", None, token)[1]["you"] == "South"
        assert server.call(f"/api/tables/{later['id']}")[0] == 404
        assert server.table()["id"]


def test_a_database_in_use_is_not_restored(fresh: Fresh, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = fresh(), tmp_path / "backup"
    path = filled(database)
    assert admin(capsys, "backup", file, "--db", database)[0] == 0
    with Server(database) as server:
        status, said = admin(capsys, "restore", file, "--db", database, "--replace")
        assert status == 2 and "Another server uses the database" in said
        assert server.call(path)[0] == 200


def test_what_a_database_holds_is_lost_only_when_told(
    fresh: Fresh, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = fresh(), tmp_path / "backup"
    kept = filled(database)
    assert admin(capsys, "backup", file, "--db", database)[0] == 0
    later = filled(database)
    status, said = admin(capsys, "restore", file, "--db", database)
    assert status == 2 and "is not empty: add --replace" in said
    assert statuses(database, kept, later) == [200, 200]
    assert admin(capsys, "restore", file, "--db", database, "--replace")[0] == 0
    assert statuses(database, kept, later) == [200, 404]


def test_accounts_without_tables_are_lost_only_when_told(
    fresh: Fresh, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, empty, file = fresh(), fresh(), tmp_path / "backup"
    opened(empty)
    status, said = admin(capsys, "backup", file, "--db", empty)
    assert status == 0, said
    opened(database, "INSERT INTO keys VALUES ('push', 'x')")
    assert admin(capsys, "restore", file, "--db", database)[0] == 0, "a server makes keys by itself"
    opened(database, "INSERT INTO players (id, kind, name, created, seen) VALUES ('a', 'account', 'Ada', 0, 0)")
    status, said = admin(capsys, "restore", file, "--db", database)
    assert status == 2 and "is not empty: add --replace" in said
    assert admin(capsys, "restore", file, "--db", database, "--replace")[0] == 0


def test_a_file_of_something_else_is_lost_only_when_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = tmp_path / "contacts.db", tmp_path / "backup"
    opened(str(tmp_path / "games.db"))
    assert admin(capsys, "backup", file, "--db", tmp_path / "games.db")[0] == 0
    with closing(sqlite3.connect(database)) as other, other:
        other.executescript("CREATE TABLE friends (name); INSERT INTO friends VALUES ('Ada')")
    status, said = admin(capsys, "restore", file, "--db", database)
    assert status == 2 and "is not empty: add --replace" in said


def test_a_backup_of_postgresql_with_more_than_tables_is_refused(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, file = postgres.fresh(), tmp_path / "backup"
    opened(
        database,
        "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
        "CREATE TRIGGER t AFTER INSERT ON tables EXECUTE FUNCTION f()",
    )
    status, said = admin(capsys, "backup", file, "--db", database)
    assert status == 2 and "holds more than tables and indexes: trigger" in said
    with monkeypatch.context() as of_somebody_else:
        of_somebody_else.setattr(postgres_backups, "KINDS", (*postgres_backups.KINDS, "TRIGGER"))
        assert admin(capsys, "backup", file, "--db", database)[0] == 0
    status, said = admin(capsys, "restore", file, "--db", postgres.fresh())
    assert status == 2 and "holds more than tables and indexes: trigger" in said


def test_a_damaged_backup_changes_nothing(fresh: Fresh, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = fresh(), tmp_path / "backup"
    path = filled(database)
    assert admin(capsys, "backup", file, "--db", database)[0] == 0
    whole = file.read_bytes()
    for damaged in (whole[: len(whole) // 2], b"", whole[:3000] + bytes(4096) + whole[7096:]):
        file.write_bytes(damaged)
        status, said = admin(capsys, "restore", file, "--db", database, "--replace")
        assert status == 2 and said.count("\n") == 1, said
    assert statuses(database, path) == [200]


def test_no_file_is_written_over(fresh: Fresh, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "backup"
    file.write_text("mine")
    status, said = admin(capsys, "backup", file, "--db", fresh())
    assert status == 2 and "already" in said and file.read_text() == "mine"


def test_a_backup_of_nothing(fresh: Fresh, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = fresh()
    status, said = admin(capsys, "backup", tmp_path / "backup", "--db", database)
    assert status == 2 and said.count("\n") == 1 and not (tmp_path / "backup").exists()
    assert database.startswith("postgres") or not Path(database).exists()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer Sandtable"),
        ("DROP TABLE alembic_version", "not one of Sandtable"),
        ("DELETE FROM alembic_version", "not one of Sandtable"),
        ("UPDATE alembic_version SET version_num = '00'", "there is no schema 00"),
        ("CREATE TRIGGER t AFTER INSERT ON tables BEGIN DELETE FROM players; END", "it has the trigger t"),
        ("CREATE VIEW v AS SELECT founding FROM tables", "it has the view v"),
        ("CREATE TABLE more (id text)", "it has the table more"),
        ("CREATE INDEX more ON tables (abs(created))", "it has the index more"),
        ("DROP TABLE visits", "it has no table visits"),
        ("ALTER TABLE keys ADD COLUMN more TEXT AS (hex(key))", "its table keys is another"),
    ],
)
def test_a_file_that_this_sandtable_cannot_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, why: str
) -> None:
    database, file = str(tmp_path / "games.db"), tmp_path / "other.db"
    opened(str(file), change)
    status, said = admin(capsys, "restore", file, "--db", database)
    assert status == 2 and why in said


def test_a_newer_postgresql(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, file = postgres.fresh(), tmp_path / "backup"
    filled(database)
    postgres.say(database, "UPDATE alembic_version SET version_num = '9999'")
    status, said = admin(capsys, "backup", file, "--db", database)
    assert status == 2 and "from a newer Sandtable (schema 9999" in said, "it may have tables that are not known here"
    with monkeypatch.context() as newer:
        newer.setattr(postgres_backups, "newest", lambda: "9999")
        assert admin(capsys, "backup", file, "--db", database)[0] == 0
    status, said = admin(capsys, "restore", file, "--db", postgres.fresh())
    assert status == 2 and "from a newer Sandtable (schema 9999" in said


def test_a_backup_of_the_other_kind(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    filled(str(tmp_path / "games.db"))
    status, said = admin(capsys, "restore", tmp_path / "games.db", "--db", postgres.fresh())
    assert status == 2 and "pg_dump" in said


def test_only_the_schema_of_the_server_is_backed_up(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = postgres.fresh(), tmp_path / "backup"
    postgres.say(database, "CREATE TABLE of_others (secret text)", "CREATE SCHEMA games")
    of_games = f"{database}?options=-csearch_path%3Dgames"
    path = filled(of_games)
    assert admin(capsys, "backup", file, "--db", of_games)[0] == 0
    assert b"of_others" not in file.read_bytes()
    status, said = admin(capsys, "restore", file, "--db", database)
    assert status == 2 and "schema games" in said
    assert admin(capsys, "restore", file, "--db", of_games, "--replace")[0] == 0
    assert statuses(of_games, path) == [200]


def test_the_password_is_on_no_command_line(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, heard = postgres.guard(SECRET).replace("@", f":{SECRET}@"), tmp_path / "heard"
    filled(database)
    for program in ("pg_dump", "pg_restore", "psql"):
        spy = tmp_path / "programs" / program
        spy.parent.mkdir(exist_ok=True)
        spy.write_text(f'#!/bin/sh\necho "{program} $@" >> {heard}\nexec {shutil.which(program)} "$@"\n')
        spy.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'programs'}{os.pathsep}{os.environ['PATH']}")
    url, file = tmp_path / "url", tmp_path / "backup"
    url.write_text(f"{database}\n")
    assert admin(capsys, "backup", file, "--db-file", url)[0] == 0
    assert admin(capsys, "restore", file, "--db-file", url, "--replace")[0] == 0
    lines = heard.read_text()
    assert all(program in lines for program in ("pg_dump", "pg_restore", "psql")) and SECRET not in lines


def test_without_the_programs_of_postgresql(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.fresh()
    filled(database)
    monkeypatch.setenv("PATH", str(tmp_path))
    status, said = admin(capsys, "backup", tmp_path / "backup", "--db", database)
    assert status == 2 and "pg_dump is not here: install PostgreSQL's client programs" in said
