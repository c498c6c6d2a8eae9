"""The clock of the server, waits that end on whole quanta, and the time that has run on the clocks of a table."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import math
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

QUANTUM = 0.01
"""Seconds. Acts at a table are announced a whole number of quanta after they came, because how long the work took
depends on what is hidden (docs/time.md)."""

SHARED_QUANTUM = 0.05
"""Seconds. The quantum of servers that share a database: an act for which another server was first is carried out once
more, which must not be seen either."""

JITTER = 0.001
"""Seconds. The most that is added at random to a quantum: after much work caches are colder, and what follows comes
microseconds later."""


PAUSE = 5.0
"""Seconds without a beat after which the server was paused: by a signal, a closed lid, or the host of its machine."""

BEAT = 1.0
"""Seconds between two beats."""

EARLY = 0.01
"""Seconds by which a sleeper may wake too early."""


class Clock:
    """The clock of this computer, in seconds. Tests replace it.

    While `watch` runs, time in which the server was paused does not count. `shared`: other servers share the database.
    """

    _beat: _Beat | None = None
    _paused = 0.0  # seconds that do not count
    _missed = 0.0  # seconds of pauses that `missed` has not returned yet

    def __init__(self, shared: bool = False) -> None:
        self._quantum = SHARED_QUANTUM if shared else QUANTUM

    def now(self) -> float:
        """Return the seconds since some fixed moment. Only differences between two values mean something."""
        if self._beat is not None:
            self._look(self._beat)
        return time.monotonic() - self._paused

    async def sleep(self, seconds: float) -> None:
        """Sleep for this many seconds, in which the server is not paused."""
        end = self.now() + seconds
        await asyncio.sleep(seconds)
        while (left := end - self.now()) > EARLY:
            await asyncio.sleep(left)

    async def wait_for_quantum(self, began: float) -> None:
        """Wait until the next whole number of quanta after `began`, at least one, and then a jitter drawn at random.

        `began` is a value of `now`. The moment of the return reveals nothing about how long the work since then took.
        """
        quanta = max(1, math.ceil((self.now() - began) / self._quantum))
        await _alarm.ring(self._paused + began + quanta * self._quantum + random.random() * JITTER)

    # ---- pauses ----

    async def watch(self, woken: Callable[[], None]) -> None:
        """Notice pauses, and call `woken` after each, until cancelled."""
        self._beat = _Beat()
        while True:
            await asyncio.sleep(BEAT)
            self._look(self._beat)
            if self._missed:
                woken()

    def missed(self) -> float:
        """Return the seconds for which the server was paused since this was called last."""
        if self._beat is not None:
            self._look(self._beat)
        missed, self._missed = self._missed, 0.0
        return missed

    def _look(self, beat: _Beat) -> None:
        monotonic, wall = beat.again()
        if monotonic > PAUSE:
            self._paused += monotonic
        if max(monotonic, wall) > PAUSE:
            self._missed += max(monotonic, wall)


class _Beat:
    """The moment of the last beat, by both clocks of the computer, one of which may stand still while it sleeps."""

    def __init__(self) -> None:
        self._monotonic, self._wall = time.monotonic(), time.time()

    def again(self) -> tuple[float, float]:
        """Beat, and return the seconds since the last beat by both clocks."""
        before = self._monotonic, self._wall
        self._monotonic, self._wall = time.monotonic(), time.time()
        return self._monotonic - before[0], self._wall - before[1]


class Alarm:
    """A thread that wakes coroutines at moments of the monotonic clock, accurate to some ten microseconds.

    An event loop sleeps whole milliseconds from the end of its work. The fraction of the millisecond in which it wakes
    would reveal how long it worked before.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []  # a heap; the numbers break ties
        self._numbers = itertools.count()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    async def ring(self, moment: float) -> None:
        """Wait until this moment of `time.monotonic`, in seconds."""
        rung = asyncio.get_running_loop().create_future()
        with self._changed:
            heapq.heappush(self._waiting, (moment, next(self._numbers), rung))
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, name="alarm", daemon=True)
                self._thread.start()
            self._changed.notify()
        await rung

    def _watch(self) -> None:
        with self._changed:
            while True:
                left = self._waiting[0][0] - time.monotonic() if self._waiting else None
                if left is None or left > 0:
                    self._changed.wait(left)
                    continue
                rung = heapq.heappop(self._waiting)[2]
                with contextlib.suppress(RuntimeError):  # its loop is closed, so nothing waits for it
                    rung.get_loop().call_soon_threadsafe(_end, rung)


def _end(rung: asyncio.Future[None]) -> None:
    if not rung.done():  # the waiting task may have been cancelled
        rung.set_result(None)


_alarm = Alarm()


@dataclass(slots=True)
class Countdown:
    """The countdown of window `number`, in seconds of `Clock.now`; number 0 means that no window is open."""

    number: int
    opened: float
    began: float | None = None  # when its clock was last started; None: it is not running
    length: float = 0.0  # seconds that it had then
    more: int = 0  # how many seats had had it restarted by then
    window_timers: asyncio.Task[None] | None = None

    def left(self, now: float) -> float:
        """Return the seconds that are left, on a clock that runs or has been stopped."""
        return self.length if self.began is None else max(0.0, self.began + self.length - now)

    def stop(self, now: float) -> None:
        """Stop the clock, which keeps the time that is left."""
        self.length, self.began = self.left(now), None
        if self.window_timers is not None:
            self.window_timers.cancel()
            self.window_timers = None

    def until_tick(self, period: float, now: float) -> float:
        """Return the seconds until the next whole number of periods since the window opened; 0 if `period` is 0."""
        return period - (now - self.opened) % period if period else 0.0


@dataclass(slots=True)
class Stopwatch:
    """When turn clock `number` of a table was started, in seconds of `Clock.now`; number 0 means that none was."""

    number: int = 0
    began: float = 0.0

    def tenths(self, number: int, now: float) -> int:
        """Return the tenths of a second that have run on the clock with this number; 0 if it is still to be started."""
        return max(0, int((now - self.began) * 10)) if number == self.number else 0
