"""What rules are written with: `kernel` marks a rule function, `driver` what Python calls; tables, and room to write.

The same source runs on every backend (`backend.py`). Nothing here imports numba: `numba_backend` does, when the drivers
of a game are first called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.rule import Rule

# A state or view of any game: a NumPy record when compiled, a list stand-in when interpreted. A game has classes of its
# own for them, in fields.py.
Record = Any

F = TypeVar("F", bound=Callable[..., Any])


if INTERPRETED:

    def kernel(function: F) -> F:
        """A rule function, left as it is."""
        return function

    driver = kernel
    as_int: Any = int
    word: Any = int
else:

    def kernel(function: F) -> F:
        """A rule function, compiled where a driver needs it."""
        rule: Any = Rule(function)
        return rule

    def driver(function: F) -> F:
        """What Python calls, compiled at its first call and kept in the cache."""
        from sandtable.engine.compile.numba_backend import dispatcher

        compiled: Any = dispatcher(function)
        return compiled

    as_int = np.int64
    word = np.uint64


def for_these(driver: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """A driver, compiled or loaded, for arguments of these types: at its calls nobody looks at types any more, which
    takes longer than a small driver. So none of another type may be passed.
    """
    if INTERPRETED:
        return driver
    compiled: Any = driver
    found: Callable[..., Any] = compiled.compile(tuple(map(compiled.typeof_pyval, arguments)))
    return found


def table(values: Any) -> Any:
    """A constant table for use inside rules: an array when compiled, nested lists when interpreted."""
    array = np.asarray(values, dtype=np.int32)
    return array.tolist() if INTERPRETED else array


def scratch(size: int) -> Any:
    """Room for `size` integers that a rule may write into (lists of actions, weights)."""
    return [0] * size if INTERPRETED else np.zeros(size, dtype=np.int64)


def rows(count: int, size: int) -> Any:
    """Room for rows of integers that a rule may write into."""
    return [[0] * size for _ in range(count)] if INTERPRETED else np.zeros((count, size), dtype=np.int64)
