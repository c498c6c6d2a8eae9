"""Rules as they are inside drivers, for tests that call a single rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from sandtable.engine.compile.backend import INTERPRETED, WASM


def as_drivers_have_it(rule: Any) -> Any:
    """Return a rule compiled, unless rules are interpreted: Python calls rules as plain Python."""
    if INTERPRETED:
        return rule
    if WASM:
        return _on_lists(rule)
    from sandtable.engine.compile import numba_backend

    return numba_backend._Dispatcher(rule.function, targetoptions=dict(numba_backend._HOW))


def _on_lists(rule: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule as plain Python that takes arrays: `rules.wasm` exports drivers alone."""

    def called(*given: Any) -> Any:
        lists = [one.tolist() if isinstance(one, np.ndarray) else one for one in given]
        answer = rule(*lists)
        for array, numbers in zip(given, lists, strict=True):
            if isinstance(array, np.ndarray):
                array[...] = numbers
        return answer

    return called
