"""The clocks of reaction windows. They run if one person would have to wait for another."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sandtable.host.clocks import Clock, Countdown
from sandtable.host.refusals import Refusal
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import ActiveTable

CROWD = 2  # the least number of people at a table for which the clock runs


class WindowTimers:
    """The clocks of all tables. The end of a window's time is carried out through `change`."""

    def __init__(self, clock: Clock, change: Callable[[ActiveTable, Entry], Awaitable[None]]) -> None:
        self._clock = clock
        self._change = change

    def wind(self, active: ActiveTable) -> None:
        """Start the clock of a window that has opened, and stop the clock of one that has closed."""
        room, windows = active.room, active.room.match.windows
        number = windows.number if windows.window else 0
        if active.countdown.number != number:
            active.countdown.stop()
            active.countdown = Countdown(number, self._clock.now())
        if not (number and room.spec.clock and room.open and len(room.seating.staying) >= CROWD):
            active.countdown.stop()
        elif active.countdown.began is None or active.countdown.more != len(windows.more):
            self._start(active)

    def _start(self, active: ActiveTable) -> None:
        active.countdown.stop()
        active.countdown.began = self._clock.now()
        active.countdown.more = len(active.room.match.windows.more)
        active.countdown.window_timers = asyncio.create_task(self._ring(active, active.countdown))

    async def _ring(self, active: ActiveTable, countdown: Countdown) -> None:
        await self._clock.sleep(float(active.room.spec.clock or 0))
        async with active.lock:
            countdown.window_timers = None
            if not active.gone:
                with contextlib.suppress(Refusal):  # a failure to store is in the log, and the table is loaded again
                    await self._change(active, entries.TimeUp(countdown.number))

    async def more_time(self, active: ActiveTable, seat: int) -> None:
        """Restart the clock of the open window for a seat, whether or not it has answered.

        Raise Refusal if the seat is not asked, if no clock is running, or if the seat has done so in this window
        before.
        """
        windows = active.room.match.windows
        if windows.asks(seat) and active.countdown.began is None:
            raise Refusal(409, "no_clock", "No clock is running. Take your time.")
        await self._change(active, entries.MoreTime(seat, windows.number))
