"""The pages of the lobby, over a WebSocket or a polling session."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from sandtable.host.club.lobby import Lobby, Visitor
from sandtable.host.hub.hub import Hub
from sandtable.host.limits import Limits
from sandtable.host.limits.connection_limits import LOBBY
from sandtable.host.protocol import decode, encode, news
from sandtable.host.protocol.greeting import Ping, Visible
from sandtable.host.protocol.lobby import Confirm, LobbyHello, LobbyRequest, OpenToGame
from sandtable.host.refusals import Refusal
from sandtable.host.store.players import Player
from sandtable.host.table.connection import Connection
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import refuse
from sandtable.host.wire.listeners import Line, Listener
from sandtable.host.wire.request_guard import address

router = APIRouter()
Who = Callable[[], Awaitable[Player | None]]

_decoder: msgspec.json.Decoder[LobbyRequest] = msgspec.json.Decoder(LobbyRequest)


class LobbyListener(Listener[LobbyRequest]):
    """A page of the lobby. `who` finds the player of the browser's session."""

    def __init__(self, socket: Line, hub: Hub, limits: Limits, lobby: Lobby, caller: str, who: Who) -> None:
        super().__init__(socket, hub.settings, limits, hub.metrics, caller)
        self._lobby = lobby
        self._who = who
        self._visitor: Visitor | None = None

    def read(self, text: str) -> LobbyRequest:
        return decode(_decoder, text)

    async def join(self, hello: LobbyRequest) -> None:
        if not isinstance(hello, LobbyHello):
            raise Refusal(400, "no_hello")
        async with self._limits.turns.take(self._payer):
            player = await self._who()
            self.connection.session = None if player is None else player.session
            self._visitor = Visitor(self.connection, None if player is None else player.id, hello.open)
            await self._lobby.come(self._visitor)

    async def handle(self, message: LobbyRequest) -> None:
        assert self._visitor is not None
        match message:
            case Ping():
                self.connection.send(encode(news.Pong()).decode())
            case Visible():
                self._lobby.note_sight(self._visitor)
            case Confirm():
                await self._lobby.confirm(self._visitor)
            case OpenToGame(open):
                await self._lobby.set_open(self._visitor, open)
            case _:
                raise Refusal(400, "hello_again")

    async def catch_up(self, connection: Connection) -> None:
        assert self._visitor is not None
        self._lobby.catch_up(self._visitor)

    async def leave(self) -> None:
        assert self._visitor is not None
        self._lobby.go(self._visitor)


@router.websocket("/api/lobby/ws")
async def listen(socket: WebSocket) -> None:
    """Send who is in the lobby and what is offered there; see the package `protocol`."""
    limits: Limits = socket.app.state.limits
    hub: Hub = socket.app.state.hub
    caller = address(socket.scope)
    try:
        lobby = browsers.meeting_of(socket).lobby
        with limits.connections.listening(caller, LOBBY):
            await socket.accept()
            listener = LobbyListener(socket, hub, limits, lobby, caller, partial(browsers.visitor, socket))
            with contextlib.suppress(WebSocketDisconnect):
                await listener.run()
    except Refusal as refusal:
        hub.metrics.refused(refusal)
        await socket.send_denial_response(refuse(refusal))
