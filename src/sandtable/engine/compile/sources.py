"""The source files that a game's compiled rules depend on, and what they mean."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandtable.engine.compile.source_text import SourceText, read
from sandtable.engine.text_files import read_text

_COMPILER = Path(__file__).resolve().parent
_ENGINE = _COMPILER.parent
_ABOUT_RULES = "game", "umpire", "shown", "messages", "catalogue"
"""Modules of the engine that hold rules as values: no rule takes a constant from them."""
_KERNELS = "@kernel\n", "@driver\n"


@dataclass(frozen=True)
class Source:
    """A file that rules may depend on. It is kept without its text: a process keeps those of the engine."""

    path: Path
    meaning: str  # a hash of what compiled code can depend on
    imports: frozenset[str]  # the last words of the names of modules that it may import
    has_kernels: bool


def sources(game: Path) -> dict[str, Source]:
    """Return the files that a game's rules depend on, except those that are generated from them.

    These are all files with kernels and, through their imports, all files that they take constants from. Each has a
    name by where it lies in the engine or the game, which is the same on every machine. The compiler is left out.
    """
    files = _engine() | _files(game, "game")
    by_word: dict[str, list[str]] = {}
    for name in files:
        by_word.setdefault(name.removesuffix("/__init__").rpartition("/")[2], []).append(name)
    wanted = [name for name, file in files.items() if file.has_kernels]
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            words = files[name].imports.difference(_ABOUT_RULES)
            wanted.extend(source for word in words for source in by_word.get(word, ()))
    return {name: files[name] for name in sorted(found)}


@cache
def compiler() -> dict[str, Source]:
    """Return the files of the compiler, in the same way."""
    return _files(_COMPILER, "compiler")


@cache
def _engine() -> dict[str, Source]:
    """Return the files of the engine without the compiler: games share them."""
    found = _files(_ENGINE, "engine")
    return {name: file for name, file in found.items() if not name.startswith(f"engine/{_COMPILER.name}/")}


def _files(folder: Path, called: str) -> dict[str, Source]:
    return {
        f"{called}/{path.relative_to(folder).with_suffix('').as_posix()}": _file(path) for path in folder.rglob("*.py")
    }


def _file(path: Path) -> Source:
    text = read_text(path)
    found = read(text)
    imports = frozenset(map(sys.intern, _imported(found)))
    return Source(path, _hash(found.meaning), imports, any(kernel in text for kernel in _KERNELS))


def _imported(source: SourceText) -> Iterator[str]:
    for module, name in source.imports:
        yield module.rpartition(".")[2]
        yield _public_names().get(name, name) if module in ("sandtable.engine", "") else name


@cache
def _public_names() -> dict[str, str]:
    """Map each name that `sandtable.engine` exports to the last word of the module that defines it."""
    found = read(read_text(_ENGINE / "__init__.pyi")).imports
    return {name: module.rpartition(".")[2] for module, name in found}


def rules_digest(game: Path, generated: str) -> str:
    """Return a hash of the rules of a game: their sources and the drivers generated from them, on any machine.

    The compiler has no part in it: a test makes `rules.wasm` anew and compares its bytes.
    """
    return _hash(told(sources(game), generated))[:32]


def told(sources: Mapping[str, Source], generated: str) -> str:
    """Return what sources mean, by their names, and the drivers generated from them, as a text for a hash."""
    lines = (f"{name} {source.meaning}" for name, source in sources.items())
    return "\n".join((_hash(read(generated).meaning), *lines))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
