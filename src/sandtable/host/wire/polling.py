"""Listeners without a WebSocket, for networks that let none through. The same messages are carried by requests: `open`
begins a session with hello, `send` brings one message, and `receive` waits until there are messages and fetches them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response
from msgspec import Raw
from starlette.types import Message

from sandtable.engine.json_data import Json
from sandtable.host.hub.hub import Hub
from sandtable.host.limits import Limits
from sandtable.host.limits.concurrency import step_aside
from sandtable.host.limits.connection_limits import LOBBY
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import Closed, Opened, Received
from sandtable.host.protocol.greeting import FromClient, Hello
from sandtable.host.protocol.requests import Receive, Send
from sandtable.host.refusals import Refusal
from sandtable.host.table.connection import COME_BACK
from sandtable.host.tokens import new_secret
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.callers import hub_of, limits_of
from sandtable.host.wire.listeners import Line, Listener
from sandtable.host.wire.openapi import gives, refuses, takes
from sandtable.host.wire.request_guard import address
from sandtable.host.wire.sockets import TableListener

router = APIRouter(prefix="/api/tables/{table}/poll")

MOST_SENT = 64  # messages of a client that wait to be read
MOST_WAITING = 16  # messages of the host that wait to be fetched; more wait in the listener's own queue
GOING_AWAY = 1001  # the WebSocket code of a page that was left
STOPPING = "The server is stopping. Come back in a moment."


class Session:
    """A polling session, which a listener has in place of a WebSocket. Requests bring and fetch its messages."""

    def __init__(self, patience: float) -> None:
        self._fetching = False  # a request waits for messages
        self._patience = patience
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._waiting: list[str] = []
        self._news = asyncio.Event()  # there is something to fetch, or the session has ended
        self._room = asyncio.Event()
        self._room.set()
        self._closed: Closed | None = None
        self._ended = asyncio.Event()
        self._rest()

    # ---- the listener's side: the methods of a WebSocket that it uses ----

    async def receive(self) -> Message:
        """Return the next message of the client, or that the client is gone."""
        return await self._sent.get()

    async def send_text(self, data: str) -> None:
        """Queue a message of the host, as soon as there is room for it."""
        await self._room.wait()
        self._waiting.append(data)
        if len(self._waiting) >= MOST_WAITING:
            self._room.clear()
        self._news.set()

    async def close(self, code: int, reason: str) -> None:
        """Close the session from the host's side."""
        self.say_goodbye(code, reason)

    def say_goodbye(self, code: int, reason: str) -> None:
        """Tell the next request that no more messages come, and why."""
        self._closed = Closed(code, reason)
        self._news.set()

    # ---- the requests' side ----

    def send(self, text: str) -> None:
        """Pass a message of the client on; raise Refusal if too many wait already."""
        if self._sent.qsize() >= MOST_SENT:
            raise Refusal(429, "too_fast-messages")
        self._sent.put_nowait({"type": "websocket.receive", "text": text})

    async def fetch(self, seconds: float) -> Received:
        """Return all waiting messages as soon as there are any, or none after `seconds`. Raise Refusal if another
        request waits already.
        """
        if self._fetching:
            raise Refusal(409, "receiving")
        self._timer.cancel()
        self._fetching = True
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._news.wait()
        finally:
            self._fetching = False
            self._rest()
        fetched = Received([Raw(text.encode()) for text in self._waiting], self._closed)
        self._waiting = []
        self._news.clear()
        self._room.set()
        if fetched.closed is not None:
            self.end()
        return fetched

    def end(self) -> None:
        """End the session: the client is gone, or has been told that the host is."""
        self._timer.cancel()
        self._sent.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
        self._ended.set()

    async def ended(self) -> None:
        """Wait for the end of the session."""
        await self._ended.wait()

    def _rest(self) -> None:
        """Start the timer that ends the session if the client fetches no messages for long."""
        self._timer = asyncio.get_running_loop().call_later(self._patience, self.end)


