"""A proxy that passes everything on with a delay in each direction, like the line of a friend far away."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection as WireToTest

from tests.host.servers import READY_MADE, free_port


class SlowLine:
    """A port on this machine that leads to another one, `delay` seconds away, run by a process of its own."""

    def __init__(self, to: int, delay: float) -> None:
        self.port = free_port()
        self._route = self.port, to, delay

    def __enter__(self) -> SlowLine:
        listens, says = READY_MADE.Pipe(duplex=False)
        self._process = READY_MADE.Process(target=stand, args=(*self._route, says))
        self._process.start()
        says.close()
        with listens:
            listens.recv()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()


def stand(port: int, to: int, delay: float, says: WireToTest) -> None:
    """Run the proxy in this process."""
    asyncio.run(_serve(port, to, delay, says))


async def _serve(port: int, to: int, delay: float, says: WireToTest) -> None:
    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", to)
        await asyncio.gather(_carry(reader, back, delay), _carry(there, writer, delay))

    async with await asyncio.start_server(meet, "127.0.0.1", port) as server:
        says.send("ready")
        await server.serve_forever()


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter, delay: float) -> None:
    later = asyncio.get_running_loop().call_later
    while data := await source.read(65536):
        later(delay, target.write, data)
    later(delay, target.close)
