"""Tests of Today's duel where two servers share a database: each day has one, and each player one attempt at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.host.browsers import House
from tests.host.duels import WARKINGS, DatabaseClock, Duellist, bots, duellist
from tests.host.lobbies import club
from tests.host.postgres import Postgres

from sandtable.host.store.days import DAY


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> DatabaseClock:
    clock = DatabaseClock(monkeypatch)
    clock.set(WARKINGS)
    return clock


@pytest.fixture
async def servers(clock: DatabaseClock, postgres: Postgres) -> AsyncIterator[tuple[House, House]]:
    database = postgres.fresh()
    async with club(database, nodes=2, pool=bots()) as one, club(database, nodes=2, pool=bots()) as other:
        yield one, other


async def at_both(servers: tuple[House, House], name: str) -> tuple[Duellist, Duellist]:
    """Return one player's browser at both servers."""
    one, other = [await duellist(house, name) for house in servers]
    await one.id
    other.browser.http.cookies = one.browser.http.cookies
    return one, other


async def test_both_servers_draw_the_same_at_midnight(servers: tuple[House, House], clock: DatabaseClock) -> None:
    players = [await duellist(house, "Anna") for house in servers]
    before = await players[0].daily()
    for date in range(WARKINGS, WARKINGS + 6):
        clock.set(date, 0)
        seen = await asyncio.gather(*(one.daily() for one in players * 4))
        assert all(one == seen[0] for one in seen)
        assert seen[0]["today"]["hash"] == (before["tomorrow"] if date > WARKINGS else before["today"])["hash"]
        before = seen[0]
    assert len({row.hash for row in await servers[0].rows("days")}) == len(await servers[0].rows("days")) == 7


async def test_a_player_who_begins_at_both_servers_at_once_has_one_attempt(servers: tuple[House, House]) -> None:
    one, other = await at_both(servers, "Anna")
    await asyncio.gather(*(player.play() for player in (one, other)))
    assert one.table == other.table
    assert len(await servers[0].rows("tables")) == len(await servers[0].rows("attempts")) == 1


async def test_a_duel_is_played_at_one_server_and_given_at_the_other_after_midnight(
    servers: tuple[House, House], clock: DatabaseClock
) -> None:
    clock.set(WARKINGS, DAY - 1)
    one, other = await at_both(servers, "Anna")
    await one.play()
    await one.end()
    stranger = await duellist(servers[1], "Stranger")
    assert (await stranger.browser.get(one.table)).status_code == 403
    assert (await stranger.daily())["finished"] == 1
    assert [row["yours"] for row in (await other.daily())["board"]] == [True]
    clock.set(WARKINGS + 1, 0)
    assert (await stranger.browser.get(one.table)).json()["table"]["seed"] is not None
    assert (await stranger.browser.get(f"{one.table}/replay?at=1")).status_code == 200
