"""How rules are run: compiled by numba, compiled with bounds checks, or interpreted.

The same source runs on all three backends; `SANDTABLE_BACKEND` chooses (`compiled`, `checked`, `interpreted`). Nothing
here imports numba: `numba_backend` does, when the drivers of a game are first called.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from sandtable.engine.compile.cache_folder import NoCacheFolder, cache_folder

BACKENDS = ("compiled", "checked", "interpreted")


def _backend() -> str:
    """How rules are run here; interpreted, with a line about it, where nobody has said and nothing can be kept."""
    chosen = os.environ.get("SANDTABLE_BACKEND")
    if chosen is not None:
        return chosen
    try:
        cache_folder()
    except NoCacheFolder as problem:
        print(problem.notice, file=sys.stderr)
        os.environ["SANDTABLE_BACKEND"] = "interpreted"  # so that processes started from here need not say it again
        return "interpreted"
    return "compiled"


BACKEND = _backend()
if BACKEND not in BACKENDS:
    raise SystemExit(f"SANDTABLE_BACKEND is {BACKEND!r}; it must be compiled, checked or interpreted")
INTERPRETED = BACKEND == "interpreted"

# A state or view of any game: a NumPy record when compiled, a list stand-in when interpreted. A game has classes of its
# own for them, in fields.py.
Record = Any

F = TypeVar("F", bound=Callable[..., Any])


class Rule:
    """A rule function: compiled as part of the drivers that use it, and plain Python where Python calls it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__name__ = function.__name__
        self.__module__ = function.__module__
        self.__doc__ = function.__doc__

    def __call__(self, *args: Any) -> Any:
        answer = self.function(*args)
        return tuple(map(_plain, answer)) if isinstance(answer, tuple) else _plain(answer)


def _plain(answer: Any) -> Any:
    """A table's element is an integer of NumPy's: no JSON takes it, and it holds no long row of bits."""
    return int(answer) if isinstance(answer, np.integer) else answer


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
