"""The source files that a game's compiled rules depend on, and what they mean."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from sandtable.engine.compile.source_text import read
from sandtable.engine.text_files import read_text

_COMPILER = Path(__file__).resolve().parent
_ENGINE = _COMPILER.parent
_ABOUT_RULES = ("game",)
"""Modules of the engine that hold rules as values: no rule takes a constant from them."""
_KERNELS = "@kernel\n", "@driver\n"


@cache
def _public_names() -> dict[str, str]:
    """Map each name that `sandtable.engine` exports to the last word of the module that defines it."""
    found = read(read_text(_ENGINE / "__init__.pyi")).imports
    return {name: module.rpartition(".")[2] for module, name in found}


def sources(game: Path) -> dict[str, str]:
    """Return the texts of the files that a game's rules depend on, except those that are generated from them.

    These are all files with kernels and, through their imports, all files that they take constants from. Each has a
    name by where it lies in the engine or the game, which is the same on every machine. The compiler is left out.
    """
    texts = _engine() | _texts(game, "game")
    by_word: dict[str, list[str]] = {}
    for name in texts:
        by_word.setdefault(name.removesuffix("/__init__").rpartition("/")[2], []).append(name)
    wanted = [name for name, text in texts.items() if any(kernel in text for kernel in _KERNELS)]
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            words = {word for word in _imported(texts[name]) if word not in _ABOUT_RULES}
            wanted.extend(source for word in words for source in by_word.get(word, ()))
    return {name: texts[name] for name in sorted(found)}


@cache
def compiler() -> dict[str, str]:
    """Return the texts of the compiler, in the same way."""
    return _texts(_COMPILER, "compiler")


@cache
def _engine() -> dict[str, str]:
    """Return the texts of the engine without the compiler: games share them."""
    found = _texts(_ENGINE, "engine")
    return {name: text for name, text in found.items() if not name.startswith(f"engine/{_COMPILER.name}/")}


def _texts(folder: Path, called: str) -> dict[str, str]:
    return {
        f"{called}/{path.relative_to(folder).with_suffix('').as_posix()}": read_text(path)
        for path in folder.rglob("*.py")
    }


def _imported(text: str) -> Iterator[str]:
    """Yield the last words of the names of modules that a source may import."""
    for module, name in read(text).imports:
        yield module.rpartition(".")[2]
        yield _public_names().get(name, name) if module in ("sandtable.engine", "") else name


def rules_digest(game: Path, generated: str) -> str:
    """Return a hash of the rules of a game: their sources and the drivers generated from them, on any machine.

    The compiler has no part in it: a test makes `rules.wasm` anew and compares its bytes.
    """
    return hashlib.sha256(told(sources(game), generated)).hexdigest()[:32]


def told(sources: Mapping[str, str], generated: str) -> bytes:
    """Return what sources mean, with their names, and the drivers generated from them, as bytes for a hash."""
    parts = (part for name, text in sources.items() for part in (name, meaning(text)))
    return "\0\0".join((meaning(generated), *parts)).encode()


def meaning(text: str) -> str:
    """Return a source without its comments, docstrings and blank lines: what compiled code can depend on."""
    return read(text).meaning
