"""Tests of fair queueing: the order in which addresses, players of one address, tables and parties are served."""

from __future__ import annotations

import asyncio
import gc
import threading
from functools import partial
from typing import Any

import pytest
from tests.host.reactions import everything_else

from sandtable.host.hub.background import MAX_JOBS, BackgroundJobs
from sandtable.host.limits.accounts import Payer
from sandtable.host.limits.concurrency import Turns, asker, step_aside
from sandtable.host.limits.fair_queue import Queue, Rank
from sandtable.host.refusals import Refusal


class Works:
    """Pieces of work asked for by addresses; each ends when the test lets it go."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, name: str, address: str, player: str | None = None) -> None:
        self.gates[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._work(name, Payer(address, player)))
        await everything_else()

    async def _work(self, name: str, payer: Payer) -> None:
        async with self.turns.take(payer):
            assert asker() == payer.address
            self.begun.append(name)
            await self.gates[name].wait()

    async def end(self, name: str) -> None:
        self.gates[name].set()
        await self.tasks[name]
        await everything_else()


async def test_one_address_has_so_much_worked_on_at_a_time_and_others_do_not_wait_for_it() -> None:
    works = Works(Turns(2, 10))
    for number in range(6):
        await works.begin(f"a{number}", "a")
    await works.begin("b0", "b")
    assert works.begun == ["a0", "a1", "b0"]
    await works.end("a1")
    assert works.begun[3:] == ["a2"]
    for name in ("a0", "a2", "a3", "a4", "a5", "b0"):
        await works.end(name)
    assert len(works.begun) == 7 and not works.turns._lines


async def test_players_of_one_address_take_turns() -> None:
    works = Works(Turns(1, 10))
    await works.begin("first", "a")
    for number in range(4):
        await works.begin(f"flood{number}", "a", "x")
    await works.begin("act", "a", "y")
    await works.begin("look", "a")
    for name in ("first", "flood0", "act", "look", "flood1"):
        await works.end(name)
    assert works.begun == ["first", "flood0", "act", "look", "flood1", "flood2"]
    for name in ("flood2", "flood3"):
        await works.end(name)


async def test_who_waits_too_often_is_refused_and_who_gives_up_holds_nobody_up() -> None:
    works = Works(Turns(1, 2))
    await works.begin("first", "a")
    await works.begin("second", "a")
    await works.begin("third", "a")
    with pytest.raises(Refusal) as refusal:
        async with works.turns.take(Payer("a")):
            pass
    assert refusal.value.status == 429
    works.tasks["second"].cancel()
    await everything_else()
    await works.end("first")
    assert works.begun == ["first", "third"]
    await works.end("third")


async def test_what_goes_on_beside_the_loop_holds_no_turn() -> None:
    turns = Turns(1, 10)
    async with turns.take(Payer("a")):
        step_aside()
        async with turns.take(Payer("a")):
            pass
    async with turns.take(Payer("a")):
        pass


async def test_the_workshop_does_one_job_at_a_time_and_tables_take_turns() -> None:
    background, gate, done = BackgroundJobs(), threading.Event(), list[str]()
    waiting = asyncio.create_task(background.do("z", gate.wait))
    await everything_else()
    jobs = [
        asyncio.create_task(background.do(table, partial(done.append, f"{table}{number}")))
        for table, count in (("a", 3), ("b", 1))
        for number in range(count)
    ]
    await everything_else()
    urgent = asyncio.create_task(background.do("a", lambda: done.append("urgent"), Rank.TURN))
    await everything_else()
    gate.set()
    await asyncio.gather(waiting, urgent, *jobs)
    assert done == ["urgent", "b0", "a0", "a1", "a2"], "a has just been served"
    assert not background.busy
    background.close()


async def test_addresses_take_turns_in_the_workshop_however_many_tables_they_ask_for() -> None:
    background, gate, done, turns = BackgroundJobs(), threading.Event(), list[str](), Turns(4, 100)
    waiting = asyncio.create_task(background.do("z", gate.wait))
    await everything_else()

    async def ask(address: str, table: str) -> None:
        async with turns.take(Payer(address)):
            await background.do(table, lambda: done.append(table), Rank.TURN)

    asked = [("many", f"m{number}") for number in range(4)] + [("one", "o1"), ("one", "o2")]
    jobs = [asyncio.create_task(ask(*one)) for one in asked]
    await everything_else()
    gate.set()
    await asyncio.gather(waiting, *jobs)
    assert done == ["m0", "o1", "m1", "o2", "m2", "m3"]
    background.close()


async def test_so_much_waits_for_one_table_but_never_what_its_game_needs() -> None:
    background, gate = BackgroundJobs(), threading.Event()
    jobs = [background.begin("a", gate.wait) for _ in range(MAX_JOBS)]
    await everything_else()
    with pytest.raises(Refusal, match="busy with this table"):
        await background.do("a", gate.wait)
    needed = asyncio.create_task(background.do("a", gate.wait, Rank.TURN))
    await everything_else()
    assert not needed.done()
    gate.set()
    await asyncio.gather(needed, *jobs)
    background.close()


async def test_tables_of_one_party_share_its_turns() -> None:
    queue: Queue[str] = Queue(lambda table: table[0])
    served: list[str] = []

    async def one(table: str) -> None:
        server = await queue.take(table, Rank.TURN, 60)
        served.append(table)
        await asyncio.sleep(0)
        queue.put(server)

    tasks = [asyncio.create_task(one(table)) for table in ("a1", "a2", "a3", "a4", "b1", "b2")]
    await everything_else()
    queue.put("computer")
    await asyncio.gather(*tasks)
    assert served == ["a1", "b1", "a2", "b2", "a3", "a4"]


async def test_what_goes_wrong_where_nobody_waits_any_more_is_no_fault() -> None:
    begun, gate, faults = threading.Event(), threading.Event(), list[Any]()
    asyncio.get_running_loop().set_exception_handler(lambda loop, fault: faults.append(fault))

    def work() -> None:
        begun.set()
        gate.wait()
        raise ValueError

    background = BackgroundJobs()
    asking = asyncio.create_task(background.do("table", work))
    while not begun.is_set():
        await asyncio.sleep(0.001)
    asking.cancel()
    await asyncio.wait([asking])
    del asking
    gate.set()
    background._thread.shutdown()
    await everything_else()
    gc.collect()
    await everything_else()
    assert not faults
