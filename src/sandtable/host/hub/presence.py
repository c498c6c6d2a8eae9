"""Who is away while others wait for them. It goes by connections and by what everybody sees; what it finds are lines of
the table's log. After a restart the time begins anew.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sandtable.host.clocks import Clock
from sandtable.host.refusals import Refusal
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.per_table import tasks_per_table


class Presence:
    """The people of all tables. What it finds goes through `change`."""

    def __init__(self, patience: float, clock: Clock, change: Callable[[ActiveTable, Entry], Awaitable[None]]) -> None:
        self._patience = patience
        self._clock = clock
        self._change = change
        self._missed = tasks_per_table()  # who is away and waited for

    def look(self, active: ActiveTable) -> None:
        """Begins to wait for those who are away and waited for, and ends it for all others."""
        due = set() if active.gone else active.room.absent_seats.awaited() - active.here()
        missed = self._missed.of(active)
        for seat in missed.keys() - due:
            missed.pop(seat).cancel()
        for seat in due - missed.keys():
            missed[seat] = asyncio.create_task(self._wait(active, seat))

    async def come(self, active: ActiveTable, viewer: int) -> None:
        """Somebody has come. The table is locked."""
        if active.room.absent_seats.is_away(viewer):
            await self._change(active, entries.Back(viewer))
        else:
            self.look(active)

    async def _wait(self, active: ActiveTable, seat: int) -> None:
        await self._clock.sleep(self._patience)
        async with active.lock:
            self._missed.of(active).pop(seat, None)
            if not active.gone:
                with contextlib.suppress(Refusal):  # what could not be kept is in the log; the table is loaded anew
                    await self._change(active, entries.Absent(seat, round(self._patience)))
