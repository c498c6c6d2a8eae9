"""The home of the tests: a home folder, a temporary folder and a cache of their own.

The tests neither use nor touch anything of the user's. Compiled rules stay in the clone, in build/rules, and compiled
modules of Python beside their sources; all else starts empty with every run and is removed with it. This module uses
only the standard library, because dev.py starts tests in this environment too.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "build" / "rules"
"""The compiled rules of this clone."""

MOVED_IN = "SANDTABLE_TESTS_HOME"
USERS = "SANDTABLE_TESTS_LEAVE_ALONE"
"""The user's own folders of Sandtable, for the processes that have moved in."""

FOLDERS = {"XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state"}


@cache
def environment() -> dict[str, str]:
    """Return the variables that make a process, and whatever it starts, live here."""
    if MOVED_IN in os.environ:
        return {}
    folder = Path(tempfile.mkdtemp(prefix="sandtable-tests-", dir=_memory()))
    atexit.register(_leave, folder, os.getpid())
    folder.chmod(0o711)  # PostgreSQL and the programs of a stranger run as other users
    names = {"HOME": "home", "USERPROFILE": "home", "TMPDIR": "tmp", "TEMP": "tmp", "TMP": "tmp", **FOLDERS}
    for name in set(names.values()):
        (folder / name).mkdir(mode=0o1777 if name == "tmp" else 0o700)
    (folder / "tmp").chmod(0o1777)
    here = {variable: str(folder / name) for variable, name in names.items()}
    # Without the second, each of a hundred processes would compile all modules that it imports.
    keeps = {"SANDTABLE_CACHE": str(RULES), "PYTHONDONTWRITEBYTECODE": ""}
    return here | keeps | {MOVED_IN: str(folder), USERS: os.pathsep.join(_users_folders())}


MEMORY = Path("/dev/shm")
ENOUGH = 2 << 30
"""Bytes that are free in a folder in which the tests may live."""


def _memory() -> Path | None:
    """Return a folder in memory with enough room, or None: a disk takes milliseconds to keep each act for good, and no
    test turns the power off.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK | os.X_OK):
        return None
    room = os.statvfs(MEMORY)
    programs = not room.f_flag & os.ST_NOEXEC
    return MEMORY if programs and room.f_bavail * room.f_frsize >= ENOUGH else None


def _leave(folder: Path, process: int) -> None:
    if os.getpid() == process:  # not a copy of it
        shutil.rmtree(folder, ignore_errors=True)


def _users_folders() -> list[str]:
    """Return the folders in which Sandtable keeps the user's own files, on each supported system."""
    usual = (".cache", ".local/share", ".local/state", ".config", "Library/Caches", "Library/Application Support")
    set_by_hand = (os.environ.get(name) for name in (*FOLDERS, "LOCALAPPDATA", "APPDATA"))
    bases = [*filter(None, set_by_hand), *(os.path.join(os.path.expanduser("~"), one) for one in usual)]
    own = os.environ.get("SANDTABLE_CACHE")
    return sorted({os.path.join(base, "sandtable") for base in bases} | ({own} if own else set()))


def move_in() -> None:
    """Make this process, and those that it starts, live here from now on."""
    os.environ.update(environment())
    tempfile.tempdir = None
    for name in ("SANDTABLE_DB", "SANDTABLE_SEED", "PYTHONUNBUFFERED", "PYTHONIOENCODING"):
        os.environ.pop(name, None)
    watch()


touched: list[str] = []
"""What this process has done with the user's own folders."""

ACTS = {
    "open",
    "os.listdir",
    "os.scandir",
    "os.mkdir",
    "os.remove",
    "os.rename",
    "os.chmod",
    "os.utime",
    "sqlite3.connect",
}


@cache
def watch() -> None:
    """Record from now on every read or write of this process in the user's own folders."""
    forbidden = tuple(os.environ[USERS].split(os.pathsep))

    def see(event: str, arguments: tuple[object, ...]) -> None:
        if event in ACTS and isinstance(arguments[0], str | os.PathLike):
            path = os.fspath(arguments[0])
            if isinstance(path, str) and path.startswith(forbidden):
                touched.append(f"{event} {path}")

    sys.addaudithook(see)
