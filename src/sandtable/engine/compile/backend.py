"""Which backend runs the rules: compiled by numba, compiled with bounds checks, or interpreted.

The same source runs on all three; `SANDTABLE_BACKEND` chooses (`compiled`, `checked`, `interpreted`).
"""

from __future__ import annotations

import os
import sys

from sandtable.engine.compile.cache_folder import NoCacheFolder, cache_folder

BACKENDS = ("compiled", "checked", "interpreted")


def _backend() -> str:
    """Return the backend that `SANDTABLE_BACKEND` names, or the best that works here.

    Without the variable, rules are interpreted if compiled rules cannot be kept, and a line on stderr says why.
    """
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
