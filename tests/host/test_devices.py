"""Tests of a player's devices: links that add one, the list of them, and signing out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.host.browsers import FIREFOX, House, house, refused
from tests.host.servers import Server, hear, say

import sandtable.host.club.links
from sandtable.host.club.devices import Device, device_of
from sandtable.host.club.links import LINK_SECONDS, MOST_DEVICES
from sandtable.host.settings import Rate
from sandtable.host.store.clearing import DAY
from sandtable.host.store.keeping import today
from sandtable.host.tokens import digest

KEY = "k" * 40
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)


@pytest.fixture
async def here(database: str) -> AsyncIterator[House]:
    async with house(database) as running:
        yield running


# ---- a link ----


async def test_a_link_adds_a_device_and_ends_none(here: House) -> None:
    anna, phone = await here.browser(), await here.browser(agent=IPHONE)
    path = await anna.game()
    link = await anna.link()
    address, _, code = link.partition("#")
    assert address == "http://table.test/link" and len(code) == 32
    assert [row.hash for row in await here.rows("links")] == [digest(code)]
    opened = await phone.open(link)
    assert (opened.status_code, opened.json()) == (200, {"name": "Anna", "kind": "guest"})
    for browser in (anna, phone):
        assert await browser.seat_at(path) == "South" and await browser.games() == [path]
    assert anna.cookie != phone.cookie
    await phone.lay_out(path)


@pytest.mark.both_databases
async def test_a_link_works_once_and_a_lost_answer_comes_again(here: House) -> None:
    anna, phone, other = await here.browser(), await here.browser(), await here.browser()
    await anna.game()
    link = await anna.link()
    assert (await phone.open(link, KEY)).status_code == 200
    cookie = phone.cookie
    phone.http.cookies.clear()
    assert (await phone.open(link, KEY)).status_code == 200 and phone.cookie == cookie
    assert "has been used" in refused(await other.open(link), 409, "used_code")
    assert other.cookie is None and len(await anna.devices()) == 2


async def test_a_link_expires_and_the_newest_is_good(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, phone = await here.browser(), await here.browser()
    await anna.game()
    earlier, link, now = await anna.link(), await anna.link(), today()
    assert "does not work" in refused(await phone.open(earlier), 403, "wrong_code")
    assert "does not work" in refused(await phone.open("guess"), 403, "wrong_code")
    monkeypatch.setattr(sandtable.host.club.links, "today", lambda: now + LINK_SECONDS + 5)
    assert "has expired" in refused(await phone.open(link), 409, "late_code")
    assert phone.cookie is None and len(await anna.devices()) == 1
    assert (await phone.open(await anna.link())).status_code == 200


async def test_an_own_link_is_not_used_up(here: House) -> None:
    anna, phone = await here.browser(), await here.browser()
    await anna.game()
    link, cookie = await anna.link(), anna.cookie
    assert (await anna.open(link)).status_code == 200 and anna.cookie == cookie
    assert (await phone.open(link)).status_code == 200


@pytest.mark.both_databases
async def test_a_guest_who_opens_a_link_brings_the_games_along(here: House) -> None:
    anna, phone, tablet = await here.browser(), await here.browser(), await here.browser()
    mine, others = await anna.game(), await phone.game(name="Annie")
    assert (await tablet.open(await phone.link())).status_code == 200
    both = await anna.table()
    await anna.sit(both, "South")
    token = await phone.sit(both, "North", "Annie")
    assert (await phone.open(await anna.link())).status_code == 200
    shared = f"/api/tables/{both['id']}"
    for browser in (anna, phone, tablet):
        assert set(await browser.games()) == {mine, others, shared}
        assert (await browser.me())["player"]["name"] == "Anna"
        assert await browser.seat_at(shared) == "South", "a player has one seat at a table"
    assert (await anna.get(shared, Authorization=f"Bearer {token}")).json()["you"] == "North"
    assert len(await here.rows("players")) == 1 and len(await here.rows("sessions")) == 3


async def test_only_pages_open_links_and_make_them(here: House) -> None:
    anna, program = await here.browser(), (await here.browser()).http
    await anna.game()
    link = await anna.link()
    refused(await program.post("/api/link", json={"code": link}), 403, "not_a_page")
    foreign = await program.post("/api/link", json={"code": link}, headers={"Origin": "http://evil.test"})
    refused(foreign, 403, "wrong_origin")
    refused(await anna.http.post("/api/me/link", json={}), 401, "no_player")


async def test_a_player_has_so_many_devices(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db", device_links=Rate(1e6, 1000)) as here:
        anna = await here.browser()
        await anna.game()
        for _ in range(MOST_DEVICES - 1):
            assert (await (await here.browser()).open(await anna.link())).status_code == 200
        late, link = await here.browser(), await anna.link()
        refused(await late.open(link), 409, "too_many_devices")
        await anna.delete("/api/me/sessions")
        assert (await late.open(await anna.link())).status_code == 200


async def test_an_address_makes_and_opens_so_many_links(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db", device_links=Rate(0.001, 2), too_fast_waits=0.0) as here:
        anna, phone = await here.browser(), await here.browser()
        await anna.game()
        await anna.link()
        refused(await phone.open("guess"), 403, "wrong_code")
        refused(await phone.open("guess"), 429, "too_fast")


# ---- the list of devices, and signing out ----


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (FIREFOX, "Firefox", "Linux"),
        (IPHONE, "Safari", "iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140", "Edge", "Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Mobile Safari/537", "Chrome", "Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605 Version/18 Safari/605", "Safari", "macOS"),
        ("curl/8.0", "", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_by_its_browser_and_system(agent: str, browser: str, system: str) -> None:
    assert device_of(agent) == Device(browser, system)


async def test_devices_are_listed_and_signed_out(here: House) -> None:
    anna, phone = await here.browser(), await here.browser(agent=IPHONE)
    path = await anna.game()
    await phone.open(await anna.link())
    devices = {device["browser"]: device for device in await anna.devices()}
    assert [device["here"] for device in (devices["Firefox"], devices["Safari"])] == [True, False]
    assert len(devices["Safari"]["seen"]) == len("2026-11-27")
    for browser in (anna, phone):
        assert [device["here"] for device in await browser.devices()] == [True, False]
    left = await anna.delete(f"/api/me/sessions/{devices['Safari']['id']}")
    assert [device["browser"] for device in left.json()["devices"]] == ["Firefox"]
    assert await phone.seat_at(path) is None and (await phone.me())["player"] is None
    assert await anna.seat_at(path) == "South"
    refused(await anna.delete(f"/api/me/sessions/{devices['Safari']['id']}"), 404, "no_device")


@pytest.mark.both_databases
async def test_all_others_are_signed_out(here: House) -> None:
    anna, *others = [await here.browser() for _ in range(3)]
    path = await anna.game()
    for browser in others:
        await browser.open(await anna.link())
    assert len((await anna.delete("/api/me/sessions")).json()["devices"]) == 1
    assert [await browser.seat_at(path) for browser in (anna, *others)] == ["South", None, None]


@pytest.mark.parametrize("all_others", [True, False])
async def test_a_link_of_a_device_is_dropped_when_another_signs_it_out(here: House, all_others: bool) -> None:
    anna, thief = await here.browser(), await here.browser()
    await anna.game()
    await thief.open(await anna.link())
    [theirs] = [device["id"] for device in await anna.devices() if not device["here"]]
    link = await thief.link()
    assert (await anna.delete("/api/me/sessions" + ("" if all_others else f"/{theirs}"))).status_code == 200
    refused(await thief.open(link), 403, "wrong_code")


async def test_a_link_is_good_after_its_browser_has_signed_itself_out(here: House) -> None:
    anna, phone, desk = await here.browser(), await here.browser(), await here.browser()
    path = await anna.game()
    await desk.open(await anna.link())
    link = await anna.link()
    [own] = [device["id"] for device in await anna.devices() if device["here"]]
    assert (await anna.delete(f"/api/me/sessions/{own}")).status_code == 200
    assert (await phone.open(link)).status_code == 200 and await phone.games() == [path]


async def test_tokens_that_a_device_has_kept_are_good_no_more_when_it_is_signed_out(here: House) -> None:
    anna, phone = await here.browser(), await here.browser()
    made = await phone.table()
    token, path = await phone.sit(made, "South"), f"/api/tables/{made['id']}"
    await anna.open(await phone.link())
    over = await anna.game()
    await anna.post(f"{over}/abort", {})
    await anna.delete("/api/me/sessions")
    refused(await phone.get(path, Authorization=f"Bearer {token}"), 403, "wrong_token")
    assert await anna.seat_at(path) == "South" and await anna.seat_at(over) == "South"
    await anna.lay_out(path)
    assert len((await anna.me())["games"]) == 2 and {game["lost"] for game in (await anna.me())["games"]} == {None}


async def test_a_browser_that_signs_itself_out_leaves_the_tokens_of_others_as_they_are(here: House) -> None:
    anna, phone = await here.browser(), await here.browser()
    made = await anna.table()
    token, path = await anna.sit(made, "South"), f"/api/tables/{made['id']}"
    await phone.open(await anna.link())
    [own] = [device["id"] for device in await phone.devices() if device["here"]]
    await phone.delete(f"/api/me/sessions/{own}")
    assert (await anna.get(path, Authorization=f"Bearer {token}")).json()["you"] == "South"


async def test_nobody_signs_out_the_devices_of_another(here: House) -> None:
    anna, ben = await here.browser(), await here.browser()
    await anna.game()
    [device] = await anna.devices()
    refused(await ben.delete(f"/api/me/sessions/{device['id']}"), 401, "no_player")
    await ben.game()
    refused(await ben.delete(f"/api/me/sessions/{device['id']}"), 404, "no_device")
    await ben.delete("/api/me/sessions")
    assert len(await anna.devices()) == 1 and len(await ben.devices()) == 1


async def test_a_guest_is_forgotten_with_the_last_device(here: House) -> None:
    anna, phone = await here.browser(), await here.browser()
    path = await anna.game()
    await anna.link()
    await phone.open(await anna.link())
    for browser in (phone, anna):
        [own] = [device["id"] for device in await browser.devices() if device["here"]]
        gone = await browser.delete(f"/api/me/sessions/{own}")
        assert gone.json()["devices"] == [] and "Max-Age=0" in gone.headers["set-cookie"]
    assert browser.cookie is None and await browser.seat_at(path) is None
    for table in ("players", "sessions", "seats", "links"):
        assert await here.rows(table) == [], table


async def test_a_page_is_closed_when_its_device_is_signed_out(server: Server) -> None:
    made, origin = server.table(), f"http://127.0.0.1:{server.port}"
    cookie = server.sit_as_page(made, "South")
    async with server.socket(made["id"], origin=origin, additional_headers={"Cookie": cookie}) as page:
        await say(page, type="hello", token=None)
        await hear(page, "welcome")
        [device] = server.ask_as_page(cookie, "GET", "/api/me/sessions")["devices"]
        server.ask_as_page(cookie, "DELETE", f"/api/me/sessions/{device['id']}")
        assert "signed out" in (await hear(page, "bye"))["reason"]
        await page.wait_closed()
        assert page.close_code == 4401


# ---- clearing ----


@pytest.mark.both_databases
async def test_what_has_expired_is_cleared(here: House) -> None:
    anna, ben = await here.browser(), await here.browser()
    await anna.game()
    await anna.link()
    await ben.table()
    people, day, now = here.store.people, today() // DAY, today()

    async def names() -> list[str]:
        return sorted(row.name for row in await here.rows("players"))

    await people.clear(day + 90, now)
    assert await names() == ["", "Anna"] and len(await here.rows("links")) == 1
    await people.clear(day + 91, now + LINK_SECONDS + DAY + 5)
    assert await names() == ["Anna"], "a guest without a seat who has not come back goes, and one with a seat stays"
    assert await here.rows("links") == []
    await people.clear(day + 401, now)
    assert await names() == [] and await here.rows("seats") == [], "nobody can be that guest again"
