"""Where machine code is kept: one folder for each game, backend and state of the sources.

numba's own cache watches only the file of the function it stored, so a change in an imported file would leave stale
machine code behind. A folder is therefore named after a hash of every source that takes part: the engine's, that
game's, and the drivers generated from them. A change in one game leaves the others' folders as they are.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import sys
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path

import numpy as np
from filelock import FileLock, Timeout

from sandtable.engine.compile.cache_folder import cache_folder, make_own
from sandtable.engine.text_files import read_text

KEPT = 2
"""How many folders of a game are kept: the present one and the one before it, for switching between two versions."""

_ENGINE = Path(__file__).resolve().parents[1]
_KERNELS = re.compile(r"^@(kernel|driver)$", re.MULTILINE)


@cache
def _public_names() -> dict[str, str]:
    """Map each name that `sandtable.engine` exports to the last word of the module that defines it."""
    stub = ast.parse(read_text(_ENGINE / "__init__.pyi"))
    imports = [node for node in stub.body if isinstance(node, ast.ImportFrom) and node.module]
    return {name.name: str(node.module).rpartition(".")[2] for node in imports for name in node.names}


def sources(game: Path) -> dict[Path, ast.Module]:
    """Return the parsed files that a game's machine code depends on, except the files that are generated from them.

    These are all files with kernels and, through their imports, all files that they take constants from.
    """
    paths = [path for folder in (_ENGINE, game) for path in sorted(folder.rglob("*.py"))]
    by_name: dict[str, list[Path]] = {}
    for path in paths:
        by_name.setdefault(path.stem if path.stem != "__init__" else path.parent.name, []).append(path)
    wanted = [path for path in paths if _KERNELS.search(read_text(path))]
    found: dict[Path, ast.Module] = {}
    while wanted:
        path = wanted.pop()
        if path not in found:
            found[path] = ast.parse(read_text(path))
            wanted.extend(source for name in _imports(found[path]) for source in by_name.get(name, ()))
    return dict(sorted(found.items()))


def _imports(tree: ast.AST) -> Iterable[str]:
    """Return the last words of the names of modules that an import may mean."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.rpartition(".")[2]
            homes = _public_names() if node.module == "sandtable.engine" else {}
            yield from (homes.get(name.name, name.name) for name in node.names)


def digest(backend: str, game: Path, generated: str) -> str:
    """Return a hash of everything that a game's machine code depends on: sources, versions, backend."""
    versions = " ".join(version(package) for package in ("numba", "llvmlite"))
    total = hashlib.sha256(f"{backend} {sys.version} {np.__version__} {versions}".encode())
    for path, tree in sources(game).items():
        total.update(path.name.encode() + b"\0" + _meaning(tree).encode())
    total.update(generated.encode())
    return total.hexdigest()[:16]


def _meaning(tree: ast.Module) -> str:
    """Return a source without its comments, layout and docstrings: what compiled code can depend on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)


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
