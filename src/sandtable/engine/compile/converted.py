"""Drivers run as Python, for callers that hold arrays: what a game without a fitting `rules.wasm` has.

Each call turns its arrays into what rules can be interpreted with, and writes back what they have changed.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from types import ModuleType, SimpleNamespace
from typing import Any

from sandtable.engine.compile.faces import ARRAYS, RECORDS, Argument, Face, faces
from sandtable.engine.record.schema import Schema

PutBack = Callable[[], None]
_ONE_AT_A_TIME = Lock()
"""Threads share arrays, and each call writes back whole ones."""


def converted(plain: ModuleType, source: str, schema: Schema) -> Any:
    """Return an object with the drivers of an interpreted module, which take arrays."""
    found = {name: _driver(getattr(plain, name), face, schema) for name, face in faces(source).items()}
    return SimpleNamespace(**found)


def _driver(plain: Callable[..., Any], face: Face, schema: Schema) -> Callable[..., Any]:
    def driver(*given: Any, **named: Any) -> Any:
        given = (*given, *(named[argument.name] for argument in face.arguments[len(given) :]))
        with _ONE_AT_A_TIME:
            passed = [_converted(one, argument, schema) for one, argument in zip(given, face.arguments, strict=True)]
            result = plain(*(one for one, _ in passed))
            for _, put_back in passed:
                if put_back:
                    put_back()
        return result if result is None else _RESULTS[face.result](result)

    return driver


_RESULTS: dict[str, Callable[[Any], Any]] = {"int": int, "bool": bool, "float": float}


def _converted(given: Any, argument: Argument, schema: Schema) -> tuple[Any, PutBack | None]:
    """Return an argument for interpreted rules, and what writes it back."""
    if argument.kind in RECORDS:
        return _stand_ins(given, schema)
    if argument.kind in ARRAYS and argument.dimensions == 1:
        numbers = given.astype(object)  # Python's own numbers, which have no width

        def put_back() -> None:
            given[...] = numbers

        return numbers, put_back
    return given, None


def _stand_ins(records: Any, schema: Schema) -> tuple[Any, PutBack]:
    read = schema.read_view if records.dtype == schema.view else schema.read_state
    objects = [read(records[i : i + 1].tobytes()) for i in range(len(records))]

    def put_back() -> None:
        for i, one in enumerate(objects):
            if one.__dict__:  # a field was read or written
                schema.unpack_state(one.pack(), records, i)

    return objects, put_back
