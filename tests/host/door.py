"""One address for several servers: each connection goes to the next in turn, or to another if that one is down."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection as WireToTest
from typing import Any

from tests.host.servers import Server

CHUNK = 65536


def stand(settings: dict[str, Any], says: WireToTest) -> None:
    """Run the proxy in this process."""
    asyncio.run(_serve(settings["port"], settings["ports"], says))


class Door(Server):
    """The address of several servers. A client that connects twice usually reaches two of them."""

    target = staticmethod(stand)

    def __init__(self, servers: Sequence[Server]) -> None:
        super().__init__("", ports=[server.port for server in servers])


async def _serve(port: int, ports: Sequence[int], says: WireToTest) -> None:
    turns = itertools.cycle(ports)

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in ports:
            with suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", next(turns))
                await asyncio.gather(_carry(reader, back), _carry(there, writer), return_exceptions=True)
                return
        writer.close()

    async with await asyncio.start_server(meet, "127.0.0.1", port) as server:
        says.send(f"http://127.0.0.1:{port}")
        await server.serve_forever()


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(CHUNK):
            target.write(data)
            await target.drain()
    finally:
        target.close()
