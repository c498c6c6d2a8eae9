"""The examination of games that ended before finished games were stored."""

from __future__ import annotations

import logging
from functools import partial

from sandtable.host.clocks import Clock
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.refusals import Refusal
from sandtable.host.store.claims import Claim
from sandtable.host.store.due import Due
from sandtable.host.store.finished import Finished
from sandtable.host.store.keeping import undisturbed
from sandtable.host.store.store import Store, Stored
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.loading import rebuild

CLAIMED_FOR = 60.0
"""Seconds after which another server goes on if the server that examines games has died."""

log = logging.getLogger("sandtable.examining")


async def keep_older_games(store: Store, clock: Clock, background: BackgroundJobs) -> None:
    """Store the games that ended before finished games were stored, as long as there are rules to replay them.

    Each table is examined once, by one of the servers that share the database. Present games have precedence.
    """
    claim = Claim(store, Due("examining", "", 0), CLAIMED_FOR)
    while left := await claim.take():
        await clock.sleep(left)
    async with claim.renewed():
        for table in await undisturbed(store.unexamined()):
            began = clock.now()
            try:
                await _examine(store, clock, background, table)
            except Exception:  # one faulty table must not stop the others
                log.exception("table %s could not be looked at", table)
            await clock.sleep(clock.now() - began)


async def _examine(store: Store, clock: Clock, background: BackgroundJobs, table: str) -> None:
    stored = await undisturbed(store.load(table))
    assert stored is not None  # tables are not deleted before they are examined
    finished = None
    if stored.finished is None:  # it has not ended since
        try:
            finished = await background.do(table, partial(_finished, stored, clock))
        except Refusal:
            return
    await store.examined(table, finished)


def _finished(stored: Stored, clock: Clock) -> Finished | None:
    """Return the game of a stored table if it is over, or None."""
    room = rebuild(stored.spec, stored.lines)
    return ActiveTable(stored.spec, len(stored.lines), room, clock).finish() if room.ended else None
