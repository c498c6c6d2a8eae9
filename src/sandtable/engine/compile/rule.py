"""The class of rule functions on compiled backends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np


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
    """Return an integer of NumPy's as one of Python's, which JSON accepts and which can hold a long row of bits."""
    return int(answer) if isinstance(answer, np.integer) else answer
