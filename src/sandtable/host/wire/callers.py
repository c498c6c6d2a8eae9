"""The callers of HTTP: the token of a request, or the session of its browser, and the seat that it holds at a table."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request

from sandtable.host.hub.hub import Hub
from sandtable.host.limits import Limits
from sandtable.host.limits.accounts import Accounts
from sandtable.host.refusals import Refusal
from sandtable.host.store.seats import BoundSeat
from sandtable.host.table.open_table import OpenTable
from sandtable.host.tokens import sent_by
from sandtable.host.wire import bot_tokens, browsers


def hub_of(request: Request) -> Hub:
    """Return the hub of the server."""
    hub: Hub = request.app.state.hub
    return hub


def limits_of(request: Request) -> Limits:
    """Return the limits of the server."""
    limits: Limits = request.app.state.limits
    return limits


def bearer(request: Request) -> str | None:
    """Return the token of a seat that a request shows, or None; raise Refusal if the header is malformed."""
    if bot_tokens.token_of(request) is not None:
        return None
    sent = request.headers.get("authorization")
    token = sent_by(sent)
    if sent is not None and token is None:
        raise Refusal(401, "wrong_token-form")
    return token


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a request to a table, who shows a token, or has a session whose player has a seat there."""

    accounts: Accounts
    token: str | None
    own: BoundSeat | None

    def viewer_of(self, table: OpenTable) -> int:
        """Return the seat of the caller, or the spectators if there is none; raise Refusal for a wrong token."""
        seat = self._own_seat(table)
        if seat is not None:
            return seat
        viewer = table.viewer_of(self.token)
        if self.token is not None:
            self.accounts.prove(self.token)
        return viewer

    def seat_of(self, table: OpenTable) -> int:
        """Return the seat of the caller; raise Refusal if there is none."""
        if self.token is None and self._own_seat(table) is None:
            raise Refusal(
                401,
                "no_token-sent",
            )
        return self.viewer_of(table)

    def need_stranger(self, table: OpenTable) -> None:
        """Raise Refusal if the caller has a seat at the table, or has had one."""
        if self.token is not None:
            table.viewer_of(self.token)
        if self.token is not None or self.own is not None:
            raise Refusal(409, "own_table-before")

    def _own_seat(self, table: OpenTable) -> int | None:
        seat = None if self.own is None else table.seat_held_by(self.own.holder)
        if self.own is not None and seat is not None:
            self.accounts.prove_session(self.own.session, self.own.player)
        return seat


async def caller_at(table: str, request: Request) -> Caller:
    """Return the sender of a request to a table."""
    own = await browsers.own_seat(request, table)
    if own is not None:
        await hub_of(request).attempts.hear_of(table, own.holder)  # another server may have seated the player
    return Caller(limits_of(request).accounts, bearer(request), own)
