"""Writes the fields of games as types for mypy: `python -m sandtable.engine.field_types FOLDER...`.

The file `fields.py` of a game's folder is made from its schema. Rules name its classes as the types of their arguments,
so mypy reports every field that the schema does not have.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from sandtable.engine.record.schema import PUBLIC, Field, Schema

FILE = "fields.py"
_TYPES = ("int", "Ints", "Rows", "Layers")
"""The type of a field, by the number of its dimensions."""
_HEAD = '''"""The fields of a view and of a state, as types for mypy.

Made from rules/schema.py by `python -m sandtable.engine.field_types`: change that file, not this one.
"""

from __future__ import annotations

from typing import Protocol
'''


def field_types(schema: Schema) -> str:
    """Return the text of `fields.py`: a class for a view, one for a state, and one for what both hold."""
    hidden = [field for field in schema.fields if field not in schema.seen]
    used = sorted({_type(field) for field in schema.fields} - {"int"})
    imports = ["", f"from sandtable.engine import {', '.join(used)}"] if used else []
    return "\n".join(
        [
            _HEAD.rstrip("\n"),
            *imports,
            *_class("Seen", (), "What a view and a state both hold, for rules that take either.", schema.seen),
            *_class("View", ("Seen",), "What one viewer may know of a state.", [Field("viewer", (), PUBLIC)]),
            *_class("State", ("Seen",), "All of a position, with what nobody sees.", hidden),
            "",
        ]
    )


def _class(name: str, bases: tuple[str, ...], about: str, fields: Iterable[Field]) -> Iterator[str]:
    """Return the lines of a class, after two blank ones."""
    yield from ("", "", f"class {name}({', '.join((*bases, 'Protocol'))}):", f'    """{about}"""')
    lines = [f"    {field.name}: {_type(field)}" for field in fields]
    if lines:
        yield from ("", *lines)


def _type(field: Field) -> str:
    return _TYPES[len(field.shape)]


def declared_in(folder: Path, module: str) -> Any:
    """Return a module of the rules of the game in a folder, which is a package or lies in one."""
    root = folder = folder.resolve()
    while (root / "__init__.py").exists():
        root = root.parent
    if str(root) not in sys.path:
        sys.path.append(str(root))
    package = ".".join(folder.relative_to(root).parts)
    if package not in sys.modules:  # its `__init__` would load the rules, and these the file that is to be made
        bare = ModuleType(package)
        bare.__path__ = [str(folder)]
        sys.modules[package] = bare
    return import_module(f"{package}.rules.{module}")


def main(folders: list[str]) -> None:
    for folder in map(Path, folders):
        (folder / FILE).write_text(field_types(declared_in(folder, "schema").schema), encoding="utf-8")
        print(f"{folder / FILE} written")


if __name__ == "__main__":
    main(sys.argv[1:])
