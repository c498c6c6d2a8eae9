"""Looking through the games that ended before finished games were kept."""

from __future__ import annotations

import logging
from functools import partial

from sandtable.host.clocks import Clock
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.refusals import Refusal
from sandtable.host.store.finished import Finished
from sandtable.host.store.keeping import undisturbed
from sandtable.host.store.store import Store, Stored
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.loading import rebuild

log = logging.getLogger("sandtable.examining")


async def keep_older_games(store: Store, clock: Clock, background: BackgroundJobs) -> None:
    """Keeps what ended before finished games were kept, as long as there are rules to tell it by. Each table is
    looked at once; those who play come first.
    """
    for table in await undisturbed(store.unexamined()):
        began = clock.now()
        try:
            await _examine(store, clock, background, table)
        except Exception:  # whatever is wrong with one table, the others are kept
            log.exception("table %s could not be looked at", table)
        await clock.sleep(clock.now() - began)


async def _examine(store: Store, clock: Clock, background: BackgroundJobs, table: str) -> None:
    stored = await undisturbed(store.load(table))
    assert stored is not None  # nobody takes tables away
    finished = None
    if stored.finished is None:  # it has not ended since
        try:
            finished = await background.do(table, partial(_finished, stored, clock))
        except Refusal:
            return
    await store.examined(table, finished)


def _finished(stored: Stored, clock: Clock) -> Finished | None:
    """The game as it ended, if it did."""
    room = rebuild(stored.spec, stored.lines)
    return ActiveTable(stored.spec, len(stored.lines), room, clock).finish() if room.ended else None
