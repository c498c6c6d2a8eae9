"""The ids of requests, by which a line of the log is found again in those of the web server in front."""

from __future__ import annotations

import re
import secrets

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.host.log import request_id

HEADER = "X-Request-ID"
PLAIN = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)
"""The ids that are taken over. Anybody can send one, so none may be long or break a line."""
ANSWERS = ("http.response.start", "websocket.accept", "websocket.http.response.start")


class RequestIds:
    """The ASGI middleware that notes the id of every request for the log, and adds it to the answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on under the id that a web server in front gave it, or under a new one."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        own = given if PLAIN.fullmatch(given) else secrets.token_hex(8)
        request_id.set(own)  # until the task of this request ends: a fault is logged after this returns

        async def sending(message: Message) -> None:
            if message["type"] in ANSWERS:
                message.setdefault("headers", [])
                MutableHeaders(scope=message).setdefault(HEADER, own)
            await send(message)

        await self._app(scope, receive, sending)
