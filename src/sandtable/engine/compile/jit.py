"""What rules are written with: `kernel` marks a rule function, `driver` what Python calls; tables, and room to write.

The same source runs on every backend (`backend.py`). Nothing here imports numba: `numba_backend` does, when the drivers
of a game are first called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast, overload

import numpy as np

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.rule import Rule
from sandtable.engine.record.arrays import Ints, Layers, Rows, Stacks

# A state or view of any game: a NumPy record when compiled, a list stand-in when interpreted. A game has classes of its
# own for them, in fields.py.
Record = Any

F = TypeVar("F", bound=Callable[..., Any])


if INTERPRETED:

    def kernel(function: F) -> F:
        """A rule function, left as it is."""
        return function

    driver = kernel
    as_int: type[int] = int
    word: type[int] = int
else:

    def kernel(function: F) -> F:
        """A rule function, compiled where a driver needs it."""
        return cast(F, Rule(function))

    def driver(function: F) -> F:
        """What Python calls, compiled at its first call and kept in the cache."""
        from sandtable.engine.compile.numba_backend import dispatcher

        return cast(F, dispatcher(function))

    as_int = cast(type[int], np.int64)
    word = cast(type[int], np.uint64)


def for_these(driver: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """A driver, compiled or loaded, for arguments of these types: at its calls nobody looks at types any more, which
    takes longer than a small driver. So none of another type may be passed.
    """
    if INTERPRETED:
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
    """A constant table for use inside rules: an array when compiled, nested lists when interpreted."""
    array = np.asarray(values, dtype=np.int32)
    return array.tolist() if INTERPRETED else array


def scratch(size: int) -> Ints:
    """Room for `size` integers that a rule may write into (lists of actions, weights)."""
    return [0] * size if INTERPRETED else cast(Ints, np.zeros(size, dtype=np.int64))


def rows(count: int, size: int) -> Rows:
    """Room for rows of integers that a rule may write into."""
    if INTERPRETED:
        return [[0] * size for _ in range(count)]
    return cast(Rows, np.zeros((count, size), dtype=np.int64))
