"""How dev.py tells what it does, runs commands, and does nothing twice."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Failed(Exception):
    """A step that did not work; its text is all that the user sees."""


def say(text: str) -> None:
    print(text, flush=True)


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    """Say what begins, now and then that it still goes on, and how long it took."""
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
    say(f"   done in {time.monotonic() - begun:.1f} s")


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a quiet command; what it printed is shown only when it fails."""
    words = [str(word) for word in command]
    try:
        answer = subprocess.run(
            words,
            cwd=cwd,
            env=os.environ | (env or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise Failed(f"{words[0]} could not be started: {error}") from error
    if answer.returncode != 0:
        lines = COLOURS.sub("", answer.stdout).splitlines()[-40:]
        tail = "\n".join("   | " + line for line in lines)
        raise Failed(f"{tail}\nThis command failed (status {answer.returncode}): {' '.join(words)}")


def show(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> int:
    """Run a command that speaks for itself; its exit status."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, env=os.environ | (env or {}), stdin=subprocess.DEVNULL).returncode


def record(log: Path, *command: str | Path, env: dict[str, str]) -> int:
    """Run a command that speaks for itself into a file; its exit status."""
    words = [str(word) for word in command]
    with log.open("wb") as out:
        nothing = subprocess.DEVNULL
        done = subprocess.run(words, cwd=ROOT, env=os.environ | env, stdin=nothing, stdout=out, stderr=out)
    return done.returncode


def digest(*paths: Path) -> str:
    """A hash of files and folders: equal while they, their place and the interpreter stay the same."""
    total = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                total.update(str(file.relative_to(ROOT)).encode())
                total.update(file.read_bytes())
    return total.hexdigest()


def stamped(name: str, key: str) -> bool:
    stamp = STAMPS / name
    return stamp.is_file() and stamp.read_text() == key


def once(title: str, name: str, key: str, made: Path, make: Callable[[], None]) -> None:
    """Take the step unless it was taken from the same sources and what it made is still there."""
    if made.exists() and stamped(name, key):
        say(f"-- {title}: up to date")
        return
    with step(title):
        make()
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(key)
