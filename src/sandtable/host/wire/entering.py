"""A browser that becomes a player's, and the sessions that have ended for it."""

from __future__ import annotations

from collections.abc import Collection

from fastapi import Request

from sandtable.host.club.accounts import Browser
from sandtable.host.store.players import Entered
from sandtable.host.wire import browsers
from sandtable.host.wire.browsers import club_of
from sandtable.host.wire.callers import hub_of
from sandtable.host.wire.rekeying import rekey
from sandtable.host.wire.signing_out import sign_out


async def enter(request: Request, browser: Browser, entered: Entered) -> None:
    """Let a browser keep its new session. Close the pages of those that have ended, and take away the tokens that other
    browsers may have kept.
    """
    await browsers.enter(request, browser, entered.player)
    others = set(entered.ended) - ({browser.before.session} if browser.before else set())
    end_sessions(request, entered.ended)
    if others:
        await rekey(hub_of(request), club_of(request).seats, entered.player.id)


def end_sessions(request: Request, ended: Collection[str]) -> None:
    """Close the pages whose sessions have ended, and the connections of tokens."""
    sign_out(club_of(request), hub_of(request).tables, ended)
