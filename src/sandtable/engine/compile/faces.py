"""The faces of drivers: the name and type of each argument, read from the annotations of the templates.

They are the one declaration from which the wrappers in `rules.wasm` and the calls from Python are made.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

RECORDS = {"States": "state", "Views": "view"}
"""Arrays of records, by the name of their annotation, and which record it is."""
ARRAYS = {
    "Ints": ("int64", 1),
    "Int64s": ("int64", 1),  # which rules read as an array, and never as a list
    "IntRows": ("int64", 2),
    "IntLayers": ("int64", 3),
    "Int32s": ("int32", 1),
    "Int32Rows": ("int32", 2),
    "Int32Layers": ("int32", 3),
    "Int8s": ("int8", 1),
    "Int8Rows": ("int8", 2),
    "Words": ("uint64", 1),
    "Flags": ("bool", 1),
    "FlagRows": ("bool", 2),
    "Floats": ("float64", 1),
    "Float32Rows": ("float32", 2),
}
"""Arrays of numbers, by the name of their annotation: their dtype, and how many dimensions they have."""
NUMBERS = ("int", "bool")
RESULTS = ("None", "int", "bool", "float")


@dataclass(frozen=True)
class Argument:
    """An argument of a driver: an array of records or numbers, or one number."""

    name: str
    kind: str  # an annotation of RECORDS, ARRAYS or NUMBERS

    @property
    def dimensions(self) -> int:
        """Return how many dimensions the array has, 0 for a number."""
        return 1 if self.kind in RECORDS else ARRAYS[self.kind][1] if self.kind in ARRAYS else 0


@dataclass(frozen=True)
class Face:
    """The name, the arguments and the result of a driver."""

    name: str
    arguments: tuple[Argument, ...]
    result: str

    @property
    def words(self) -> int:
        """Return how many numbers a call passes: an address and its sizes for each array, and the number itself."""
        return sum(1 + argument.dimensions for argument in self.arguments)


def exported(driver: str) -> str:
    """Return the name under which a driver is exported: no name of C's library, such as `select`, may be taken."""
    return f"driver_{driver}"


def faces(source: str) -> dict[str, Face]:
    """Return the faces of all drivers in the text of a game's drivers, by name."""
    return {face.name: face for face in _faces(ast.parse(source))}


def _faces(tree: ast.Module) -> Iterator[Face]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and "driver" in map(ast.unparse, node.decorator_list):
            arguments = tuple(_argument(node.name, one) for one in node.args.args)
            result = ast.unparse(node.returns) if node.returns else ""
            if result not in RESULTS:
                raise TypeError(f"driver {node.name}: its result is one of {', '.join(RESULTS)}, not {result!r}")
            yield Face(node.name, arguments, result)


def _argument(driver: str, given: ast.arg) -> Argument:
    """Return an argument as it is annotated."""
    kind = ast.unparse(given.annotation).removesuffix(" | None") if given.annotation else ""
    if kind not in RECORDS and kind not in ARRAYS and kind not in NUMBERS:
        raise TypeError(f"driver {driver}, argument {given.arg}: no type {kind!r} passes between Python and the rules")
    return Argument(given.arg, kind)
