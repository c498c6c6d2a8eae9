"""Tests of the outbox: each notice is sent once, by one of the servers, and kept until it was sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.host.outside_world import Received
from tests.host.postgres import Postgres

from sandtable.host.notices import outbox as module
from sandtable.host.notices.mail import Undeliverable
from sandtable.host.notices.outbox import Outbox
from sandtable.host.notices.outside import Unreachable
from sandtable.host.store.outbox import MAILS_A_DAY, Channel, Letter
from sandtable.host.store.players import Player, Session
from sandtable.host.store.store import Store

CONFIRM: list[Channel] = ["confirm"]
A_DAY_LATER = "UPDATE outbox SET at = at - 86400000"


def letter(key: str, player: str | None = None, channel: Channel = "confirm") -> Letter:
    return Letter(key, channel, player, "body")


class Post:
    """A channel that notes what it sends, or raises what it is told."""

    def __init__(self) -> None:
        self.sent = Received()
        self.given_up: list[str] = []
        self.fails: Exception | None = None

    async def send(self, letter: Letter) -> None:
        problem, self.fails = self.fails, None
        self.sent.add((letter.key, letter.body))
        if problem is not None:
            raise problem

    async def give_up(self, letter: Letter) -> None:
        self.given_up.append(letter.key)

    def outbox(self, store: Store) -> Outbox:
        channels = dict.fromkeys(("push", "mail", "confirm", "webhook"), self.send)
        return Outbox(store.notices, channels, self.give_up)  # type: ignore[arg-type]


@contextlib.asynccontextmanager
async def running(*outboxes: Outbox) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(outbox.run()) for outbox in outboxes]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(tmp_path / "sandtable.db"))
    yield opened
    await opened.close()


async def new_player(store: Store) -> str:
    return (await store.people.begin(Session("hash", 1, 10**6, "", ""), "Anna")).id


async def waiting(store: Store) -> float | None:
    return await store.notices.next_letter(("push", "mail", "confirm", "webhook"))


async def test_a_letter_is_sent_once_though_it_is_offered_again(store: Store) -> None:
    post = Post()
    outbox = post.outbox(store)
    async with running(outbox):
        await outbox.add([letter("one"), letter("one"), letter("two")])
        await post.sent.number(2)
        await outbox.add([letter("two"), letter("three")])
        await post.sent.number(3)
    assert sorted(key for key, _ in post.sent.all) == ["one", "three", "two"]
    assert await waiting(store) is None


async def test_what_was_not_sent_waits_for_the_next_start(tmp_path: Path) -> None:
    database, post = str(tmp_path / "sandtable.db"), Post()
    store = await Store.open(database)
    await post.outbox(store).add([letter("one")])
    await store.close()
    store = await Store.open(database)
    async with running(post.outbox(store)):
        assert await post.sent.number(1) == [("one", "body")]
    async with running(post.outbox(store)):
        await post.outbox(store).add([letter("two")])
        assert await post.sent.number(2) == [("one", "body"), ("two", "body")]
    await store.close()


async def test_what_a_server_has_claimed_as_it_ends_is_sent(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    claim, claimed, goes_on = store.notices.claim, asyncio.Event(), asyncio.Event()

    async def slow(*asked: Any) -> list[Letter]:
        letters = await claim(*asked)
        claimed.set()
        await goes_on.wait()
        return letters

    monkeypatch.setattr(store.notices, "claim", slow)
    post = Post()
    outbox = post.outbox(store)
    await outbox.add([letter("one")])
    async with running(outbox):
        await claimed.wait()
        asyncio.get_running_loop().call_soon(goes_on.set)
    assert post.sent.all == [("one", "body")] and await waiting(store) is None


async def test_a_letter_that_cannot_be_sent_is_tried_after_longer_and_longer_pauses(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "PAUSES", (0.0, 0.0, 5000.0))
    post, told = Post(), []
    outbox = post.outbox(store)
    await outbox.add([letter("one")])
    for number in (1, 2, 3):
        post.fails = Unreachable("it is down")
        async with running(outbox):
            await post.sent.number(number)
        told.append(await waiting(store))
    assert told[2] is not None and 4990 < told[2] <= 5000
    assert [record.getMessage() for record in caplog.records] == [
        "it is down; tried again in 0 s",
        "it is down; tried again in 0 s",
        "it is down; tried again in 5000 s",
    ]
    assert post.given_up == []


async def test_a_letter_is_given_up_in_the_end(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "PAUSES", ())
    caplog.set_level(logging.WARNING)
    post = Post()
    outbox = post.outbox(store)
    for key, problem in (("one", Unreachable("it is down")), ("two", Undeliverable("nobody is there"))):
        post.fails = problem
        await outbox.add([letter(key)])
        async with running(outbox):
            await post.sent.number(1 if key == "one" else 2)
    assert await waiting(store) is None and post.given_up == ["one"]
    assert [record.getMessage() for record in caplog.records] == ["it is down; given up", "nobody is there"]


async def test_a_fault_costs_one_letter_and_is_logged(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    post = Post()
    outbox = post.outbox(store)
    post.fails = ZeroDivisionError()
    async with running(outbox):
        await outbox.add([letter("one")])
        await post.sent.number(1)
        await outbox.add([letter("two")])
        await post.sent.number(2)
    assert "a notice could not be sent" in caplog.text


async def test_a_letter_that_is_at_fault_is_given_up_in_the_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSES", ())
    post = Post()
    outbox = post.outbox(store)
    post.fails = ZeroDivisionError()
    await outbox.add([letter("one")])
    async with running(outbox):
        await post.sent.number(1)
    assert await waiting(store) is None and post.given_up == ["one"]


async def test_a_player_gets_two_mails_a_day(store: Store) -> None:
    post, player = Post(), await new_player(store)
    outbox = post.outbox(store)
    await store.notices.change(player, mail="anna@example.org")
    await outbox.add([letter(f"mail {number}", player, "mail") for number in range(5)])
    async with running(outbox):
        assert len(await post.sent.number(MAILS_A_DAY)) == MAILS_A_DAY
        await outbox.add([letter("push", player, "push"), letter("confirm", player)])
        await post.sent.number(MAILS_A_DAY + 2)
    await store.change(lambda connection: connection.execute(sa.text(A_DAY_LATER)))
    await outbox.add([letter("mail 5", player, "mail")])
    assert await waiting(store) == 0.0


async def test_letters_of_a_channel_that_is_off_are_forgotten_after_a_month(store: Store) -> None:
    player = await new_player(store)
    await store.notices.add([letter("old", player, "mail")])
    for _ in range(31):
        await store.change(lambda connection: connection.execute(sa.text(A_DAY_LATER)))
    await store.notices.add([letter("new", player, "mail")])
    await store.notices.clear()
    keys = sa.text("SELECT key FROM outbox")
    assert await store.read(lambda connection: connection.execute(keys).scalars().all()) == ["new"]


async def test_old_keys_are_forgotten_with_their_player_or_after_a_month(store: Store) -> None:
    player = await new_player(store)
    async with running(outbox := (post := Post()).outbox(store)):
        await outbox.add([letter("one", player), letter("two")])
        await post.sent.number(2)
    await store.notices.clear()
    await store.people.end(["hash"], Player(player, "guest", "", "hash", 0))
    keys = sa.text("SELECT key FROM outbox")
    assert await store.read(lambda connection: connection.execute(keys).scalars().all()) == ["two"]
    for _ in range(31):
        await store.change(lambda connection: connection.execute(sa.text(A_DAY_LATER)))
    await store.notices.clear()
    assert await store.read(lambda connection: connection.execute(keys).scalars().all()) == []


async def test_of_two_servers_one_sends_each_letter(postgres: Postgres) -> None:
    database = postgres.fresh()
    stores = list(await asyncio.gather(*(Store.open(database, shared=True) for _ in range(2))))
    posts = [Post(), Post()]
    outboxes = [post.outbox(store) for post, store in zip(posts, stores, strict=True)]
    keys = [str(number) for number in range(200)]
    for outbox in outboxes:
        await outbox.add([letter(key) for key in keys])
    async with running(*outboxes):
        async with asyncio.timeout(60):
            while await waiting(stores[0]) is not None:
                await asyncio.sleep(0.01)
    sent = [key for post in posts for key, _ in post.sent.all]
    assert sorted(sent) == sorted(keys)
    for store in stores:
        await store.close()


async def test_a_server_that_dies_leaves_its_letters_to_another(postgres: Postgres) -> None:
    database, post = postgres.fresh(), Post()
    stores = list(await asyncio.gather(*(Store.open(database, shared=True) for _ in range(2))))
    await post.outbox(stores[0]).add([letter("one")])
    claims = [await store.notices.claim(CONFIRM, 3600, 10) for store in stores]
    assert [[one.key for one in claimed] for claimed in claims] == [["one"], []]
    await stores[1].notices.retry(claims[0][0], 0)  # as if the hour were over
    async with running(post.outbox(stores[1])):
        assert await post.sent.number(1) == [("one", "body")]
    for store in stores:
        await store.close()
