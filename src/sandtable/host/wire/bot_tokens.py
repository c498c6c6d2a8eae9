"""The tokens of bots, sent as `Authorization: Bearer bot_...`, and the requests that they are good for.

A request that shows a token is answered by that alone: a cookie beside it does not count (`session_cookie.py`), and a
token does not count where a cookie should be.
"""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection

from sandtable.host.club.bots import PLAY, READ
from sandtable.host.refusals import Refusal
from sandtable.host.tokens import is_of_bot, sent_by

_LOOKS = re.compile(r"/api/(me|tables/.+|tournaments(/[^/]+)?)")
_PLAYS = re.compile(r"/api/(lobby/.+|seeks(/.+)?|challenges(/.+)?|tables(/.+)?|tournaments/[^/]+/entry)")


def token_of(request: HTTPConnection) -> str | None:
    """Return the token of a bot that a request shows, or None."""
    token = sent_by(request.headers.get("authorization"))
    return token if token is not None and is_of_bot(token) else None


def unknown() -> Refusal:
    """Return the refusal of a token of no bot."""
    return Refusal(401, "wrong_token-bot")


def need_scope(request: HTTPConnection, scopes: str) -> None:
    """Raise Refusal unless a token with these scopes is good for a request."""
    scope = request.scope
    looks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    if not (_LOOKS if looks else _PLAYS).fullmatch(scope["path"]):
        raise Refusal(403, "not_for_bots")
    if looks and READ not in scopes.split():
        raise Refusal(403, "wrong_scope-play")
    if not looks and PLAY not in scopes.split():
        raise Refusal(403, "wrong_scope-read")
