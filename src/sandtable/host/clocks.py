"""What time it is, and the clock of one table's reaction windows."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import math
import random
import threading
import time
from dataclasses import dataclass, field

QUANTUM = 0.01
"""Seconds. What is done at a table is told a whole number of quanta after it came: how long the work took depends on
what is hidden (docs/time.md)."""

JITTER = 0.001
"""Seconds. So much comes on top at most: work leaves caches colder, and what follows comes microseconds later."""


class Clock:
    """The time of this computer, in seconds. Tests have another."""

    def now(self) -> float:
        """Seconds since some moment; only differences mean something."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        await asyncio.sleep(seconds)

    async def wait_for_quantum(self, began: float) -> None:
        """Waits until it tells nothing how long something took that began then: to the next whole quantum, and a moment
        drawn by lot.
        """
        quanta = max(1, math.ceil((self.now() - began) / QUANTUM))
        await _alarm.ring(began + quanta * QUANTUM + random.random() * JITTER)


class Alarm:
    """Wakes whoever waits at a moment of the monotonic clock, to some ten microseconds, from a thread of its own.

    Event loops sleep whole milliseconds from when they have nothing left to do: the fraction of the millisecond in
    which they wake would tell how long they were at work before.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []  # a heap; the numbers settle ties
        self._numbers = itertools.count()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    async def ring(self, moment: float) -> None:
        """Waits until then."""
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
                with contextlib.suppress(RuntimeError):  # its loop is closed: nobody waits any more
                    rung.get_loop().call_soon_threadsafe(_end, rung)


def _end(rung: asyncio.Future[None]) -> None:
    if not rung.done():  # whoever waited may have been cancelled
        rung.set_result(None)


_alarm = Alarm()


@dataclass(slots=True)
class Countdown:
    """The time of window `number`; 0: of none."""

    number: int
    opened: float
    began: float | None = None  # when its clock was started last; None: it does not run
    more: set[int] = field(default_factory=set)  # who has had it started anew
    window_timers: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """The clock runs no more."""
        self.began = None
        if self.window_timers is not None:
            self.window_timers.cancel()
            self.window_timers = None

    def until_tick(self, period: float, now: float) -> float:
        """Seconds to the next whole number of periods since the window opened."""
        return period - (now - self.opened) % period if period else 0.0
