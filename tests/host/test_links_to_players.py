"""Tests of what is told of names: which are those of accounts and bots, and lead to a page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.host.browsers import Browser, House
from tests.host.duels import bots
from tests.host.lobbies import LobbyPage, club, page, player
from tests.host.members import register, send
from tests.host.robots import in_lobby, new_robot
from tests.host.stand_ins import begin, relieve
from tests.host.talkers import chat, end, say, table_of

from sandtable.host.settings import Rate


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr("sandtable.host.club.lobby.TOLD_EVERY", 0.01)
    monkeypatch.setattr("sandtable.host.club.voices.KNOWN_AFTER", 0)
    async with club(tmp_path / "games.db", pool=bots(), chat=Rate(1000, 1000)) as running:
        yield running


async def seats(browser: Browser, path: str) -> dict[str, bool]:
    """Return the names at a table, and whether each is that of an account or a bot."""
    return {seat["name"]: seat.get("account", False) for seat in (await browser.get(path)).json()["table"]["seats"]}


async def lines(browser: Browser, path: str) -> list[tuple[str, bool]]:
    """Return who has said something at a table, and whether that is the name of an account or a bot."""
    return [(line["name"], line["account"]) for line in (await chat(browser, path))["lines"]]


async def test_the_lobby_tells_who_has_a_page(here: House) -> None:
    looker, guest, browser = await page(here, "Looker"), await player(here, "Berta"), await here.browser()
    await register(browser, "Anna")
    anna = await LobbyPage(browser, "somebody").enter()
    rook = await in_lobby(await new_robot(here))
    await looker.until(lambda page: {one["name"] for one in page.here.values()} == {"Anna", "Berta", "Rook (bot)"})
    told = {one["name"]: one.get("account") for one in looker.here.values()}
    assert told == {"Anna": True, "Berta": None, "Rook (bot)": True}
    for name, status in (("Anna", 200), ("Rook", 200), ("Berta", 404)):
        assert (await looker.browser.get(f"/api/players/{name}")).status_code == status
    for minutes, seeker in enumerate((guest, anna, rook), 10):
        await seeker.seek(times=({"type": "live", "initial": 60 * minutes},))
    await looker.until(lambda page: len(page.seeks) == 3)
    sought = {one["names"][0]: one.get("accounts") for one in looker.seeks.values()}
    assert sought == {"Anna": ["Anna"], "Berta": None, "Rook (bot)": ["Rook (bot)"]}


async def test_an_open_table_tells_it_of_those_who_sit_there(here: House) -> None:
    looker, anna, guest = await page(here, "Looker"), await here.browser(), await here.browser()
    await register(anna, "Anna")
    for browser, name in ((anna, "somebody"), (guest, "Berta")):
        made = await browser.table(open=True, time={"type": "by_day", "days": 1})
        await browser.sit(made, "South", name)
    await looker.until(lambda page: sum(bool(one["seats"][0]["name"]) for one in page.tables.values()) == 2)
    told = [(one["seats"][0]["name"], one["seats"][0]["account"]) for one in looker.tables.values()]
    assert sorted(told) == [("Anna", True), ("Berta", False)]
    assert not any(one["seats"][1]["account"] for one in looker.tables.values()), "nobody sits there"


async def test_seats_tell_it_and_go_on_to_do_so_in_a_rematch(here: House) -> None:
    anna, guest = await here.browser(), await here.browser()
    await register(anna, "Anna")
    path = await table_of(anna, guest)
    assert await seats(guest, path) == {"Anna": True, "Boris": False}
    await end(guest, path)
    for browser in (anna, guest):
        assert (await browser.post(f"{path}/rematch", {"answer": "yes"})).status_code == 200
    following = (await guest.get(path)).json()["table"]["rematch"]
    assert await seats(guest, f"/api/tables/{following}") == {"Anna": True, "Boris": False}


async def test_who_relieves_a_stand_in_has_a_page_and_the_stand_in_has_none(here: House) -> None:
    anna, guest = await here.browser(), await here.browser()
    await register(anna, "Anna")
    path = await begin(guest)
    assert not any((await seats(guest, path)).values())
    assert (await relieve(anna, path, "somebody")).status_code == 200
    assert [name for name, account in (await seats(guest, path)).items() if account] == ["Anna"]


async def test_a_token_alone_is_no_account(here: House) -> None:
    anna, program = await here.browser(), await here.browser()
    await register(anna, "Anna")
    made = await anna.table()
    await anna.sit(made, "South")
    taken = await program.http.post(
        f"/api/tables/{made['id']}/seats/North", json={"name": "Anna", "invite": made["secret"]}
    )
    assert taken.status_code == 200, taken.text
    assert await seats(anna, f"/api/tables/{made['id']}") == {"Anna": True, "Anna (guest)": False}


async def test_a_name_that_is_told_apart_by_its_seat_leads_nowhere(here: House) -> None:
    guest, anna = await here.browser(), await here.browser()
    made = await guest.table()
    await guest.sit(made, "South", "Anna")
    await register(anna, "Anna")
    await anna.sit(made, "North")
    assert await seats(guest, f"/api/tables/{made['id']}") == {"Anna (South)": False, "Anna (North)": False}


async def test_the_chat_tells_it_as_long_as_the_name_is_that_of_its_player(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, guest = await here.browser(), await here.browser(), await here.browser()
    await register(anna, "Anna")
    path = await table_of(anna, boris)
    for browser in (anna, boris):
        await say(browser, path, "Hello there")
    await say(guest, path, "I am looking", name="Cleo")
    assert await lines(guest, path) == [("Anna", True), ("Boris", False), ("Cleo", False)]
    await register(boris, "Boris")
    assert (await lines(guest, path))[1] == ("Boris", True), "a guest has become an account of this name"
    monkeypatch.setattr("sandtable.host.club.accounts.NAME_STAYS", 0)
    assert (await send(anna, "PATCH", "/api/me", {"name": "Anita"})).status_code == 200
    assert (await lines(guest, path))[0] == ("Anna", False)
    assert await seats(guest, path) == {"Anna": True, "Boris": False}
