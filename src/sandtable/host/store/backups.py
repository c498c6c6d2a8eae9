"""Backups of a database in one file, and restoring them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandtable.host.store import postgres_backups, sqlite_backups
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.database_names import SqliteFile, read_database

SQLITE_BEGINS, POSTGRES_BEGINS = b"SQLite format 3\0", b"PGDMP"


def back_up(database: str, file: Path) -> None:
    """Write all that a database holds at one moment into a new file; raise StoreProblem. A server may be using it."""
    named = read_database(database)
    if file.exists():
        raise StoreProblem(f"There is a file {file} already: name another.")
    with _written(file) as partial:
        if isinstance(named, SqliteFile):
            sqlite_backups.back_up(named, partial)
        else:
            postgres_backups.back_up(named, partial)


def restore(database: str, file: Path, replace: bool) -> None:
    """Put what a backup holds into a database; raise StoreProblem.

    No server may be using the database. If it holds anything that a server does not make by itself, `replace`
    has to say that this goes.
    """
    named = read_database(database)
    begins = _beginning(file)
    if isinstance(named, SqliteFile):
        if begins != SQLITE_BEGINS:
            raise StoreProblem(f"The file {file} is no backup of an SQLite database.")
        sqlite_backups.restore(named, file, replace)
    else:
        if not begins.startswith(POSTGRES_BEGINS):
            raise StoreProblem(f"The file {file} is no backup of a PostgreSQL database in pg_dump's custom format.")
        postgres_backups.restore(named, file, replace)


@contextmanager
def _written(file: Path) -> Iterator[Path]:
    """Yield an empty file that nobody else may read, and give it its name when it has been written."""
    try:
        number, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    except OSError as problem:
        raise StoreProblem(f"The backup cannot be written to {file.parent}: {problem.strerror}.") from None
    os.close(number)
    partial = Path(name)
    try:
        yield partial
        with partial.open("rb+") as written:
            os.fsync(written.fileno())
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


def _beginning(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(len(SQLITE_BEGINS))
    except OSError as problem:
        raise StoreProblem(f"The backup {file} cannot be read: {problem.strerror}.") from None
