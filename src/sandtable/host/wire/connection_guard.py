"""The connection guard: limits on the connections of one address, on the time without a request, and on the frames of a
WebSocket, including frames that form no message. It extends uvicorn's own protocols.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from sandtable.engine.json_data import Json
from sandtable.host.address import household
from sandtable.host.limits import Limits
from sandtable.host.limits.token_bucket import Bucket
from sandtable.host.proxies import HERE, read_proxies
from sandtable.host.settings import Rate, Settings
from sandtable.host.wire.request_guard import address

log = logging.getLogger("sandtable.connections")

LONGEST_HEAD = 32 * 1024  # bytes of a request before its body, or after it
MOST_FIELDS = 100  # of a head and after the body: each lookup of a field searches all of them
SLICE = 1024  # bytes that are parsed in one go: up to 170 empty frames, or a handful of requests
OWN_BYTES = Rate(16 * 1024, 128 * 1024)  # of one connection: for a page, or one body
HELD = 0.25  # seconds until a connection that has sent more than its account allows is read again
OWN_FRAMES = Rate(20, 60)  # of one connection: for one person, whatever others of the same address send
KNOCKING = 256  # connections that the system accepts before the server does: all of them are taken in one go
SPARE_DESCRIPTORS = 200  # for the database, processes, and files that are sent


def raise_descriptors() -> int:
    """Raise this process's limit of open files and connections as far as the system allows; return the limit."""
    if sys.platform == "win32":
        return 1 << 16
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1 << 20 if hard == resource.RLIM_INFINITY else hard
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class ConnectionGuard:
    """The guard that admits connections and closes those that are not used."""

    def __init__(self, limits: Limits, settings: Settings, descriptors: int) -> None:
        self.limits = limits
        self.settings = settings
        self.room = min(settings.max_connections, descriptors - SPARE_DESCRIPTORS)
        # A proxy forwards many callers. It has its own limits, and names the address of each caller.
        in_front = settings.proxies or (HERE if settings.public_url else "")
        self._proxies = read_proxies(in_front)

    def counted(self, client: tuple[str, int] | None) -> str | None:
        """Return the address that a connection counts for, or None for a proxy."""
        address = client[0] if client else "unknown"
        return None if address in self._proxies else household(address)

    def lets_in(self, address: str | None, inside: int) -> bool:
        """Return whether there is room for one more connection, and count it. Call `connections.go` when it
        is closed.
        """
        return inside < self.room and self.limits.connections.enter(address)


class _Flow(FlowControl):
    """Flow control that receives nothing more until everything received has been parsed."""

    def __init__(self, transport: asyncio.Transport, unread: bytearray) -> None:
        super().__init__(transport)
        self._unread = unread

    def resume_reading(self) -> None:
        if not self._unread:
            super().resume_reading()


