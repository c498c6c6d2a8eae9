"""What Linux reports of a process and its descendants."""

from __future__ import annotations

import os
from pathlib import Path

PROCESSES = Path("/proc")


def tree(pid: int) -> list[int]:
    """Return a process and its descendants."""
    parents = {int(folder.name): _parent(folder) for folder in PROCESSES.iterdir() if folder.name.isdigit()}
    found = [pid]
    for parent in found:  # which grows
        found += [child for child, its_parent in parents.items() if its_parent == parent]
    return found


def _parent(folder: Path) -> int:
    try:
        return int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended meanwhile
        return 0


def memory(pid: int) -> int:
    """Return the resident bytes of a process and its descendants; shared memory counts for each."""
    pages = [_read(each, "statm").split() for each in tree(pid)]
    return sum(int(fields[1]) for fields in pages if fields) * os.sysconf("SC_PAGE_SIZE")


def own_memory(pid: int) -> int:
    """Return the resident bytes of a process and its descendants; memory that several share is divided among them."""
    lines = [line for each in tree(pid) for line in _read(each, "smaps_rollup").splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process without its descendants, in seconds; 0 if it has ended."""
    fields = _read(pid, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def _read(pid: int, file: str) -> str:
    try:
        return (PROCESSES / str(pid) / file).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
