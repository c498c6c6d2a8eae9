"""Computer players at tables of people: processes of their own, given a view and nothing else, with a deadline.

There are two lanes, so that whoever answers in a moment waits for nobody who takes seconds: one for levels that make
playouts, one for all others. A level that does not answer in time has the usual one play for it, and where that does
not either, the host plays: the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from sandtable.games import variant
from sandtable.host.hub.asking import Question
from sandtable.host.hub.lane import Lane, Thought
from sandtable.host.hub.queueing import Rank
from sandtable.players.levels import Level, levels, usual
from sandtable.umpire.jit import LEG

COMMAND = (sys.executable, "-m", "sandtable.host.hub.bot_worker")
QUICK_STEPS_BACK, SLOW_STEPS_BACK = 5, 10
"""How far these processes stand behind the server, as `nice` counts."""

log = logging.getLogger("sandtable.bots")


@dataclass(frozen=True)
class Answer:
    """What is to be played for a computer player, how long that was thought about, and whether another level did."""

    action: int
    seconds: float
    stood_in: bool


class Pool:
    """The computer players of a server: `workers` for quick levels, `thinkers` for those that take their time.

    Without any it never answers, and the host plays.
    """

    def __init__(
        self, workers: int, deadline: float, command: Sequence[str] = COMMAND, leg: str = LEG, thinkers: int = 0
    ) -> None:
        self._deadline = deadline
        self._quick = Lane(workers, (*command, str(QUICK_STEPS_BACK)), leg)
        self._slow = Lane(thinkers, (*command, str(SLOW_STEPS_BACK)), LEG)

    async def ready(self) -> None:
        """Waits for a first worker for quick levels."""
        await self._quick.ready()

    def prepare(self) -> None:
        """Has a thinker get ready: one will be asked."""
        self._slow.prepare()

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions wait in each lane."""
        return {"quick": self._quick.waiting, "slow": self._slow.waiting}

    async def choose(self, question: Question, table: str, rank: Rank = Rank.TURN) -> Answer | None:
        """A choice for a table, or None if there was none in time."""
        chosen = variant(question.variant)
        level = levels(chosen).get(question.level)
        if level is None or not is_slow(level):
            return _answer(await self._quick.think(question, table, rank, self._deadline))
        thought = await self._slow.think(question, table, rank, self._deadline + level.seconds)
        if thought is not None:
            return _answer(thought)
        other = usual(chosen)
        log.warning("%s plays for %s at table %s", other, question.level, table)
        instead = msgspec.structs.replace(question, level=other, seen=[])
        return _answer(await self._quick.think(instead, table, rank, self._deadline), stood_in=True)

    async def close(self) -> None:
        """Ends every worker."""
        await asyncio.gather(self._quick.close(), self._slow.close())


def is_slow(level: Level) -> bool:
    """Whether it makes playouts here."""
    return level.seconds > 0 and level.ready


def _answer(thought: Thought | None, stood_in: bool = False) -> Answer | None:
    return None if thought is None else Answer(thought.action, thought.seconds, stood_in)


def fallback(legal: Sequence[int]) -> int:
    """What the host plays for a computer player that gave no answer."""
    return random.SystemRandom().choice(legal)
