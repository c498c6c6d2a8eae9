"""Steps of dev.py: it reports them, runs their commands, and takes no step twice."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import IO

from tools import processes

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Failed(Exception):
    """An error: a step that failed; its text is all that the user sees."""


class Stopped(Exception):
    """The end of a step in another thread when this process was told to end."""


PATIENCE = 1.5
"""Seconds that commands have to end by themselves."""
_running: set[int] = set()
_starting = threading.RLock()  # the handler of a signal may interrupt whoever holds it
_stopped = threading.Event()


def say(text: str) -> None:
    print(text, flush=True)


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    """Report the beginning of a step, at intervals that it goes on, and how long it took.

    Steps write into this folder: raise Failed if it cannot be written to.
    """
    if not os.access(ROOT, os.W_OK):
        raise Failed(f"You cannot write in {ROOT}, which is not set up for this: take a copy of your own.")
    begun = time.monotonic()
    done = threading.Event()

    def still_going() -> None:
        while not done.wait(20 if time.monotonic() - begun < 60 else 120):
            say(f"   still at it: {title} ({time.monotonic() - begun:.0f} s)")

    say(f"-- {title}")
    threading.Thread(target=still_going, daemon=True).start()
    try:
        yield
    finally:
        done.set()
    say(f"   done in {time.monotonic() - begun:.1f} s: {title}")


@dataclass(frozen=True)
class Ended:
    """The exit status of a command, and the seconds of processor time of it and its children (0 if unknown)."""

    status: int
    processor: float


def _call(out: IO[bytes] | None, *command: str | Path, cwd: Path, env: dict[str, str]) -> Ended:
    with _starting:
        if _stopped.is_set():
            raise Stopped
        process = subprocess.Popen(
            list(map(str, command)), cwd=cwd, env=os.environ | env, stdin=subprocess.DEVNULL, stdout=out, stderr=out
        )
        _running.add(process.pid)
    try:
        if hasattr(os, "wait4"):
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode, processor = os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime
        else:
            process.returncode, processor = process.wait(), 0.0
    finally:
        _running.discard(process.pid)
    if _stopped.is_set():
        raise Stopped
    return Ended(process.returncode, processor)


def stop() -> None:
    """End all commands, with whatever they have started, and let no other begin."""
    with _starting:
        _stopped.set()
    processes.end_all(PATIENCE, {*_running})


def stop_on_signals() -> None:
    """End this process within seconds of Ctrl-C or a SIGTERM, or when its terminal is closed, with all it has started.

    The handler runs in the main thread, whatever the threads wait for.
    """

    def end(number: int, frame: FrameType | None) -> None:
        stop()
        if number == signal.SIGINT:
            raise KeyboardInterrupt
        sys.exit(128 + number)

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)
    if os.name != "nt" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # as nohup has it
        signal.signal(signal.SIGHUP, end)


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> float:
    """Run a quiet command; its output is printed only if it fails. Return its seconds of processor time."""
    with tempfile.TemporaryFile() as out:
        try:
            ended = _call(out, *command, cwd=cwd, env=env or {})
        except OSError as error:
            raise Failed(f"{command[0]} could not be started: {error}") from error
        if ended.status == 0:
            return ended.processor
        out.seek(0)
        lines = COLOURS.sub("", out.read().decode(errors="replace")).splitlines()[-40:]
    tail = "\n".join("   | " + line for line in lines)
    raise Failed(f"{tail}\nThis command failed (status {ended.status}): {' '.join(map(str, command))}")


def show(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> int:
    """Run a command that prints for itself; return its exit status."""
    return _call(None, *command, cwd=cwd, env=env or {}).status


def record(log: Path, *command: str | Path, env: dict[str, str]) -> Ended:
    """Run a command with its output written to a file."""
    with log.open("wb") as out:
        return _call(out, *command, cwd=ROOT, env=env)


def digest(*paths: Path) -> str:
    """Return a hash of files and folders: equal while they, their place and the interpreter stay the same."""
    total = hashlib.sha256(sys.version.encode() + os.fsencode(ROOT))
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                total.update(os.fsencode(file.relative_to(ROOT)))
                total.update(file.read_bytes())
    return total.hexdigest()


def stamped(name: str, key: str) -> bool:
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == key


def once(title: str, name: str, key: str, made: Path, make: Callable[[], object]) -> None:
    """Take the step unless it was taken from the same sources and its result is still there."""
    if made.exists() and stamped(name, key):
        say(f"-- {title}: up to date")
        return
    stamp = STAMPS / name
    with step(title):
        stamp.unlink(missing_ok=True)  # an interrupted step leaves an incomplete result
        make()
    STAMPS.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)
