"""Requests to a server over HTTP, made in threads."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

WITHIN = 60.0
"""Seconds for an answer."""
TRY_AGAIN = (429, 503)
"""The status codes after which a request is sent again."""
PAUSES = (1.0, 2.0, 4.0)
"""Seconds before each further attempt."""


class Problem(Exception):
    """A request that a server has refused: `error` says why in a word, `status` is that of HTTP."""

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message


class Requests:
    """The requests of a program with a token; `server` is the server's address."""

    def __init__(self, server: str, token: str | None) -> None:
        self.server = server.rstrip("/")
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    async def send(self, method: str, path: str, body: object = None) -> Any:
        """Return the JSON of the answer; raise Problem, or OSError if the server cannot be reached."""
        for pause in PAUSES:
            try:
                return await asyncio.to_thread(self._send, method, path, body)
            except Problem as problem:
                if problem.status not in TRY_AGAIN:
                    raise
            await asyncio.sleep(pause)
        return await asyncio.to_thread(self._send, method, path, body)

    def _send(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}{path}", data, self.headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WITHIN) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as refused:
            with refused:
                raise _problem(refused.code, refused.read()) from None


def _problem(status: int, body: bytes) -> Problem:
    try:
        told = json.loads(body)
        return Problem(status, str(told["error"]), str(told["message"]))
    except (ValueError, KeyError, TypeError):
        return Problem(status, "refused", f"The server answered with status {status}.")
