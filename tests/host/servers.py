"""Real servers in processes of their own, and clients for them."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from multiprocessing.connection import Connection as WireToTest
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.asyncio.client import ClientConnection, connect

from sandtable.host.serve import run
from sandtable.host.settings import Rate, Settings

T = TypeVar("T")

# Servers that are started again and again are copies of one process that has imported everything already.
READY_MADE = multiprocessing.get_context("spawn") if os.name == "nt" else multiprocessing.get_context("forkserver")
READY_MADE.set_forkserver_preload(["tests.host.ready_made"])


def serve(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server in this process: send its address when it is ready, and serve."""
    rates = {key: Rate(**value) for key, value in settings.items() if isinstance(value, dict)}
    sys.exit(run(Settings(**{**settings, **rates}), ready=says.send, say=lambda _: None))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve_as_user(settings: dict[str, Any], out: Path, err: Path) -> None:
    """Run a server in this process, with its output in these files."""
    for number, file in ((1, out), (2, err)):
        with file.open("w") as opened:
            os.dup2(opened.fileno(), number)
    sys.exit(run(Settings(**settings)))


def begun(folder: Path, **settings: Any) -> tuple[BaseProcess, Path, Path]:
    """Start a server as a user does; return its process and the files that hold its output and its log."""
    out, err = folder / "out", folder / "err"
    process = READY_MADE.Process(target=serve_as_user, args=(settings, out, err))
    process.start()
    return process, out, err


def failed(folder: Path, **settings: Any) -> tuple[int | None, str, str]:
    """Run a server that cannot start; return its exit status and what it wrote to standard output and error."""
    process, out, err = begun(folder, **settings)
    process.join(timeout=120)
    return process.exitcode, out.read_text(), err.read_text()


AT_ONCE = {"bot_delay": 0.0, "bot_reaction": 0.0}


class Server:
    """A server on 127.0.0.1 that can be killed and started again on the same database."""

    target = staticmethod(serve)

    def __init__(self, db: Path | str, **settings: Any) -> None:
        self.port = free_port()
        self._settings = {"db": str(db), "port": self.port, "bot_workers": 0, **AT_ONCE, **settings}
        self.process: BaseProcess | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        listens, says = READY_MADE.Pipe(duplex=False)
        self.process = READY_MADE.Process(target=self.target, args=(self._settings, says))
        self.process.start()
        says.close()
        with listens:
            assert listens.recv() == f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill the server, as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop the server as an operator does; return its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None or process.pid is None:
            return 0
        os.kill(process.pid, number)
        process.join(timeout=120)
        status = process.exitcode
        assert status is not None, "it does not end"
        process.close()
        return status

    def call(self, path: str, body: object = None, token: str | None = None) -> tuple[int, Any]:
        """Send one request; return the status and the JSON. Raises OSError if no server answers."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if body is not None:
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, json.loads(refused.read())

    def table(self, *seats: dict[str, str]) -> dict[str, Any]:
        """Create a table; return its id and its secret."""
        request = {"variant": "stratego-lightning", "seats": list(seats) or None}
        status, made = self.call("/api/tables", request)
        assert status == 201, made
        return dict(made)

    def sit(self, made: dict[str, Any], seat: str) -> str:
        """Take a seat; return the token."""
        body = {"name": seat, "invite": made["invite"]}
        status, taken = self.call(f"/api/tables/{made['id']}/seats/{seat}", body)
        assert status == 200, taken
        return str(taken["token"])

    def ask_as_page(self, cookie: str, method: str, path: str, body: object = None) -> Any:
        """Send one request as one of our pages; return the JSON of the answer, None if that is empty."""
        origin = f"http://127.0.0.1:{self.port}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{origin}{path}", data, {"Origin": origin, "Cookie": cookie}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or "null")

    def sit_as_page(self, made: dict[str, Any], seat: str) -> str:
        """Take a seat as one of our pages; return the cookie of its session."""
        body = json.dumps({"name": seat, "invite": made["invite"]}).encode()
        origin = f"http://127.0.0.1:{self.port}"
        path = f"{origin}/api/tables/{made['id']}/seats/{seat}"
        with urllib.request.urlopen(urllib.request.Request(path, body, {"Origin": origin}), timeout=60) as answer:
            return str(answer.headers["Set-Cookie"]).partition(";")[0]

    def socket(self, table: str, since: int | None = None, below: str = "", **options: Any) -> connect:
        """Return the WebSocket of a table before its hello. `below` is put in front of its path."""
        query = "" if since is None else f"?since={since}"
        return connect(f"ws://127.0.0.1:{self.port}{below}/api/tables/{table}/ws{query}", **options)


def until(asked: Callable[[], T]) -> T:
    """Wait until a function returns a true value, and return it."""
    last = time.monotonic() + 60
    while not (answer := asked()):
        assert time.monotonic() < last, "it does not come to that"
        time.sleep(0.05)
    return answer


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """Return the next message of a kind, and skip all others."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == kind:
            return dict(message)
