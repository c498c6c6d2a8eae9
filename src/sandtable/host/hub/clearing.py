"""Deletion of idle tables once a day, by one of the servers that share a database, and of what was kept for days."""

from __future__ import annotations

import logging

from sandtable.host.clocks import Clock
from sandtable.host.hub.tables import Tables
from sandtable.host.settings import Settings
from sandtable.host.store.claims import Claim
from sandtable.host.store.clearing import DAY, Idle
from sandtable.host.store.due import Due
from sandtable.host.store.keeping import today
from sandtable.host.store.store import Store

HOUR = 3600.0
CLAIMED_FOR = DAY - 3600
"""Seconds for which no other server deletes tables: a little less than the time until this one does it again."""

log = logging.getLogger("sandtable.clearing")


async def clear_daily(tables: Tables, store: Store, settings: Settings, clock: Clock) -> None:
    """Delete idle tables once a day until cancelled."""
    claim = Claim(store, Due("clearing", "", 0), CLAIMED_FOR)
    while True:
        try:
            if not await claim.take():
                await tables.clear(Idle.for_days(settings.keep_days, settings.keep_finished_days, today()))
        except Exception:  # the database may be back tomorrow
            log.exception("idle tables could not be deleted")
        await clock.sleep(DAY)


async def forget_former_days(store: Store, clock: Clock) -> None:
    """Delete every hour what was counted on former days, and hashed, until cancelled."""
    while True:
        try:
            await store.forget_former_days()
        except Exception:  # the database may be back in an hour
            log.exception("what was counted on former days could not be deleted")
        await clock.sleep(HOUR)
