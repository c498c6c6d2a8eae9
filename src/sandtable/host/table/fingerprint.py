"""The fingerprint of all that decides which room comes of a log."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import sandtable
from sandtable.engine.game import Game

TEXTS = ("*.md", "*.yaml", "*.json")
"""The files beside the sources that a game tells from: its rulebook, its set-ups."""


@cache
def fingerprint(game: Game) -> str:
    """Return a hash of Sandtable's sources and of the game's sources and texts, with the versions of the rules and of
    Python.

    The files are read once. Later the files on the disk may be newer than those that run.
    """
    total = hashlib.sha256(f"{game.version} {sys.version_info.major}.{sys.version_info.minor} ".encode())
    total.update(_of_sandtable())
    total.update(_hash_of(game.folder, (path for kind in ("*.py", *TEXTS) for path in game.folder.rglob(kind))))
    return total.hexdigest()


@cache
def _of_sandtable() -> bytes:
    folder = Path(sandtable.__file__).parent
    return _hash_of(folder, folder.rglob("*.py"))


def _hash_of(folder: Path, files: Iterable[Path]) -> bytes:
    total = hashlib.sha256()
    for name, file in sorted((file.relative_to(folder).as_posix(), file) for file in files):
        source = file.read_bytes()
        total.update(f"{name} {len(source)} ".encode() + source)
    return total.digest()
