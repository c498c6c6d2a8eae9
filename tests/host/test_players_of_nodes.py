"""Tests of players where two servers share a database: cookies and links of one are good at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.host.browsers import Browser, House, house
from tests.host.postgres import Postgres

import sandtable.host.wire.signing_out
from sandtable.host.hub import other_servers
from sandtable.host.store.channel import Channel


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers neither tell each other anything nor look at the database by themselves."""
    monkeypatch.setattr(Channel, "send", lambda *_: None)
    monkeypatch.setattr(other_servers, "LOOK_EVERY", 1000.0)


@pytest.fixture
async def servers(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, House]]:
    monkeypatch.setattr(sandtable.host.wire.signing_out, "LOOK_EVERY", 0.01)
    async with house(database, nodes=2) as one, house(database, nodes=2) as other:
        yield one, other


async def twice(browser: Browser, other: House) -> Browser:
    """Return the same browser at another server."""
    again = await other.browser()
    again.http.cookies = browser.http.cookies
    return again


async def test_a_session_is_good_at_every_server(servers: tuple[House, House]) -> None:
    anna = await servers[0].browser()
    path = await anna.game()
    there = await twice(anna, servers[1])
    assert await there.seat_at(path) == "South" and await there.games() == [path]
    await there.lay_out(path)
    assert (await there.me())["games"][0]["turn"] == ["North"]


async def test_a_link_is_opened_at_another_server_and_once_at_both(servers: tuple[House, House]) -> None:
    anna = await servers[0].browser()
    path, link = await anna.game(), await anna.link()
    phones = [await server.browser() for server in servers for _ in range(3)]
    opened = await asyncio.gather(*(phone.open(link) for phone in phones))
    assert sorted(answer.status_code for answer in opened) == [200, 409, 409, 409, 409, 409]
    assert [await phone.games() for phone in phones if phone.cookie] == [[path]]
    assert len(await anna.devices()) == 2


async def test_a_seat_is_bound_once_at_both(servers: tuple[House, House]) -> None:
    program = (await servers[0].browser()).http
    made = (await program.post("/api/tables", json={"variant": "stratego-lightning"})).json()
    body = {"name": "Anna", "invite": made["secret"]}
    token = (await program.post(f"/api/tables/{made['id']}/seats/South", json=body)).json()["token"]
    seats = {"seats": [{"table": made["id"], "token": token}]}
    browsers = [await server.browser() for server in servers for _ in range(3)]
    await asyncio.gather(*(browser.post("/api/me/seats", seats) for browser in browsers))
    assert len([browser for browser in browsers if await browser.games()]) == 1
    assert len(await servers[0].rows("seats")) == 1


async def test_players_have_their_seats_at_a_rematch(servers: tuple[House, House]) -> None:
    anna, ben = await servers[0].browser(), await servers[1].browser()
    made = await anna.table()
    path = f"/api/tables/{made['id']}"
    await anna.sit(made, "South")
    await ben.sit(made, "North", "Ben")
    await anna.post(f"{path}/abort", {})
    await anna.post(f"{path}/rematch", {"answer": "yes"})
    there = await twice(ben, servers[0])
    said = (await there.post(f"{path}/rematch", {"answer": "yes"})).json()
    following = f"/api/tables/{said['table']['rematch']}"
    assert (await anna.seat_at(following), await ben.seat_at(following)) == ("North", "South")


async def test_a_device_that_is_signed_out_at_one_server_is_closed_at_the_other(servers: tuple[House, House]) -> None:
    anna, phone = await servers[0].browser(), await servers[1].browser()
    path = await anna.game()
    await phone.open(await anna.link())
    poll = f"{path}/poll"
    session = (await phone.post(f"{poll}/open", {"type": "hello", "token": None})).json()["session"]
    assert (await phone.post(f"{poll}/receive", {"session": session})).json()["messages"][0]["you"] == "South"
    await anna.delete("/api/me/sessions")
    closed = None
    while closed is None:
        closed = (await phone.post(f"{poll}/receive", {"session": session})).json()["closed"]
    assert closed["code"] == 4401
    assert await phone.seat_at(path) is None


async def test_a_session_plays_at_once_where_its_seat_has_not_been_heard_of(
    deaf: None, servers: tuple[House, House]
) -> None:
    anna = await servers[0].browser()
    made = await anna.table()
    path = f"/api/tables/{made['id']}"
    there = await twice(anna, servers[1])
    assert await there.seat_at(path) is None
    await anna.sit(made, "South")
    game, *_ = (await there.me())["games"]
    assert game["seat"] == "South"
    await anna.post(f"{path}/leave", {})
    await anna.sit(made, "North")
    assert await there.seat_at(path) == "North"
    await there.lay_out(path)


async def test_a_kept_token_is_bound_where_its_seat_has_not_been_heard_of(
    deaf: None, servers: tuple[House, House]
) -> None:
    program, page = await servers[0].browser(), await servers[1].browser()
    made = (await program.http.post("/api/tables", json={"variant": "stratego-lightning"})).json()
    path = f"/api/tables/{made['id']}"
    assert await page.seat_at(path) is None
    body = {"name": "Anna", "invite": made["secret"]}
    token = (await program.http.post(f"{path}/seats/South", json=body)).json()["token"]
    bound = await page.post("/api/me/seats", {"seats": [{"table": made["id"], "token": token}]})
    assert bound.status_code == 200 and await page.seat_at(path) == "South"
