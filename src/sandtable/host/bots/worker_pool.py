"""A worker pool: a few equal bot processes, and the queue in front of them.

A bot that exceeds its deadline is killed, and a process that dies is replaced. Workers get ready before they are given
anything, so the first answer does not wait for the rules to be loaded. The first worker starts when it is needed,
further ones when all are busy. Workers of other machines join the pool when they connect.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from sandtable.host.bots.asking import Choice, Lost, Question, Worker
from sandtable.host.bots.local_worker import LocalWorker
from sandtable.host.limits.fair_queue import Queue, Rank
from sandtable.host.metrics import PoolCounts

SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds until a process that did not start is started again

log = logging.getLogger("sandtable.bots")


@dataclass(frozen=True)
class Thought:
    """An answer, and how long it took after a worker was free."""

    choice: Choice
    seconds: float


class WorkerPool:
    """A pool of up to `workers` processes of this machine and, if it is `open_to_others`, of workers of other machines.

    Each of them can answer any question. A question waits for workers of other machines even while there are none.
    """

    def __init__(
        self,
        workers: int,
        command: Sequence[str],
        party: Callable[[str], str] = lambda table: table,
        open_to_others: bool = False,
    ) -> None:
        self._count = workers
        self._command = command
        self._open_to_others = open_to_others
        self._line: Queue[Worker] = Queue(party)
        self._local: set[Worker] = set()
        self._remote: set[Worker] = set()
        self._starts: set[asyncio.Task[None]] = set()
        self._tried = asyncio.Event()  # a process has started, or failed to

    @property
    def counts(self) -> PoolCounts:
        """The numbers of questions that wait for a worker, and of workers."""
        return PoolCounts(len(self._line), len(self._local), len(self._remote))

    @property
    def staffed(self) -> bool:
        """Whether the pool has workers, or starts them when they are needed."""
        return self._count > 0 or bool(self._remote)

    # ---- workers of this machine ----

    def prepare(self, workers: int = 1) -> None:
        """Start processes until there are so many, up to the size of the pool."""
        while len(self._local) + len(self._starts) < min(workers, self._count):
            self._start()

    async def ready(self) -> None:
        """Wait until a process has started, or failed to."""
        self.prepare()
        if self._count > 0:
            await self._tried.wait()

    def _start(self) -> None:
        task = asyncio.create_task(self._start_until_it_works())
        self._starts.add(task)
        task.add_done_callback(self._starts.discard)

    async def _start_until_it_works(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            try:
                worker = await LocalWorker.start(self._command)
            except (TimeoutError, OSError, EOFError) as problem:
                log.warning("a computer player's process did not start (%s)", type(problem).__name__)
            else:
                self._local.add(worker)
                self._line.put(worker)
                return
            finally:
                self._tried.set()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    # ---- workers of other machines ----

    def join(self, worker: Worker) -> None:
        """Add a worker of another machine."""
        self._remote.add(worker)
        self._line.put(worker)

    def leave(self, worker: Worker) -> None:
        """Remove a worker of another machine, whose connection has ended."""
        self._remote.discard(worker)
        self._line.remove(worker)

    # ---- questions ----

    async def think(self, question: Question, table: str, rank: Rank, deadline: float) -> Thought | None:
        """Return an answer, or None if there was none in time. If there are legal actions, its action is one
        of them.
        """
        if not self._remote:
            await self.ready()
        if not (self._count or self._open_to_others):
            return None
        while deadline > 0:
            if self._line.none_free:
                self.prepare(len(self._local) + len(self._starts) + 1)
            try:
                worker = await self._line.take(table, rank, deadline)
            except TimeoutError:
                why = "every one is busy" if self._local or self._remote else "none is connected"
                log.warning("no computer player was free for %s: %s", question.level, why)
                return None
            began = time.monotonic()
            try:
                choice = await self._ask(worker, question, deadline)
            except Lost:  # another worker is asked
                deadline -= time.monotonic() - began
            else:
                return None if choice is None else Thought(choice, time.monotonic() - began)
        return None

    async def _ask(self, worker: Worker, question: Question, deadline: float) -> Choice | None:
        try:
            choice = await asyncio.wait_for(worker.ask(question), deadline)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as problem:
            name = type(problem).__name__
            log.warning("a computer player (%s) gave no answer (%s) and is replaced", question.level, name)
            await self._discard(worker)
            return None
        except BaseException:
            await self._discard(worker)  # it is lost, or the caller is gone, but the answer would still come
            raise
        self._line.put(worker)
        if choice.problem or (question.legal and choice.action not in question.legal):
            wrong = choice.problem or f"it chose {choice.action}"
            log.warning("a computer player (%s) failed: %s", question.level, wrong)
            return None
        return choice

    async def _discard(self, worker: Worker) -> None:
        if worker in self._local:
            self._start()
        try:
            await worker.kill()
        finally:
            self._local.discard(worker)  # only after it has ended, because `close` waits for it
            self._remote.discard(worker)

    async def close(self) -> None:
        """End every worker."""
        for task in self._starts:
            task.cancel()
        await asyncio.gather(*self._starts, return_exceptions=True)
        await asyncio.gather(*(worker.kill() for worker in self._local | self._remote))
