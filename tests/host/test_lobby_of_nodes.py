"""Tests of the lobby where two servers share a database: it is one lobby, and two seekers meet once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.host.browsers import House
from tests.host.lobbies import ALLIANCE, CAMPAIGN, LIGHTNING, LobbyPage, club, page, player, wish
from tests.host.open_tables import lists, sits, table
from tests.host.postgres import Postgres

import sandtable.host.club.lobby
import sandtable.host.club.seeking
import sandtable.host.hub.other_servers

PAIRS = 8


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
async def servers(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, House]]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    monkeypatch.setattr(sandtable.host.hub.other_servers, "LOOK_EVERY", 0.1)
    async with club(database, nodes=2) as one, club(database, nodes=2) as other:
        yield one, other


async def test_pages_at_both_servers_show_one_lobby(servers: tuple[House, House]) -> None:
    anna, berta = await player(servers[0], "Anna"), await player(servers[1], "Berta")
    await anna.seek()
    id = await table(berta.browser)
    for one in (anna, berta):
        await one.until(lambda page: len(page.here) == 2 and len(page.seeks) == 1)
        await lists(one, id)
    assert anna.here == berta.here and anna.seeks == berta.seeks and anna.tables == berta.tables
    assert (await sits(anna, id, "North")).status_code == 200
    await berta.until(lambda page: not page.tables)


async def test_seekers_at_two_servers_meet(servers: tuple[House, House]) -> None:
    anna, berta = await player(servers[0], "Anna"), await player(servers[1], "Berta")
    await anna.seek()
    found = await berta.seek()
    path = f"/api/tables/{found['table']}"
    assert await anna.found() == path
    assert {await one.browser.seat_at(path) for one in (anna, berta)} == {"South", "North"}


async def test_seekers_who_come_to_two_servers_at_once_meet_once(servers: tuple[House, House]) -> None:
    """Sixteen seekers at the same moment: eight tables, each with two of them, and nobody at two."""
    players = [await player(servers[number % 2], f"P{number}") for number in range(2 * PAIRS)]
    await asyncio.gather(*(one.seek() for one in players))
    tables = [await one.found() for one in players]
    assert sorted(tables.count(path) for path in tables) == [2] * (2 * PAIRS)
    assert [await one.browser.games() for one in players] == [[path] for path in tables]
    assert len(await servers[0].rows("tables")) == PAIRS


async def test_a_seek_is_answered_once_by_two_at_two_servers(servers: tuple[House, House]) -> None:
    anna, berta, clara = [await player(servers[at], name) for at, name in ((0, "Anna"), (0, "Berta"), (1, "Clara"))]
    sought = await anna.seek(CAMPAIGN)
    for one in (berta, clara):
        await one.until(lambda page: bool(page.seeks))
    answers = await asyncio.gather(*(one.post(f"/api/seeks/{sought['id']}/answer", {}) for one in (berta, clara)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    await anna.found()
    assert len(await servers[0].rows("tables")) == 1


async def test_a_challenge_reaches_a_player_at_another_server(servers: tuple[House, House]) -> None:
    anna, berta = await player(servers[0], "Anna"), await player(servers[1], "Berta")
    await anna.until(lambda page: berta.id in page.here)
    assert (await anna.challenge(berta)).status_code == 204
    id = (await berta.challenged())["id"]
    accepted = await berta.browser.post(f"/api/challenges/{id}/accept", {})
    assert accepted.status_code == 200, accepted.text
    assert (await anna.challenged("accepted"))["table"] == accepted.json()["table"]


async def test_a_challenge_is_accepted_once_at_both(servers: tuple[House, House]) -> None:
    anna, berta = await player(servers[0], "Anna"), await player(servers[1], "Berta")
    await anna.until(lambda page: berta.id in page.here)
    await anna.challenge(berta)
    id = (await berta.challenged())["id"]
    there = LobbyPage(await servers[0].browser(), "Berta")
    there.browser.http.cookies = berta.browser.http.cookies
    paths = (one.browser.post(f"/api/challenges/{id}/accept", {}) for one in (berta, there))
    answers = await asyncio.gather(*paths)
    assert [answer.status_code for answer in answers] == [200, 200]
    assert len({answer.json()["table"] for answer in answers}) == 1 == len(await servers[0].rows("tables"))


async def test_partners_at_two_servers_meet_partners(servers: tuple[House, House]) -> None:
    players = [await player(servers[number % 2], f"P{number}") for number in range(4)]
    for one in players:
        await one.until(lambda page: len(page.here) == 4)
    for one, other in (players[:2], players[2:]):
        asked = await one.challenge(other, wish=wish(ALLIANCE), team=True)
        assert asked.status_code == 204, asked.text
        id = (await other.challenged())["id"]
        accepted = await other.browser.post(f"/api/challenges/{id}/accept", {})
        assert accepted.status_code == 200, accepted.text
    assert len({await one.found() for one in players}) == 1


async def test_players_of_a_server_that_has_died_are_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    monkeypatch.setattr(sandtable.host.hub.other_servers, "LOOK_EVERY", 0.1)
    monkeypatch.setattr(sandtable.host.hub.other_servers, "GONE_AFTER", 1)
    async with club(database, nodes=2) as one:
        anna = await page(one, "Anna")
        async with club(database, nodes=2) as other:
            berta = await player(other, "Berta")
            await berta.seek()
            await anna.until(lambda page: bool(page.here and page.seeks))
        await anna.until(lambda page: not page.here and not page.seeks)
        await anna.seek(LIGHTNING)


async def test_a_lost_hint_is_made_good_by_a_look(
    servers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandtable.host.hub.other_servers.OtherServers, "tell_of_lobby", lambda others: None)
    for server in servers:
        server.app.state.club.meeting.lobby.tell_others = lambda: None
    anna, berta = await player(servers[0], "Anna"), await player(servers[1], "Berta")
    await anna.until(lambda page: berta.id in page.here)
    await anna.seek()
    await berta.until(lambda page: bool(page.seeks))
    assert (await berta.seek())["table"] is not None
    await anna.found()
