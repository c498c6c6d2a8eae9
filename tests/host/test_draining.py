"""Tests of a server that drains: the balancer hears of it first, then new connections are refused, then it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.host.servers import Server, hear, say
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM to catch")


def terminate(server: Server, number: signal.Signals = signal.SIGTERM) -> None:
    assert server.process is not None and server.process.pid is not None
    os.kill(server.process.pid, number)


def joined(server: Server) -> int | None:
    """Return the exit status of a server once it has ended."""
    process, server.process = server.process, None
    assert process is not None
    process.join(timeout=30)
    return process.exitcode


def answers(server: Server, path: str) -> int | None:
    """Return the status of an answer, or None if the connection is refused."""
    try:
        return server.call(path)[0]
    except OSError:
        return None


async def follow(server: Server, table: str) -> Any:
    socket = await server.socket(table)
    await say(socket, type="hello", token=None)
    await hear(socket, "welcome")
    return socket


async def end_of(socket: Any) -> tuple[int, float]:
    """Return the code that a connection is closed with, and when."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code, time.monotonic()


async def test_it_says_so_then_refuses_then_sends_listeners_away(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db", drain_seconds=1.5)
    server.start()
    table = server.table()["id"]
    sockets = [await follow(server, table) for _ in range(6)]
    ends = [asyncio.create_task(end_of(socket)) for socket in sockets]
    began = time.monotonic()
    terminate(server)
    await asyncio.sleep(0.3)
    assert await asyncio.to_thread(server.call, "/readyz") == (
        503,
        {"ready": False, "reason": "The server is draining: it ends soon."},
    )
    assert await asyncio.to_thread(answers, server, "/healthz") == 200, "whoever comes is still served"
    ended = await asyncio.gather(*ends)
    assert await asyncio.to_thread(answers, server, "/healthz") is None, "new connections are refused"
    assert {code for code, _ in ended} == {1012}
    moments = sorted(moment - began for _, moment in ended)
    assert moments[0] >= 1.5 and moments[-1] - moments[0] >= 0.8, moments
    assert await asyncio.to_thread(joined, server) == 0


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_ends_it_at_once(tmp_path: Path, second: signal.Signals) -> None:
    server = Server(tmp_path / "games.db", drain_seconds=60)
    server.start()
    terminate(server)
    while answers(server, "/readyz") != 503:
        time.sleep(0.05)
    began = time.monotonic()
    terminate(server, second)
    assert joined(server) == 0 and time.monotonic() - began < 10


def test_ctrl_c_does_not_drain(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db", drain_seconds=60)
    server.start()
    began = time.monotonic()
    terminate(server, signal.SIGINT)
    assert joined(server) == 0 and time.monotonic() - began < 10
