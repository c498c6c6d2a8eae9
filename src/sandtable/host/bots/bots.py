"""The bots of a server: processes of their own that are given views only, with a deadline.

There are two pools, so that quick answers do not wait for slow ones: one for levels that make playouts, one for all
others. If a slow level does not answer in time, the usual level answers for it. If that does not answer either, the
host picks an action, so that the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from sandtable import sandbox
from sandtable.bots.levels import Level, levels, usual
from sandtable.games import variant
from sandtable.host.bots.asking import Choice, Question
from sandtable.host.bots.worker_pool import Thought, WorkerPool
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import PoolCounts

COMMAND = (*sandbox.COMMAND, "sandtable.host.bots.worker")
QUICK, SLOW = "quick", "slow"
"""The names of the two pools."""
STEPS_BACK = {QUICK: 5, SLOW: 10}
"""The niceness of the processes of each pool relative to the server."""

REVIEW_PIECE = 300.0  # seconds for a part of a review

log = logging.getLogger("sandtable.bots")


@dataclass(frozen=True)
class Answer:
    """The action of a bot, how long it took, whether another level answered for it, and `Choice.at_once`."""

    action: int
    seconds: float
    stood_in: bool
    at_once: bool = False


class BotPools:
    """The bots of a server: `workers` for quick levels, `slow_workers` for levels that make playouts. Workers of other
    machines join `pools`, if these are `open_to_others`.

    Without workers it never answers, and the host picks the actions.
    """

    def __init__(
        self,
        workers: int,
        deadline: float,
        command: Sequence[str] = COMMAND,
        slow_workers: int = 0,
        open_to_others: bool = False,
    ) -> None:
        self._deadline = deadline
        self.party: Callable[[str], str] = lambda table: table  # tables of one party share its turns
        quick, slow = ((*command, str(STEPS_BACK[name])) for name in (QUICK, SLOW))
        self._quick = WorkerPool(workers, quick, self._party, open_to_others)
        self._slow = WorkerPool(slow_workers, slow, self._party, open_to_others)
        self.pools = {QUICK: self._quick, SLOW: self._slow}

    def _party(self, table: str) -> str:
        return self.party(table)

    async def ready(self) -> None:
        """Wait for the first worker for quick levels."""
        await self._quick.ready()

    def prepare(self) -> None:
        """Start a worker for slow levels, because one will be needed."""
        self._slow.prepare()

    @property
    def counts(self) -> dict[str, PoolCounts]:
        """The numbers of waiting questions and of workers in each pool."""
        return {name: pool.counts for name, pool in self.pools.items()}

    async def choose(self, question: Question, table: str, rank: Rank = Rank.TURN) -> Answer | None:
        """Return an action for a table, or None if there was no answer in time."""
        thought = await self.think(question, table, rank)
        if thought is not None or not _is_slow_question(question):
            return _answer(thought)
        other = usual(variant(question.variant))
        log.warning("%s plays for %s at table %s", other, question.level, table)
        instead = msgspec.structs.replace(question, level=other, seen=[])
        return _answer(await self.think(instead, table, rank), stood_in=True)

    async def ask(self, question: Question, table: str, rank: Rank = Rank.LEISURE) -> Choice | None:
        """Return the answer to another question, or None if there was none in time."""
        thought = await self.think(question, table, rank)
        return None if thought is None else thought.choice

    async def think(self, question: Question, table: str, rank: Rank) -> Thought | None:
        """Return the answer of the pool for this question, or None if there was none in time."""
        if question.wants == "review":
            pool = self._slow if self._slow.staffed else self._quick
            return await pool.think(question, table, rank, REVIEW_PIECE)
        if _is_slow_question(question):
            seconds = levels(variant(question.variant))[question.level].seconds
            return await self._slow.think(question, table, rank, self._deadline + seconds)
        return await self._quick.think(question, table, rank, self._deadline)

    async def close(self) -> None:
        """End every worker."""
        await asyncio.gather(*(pool.close() for pool in self.pools.values()))


def is_slow(level: Level) -> bool:
    """Return whether this level makes playouts on this server."""
    return level.seconds > 0 and level.ready


def _is_slow_question(question: Question) -> bool:
    """Return whether the answer needs playouts."""
    level = levels(variant(question.variant)).get(question.level)
    return question.wants in ("choice", "hint") and level is not None and is_slow(level)


def _answer(thought: Thought | None, stood_in: bool = False) -> Answer | None:
    if thought is None or thought.choice.action is None:
        return None
    return Answer(thought.choice.action, thought.seconds, stood_in, thought.choice.at_once)


def fallback(legal: Sequence[int]) -> int:
    """Return the action that the host picks for a bot that gave no answer."""
    return random.SystemRandom().choice(legal)
