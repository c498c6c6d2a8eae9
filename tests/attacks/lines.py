"""Raw connections to a server: HTTP and WebSocket frames as an attacker writes them, from any local address."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
from collections.abc import AsyncIterator
from typing import Any

from websockets.asyncio.client import connect

LOST = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
"""What whoever is shown the door may meet."""
ROOMY = 4 * 1024 * 1024


class Line:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """Send a request and return its status and body."""
        await self.send(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = next(
            (int(h.split(b":")[1]) for h in head.lower().split(b"\r\n") if h.startswith(b"content-length")), 0
        )
        return int(head.split()[1]), await self.reader.readexactly(length)

    async def ended(self, within: float = 60.0) -> bool:
        """Return whether the server closes the connection."""
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(within):
                while await self.reader.read(65536):
                    pass
        return self.reader.at_eof() or self.reader.exception() is not None

    def close(self) -> None:
        self.writer.transport.abort()


class Target:
    """A server, and the address from which it is called."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port, self.address = port, address

    async def dial(self) -> Line:
        return Line(*await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=ROOMY))

    def request(self, path: str, body: object = None, token: str | None = None, **headers: str) -> bytes:
        """Return a request as bytes."""
        content = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
        lines = {"host": f"127.0.0.1:{self.port}", "content-length": str(len(content)), **headers}
        if token:
            lines["authorization"] = f"Bearer {token}"
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\n{head}\r\n".encode() + content

    async def call(self, path: str, body: object = None, token: str | None = None, **headers: str) -> tuple[int, Any]:
        """Send one request on a connection of its own; return the status and the JSON."""
        line = await self.dial()
        try:
            status, answer = await line.ask(self.request(path, body, token, **headers))
            return status, json.loads(answer)
        finally:
            line.close()

    async def table(self, variant: str = "stratego-lightning", **request: object) -> dict[str, Any]:
        status, made = await self.call("/api/tables", {"variant": variant, **request})
        assert status == 201, made
        return dict(made)

    async def sit(self, made: dict[str, Any], seat: str) -> str:
        path = f"/api/tables/{made['id']}/seats/{seat}"
        status, taken = await self.call(path, {"name": seat, "invite": made["secret"]})
        assert status == 200, taken
        return str(taken["token"])

    async def upgrade(self, table: str, extensions: str = "", **headers: str) -> Line:
        """Open a raw WebSocket; raise ConnectionError if the server refuses it."""
        line = await self.dial()
        more = {**headers, **({"sec-websocket-extensions": extensions} if extensions else {})}
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-key": key}
        status, _ = await _upgraded(line, self.request(f"/api/tables/{table}/ws", **upgrade, **VERSION, **more))
        if status != 101:
            line.close()
            raise ConnectionError(f"status {status}")
        return line

    @contextlib.asynccontextmanager
    async def listening(self, table: str, token: str | None) -> AsyncIterator[Any]:
        """Open a well-behaved WebSocket that has said hello."""
        where = f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"
        async with connect(where, local_addr=(self.address, 0), max_size=ROOMY, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            yield socket


VERSION = {"sec-websocket-version": "13"}


async def _upgraded(line: Line, request: bytes) -> tuple[int, bytes]:
    await line.send(request)
    head = await line.reader.readuntil(b"\r\n\r\n")
    return int(head.split()[1]), head


def frame(opcode: int, payload: bytes = b"", fin: bool = True, packed: bool = False) -> bytes:
    """Return a client's WebSocket frame, masked with zeros."""
    first = bytes([fin << 7 | packed << 6 | opcode])
    if len(payload) < 126:
        size = bytes([0x80 | len(payload)])
    elif len(payload) < 65536:
        size = bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    else:
        size = bytes([0x80 | 127]) + len(payload).to_bytes(8, "big")
    return first + size + bytes(4) + payload


CONTINUATION, TEXT, PING = 0, 1, 9


def said(**message: Any) -> bytes:
    """Return a message as a text frame."""
    return frame(TEXT, json.dumps(message).encode())
