"""Backups of a PostgreSQL database, made and restored by PostgreSQL's own programs."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sandtable.host.store.database import StoreProblem, quoted
from sandtable.host.store.day_keys import UNKEPT
from sandtable.host.store.libpq import PostgresUrl, for_programs
from sandtable.host.store.migrations import newest
from sandtable.host.store.postgres import ServerLock, connect
from sandtable.host.store.schema import METADATA, OF_SERVERS

VERSION = "alembic_version"
OURS = (*METADATA.tables, VERSION)
KINDS = (
    "TABLE",
    "TABLE DATA",
    "CONSTRAINT",
    "FK CONSTRAINT",
    "INDEX",
    "SEQUENCE",
    "SEQUENCE OWNED BY",
    "SEQUENCE SET",
    "DEFAULT",
)
"""What a backup holds, as `pg_restore --list` names it. A trigger or a function would run in the database."""
ENTRY = re.compile(r"\d+; \d+ \d+ (?P<kind>[A-Z ]+) (?P<rest>.*)")
BARE = ("--no-owner", "--no-privileges")
"""The role that restores owns what it restores, and decides who else may use it."""


def back_up(database: PostgresUrl, file: Path) -> None:
    """Write Sandtable's part of a database into a file; raise StoreProblem."""
    asyncio.run(_back_up(database, file))


def restore(database: PostgresUrl, file: Path, replace: bool) -> None:
    """Put what a backup holds into a database, in one transaction; raise StoreProblem."""
    asyncio.run(_restore(database, file, replace))


async def _back_up(database: PostgresUrl, file: Path) -> None:
    async with _connected(database) as connection:
        schema, present = await _schema(connection), await _present(connection)
        version = await connection.fetchval(f"SELECT version_num FROM {VERSION}") if VERSION in present else None
    if version is None:
        raise StoreProblem(f"The database {database.shown} is not one of Sandtable.")
    _refuse_newer(f"The database {database.shown}", version)
    tables = [f"--table={quoted(schema)}.{quoted(name)}" for name in present]
    unkept = [f"--exclude-table-data={quoted(schema)}.{quoted(name)}" for name in UNKEPT]
    _run("pg_dump", "--format=custom", *BARE, *tables, *unkept, f"--file={file}", database=database)
    if {name for _, name in _listed(f"The database {database.shown}", file)} < set(present):
        raise StoreProblem("The backup is not whole: pg_dump has left out a table.")


async def _restore(database: PostgresUrl, file: Path, replace: bool) -> None:
    listed = _listed(f"The backup {file}", file)
    if VERSION not in {name for _, name in listed}:
        raise StoreProblem(f"The backup {file} is not of a database of Sandtable.")
    _refuse_newer(f"The backup {file}", _version(file))
    async with _connected(database) as connection:
        await ServerLock(database, shared=False).take(connection)
        schema = await _schema(connection)
        if {schema} != {found for found, _ in listed}:
            raise StoreProblem(f"The backup is of the schema {listed[0][0]}, the database URL leads to {schema}.")
        present = await _present(connection)
        if not replace and await _holds_something(connection, schema, present):
            raise StoreProblem(f"The database {database.shown} is not empty: add --replace to lose what it holds.")
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "restore.sql"
            _run("pg_restore", *BARE, f"--file={script}", str(file))
            dropped = [f"--command=DROP TABLE {quoted(schema)}.{quoted(name)} CASCADE" for name in present]
            how = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
            _run("psql", *how, *dropped, f"--file={script}", database=database)


@asynccontextmanager
async def _connected(database: PostgresUrl) -> AsyncIterator[Any]:
    connection = await connect(database)
    try:
        yield connection
    finally:
        await connection.close()


async def _schema(connection: Any) -> str:
    return str(await connection.fetchval("SELECT current_schema()"))


async def _present(connection: Any) -> list[str]:
    """Return those of our tables that the database has."""
    found = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename = ANY($1)", list(OURS)
    )
    return [row["tablename"] for row in found]


async def _holds_something(connection: Any, schema: str, present: list[str]) -> bool:
    """Return whether one of our tables has a row that no server makes by itself."""
    for name in sorted({*present} - OF_SERVERS):
        if await connection.fetchval(f"SELECT EXISTS (SELECT FROM {quoted(schema)}.{quoted(name)})"):
            return True
    return False


def _listed(what: str, file: Path) -> list[tuple[str, str]]:
    """Return schema and name of each table in a backup; raise StoreProblem if there is more in it than in ours."""
    found = []
    for line in _run("pg_restore", "--list", str(file)).splitlines():
        if not (entry := ENTRY.match(line)):
            continue
        if entry["kind"] not in KINDS:
            raise StoreProblem(f"{what} holds more than tables and indexes: {entry['kind'].lower()} {entry['rest']}.")
        if entry["kind"] == "TABLE":
            schema, name, *_ = entry["rest"].split()
            if name not in OURS:
                raise StoreProblem(f"{what} has a table {name}, which Sandtable does not have.")
            found.append((schema, name))
    return found


def _version(file: Path) -> str:
    """Return the schema's version in a backup."""
    lines = _run("pg_restore", "--data-only", f"--table={VERSION}", "--file=-", str(file)).splitlines()
    begins = next((number for number, line in enumerate(lines) if line.startswith("COPY ")), None)
    if begins is None:
        raise StoreProblem(f"The backup {file} does not say which version it is of.")
    return lines[begins + 1]


def _refuse_newer(what: str, version: str) -> None:
    """Raise StoreProblem if a newer Sandtable has made this, which may have tables that are not known here."""
    if version > newest():
        raise StoreProblem(f"{what} is from a newer Sandtable (schema {version}, here {newest()}).")


def _run(program: str, *words: str, database: PostgresUrl | None = None) -> str:
    """Run a program of PostgreSQL and return what it prints; raise StoreProblem. It asks nobody for a password."""
    found = shutil.which(program)
    if found is None:
        raise StoreProblem(
            f"The program {program} is not here: install PostgreSQL's client programs, of the database's version or a "
            "later one."
        )
    address, secrets = ("", {}) if database is None else for_programs(database)
    command = [found, *words] if database is None else [found, "--no-password", f"--dbname={address}", *words]
    ran = subprocess.run(
        command, env={**os.environ, **secrets}, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if ran.returncode != 0:
        lines = ran.stderr.strip().splitlines() or [f"status {ran.returncode}"]
        raise StoreProblem(f"{program} could not do it: {lines[0]}")
    return ran.stdout
