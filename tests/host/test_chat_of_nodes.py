"""Tests of the chat where two servers share a database: lines, blocks and what moderators do count at both."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.host.browsers import Browser, House
from tests.host.lobbies import club, player
from tests.host.members import register
from tests.host.postgres import Postgres
from tests.host.talkers import Listening, block, end, lines, phrase, table_of

import sandtable.host.hub.other_servers
import sandtable.host.wire.signing_out
from sandtable.host.store.appointing import appoint


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
async def servers(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, House]]:
    monkeypatch.setattr(sandtable.host.hub.other_servers, "LOOK_EVERY", 0.1)
    monkeypatch.setattr(sandtable.host.wire.signing_out, "LOOK_EVERY", 0.1)
    async with club(database, nodes=2) as one, club(database, nodes=2) as other:
        yield one, other


async def at(house: House, browser: Browser) -> Browser:
    """Return the same browser at another server."""
    there = await house.browser()
    there.http.cookies = browser.http.cookies
    return there


async def hears(page: Listening) -> None:
    """Wait until a page is told that its chat has changed."""
    while not any(message["type"] == "chat" for message in page.heard):
        await page.receive()


async def test_a_line_reaches_pages_at_both_servers(servers: tuple[House, House]) -> None:
    anna, boris, otto = await servers[0].browser(), await servers[0].browser(), await servers[1].browser()
    path = await table_of(anna, boris)
    there = await at(servers[1], boris)
    boris_page, otto_page = await Listening(there, path).open(), await Listening(otto, path).open()
    await phrase(anna, path, "hello")
    for page in (boris_page, otto_page):
        await hears(page)
        assert await lines(page.browser, path) == [("Anna", "hello")]


async def test_players_at_another_server_hear_nothing_of_those_who_watch(servers: tuple[House, House]) -> None:
    anna, boris, otto = await servers[0].browser(), await servers[0].browser(), await servers[1].browser()
    path = await table_of(anna, boris)
    page = await Listening(anna, path).open()
    await phrase(otto, path, "hello", name="Otto")
    await phrase(await at(servers[1], boris), path, "good_luck")
    await hears(page)
    await page.ping()
    assert await lines(anna, path) == [("Boris", "good_luck")]
    await end(boris, path)
    await phrase(otto, path, "good_game", name="Otto")
    await hears(page)
    assert await lines(anna, path) == [("Otto", "hello"), ("Boris", "good_luck"), ("Otto", "good_game")]


async def test_a_block_counts_at_both_servers(servers: tuple[House, House]) -> None:
    anna, boris = await player(servers[0], "Anna"), await player(servers[1], "Boris")
    await block(anna, player=boris.id)
    await anna.seek()
    assert (await boris.seek())["table"] is None


async def test_a_line_removed_and_a_ban_at_one_server_count_at_the_other(
    servers: tuple[House, House], database: str
) -> None:
    mo, anna, boris = await servers[0].browser(), await servers[1].browser(), await servers[1].browser()
    await register(mo, "Mona")
    await register(boris, "Boris")
    assert await appoint(database, "mona", True) == "Mona"
    path = await table_of(anna, boris)
    line = (await phrase(boris, path, "hello")).json()["lines"][0]["id"]
    pages = [await Listening(browser, path).open() for browser in (anna, boris)]
    for kind in ("remove", "ban"):
        body = {"about": {"line": line}, "kind": kind, "reason": "You were rude."}
        assert (await mo.post("/api/moderation/measures", body)).status_code == 200
    await hears(pages[0])
    assert await lines(anna, path) == [("Boris", None)]
    closed = None
    while closed is None:
        closed = (await boris.post(f"{path}/poll/receive", {"session": pages[1].session})).json()["closed"]
    assert closed["code"] == 4401 and (await boris.me())["player"] is None
