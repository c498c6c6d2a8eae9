"""Compiling rules before they are needed: one process for each game fills that game's cache.

`precompile` starts the processes and reports their progress; each is
`python -m sandtable.batches.precompile VARIANT PART ...` and writes a line for every function that is ready. They end
when their standard input does, and so when the process that started them ends; functions that were ready by then stay
in the cache.
"""

from __future__ import annotations

import gc
import os
import queue
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sandtable.batches.compiled_functions import PARTS, steps
from sandtable.engine.compile.backend import BACKEND, COMPILED_HERE, present_name
from sandtable.engine.compile.cache import lock
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game, Variant
from sandtable.games import variant as find


class CompilerFailed(SandtableError):
    """An error: rules could not be compiled; they can be played interpreted."""


@dataclass(frozen=True)
class Standing:
    """Progress of the compiler: functions ready, functions in all, and an estimate of the seconds left."""

    ready: int
    total: int
    left: float | None


Report = Callable[[Standing], None]


def is_precompiled(game: Game, parts: Iterable[str], backend: str) -> bool:
    """Return whether these parts of a game need no compiling: on this backend nothing does, or it is done."""
    if present_name(backend) not in COMPILED_HERE:
        return True  # or nothing is compiled
    folder = game.machine_code(backend)
    return all(_marker(folder, part).exists() for part in parts)


def _marker(folder: Path, part: str) -> Path:
    """Return the file that marks a part as compiled; it holds the number of signatures compiled by then."""
    return folder / f"filled-{part}"


def precompile(
    chosen: Iterable[Variant],
    parts: Sequence[str] = tuple(PARTS),
    report: Report = lambda standing: None,
    backend: str = BACKEND,
    processes: int | None = None,
) -> None:
    """Compile parts of the games of these variants, in the order given, unless they are compiled; raise CompilerFailed.

    Each game has a process of its own; as many run at once as there are cores, or `processes`. An exception (Ctrl-C)
    ends the processes at once.
    """
    if present_name(backend) not in COMPILED_HERE:
        return
    games = {variant.game.name: variant for variant in chosen}
    missing = [variant for variant in games.values() if not is_precompiled(variant.game, parts, backend)]
    if missing:
        _Compilation(missing, parts, backend, report).run(processes or os.cpu_count() or 1)


class _Compilation:
    """The processes that compile, and what they have reported."""

    def __init__(self, missing: Sequence[Variant], parts: Sequence[str], backend: str, report: Report) -> None:
        self._waiting = list(missing)
        self._parts = list(parts)
        self._environment = {**os.environ, "SANDTABLE_BACKEND": backend}
        self._report = report
        self._total = sum(len(steps(variant, parts)) for variant in missing)
        self._ready = 0
        self._began = time.monotonic()
        self._running: dict[str, subprocess.Popen[str]] = {}
        self._last_words: dict[str, str] = {}
        self._said: queue.SimpleQueue[tuple[str, str | None]] = queue.SimpleQueue()

    def run(self, processes: int) -> None:
        self._report(Standing(0, self._total, None))
        try:
            while self._waiting or self._running:
                while self._waiting and len(self._running) < processes:
                    self._start(self._waiting.pop(0).id)
                self._hear()
        finally:
            for process in self._running.values():
                process.kill()
                process.wait()

    def _start(self, variant: str) -> None:
        command = [sys.executable, "-m", "sandtable.batches.precompile", variant, "--held", *self._parts]
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            command, env=self._environment, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True
        )
        self._running[variant] = process
        threading.Thread(target=self._listen, args=(variant, process), daemon=True).start()

    def _listen(self, variant: str, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None and process.stdout is not None
        with process.stdin, process.stdout as lines:
            for line in lines:
                self._said.put((variant, line))
        self._said.put((variant, None))

    def _hear(self) -> None:
        """Read one line of one process, or its end."""
        variant, line = self._said.get()
        if line is None:
            status = self._running.pop(variant).wait()
            if status != 0:
                why = self._last_words.get(variant, f"status {status}")
                raise CompilerFailed(f"the rules of {variant} could not be compiled ({why})")
        elif line == READY:
            self._ready += 1
            spent = time.monotonic() - self._began
            left = spent / self._ready * (self._total - self._ready)
            self._report(Standing(self._ready, self._total, left))
        else:
            self._last_words[variant] = line.strip()


READY = "ready\n"
SELDOM = (20_000, 10, 50)
"""Thresholds of garbage collection while compiling. The compiler makes many objects that stay, and collecting took a
seventh of its time.
"""


def fill(variant: Variant, parts: Sequence[str]) -> Iterator[None]:
    """Compile parts of a game in this process, function by function. Other processes that do the same wait."""
    from sandtable.engine.compile.numba_backend import signatures

    folder = variant.game.machine_code(BACKEND)
    with lock(folder):
        for part in parts:
            for step in steps(variant, [part]):
                step()
                yield
            _marker(folder, part).write_text(str(signatures()))


def main() -> None:
    match sys.argv[1:]:
        case [variant, "--held", *parts]:  # the process that started this one holds the input open
            _end_with_input()
            _fill_aloud(variant, parts)
        case [variant, *parts]:
            _fill_aloud(variant, parts)


def _fill_aloud(variant: str, parts: Sequence[str]) -> None:
    gc.set_threshold(*SELDOM)
    for _ in fill(find(variant), parts):
        sys.stdout.write(READY)
        sys.stdout.flush()


def _end_with_input() -> None:
    """End this process when its standard input ends, even while it compiles."""

    def listen() -> None:
        deque(sys.stdin, maxlen=0)
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()
