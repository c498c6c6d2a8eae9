"""Connections to a server without a network: what a caller sends is given to the server's protocols by hand."""

from __future__ import annotations

import asyncio
from typing import Any, Self

import uvicorn
from uvicorn.server import ServerState

from sandtable.host.limits import Limits
from sandtable.host.settings import Settings
from sandtable.host.wire.connection_guard import guarded_protocols

HOST = b"Host: 127.0.0.1\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n"
)


class Wire(asyncio.Transport):
    """The server's end of a connection to an ASGI application."""

    def __init__(self, app: Any, settings: Settings) -> None:
        super().__init__()
        protocols = guarded_protocols(Limits(settings), settings)
        config = uvicorn.Config(app, log_config=None, **protocols)
        config.load()
        self.answer = bytearray()
        self.closed = False
        self._protocol: Any = protocols["http"](config=config, server_state=ServerState(), app_state={})
        self._protocol.connection_made(self)

    @classmethod
    async def after(cls, app: Any, settings: Settings, *parts: bytes) -> Self:
        """Return a connection on which these parts have been sent one after the other."""
        wire = cls(app, settings)
        for part in parts:
            await wire.send(part)
        return wire

    async def send(self, part: bytes) -> None:
        """Send bytes, and let the server work on them."""
        if not self.closed:
            self._protocol.data_received(part)
        for _ in range(20):
            await asyncio.sleep(0)

    def write(self, data: Any) -> None:
        self.answer += data

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            asyncio.get_running_loop().call_soon(self._protocol.connection_lost, None)

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 4000), "sockname": ("127.0.0.1", 8000)}.get(name, default)

    def pause_reading(self) -> None:
        """There is no reading to pause."""

    resume_reading = pause_reading


def frame(code: int, payload: bytes, whole: bool = True) -> bytes:
    """Return a short WebSocket frame of a client, masked by zeros."""
    return bytes([(0x80 if whole else 0) | code, 0x80 | len(payload), 0, 0, 0, 0]) + payload
