"""A listener, over a WebSocket or a polling session. After hello its messages are handled in order, while updates are
sent to it at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from sandtable.host.hub.hub import Hub
from sandtable.host.limits import Limits
from sandtable.host.limits.accounts import LATE, Kind, Payer
from sandtable.host.protocol import encode, news
from sandtable.host.protocol.fields import MAX_MESSAGE
from sandtable.host.protocol.greeting import Hello, Ping, Renew
from sandtable.host.protocol.news import FromHost
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.store.seats import BoundSeat
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.open_table import OpenTable
from sandtable.host.wire import browsers
from sandtable.host.wire.acts import ClientMessage, Command, read_message
from sandtable.host.wire.bodies import refuse, unreadable
from sandtable.host.wire.outcomes import Consulted, Done, Finding, Outcome, Pondered, Previewed, Repeated
from sandtable.host.wire.request_guard import address

router = APIRouter()

# Closing codes from 4400 on mean that the same attempt would fail again.
FINAL = {"wrong_token": 4401, "no_table": 4404, "old_rules": 4410, "flooding": 4429}
NO_HELLO = 4400
TRY_LATER = 1013  # the server has too much to do, or the page had
REASON_BYTES = 120  # the WebSocket protocol allows 123


OwnSeat = Callable[[], Awaitable[BoundSeat | None]]


class Line(Protocol):
    """The methods of a WebSocket that a listener uses."""

    async def receive(self) -> Message:
        """Return the next message of the client, or that the client is gone."""

    async def send_text(self, data: str) -> None:
        """Send a message of the host, as soon as there is room for it."""

    async def close(self, code: int, reason: str) -> None:
        """Say that no more messages come, and why."""


class Listener:
    """A listener who follows a table over one connection, from an address.

    `own_seat` finds the seat there that belongs to the player of the browser's session.
    """

    def __init__(self, socket: Line, hub: Hub, limits: Limits, table: str, caller: str, own_seat: OwnSeat) -> None:
        self._socket = socket
        self._hub = hub
        self._limits = limits
        self._table = table
        self._own_seat = own_seat
        self._payer = Payer(caller)
        self._seq = 0
        self._greeted = False  # hello was paid for with the socket
        self._pondering: set[asyncio.Task[None]] = set()
        self.connection = Connection(-1, hub.settings.outbox, self._payer.address)

    async def run(self, since: str | None) -> None:
        """Serve the listener from hello to the end."""
        try:
            active = await self._greet(since)
        except Refusal as refusal:
            await self._turn_away(refusal)
            return
        pump = asyncio.create_task(self._pump(active))
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait([pump, reading], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (pump, reading, *self._pondering):
                task.cancel()
            await asyncio.gather(pump, reading, return_exceptions=True)
            await self._hub.leave(active, self.connection)

    # ---- arriving ----

    async def _greet(self, since: str | None) -> OpenTable:
        try:
            async with asyncio.timeout(self._hub.settings.hello_within):
                hello = await self._message()
                self._greeted = True
        except TimeoutError:
            raise Refusal(408, "late_hello", "The first message, hello, did not come in time.") from None
        if not isinstance(hello, Hello):
            raise Refusal(400, "no_hello", "The first message must be hello.")
        self.connection.deltas = hello.deltas
        async with self._limits.turns.take(self._payer):
            own = await self._own_seat() if hello.token is None else None
            self.connection.session = None if own is None else own.session
            since_n, holder = _since(since, hello.since), None if own is None else own.holder
            table = await self._hub.listen(self._table, self.connection, hello.token, since_n, holder)
        if hello.token is not None:
            self._limits.accounts.prove(hello.token)
            self._payer = self._limits.accounts.payer(self._payer.address, hello.token)
        elif own is not None and self.connection.holder is not None:
            account = self._limits.accounts.prove_session(own.session, own.player)
            self._payer = Payer(self._payer.address, account)
        return table

    async def _turn_away(self, refusal: Refusal) -> None:
        self._hub.metrics.refused(refusal)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.send_text(self._refused(None, refusal))
            await self._socket.send_text(encode(news.Bye(refusal.message)).decode())
            code = TRY_LATER if refusal.status in (408, 503) else FINAL.get(refusal.error, NO_HELLO)
            await self._socket.close(code, _short(refusal.message))

    # ---- sending ----

    async def _pump(self, active: OpenTable) -> None:
        async def catch_up(connection: Connection) -> None:
            await self._hub.catch_up(active, connection)

        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            reason, code = await self.connection.pump(
                self._socket.send_text, catch_up, self._hub.settings.stalled_after
            )
            await self._socket.send_text(encode(news.Bye(reason)).decode())
            await self._socket.close(code, _short(reason))

    def _refused(self, ref: str | None, refusal: Refusal) -> str:
        return encode(news.Refused(ref, refusal.error, refusal.message, self._seq, refusal.clause)).decode()

    # ---- reading ----

    async def _read(self) -> None:
        while self.connection.closing is None:
            try:
                message = await self._message()
            except WebSocketDisconnect:
                return
            except Refusal as refusal:
                self._refuse(None, refusal)
                continue
            ref = message.ref if isinstance(message, Command) else None
            try:
                await self._handle(message)
            except Refusal as refusal:
                self._refuse(ref, refusal)

    async def _message(self) -> ClientMessage:
        frame = await self._socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        if self._greeted and not self._limits.accounts.pay(self._payer, Kind.SOCKET):
            raise Refusal(429, "flooding", "Too many messages. You have been disconnected.")
        text = frame.get("text")
        if text is None:
            raise Refusal(400, "binary", "Messages are JSON text; this one was binary.")
        if len(text) > MAX_MESSAGE:
            raise Refusal(413, "too_large", f"A message has {MAX_MESSAGE // 1024} kB at most.")
        try:
            return read_message(text)
        except (msgspec.MsgspecError, UnicodeError) as problem:
            raise unreadable(problem) from None

    def _refuse(self, ref: str | None, refusal: Refusal) -> None:
        self._hub.metrics.refused(refusal)
        self.connection.send(self._refused(ref, refusal))
        if refusal.error == "flooding":
            self.connection.close(refusal.message, FINAL["flooding"])

    async def _handle(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self._answer(news.Pong())
            case Renew():
                await self._renew()
            case Command():
                table = message.find(self._hub, self._table, lambda _: self.connection.viewer)
                async with self._limits.turns.take(self._payer), table as found:
                    viewer = self.connection.viewer if message.FOR_ALL else self._seat(found)
                    try:
                        outcome = await message.at(self._hub, found, viewer)
                    except Stale as late:
                        self._tell_late(found, message.ref, late)
                        return
                self._tell(message.ref, outcome)
            case _:
                raise Refusal(400, "hello_again", "Hello was said already.")

    async def _renew(self) -> None:
        """Send everything anew, which costs as much as the answer to a late act."""
        self._limits.accounts.pay(self._payer, Kind.SOCKET, LATE)
        glance = self._hub.tables.glance(self._table, lambda _: self.connection.viewer)
        async with self._limits.turns.take(self._payer), glance as found:
            found.resync(self.connection)

    def _tell_late(self, table: OpenTable, ref: str | None, late: Stale) -> None:
        """Send the present question, before it changes."""
        assert isinstance(table, ActiveTable)
        self._limits.accounts.pay(self._payer, Kind.SOCKET, LATE)
        table.stale(self.connection, ref, late.message)

    def _tell(self, ref: str | None, outcome: Outcome) -> None:
        """Send the outcome of a command, unless an update has shown it already."""
        match outcome:
            case Done() if ref is not None:
                self._answer(news.Done(ref))
            case Repeated(update):
                self.connection.send(update.decode())
            case Consulted():
                self._answer(news.Asked(ref, "Your partner is asked. You resign if they say yes."))
            case Pondered(later) | Finding(later) | Previewed(later):
                task = asyncio.create_task(self._pass_on(ref, later))
                self._pondering.add(task)
                task.add_done_callback(self._pondering.discard)

    async def _pass_on(self, ref: str | None, later: asyncio.Task[Any]) -> None:
        """Send a result once it is computed."""
        try:
            found = await asyncio.shield(later)
        except Refusal as refusal:
            self._refuse(ref, refusal)
            return
        if isinstance(found, bytes):
            self.connection.send(found.decode())
        elif isinstance(found, news.Advice):
            self._answer(news.Advised(found.seq, found.action, found.text, found.why, ref))
        else:
            self._answer(news.Previewed(ref, found))

    def _answer(self, message: FromHost | news.Advised) -> None:
        self.connection.send(encode(message).decode())

    def _seat(self, table: OpenTable) -> int:
        seat = self.connection.viewer
        if table.you(seat) is None:
            raise Refusal(401, "no_token", "You are watching. Take a seat to play.")
        if self.connection.closing is not None:  # the seat may have another owner by now
            raise Refusal(409, "closing", self.connection.closing[0])
        self._seq = table.seq(seat)
        return seat


def _since(query: str | None, said: int | None) -> int | None:
    """Return the update to resume after, from the address or from hello; raise Refusal."""
    if said is not None or query is None:
        return said
    if not (query.isascii() and query.isdigit() and len(query) < 16):
        raise Refusal(400, "malformed", "`since` is the number of the last update that was received.")
    return int(query)


def _short(reason: str) -> str:
    return reason.encode()[:REASON_BYTES].decode(errors="ignore")


@router.websocket("/api/tables/{table}/ws")
async def listen(socket: WebSocket, table: str) -> None:
    """Send numbered updates to one viewer; see the package `protocol`."""
    limits: Limits = socket.app.state.limits
    caller = address(socket.scope)
    try:
        with limits.connections.listening(caller, table):
            hub: Hub = socket.app.state.hub
            if hub.settings.shared:  # a balancer can ask another server until this one accepts
                async with limits.turns.take(Payer(caller)):
                    await hub.refuse_newer(table)
            await socket.accept()
            own_seat = partial(browsers.own_seat, socket, table)
            listener = Listener(socket, hub, limits, table, caller, own_seat)
            with contextlib.suppress(WebSocketDisconnect):
                await listener.run(socket.query_params.get("since"))
    except Refusal as refusal:
        socket.app.state.hub.metrics.refused(refusal)
        await socket.send_denial_response(refuse(refusal))
