"""The callers of HTTP: the token of a request, and the seat that it holds at a table."""

from __future__ import annotations

from fastapi import Request

from sandtable.host.hub.hub import Hub
from sandtable.host.limits import Limits
from sandtable.host.refusals import Refusal
from sandtable.host.table.open_table import OpenTable
from sandtable.host.tokens import sent_by


def hub_of(request: Request) -> Hub:
    """Return the hub of the server."""
    hub: Hub = request.app.state.hub
    return hub


def limits_of(request: Request) -> Limits:
    """Return the limits of the server."""
    limits: Limits = request.app.state.limits
    return limits


def bearer(request: Request) -> str | None:
    """Return the token of a request, or None; raise Refusal if the header is malformed."""
    sent = request.headers.get("authorization")
    token = sent_by(sent)
    if sent is not None and token is None:
        raise Refusal(401, "wrong_token", "A token is sent as `Authorization: Bearer TOKEN`.")
    return token


def viewer_of(table: OpenTable, request: Request) -> int:
    """Return the seat of the caller, or the spectators if there is no token."""
    token = bearer(request)
    viewer = table.viewer_of(token)
    if token is not None:
        limits_of(request).accounts.prove(token)
    return viewer


def seat_of(table: OpenTable, request: Request) -> int:
    """Return the seat of the caller; raise Refusal if there is none."""
    if bearer(request) is None:
        raise Refusal(
            401,
            "no_token",
            "You are watching. To play, take a seat and send its token as `Authorization: Bearer TOKEN`.",
        )
    return viewer_of(table, request)
