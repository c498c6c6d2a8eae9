"""Writes the drivers as types for mypy: `python -m sandtable.engine.driver_types` makes `engine/typed_drivers.py`.

They come from the annotations of the templates, from which the exports of `rules.wasm` come too (`compile/faces.py`).
So mypy reports a call of a driver with other arguments than it takes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from sandtable.engine.compile.faces import ARRAYS, RECORDS
from sandtable.engine.text_files import read_text

FILE = Path(__file__).with_name("typed_drivers.py")
_TEMPLATES = Path(__file__).with_name("templates")
_FILES = ("drivers", "networks", "sums", "one_ply", "rollouts", "search", "plans", "matches", "answers")
"""The templates, in the order in which the drivers of a game are made of them."""
_HEAD = '''"""The drivers of a game, as Python calls them.

Made from engine/templates by `python -m sandtable.engine.driver_types`: change those files, not this one.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from sandtable.engine.record.arrays import Ints
'''
_WIDTH = 120
_INDENT = " " * 8


def driver_types() -> str:
    """Return the text of `typed_drivers.py`: what each annotation stands for, and a class with all drivers."""
    return "\n".join(
        [
            _HEAD,
            *_aliases(),
            "",
            "class Drivers(Protocol):",
            '    """The drivers of a game. Some games lack some: those of searching players, of sums."""',
            *(line for name in _FILES for line in _methods(read_text(_TEMPLATES / f"{name}.py"))),
            "",
        ]
    )


def _aliases() -> Iterator[str]:
    for name, record in RECORDS.items():
        yield from (f"{name}: TypeAlias = Any", f'"""An array of {record}s; stand-ins when interpreted."""')
    for name, (item, dimensions) in ARRAYS.items():
        if name != "Ints":
            about = f"{item} with {dimensions} dimension{'s' if dimensions > 1 else ''}"
            yield from (f"{name}: TypeAlias = Any", f'"""An array of {about}; what stands for it when interpreted."""')
    yield ""


def _methods(template: str) -> Iterator[str]:
    for node in ast.parse(template).body:
        if isinstance(node, ast.FunctionDef) and "driver" in map(ast.unparse, node.decorator_list):
            yield ""
            yield from _signature(node)
            yield from _docstring(node)


def _signature(node: ast.FunctionDef) -> Iterator[str]:
    """Yield the lines of a method's head, as ruff writes them."""
    arguments = ["self", *(f"{one.arg}: {ast.unparse(one.annotation)}" for one in node.args.args if one.annotation)]
    result = ast.unparse(node.returns) if node.returns else "None"
    line = f"    def {node.name}({', '.join(arguments)}) -> {result}:"
    if len(line) <= _WIDTH:
        yield line
        return
    yield f"    def {node.name}("
    one_line = f"        {', '.join(arguments)}"
    if len(one_line) <= _WIDTH:
        yield one_line
    else:
        yield from (f"        {argument}," for argument in arguments)
    yield f"    ) -> {result}:"


def _docstring(node: ast.FunctionDef) -> Iterator[str]:
    """Yield the lines of a method's docstring, no wider than others."""
    paragraphs = (ast.get_docstring(node) or "").split("\n\n")
    room = _WIDTH - len(_INDENT)
    first, *others = (wrap(part.replace("\n", " "), room - (0 if k else 3)) for k, part in enumerate(paragraphs))
    if len(first) == 1 and not others and len(first[0]) <= room - 6:
        yield f'{_INDENT}"""{first[0]}"""'
        return
    yield f'{_INDENT}"""{first[0]}'
    yield from (_INDENT + line for line in first[1:])
    for part in others:
        yield from ("", *(_INDENT + line for line in part))
    yield f'{_INDENT}"""'


if __name__ == "__main__":
    FILE.write_text(driver_types(), encoding="utf-8")
