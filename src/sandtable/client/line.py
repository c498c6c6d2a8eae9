"""A WebSocket of a program, which is connected again when it is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sandtable.client.requests import Problem, Requests
from sandtable.engine.json_data import Json

LARGEST = 16 * 1024 * 1024
"""Bytes of a message: a whole log may be long."""
FINAL = 4400
"""Closing codes from here on mean that the same attempt would fail again."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.2, 15.0
"""Seconds between attempts to connect."""


class Line:
    """A WebSocket at a path; `hello` makes the first message of each connection."""

    def __init__(self, requests: Requests, path: str, hello: Callable[[], Json]) -> None:
        self._requests = requests
        self._path = path
        self._hello = hello
        self._socket: ClientConnection | None = None

    async def messages(self) -> AsyncIterator[Json]:
        """Yield the messages of the host; raise Problem if it wants to hear no more of us."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                async with self._connect() as socket:
                    await socket.send(json.dumps({"type": "hello", **self._hello()}))
                    self._socket = socket
                    async for text in socket:
                        pause = SHORTEST_PAUSE
                        yield json.loads(text)
                    _check(socket.close_code, socket.close_reason)
            except ConnectionClosed as end:
                _check(end.rcvd.code if end.rcvd else None, end.rcvd.reason if end.rcvd else None)
            except InvalidStatus as refused:
                if refused.response.status_code not in (429, 502, 503):
                    raise _refusal(refused) from None
            except OSError:
                pass
            finally:
                self._socket = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def say(self, **message: Any) -> bool:
        """Send a message; return whether there was a connection."""
        if self._socket is None:
            return False
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            return False
        return True

    def _connect(self) -> connect:
        address = f"ws{self._requests.server.removeprefix('http')}{self._path}"
        return connect(address, additional_headers=self._requests.headers, max_size=LARGEST)


def _check(code: int | None, reason: str | None) -> None:
    if code is not None and code >= FINAL:
        raise Problem(code, "closed", reason or "The server has closed the connection.")


def _refusal(refused: InvalidStatus) -> Problem:
    try:
        told = json.loads(refused.response.body or b"")
        return Problem(refused.response.status_code, str(told["error"]), str(told["message"]))
    except (ValueError, KeyError, TypeError):
        return Problem(refused.response.status_code, "refused", "The server cannot be reached at this address.")
