"""Where machine code is kept: one folder for each game, backend and state of the sources.

numba's own cache watches only the file of the function it stored, so a change in an imported file would leave stale
machine code behind. A folder is therefore named after a hash of every source that takes part: the engine's, that
game's, and the drivers generated from them. A change in one game leaves the others' folders as they are.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

import numpy as np
from filelock import FileLock, Timeout

from sandtable.engine.compile.cache_folder import cache_folder, make_own
from sandtable.engine.compile.sources import compiler, sources, told

KEPT = 2
"""How many folders of a game are kept: the present one and the one before it, for switching between two versions."""


def digest(backend: str, game: Path, generated: str) -> str:
    """Return a hash of everything that a game's machine code depends on: sources, versions, backend."""
    versions = " ".join(version(package) for package in ("numba", "llvmlite"))
    total = hashlib.sha256(f"{backend} {sys.version} {np.__version__} {versions}".encode())
    total.update(told(compiler() | sources(game), generated).encode())
    return total.hexdigest()[:16]


def folder_for(name: str, backend: str, game: Path, generated: str) -> Path:
    """Return the folder for the machine code of the game whose sources lie in the folder `game`."""
    return cache_folder() / f"{name}-{backend}-{digest(backend, game, generated)}"


def open_folder(folder: Path) -> None:
    """Create the folder if needed and mark it as the last used of its kind; all but the last two of a kind are
    deleted.
    """
    make_own(folder)
    os.utime(folder)
    _prune(f"{folder.name.rpartition('-')[0]}-*")


def _prune(pattern: str) -> None:
    """Keep the last used folders of one kind, and any that a process is writing now; delete the others."""
    by_use = sorted(cache_folder().glob(pattern), key=lambda folder: folder.stat().st_mtime, reverse=True)
    old = [*by_use[KEPT:], *cache_folder().glob("kernels-*")]  # until 0.1 one folder held all games
    for folder in old:
        try:
            with lock(folder).acquire(timeout=0):
                shutil.rmtree(folder, ignore_errors=True)
        except (Timeout, OSError):
            continue


@cache
def lock(folder: Path) -> FileLock:
    """Hold the lock of a folder while writing into it: two processes that write at once would mix up numba's file
    numbers.
    """
    return FileLock(folder / "lock")
