"""Tests of the queue in front of a listener, and of the rate limits for those who ask too much."""

from __future__ import annotations

import asyncio

import pytest
from tests.host.reactions import everything_else

from sandtable.engine.messages import Message
from sandtable.host.limits.token_bucket import REMEMBERED, Bucket, Buckets
from sandtable.host.settings import Rate
from sandtable.host.table.connection import Connection


class Wire:
    """The other end of a connection: what arrives there, if it listens."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.listens = asyncio.Event()
        self.listens.set()
        self.caught_up = 0

    async def transmit(self, text: str) -> None:
        await self.listens.wait()
        self.heard.append(text)

    async def catch_up(self, connection: Connection) -> None:
        self.caught_up += 1
        connection.send("everything")

    def pump(self, connection: Connection, stalled_after: float = 60) -> asyncio.Task[tuple[Message, int]]:
        return asyncio.ensure_future(connection.pump(self.transmit, self.catch_up, stalled_after))


async def test_messages_arrive_in_order_and_then_the_goodbye() -> None:
    wire, connection = Wire(), Connection(0, 10)
    pump = wire.pump(connection)
    for text in "abc":
        connection.send(text)
    connection.close(Message("bye-left"), 4400)
    connection.send("too late")
    assert await pump == (Message("bye-left"), 4400) and wire.heard == ["a", "b", "c"]


async def test_a_full_queue_is_dropped_and_made_good_by_everything() -> None:
    wire, connection = Wire(), Connection(0, 3)
    wire.listens.clear()
    pump = wire.pump(connection)
    for number in range(100):
        connection.send(str(number))
        await asyncio.sleep(0)
    assert connection.behind
    wire.listens.set()
    await everything_else()
    assert wire.caught_up == 1 and wire.heard[-1] == "everything" and len(wire.heard) <= 3
    connection.send("next")
    await everything_else()
    assert wire.heard[-1] == "next"
    pump.cancel()


async def test_a_listener_who_takes_nothing_is_given_up() -> None:
    wire, connection = Wire(), Connection(0, 3)
    wire.listens.clear()
    pump = wire.pump(connection, stalled_after=0.05)
    connection.send("a")
    with pytest.raises(TimeoutError):
        await pump


async def test_a_listener_who_goes_while_something_is_sent_is_gone() -> None:
    wire, connection = Wire(), Connection(0, 3)
    wire.listens.clear()
    pump = wire.pump(connection)
    connection.send("a")
    await everything_else()
    wire.listens.set()
    await asyncio.sleep(0)
    pump.cancel()
    await everything_else()
    assert pump.cancelled()


def test_a_bucket_empties_and_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Bucket(Rate(10, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.1
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_has_a_bucket_of_their_own_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(Rate(0.001, 1))
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    for number in range(REMEMBERED):
        buckets.take(str(number))
    assert buckets.take("a"), "it had been forgotten"
