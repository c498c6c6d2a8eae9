"""The one place for work that takes longer than the loop may be held up: more than 5 ms. It is done in one thread
beside the loop, one job of a table at a time; of those who wait, the table comes first that was served longest ago.

On the loop runs only what is short whatever a game has come to: an act, a view, what was kept ready. Replaying a game,
its record and its scenarios, reading a table from the database, a game to go on from another, lessons and examples are
made here.
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

PATIENCE = 20.0  # seconds that somebody who asks waits for the turn
ALL_PATIENCE = 3600.0  # what a game cannot go on without is waited for
MAX_JOBS = 16  # jobs of one table that wait

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
        """Whether anything is being worked out, or waits for it."""
        return bool(self._jobs)

    async def do(self, table: str, work: Callable[[], T], rank: Rank = Rank.LEISURE) -> T:
        """What the work answers; raises Refusal where too much waits. Nothing it reads may change meanwhile."""
        asked = rank is Rank.LEISURE
        if asked and self._jobs[table] >= MAX_JOBS:
            raise Refusal(503, "busy", "The server has much to work out for this table. Ask again in a moment.")
        party = asker()  # whoever asks for many tables waits for each of them, and others for one
        step_aside()
        self._jobs[table] += 1
        try:
            thread = await self._line.take(table, rank, PATIENCE if asked else ALL_PATIENCE, party)
            try:
                job = asyncio.wrap_future(thread.submit(work))
                job.add_done_callback(_heard)  # whoever asked may be gone when there is an answer
                return await asyncio.shield(job)
            finally:
                self._line.put(thread)
        except TimeoutError:
            raise Refusal(503, "busy", "The server has much to work out. Ask again in a moment.") from None
        finally:
            self._jobs[table] -= 1
            if not self._jobs[table]:
                del self._jobs[table]

    def begin(self, table: str, work: Callable[[], T]) -> asyncio.Task[T]:
        """The same, for somebody who does not wait here and may be gone when there is an answer."""
        task = asyncio.create_task(self.do(table, work))
        task.add_done_callback(_heard)
        return task

    def close(self) -> None:
        """What waits is not begun any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _heard(done: asyncio.Future[T]) -> None:
    """What went wrong where nobody waits for it any more is no fault to be logged."""
    if not done.cancelled():
        done.exception()
