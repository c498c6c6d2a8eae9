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
from sandtable.host.table.active_table import Live


class Attendance:
    """The people of all tables. What it finds goes through `change`."""

    def __init__(self, patience: float, clock: Clock, change: Callable[[Live, Entry], Awaitable[None]]) -> None:
        self._patience = patience
        self._clock = clock
        self._change = change

    def look(self, live: Live) -> None:
        """Begins to wait for those who are away and waited for, and ends it for all others."""
        due = set() if live.gone else live.room.vacancies.awaited() - live.here()
        for seat in live.missed.keys() - due:
            live.missed.pop(seat).cancel()
        for seat in due - live.missed.keys():
            live.missed[seat] = asyncio.create_task(self._wait(live, seat))

    async def come(self, live: Live, viewer: int) -> None:
        """Somebody has come. The table is locked."""
        if live.room.vacancies.is_away(viewer):
            await self._change(live, entries.Back(viewer))
        else:
            self.look(live)

    async def _wait(self, live: Live, seat: int) -> None:
        await self._clock.sleep(self._patience)
        async with live.lock:
            live.missed.pop(seat, None)
            if not live.gone:
                with contextlib.suppress(Refusal):  # what could not be kept is in the log; the table is loaded anew
                    await self._change(live, entries.Absent(seat, round(self._patience)))
