"""Backups of an SQLite database: a copy made by SQLite itself, which is whole while a server writes."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sandtable.host.store.database import SIDE_FILES, FileLock, StoreProblem, quoted
from sandtable.host.store.database_names import SqliteFile
from sandtable.host.store.day_keys import UNKEPT
from sandtable.host.store.migrations import newest
from sandtable.host.store.schema import OF_SERVERS
from sandtable.host.store.sqlite_schema import difference


def back_up(database: SqliteFile, file: Path) -> None:
    """Copy a database into a file; raise StoreProblem."""
    path = Path(database.path)
    if not path.exists():
        raise StoreProblem(f"There is no database {path}.")
    with _reading(path) as source:
        _check(source, path)
        _copy(source, file)


def restore(database: SqliteFile, file: Path, replace: bool) -> None:
    """Put the database of a backup in the place of this one; raise StoreProblem."""
    with _reading(file) as source:
        _check(source, file)
        lock = FileLock(database.path)
        try:
            path = Path(os.path.realpath(database.path))  # a link to a file goes on being one
            if not replace and _holds_something(path):
                raise StoreProblem(f"The database {path} is not empty: add --replace to lose what it holds.")
            _put(source, path)
        finally:
            lock.release()


def _put(source: sqlite3.Connection, path: Path) -> None:
    """Replace a database by a copy of another. If this is interrupted, there is the one or the other."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as former:
        former.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    os.close(number)
    copy = Path(name)
    try:
        _copy(source, copy)
        if path.stat().st_size:  # it was there before
            shutil.copymode(path, copy)
        if hasattr(os, "chown"):
            with suppress(PermissionError):
                os.chown(copy, path.stat().st_uid, path.stat().st_gid)
        with copy.open("rb+") as written:
            os.fsync(written.fileno())
        for ending in SIDE_FILES:  # they belong to the former database
            Path(f"{path}{ending}").unlink(missing_ok=True)
        copy.replace(path)
    finally:
        copy.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, file: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
            _drop_unkept(copy)
            _check(copy, file)
    except sqlite3.Error as problem:
        raise StoreProblem(f"The copy cannot be written: {problem}.") from None


def _drop_unkept(copy: sqlite3.Connection) -> None:
    """Remove from a copy what no backup holds, also from its unused pages."""
    copy.execute("PRAGMA secure_delete=ON")
    for table in _tables(copy).intersection(UNKEPT):
        copy.execute(f"DELETE FROM {quoted(table)}")
    copy.commit()


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("PRAGMA trusted_schema=OFF")
            yield connection
    except sqlite3.Error as problem:
        raise StoreProblem(f"The database {path} cannot be read: {problem}.") from None


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Raise StoreProblem if a database is damaged, is not Sandtable's, has another schema, or is of a newer version."""
    version = _version(connection)
    if version is None:
        raise StoreProblem(f"The database {path} is not one of Sandtable.")
    if version > newest():
        raise StoreProblem(f"The database {path} is from a newer Sandtable (schema {version}, here {newest()}).")
    if differs := difference(connection, version):
        raise StoreProblem(f"The database {path} does not have the schema of Sandtable's version {version}: {differs}.")
    problems = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if problems != [("ok",)]:
        raise StoreProblem(f"The database {path} is damaged: {problems[0][0]}.")


def _version(connection: sqlite3.Connection) -> str | None:
    if "alembic_version" not in _tables(connection):
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def _holds_something(path: Path) -> bool:
    """Return whether a database has a row that no server makes by itself."""
    with _reading(path) as connection:
        return any(
            connection.execute(f"SELECT 1 FROM {quoted(table)} LIMIT 1").fetchone()
            for table in _tables(connection) - OF_SERVERS
        )


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
