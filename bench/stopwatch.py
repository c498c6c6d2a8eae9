"""The time and memory that a command takes, its children included."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

# A small process starts the command: the peak of a process counts from what had started it.
_WATCH = """
import json, subprocess, sys, time
begun = time.perf_counter()
subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
wall = time.perf_counter() - begun
try:
    import resource
except ImportError:  # there is none for Windows
    print(json.dumps([wall, None, None]))
else:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    unit = 1 if sys.platform == "darwin" else 1024
    print(json.dumps([wall, used.ru_utime + used.ru_stime, used.ru_maxrss * unit / 1e6]))
"""


class Spent(NamedTuple):
    wall: float  # seconds
    processor: float | None  # seconds
    peak: float | None  # MB of the largest process


def watch(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> Spent:
    """Run `python` with these arguments; raises CalledProcessError."""
    command = [sys.executable, "-c", _WATCH, sys.executable, *arguments]
    ran = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=as_people_run_it(environment))
    return Spent(*json.loads(ran.stdout))


def as_people_run_it(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return an environment for Python with byte-code files, as users have it."""
    given = {**os.environ, **(environment or {})}
    return {name: value for name, value in given.items() if name != "PYTHONDONTWRITEBYTECODE"}
