"""Tests of the queue for worker processes: who is served next when there are more questions than processes."""

from __future__ import annotations

import asyncio

import pytest

from sandtable.host.limits.fair_queue import Queue, Rank


class Office:
    """One server, and the order in which tables were served."""

    def __init__(self) -> None:
        self.queue: Queue[str] = Queue()
        self.served: list[str] = []

    async def come(self, table: str, rank: Rank = Rank.TURN) -> None:
        server = await self.queue.take(table, rank, 60.0)
        self.served.append(table)
        await asyncio.sleep(0)
        self.queue.put(server)


async def served(*tables: tuple[str, Rank]) -> list[str]:
    """Return the order in which these tables are served if they come in this order while the server is busy."""
    office = Office()
    coming = [asyncio.create_task(office.come(table, rank)) for table, rank in tables]
    await asyncio.sleep(0)
    assert len(office.queue) == len(tables) and office.queue.none_free
    office.queue.put("server")
    await asyncio.gather(*coming)
    assert len(office.queue) == 0
    return office.served


async def test_tables_are_served_in_turn() -> None:
    crowd = [("crowded", Rank.TURN)] * 4
    order = await served(*crowd, ("small", Rank.TURN), ("other", Rank.TURN), ("small", Rank.TURN))
    assert order == ["crowded", "small", "other", "crowded", "small", "crowded", "crowded"]


async def test_reactions_come_first() -> None:
    order = await served(("a", Rank.TURN), ("b", Rank.TURN), ("a", Rank.REACTION), ("c", Rank.REACTION))
    assert order == ["a", "c", "b", "a"]


async def test_who_has_waited_long_enough_goes() -> None:
    queue: Queue[str] = Queue()
    with pytest.raises(TimeoutError):
        await queue.take("table", Rank.TURN, 0.01)
    assert len(queue) == 0


async def test_nobody_who_serves_gets_lost_with_who_is_called_away() -> None:
    queue: Queue[str] = Queue()
    waiting = asyncio.create_task(queue.take("table", Rank.TURN, 60.0))
    await asyncio.sleep(0)
    queue.put("server")
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await queue.take("another", Rank.TURN, 60.0) == "server"


async def test_a_server_that_is_removed_serves_nobody() -> None:
    queue: Queue[str] = Queue()
    queue.put("stays")
    queue.put("goes")
    queue.remove("goes")
    queue.remove("was never there")
    assert await queue.take("table", Rank.TURN, 1.0) == "stays" and queue.none_free
