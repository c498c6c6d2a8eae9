"""Tests of accounts where two servers share a database: what one has asked or been told counts at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest
import sqlalchemy as sa
from tests.host.authenticator import SITE, Authenticator, ask
from tests.host.browsers import Browser, House, refused
from tests.host.lobbies import club
from tests.host.members import OTHER, PASSWORD, account, delete, log_in, recover, register
from tests.host.postgres import Postgres

import sandtable.host.club.accounts
from sandtable.host.settings import Rate
from sandtable.host.store import credentials
from sandtable.host.store.credentials import Credential
from sandtable.host.store.forgetting import NOBODY

WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"
"""The query for how many locks are waited for."""


@pytest.fixture
async def servers(postgres: Postgres) -> AsyncIterator[tuple[House, House]]:
    database = postgres.fresh()
    settings = {"nodes": 2, "public_url": SITE, "tries_of_name": Rate(1e-3, 2)}
    async with club(database, **settings) as one, club(database, **settings) as other:
        yield one, other


async def twice(browser: Browser, other: House) -> Browser:
    """Return the same browser at another server."""
    again = await other.browser(SITE)
    again.http.cookies = browser.http.cookies
    return again


async def test_an_account_is_good_at_every_server(servers: tuple[House, House]) -> None:
    one, other = servers
    anna, phone = await one.browser(SITE), await other.browser(SITE)
    codes = await register(anna)
    assert (await log_in(phone)).status_code == 200
    changed = await anna.put("/api/me/password", {"password": PASSWORD, "new": OTHER})
    assert changed.status_code == 204
    assert await account(phone) is None
    assert (await recover(phone, codes[0], password=PASSWORD)).status_code == 200
    refused(await recover(await one.browser(SITE), codes[0]), 409, "used_code")


async def test_one_of_several_who_choose_a_name_at_once_gets_it(servers: tuple[House, House]) -> None:
    browsers = [await server.browser(SITE) for server in servers for _ in range(3)]
    names = ("Anna", "anna", "Änna", "ANNA", "Annà", "Anna")
    answers = await asyncio.gather(
        *(
            browser.post("/api/register", {"name": name, "password": PASSWORD})
            for browser, name in zip(browsers, names, strict=True)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert [row.kind for row in await servers[0].rows("players")] == ["account"]


async def test_a_passkey_is_asked_for_at_one_server_and_shown_at_the_other_once(servers: tuple[House, House]) -> None:
    one, other = servers
    anna, device = await one.browser(SITE), Authenticator()
    await register(anna)
    made = device.make(await ask(anna, "new"))
    added = await (await twice(anna, other)).post("/api/me/passkeys", {"made": made, "password": PASSWORD})
    assert added.status_code == 200, added.text
    shown = {"passkey": device.show(await ask(await one.browser(SITE), "known"))}
    phones = [await server.browser(SITE) for server in servers for _ in range(2)]
    answers = await asyncio.gather(*(phone.post("/api/passkeys/login", shown) for phone in phones))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


async def test_a_code_is_used_once_at_both(servers: tuple[House, House]) -> None:
    codes = await register(await servers[0].browser(SITE))
    phones = [await server.browser(SITE) for server in servers]
    answers = await asyncio.gather(*(recover(phone, codes[0]) for phone in phones))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_an_account_has_one_password_though_both_change_it_at_once(servers: tuple[House, House]) -> None:
    one, other = servers
    await register(await one.browser(SITE))
    [player] = await one.rows("players")

    def replace(id: str) -> Callable[[sa.Connection], None]:
        return partial(credentials.replace, player.id, "password", [Credential(id, "password")], 1)

    async with one.store._connections._writer.begin() as first:  # type: ignore[attr-defined]
        await first.run_sync(replace("one"))
        second = asyncio.create_task(other.store.change(replace("other")))
        while not await one.store.read(lambda connection: connection.scalar(sa.text(WAITING))):
            await asyncio.sleep(0.01)
    await second
    assert [row.id for row in await one.rows("credentials") if row.kind == "password"] == ["other"]


async def test_a_browser_is_known_at_every_server(servers: tuple[House, House]) -> None:
    one, other = servers
    anna, stranger = await one.browser(SITE), await other.browser(SITE)
    await register(anna)
    await anna.post("/api/logout", {})
    refused(await log_in(stranger, password=OTHER), 403, "wrong_login")
    refused(await log_in(stranger), 429, "too_many_tries")
    assert (await log_in(await twice(anna, other))).status_code == 200


async def test_a_player_is_forgotten_by_one_of_the_servers(
    servers: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
    one, other = servers
    anna, boris = await one.browser(SITE), await other.browser(SITE)
    await register(anna)
    made = await anna.table()
    await anna.sit(made, "South")
    await boris.sit(made, "North", "Boris")
    path = f"/api/tables/{made['id']}"
    for browser in (anna, boris):
        await browser.lay_out(path)
    three = await boris.table("soldier", players=3)
    for browser, seat in ((anna, 0), (boris, 1), (await other.browser(SITE), 2)):
        await browser.sit(three, three["seats"][seat]["seat"], f"Boris {seat}")
    going = f"/api/tables/{three['id']}"
    assert (await boris.get(going)).json()["table"]["seats"][0]["name"] == "Anna"
    assert (await delete(anna)).status_code == 204
    while any(row.deleted is not None for row in await one.rows("players")):
        await asyncio.sleep(0.01)
    while "Anna" in (await boris.get(going)).text:  # until the other server has heard of it
        await asyncio.sleep(0.01)
    stored = await one.store.load(made["id"])
    assert stored is not None and stored.finished is not None and "Anna" not in str(stored)
    assert stored.finished.people[0] is not None and stored.finished.people[0].name == NOBODY
