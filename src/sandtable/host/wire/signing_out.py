"""Sessions that end at one server while their browsers are connected to another."""

from __future__ import annotations

import asyncio
import logging

from sandtable.host.club.sessions import Sessions
from sandtable.host.hub.tables import Tables

LOOK_EVERY = 2.0
"""Seconds between two looks at the database."""
log = logging.getLogger("sandtable.club")


async def follow_ended(sessions: Sessions, tables: Tables) -> None:
    """Close the connections of sessions that other servers have ended, until cancelled."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        connected = {listener.session for listener in tables.listeners() if listener.session is not None}
        try:
            if connected:
                tables.sign_out(await sessions.ended(connected))
        except Exception:  # the database may be back soon
            log.exception("the sessions of listeners could not be looked at")
