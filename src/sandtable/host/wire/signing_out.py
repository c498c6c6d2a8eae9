"""Sessions that end at another server or by `sandtable admin`, while their browsers or bots are connected here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from sandtable.host.club.club import Club
from sandtable.host.hub.tables import SIGNED_OUT, WHY_SIGNED_OUT, Tables

LOOK_EVERY = 2.0
"""Seconds between two looks at the database."""
log = logging.getLogger("sandtable.club")


def sign_out(club: Club, tables: Tables, sessions: Collection[str]) -> None:
    """Close the pages whose sessions have ended."""
    tables.sign_out(sessions)
    if club.meeting is not None:
        club.meeting.lobby.sign_out(sessions, WHY_SIGNED_OUT, SIGNED_OUT)


async def follow_ended(club: Club, tables: Tables) -> None:
    """Close the pages whose sessions have been ended elsewhere, until cancelled."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        connected = {listener.session for listener in tables.listeners() if listener.session is not None}
        connected |= club.meeting.lobby.sessions if club.meeting else set()
        try:
            if connected:
                sign_out(club, tables, await club.sessions.ended(connected))
        except Exception:  # the database may be back soon
            log.exception("the sessions of listeners could not be looked at")
