"""The clocks of reaction windows: they run where one person would have to wait for another."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sandtable.host.clocks import Clock, Countdown
from sandtable.host.refusals import Refusal
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import Live

CROWD = 2  # people, from which on the clock runs


class WindowClocks:
    """Winds the clocks of all tables. What happens when the time is up goes through `change`."""

    def __init__(self, clock: Clock, change: Callable[[Live, Entry], Awaitable[None]]) -> None:
        self._clock = clock
        self._change = change

    def wind(self, live: Live) -> None:
        """Starts the clock of a window that has opened, and stops that of one that has closed."""
        room, windows = live.room, live.room.match.windows
        number = windows.number if windows.window else 0
        if live.countdown.number != number:
            live.countdown.stop()
            live.countdown = Countdown(number, self._clock.now())
        if not (number and room.founding.clock and room.open and len(room.seating.staying) >= CROWD):
            live.countdown.stop()
        elif live.countdown.began is None:
            self._start(live)

    def _start(self, live: Live) -> None:
        live.countdown.stop()
        live.countdown.began = self._clock.now()
        live.countdown.ringing = asyncio.create_task(self._ring(live, live.countdown))

    async def _ring(self, live: Live, countdown: Countdown) -> None:
        await self._clock.sleep(float(live.room.founding.clock or 0))
        async with live.lock:
            countdown.ringing = None
            if not live.gone:
                with contextlib.suppress(Refusal):  # what could not be kept is in the log; the table is loaded anew
                    await self._change(live, entries.TimeUp(countdown.number))

    def more_time(self, live: Live, seat: int) -> None:
        """Starts the clock of the open window anew. Whether the seat has answered makes no difference."""
        countdown = live.countdown
        if not live.room.match.windows.asks(seat):
            raise Refusal(409, "no_window", "No window is open in which you are asked.")
        if countdown.began is None:
            raise Refusal(409, "no_clock", "No clock is running: take the time you need.")
        if seat in countdown.more:
            raise Refusal(409, "no_more", "You have taken more time in this window already.")
        countdown.more.add(seat)
        self._start(live)
        live.tell()
