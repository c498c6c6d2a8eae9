"""Deletion of what is no longer to be kept: idle tables once a day, and what was counted on former days."""

from __future__ import annotations

import logging

from sandtable.host.clocks import Clock
from sandtable.host.hub.tables import Tables
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import DAY, Idle
from sandtable.host.store.keeping import today
from sandtable.host.store.store import Store

HOUR = 3600.0

log = logging.getLogger("sandtable.clearing")


async def clear_daily(tables: Tables, settings: Settings, clock: Clock) -> None:
    """Delete idle tables once a day until cancelled."""
    while True:
        try:
            await tables.clear(Idle.for_days(settings.keep_days, settings.keep_finished_days, today()))
        except Exception:  # the database may be back tomorrow
            log.exception("idle tables could not be deleted")
        await clock.sleep(DAY)


async def forget_former_days(store: Store, clock: Clock) -> None:
    """Delete every hour what servers that share the database counted on former days, until cancelled."""
    while True:
        try:
            await store.forget_former_days()
        except Exception:  # the database may be back in an hour
            log.exception("what was counted on former days could not be deleted")
        await clock.sleep(HOUR)
