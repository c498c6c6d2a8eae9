"""Problems with a database, and the lock that reserves an SQLite file for one server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO


class StoreProblem(Exception):
    """The database cannot be used. The message is one line that says why and what to do."""


class InUse(StoreProblem):
    """Another server uses the database."""


def cannot_use(shown: str, problem: object) -> StoreProblem:
    """Return the problem of a database that cannot be used. `shown` names it without its password."""
    reason = "it did not answer in time" if isinstance(problem, TimeoutError) else first_line(problem)
    return StoreProblem(f"The database {shown} cannot be used: {reason}")


def first_line(problem: object) -> str:
    """Return the first line of what a problem says, or its name if it says nothing."""
    lines = str(problem).splitlines()
    return lines[0] if lines else type(problem).__name__


class FileLock:
    """A lock on an SQLite file for one server process. The operating system releases it when the process ends."""

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
            raise InUse(f"Another server uses the database file {database}. Stop it, or choose another with --db.")

    def release(self) -> None:
        """Release the lock."""
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
