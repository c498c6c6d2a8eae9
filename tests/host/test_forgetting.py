"""Tests of what a player can take along, and of players who are forgotten: their names are nowhere in the database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.host.browsers import Browser, House, refused
from tests.host.duels import SMALL, WARKINGS, DatabaseClock, bots, duellist
from tests.host.finished_games import KEPT
from tests.host.games import NORTH, SOUTH, setup
from tests.host.lobbies import CAMPAIGN, club, player, wish
from tests.host.members import OTHER, PASSWORD, account, delete, log_in, register, send
from tests.host.mentions import mentions
from tests.host.stand_ins import begin, relieve
from tests.host.talkers import block, end, lines, say

import sandtable.host.club.accounts
from sandtable.host.clocks import Clock
from sandtable.host.hub.forgetting import without_names
from sandtable.host.settings import Rate
from sandtable.host.store.clearing import DAY
from sandtable.host.store.due import Due
from sandtable.host.store.entries import TableSpec
from sandtable.host.store.finished import Finished
from sandtable.host.store.forgetting import NOBODY
from sandtable.host.store.keeping import today
from sandtable.host.store.store import Stored

pytestmark = pytest.mark.usefixtures("nobody_is_new")

NAME = "Xanthippe"


@pytest.fixture
async def here(database: str) -> AsyncIterator[House]:
    async with club(database) as running:
        yield running


async def against(her: Browser, boris: Browser, begun: bool = True) -> str:
    """Let the two sit down at a new table, and lay out their armies; return its path."""
    made = await her.table()
    await her.sit(made, "South", NAME)
    await boris.sit(made, "North", "Boris")
    path = f"/api/tables/{made['id']}"
    for browser in (her, boris) if begun else ():
        await browser.lay_out(path)
    return path


async def names(browser: Browser, path: str) -> list[str | None]:
    return [seat["name"] for seat in (await browser.get(path)).json()["table"]["seats"]]


async def forgotten(here: House) -> None:
    """Wait until the player who has asked for it is forgotten."""
    while any(row.deleted is not None for row in await here.rows("players")):
        await asyncio.sleep(0.01)


# ---- forgetting ----


@pytest.mark.both_databases
async def test_no_name_is_left_in_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(database) as here:
        monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
        her, boris, phone = await here.browser(), await here.browser(), await here.browser()
        won = await against(her, boris)
        assert (await boris.post(f"{won}/leave", {})).status_code == 200
        await register(her, NAME)
        lost, running, waiting = [await against(her, boris), await against(her, boris), await her.game(name="x")]
        assert (await her.post(f"{lost}/leave", {})).status_code == 200
        given_up = await against(her, boris, begun=False)
        assert (await her.post(f"{given_up}/leave", {})).status_code == 200
        await log_in(phone, NAME)
        assert (await her.put("/api/me/password", {"password": PASSWORD, "new": OTHER})).status_code == 204
        wanted = {"wish": {"games": [CAMPAIGN], "times": [{"type": "live", "initial": 600, "increment": 10}]}}
        assert (await her.post("/api/seeks", {"name": NAME, "stays": True, **wanted})).status_code == 200
        await here.store.keep_review(lost.rpartition("/")[2], f"{NAME} has lost.".encode())
        before = {path: (await boris.get(f"{path}/record")).text for path in (won, lost)}

        assert (await delete(her, OTHER)).status_code == 204
        await forgotten(here)
        for path in (won, lost, running):
            assert await names(boris, path) == [NOBODY, "Boris"]
            shown = await boris.get(path)
            assert shown.json()["table"]["ended"] is not None and NAME not in shown.text
            assert not any("account" in seat for seat in shown.json()["table"]["seats"])
        assert await names(boris, waiting) == [None, None]
        for path, record in before.items():
            assert (await boris.get(f"{path}/record")).text == record.replace(NAME, NOBODY)
        assert len(await boris.games()) == 4
    assert await mentions(database, NAME) == []
    if "://" not in database:
        files = [path for path in Path(database).parent.iterdir() if path.name.startswith("games.db")]
        assert files and not any(NAME.casefold().encode() in path.read_bytes().lower() for path in files)


@pytest.mark.both_databases
async def test_a_seat_that_another_has_taken_since_is_found_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(database) as here:
        monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
        her, boris = await here.browser(), await here.browser()
        await register(her, NAME)
        made = await boris.table()
        await her.sit(made, "South")
        path = f"/api/tables/{made['id']}"
        assert (await her.post(f"{path}/leave", {})).status_code == 200
        await boris.sit(made, "South", "Boris")
        assert (await delete(her)).status_code == 204
        await forgotten(here)
        assert await names(boris, path) == ["Boris", None]
    assert await mentions(database, NAME) == []


async def test_who_has_relieved_a_stand_in_is_forgotten_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(database, pool=bots()) as here:
        monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
        her, boris = await here.browser(), await here.browser()
        await register(her, NAME)
        path = await begin(boris)
        assert (await relieve(her, path, "somebody else")).status_code == 200
        assert NAME in await names(boris, path), "an account goes by its own name"
        assert (await delete(her)).status_code == 204
        await forgotten(here)
        assert (await boris.get(path)).status_code == 200
    assert await mentions(database, NAME) == []


@pytest.mark.both_databases
async def test_todays_duel_forgets_results_remarks_and_who_has_sent_an_army(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = DatabaseClock(monkeypatch)
    clock.set(WARKINGS)
    async with club(database, pool=bots()) as here:
        monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
        hers, boris = await duellist(here, NAME), await duellist(here, "Boris")
        await register(hers.browser, NAME)
        for duel in (hers, boris):
            await duel.play()
            await duel.end()
        assert (await hers.remark("Well held.")).status_code == 204
        army = setup(NORTH)
        assert (await hers.send_army(army)).status_code == 204
        clock.set(WARKINGS + 4)  # when the duel of the next day is drawn
        await boris.daily()
        clock.set(WARKINGS + 5)
        assert (await boris.daily())["today"]["army_of"] == NAME
        assert (await hers.send_army(setup(NORTH, mirrored=True))).status_code == 204
        taken = (await hers.browser.get("/api/me/data")).json()
        assert [(duel["table"], duel["remark"]) for duel in taken["duels"]] == [(table_of(hers.table), "Well held.")]
        assert taken["duels"][0]["result"]["how"] in ("won", "drawn", "lost")
        assert [one["date"] is None for one in taken["armies"]] == [False, True]
        assert taken["armies"][0]["army"] == army and taken["armies"][0]["variant"] == "stratego-lightning"

        assert (await delete(hers.browser)).status_code == 204
        assert await here.rows("armies") == [], "at once"
        await forgotten(here)
        today = (await boris.daily())["today"]
        assert today["army_of"] == NOBODY
        [attempt] = await here.rows("attempts")
        assert f"/api/tables/{attempt.table_id}" == boris.table
        assert NOBODY in await names(boris.browser, hers.table)
    assert await mentions(database, NAME) == [] and await mentions(database, "Well held") == []


def table_of(path: str) -> str:
    return path.rpartition("/")[2]


async def test_who_deletes_an_account_is_logged_out_at_once_and_leaves_the_games(here: House) -> None:
    her, phone, boris = await here.browser(), await here.browser(), await here.browser()
    await register(her, NAME)
    await log_in(phone, NAME)
    path = await against(her, boris)
    choice = (await her.get(path)).json()["legal"][0]["id"]
    assert (await her.act(path, choice)).status_code == 200
    refused(await delete(her, OTHER), 403, "wrong_password")
    refused(await delete(her, None), 403, "wrong_password")
    assert (await her.me())["player"] is not None
    assert (await delete(her)).status_code == 204
    for browser in (her, phone):
        assert (await browser.me())["player"] is None and await account(browser) is None
    assert her.cookie is None and await here.rows("sessions") == await boris_alone(here)
    ended = (await boris.get(path)).json()["table"]["ended"]
    assert ended["winners"] == ["North"] and NAME in ended["text"], "the name stays for two weeks"


async def boris_alone(here: House) -> list[Any]:
    """Return the rows of sessions of those who are not deleted."""
    kept = {row.id for row in await here.rows("players") if row.deleted is None}
    return [row for row in await here.rows("sessions") if row.player in kept]


async def test_who_logs_in_within_two_weeks_keeps_the_account(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    her, phone = await here.browser(), await here.browser()
    await register(her, NAME)
    path = await her.game()
    assert (await delete(her)).status_code == 204
    [due] = [row for row in await here.rows("due") if row.kind == "forget"]
    assert (await log_in(phone, NAME)).status_code == 200
    await here.app.state.hub.when_due["forget"](Due(due.kind, due.subject, due.number))
    assert (await account(phone) or {})["name"] == NAME and await names(phone, path) == [None, None]
    assert due.at / 1000 > today() + 13 * DAY


async def test_what_was_said_is_taken_along_and_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.host.club.voices.KNOWN_AFTER", 0)
    async with club(database) as here:
        monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
        her, boris, third = await here.browser(), await here.browser(), await here.browser()
        await register(her, NAME)
        own, watched = await against(her, boris), await against(boris, third)
        await say(her, own, "Secret words")
        await say(boris, own, f"Hello {NAME.upper()}, and Xanthippes")
        await say(her, watched, "Watching", name=NAME)
        await say(third, watched, f"{NAME}?")
        await block(her, table=table_of(watched), seat="North")
        taken = (await her.get("/api/me/data")).json()
        assert [(line["table"], line["text"]) for line in taken["lines"]] == [
            (table_of(own), "Secret words"), (table_of(watched), "Watching")
        ]  # fmt: skip
        assert len(taken["blocked"]) == 1
        assert (await delete(her)).status_code == 204
        await forgotten(here)
        assert await lines(boris, own) == [("Boris", f"Hello {NOBODY}, and Xanthippes")]
        await end(boris, watched)
        assert [text for _, text in await lines(boris, watched)] == [f"{NOBODY}?"]
        assert await here.rows("blocks") == []
    assert await mentions(database, "Secret words") == [] and await mentions(database, f"{NAME}?") == []


async def test_a_name_is_free_again_when_its_player_is_forgotten(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
    her = await here.browser()
    await register(her, NAME)
    assert (await delete(her)).status_code == 204
    await forgotten(here)
    refused(await log_in(her, NAME), 403, "wrong_login")
    await register(await here.browser(), NAME)


async def test_a_guest_is_forgotten_as_well(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(database) as here:
        monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
        her, boris = await here.browser(), await here.browser()
        path = await against(her, boris)
        assert (await send(her, "DELETE", "/api/me", {})).status_code == 204
        await forgotten(here)
        assert await names(boris, path) == [NOBODY, "Boris"]
    assert await mentions(database, NAME) == []


async def test_a_game_whose_rules_have_changed_loses_the_name_in_its_texts() -> None:
    kept = json.loads(KEPT.read_text())
    for named in (kept["people"][0], *(shown["table"]["seats"][0] for shown in kept["shown"])):
        named["account"] = True
    finished = msgspec.convert(kept, Finished)
    spec = TableSpec("t", 0, "no-such-game", 1, {}, finished.plans, bytes(32), "")
    done = without_names(Stored(spec, [], finished), {"Anna"}, Clock())
    assert "Anna" not in str(done) and done.people[0] is not None and done.people[0].name == NOBODY
    assert done.shown[0].table.ended is not None and done.shown[0].table.ended.text.endswith(f"{NOBODY} win.")
    assert not done.people[0].account and not any(shown.table.seats[0].account for shown in done.shown)
    assert done.people[1] == finished.people[1] and done.shown[0].view["seats"] == ["Ada", "Bo"]


# ---- one's own data ----


@pytest.mark.both_databases
async def test_all_about_a_player_can_be_taken_along(here: House) -> None:
    her, boris = await here.browser(), await here.browser()
    await register(her, NAME)
    over, running = await against(her, boris), await against(her, boris)
    assert (await boris.post(f"{over}/leave", {})).status_code == 200
    assert (await her.post(f"/api/me/games/{over.rpartition('/')[2]}", {"hidden": True})).status_code == 204
    answer = await her.get("/api/me/data")
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    taken = answer.json()
    assert (taken["name"], taken["kind"]) == (NAME, "account") and taken["account"]["password"] is True
    assert [device["browser"] for device in taken["devices"]] == ["Firefox"]
    games = {f"/api/tables/{game['table']}": game for game in taken["games"]}
    assert games.keys() == {over, running}, "also what was taken off the list"
    assert games[over]["view"] is None and games[over]["record"] == (await her.get(f"{over}/record")).text
    assert games[running]["record"] is None and games[running]["name"] == NAME
    assert games[running]["view"] == (await her.get(running)).json()["view"]
    kept = [row.secret for row in await here.rows("credentials") if row.secret]
    assert kept and not any(secret in answer.text for secret in kept)
    theirs = (await boris.get("/api/me/data")).json()["games"]
    assert {game["table"]: game["view"] for game in theirs}[running.rpartition("/")[2]] == (
        await boris.get(running)
    ).json()["view"]


async def test_a_duel_of_today_is_taken_along_as_its_player_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = DatabaseClock(monkeypatch)
    async with club(tmp_path / "games.db", pool=bots()) as here:
        hers = await duellist(here, NAME)
        await hers.play()
        await hers.act(setup(SOUTH))
        await hers.act("resign")
        [today] = (await hers.browser.get("/api/me/data")).json()["games"]
        assert (today["variant"], today["name"], today["record"]) == ("stratego-lightning", NAME, None)
        assert today["view"] == (await hers.see())["view"]
        clock.set(SMALL)
        [over] = (await hers.browser.get("/api/me/data")).json()["games"]
        assert over["record"] == (await hers.browser.get(f"{hers.table}/record")).text and over["view"] is None


async def test_a_player_downloads_everything_now_and_then(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", downloads=Rate(1e-3, 2), too_fast_waits=0.0) as here:
        anna, boris = await here.browser(), await here.browser()
        for browser in (anna, boris):
            await browser.game()
            await browser.me()  # who has shown a seat is charged alone
        for _ in range(2):
            assert (await anna.get("/api/me/data")).status_code == 200
        refused(await anna.get("/api/me/data"), 429, "too_fast")
        assert (await boris.get("/api/me/data")).status_code == 200


async def test_a_guest_without_games_has_an_empty_list(here: House) -> None:
    otto = await player(here, "Otto")
    answer = await otto.browser.get("/api/me/data")
    assert answer.status_code == 200, answer.text
    taken = answer.json()
    assert (taken["name"], taken["account"], taken["games"]) == ("Otto", None, [])
    assert (taken["seek"], taken["challenges"], taken["duels"], taken["armies"]) == (None, [], [], [])


async def test_what_a_player_looks_for_can_be_taken_along(here: House) -> None:
    otto, anna = await player(here, "Otto"), await player(here, "Anna")
    await otto.seek(CAMPAIGN, stays=True)
    assert (await otto.challenge(anna, wish=wish(CAMPAIGN))).status_code == 204
    taken = (await otto.browser.get("/api/me/data")).json()
    assert taken["seek"]["stays"] is True and taken["seek"]["wish"]["games"] == [CAMPAIGN]
    assert [(one["name"], one["yours"]) for one in taken["challenges"]] == [("Anna", True)]
    theirs = (await anna.browser.get("/api/me/data")).json()
    assert theirs["seek"] is None
    assert [(one["name"], one["yours"]) for one in theirs["challenges"]] == [("Otto", False)]
