"""What people who are banned may still do: look, read why, answer, keep their accounts safe, and go."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection

from sandtable.host.wire.session_cookie import SAFE

_OPEN = re.compile(
    r"/api/(login|logout|recover(/mail)?|passkeys/(options|login)"
    r"|me/measures/[^/]+/answer|me/(password|codes|passkeys|recovery)|me/games/[^/]+"
    r"|(lobby|tables/[^/]+)/poll/.+)"
)


def is_open_to_banned(request: HTTPConnection) -> bool:
    """Return whether somebody who is banned may send a request. Whoever takes something back is let go."""
    if request.scope["type"] != "http" or request.scope["method"] in (*SAFE, "DELETE"):
        return True
    return _OPEN.fullmatch(request.scope["path"]) is not None
