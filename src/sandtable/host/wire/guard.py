"""What every request passes first: origin, rate, and the headers that make browsers careful."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from sandtable.host.address import foreign_origin
from sandtable.host.limits import Buckets
from sandtable.host.metrics import Metrics
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.tokens import digest
from sandtable.host.wire.bodies import refuse

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """ASGI middleware round everything."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._requests = Buckets(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets through, or refuses with a reason."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._check(scope, Headers(scope=scope))
        if refusal is None:
            await self._app(scope, receive, careful(send))
            return
        self._metrics.refused(refusal)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(refuse(refusal))
        else:
            await refuse(refusal)(scope, receive, careful(send))

    def _check(self, scope: Scope, headers: Headers) -> Refusal | None:
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes:
            origin = foreign_origin(headers, self._settings.public_url)
            if origin is not None:
                return Refusal(
                    403,
                    "wrong_origin",
                    f"Requests from pages of {origin[:100]!r} are not accepted here. If this is the "
                    "server's own address, start it with --public-url.",
                )
        if scope["path"].startswith("/api/") and not self._requests.take(caller(scope, headers)):
            return Refusal(429, "too_fast", "Too many requests: wait a second.")
        return None


def caller(scope: Scope, headers: Headers) -> str:
    """Who is counted: the holder of a token, otherwise an address."""
    authorization = headers.get("authorization")
    if authorization:
        return digest(authorization)
    return address(scope)


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def careful(send: Send) -> Send:
    """The same, with the headers."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
