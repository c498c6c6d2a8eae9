"""Reviews of finished games. Each is made once, by bot processes while no game waits for them, and stored.

Where servers share the database, one of them makes it. The others find it in the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from sandtable.games import variant
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import BotPools
from sandtable.host.limits.concurrency import asker
from sandtable.host.limits.fair_queue import Queue, Rank
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import ReviewStage, ReviewUnderWay
from sandtable.host.refusals import Refusal
from sandtable.host.store.claims import Claim
from sandtable.host.store.due import Due
from sandtable.host.store.keeping import kept
from sandtable.host.store.store import Store
from sandtable.host.table.open_table import OpenTable
from sandtable.review.course import Course
from sandtable.review.depth import depth
from sandtable.review.looking import ANSWERS, Task
from sandtable.review.report import Review
from sandtable.review.reviewing import STAGES, review

MAX_WAITING = 200  # games that wait for their reviews
MAX_WAITING_OF_ADDRESS = 30  # of one address: a school
PATIENCE = 24 * 3600.0  # seconds that a game waits for its turn
CLAIMED_FOR = 30.0  # seconds after which another server may make a review whose server has died
ENOUGH = 0.2  # of a stage, after which the time left can be told
HELD = 64  # reviews made on interpreted rules, which are not kept longer than this server runs

log = logging.getLogger("sandtable.reviewing")

_task = msgspec.msgpack.Encoder().encode


@dataclass(eq=False)
class _Job:
    """A review that is being made, for the address that asked first, and what is done for it now."""

    party: str
    work: asyncio.Task[None]
    stage: ReviewStage = "waiting"
    share: float = 0.0  # of this stage
    began: float = 0.0  # when it began

    def begin(self, stage: ReviewStage) -> None:
        """Note that a stage begins."""
        self.stage, self.share, self.began = stage, 0.0, time.monotonic()

    def done(self, share: float) -> None:
        """Note which share of the present stage is done."""
        self.share = share

    def shown(self) -> ReviewUnderWay:
        """Return the progress, with the time left once enough is done to tell it."""
        left = None
        if self.share >= ENOUGH:
            left = round((time.monotonic() - self.began) * (1 - self.share) / self.share)
        return ReviewUnderWay(round(100 * self.share), self.stage, left)


class Reviews:
    """The reviews of all tables. One is made at a time and addresses take turns, because nothing has less urgency."""

    def __init__(self, pool: BotPools, store: Store) -> None:
        self.pool = pool
        self._store = store
        self.jobs: dict[str, _Job] = {}
        self._held: dict[str, bytes] = {}
        self._closed = False
        self._line: Queue[None] = Queue()
        self._line.put(None)

    async def of(self, table: OpenTable) -> bytes | ReviewUnderWay:
        """Return the review of a finished game as JSON, or its progress; raise Refusal. The table is locked."""
        id = table.spec.id
        if not table.over:
            raise Refusal(409, "not_over-review")
        found = await kept(self._store.review(id)) or self._held.get(id)
        if found is not None:
            return found
        job = self.jobs.get(id)
        if self._closed:  # the next server begins again when it is asked
            return ReviewUnderWay(0, "waiting", None)
        if job is None:
            party = asker()
            waiting = [job.party for job in self.jobs.values() if not job.work.done()]
            if len(waiting) >= MAX_WAITING or waiting.count(party) >= MAX_WAITING_OF_ADDRESS:
                raise Refusal(503, "busy-review")
            if await self._claim(id).take():
                return ReviewUnderWay(0, "elsewhere", None)
            job = self.jobs[id] = _Job(party, asyncio.create_task(self._make(id, table.course(), party)))
        elif job.work.done():
            del self.jobs[id]
            raise Refusal(503, "no_review")
        return job.shown()

    def _claim(self, id: str) -> Claim:
        return Claim(self._store, Due("review", id, 0), CLAIMED_FOR)

    async def _make(self, id: str, course: Course, party: str) -> None:
        """Make a review and store it. A failed job is kept until somebody is informed."""
        kept_for_all = False
        try:
            async with self._claim(id).renewed():
                found = await self._made(id, course, party)
                if found is not None and found.thorough:
                    await self._store.keep_review(id, encode(found))
                    kept_for_all = True
        finally:  # also if this server stops before it is made
            if not kept_for_all:
                await self._claim(id).release()  # other servers cannot find it
        if kept_for_all:
            del self.jobs[id]
        elif found is not None:
            self._hold(id, encode(found))
            del self.jobs[id]

    async def _made(self, id: str, course: Course, party: str) -> Review | None:
        """Return the review when it is this game's turn, or None if it could not be made."""
        try:
            await self._line.take(id, Rank.LEISURE, PATIENCE, party)
            try:
                found = await self._review(id, course)
            finally:
                self._line.put(None)
        except Exception:  # one game fails, the others go on
            log.exception("the game at table %s could not be reviewed", id)
            return None
        if found is None:
            log.warning("nobody had time to review the game at table %s", id)
        return found

    def _hold(self, id: str, done: bytes) -> None:
        self._held[id] = done
        while len(self._held) > HELD:
            del self._held[next(iter(self._held))]

    async def _review(self, id: str, course: Course) -> Review | None:
        """Return the review, or None if no worker was free in time."""
        chosen, job = variant(course.variant), self.jobs[id]
        job.begin("looking")
        work = review(course, depth(chosen, course.players))
        tasks, stages = next(work), 0
        while True:
            answers = []
            for task in tasks:
                answer = await self._look(id, task)
                if answer is None:
                    return None
                answers.append(answer)
                job.done((stages + len(answers) / len(tasks)) / STAGES)
            try:
                tasks, stages = work.send(answers), stages + 1
            except StopIteration as end:
                found: Review = end.value
                return found

    async def _look(self, id: str, task: Task) -> Any:
        question = Question("", task.course.variant, b"", [], 0, wants="review", task=_task(task))
        choice = await self.pool.ask(question, id)
        if choice is None or not choice.found:
            return None
        return msgspec.msgpack.decode(choice.found, type=ANSWERS[type(task.asked)])

    async def close(self) -> None:
        """Stop the reviews in progress."""
        self._closed = True
        tasks = [job.work for job in self.jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
