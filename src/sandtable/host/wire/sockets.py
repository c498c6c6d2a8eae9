"""A listener who follows a table, over a WebSocket or a polling session."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket
from msgspec import UNSET
from starlette.websockets import WebSocketDisconnect

from sandtable.engine.messages import Message, tongue
from sandtable.host.hub.hub import Hub
from sandtable.host.limits import Limits
from sandtable.host.limits.accounts import LATE, Kind, Payer
from sandtable.host.protocol import encode, news
from sandtable.host.protocol.greeting import Hello, Ping, Renew, Visible
from sandtable.host.protocol.news import FromHost
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.said import in_words
from sandtable.host.store.seats import BoundSeat
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.open_table import OpenTable
from sandtable.host.wire import browsers
from sandtable.host.wire.acts import ClientMessage, Command, read_message
from sandtable.host.wire.bodies import refuse
from sandtable.host.wire.listeners import Line, Listener
from sandtable.host.wire.outcomes import Consulted, Done, Finding, Outcome, Pondered, Previewed, Repeated
from sandtable.host.wire.rated_seats import note_act
from sandtable.host.wire.request_guard import address

router = APIRouter()

OwnSeat = Callable[[], Awaitable[BoundSeat | None]]


ASKED = Message("partner_asked")


class TableListener(Listener[ClientMessage]):
    """A listener who follows a table.

    `since` is what the address says of the last update that was received. `own_seat` finds the seat there that belongs
    to the player of the browser's session.
    """

    def __init__(
        self, socket: Line, hub: Hub, limits: Limits, table: str, caller: str, own_seat: OwnSeat, since: str | None
    ) -> None:
        super().__init__(socket, hub.settings, limits, hub.metrics, caller)
        self._hub = hub
        self._table = table
        self._own_seat = own_seat
        self._since = since
        self._seq = 0
        self._found: OpenTable | None = None
        self._pondering: set[asyncio.Task[None]] = set()

    def read(self, text: str) -> ClientMessage:
        return read_message(text)

    def ref(self, message: ClientMessage) -> str | None:
        return message.ref if isinstance(message, Command) else None

    def refused(self, ref: str | None, refusal: Refusal) -> str:
        said = refusal.said if self.connection.words is None else refusal.in_words(self.connection.words)
        same = refusal.as_messages if isinstance(said, str) else UNSET
        return encode(news.Refused(ref, refusal.error, said, self._seq, refusal.clause, same)).decode()

    async def join(self, hello: ClientMessage) -> None:
        if not isinstance(hello, Hello):
            raise Refusal(400, "no_hello")
        self.connection.deltas, self.connection.words = hello.deltas, tongue(hello.words)
        async with self._limits.turns.take(self._payer):
            own = await self._own_seat() if hello.token is None else None
            self.connection.session = None if own is None else own.session
            since, holder = _since(self._since, hello.since), None if own is None else own.holder
            self._found = await self._hub.listen(self._table, self.connection, hello.token, since, holder)
        if hello.token is not None:
            self._limits.accounts.prove(hello.token)
            self._payer = self._limits.accounts.payer(self._payer.address, hello.token)
        elif own is not None and self.connection.holder is not None:
            account = self._limits.accounts.prove_session(own.session, own.player)
            self._payer = Payer(self._payer.address, account)

    async def catch_up(self, connection: Connection) -> None:
        assert self._found is not None
        await self._hub.catch_up(self._found, connection)

    async def leave(self) -> None:
        assert self._found is not None
        for task in self._pondering:
            task.cancel()
        await self._hub.leave(self._found, self.connection)

    async def handle(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self._answer(news.Pong())
            case Visible():
                if self._found is not None and self._found.you(self.connection.viewer) is not None:
                    self._hub.visited(self._table, self.connection.viewer)
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
                if not message.LOOKS:
                    await note_act(self._hub, found, viewer, self.connection.address)
                self._tell(message.ref, outcome)
            case _:
                raise Refusal(400, "hello_again")

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
            case Repeated(_, update):
                self.connection.send(update.decode())
            case Consulted():
                self._answer(news.Asked(ref, in_words(ASKED), [ASKED]))
            case Pondered(later) | Finding(later) | Previewed(later):
                task = asyncio.create_task(self._pass_on(ref, later))
                self._pondering.add(task)
                task.add_done_callback(self._pondering.discard)

    async def _pass_on(self, ref: str | None, later: asyncio.Task[Any]) -> None:
        """Send a result once it is computed."""
        try:
            found = await asyncio.shield(later)
        except Refusal as refusal:
            self.refuse(ref, refusal)
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
            raise Refusal(401, "no_token-watching")
        if self.connection.closing is not None:  # the seat may have another owner by now
            raise Refusal(409, [self.connection.closing[0]], error="closing")
        self._seq = table.seq(seat)
        return seat


def _since(query: str | None, said: int | None) -> int | None:
    """Return the update to resume after, from the address or from hello; raise Refusal."""
    if said is not None or query is None:
        return said
    if not (query.isascii() and query.isdigit() and len(query) < 16):
        raise Refusal(400, "malformed-since")
    return int(query)


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
            since = socket.query_params.get("since")
            listener = TableListener(socket, hub, limits, table, caller, own_seat, since)
            with contextlib.suppress(WebSocketDisconnect):
                await listener.run()
    except Refusal as refusal:
        socket.app.state.hub.metrics.refused(refusal)
        await socket.send_denial_response(refuse(refusal))
