"""Which backend runs the rules: WebAssembly, machine code by numba, the same with bounds checks, or Python itself.

The same source runs on all of them; `SANDTABLE_BACKEND` chooses (`wasm`, `native`, `checked`, `interpreted`).
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from sandtable.engine.errors import MissingExtra

BACKENDS = ("wasm", "native", "checked", "interpreted")
_FORMER = {"compiled": "native"}


def present_name(backend: str) -> str:
    """Return the name of a backend that may be given by its former one."""
    return _FORMER.get(backend, backend)


def _backend() -> str:
    """Return the backend that `SANDTABLE_BACKEND` names, or the best that works here.

    Without the variable, rules are interpreted if nothing runs WebAssembly here, and a line on stderr says so.
    """
    chosen = os.environ.get("SANDTABLE_BACKEND")
    if chosen is not None:
        return present_name(chosen)
    if find_spec("wasmtime"):
        return "wasm"
    print("Rules are interpreted, which is slower: for compiled ones, pip install wasmtime.", file=sys.stderr)
    os.environ["SANDTABLE_BACKEND"] = "interpreted"  # so that processes started from here need not say it again
    return "interpreted"


BACKEND = _backend()
if BACKEND not in BACKENDS:
    raise SystemExit(f"SANDTABLE_BACKEND is {BACKEND!r}; it must be {', '.join(BACKENDS[:-1])} or {BACKENDS[-1]}")
INTERPRETED = BACKEND == "interpreted"
"""Whether rules work on lists and stand-ins for records; elsewhere they work on NumPy's arrays."""
WASM = BACKEND == "wasm"
FAST = ("wasm", "native")
"""The backends without checks, on which whole games take no time."""
COMPILED_HERE = ("native", "checked")
"""The backends on which numba compiles the rules on this machine."""
NATIVE = BACKEND in COMPILED_HERE
if NATIVE and not find_spec("numba"):
    raise MissingExtra(f"SANDTABLE_BACKEND={BACKEND}", "native")
