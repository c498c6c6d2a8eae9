"""The HTTP server: uvicorn's, with an end in steps."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from sandtable.host.wire.leaving import Leaving

BREATH = 0.05  # seconds for new connections to send their request
SPREAD = 5.0  # seconds, at most, in which the listeners of a draining server are sent away


class HttpServer(uvicorn.Server):
    """A uvicorn server that says when it is ready, answers accepted connections before it ends, and ends quietly on
    Ctrl-C and SIGTERM.

    If `drain_seconds` are set it drains on the first SIGTERM: /readyz says no at once; after that time new connections
    are refused and listeners are sent away one by one; then it ends. A second SIGTERM ends it at once.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        drain_seconds: float,
        started: Callable[[], None],
        leaving: Callable[[], Leaving],
    ) -> None:
        super().__init__(config)
        self._drain_seconds = drain_seconds
        self._announce = started
        self._leaving = leaving
        self._draining: asyncio.Task[None] | None = None

    async def _drain(self) -> None:
        self._leaving().announce()
        await asyncio.sleep(self._drain_seconds)
        self._refuse_connections()
        await self._leaving().send_away(min(SPREAD, self._drain_seconds))
        self.should_exit = True

    def _refuse_connections(self) -> None:
        for server in self.servers:
            server.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._draining is not None:
            self._draining.cancel()
        self._refuse_connections()
        await asyncio.sleep(BREATH)
        self._leaving().end_waiting()
        await super().shutdown(sockets)

    def _terminate(self) -> None:
        if self._drain_seconds and self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        else:
            self._end()

    def _end(self) -> None:
        self.should_exit = True  # whoever presses Ctrl-C twice must not cut off what uvicorn closes last: the database

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGINT, self._end)
        loop.add_signal_handler(signal.SIGTERM, self._terminate)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)
