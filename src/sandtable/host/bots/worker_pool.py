"""A worker pool: a few equal bot processes, and the queue in front of them.

A bot that exceeds its deadline is killed, and a process that dies is replaced. Workers get ready before they are given
anything, so the first answer does not wait for a compiler. The first worker starts when it is needed, further ones when
all are busy.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from sandtable.host.bots.asking import Choice, Question, Worker
from sandtable.host.bots.local_worker import LocalWorker
from sandtable.host.limits.fair_queue import Queue, Rank

LONGEST_PAUSE = 30.0

log = logging.getLogger("sandtable.bots")


@dataclass(frozen=True)
class Thought:
    """An answer, and how long it took after a worker was free."""

    choice: Choice
    seconds: float


class WorkerPool:
    """A pool of up to `workers` processes, each of which can answer any question."""

    def __init__(
        self, workers: int, command: Sequence[str], backend: str, party: Callable[[str], str] = lambda table: table
    ) -> None:
        self._count = workers
        self._command = command
        self._backend = backend
        self._line: Queue[Worker] = Queue(party)
        self._all: set[Worker] = set()
        self._starting: asyncio.Task[None] | None = None
        self._repairs: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a worker."""
        return len(self._line)

    @property
    def staffed(self) -> bool:
        """Whether the pool may have any workers."""
        return self._count > 0

    def prepare(self) -> None:
        """Start the first worker, if it has not been started."""
        if self._starting is None and self._count > 0:
            self._starting = asyncio.create_task(self._start())

    async def ready(self) -> None:
        """Wait for the first worker."""
        self.prepare()
        if self._starting is not None:
            await asyncio.shield(self._starting)

    async def _start(self) -> None:
        try:
            await self._add()
        except (TimeoutError, OSError, EOFError) as problem:
            log.warning("a computer player's process did not start (%s)", type(problem).__name__)
            self._repair()

    async def _add(self) -> None:
        worker = await LocalWorker.start(self._command, self._backend)
        self._all.add(worker)
        self._line.put(worker)

    def _help_if_busy(self) -> None:
        """Start another worker if none is free, up to the size of the pool."""
        if self._line.none_free and len(self._all) + len(self._repairs) < self._count:
            self._repair()

    async def think(self, question: Question, table: str, rank: Rank, deadline: float) -> Thought | None:
        """Return an answer, or None if there was none in time. If there are legal actions, its action is one
        of them.
        """
        await self.ready()
        if self._count == 0:
            return None
        self._help_if_busy()
        try:
            worker = await self._line.take(table, rank, deadline)
        except TimeoutError:
            log.warning("every computer player is busy: none is free for %s", question.level)
            return None
        began = time.monotonic()
        choice = await self._ask(worker, question, deadline)
        return None if choice is None else Thought(choice, time.monotonic() - began)

    async def _ask(self, worker: Worker, question: Question, deadline: float) -> Choice | None:
        try:
            choice = await asyncio.wait_for(worker.ask(question), deadline)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as problem:
            name = type(problem).__name__
            log.warning("a computer player (%s) gave no answer (%s) and is replaced", question.level, name)
            await self._discard(worker)
            return None
        except BaseException:
            await self._discard(worker)  # the caller is gone, but the answer would still come
            raise
        self._line.put(worker)
        if choice.problem or (question.legal and choice.action not in question.legal):
            wrong = choice.problem or f"it chose {choice.action}"
            log.warning("a computer player (%s) failed: %s", question.level, wrong)
            return None
        return choice

    async def _discard(self, worker: Worker) -> None:
        self._repair()
        try:
            await worker.kill()
        finally:
            self._all.discard(worker)  # only after it has ended, because `close` waits for it

    def _repair(self) -> None:
        task = asyncio.create_task(self._add_until_it_works())
        self._repairs.add(task)
        task.add_done_callback(self._repairs.discard)

    async def _add_until_it_works(self) -> None:
        pause = 0.5
        while True:
            try:
                await self._add()
                return
            except (TimeoutError, OSError, EOFError) as problem:
                log.warning("a computer player's process did not start (%s)", type(problem).__name__)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def close(self) -> None:
        """End every worker."""
        tasks = [*self._repairs, *([self._starting] if self._starting else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.kill() for worker in self._all))
