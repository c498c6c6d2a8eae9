"""Problems with a database, and the lock that reserves an SQLite file for one server and closes it to other users."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path
from typing import IO

log = logging.getLogger("sandtable.store")
SIDE_FILES = ("-wal", "-shm", "-journal")
"""What SQLite writes beside a database. It gives these files the mode that the database has."""


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


def quoted(name: str) -> str:
    """Return a name of a table or a schema as it stands in a statement."""
    return '"{}"'.format(name.replace('"', '""'))


class FileLock:
    """A lock on an SQLite file for one server process. The operating system releases it when the process ends."""

    def __init__(self, database: str) -> None:
        path = Path(database)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _open_own(path).close()
            real = os.path.realpath(database)  # a link to a file is the same file
            self._file = _open_own(Path(f"{real}.lock"))
        except OSError as problem:
            reason = problem.strerror or problem
            raise StoreProblem(
                f"The database file {database} cannot be written: {reason}. Choose another with --db."
            ) from None
        if not _lock(self._file):
            self._file.close()
            raise InUse(f"Another server uses the database file {database}. Stop it, or choose another with --db.")
        close_to_others([Path(f"{real}{ending}") for ending in ("", ".lock", *SIDE_FILES)])

    def release(self) -> None:
        """Release the lock."""
        self._file.close()


def _open_own(path: Path) -> IO[bytes]:
    """Open a file to write at its end. If it is new, only its owner may read it."""
    return open(path, "ab", opener=lambda name, flags: os.open(name, flags, 0o600))


def close_to_others(files: list[Path]) -> None:
    """Let nobody but their owner read or write these files of a database, and log it if others could."""
    if os.name != "posix":
        return
    for file in files:
        try:
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & 0o077:
                file.chmod(mode & 0o700)
                log.warning(f"Other users of this machine could read or write {file}. Only its owner can now.")
        except FileNotFoundError:
            continue
        except OSError as problem:
            log.warning(
                f"Other users of this machine can read or write {file}: {problem.strerror}. Let only its owner."
            )


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
