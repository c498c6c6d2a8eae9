"""The time that runs on the clocks of turns. What is on them follows from the log (`table/turn_clocks.py`).

When a clock runs out is due in the database (`hub/due.py`). So its flag falls whether or not anybody looks at the
table, once, and at whatever server.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sandtable.host.clocks import Clock, Stopwatch
from sandtable.host.hub.due import DueJobs
from sandtable.host.store import entries
from sandtable.host.store.due import CLOCK, Due
from sandtable.host.store.entries import Entry
from sandtable.host.table import turn_clocks
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.turn_clocks import SECOND

GRACE = 0.5
"""Seconds from the moment at which a clock has run out until its flag falls. An act that came in time may wait for the
table until then, and what a turn's acts cost the server is on nobody's clock."""


class TurnTimers:
    """The clocks of all tables. A flag that falls is carried out through `change`."""

    def __init__(self, clock: Clock, change: Callable[[ActiveTable, Entry], Awaitable[None]], due: DueJobs) -> None:
        self._clock = clock
        self._change = change
        self._due = due

    async def go_on(self, active: ActiveTable) -> None:
        """Let the clock of a table that was loaded go on from where it is."""
        running = _running(active)
        if running is not None:
            seconds = running.time / SECOND + GRACE
            left = await self._due.set(_end(active, running.number), seconds)
            ran = 0.0 if left is None else seconds - left
            active.stopwatch = Stopwatch(running.number, self._clock.now() - ran)

    def follow(self, active: ActiveTable) -> None:
        """Start the clock that runs since the last change, of which everybody has been told."""
        running, number = _running(active), active.stopwatch.number
        if running is not None and running.number != number:
            active.stopwatch = Stopwatch(running.number, self._clock.now())
            self._due.keep(_end(active, running.number), running.time / SECOND + GRACE)
        elif active.over and number:
            active.stopwatch = Stopwatch()
            self._due.drop(_end(active, number))

    def give_back(self, active: ActiveTable, number: int, seconds: float) -> None:
        """Give back what an act has cost the server that everybody has noticed, if the same clock runs as before."""
        if active.stopwatch.number == number:
            active.stopwatch.began += seconds

    async def run_out(self, active: ActiveTable, number: int) -> None:
        """Let the flag of this clock fall, unless another one runs or none. The caller holds the table's lock."""
        running = _running(active)
        if running is not None and running.number == number:
            await self._change(active, entries.Flagged(running.seat, number))


def _running(active: ActiveTable) -> turn_clocks.Clock | None:
    return active.room.clocks.running if active.room.clocks else None


def _end(active: ActiveTable, number: int) -> Due:
    return Due(CLOCK, active.spec.id, number)
