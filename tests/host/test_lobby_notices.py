"""Tests of the bell, of notices of challenges and games that were found, of the webhook, and of the club hour."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.host.away import HTTPS, Player, Post, post
from tests.host.browsers import House, house, refused
from tests.host.lobbies import DAILY, LIGHTNING, TEN, LobbyPage, wish
from tests.host.outside_world import shown
from tests.host.talkers import block

from sandtable.engine.errors import BadInput
from sandtable.host.notices import lobby_notices
from sandtable.host.notices.bell import check_bell, rings
from sandtable.host.notices.club_hour import calendar, read_club_hour
from sandtable.host.notices.hour_notices import BEFORE, HOUR
from sandtable.host.protocol.notices import Bell
from sandtable.host.refusals import Refusal
from sandtable.host.store.due import CLOCK, Due

__all__ = ["post"]

ALWAYS = {"games": [], "first": 0, "last": 24, "zone": "Europe/Berlin"}
WAITING = "Ultimate Stratego: Lightning: somebody is waiting"
HOOK = "/hook"


@pytest.fixture
async def here(post: Post, tmp_path: Path) -> AsyncIterator[House]:
    async with post.house(tmp_path / "games.db", club=True) as running:
        yield running


async def member(post: Post, name: str) -> Player:
    """Return a player who takes pushes and has no page open."""
    player = await post.player(name)
    entered = await player.browser.post("/api/lobby/enter", {"name": name})
    assert entered.status_code == 200, entered.text
    await player.subscribe()
    return player


async def ringing(post: Post, name: str, **bell: Any) -> Player:
    """Return a player who wants to be called when somebody waits."""
    player = await member(post, name)
    put = await player.browser.put("/api/me/bell", {"bell": {**ALWAYS, **bell}})
    assert put.status_code == 204, put.text
    return player


async def seek(player: Player, **request: Any) -> str:
    sought = await player.browser.post("/api/seeks", {"name": player.name, "wish": wish(), **request})
    assert sought.status_code == 200, sought.text
    return str(sought.json()["id"])


async def visible(post: Post, player: Player) -> LobbyPage:
    """Open a page of the lobby and have it in sight."""
    page = await LobbyPage(player.browser, player.name).open(open=True)
    before = await post.houses[0].rows("notice_settings")
    await page.say(type="visible")
    while await post.houses[0].rows("notice_settings") == before:
        await post.visits()
    return page


def lines(post: Post) -> list[str]:
    """Return the lines that have come to the webhook."""
    return [json.loads(request.body)["content"] for request in post.vendor.requests.all if request.path == HOOK]


# ---- the bell ----


async def test_five_people_are_called_and_each_not_again_for_six_hours(post: Post, here: House) -> None:
    called = [await ringing(post, f"P{number}") for number in range(6)]
    anna = await member(post, "Anna")
    page = await LobbyPage(anna.browser, "Anna").open(open=True)
    await seek(anna)
    told = [await player.pushes() for player in called]
    assert sorted(told) == [[], *[[WAITING]] * 5] and await anna.pushes() == []
    await page.until(lambda page: bool(page.own["seek"]) and page.own["seek"]["told"] == 5)
    berta = await member(post, "Berta")
    await seek(berta, wish=wish(LIGHTNING, times=(DAILY,)))
    assert [await player.pushes() for player in called] == [[WAITING]] * 6


async def test_who_seeks_or_has_the_lobby_in_sight_is_not_called(post: Post, here: House) -> None:
    anna, berta = await ringing(post, "Anna"), await ringing(post, "Berta")
    await visible(post, berta)
    await seek(anna)
    assert await anna.pushes() == await berta.pushes() == []


async def test_the_bell_does_not_ring_between_players_of_whom_one_blocks_the_other(post: Post, here: House) -> None:
    anna, berta, carl = [await ringing(post, name) for name in ("Anna", "Berta", "Carl")]
    pages = {who.name: await LobbyPage(who.browser, who.name).open(open=True) for who in (anna, berta)}
    await block(berta.browser, player=pages["Anna"].id)
    for page in pages.values():
        await page.close()
    await seek(anna)
    assert (await berta.pushes(), await carl.pushes()) == ([], [WAITING])
    await seek(berta)
    assert await anna.pushes() == []


async def test_the_bell_rings_for_chosen_games(post: Post, here: House) -> None:
    soldier, lightning = (
        await ringing(post, "Sol", games=["soldier"]),
        await ringing(post, "Lit", games=["stratego-lightning"]),
    )
    await seek(await member(post, "Anna"))
    assert (await soldier.pushes(), await lightning.pushes()) == ([], [WAITING])


async def test_a_bell_is_shown_and_taken_away(post: Post, here: House) -> None:
    anna = await ringing(post, "Anna")
    state = await anna.state()
    assert (state["rings"], state["bell"]) == (True, ALWAYS)
    assert (await anna.browser.delete("/api/me/bell")).status_code == 204
    await seek(await member(post, "Berta"))
    assert await anna.pushes() == [] and (await anna.state())["bell"] is None


@pytest.mark.parametrize(
    "bell",
    [
        {"games": ["nonsense"]},
        {"games": ["x" * 10_000]},
        {"games": ["soldier"] * 100},
        {"zone": "Nowhere/Nowhere"},
        {"zone": "../../etc/passwd"},
        {"zone": ""},
        {"first": 3, "last": 3},
        {"first": -1},
        {"last": 25},
    ],
)
async def test_a_bell_that_cannot_ring_is_refused(post: Post, here: House, bell: dict[str, Any]) -> None:
    anna = await member(post, "Anna")
    put = await anna.browser.put("/api/me/bell", {"bell": {**ALWAYS, **bell}})
    assert put.status_code in (400, 422) and len(put.json()["message"]) < 300


@pytest.mark.parametrize(
    ("first", "last", "hour", "heard"),
    [
        (18, 22, 18, True),
        (18, 22, 21, True),
        (18, 22, 22, False),
        (22, 2, 23, True),
        (22, 2, 1, True),
        (22, 2, 2, False),
    ],
)
def test_hours_are_those_of_the_players_zone(first: int, last: int, hour: int, heard: bool) -> None:
    for month in (1, 7):
        now = datetime(2026, month, 15, hour, 30, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
        assert rings(Bell([], first, last, "Europe/Berlin"), ["soldier"], now) == heard


@pytest.mark.parametrize(
    ("zone", "now", "heard"),
    [
        ("Europe/Berlin", "2026-10-25T00:30Z", True),  # half past two comes twice
        ("Europe/Berlin", "2026-10-25T01:30Z", True),
        ("Europe/Berlin", "2026-10-25T02:30Z", False),
        ("Europe/Berlin", "2026-03-29T00:59Z", False),
        ("Europe/Berlin", "2026-03-29T01:00Z", False),  # two o'clock is left out
        ("Asia/Kolkata", "2026-03-28T20:35Z", True),  # five past two
        ("Asia/Kolkata", "2026-03-28T20:25Z", False),
    ],
)
def test_quiet_hours_are_kept_on_days_of_23_and_25_hours(zone: str, now: str, heard: bool) -> None:
    bell = Bell([], 2, 3, zone)
    assert rings(bell, ["soldier"], datetime.fromisoformat(now).timestamp()) == heard


def test_a_bell_needs_an_hour() -> None:
    check_bell(Bell([], 0, 24, "UTC"))
    with pytest.raises(Refusal):
        check_bell(Bell([], 5, 5, "UTC"))


# ---- challenges, and games that were found ----


async def test_a_challenge_is_told_to_who_does_not_see_it(post: Post, here: House) -> None:
    anna, berta, carla = [await member(post, name) for name in ("Anna", "Berta", "Carla")]
    hidden = await LobbyPage(berta.browser, "Berta").open(open=True)
    await visible(post, carla)
    await LobbyPage(anna.browser, "Anna").open(open=True)
    for page in (hidden, await LobbyPage(carla.browser, "Carla").open(open=True)):
        body = {"name": "Anna", "player": page.own["player"]["id"], "wish": wish()}
        sent = await anna.browser.post("/api/challenges", body)
        assert sent.status_code == 204, sent.text
    assert await berta.pushes() == ["Ultimate Stratego: Lightning: a challenge"] and await carla.pushes() == []
    [request] = post.vendor.requests.all
    assert shown(berta.reader, request)["body"] == "Anna challenges you to a game. You can answer for 2 hours."


async def test_it_is_told_that_a_game_was_found(post: Post, here: House) -> None:
    anna, berta = await member(post, "Anna"), await member(post, "Berta")
    daily = wish(LIGHTNING, times=(DAILY,))
    await seek(anna, wish=daily, stays=True)
    await post.settle()
    await visible(post, berta)
    await seek(berta, wish=daily)
    assert "Ultimate Stratego: Lightning: your game is found" in await anna.pushes()
    assert "Ultimate Stratego: Lightning: your game is found" not in await berta.pushes()


async def test_a_game_that_was_found_says_how_long_it_waits_if_a_clock_runs(
    post: Post, here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_notices, "DELAYS", {**lobby_notices.DELAYS, lobby_notices.FOUND: 3600.0})
    anna, berta = await member(post, "Anna"), await member(post, "Berta")
    daily = wish(LIGHTNING, times=(DAILY,))
    sought = await seek(anna, wish=daily, stays=True)
    page = await visible(post, berta)
    await seek(berta, wish=daily)
    await berta.look(await page.found())
    while not [row for row in await here.rows("due") if row.kind == CLOCK]:
        await asyncio.sleep(0.01)
    await here.app.state.notices.lobby.found(Due(lobby_notices.FOUND, sought, 1))
    told: list[str] = []
    while not told:  # that it is her turn may come before it, or after it
        await asyncio.sleep(0.01)
        bodies = [shown(anna.reader, request)["body"] for request in post.vendor.requests.all]
        told = [body for body in bodies if body.startswith("You play.")]
    assert re.fullmatch(r"You play\. Come to the table\. It waits for you for 2[34] hours\.", told[0])


# ---- the webhook ----


async def test_the_webhook_is_told_who_waits_without_names(post: Post, tmp_path: Path) -> None:
    async with post.house(tmp_path / "games.db", club=True, webhook_url=post.vendor.endpoint("hook")):
        anna = await member(post, "Anna")
        await LobbyPage(anna.browser, "Anna").open(open=True)
        await seek(anna)
        made = await anna.browser.table(time=TEN, open=True)
        await anna.browser.sit(made, "South", "Anna")
        await anna.look(f"/api/tables/{made['id']}")
        await post.settle()
        assert sorted(lines(post)) == [
            f"A seat is free: Ultimate Stratego: Lightning, 10+10. {HTTPS}/table/{made['id']}",
            f"Somebody looks for a game: Ultimate Stratego: Lightning, 10+10. {HTTPS}/",
        ]


async def test_the_webhook_gets_six_lines_an_hour(post: Post, tmp_path: Path) -> None:
    async with post.house(tmp_path / "games.db", club=True, push=False, webhook_url=post.vendor.endpoint("hook")):
        for number in range(8):
            player = await post.player(f"P{number}")
            await seek(player, wish=wish(times=({"type": "live", "initial": 300 + 60 * number, "increment": 0},)))
            await post.settle()
        assert len(lines(post)) == 6


# ---- the club hour ----


async def test_players_come_to_the_club_hour_and_are_reminded(post: Post, tmp_path: Path) -> None:
    settings = {"club_hour": "thursday 20:00 Europe/Berlin", "webhook_url": post.vendor.endpoint("hook")}
    async with post.house(tmp_path / "games.db", club=True, **settings) as here:
        anna, berta = await member(post, "Anna"), await member(post, "Berta")
        assert (await berta.state())["hour"]["coming"] == 0
        said = await anna.browser.put("/api/me/hour", {"coming": True})
        assert said.json() == (await anna.state())["hour"] and said.json()["yours"] is True
        state = (await berta.state())["hour"]
        assert (state["coming"], state["yours"]) == (1, False) and state["begins"] > time.time() - 3600
        left = await here.store.next_due([HOUR])
        assert left is not None and left == pytest.approx(max(0, state["begins"] - BEFORE - time.time()), abs=60)
        await post.sql(f"UPDATE due SET at = 0 WHERE kind = '{HOUR}'")
        await here.app.state.hub.due.set(Due("wake", "up", 1), 0)
        await post.vendor.requests.number(2)
        assert await anna.pushes() == ["The club hour begins soon"] and await berta.pushes() == []
        assert lines(post) == [f"The club hour begins soon, one player is coming. {HTTPS}"]
        left = await here.store.next_due([HOUR])
        assert left is not None and left > 6 * 24 * 3600


async def test_a_club_hour_is_not_put_off_by_an_outage(post: Post, tmp_path: Path) -> None:
    database, settings = tmp_path / "games.db", {"club": True, "club_hour": "thursday 20:00 Europe/Berlin"}
    async with post.house(database, **settings) as here:
        before = await here.store.next_due([HOUR])
    await post.pass_without_servers(database, 1800)
    async with post.house(database, **settings) as here:
        left = await here.store.next_due([HOUR])
        assert before is not None and left == pytest.approx(max(0, before - 1800), abs=60)


async def test_the_club_hour_is_a_calendar_file(post: Post, tmp_path: Path) -> None:
    async with house(tmp_path / "games.db", club_hour="monday 19:30 Europe/Berlin") as running:
        browser = await running.browser()
        file = await browser.get("/api/hour.ics")
        assert file.headers["content-type"].startswith("text/calendar") and "BEGIN:VEVENT" in file.text
        state = (await browser.get("/api/me/notices")).json()
        assert state["hour"]["coming"] == 0 and state["push"] is None
        refused(await browser.put("/api/me/hour", {"coming": True}), 401, "no_player")
    async with house(tmp_path / "other.db") as running:
        browser = await running.browser()
        assert (await browser.get("/api/hour.ics")).status_code == 404


def test_hours_keep_their_time_of_the_day_over_the_year() -> None:
    hour = read_club_hour("Thursday 20:00 Europe/Berlin")
    berlin = ZoneInfo("Europe/Berlin")
    for now, begins in (
        (datetime(2026, 10, 20, 12, tzinfo=berlin), datetime(2026, 10, 22, 20, tzinfo=berlin)),
        (datetime(2026, 10, 22, 20, 59, tzinfo=berlin), datetime(2026, 10, 22, 20, tzinfo=berlin)),
        (datetime(2026, 10, 22, 21, 1, tzinfo=berlin), datetime(2026, 10, 29, 20, tzinfo=berlin)),
    ):
        assert hour.next(now.timestamp()) == begins.timestamp()
    file = calendar(hour, int(datetime(2026, 10, 22, 20, tzinfo=berlin).timestamp()), HTTPS)
    assert "DTSTART:20261022T180000Z" in file and "RDATE:20261029T190000Z" in file
    assert all(len(line) <= 75 for line in file.split("\r\n"))


@pytest.mark.parametrize(
    ("text", "now", "begins"),
    [
        ("sunday 02:30 Europe/Berlin", "2026-03-28T12:00Z", "2026-03-29T01:30Z"),  # half past two is left out
        ("sunday 02:30 Europe/Berlin", "2026-10-24T12:00Z", "2026-10-25T00:30Z"),  # it comes twice
        ("sunday 02:30 Europe/Berlin", "2026-10-25T01:15Z", "2026-10-25T00:30Z"),
        ("sunday 02:30 Europe/Berlin", "2026-10-25T01:45Z", "2026-11-01T01:30Z"),
        ("thursday 20:00 America/New_York", "2026-10-30T00:59Z", "2026-10-30T00:00Z"),
        ("thursday 20:00 America/New_York", "2026-10-30T01:00Z", "2026-11-06T01:00Z"),
        ("monday 00:30 Pacific/Auckland", "2026-09-26T12:00Z", "2026-09-27T11:30Z"),
    ],
)
def test_the_next_hour_is_found_on_days_of_23_and_25_hours(text: str, now: str, begins: str) -> None:
    found = read_club_hour(text).next(datetime.fromisoformat(now).timestamp())
    assert datetime.fromtimestamp(found, UTC) == datetime.fromisoformat(begins)


def test_a_calendar_follows_the_summer_time_of_its_zone() -> None:
    hour = read_club_hour("thursday 20:00 America/New_York")
    file = calendar(hour, int(datetime.fromisoformat("2026-10-30T00:00Z").timestamp()), HTTPS)
    assert "DTSTART:20261030T000000Z" in file and "RDATE:20261106T010000Z" in file  # summer time ends on 1 November
    assert "RDATE:20270312T010000Z" in file and "RDATE:20270319T000000Z" in file


@pytest.mark.parametrize(
    "text", ["", "thursday", "thursday 20:00", "someday 20:00 UTC", "thursday 25:00 UTC", "thursday 20:00 Nowhere/No"]
)
def test_what_is_no_club_hour_is_told_in_a_line(text: str) -> None:
    with pytest.raises(BadInput, match=r"^--club-hour needs a day, a time and a time zone: "):
        read_club_hour(text)
