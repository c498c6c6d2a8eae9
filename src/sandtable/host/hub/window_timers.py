"""The clocks of reaction windows. They run if one person would have to wait for another, and where turns have clocks.

Where servers share the database, the end of a window's time is due there (`hub/due.py`): every server shows the same
time left, and the clock goes on when its server dies.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sandtable.host.clocks import Clock, Countdown
from sandtable.host.hub.due import DueJobs
from sandtable.host.refusals import Refusal
from sandtable.host.store import entries
from sandtable.host.store.due import Due
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import ActiveTable

CROWD = 2  # the least number of people at a table for which the clock runs
WINDOW = "window"
"""The kind of what is due when a window's time is up."""


class WindowTimers:
    """The clocks of all tables. The end of a window's time is carried out through `change`.

    `due`: what is due where servers share the database; None: this server has the database to itself.
    """

    def __init__(
        self, clock: Clock, change: Callable[[ActiveTable, Entry], Awaitable[None]], due: DueJobs | None
    ) -> None:
        self._clock = clock
        self._change = change
        self._due = due

    def wind(self, active: ActiveTable) -> None:
        """Start the clock of a window that has opened, and stop the clock of one that has closed."""
        room, windows = active.room, active.room.match.windows
        number = windows.number if windows.window else 0
        crowd = 1 if room.spec.time else CROWD  # no table at which players have clocks waits for ever
        runs = number and room.spec.clock and room.open and len(room.seating.staying) >= crowd
        if active.countdown.began is not None and not runs and self._due:
            self._due.drop(_end(active, active.countdown))
        if active.countdown.number != number:
            active.countdown.stop(self._clock.now())
            active.countdown = Countdown(number, self._clock.now(), length=_length(active))
        if not runs:
            active.countdown.stop(self._clock.now())
        elif active.countdown.began is None or active.countdown.more != len(windows.more):
            self._start(active, active.countdown)

    def _start(self, active: ActiveTable, countdown: Countdown) -> None:
        more = len(active.room.match.windows.more)
        countdown.stop(self._clock.now())
        if countdown.more != more:
            countdown.more, countdown.length = more, _length(active)
        countdown.began = self._clock.now()
        work = self._agree(active, countdown, self._due) if self._due else self._ring(active, countdown)
        countdown.window_timers = asyncio.create_task(work)

    async def agreed(self, active: ActiveTable) -> None:
        """Wait until the clock of a table that was loaded shows the time that is left by the other servers."""
        if self._due and active.countdown.window_timers:
            await active.countdown.window_timers

    async def _agree(self, active: ActiveTable, countdown: Countdown, due: DueJobs) -> None:
        """Let the clock run down when all servers say so. If the database cannot be reached, it runs here alone."""
        left = await due.set(_end(active, countdown), countdown.length)
        if left is None:
            countdown.window_timers = asyncio.create_task(self._ring(active, countdown))
        else:
            countdown.began = self._clock.now() - (countdown.length - left)

    async def _ring(self, active: ActiveTable, countdown: Countdown) -> None:
        await self._clock.sleep(countdown.length)
        async with active.lock:
            countdown.window_timers = None
            if not active.gone:
                with contextlib.suppress(Refusal):  # a failure to store is in the log, and the table is loaded again
                    await self._change(active, entries.TimeUp(countdown.number))

    async def time_up(self, active: ActiveTable, due: Due) -> None:
        """Carry out that the time of a window is up, unless it has closed or somebody has taken more time.

        The caller holds the table's lock.
        """
        if active.countdown.began is not None and _end(active, active.countdown) == due:
            await self._change(active, entries.TimeUp(active.countdown.number))

    async def more_time(self, active: ActiveTable, seat: int) -> None:
        """Restart the clock of the open window for a seat, whether or not it has answered.

        Raise Refusal if the seat is not asked, if no clock is running, or if the seat has done so in this window
        before.
        """
        windows = active.room.match.windows
        if windows.asks(seat) and active.countdown.began is None:
            raise Refusal(409, "no_clock-window")
        await self._change(active, entries.MoreTime(seat, windows.number))


def _length(active: ActiveTable) -> float:
    return float(active.room.spec.clock or 0)


def _end(active: ActiveTable, countdown: Countdown) -> Due:
    """Return what is due when a clock has run down. Taking more time gives it a new number."""
    return Due(WINDOW, active.spec.id, countdown.number * (len(active.room.seats) + 1) + countdown.more)
