"""`sandtable play` as users start it, with all its processes and a cache for it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import TracebackType

import pytest
from filelock import FileLock
from tests.host.servers import Server, free_port

from sandtable.batches.precompile import precompile
from sandtable.games import at_tables

SERVING = "Sandtable is at"
PATIENCE = 120.0  # for whatever must come, on slow machines


def until(holds: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait until a condition holds of which no process sends a notice."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, f"{what}: it never came"
        time.sleep(0.1)


def children(pid: int) -> dict[int, str]:
    """Return the command lines of the processes that this one has started, by process id."""
    listed = subprocess.run(["ps", "-ww", "-o", "pid=,stat=,args=", "--ppid", str(pid)], capture_output=True, text=True)
    rows = (line.split(maxsplit=2) for line in listed.stdout.splitlines())
    return {int(number): command for number, state, command in rows if not state.startswith("Z")}


def descendants(pid: int) -> dict[int, str]:
    """Return the same for all processes below this one."""
    found = children(pid)
    for child in list(found):
        found |= descendants(child)
    return found


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


@cache
def compiled_rules() -> dict[str, Path]:
    """Return the folders of the compiled rules by game; rules that are not compiled yet are compiled now."""
    precompile(at_tables().values(), ["table"], backend="compiled")
    return {variant.game.name: variant.game.machine_code("compiled") for variant in at_tables().values()}


class FilledCache:
    """A copy of the compiled rules."""

    def __init__(self, folder: Path) -> None:
        for filled in compiled_rules().values():
            shutil.copytree(filled, folder / filled.name)
        self.folder = folder
        self._smallest = folder / compiled_rules()["warkings"].name
        self._lock = FileLock(self._smallest / "lock")

    def forget(self) -> None:
        """Remove the compiled rules of the smallest game."""
        shutil.rmtree(self._smallest)

    def hold(self) -> None:
        """Hide that all rules are compiled, until `let_go` is called."""
        self._lock.acquire()
        (self._smallest / "filled-table").unlink()

    def let_go(self) -> None:
        self._lock.release()


@pytest.fixture
def held(tmp_path: Path) -> Iterator[FilledCache]:
    """Return a cache of its own with which the backend switch waits until the test lets it go."""
    cache = FilledCache(tmp_path / "held")
    cache.hold()
    yield cache
    cache.let_go()


class Program(Server):
    """One command line, what it has written to standard error, and a client for its server."""

    def __init__(self, db: Path, kept: Path, *arguments: str, backend: str = "interpreted") -> None:
        """Prepare the command. It begins interpreted, as where nothing runs WebAssembly, unless another is named."""
        self.port = free_port()
        self.said: list[str] = []
        where = ("--port", str(self.port), "--db", str(db))
        self._command = [sys.executable, "-m", "sandtable.cli", "play", "--no-browser", *where, *arguments]
        self._environment = {**os.environ, "SANDTABLE_CACHE": str(kept), "SANDTABLE_BACKEND": backend}
        self._below: set[int] = set()

    def start(self) -> None:
        """Start the program in a session of its own, like a job of a shell."""
        self.program = subprocess.Popen(
            self._command,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._hearing = threading.Thread(target=self._hear)
        self._hearing.start()

    def _hear(self) -> None:
        assert self.program.stderr is not None
        with self.program.stderr as lines:
            self.said.extend(line.rstrip("\n") for line in iter(lines.readline, ""))

    def hear(self, words: str) -> None:
        """Wait until the program has said this."""
        until(lambda: any(words in line for line in self.said) or self.program.poll() is not None, words)
        assert any(words in line for line in self.said), self.said

    def find(self, *words: str) -> list[int]:
        """Return the processes below the program whose command lines contain all these words."""
        below = descendants(self.program.pid)
        self._below |= below.keys()
        return [pid for pid, command in below.items() if all(word in command for word in words)]

    def servers(self) -> list[int]:
        """Return the server processes: one, or two while one gets ready to follow the other."""
        return [
            pid for pid, command in children(self.program.pid).items() if "sandtable.host.server_process" in command
        ]

    def wait_for(self, *words: str) -> int:
        """Return the first process below the program whose command line contains all these words."""
        until(lambda: bool(self.find(*words)) or self.program.poll() is not None, " ".join(words))
        return self.find(*words)[0]

    def changed_over(self, first: int) -> None:
        """Wait until the first server is gone and another one answers."""
        until(lambda: not running(first), "the backend switch")
        assert self.call("/healthz")[0] == 200

    def send(self, number: signal.Signals, group: bool = False) -> None:
        """Send a signal to the program alone or, as Ctrl-C does, to its whole group."""
        (os.killpg if group else os.kill)(self.program.pid, number)

    def ended(self) -> int:
        """Return the program's exit status, once all its processes are gone."""
        status = self.program.wait(PATIENCE)
        until(lambda: not any(map(running, self._below)), "the end of all processes")
        self._hearing.join(PATIENCE)
        assert not self._hearing.is_alive(), "somebody still holds its standard error"
        return status

    def stop(self) -> int:
        self.find()
        if self.program.poll() is None:
            self.send(signal.SIGTERM)
        return self.ended()

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()
