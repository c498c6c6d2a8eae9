"""Rules as they are inside drivers, for tests that call a single rule."""

from __future__ import annotations

from typing import Any

from sandtable.engine.compile.backend import INTERPRETED


def as_drivers_have_it(rule: Any) -> Any:
    """Return a rule compiled, unless rules are interpreted: Python calls rules as plain Python."""
    if INTERPRETED:
        return rule
    from sandtable.engine.compile import numba_backend

    return numba_backend._Dispatcher(rule.function, targetoptions=dict(numba_backend._HOW))
