"""The cookie by which a browser is known as a player's, and the requests for which it counts.

It counts only for requests of this server's own pages, and is set only in answers to these. Browsers do not send it
with what other sites ask for (`SameSite=Lax`). Besides, whatever changes something must name the page's origin, which
the guard has compared with the server's own, and a look must not say that another site has caused it. A request that
shows a token is answered by that alone.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

from sandtable.host.settings import Settings

LASTS = 400 * 24 * 3600
"""Seconds for which a browser keeps the cookie; none keeps one for longer."""
NAME, SECURE_NAME = "sandtable", "__Host-sandtable"
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_PAGES = ("same-origin", "none")
"""What `Sec-Fetch-Site` says of our pages, and of an address that somebody has typed."""
TO_SET = "sandtable.cookie"
"""The key of a scope under which the guard finds the cookie that goes with the answer."""


def is_of_own_page(scope: Scope, headers: Headers) -> bool:
    """Return whether one of our pages sends a request, so that its session counts."""
    if "authorization" in headers:
        return False
    if scope["type"] == "websocket" or scope["method"] not in SAFE:
        return "origin" in headers
    return headers.get("sec-fetch-site", "none") in OWN_PAGES


def secret_in(scope: Scope, headers: Headers, settings: Settings) -> str | None:
    """Return the secret of the session of a request, or None if there is none that counts."""
    if not is_of_own_page(scope, headers):
        return None
    return cookie_parser(headers.get("cookie", "")).get(_name(headers, settings)) or None


def remember(scope: Scope, headers: Headers, settings: Settings, secret: str | None) -> None:
    """Let the browser keep the secret of a session when it gets the answer; None: let it forget the secret."""
    age = 0 if secret is None else LASTS
    secure = "; Secure" if settings.secure else ""
    cookie = f"{_name(headers, settings)}={secret or ''}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
    scope[TO_SET] = cookie


def _name(headers: Headers, settings: Settings) -> str:
    """Return the cookie's name. Servers on other ports of a host are sent the same cookies, so without TLS the port is
    part of the name.
    """
    if settings.secure:
        return SECURE_NAME
    port = headers.get("host", "").rpartition(":")[2]
    return f"{NAME}-{port}" if port.isdigit() else NAME
