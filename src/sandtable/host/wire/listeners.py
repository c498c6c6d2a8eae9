"""Listeners, each over a WebSocket or a polling session. After hello their messages are handled in order, while the
host's are sent to them at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from sandtable.engine import messages
from sandtable.host.limits import Limits
from sandtable.host.limits.accounts import Kind, Payer
from sandtable.host.metrics import Metrics
from sandtable.host.protocol import encode, news
from sandtable.host.protocol.fields import MAX_MESSAGE
from sandtable.host.protocol.greeting import FromClient
from sandtable.host.refusals import Refusal
from sandtable.host.said import in_words
from sandtable.host.settings import Settings
from sandtable.host.table.connection import Connection
from sandtable.host.wire.bodies import unreadable

M = TypeVar("M", bound=FromClient)
"""The messages of a client."""

# Closing codes from 4400 on mean that the same attempt would fail again.
FINAL = {"wrong_token": 4401, "no_table": 4404, "no_club": 4404, "old_rules": 4410, "flooding": 4429}
NO_HELLO = 4400
TRY_LATER = 1013  # the server has too much to do, or the page had
REASON_BYTES = 120  # the WebSocket protocol allows 123
FAULT = in_words(messages.Message("bye-fault"))
FLOODING = messages.Message("flooding")

log = logging.getLogger("sandtable.listeners")


class Line(Protocol):
    """The methods of a WebSocket that a listener uses."""

    async def receive(self) -> Message:
        """Return the next message of the client, or that the client is gone."""

    async def send_text(self, data: str) -> None:
        """Send a message of the host, as soon as there is room for it."""

    async def close(self, code: int, reason: str) -> None:
        """Say that no more messages come, and why."""


class Listener(ABC, Generic[M]):
    """A listener over one connection, from an address."""

    def __init__(self, socket: Line, settings: Settings, limits: Limits, metrics: Metrics, caller: str) -> None:
        self._socket = socket
        self._settings = settings
        self._limits = limits
        self._metrics = metrics
        self._payer = Payer(caller)
        self._greeted = False  # hello was paid for with the socket
        self.connection = Connection(-1, settings.outbox, caller)

    # ---- what listeners differ by ----

    @abstractmethod
    def read(self, text: str) -> M:
        """Return a message of the client; raise msgspec.MsgspecError with the reason."""

    @abstractmethod
    async def join(self, hello: M) -> None:
        """Begin to listen, with the first message; raise Refusal."""

    @abstractmethod
    async def handle(self, message: M) -> None:
        """Carry out a later message; raise Refusal."""

    @abstractmethod
    async def catch_up(self, connection: Connection) -> None:
        """Send everything anew, because the listener was too slow."""

    @abstractmethod
    async def leave(self) -> None:
        """Listen no more."""

    def ref(self, message: M) -> str | None:
        """Return the reference by which the answer to a message names it."""
        return None

    def refused(self, ref: str | None, refusal: Refusal) -> str:
        """Return the message that a message was not carried out."""
        return encode(
            news.Refused(ref, refusal.error, refusal.message, 0, refusal.clause, refusal.as_messages)
        ).decode()

    # ---- from hello to the end ----

    async def run(self) -> None:
        """Serve the listener from hello to the end."""
        try:
            await self._greet()
        except Refusal as refusal:
            await self._turn_away(refusal)
            return
        pump = asyncio.create_task(self._pump())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait([pump, reading], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (pump, reading):
                task.cancel()
            ended = await asyncio.gather(pump, reading, return_exceptions=True)
            await self.leave()
        for fault in ended:
            if isinstance(fault, Exception):
                await self._fail(fault)

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(self._settings.hello_within):
                hello = await self._message()
                self._greeted = True
        except TimeoutError:
            raise Refusal(408, "late_hello") from None
        await self.join(hello)

    async def _turn_away(self, refusal: Refusal) -> None:
        self._metrics.refused(refusal)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.send_text(self.refused(None, refusal))
            await self._socket.send_text(encode(news.Bye(refusal.message, refusal.as_messages)).decode())
            code = TRY_LATER if refusal.status in (408, 503) else FINAL.get(refusal.error, NO_HELLO)
            await self._socket.close(code, _short(refusal.message))

    async def _fail(self, fault: Exception) -> None:
        """Log a fault, and let the client come back later."""
        log.error("a listener has failed", exc_info=fault)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.close(TRY_LATER, FAULT)

    async def _pump(self) -> None:
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            reason, code = await self.connection.pump(
                self._socket.send_text, self.catch_up, self._settings.stalled_after
            )
            await self._socket.send_text(encode(news.Bye(in_words(reason), [reason])).decode())
            await self._socket.close(code, _short(in_words(reason)))

    async def _read(self) -> None:
        while self.connection.closing is None:
            try:
                message = await self._message()
            except WebSocketDisconnect:
                return
            except Refusal as refusal:
                self.refuse(None, refusal)
                continue
            try:
                await self.handle(message)
            except Refusal as refusal:
                self.refuse(self.ref(message), refusal)

    async def _message(self) -> M:
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        if self._greeted and not self._limits.accounts.pay(self._payer, Kind.SOCKET):
            raise Refusal(429, "flooding")
        text = frame.get("text")
        if text is None:
            raise Refusal(400, "binary")
        if len(text) > MAX_MESSAGE:
            raise Refusal(413, "too_large-message", most=MAX_MESSAGE // 1024)
        try:
            return self.read(text)
        except (msgspec.MsgspecError, UnicodeError) as problem:
            raise unreadable(problem) from None

    def refuse(self, ref: str | None, refusal: Refusal) -> None:
        """Send that a message was not carried out."""
        self._metrics.refused(refusal)
        self.connection.send(self.refused(ref, refusal))
        if refusal.error == "flooding":
            self.connection.close(FLOODING, FINAL["flooding"])


def _short(reason: str) -> str:
    return reason.encode()[:REASON_BYTES].decode(errors="ignore")
