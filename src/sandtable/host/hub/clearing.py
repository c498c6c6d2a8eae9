"""Deletion of idle tables, when the server starts and once a day."""

from __future__ import annotations

import logging

from sandtable.host.clocks import Clock
from sandtable.host.hub.tables import Tables
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import DAY, Idle
from sandtable.host.store.keeping import today

log = logging.getLogger("sandtable.clearing")


async def clear_daily(tables: Tables, settings: Settings, clock: Clock) -> None:
    """Delete idle tables once a day until cancelled."""
    while True:
        try:
            await tables.clear(Idle.for_days(settings.keep_days, settings.keep_finished_days, today()))
        except Exception:  # the database may be back tomorrow
            log.exception("idle tables could not be deleted")
        await clock.sleep(DAY)
