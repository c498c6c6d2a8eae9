"""The source files that a game's compiled rules depend on, and what they mean."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from sandtable.engine.text_files import read_text

_ENGINE = Path(__file__).resolve().parents[1]
_COMPILER = Path(__file__).resolve().parent
_ABOUT_RULES = ("game",)
"""Modules of the engine that hold rules as values: no rule takes a constant from them."""
_KERNELS = re.compile(r"^@(kernel|driver)$", re.MULTILINE)


@cache
def _public_names() -> dict[str, str]:
    """Map each name that `sandtable.engine` exports to the last word of the module that defines it."""
    stub = ast.parse(read_text(_ENGINE / "__init__.pyi"))
    imports = [node for node in stub.body if isinstance(node, ast.ImportFrom) and node.module]
    return {name.name: str(node.module).rpartition(".")[2] for node in imports for name in node.names}


def sources(game: Path) -> dict[Path, str]:
    """Return the texts of the files that a game's machine code depends on, except those that are generated from them.

    These are all files with kernels and, through their imports, all files that they take constants from.
    """
    paths = [path for folder in (_ENGINE, game) for path in sorted(folder.rglob("*.py"))]
    by_name: dict[str, list[Path]] = {}
    for path in paths:
        by_name.setdefault(path.stem if path.stem != "__init__" else path.parent.name, []).append(path)
    wanted = [path for path in paths if _KERNELS.search(read_text(path))]
    found: dict[Path, str] = {}
    while wanted:
        path = wanted.pop()
        if path not in found:
            found[path] = read_text(path)
            names = (name for name in _parsed(found[path])[1] if name not in _ABOUT_RULES)
            wanted.extend(source for name in names for source in by_name.get(name, ()))
    return dict(sorted(found.items()))


@cache
def _parsed(text: str) -> tuple[str, tuple[str, ...]]:
    """Return what a source means, and its imports. Games share the sources of the engine."""
    tree = ast.parse(text)
    return _written(tree), tuple(_imports(tree))


def _imports(tree: ast.Module) -> Iterable[str]:
    """Return the last words of the names of modules that an import may mean."""
    for node in _statements(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.rpartition(".")[2]
            homes = _public_names() if node.module == "sandtable.engine" else {}
            yield from (homes.get(name.name, name.name) for name in node.names)


def _statements(tree: ast.Module) -> Iterable[ast.AST]:
    """Return all statements, without a look at the expressions in them, of which there are far more."""
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        yield node
        for name in ("body", "orelse", "finalbody", "handlers", "cases"):
            within = getattr(node, name, None)
            todo.extend(within if isinstance(within, list) else ())


def rules_digest(game: Path, generated: str) -> str:
    """Return a hash of the rules of a game: their sources and the drivers generated from them, on any machine.

    The compiler is left out: a test makes `rules.wasm` anew and compares its bytes.
    """
    total = hashlib.sha256(meaning(generated).encode())
    for path, text in sources(game).items():
        if not path.is_relative_to(_COMPILER):
            total.update(path.name.encode() + b"\0" + meaning(text).encode())
    return total.hexdigest()[:32]


def meaning(text: str) -> str:
    """Return a source without its comments, layout and docstrings: what compiled code can depend on.

    It is the same for every version of Python, whose own `ast.dump` is not.
    """
    return _parsed(text)[0]


def _written(part: object) -> str:
    if isinstance(part, list):
        return f"[{','.join([_written(one) for one in part])}]"
    if not isinstance(part, ast.AST):
        return repr(part)
    told = []
    for name in part._fields:
        value: Any = getattr(part, name, None)
        if name == "body" and _has_docstring(part):
            value = value[1:]
        if value is not None and value != []:
            told.append(f"{name}={_written(value)}")
    return f"{type(part).__name__}({','.join(told)})"


def _has_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        and ast.get_docstring(node, clean=False) is not None
    )
