"""Tests that the host's modules import each other without circles, imports for types included."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import sandtable.host

FOLDER = Path(sandtable.host.__file__).parent
MODULES = {
    ".".join(("sandtable.host", *path.relative_to(FOLDER).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in FOLDER.rglob("*.py")
}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in MODULES else node.module for name in inner)


def test_there_is_no_circle() -> None:
    arrows = {name: {used for used in imported(path) if used in MODULES} for name, path in MODULES.items()}
    assert sum(map(len, arrows.values())) > len(MODULES), "they do use each other"
    TopologicalSorter(arrows).prepare()
