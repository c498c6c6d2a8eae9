"""Tests of `sandtable play` and a server as their user starts and ends them, with all their processes."""

from __future__ import annotations

import os
import signal
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from tests.host.programs import SERVING, Program
from tests.host.servers import READY_MADE, begun, free_port, serve_as_user, until

import sandtable.host.wire.app

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc to look for processes")


def test_ctrl_c_ends_all_of_it_without_a_word(tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to the program and to all that it has started, but for what has a session of its own. The
    impatient press it twice.
    """
    with Program("play", "--no-browser", "--db", str(tmp_path / "games.db")) as program:
        program.hear(SERVING)
        worker = program.wait_for("host.bots.worker")
        assert os.getsid(worker) == worker
        for _ in range(2):
            program.send(signal.SIGINT, group=True)
            time.sleep(0.1)
        assert program.ended() == 0
    assert len(program.said) == 1, program.said


def test_ctrl_c_ends_a_server_that_gets_ready(tmp_path: Path) -> None:
    port = free_port()
    process, out, err = begun(tmp_path, db=str(tmp_path / "games.db"), port=port, bot_workers=0)
    until(lambda: taken(port))
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    process.join(30)
    assert process.exitcode == 0 and out.read_text() == ""
    assert all(line.startswith(SERVING) for line in err.read_text().splitlines())


def taken(port: int) -> bool:
    """Return whether somebody listens at a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_a_server_that_cannot_begin_ends_and_says_where(tmp_path: Path) -> None:
    settings = {"db": str(tmp_path / "games.db"), "port": free_port(), "bot_workers": 0}
    out, err = tmp_path / "out", tmp_path / "err"
    process = READY_MADE.Process(target=serve_with_a_fault, args=(settings, out, err))
    process.start()
    process.join(30)
    assert process.exitcode == 3 and out.read_text() == ""
    assert "no_club" in err.read_text() and "ZeroDivisionError" in err.read_text()


def serve_with_a_fault(settings: dict[str, Any], out: Path, err: Path) -> None:
    """Run a server that has a fault as it begins."""

    def no_club(*_: object) -> None:
        raise ZeroDivisionError

    vars(sandtable.host.wire.app)["Club"] = no_club
    serve_as_user(settings, out, err)