def http_protocol(guard: ConnectionGuard) -> type[HttpToolsProtocol]:
    """Return uvicorn's HTTP protocol with this guard."""

    class Watched(HttpToolsProtocol):
        """A connection that is closed if no complete request comes in time, or its answer is not taken."""

        _inside = False
        _patience: asyncio.TimerHandle | None = None
        # runs while more was sent than the account allows, until reading goes on
        _held: asyncio.TimerHandle | None = None
        _address: str | None = None
        _unread: bytearray
        _steps = 0  # complete heads, parts of bodies, and complete requests
        _idle = 0  # bytes read since the last of them
        _fields = 0  # of the present request
        _headed = False  # its head is complete

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._unread = bytearray()
            self.flow = _Flow(transport, self._unread)
            self._own = Bucket(OWN_BYTES)
            self._address = guard.counted(self.client)
            self._inside = guard.lets_in(self._address, len(self.connections) - 1)
            if self._inside:
                self._wait(guard.settings.asks_within)
            elif len(self.connections) < guard.room:
                # repeated attempts are held for a while, which costs less than to refuse them
                transport.pause_reading()
                # a random time, so that not all of them come back at once
                self._wait(guard.settings.too_fast_waits * random.uniform(0.5, 1.5))
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._leave()

        def _leave(self) -> None:
            self._stop_waiting()
            if self._held is not None:
                self._held.cancel()
            if self._inside:
                self._inside = False
                guard.limits.connections.go(self._address)

        def data_received(self, data: bytes) -> None:
            self._unread += data
            self._read_on()

        def _read_on(self) -> None:
            """Read only while no request waits for its answer: requests that are sent ahead are not parsed yet."""
            while self._inside and self._unread and not self.pipeline and not self.transport.is_closing():
                part = bytes(self._unread[:SLICE])
                if self._held is not None or not self._pays(len(part)):
                    self._hold()
                    break
                del self._unread[:SLICE]
                steps = self._steps
                super().data_received(part)
                self._idle = 0 if self._steps != steps else self._idle + len(part)
                if self._idle > LONGEST_HEAD:
                    self.send_400_response("The head of the request is too long.")
                    return
            if self._unread:
                self.flow.pause_reading()
            elif not (self.pipeline or (self.cycle and len(self.cycle.body) > HIGH_WATER_LIMIT)):
                self.flow.resume_reading()

        def _hold(self) -> None:
            if self._held is None:
                self._held = self.loop.call_later(HELD, self._go_on)

        def _go_on(self) -> None:
            self._held = None
            self._read_on()

        def _pays(self, count: int) -> bool:
            """Return whether this many bytes may be read now, on the connection's own account or that of its
            address.
            """
            payer = self._address or f"connection {id(self)}"
            return self._own.take(count) or guard.limits.accounts.pay_bytes(payer, count)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._fields, self._headed = 0, False

        def on_header(self, name: bytes, value: bytes) -> None:
            """Read a field of the head. Fields after the body are ignored, so that a checked head stays as it was."""
            self._fields += 1
            if self._fields > MOST_FIELDS:
                raise ValueError("too many fields")  # the parser makes this a bad request
            if not self._headed:
                super().on_header(name, value)

        def on_body(self, body: bytes) -> None:
            self._steps += 1
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._steps += 1
            super().on_message_complete()

        def on_headers_complete(self) -> None:
            self._steps, self._headed = self._steps + 1, True
            self._wait(guard.settings.answered_within)
            super().on_headers_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.cycle is None or self.cycle.response_complete:
                self._wait(guard.settings.asks_within)
            if self._unread:
                self.flow.pause_reading()
                self.loop.call_soon(self._read_on)

        def handle_websocket_upgrade(self) -> None:
            self._stop_waiting()
            super().handle_websocket_upgrade()
            upgraded = self.transport.get_protocol()
            if isinstance(upgraded, WebSocketsSansIOProtocol) and self._inside:
                self._inside = False  # the same connection goes on under another protocol
                upgraded.counts_for(self._address)  # type: ignore[attr-defined]

        def _wait(self, seconds: float) -> None:
            self._stop_waiting()
            self._patience = self.loop.call_later(seconds, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None

    return Watched


def websocket_protocol(guard: ConnectionGuard) -> type[WebSocketsSansIOProtocol]:
    """Return uvicorn's WebSocket protocol with this guard."""

    class Counted(WebSocketsSansIOProtocol):
        """A connection on which every frame is paid for, from its own account or that of its address."""

        _inside = False
        _address: str | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self._own = Bucket(OWN_FRAMES)

        def counts_for(self, address: str | None) -> None:
            """Take over a connection that was admitted for this address."""
            self._address, self._inside = address, True

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            if self._inside:
                self._inside = False
                guard.limits.connections.go(self._address)

        def data_received(self, data: bytes) -> None:
            for begin in range(0, len(data), SLICE):
                if self.transport.is_closing():
                    return
                super().data_received(data[begin : begin + SLICE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_upgrade()

        def _refuse_upgrade(self) -> None:
            """Answer a head that is a request to httptools and none to websockets. uvicorn would keep it open."""
            self.handshake_complete = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

        async def send(self, message: ASGISendEvent) -> None:
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # it was refused properly, which is no error for the log

        def send_receive_event_to_app(self) -> None:
            """Pass a message on, or close the connection if a text is none, for which uvicorn would log a fault."""
            if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
                log.warning("A WebSocket has sent bytes as text, and was closed.")
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA, "This is no text in UTF-8.")
                self.handle_parser_exception()
            else:
                super().send_receive_event_to_app()

        def handle_events(self) -> None:
            frames = sum(isinstance(event, Frame) for event in self.conn.events)
            asked = getattr(self, "scope", {"client": self.client})  # the address that a proxy may have named
            if self._own.take(frames) or guard.limits.accounts.pay_frames(address(asked), frames):
                super().handle_events()
            else:
                self.transport.abort()

    return Counted


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def guarded_protocols(limits: Limits, settings: Settings) -> Json:
    """Return the configuration of uvicorn with the guarded protocols."""
    guard = ConnectionGuard(limits, settings, raise_descriptors())
    return {
        "http": http_protocol(guard),
        "ws": websocket_protocol(guard),
        "backlog": KNOCKING,
        "ws_per_message_deflate": False,  # the size of inflated messages is not bounded in advance
    }
