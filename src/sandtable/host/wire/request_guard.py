"""The guard that every request passes first: the name it was sent to, its origin, its size, its cost, its turn, and the
security headers of its answer.
"""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from sandtable.host.address import foreign_host, foreign_origin, household
from sandtable.host.limits import Limits
from sandtable.host.limits.accounts import Payer
from sandtable.host.metrics import Metrics
from sandtable.host.protocol.fields import MAX_BODY
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.tokens import sent_by
from sandtable.host.wire.bodies import refuse
from sandtable.host.wire.session_cookie import SAFE, TO_SET, secret_in

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Scripts and style sheets are files of this server. Style attributes are allowed because they place pieces on boards,
and they cannot run anything."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
SECURE_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
"""Sent if the public address begins with https."""
CLOSING = (403, 408, 414, 421, 429)
"""Refusals that close the connection, so that the caller has to open another, which is limited."""
SINGLE = ("Host", "Origin", "Authorization")
"""Header fields that decide what a request may do. Of two, a web server in front might have read the other."""
LONGEST_ADDRESS = 2048
HEALTH = ("/healthz", "/readyz")
"""What balancers ask for, under whatever name they know the server."""
UNQUEUED = (*HEALTH, "/metrics")
DRAINED = 64 * 1024 * 1024
"""Bytes of a body that is too large that are read and thrown away. A sender who gets its answer in the middle of a body
often never sees it."""


class Guard:
    """The ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._limits = limits
        self._headers = HEADERS | (SECURE_ONLY if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it with a reason."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope["path"] = self._within(scope["path"])
        headers = Headers(scope=scope)
        shown = sent_by(headers.get("authorization")) or secret_in(scope, headers, self._settings)
        payer = self._limits.accounts.payer(address(scope), shown)
        try:
            await self._pay(scope, payer)
            self._check(scope, headers)
            if scope["type"] == "websocket":
                await self._app(scope, receive, send)
            else:
                await self._answer(scope, receive, self._careful(scope, send), payer)
        except Refusal as refusal:
            self._metrics.refused(refusal)
            await self._refuse(refusal, scope, receive, send)

    def _within(self, path: str) -> str:
        """Return the path below the server's own path, which a web server in front may have removed already."""
        return path.removeprefix(self._settings.path) if path.startswith(f"{self._settings.path}/") else path

    async def _answer(self, scope: Scope, receive: Receive, send: Send, payer: Payer) -> None:
        """Have a request answered in its turn, once its body is there. A caller who takes the answer slowly delays
        nobody.
        """
        if scope["method"] not in SAFE:
            try:
                async with asyncio.timeout(self._settings.answered_within):
                    body = await _body(receive)
            except TimeoutError:
                raise Refusal(408, "late_body") from None
            receive = _read_already(body, receive)
        if scope["path"] in UNQUEUED:
            await self._app(scope, receive, send)
            return
        async with self._limits.turns.take(payer) as turn:

            async def sending(message: Message) -> None:
                turn.end()
                await send(message)

            await self._app(scope, receive, sending)

    async def _pay(self, scope: Scope, payer: Payer) -> None:
        """Charge a request, and make it wait if the caller sends too many.

        If the wait would be too long, the request is refused, after a wait as well, because that costs less than to
        answer at once.
        """
        method, path = scope.get("method", ""), scope["path"][:LONGEST_ADDRESS]
        try:
            wait = self._limits.accounts.pay_request(payer, method, path)
        except Refusal:
            await asyncio.sleep(self._settings.too_fast_waits)
            raise
        if wait:
            await asyncio.sleep(wait)

    def _check(self, scope: Scope, headers: Headers) -> None:
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise Refusal(414, "too_long", most=LONGEST_ADDRESS)
        if "\0" in scope["path"]:
            raise Refusal(400, "malformed-zero_address")
        for name in SINGLE:
            if len(headers.getlist(name)) > 1:
                raise Refusal(400, "malformed-header", name=name)
        host = None if scope["path"] in HEALTH else foreign_host(headers, self._settings)
        if host is not None:
            raise Refusal(
                421,
                "wrong_host",
                host=repr(host[:100]),
            )
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = foreign_origin(headers, self._settings.public_url) if changes else None
        if origin is not None:
            raise Refusal(
                403,
                "wrong_origin",
                origin=repr(origin[:100]),
            )

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        response = refuse(refusal)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
            return
        if refusal.status in CLOSING:
            response.headers["Connection"] = "close"
        await response(scope, receive, self._careful(scope, send))

    def _careful(self, scope: Scope, send: Send) -> Send:
        """Return a `send` that adds the security headers, and the cookie of a session that is new or renewed."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                for cookie in scope.get(TO_SET, {}).values():
                    headers.append("Set-Cookie", cookie)
            await send(message)

        return sending


async def _body(receive: Receive) -> bytes:
    """Return the whole body; raise Refusal. A body that is too large is never held in memory."""
    body, size, more = bytearray(), 0, True
    while more and size <= DRAINED:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        size += len(message.get("body", b""))
        if size <= MAX_BODY:
            body += message.get("body", b"")
        more = message.get("more_body", False)
    if size > MAX_BODY:
        raise Refusal(413, "too_large-body", most=MAX_BODY // 1024)
    return bytes(body)


def _read_already(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives the application the body, and then whatever comes."""
    given = False

    async def reading() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return reading


def address(scope: Scope) -> str:
    """Return the address of a request, as it is counted."""
    client = scope.get("client")
    return household(str(client[0])) if client else "unknown"
