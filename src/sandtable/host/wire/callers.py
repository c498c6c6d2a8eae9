"""Who asks over HTTP: the token that a request sends, and what it stands for at a table."""

from __future__ import annotations

from fastapi import Request

from sandtable.host.hub.hub import Hub
from sandtable.host.refusals import Refusal
from sandtable.host.table.audience import Audience


def hub_of(request: Request) -> Hub:
    """The tables of the server that is asked."""
    hub: Hub = request.app.state.hub
    return hub


def bearer(request: Request) -> str | None:
    """The token that was sent, if any."""
    sent = request.headers.get("authorization")
    if sent is None:
        return None
    kind, _, token = sent.partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Refusal(401, "wrong_token", "A token is sent as `Authorization: Bearer TOKEN`.")
    return token.strip()


def viewer_of(table: Audience, request: Request) -> int:
    """The seat of whoever asks; without a token, the spectators."""
    return table.viewer_of(bearer(request))


def seat_of(table: Audience, request: Request) -> int:
    """The seat of whoever asks; raises Refusal where none is held."""
    token = bearer(request)
    if token is None:
        raise Refusal(
            401,
            "no_token",
            "You are watching. To play, take a seat and send its token as `Authorization: Bearer TOKEN`.",
        )
    return table.viewer_of(token)
