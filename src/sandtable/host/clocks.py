"""What time it is, and the clock of one table's reaction windows."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field

GRAIN = 0.01
"""Seconds. What is done at a table is told a whole number of grains after it came: how long the work took depends on
what is hidden (docs/time.md)."""

AWAKENINGS = 3  # at most: event loops wake up to a millisecond early, and a clock may stand still


class Clock:
    """The time of this computer, in seconds. Tests have another."""

    def now(self) -> float:
        """Seconds since some moment; only differences mean something."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        await asyncio.sleep(seconds)

    async def even(self, began: float) -> None:
        """Waits until it tells nothing how long something took that began then: to the next whole grain.

        It ends at a whole millisecond, which is as fine as event loops sleep.
        """
        grains = max(1, math.ceil((self.now() - began) / GRAIN))
        end = math.floor(began * 1000) / 1000 + grains * GRAIN
        for _ in range(AWAKENINGS):
            if (left := end - self.now()) > 0:
                await self.sleep(left)


@dataclass(slots=True)
class Countdown:
    """The time of window `number`; 0: of none."""

    number: int
    opened: float
    began: float | None = None  # when its clock was started last; None: it does not run
    more: set[int] = field(default_factory=set)  # who has had it started anew
    ringing: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """The clock runs no more."""
        self.began = None
        if self.ringing is not None:
            self.ringing.cancel()
            self.ringing = None

    def until_tick(self, period: float, now: float) -> float:
        """Seconds to the next whole number of periods since the window opened."""
        return period - (now - self.opened) % period if period else 0.0