class Sessions:
    """The polling sessions of one server."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub = hub
        self._limits = limits
        self._open: dict[tuple[str, str], Session] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, caller: str, place: str, hello: FromClient, listen: Callable[[Line], Listener[Any]]) -> str:
        """Begin a session for a caller at this address and return its secret name. Raise Refusal if there are too many
        listeners.

        `place` is the table to be followed, or `LOBBY`. `listen` makes the listener.
        """
        inside = contextlib.ExitStack()
        inside.enter_context(self._limits.connections.listening(caller, place))
        session, name = Session(self._hub.settings.polls_within), new_secret()
        session.send(encode(hello).decode())
        self._open[place, name] = session
        listener = listen(session)
        # A context of its own: the session must not keep the turn that the request has at its address.
        listening = self._listen(listener, session, inside)
        task = asyncio.get_running_loop().create_task(listening, context=Context())
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._forget(done, place, name))
        return name

    async def _listen(self, listener: Listener[Any], session: Session, inside: contextlib.ExitStack) -> None:
        with inside:
            await listener.run()
        await session.ended()

    def _forget(self, task: asyncio.Task[None], place: str, name: str) -> None:
        self._tasks.discard(task)
        self._open.pop((place, name)).end()

    def find(self, place: str, name: str) -> Session:
        """Return the open session of this name; raise Refusal."""
        session = self._open.get((place, name))
        if session is None:
            raise Refusal(404, "no_session")
        return session

    def end(self) -> None:
        """End all sessions because the server stops. Waiting requests are told so, and the clients come back."""
        for session in self._open.values():
            session.say_goodbye(COME_BACK, STOPPING)
            session.end()

    async def close(self) -> None:
        """End all sessions, and wait until their listeners have left."""
        self.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _sessions(request: Request) -> Sessions:
    sessions: Sessions = request.app.state.sessions
    return sessions


async def _session(request: Request, place: str, name: str) -> Session:
    """Return the open session of this name; raise Refusal.

    If the session is not here because another server carries out the table, the refusal lets a balancer ask that one.
    """
    try:
        return _sessions(request).find(place, name)
    except Refusal:
        if place != LOBBY:
            await hub_of(request).refuse_newer(place)
        raise


async def bring(place: str, request: Request) -> Response:
    """Pass on one message for a session at a place."""
    command = await read_body(request, Send)
    session = await _session(request, place, command.session)
    session.send(bytes(command.message).decode(errors="replace"))
    return Response(status_code=204)


async def fetch(place: str, request: Request) -> Response:
    """Wait for the messages of a session at a place, and answer with them."""
    command = await read_body(request, Receive)
    session = await _session(request, place, command.session)
    step_aside()
    fetching = asyncio.create_task(session.fetch(hub_of(request).settings.polled_for))
    # the body has been read: the next message says that the caller is gone
    leaving = asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait([fetching, leaving], return_when=asyncio.FIRST_COMPLETED)
        if fetching.done():
            return answer(fetching.result())
        session.end()
        return answer(Received([], None))  # to nobody
    finally:
        fetching.cancel()
        leaving.cancel()


def begin(place: str, request: Request, hello: FromClient, listen: Callable[[Line], Listener[Any]]) -> Response:
    """Begin a session at a place."""
    return answer(Opened(_sessions(request).open(address(request.scope), place, hello, listen)))


OPENS = gives(Opened, 400, 403, 413, 422, 429, 503)
SENDS: dict[int | str, Json] = {
    204: {"description": "it will be read"},
    **refuses(400, 403, 404, 413, 422, 429, 503),
}
RECEIVES = gives(Received, 400, 403, 404, 409, 413, 422, 429, 503)


@router.post("/open", openapi_extra=takes(Hello), responses=OPENS)
async def follow_table(table: str, request: Request) -> Response:
    """Begin to follow a table without a WebSocket. Its first messages are fetched by `receive`."""
    hello = await read_body(request, Hello)
    await hub_of(request).refuse_newer(table)
    own_seat, caller = partial(browsers.own_seat, request, table), address(request.scope)

    def listen(line: Line) -> TableListener:
        return TableListener(line, hub_of(request), limits_of(request), table, caller, own_seat, None)

    return begin(table, request, hello, listen)


@router.post("/send", status_code=204, openapi_extra=takes(Send), responses=SENDS)
async def send(table: str, request: Request) -> Response:
    """Send one message. Its results are among the messages that `receive` fetches."""
    return await bring(table, request)


@router.post("/receive", openapi_extra=takes(Receive), responses=RECEIVES)
async def receive(table: str, request: Request) -> Response:
    """Wait for messages and return them, the same at the same moment as over a WebSocket. After twenty seconds the list
    is empty; then ask again. A session that is not asked for ten seconds ends, like a closed WebSocket.
    """
    return await fetch(table, request)
