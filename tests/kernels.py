"""Rules as they are inside drivers, for tests that call one by itself."""

from __future__ import annotations

from typing import Any

from sandtable.umpire.jit import INTERPRETED


def as_drivers_have_it(rule: Any) -> Any:
    """Compiled where rules are: from Python a rule is plain Python."""
    if INTERPRETED:
        return rule
    from sandtable.umpire import compiling

    return compiling._Dispatcher(rule.function, targetoptions=dict(compiling._HOW))
