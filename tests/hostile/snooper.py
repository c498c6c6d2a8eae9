"""A program that reads everything that a process can reach, and reports where it found what it looks for.

It needs nothing but Python. What it looks for is masked in its orders, so that it does not find the orders themselves.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

MASK = 0x5A
LARGEST = 1 << 28  # bytes of a file or a stretch of memory


def masked(needle: bytes) -> str:
    return bytes(byte ^ MASK for byte in needle).hex()


def search(orders: Path, report: Path) -> None:
    """Look everywhere for the ordered items, and write what was found, each with its places, as a line of JSON."""
    wanted = json.loads(orders.read_text())
    needles = {name: bytes(byte ^ MASK for byte in bytes.fromhex(text)) for name, text in wanted["needles"].items()}
    found: dict[str, list[str]] = {}
    for place, content in everything(wanted["folders"], {os.getpid(), *wanted["spare"]}):
        for name, needle in needles.items():
            if needle in content:
                found.setdefault(name, []).append(place)
    report.write_text(json.dumps(found))


def everything(folders: list[str], spare: set[int]) -> Iterator[tuple[str, bytes]]:
    """Yield all that can be read: its environment, open files, folders, and all processes that are not spared."""
    yield "own environment", "\n".join(f"{name}={value}" for name, value in os.environ.items()).encode()
    own = f"/proc/{os.getpid()}/fd"
    for number in listed(own):
        yield f"open file {number}", read(os.path.join(own, number))
    for folder in [os.getcwd(), *folders]:
        yield f"names in {folder}", "\n".join(listed(folder)).encode()
        for path, _, names in os.walk(folder):
            for name in names:
                yield os.path.join(path, name), read(os.path.join(path, name))
    for process in (int(name) for name in listed("/proc") if name.isdigit()):
        if process not in spare:
            yield from of_process(process)


def of_process(process: int) -> Iterator[tuple[str, bytes]]:
    """Yield the command line, environment, open files, working folder and memory of another process."""
    home = f"/proc/{process}"
    for file in ("cmdline", "environ", "maps"):
        yield f"{home}/{file}", read(f"{home}/{file}")
    for number in listed(f"{home}/fd"):
        yield f"{home}/fd/{number}", read(f"{home}/fd/{number}") + link(f"{home}/fd/{number}")
    yield f"{home}/cwd", "\n".join(listed(f"{home}/cwd")).encode()
    try:
        with open(f"{home}/mem", "rb", 0) as memory:
            for begin, end in stretches(process):
                try:
                    memory.seek(begin)
                    yield f"{home}/mem", memory.read(end - begin)
                except (OSError, ValueError):
                    continue
    except OSError:
        return


def stretches(process: int) -> Iterator[tuple[int, int]]:
    """Yield the ranges of memory that a process may write to."""
    for line in read(f"/proc/{process}/maps").decode().splitlines():
        place, rights, *_ = line.split()
        begin, end = (int(number, 16) for number in place.split("-"))
        if rights.startswith("rw") and end - begin < LARGEST:
            yield begin, end


def read(path: str) -> bytes:
    """Return a file's beginning, or nothing if it cannot be read or reading would block."""
    try:
        opened = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return b""
    with os.fdopen(opened, "rb") as file:
        try:
            return file.read(LARGEST) or b""
        except OSError:
            return b""


def link(path: str) -> bytes:
    try:
        return os.readlink(path).encode()
    except OSError:
        return b""


def listed(folder: str) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []
