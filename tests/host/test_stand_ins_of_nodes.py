"""Tests of stand-ins where two servers share a database: one person relieves one, and the computer stops at both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.host.browsers import Browser, House, refused
from tests.host.lobbies import club, page
from tests.host.postgres import Postgres
from tests.host.stand_ins import asked, begin, play, relieve, seats, seen, twice

import sandtable.host.club.lobby
from sandtable.host.bots.bots import Answer, BotPools
from sandtable.host.hub import other_servers
from sandtable.host.store.channel import Channel
from sandtable.host.store.entries import Acted, Relieved


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
async def servers(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, House]]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(database, nodes=2) as one, club(database, nodes=2) as other:
        yield one, other


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers neither tell each other anything nor look at the database by themselves."""
    monkeypatch.setattr(Channel, "send", lambda *_: None)
    monkeypatch.setattr(other_servers, "LOOK_EVERY", 1000.0)


async def begun(servers: tuple[House, House]) -> tuple[Browser, str]:
    """Let Anna begin at one server, and both servers have the table."""
    anna = await servers[0].browser()
    path = await begin(anna)
    await anna.lay_out(path)
    await asked(anna, path)
    await seen(await servers[1].browser(), path)
    return anna, path


async def test_of_two_at_two_servers_one_has_it(deaf: None, servers: tuple[House, House]) -> None:
    _, path = await begun(servers)
    others = [await servers[at % 2].browser() for at in range(4)]
    answers = await asyncio.gather(*(relieve(one, path, f"P{at}") for at, one in enumerate(others)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    late = [answer for answer in answers if answer.status_code == 409]
    assert {refused(answer, 409, "taken") for answer in late} == {"Somebody else has taken this seat."}
    assert sum([len(await one.games()) for one in others]) == 1 and len(await servers[0].rows("seats")) == 2
    lines = await servers[0].store.lines(path.split("/")[-1], 0)
    assert sum(isinstance(line, Relieved) for line in lines) == 1


async def test_a_request_that_goes_to_the_other_server_again_is_answered_again(
    deaf: None, servers: tuple[House, House]
) -> None:
    _, path = await begun(servers)
    berta, key = await servers[0].browser(), "k" * 40
    first = await relieve(berta, path, "Berta", key=key)
    assert first.status_code == 200
    again = await relieve(await twice(berta, servers[1]), path, "Berta", key=key)
    assert again.status_code == 200 and again.json() == first.json()


async def test_a_founder_does_not_relieve_the_own_game_at_another_server(
    deaf: None, servers: tuple[House, House]
) -> None:
    anna = await servers[0].browser()
    made = await anna.table(time={"type": "by_day", "days": 1}, standin=True)
    path = f"/api/tables/{made['id']}"
    there = await twice(anna, servers[1])
    assert await there.seat_at(path) is None
    await anna.sit(made, "South")
    refused(await relieve(await twice(anna, servers[1]), path, "Anna"), 409, "own_table")


async def test_who_relieves_at_one_server_plays_at_the_other(servers: tuple[House, House]) -> None:
    anna, path = await begun(servers)
    watcher = await page(servers[1], "Clara")
    await watcher.until(lambda page: bool(page.tables))
    berta = await servers[1].browser()
    assert (await relieve(berta, path, "Berta")).status_code == 200
    await watcher.until(lambda page: not page.tables)
    there = await twice(berta, servers[0])
    assert (await seen(there, path))["view"] == (await seen(berta, path))["view"]
    assert (await seats(anna, path))["North"] == ("human", "Berta", False)
    await play(anna, path)
    await play(there, path)
    await play(anna, path)
    await play(berta, path)


async def test_the_computer_that_thinks_at_one_server_stops_when_it_is_relieved_at_the_other(
    deaf: None, servers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer comes before its server has heard of the person, and is not carried out."""
    anna, path = await begun(servers)
    thinks, answers = asyncio.Event(), asyncio.Event()

    async def choose(self: BotPools, question: object, *_: object) -> Answer:
        thinks.set()
        await answers.wait()
        return Answer(question.legal[0], 0.0, False)  # type: ignore[attr-defined]

    monkeypatch.setattr(BotPools, "choose", choose)
    await play(anna, path)
    await thinks.wait()
    id = path.split("/")[-1]
    working = servers[0].app.state.hub.tables.in_memory[id].thinking[1]
    berta = await servers[1].browser()
    assert (await relieve(berta, path, "Berta")).status_code == 200
    answers.set()
    await asyncio.wait([working])
    lines = await servers[0].store.lines(id, 0)
    assert isinstance(lines[-1], Relieved)
    assert (await seats(anna, path))["North"] == ("human", "Berta", False)
    await play(berta, path)
    assert isinstance((await servers[0].store.lines(id, 0))[-1], Acted)


async def test_both_begin_anew_with_votes_at_two_servers(servers: tuple[House, House]) -> None:
    anna = await servers[0].browser()
    path = await begin(anna)
    berta = await servers[1].browser()
    await relieve(berta, path, "Berta")
    answers = await asyncio.gather(*(one.post(f"{path}/rematch", {"answer": "yes"}) for one in (anna, berta)))
    assert [answer.status_code for answer in answers] == [200, 200]
    while (rematch := (await seen(anna, path))["table"]["rematch"]) is None:
        await asyncio.sleep(0.01)  # the other server may have created it
    following = f"/api/tables/{rematch}"
    assert (await anna.seat_at(following), await berta.seat_at(following)) == ("South", "North")
    assert len(await servers[0].rows("tables")) == 2
