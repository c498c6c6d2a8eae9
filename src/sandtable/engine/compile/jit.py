"""The decorators and buffers that rules are written with: `kernel` marks a rule function, `driver` one that Python
calls.

The same source runs on every backend (`backend.py`). This module imports neither numba nor wasmtime: that is left until
the drivers of a game are first called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

from sandtable.engine.compile.backend import INTERPRETED, NATIVE, WASM
from sandtable.engine.compile.rule import Rule
from sandtable.engine.record.arrays import Ints, Layers, Rows, Stacks

# A state or view of any game: a NumPy record when compiled, a list stand-in when interpreted. A game has classes of its
# own for them, in fields.py.
Record = Any

F = TypeVar("F", bound=Callable[..., Any])


if not NATIVE:

    def kernel(function: F) -> F:
        """Return the rule function as it is."""
        return function

    driver = kernel
    as_int: type[int] = int
    half: type[int] = int
    word: type[int] = int
else:

    def kernel(function: F) -> F:
        """Wrap a rule function so that it is compiled into the drivers that need it."""
        return cast(F, Rule(function))

    def driver(function: F) -> F:
        """Wrap a function for Python to call: it is compiled at its first call and kept in the cache."""
        from sandtable.engine.compile.numba_backend import dispatcher

        return cast(F, dispatcher(function))

    as_int = cast(type[int], np.int64)
    half = cast(type[int], np.int32)
    word = cast(type[int], np.uint64)


def halves(notes: Ints) -> Ints:
    """Return scratch room as integers of half the width, of which processors compute twice as many at once.

    Compiled, the halves 2k and 2k + 1 lie where the integer k does; interpreted, they are the same list. So what is
    kept in halves begins at index 0, and all else comes after it. `half` narrows a result, which numba has widened.
    """
    return notes


def for_these(driver: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """Return a driver for arguments of exactly these types, compiled or loaded.

    Its calls skip the check of types, which takes longer than a small driver. So pass no argument of another type.
    """
    if not NATIVE:
        return driver
    compiled: Any = driver
    found: Callable[..., Any] = compiled.compile(tuple(map(compiled.typeof_pyval, arguments)))
    return found


@overload
def table(values: Sequence[int]) -> Ints: ...
@overload
def table(values: Sequence[Sequence[int]]) -> Rows: ...
@overload
def table(values: Sequence[Sequence[Sequence[int]]]) -> Layers: ...
@overload
def table(values: Sequence[Sequence[Sequence[Sequence[int]]]]) -> Stacks: ...
@overload
def table(values: Sequence[Sequence[Sequence[Sequence[Sequence[int]]]]]) -> Sequence[Stacks]: ...
def table(values: Any) -> Any:
    """Return a constant table for use inside rules: an array for numba, nested lists for Python."""
    array = np.asarray(values, dtype=np.int32)
    return array if NATIVE else array.tolist()


def scratch(size: int) -> Ints:
    """Return room for `size` integers that a rule may write into (lists of actions, weights)."""
    return [0] * size if INTERPRETED else cast(Ints, zeros(size, np.int64))


def rows(count: int, size: int) -> Rows:
    """Return room for rows of integers that a rule may write into."""
    if INTERPRETED:
        return [[0] * size for _ in range(count)]
    return cast(Rows, zeros((count, size), np.int64))


def zeros(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Return an array of zeros where the rules reach it without a copy."""
    if not WASM:
        return np.zeros(shape, dtype)
    from sandtable.engine.compile.wasm import room

    return room.zeros(_shape(shape), dtype)


def blank(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Return an array whose numbers are yet to be written, where the rules reach it without a copy."""
    if not WASM:
        return np.empty(shape, dtype)
    from sandtable.engine.compile.wasm import room

    return room.blank(_shape(shape), dtype)


def result(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Return an array for a caller to keep, whose numbers are yet to be written: within reach of the rules unless what
    callers keep takes much of their memory.
    """
    if not WASM:
        return np.empty(shape, dtype)
    from sandtable.engine.compile.wasm import room

    return room.result(_shape(shape), dtype)


def within_reach(given: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return a copy of an array where the rules reach it without copying it at each call."""
    made: npt.NDArray[Any] = blank(given.shape, given.dtype)
    made[...] = given
    return made


def is_within_reach(given: npt.NDArray[Any]) -> bool:
    """Return whether the rules reach an array where it is."""
    if not WASM:
        return True
    from sandtable.engine.compile.wasm import room

    return room.room().address(given) is not None


def _shape(shape: int | tuple[int, ...]) -> tuple[int, ...]:
    return (shape,) if isinstance(shape, int) else shape
