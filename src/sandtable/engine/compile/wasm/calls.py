"""Drivers as functions of Python: each writes its arguments where wasmtime wants them, and makes the call.

A function is made from the driver's face, as text: a loop over its arguments would take longer than a small driver.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Mapping
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np

from sandtable.engine.compile.faces import ARRAYS, RECORDS, Face, exported
from sandtable.engine.compile.wasm.artefact import Artefact
from sandtable.engine.compile.wasm.machine import MINUTE, VALUE, Instance, RulesStopped, module
from sandtable.engine.compile.wasm.room import held, room, rounded

_STACK = 1 << 18  # bytes for each thread: compiled rules keep little on it

Type = tuple[np.dtype[Any], int]
"""The type of an array: its dtype, and how many dimensions it has."""


class Rules:
    """The rules of one game: a module, and an instance for each thread that calls it."""

    def __init__(self, name: str, made: Artefact) -> None:
        self.name = name
        self._module, self._data = module(made.shared), made.data_size
        self.mine = threading.local()
        """What this thread calls: `_instance`, and what makes the call of each driver, under its name."""

    @property
    def instance(self) -> Instance:
        """The instance of this thread."""
        try:
            found: Instance = self.mine._instance
        except AttributeError:
            self.mine._own = own = _Own(self._data)
            found = self.mine._instance = Instance(self._module, room().memory, own.tables, own.stack)
        return found

    def forget(self) -> None:
        """Drop the instance of this thread: a call that was stopped has left its stack as it was."""
        self.mine.__dict__.clear()


class _Own:
    """What an instance has in memory for itself: its tables and a stack. It is given back with the last reference."""

    def __init__(self, tables: int) -> None:
        size = rounded(tables) + _STACK
        self.tables = room().take(size)
        self.stack = self.tables + size  # it grows downwards, to the tables and not into arrays of others
        weakref.finalize(self, room().give_back, self.tables, size).atexit = False


def drivers(rules: Rules, made: Artefact, records: Mapping[str, np.dtype[Any]]) -> Any:
    """Return an object with the functions of Python that call the drivers of a game."""
    return SimpleNamespace(**{face.name: _function(rules, face, records) for face in made.faces.values()})


def _function(rules: Rules, face: Face, records: Mapping[str, np.dtype[Any]]) -> Callable[..., Any]:
    """Return the function of one driver.

    Its text is, for `legal_at(views, j, out)`:

        def legal_at(views, j, out):
            try:
                call, block, result = mine.legal_at
            except AttributeError:
                call, block, result = ready()
            try:
                try:
                    pack(block, 0, p0[id(views)], j, p2[id(out)])
                except KeyError:
                    elsewhere(views, j, out)
                else:
                    call()
            except RulesStopped as problem:
                raise stopped(problem) from None
            return result[0]
    """
    mine = rules.mine
    pack = Struct("<" + "".join(_packed(argument.dimensions) for argument in face.arguments)).pack_into
    types = [_type(argument.kind, records) for argument in face.arguments]

    def ready() -> tuple[Callable[[], None], memoryview, Any]:
        call, block = rules.instance.caller(exported(face.name), face.words, _patience(face))
        found = call, block, block.cast("d" if face.result == "float" else "i")
        setattr(mine, face.name, found)
        return found

    def stopped(problem: RulesStopped) -> RulesStopped:
        rules.forget()
        return RulesStopped(f"The rules of {rules.name} stopped in {face.name}: {problem}.")

    def elsewhere(*arguments: Any) -> None:
        """Make the call with arrays that were not made here."""
        found = [_placed(one, type) for one, type in zip(arguments, types, strict=True)]
        call, block, _ = getattr(mine, face.name)
        pack(block, 0, *(passed for passed, _, _ in found))
        call()
        for _, put_back, _ in found:
            if put_back:
                put_back()

    return _compiled(face, types, mine=mine, ready=ready, pack=pack, elsewhere=elsewhere, stopped=stopped)


def _compiled(face: Face, types: list[Type | None], **scope: Any) -> Callable[..., Any]:
    """Return the function with this text."""
    names = [argument.name for argument in face.arguments]
    passed = [
        name if type is None else f"p{k}[id({name})]" for k, (name, type) in enumerate(zip(names, types, strict=True))
    ]
    result = {"None": "None", "bool": "result[0] != 0"}.get(face.result, "result[0]")
    text = f"""
def {face.name}({", ".join(names)}):
    try:
        call, block, result = mine.{face.name}
    except AttributeError:
        call, block, result = ready()
    try:
        try:
            pack(block, 0, {", ".join(passed)})
        except KeyError:
            elsewhere({", ".join(names)})
        else:
            call()
    except RulesStopped as problem:
        raise stopped(problem) from None
    return {result}
"""
    scope |= {f"p{k}": room().places(*type) for k, type in enumerate(types) if type} | {"RulesStopped": RulesStopped}
    exec(compile(text, f"<driver {face.name}>", "exec"), scope)
    made: Callable[..., Any] = scope[face.name]
    return made


def _patience(face: Face) -> int:
    """Return how many ticks a call may take: a day where it serves many games, ten minutes elsewhere."""
    many = any(argument.name == "hi" for argument in face.arguments)
    return (24 * 60 if many else 10) * MINUTE


def _packed(dimensions: int) -> str:
    """Return the format of an argument: the place of an array, or a number of 32 bits in the room of a value."""
    return f"{VALUE * (1 + dimensions)}s" if dimensions else f"i{VALUE - 4}x"


def _type(kind: str, records: Mapping[str, np.dtype[Any]]) -> Type | None:
    """Return the type of an array, None for a number."""
    if kind in RECORDS:
        return records[RECORDS[kind]], 1
    if kind in ARRAYS:
        return np.dtype(ARRAYS[kind][0]), ARRAYS[kind][1]
    return None


def _placed(given: Any, type: Type | None) -> tuple[bytes | int, Callable[[], None] | None, Any]:
    """Return what is passed of an argument, what puts results back, and what to hold during the call."""
    if type is None:
        return int(given), None, None
    place = room().places(*type).get(id(given))
    return (place, None, given) if place is not None else held(given, *type)
