"""Tests that other processes of a user cannot read those that hold games, and that their crash writes no core dump."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from tests.host.programs import descendants, running, until
from tests.hostile.servers import Watched, beside_the_player

STUDY = {"title": "Who?", "game": "stratego-lightning", "players": ["sergeant"], "games": 100_000, "measure": ["wins"]}
KINDS = {
    "computer players": "sandtable.host.bots.worker",
    "a study": "sandtable.studies.worker",
    "a study's games": "spawn_main",
}


def hold_games(server: Watched) -> dict[str, int]:
    """Return a process of each kind, with a bot at work and a study being played."""
    beside_the_player(server)
    status, begun = server.call("/api/lab/studies", STUDY)
    assert status == 201, begun
    found: dict[str, int] = {}

    def all_there() -> bool:
        everyone = descendants(server.program.pid).items()
        found.update({kind: pid for kind, word in KINDS.items() for pid, command in everyone if word in command})
        return found.keys() == KINDS.keys()

    until(all_there, "a process of each kind")
    return {"the server": server.program.pid, **found}


def is_closed(pid: int) -> bool:
    """Return whether other processes of its user may not read a process: its files in /proc then belong to root."""
    return os.stat(f"/proc/{pid}/mem").st_uid != os.stat(f"/proc/{pid}").st_uid


def largest_core(pid: int) -> float:
    """Return the largest core dump, in bytes, that the process may ask for."""
    lines = Path(f"/proc/{pid}/limits").read_text().splitlines()
    (most,) = (line.split()[-2] for line in lines if line.startswith("Max core file size"))
    return float(most.replace("unlimited", "inf"))


def crash(pids: list[int]) -> None:
    """Crash these processes, but not those that are started in their place."""
    for pid in pids:
        with suppress(ProcessLookupError):  # it has ended with another
            os.kill(pid, signal.SIGABRT)
    until(lambda: not any(running(pid) for pid in pids), "the end of what has crashed")


def test_what_holds_games_is_closed_and_leaves_no_core(tmp_path: Path) -> None:
    with Watched(tmp_path, more=["--lab"]) as server:
        holds = hold_games(server)
        until(lambda: all(is_closed(pid) for pid in holds.values()), "the moment when all are closed")
        limits = {kind: largest_core(pid) for kind, pid in holds.items()}
        assert all(limit <= 1 for limit in limits.values()), limits
        crash([*reversed(holds.values())])
    assert list(tmp_path.rglob("core*")) == []


@pytest.mark.nightly  # that the test could fail
def test_they_would_be_open(tmp_path: Path) -> None:
    """Without protection, the same processes can be read."""
    with Watched(tmp_path, protected=False, more=["--lab"]) as server:
        holds = hold_games(server)
        assert not any(is_closed(pid) for pid in holds.values())
        assert {largest_core(pid) for pid in holds.values()} == {largest_core(os.getpid())}
