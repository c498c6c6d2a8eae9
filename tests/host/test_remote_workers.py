"""Tests of workers of other machines in a pool: asked like local ones, and missed by nobody when they are lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
from tests.host.games import VARIANT
from tests.host.slow_workers import general

from sandtable.host.bots.asking import Choice, Question, pack
from sandtable.host.bots.bots import QUICK, SLOW, BotPools
from sandtable.host.bots.remote_worker import RemoteWorker, Unasked
from sandtable.host.metrics import PoolCounts

__all__ = ["general"]
ASKED = Question("recruit", VARIANT, b"view", [3, 5, 8], 1)
PATIENT = Question("general", VARIANT, b"view", [3, 5, 8], 1, [b"before", b"view"])
PATIENCE = 30.0


class Elsewhere(RemoteWorker):
    """A worker whose connection is this queue of the questions that were sent."""

    def __init__(self, bots: BotPools, pool: str = QUICK) -> None:
        self.questions: asyncio.Queue[Question] = asyncio.Queue()
        super().__init__(self._sent)
        self._pool = bots.pools[pool]
        self._pool.join(self)

    async def _sent(self, message: bytes) -> None:
        self.questions.put_nowait(msgspec.msgpack.decode(message, type=Question))

    async def asked(self) -> Question:
        return await asyncio.wait_for(self.questions.get(), PATIENCE)

    def answer(self, choice: Choice) -> None:
        self.hear(pack(choice))

    def disconnect(self) -> None:
        self._pool.leave(self)
        self.lose()


@pytest.fixture
async def bots() -> AsyncIterator[BotPools]:
    """Return pools without processes of their own."""
    bots = BotPools(0, PATIENCE, open_to_others=True)
    yield bots
    await bots.close()


def choosing(bots: BotPools, question: Question = ASKED) -> asyncio.Task[tuple[int, bool] | None]:
    async def choose() -> tuple[int, bool] | None:
        answer = await bots.choose(question, "table")
        return None if answer is None else (answer.action, answer.stood_in)

    return asyncio.create_task(choose())


async def test_a_question_goes_out_as_it_is_and_its_answer_is_played(bots: BotPools) -> None:
    worker, choice = Elsewhere(bots), choosing(bots)
    assert await worker.asked() == ASKED
    worker.answer(Choice(5))
    assert await choice == (5, False)
    again = choosing(bots)
    await worker.asked()
    worker.answer(Choice(8))
    assert await again == (8, False)


async def test_a_question_waits_for_a_worker_that_comes_in_time(bots: BotPools) -> None:
    choice = choosing(bots)
    await asyncio.sleep(0)
    assert bots.counts[QUICK] == PoolCounts(waiting=1, local=0, remote=0)
    worker = Elsewhere(bots)
    await worker.asked()
    assert bots.counts[QUICK] == PoolCounts(waiting=0, local=0, remote=1)
    worker.answer(Choice(3))
    assert await choice == (3, False)


async def test_nobody_answers_while_none_is_connected(caplog: pytest.LogCaptureFixture) -> None:
    bots = BotPools(0, 0.1, open_to_others=True)
    assert await choosing(bots) is None
    assert "no computer player was free for recruit: none is connected" in caplog.messages


async def test_the_question_of_a_lost_worker_goes_to_another(bots: BotPools) -> None:
    lost, choice = Elsewhere(bots), choosing(bots)
    await lost.asked()
    lost.disconnect()
    other = Elsewhere(bots)
    assert await other.asked() == ASKED
    other.answer(Choice(5))
    assert await choice == (5, False)
    assert bots.counts[QUICK].remote == 1


async def test_a_free_worker_that_disconnects_is_not_asked(bots: BotPools) -> None:
    stays, leaves = Elsewhere(bots), Elsewhere(bots)
    leaves.disconnect()
    choice = choosing(bots)
    await stays.asked()
    stays.answer(Choice(3))
    assert await choice == (3, False) and leaves.questions.empty()


async def test_a_worker_that_cannot_be_sent_anything_is_asked_no_more(bots: BotPools) -> None:
    dead = Elsewhere(bots)
    dead.lose()  # and the pool has not been told yet
    choice = choosing(bots)
    await asyncio.sleep(0)
    other = Elsewhere(bots)
    await other.asked()
    other.answer(Choice(8))
    assert await choice == (8, False) and dead.questions.empty()


async def test_a_worker_that_hangs_is_disconnected() -> None:
    bots = BotPools(0, 0.2, open_to_others=True)
    worker = Elsewhere(bots)
    assert await choosing(bots) is None
    await worker.asked()
    assert worker.ended.is_set() and bots.counts[QUICK].remote == 0
    with pytest.raises(Unasked):
        worker.answer(Choice(3))


async def test_an_action_that_is_not_legal_is_never_played(bots: BotPools) -> None:
    worker = Elsewhere(bots)
    for wrong in (Choice(4), Choice(None), Choice(3, "IndexError in greedy.py, line 7")):
        choice = choosing(bots)
        await worker.asked()
        worker.answer(wrong)
        assert await choice is None


async def test_messages_that_are_no_answers(bots: BotPools) -> None:
    worker = Elsewhere(bots)
    with pytest.raises(Unasked):
        worker.answer(Choice(3))
    choice = choosing(bots)
    await worker.asked()
    with pytest.raises(msgspec.MsgspecError):
        worker.hear(b"babble")
    worker.answer(Choice(3))
    with pytest.raises(Unasked):
        worker.answer(Choice(3))
    assert await choice == (3, False)


async def test_a_slow_level_is_asked_of_slow_workers_and_the_usual_one_stands_in(general: str) -> None:
    bots = BotPools(0, 0.2, open_to_others=True)
    quick, slow = Elsewhere(bots), Elsewhere(bots, SLOW)
    choice = choosing(bots, PATIENT)
    assert await slow.asked() == PATIENT
    slow.answer(Choice(8))
    assert await choice == (8, False)
    slow.disconnect()
    choice = choosing(bots, PATIENT)
    assert (await quick.asked()).level == "sergeant"
    quick.answer(Choice(3))
    assert await choice == (3, True)


async def test_a_table_that_goes_away_ends_the_connection_that_thinks_for_it(bots: BotPools) -> None:
    worker, choice = Elsewhere(bots), choosing(bots)
    await worker.asked()
    choice.cancel()
    await asyncio.wait([choice])
    assert worker.ended.is_set() and bots.counts[QUICK].remote == 0
