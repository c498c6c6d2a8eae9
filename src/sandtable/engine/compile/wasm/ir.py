"""LLVM's text of all drivers of one game, as numba makes it: a part of the compiler that makes `rules.wasm`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types

from sandtable.engine.compile.faces import ARRAYS, RECORDS, Argument, Face
from sandtable.engine.compile.numba_backend import as_part, for_another_machine
from sandtable.engine.record.schema import Schema


@dataclass(frozen=True)
class Compiled:
    """One driver in LLVM's text: the name of its function there, and the type that numba found for its result."""

    symbol: str
    result: str


def module(drivers: ModuleType, faces: Mapping[str, Face], schema: Schema) -> tuple[str, dict[str, Compiled]]:
    """Return the text of one module with all these drivers, and each of them as compiled."""
    for_another_machine()
    whole: Any = None
    found: dict[str, Compiled] = {}
    for face in faces.values():
        text, found[face.name] = _compiled(getattr(drivers, face.name), face, schema)
        part = llvm.parse_assembly(text)
        if whole is None:
            whole = part
        else:
            whole.link_in(part)
    return "\n".join(_cleaned(str(whole))), found


def _compiled(driver: Any, face: Face, schema: Schema) -> tuple[str, Compiled]:
    dispatcher = as_part(driver.py_func)
    signature = tuple(_numba_type(argument, schema) for argument in face.arguments)
    dispatcher.compile(signature)
    result = dispatcher.overloads[signature]
    text: str = result.library.get_llvm_str()
    found: Any = types.unliteral  # a result that is always the same number is of its type
    return text, Compiled(result.fndesc.llvm_func_name, str(found(result.fndesc.restype)))


def _numba_type(argument: Argument, schema: Schema) -> Any:
    """Return the type that numba gives such an argument: integers are all as wide as they can be."""
    if argument.kind in RECORDS:
        return types.Array(numba.from_dtype(getattr(schema, RECORDS[argument.kind])), 1, "C")
    if argument.kind in ARRAYS:
        item, dimensions = ARRAYS[argument.kind]
        return types.Array(numba.from_dtype(np.dtype(item)), dimensions, "C")
    return types.int64


def _cleaned(text: str) -> Iterator[str]:
    """Yield the lines without what belongs to the machine that compiles.

    numba's `common` globals, which hold the Python environments of functions, are unknown to WebAssembly.
    """
    for line in text.splitlines():
        if not line.startswith(("target datalayout", "target triple", "source_filename", "; ModuleID")):
            yield re.sub(r"^(@[^\n=]* = )common ", r"\1internal ", line)
