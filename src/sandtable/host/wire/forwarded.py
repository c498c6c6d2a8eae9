"""What web servers in front say of a request: from which address and by which scheme it came."""

from __future__ import annotations

import logging
import time

from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sandtable.host.proxies import VARIABLE, Proxies

log = logging.getLogger("sandtable.forwarded")

SAID_AGAIN = 24 * 3600.0
"""Seconds until the log says again that an address is not believed."""
MOST_SAID = 20
"""Addresses that the log names in that time: anybody can send the header."""


class Forwarded(ProxyHeadersMiddleware):
    """The ASGI middleware that gives a request the address and the scheme that a web server in front has named.

    Others may send these headers too, and are not believed. The log says so, because one of them may be a web server
    that nobody has told this server of: all its visitors would count as one address.
    """

    def __init__(self, app: ASGI3Application, proxies: Proxies) -> None:
        super().__init__(app, proxies.listed)
        self._said: set[str] = set()
        self._began = time.monotonic()

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """Pass a request on as the web server in front has got it."""
        if scope["type"] != "lifespan" and scope["client"] and scope["client"][0] not in self.trusted_hosts:
            if any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
                self._say(scope["client"][0].removeprefix("::ffff:"))
        await super().__call__(scope, receive, send)

    def _say(self, peer: str) -> None:
        if time.monotonic() - self._began >= SAID_AGAIN:
            self._said.clear()
            self._began = time.monotonic()
        if peer in self._said or len(self._said) >= MOST_SAID:
            return
        self._said.add(peer)
        log.warning(
            f"{peer} names callers in X-Forwarded-For and is not believed, so all of them count as one address. "
            f"If it is your web server, put {VARIABLE}={peer} into the environment of this server."
        )
