"""A proxy between a server and PostgreSQL whose connections can freeze: they stay open, and nothing comes through."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

from tests.host.servers import free_port

CHUNK = 65536


class FreezingProxy:
    """The proxy for the block, with an event loop in a thread of its own."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="freezing proxy", daemon=True)
        self._thawed = asyncio.Event()
        self._ready = threading.Event()

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def freeze(self) -> None:
        """Let nothing through until `thaw`."""
        self._loop.call_soon_threadsafe(self._thawed.clear)

    def thaw(self) -> None:
        """Let everything through, what was held back first."""
        self._loop.call_soon_threadsafe(self._thawed.set)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._thawed.set()
        server = self._loop.run_until_complete(asyncio.start_server(self._meet, "127.0.0.1", self.port))
        self._ready.set()
        self._loop.run_forever()
        server.close()
        self._loop.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                await self._thawed.wait()
                target.write(data)
                await target.drain()
        target.close()
