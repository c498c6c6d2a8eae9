"""The processes below this one, and the end of all of them."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import time
from pathlib import Path

ADOPT = 36
"""PR_SET_CHILD_SUBREAPER of <linux/prctl.h>: a process below this one that loses its parent gets this one instead."""
TRIES = 100
"""How often those are killed that come to light when their parents are killed, fiftieths of a second apart."""


def below(top: int) -> set[int]:
    """Return the ids of all processes that a process has started, directly or not. It is empty without a /proc."""
    parents: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            state, parent = status.read_text(errors="replace").rpartition(")")[2].split()[:2]
            if state not in "ZX":  # neither a zombie nor gone
                parents[int(status.parent.name)] = int(parent)
    found: set[int] = set()
    nearest = {top}
    while nearest:
        nearest = {process for process, parent in parents.items() if parent in nearest}
        found |= nearest
    return found


def end_all(patience: float, known: set[int]) -> None:
    """End all processes below this one, in whatever session they are; after so many seconds kill those that go on.

    Those that are `known` are ended on systems without a /proc, too. None is ended before this process takes over the
    children of those that end.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
    send(signal.SIGTERM, known | below(os.getpid()))
    end = time.monotonic() + patience
    while below(os.getpid()) and time.monotonic() < end:
        time.sleep(0.02)
    for _ in range(TRIES):
        if not (left := below(os.getpid())):
            break
        send(signal.SIGKILL, left)
        time.sleep(0.02)


def send(number: signal.Signals, processes: set[int]) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(process, number)
