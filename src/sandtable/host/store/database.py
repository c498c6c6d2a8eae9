"""Which database: SQLite in one file by default, PostgreSQL by URL."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError


class StoreProblem(Exception):
    """The database cannot be used; the message is one line that says why and what to do."""


def read_url(database: str) -> URL:
    """A URL, or the path of an SQLite file, with the driver that belongs to it."""
    if "://" not in database:
        return URL.create("sqlite", database=os.path.abspath(database))
    try:
        url = make_url(database)
    except ArgumentError:
        raise StoreProblem(
            "The database URL cannot be read; write a file name or postgresql://user@host/name."
        ) from None
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:":
            return url.set(drivername="sqlite", database=os.path.abspath(url.database))
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
    raise StoreProblem("The database must be a file for SQLite, or postgresql://user@host/name.")


class FileLock:
    """Holds one SQLite file for one server process; the operating system lets go of it when the process
    ends.
    """

    def __init__(self, database: str) -> None:
        path = Path(database)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("ab"):
                pass
            real = os.path.realpath(database)  # a link to a file is the same file
            self._file: IO[bytes] = Path(f"{real}.lock").open("ab")
        except OSError as problem:
            reason = problem.strerror or problem
            raise StoreProblem(
                f"The database file {database} cannot be written: {reason}. Choose another with --db."
            ) from None
        if not _lock(self._file):
            self._file.close()
            raise StoreProblem(
                f"Another server uses the database file {database}. Stop it, or choose another with --db."
            )

    def release(self) -> None:
        """Lets go."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
