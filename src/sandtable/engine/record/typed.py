"""Writes the fields of a game as types for mypy: `python -m sandtable.engine.record.typed PACKAGE...`.

From the schema of PACKAGE (in `PACKAGE.rules.schema`) it makes the file `fields.py` of the package. Rules say by its
classes what they take, and mypy finds every name of a field that the schema does not have.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from sandtable.engine.record.schema import PUBLIC, Field, Schema

FILE = "fields.py"
_TYPES = ("int", "Ints", "Rows", "Layers")
"""The type of a field, by the number of its dimensions."""
_HEAD = '''"""The fields of a state and of a view, as types. Only mypy looks at them.

Made by `{made_by}` from rules/schema.py: change that file, not this one.
"""

from __future__ import annotations

from typing import Protocol
'''


def source(schema: Schema, made_by: str) -> str:
    """The text of the file: one class for what a view and a state share, and one for each of them."""
    hidden = [field for field in schema.fields if field not in schema.seen]
    body = "\n".join(
        [
            *_class("Seen", (), "What a view and a state both hold, for rules that take either.", schema.seen),
            *_class("View", ("Seen",), "What one viewer may know of a state.", [Field("viewer", (), PUBLIC)]),
            *_class("State", ("Seen",), "All of a position, with what nobody sees.", hidden),
        ]
    )
    used = sorted({_type(field) for field in schema.fields} - {"int"})
    imports = f"\nfrom sandtable.engine.record.arrays import {', '.join(used)}\n" if used else ""
    return _HEAD.format(made_by=made_by) + imports + body


def _class(name: str, bases: tuple[str, ...], about: str, fields: Iterable[Field]) -> Iterator[str]:
    yield from ("", "", f"class {name}({', '.join((*bases, 'Protocol'))}):", f'    """{about}"""')
    lines = [f"    {field.name}: {_type(field)}" for field in fields]
    yield from (["", *lines] if lines else [])
    if name == "State":
        yield ""


def _type(field: Field) -> str:
    return _TYPES[len(field.shape)]


def write(package: str, made_by: str) -> Path:
    """Write the file of a package, and return its place."""
    schema = import_module(f"{package}.rules.schema")
    assert schema.__file__
    file = Path(schema.__file__).parents[1] / FILE
    file.write_text(source(schema.schema, made_by), encoding="utf-8")
    return file


if __name__ == "__main__":
    for package in sys.argv[1:]:
        print(write(package, f"python -m sandtable.engine.record.typed {package}"))
