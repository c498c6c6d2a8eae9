"""Which backend runs the rules: WebAssembly, compiled by numba, compiled with bounds checks, or interpreted.

The same source runs on all of them; `SANDTABLE_BACKEND` chooses (`wasm`, `compiled`, `checked`, `interpreted`).
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

BACKENDS = ("wasm", "compiled", "checked", "interpreted")


def _backend() -> str:
    """Return the backend that `SANDTABLE_BACKEND` names, or the best that works here.

    Without the variable, rules are interpreted if nothing runs WebAssembly here, and a line on stderr says so.
    """
    chosen = os.environ.get("SANDTABLE_BACKEND")
    if chosen is not None:
        return chosen
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
FAST = ("wasm", "compiled")
"""The backends without checks, on which whole games take no time."""
COMPILED_HERE = ("compiled", "checked")
"""The backends on which numba compiles the rules on this machine."""
NATIVE = BACKEND in COMPILED_HERE
