"""The folder where compiled rules are kept, and whether it can be used."""

from __future__ import annotations

import os
import stat
import tempfile
from functools import cache
from pathlib import Path

import platformdirs

from sandtable.engine.errors import BadInput

VARIABLE = "SANDTABLE_CACHE"
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


class NoCacheFolder(BadInput):
    """Compiled rules cannot be kept; the message says why and how to mend it."""

    @property
    def notice(self) -> str:
        """Return the line that explains why rules are interpreted."""
        return f"{self} Until then rules are interpreted, which is slower."


@cache
def cache_folder() -> Path:
    """Return the folder of all caches: `SANDTABLE_CACHE`, or one of the user's own. Raises NoCacheFolder.

    Loading compiled rules runs the code in this folder, so it must belong to the user and be closed to others.
    """
    chosen = os.environ.get(VARIABLE)
    try:
        folder = Path(chosen or platformdirs.user_cache_dir("sandtable", appauthor=False)).absolute()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            about = folder.stat()
    except RuntimeError:  # nobody knows the home folder of this user
        raise NoCacheFolder(_sentence("there is no home folder")) from None
    except OSError as problem:
        raise NoCacheFolder(_sentence(f"{folder} cannot be written ({problem.strerror})")) from None
    if hasattr(os, "geteuid") and about.st_uid not in (0, os.geteuid()):
        raise NoCacheFolder(_sentence(f"{folder} belongs to another user"))
    if os.name == "posix" and about.st_mode & OTHERS_WRITE:
        raise NoCacheFolder(_sentence(f"other users can write {folder}, until you say: chmod go-w {folder}"))
    return folder


def make_own(folder: Path) -> None:
    """Make a folder in the cache, and let nobody but its owner write it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    mode = stat.S_IMODE(folder.stat().st_mode)
    if os.name == "posix" and mode & OTHERS_WRITE:
        folder.chmod(mode & ~OTHERS_WRITE)


def _sentence(why: str) -> str:
    return f"Compiled rules cannot be kept: {why}. Set {VARIABLE} to a folder of your own."
