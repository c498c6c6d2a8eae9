"""The presence of people: which seats are away while others wait for them.

It depends on connections and on what everybody sees, and is stored as entries of the table's log. After a restart the
waiting times begin again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sandtable.host.clocks import Clock
from sandtable.host.protocol.table import ByDay
from sandtable.host.refusals import Refusal
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.per_table import tasks_per_table

DAY = 86_400  # seconds


class Presence:
    """The presence of the people of all tables. Changes of it are carried out through `change`."""

    def __init__(self, patience: float, clock: Clock, change: Callable[[ActiveTable, Entry], Awaitable[None]]) -> None:
        self._patience = patience
        self._clock = clock
        self._change = change
        self._missed = tasks_per_table()  # timers of seats that are away and waited for

    def check(self, active: ActiveTable) -> None:
        """Start a timer for each seat that is away while others wait for it, and stop all other timers."""
        due = set() if active.gone else active.room.absent_seats.awaited() - active.here()
        missed = self._missed.of(active)
        for seat in missed.keys() - due:
            missed.pop(seat).cancel()
        for seat in due - missed.keys():
            missed[seat] = asyncio.create_task(self._wait(active, seat))

    async def come(self, active: ActiveTable, viewer: int) -> None:
        """Note that a viewer has connected. The caller holds the table's lock."""
        if active.room.absent_seats.is_away(viewer):
            try:
                await self._change(active, entries.Back(viewer))
            except Refusal:  # it has come back at another server at the same moment
                if active.gone or active.room.absent_seats.is_away(viewer):
                    raise
        else:
            self.check(active)

    def _patience_at(self, active: ActiveTable) -> float:
        """Return the seconds for which somebody at a table may be away: in a game by the day as long as a turn has."""
        time = active.spec.time
        return time.days * DAY if isinstance(time, ByDay) else self._patience

    async def _wait(self, active: ActiveTable, seat: int) -> None:
        patience = self._patience_at(active)
        await self._clock.sleep(patience)
        async with active.lock:
            self._missed.of(active).pop(seat, None)
            if not active.gone:
                with contextlib.suppress(Refusal):  # a failure to store is in the log, and the table is loaded again
                    await self._change(active, entries.Absent(seat, round(patience)))
