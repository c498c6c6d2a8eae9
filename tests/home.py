"""The home of the tests: a home folder, a temporary folder and a cache of their own, so that nothing of the user's
helps them and nothing of the user's is touched.

Compiled rules stay in the clone, in build/rules; the rest begins empty with every run and goes with it. Uses the
standard library alone, as dev.py starts tests in this environment too.
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
    """The variables that make a process, and whatever it starts, live here."""
    if MOVED_IN in os.environ:
        return {}
    folder = Path(tempfile.mkdtemp(prefix="sandtable-tests-"))
    atexit.register(_leave, folder, os.getpid())
    folder.chmod(0o711)  # PostgreSQL and the programs of a stranger run as other users
    names = {"HOME": "home", "USERPROFILE": "home", "TMPDIR": "tmp", "TEMP": "tmp", "TMP": "tmp", **FOLDERS}
    for name in set(names.values()):
        (folder / name).mkdir(mode=0o1777 if name == "tmp" else 0o700)
    (folder / "tmp").chmod(0o1777)
    here = {variable: str(folder / name) for variable, name in names.items()}
    return here | {"SANDTABLE_CACHE": str(RULES), MOVED_IN: str(folder), USERS: os.pathsep.join(_users_folders())}


def _leave(folder: Path, process: int) -> None:
    if os.getpid() == process:  # not a copy of it
        shutil.rmtree(folder, ignore_errors=True)


def _users_folders() -> list[str]:
    """Where Sandtable keeps the user's own things, on each system that it runs on."""
    usual = (".cache", ".local/share", ".local/state", ".config", "Library/Caches", "Library/Application Support")
    set_by_hand = (os.environ.get(name) for name in (*FOLDERS, "LOCALAPPDATA", "APPDATA"))
    bases = [*filter(None, set_by_hand), *(os.path.join(os.path.expanduser("~"), one) for one in usual)]
    own = os.environ.get("SANDTABLE_CACHE")
    return sorted({os.path.join(base, "sandtable") for base in bases} | ({own} if own else set()))


def move_in() -> None:
    """Live here from now on, in this process and in those that it starts."""
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
    """Note from now on whenever this process reads or writes in the user's own folders."""
    forbidden = tuple(os.environ[USERS].split(os.pathsep))

    def see(event: str, arguments: tuple[object, ...]) -> None:
        if event in ACTS and isinstance(arguments[0], str | os.PathLike):
            path = os.fspath(arguments[0])
            if isinstance(path, str) and path.startswith(forbidden):
                touched.append(f"{event} {path}")

    sys.addaudithook(see)
