"""What every request passes first: the name it was sent to, origin, size, what it costs, its turn, and the headers that
make browsers careful.
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
"""Scripts and style sheets are files of this server. Places on a board are styles of their elements, which cannot run
anything."""
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
"""Where the public address begins with https."""
SAFE = ("GET", "HEAD", "OPTIONS")
CLOSING = (403, 408, 414, 421, 429)
"""Who is refused so must knock again, which is bounded."""
LONGEST_ADDRESS = 2048
UNQUEUED = ("/healthz", "/metrics")
DRAINED = 64 * 1024 * 1024
"""A sender who is answered in the middle of a big body often never sees the answer; so much is read and thrown away
first."""


class Guard:
    """ASGI middleware round everything."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._limits = limits
        secure = (settings.public_url or "").lower().startswith("https:")
        self._headers = HEADERS | (SECURE_ONLY if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets through, or refuses with a reason."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope["path"] = self._within(scope["path"])
        headers = Headers(scope=scope)
        payer = self._limits.accounts.payer(address(scope), sent_by(headers.get("authorization")))
        try:
            await self._pay(scope, payer)
            self._check(scope, headers)
            if scope["type"] == "websocket":
                await self._app(scope, receive, send)
            else:
                await self._answer(scope, receive, self._careful(send), payer)
        except Refusal as refusal:
            self._metrics.refused(refusal)
            await self._refuse(refusal, scope, receive, send)

    def _within(self, path: str) -> str:
        """The path without the one below which the server lies, which a web server in front may have taken away."""
        return path.removeprefix(self._settings.path) if path.startswith(f"{self._settings.path}/") else path

    async def _answer(self, scope: Scope, receive: Receive, send: Send, payer: Payer) -> None:
        """Once the body is there, in turn; who takes the answer slowly holds nobody up."""
        if scope["method"] not in SAFE:
            try:
                async with asyncio.timeout(self._settings.answered_within):
                    body = await _body(receive)
            except TimeoutError:
                raise Refusal(408, "late_body", "The body of the request did not come in time.") from None
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
        """Makes a caller who asks too fast wait in line, and refuses it where that line is long already: after a wait
        as well, which costs less than to answer at once.
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
            raise Refusal(414, "too_long", f"An address has {LONGEST_ADDRESS} characters at most.")
        host = None if scope["path"] == "/healthz" else foreign_host(headers, self._settings)
        if host is not None:
            raise Refusal(
                421,
                "wrong_host",
                f"This server is not known as {host[:100]!r}. If it is, start it with --public-url or --allowed-host.",
            )
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = foreign_origin(headers, self._settings.public_url) if changes else None
        if origin is not None:
            raise Refusal(
                403,
                "wrong_origin",
                f"Requests from pages of {origin[:100]!r} are not accepted here. If this is the "
                "server's own address, start it with --public-url.",
            )

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        response = refuse(refusal)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
            return
        if refusal.status in CLOSING:
            response.headers["Connection"] = "close"
        await response(scope, receive, self._careful(send))

    def _careful(self, send: Send) -> Send:
        """The same, with the headers."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        return sending


async def _body(receive: Receive) -> bytes:
    """The whole body; raises Refusal. One that is too large is never held in memory."""
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
        raise Refusal(413, "too_large", f"The body is larger than the {MAX_BODY // 1024} kB that are read.")
    return bytes(body)


def _read_already(body: bytes, receive: Receive) -> Receive:
    """What the application reads: the body, and then whatever comes."""
    given = False

    async def reading() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return reading


def address(scope: Scope) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    return household(str(client[0])) if client else "unknown"
