"""Background jobs: all work that would hold up the event loop for more than 5 ms.

One thread does it, at most one job of a table at a time; the table that was served longest ago comes first. The event
loop does only what is short at any length of a game: an act, a view, a prepared answer. Replays, records and scenarios
of a game, loading a table, continuing a game at a new table, lessons and examples are background jobs.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sandtable.host.limits.concurrency import asker, step_aside
from sandtable.host.limits.fair_queue import Queue, Rank
from sandtable.host.refusals import Refusal

PATIENCE = 20.0  # seconds that a requested job waits for its turn
ALL_PATIENCE = 3600.0  # the same for a job that a game needs to go on
MAX_JOBS = 16  # waiting jobs of one table

T = TypeVar("T")


class BackgroundJobs:
    """One thread, and the jobs that wait for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "workshop")
        self._line: Queue[ThreadPoolExecutor] = Queue()
        self._line.put(self._thread)
        self._jobs: Counter[str] = Counter()

    @property
    def busy(self) -> bool:
        """Whether any job runs or waits."""
        return bool(self._jobs)

    async def do(self, table: str, work: Callable[[], T], rank: Rank = Rank.LEISURE) -> T:
        """Return the result of a job; raise Refusal if too many wait. Nothing that it reads may change meanwhile."""
        asked = rank is Rank.LEISURE
        if asked and self._jobs[table] >= MAX_JOBS:
            raise Refusal(503, "busy-table")
        # a caller who asks for many tables waits for each, and other callers do not wait for all of them
        party = asker()
        step_aside()
        self._jobs[table] += 1
        try:
            thread = await self._line.take(table, rank, PATIENCE if asked else ALL_PATIENCE, party)
            try:
                job = asyncio.wrap_future(thread.submit(work))
                job.add_done_callback(_heard)  # the caller may be gone when there is a result
                return await asyncio.shield(job)
            finally:
                self._line.put(thread)
        except TimeoutError:
            raise Refusal(503, "busy-server") from None
        finally:
            self._jobs[table] -= 1
            if not self._jobs[table]:
                del self._jobs[table]

    def begin(self, table: str, work: Callable[[], T]) -> asyncio.Task[T]:
        """Start a job as `do` does, for a caller who does not wait for it here and may be gone before it is done."""
        task = asyncio.create_task(self.do(table, work))
        task.add_done_callback(_heard)
        return task

    def close(self) -> None:
        """Stop; waiting jobs are not begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _heard(done: asyncio.Future[T]) -> None:
    """Drop the exception of a job that nobody waits for, so that it is not logged."""
    if not done.cancelled():
        done.exception()
