"""The cookie by which a browser is known as a player's, and the requests for which it counts.

Beside it there is the mark of an account that somebody has logged in to in this browser, which opens nothing.

They count only for requests of this server's own pages, and are set only in answers to these. Browsers do not send it
with what other sites ask for (`SameSite=Lax`). Besides, whatever changes something must name the page's origin, which
the guard has compared with the server's own, and a look must not say that another site has caused it. A request that
shows a token is answered by that alone.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Scope

from sandtable.host.settings import Settings
from sandtable.host.tokens import is_of_bot

LASTS = 400 * 24 * 3600
"""Seconds for which a browser keeps the cookie; none keeps one for longer."""
NAME, SECURE_NAME = "sandtable", "__Host-sandtable"
MARK = "-known"
"""What the name of the mark ends with."""
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_PAGES = ("same-origin", "none")
"""What `Sec-Fetch-Site` says of our pages, and of an address that somebody has typed."""
TO_SET = "sandtable.cookie"
"""The key of a scope under which the guard finds the cookies that go with the answer, by their names."""


def is_of_own_page(scope: Scope, headers: Headers) -> bool:
    """Return whether one of our pages sends a request, so that its session counts."""
    if "authorization" in headers:
        return False
    if scope["type"] == "websocket" or scope["method"] not in SAFE:
        return "origin" in headers
    return headers.get("sec-fetch-site", "none") in OWN_PAGES


def secret_in(scope: Scope, headers: Headers, settings: Settings) -> str | None:
    """Return the secret of the session of a request, or None if there is none that counts."""
    return _sent(_name(headers, settings), scope, headers)


def mark_in(scope: Scope, headers: Headers, settings: Settings) -> str | None:
    """Return the mark of the browser that sends a request, or None if there is none that counts."""
    return _sent(_name(headers, settings) + MARK, scope, headers)


def _sent(name: str, scope: Scope, headers: Headers) -> str | None:
    if not is_of_own_page(scope, headers):
        return None
    secret = cookie_parser(headers.get("cookie", "")).get(name) or None
    return None if secret is None or is_of_bot(secret) else secret


def remember(scope: Scope, headers: Headers, settings: Settings, secret: str | None) -> None:
    """Let the browser keep the secret of a session when it gets the answer; None: let it forget the secret."""
    _set(_name(headers, settings), secret, scope, settings)


def remember_mark(scope: Scope, headers: Headers, settings: Settings, mark: str) -> None:
    """Let the browser keep the mark of an account when it gets the answer."""
    _set(_name(headers, settings) + MARK, mark, scope, settings)


def _set(name: str, value: str | None, scope: Scope, settings: Settings) -> None:
    age = 0 if value is None else LASTS
    secure = "; Secure" if settings.secure else ""
    cookie = f"{name}={value or ''}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
    scope.setdefault(TO_SET, {})[name] = cookie


def _name(headers: Headers, settings: Settings) -> str:
    """Return the name of the session's cookie. Servers on other ports of a host are sent the same cookies, so without
    TLS the port is part of the name.
    """
    if settings.secure:
        return SECURE_NAME
    port = headers.get("host", "").rpartition(":")[2]
    return f"{NAME}-{port}" if port.isdigit() else NAME
