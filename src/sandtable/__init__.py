"""Sandtable: war games to play, study and improve.

`make` opens one game, `batch` many, `position` one that is under way; `variants` lists what there is.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandtable.api import Action, Game, make, position
    from sandtable.batches.batch import Batch, batch
    from sandtable.engine.errors import BadInput, IllegalAction
    from sandtable.engine.record.view import View
    from sandtable.games import variant, variants

__all__ = [
    "Action",
    "BadInput",
    "Batch",
    "Game",
    "IllegalAction",
    "View",
    "batch",
    "make",
    "position",
    "variant",
    "variants",
]
__version__ = "0.1.0"

# Loaded when first asked for: the command line answers at once, and need not wait for the compiler to be imported.
_HOME = {
    "Action": "api",
    "BadInput": "engine.errors",
    "Batch": "batches.batch",
    "Game": "api",
    "IllegalAction": "engine.errors",
    "View": "engine.record.view",
    "batch": "batches.batch",
    "make": "api",
    "position": "api",
    "variant": "games",
    "variants": "games",
}

if "SANDTABLE_LEG" in os.environ and "SANDTABLE_BACKEND" not in os.environ:
    os.environ["SANDTABLE_BACKEND"] = os.environ["SANDTABLE_LEG"]  # processes started from here need not say it again
    print("sandtable: SANDTABLE_LEG is now SANDTABLE_BACKEND; the old name will be removed in 0.3", file=sys.stderr)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'sandtable' has no attribute {name!r}")
    return getattr(import_module(f"sandtable.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
