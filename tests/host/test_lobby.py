"""Tests of the lobby: what its pages are shown, and how two strangers find one another by a seek."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.host.browsers import House, house, refused
from tests.host.lobbies import (
    CAMPAIGN,
    DAILY,
    FIVE,
    LIGHTNING,
    SOLDIER,
    TEN,
    LobbyPage,
    club,
    page,
    player,
    wish,
)

import sandtable.host.club.lobby
import sandtable.host.club.meeting
import sandtable.host.club.seeking
from sandtable.engine.messages import Message
from sandtable.host.club.lobby import Visitor
from sandtable.host.refusals import Refusal
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.schema import SEEKS
from sandtable.host.wire.lobby_socket import LobbyListener


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def here(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(database) as running:
        yield running


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players be gone as soon as their pages are closed."""
    monkeypatch.setattr(sandtable.host.club.lobby, "GONE_AFTER", 0.0)
    monkeypatch.setattr(sandtable.host.club.seeking, "JUST_NOW", 0)


async def names(browser: Any, path: str) -> list[str | None]:
    """Return the names at a table."""
    return [seat["name"] for seat in (await browser.get(path)).json()["table"]["seats"]]


# ---- what everybody sees ----


async def test_a_page_is_sent_the_whole_lobby_and_then_what_changes(here: House) -> None:
    anna = await page(here, "Anna")
    assert [message["type"] for message in anna.heard] == ["lobby", "own"]
    assert anna.own == {"type": "own", "player": None, "seek": None, "challenges": [], "begun": []}
    berta = await player(here, "Berta")
    await anna.until(lambda page: bool(page.here))
    assert anna.here == {berta.id: {"id": berta.id, "name": "Berta"}}
    await berta.seek(LIGHTNING, CAMPAIGN, times=(TEN, FIVE))
    await anna.until(lambda page: bool(page.seeks))
    [seek] = anna.seeks.values()
    assert seek["names"] == ["Berta"] and [game["variant"] for game in seek["wish"]["games"]] == [
        "stratego-lightning",
        "stratego-campaign",
    ]
    await berta.browser.delete("/api/seeks")
    await anna.until(lambda page: not page.seeks)
    await berta.say(type="open", open=False)
    await anna.until(lambda page: not page.here)
    assert {message["type"] for message in anna.heard[2:]} == {"lobby_changes"}


async def test_somebody_who_only_looks_is_nobody_and_is_not_listed(here: House) -> None:
    anna = await page(here, "Anna")
    await anna.say(type="open", open=True)
    await anna.until(lambda page: page.heard[-1]["type"] == "refused")
    assert anna.browser.cookie is None and (await page(here, "Berta")).here == {}


async def test_a_page_that_comes_later_holds_the_same_as_one_that_has_followed(here: House) -> None:
    anna = await player(here, "Anna")
    await anna.seek()
    berta = await player(here, "Berta")
    await berta.seek(CAMPAIGN)
    await anna.until(lambda page: len(page.seeks) == 2 and len(page.here) == 2)
    clara = await page(here, "Clara")
    assert (clara.here, clara.seeks, clara.tables) == (anna.here, anna.seeks, anna.tables)


# ---- seeks ----


async def test_two_strangers_meet(here: House) -> None:
    """Neither has been a player before."""
    anna, berta = await page(here, "Anna"), await page(here, "Berta")
    assert (await anna.seek(LIGHTNING, CAMPAIGN))["table"] is None
    found = await berta.seek(CAMPAIGN, times=(FIVE, TEN))
    table = f"/api/tables/{found['table']}"
    assert sorted(map(str, await names(anna.browser, table))) == ["Anna", "Berta"]
    seats = {await one.browser.seat_at(table) for one in (anna, berta)}
    assert seats == {"South", "North"}
    shown = (await anna.browser.get(table)).json()["table"]
    assert (shown["variant"], shown["time"]) == ("stratego-campaign", {**TEN, "setup": 300})
    assert shown["started"] and not shown["open"] and shown["options"]["first"] == "0"
    assert await anna.found() == table, "her page has become a player's"
    assert (await anna.browser.games()) == [table]
    await anna.browser.delete("/api/seeks")
    await anna.until(lambda page: page.own["seek"] is None)


async def test_who_waits_is_told_at_once(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    await anna.seek()
    await anna.waits()
    waiting = asyncio.create_task(anna.found())
    found = await berta.seek()
    assert await waiting == f"/api/tables/{found['table']}" == await berta.found()


async def test_what_cannot_be_played_is_not_sought(here: House) -> None:
    anna = await player(here, "Anna")
    for asked, status, error in (
        (wish(times=(TEN, DAILY)), 422, "bad_times"),
        (wish({"variant": "chess", "players": 2}), 404, "unknown_variant"),
        (wish({"variant": "soldier", "players": 7}), 422, "bad_players"),
        (wish(times=({"type": "live", "initial": 1},)), 422, "bad_option"),
        ({"games": [], "times": []}, 400, "malformed"),
    ):
        refused(await anna.post("/api/seeks", {"wish": asked}), status, error)
    assert await here.rows("seeks") == []


async def test_classes_do_not_meet(here: House) -> None:
    anna, berta, clara = [await player(here, name) for name in ("Anna", "Berta", "Clara")]
    for one, times in ((anna, (TEN,)), (berta, (DAILY,)), (clara, ())):
        assert (await one.seek(times=times))["table"] is None
    assert len(await here.rows("seeks")) == 3


async def test_a_new_seek_takes_the_place_of_the_former(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    first = await anna.seek(LIGHTNING)
    again = await anna.seek(LIGHTNING, stays=True)
    assert (again["id"], again["stays"]) == (first["id"], True), "the same wish keeps its place in the line"
    await anna.seek(CAMPAIGN)
    assert (await berta.seek(LIGHTNING))["table"] is None
    assert len(await here.rows("seeks")) == 2


async def test_nobody_meets_oneself(here: House) -> None:
    anna = await player(here, "Anna")
    await anna.seek()
    other = LobbyPage(anna.browser, "Anna again")
    assert (await other.seek())["table"] is None and len(await here.rows("seeks")) == 1


async def test_two_who_have_just_met_do_not_meet_again_while_a_third_waits(here: House) -> None:
    anna, berta, clara = [await player(here, name) for name in ("Anna", "Berta", "Clara")]
    await anna.seek()
    await berta.seek()
    await anna.seek()
    await clara.seek(CAMPAIGN)
    found = await berta.seek(LIGHTNING, CAMPAIGN)
    assert f"/api/tables/{found['table']}" == await clara.found(), "Anna came first, but they have just met"
    assert (await berta.seek())["table"] is not None, "nobody else waits"


# ---- pages that are closed ----


@pytest.mark.usefixtures("at_once")
async def test_a_seek_ends_when_its_page_is_closed(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    await anna.seek()
    await berta.until(lambda page: bool(page.seeks))
    await anna.close()
    await berta.until(lambda page: not page.seeks and len(page.here) == 1)
    assert (await berta.seek())["table"] is None


async def test_a_page_that_is_reloaded_ends_no_seek(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    await anna.seek()
    await anna.close()
    await anna.open()
    assert (await berta.seek())["table"] is not None


async def test_nobody_is_paired_whose_page_is_closed(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player counts as gone later only: a page may be reloaded."""
    monkeypatch.setattr(sandtable.host.club.seeking, "JUST_NOW", 0)
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    await anna.seek()
    await berta.until(lambda page: bool(page.seeks))
    await anna.close()
    await berta.until(lambda page: not page.seeks)
    sought = await berta.seek()
    assert (sought["table"], sought["pairing"]) == (None, False)
    await anna.open()
    assert await anna.found() == await berta.found(), "she has kept her place"


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players who do not say that they are here be missed soon."""
    monkeypatch.setattr(sandtable.host.club.seeking, "CONFIRMED_WITHIN", 0.1)


@pytest.mark.usefixtures("soon")
async def test_nobody_plays_somebody_whose_page_does_not_say_that_its_player_is_here(here: House) -> None:
    anna, berta, clara = [await player(here, name) for name in ("Anna", "Berta", "Clara")]
    anna.absent = True
    await anna.seek()
    first = await berta.seek()
    assert first["table"] is None and first["since"] == 0
    await anna.until(lambda page: page.own["seek"] is None)
    await clara.until(lambda page: set(page.seeks) <= {first["id"]})  # Berta seeks on
    assert (await clara.seek())["table"] is not None
    assert await clara.found() == await berta.found()
    assert (await anna.browser.games(), len(await here.rows("tables"))) == ([], 1)


@pytest.mark.usefixtures("soon")
async def test_two_who_are_both_absent_seek_no_more(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    berta.absent = anna.absent = True
    await anna.seek()
    await anna.waits()
    await berta.post("/api/seeks", {"wish": wish()})
    await anna.until(lambda page: page.own["seek"] is None)
    assert (await berta.seek())["table"] is None, "she has asked just now, and waits"


async def test_who_says_to_be_here_too_late_changes_nothing(here: House) -> None:
    """A server of an earlier release has settled the seeks, and knows of no pairing."""
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    berta.absent = anna.absent = True
    await anna.seek()
    await anna.waits()
    await berta.post("/api/seeks", {"wish": wish()})
    table = (await anna.browser.table())["id"]
    settled = sa.update(SEEKS).values(table_id=table)
    await here.store.change(lambda connection: connection.execute(settled))
    meeting = here.app.state.club.meeting
    await meeting.lobby.look()
    for one in (anna, berta):
        await meeting.seeks.confirm(one.id)
    assert {row.table_id for row in await here.rows("seeks")} == {table}


async def test_a_found_game_without_clocks_is_looked_at_no_more(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby, anna, berta = here.app.state.club.meeting.lobby, await page(here, "Anna"), await page(here, "Berta")
    await anna.seek(times=())
    await berta.seek(times=())
    path = await anna.found()
    heard = list[str]()
    monkeypatch.setattr(lobby, "hear", heard.append)
    assert (await anna.browser.post(f"{path}/leave", {})).json()["table"]["ended"] is not None
    assert heard == []


@pytest.mark.usefixtures("soon")
async def test_a_player_who_seeks_for_a_day_and_is_absent_is_called(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    anna.absent = True
    await anna.seek(stays=True)
    await berta.seek()
    challenge = await anna.challenged()
    assert challenge["called"] and anna.own["seek"]["table"] is None
    assert (await berta.seek(LIGHTNING))["pairing"] is False, "she is not asked again meanwhile"


@pytest.mark.usefixtures("at_once")
async def test_a_seek_that_stays_open_calls_its_player(here: House) -> None:
    """Somebody who looks for a day is challenged, and has ten minutes to come."""
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    await anna.seek(stays=True)
    await berta.until(lambda page: bool(page.seeks))
    await anna.close()
    await berta.until(lambda page: len(page.here) == 1)
    assert (await berta.seek())["table"] is None
    called = await berta.challenged()
    assert (called["kind"], called["name"], called["yours"]) == ("play", "Anna", True)
    assert 590 <= called["left"] <= 600
    await anna.open()
    assert await anna.found() == await berta.found()
    await berta.until(lambda page: not page.own["challenges"])


@pytest.mark.usefixtures("at_once")
async def test_who_does_not_come_looks_no_more(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.seeking, "TO_COME", 0.1)
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    await anna.seek(stays=True)
    await berta.until(lambda page: bool(page.seeks))
    await anna.close()
    await berta.until(lambda page: len(page.here) == 1)
    await berta.seek()
    await berta.until(lambda page: [seek["names"] for seek in page.seeks.values()] == [["Berta"]])
    await anna.open()
    assert anna.own["seek"] is None and (await berta.browser.get("/api/me")).json()["games"] == []


@pytest.mark.usefixtures("at_once")
async def test_a_game_by_the_day_needs_no_open_page(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    await anna.seek(times=(DAILY,), stays=True)
    await anna.close()
    await berta.until(lambda page: len(page.here) == 1)
    found = await berta.seek(times=(DAILY,))
    assert await anna.browser.games() == [f"/api/tables/{found['table']}"]


# ---- the seeks of others ----


async def test_one_press_answers_a_seek(here: House) -> None:
    anna, berta, clara = [await player(here, name) for name in ("Anna", "Berta", "Clara")]
    await clara.seek()
    sought = await anna.seek(CAMPAIGN)
    answered = await berta.sought(await berta.post(f"/api/seeks/{sought['id']}/answer", {}))
    table = f"/api/tables/{answered['table']}"
    assert await anna.found() == table and (await names(berta.browser, table)) in (["Anna", "Berta"], ["Berta", "Anna"])


async def test_a_seek_that_is_over_is_not_answered_and_nothing_is_lost(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    own, other = await anna.seek(CAMPAIGN), await berta.seek()
    await berta.browser.delete("/api/seeks")
    for id in (other["id"], own["id"], "nothing"):
        refused(await anna.post(f"/api/seeks/{id}/answer", {}), 409, "gone")
    [(id, *_)] = await here.rows("seeks")
    assert id == own["id"]


# ---- tables for more than two ----


async def test_two_who_seek_a_table_of_three_sit_down_and_a_third_is_seated_there(here: House) -> None:
    anna, berta, clara = [await player(here, name) for name in ("Anna", "Berta", "Clara")]
    await anna.seek(SOLDIER)
    found = await berta.seek(SOLDIER)
    path = f"/api/tables/{found['table']}"
    assert await anna.found() == path and (await names(anna.browser, path)).count(None) == 1
    assert (await anna.browser.post(f"{path}/poll/open", {"token": None})).status_code == 200
    await clara.until(lambda page: bool(page.tables))
    [table] = clara.tables.values()
    assert [seat["name"] for seat in table["seats"]].count(None) == 1 and table["options"] == {}
    assert f"/api/tables/{(await clara.seek(LIGHTNING, SOLDIER))['table']}" == path
    assert (await clara.browser.get(path)).json()["table"]["started"]
    await clara.until(lambda page: not page.tables)
    assert f"/api/tables/{(await clara.seek(SOLDIER))['table']}" != path


# ---- a server without a club, and one that starts again ----


async def test_a_fault_in_pairing_does_not_end_it(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sandtable.host.club.meeting, "WIDENED_EVERY", 0.0)
    calls, again = list[object](), asyncio.Event()

    async def faulty(seeks: object) -> None:
        if calls:
            again.set()
        calls.append(seeks)
        raise ZeroDivisionError

    monkeypatch.setattr(sandtable.host.club.seeking.Seeks, "widen", faulty)
    async with club(database):
        await again.wait()
    assert "seeks could not be paired" in caplog.text


async def test_what_ends_by_a_fault_is_logged(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody waits for the work of a server, nor for what a page sends."""

    async def faulty(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(sandtable.host.club.meeting.Meeting, "follow", faulty)
    monkeypatch.setattr(LobbyListener, "handle", faulty)
    async with club(database) as house:
        anna = await player(house, "Anna")
        await anna.say(type="ping")
        with pytest.raises(AssertionError):  # the line is closed
            await anna.until(lambda page: False)
    assert "a part of the server has failed" in caplog.text and "a listener has failed" in caplog.text


async def test_what_a_failed_look_has_missed_is_seen_soon(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby, anna, berta = here.app.state.club.meeting.lobby, await page(here, "Anna"), await page(here, "Berta")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(lobby, "touch", lambda: None)  # as if another server had written it
        await berta.seek(stays=True)

    async def broken(*_: object) -> None:
        raise StoreProblem("The disk is full.")

    with monkeypatch.context() as away, pytest.raises(Refusal):
        away.setattr(lobby._store, "see", broken)
        await lobby.look()
    await anna.until(lambda page: bool(page.seeks))


class Deaf:
    """A page that hears nothing."""

    session: str | None = None

    def send(self, text: str) -> None:
        pass

    def close(self, reason: Message, code: int = 0) -> None:
        pass


@pytest.mark.parametrize("fails", ["look", "came"])
async def test_a_page_that_could_not_be_opened_leaves_nobody_there(
    here: House, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    lobby = here.app.state.club.meeting.lobby
    entered = await (await here.browser()).post("/api/lobby/enter", {"name": "Anna"})
    monkeypatch.setattr(sandtable.host.club.lobby, "GONE_AFTER", 0.0)

    async def refuse(*_: object) -> None:
        raise Refusal(503, "not_kept")

    with monkeypatch.context() as broken, pytest.raises(Refusal):
        broken.setattr(lobby, fails, refuse)
        await lobby.come(Visitor(Deaf(), entered.json()["id"], open=True))
    assert lobby.pages == []
    for _ in range(10):  # the player counts as here until then
        await asyncio.sleep(0)
    assert lobby.here == set()


async def test_without_a_club_there_is_no_lobby(database: Path) -> None:
    async with house(database) as here:
        anna = await here.browser()
        for path, body in (
            ("/api/seeks", {"name": "Anna", "wish": wish()}),
            ("/api/lobby/enter", {"name": "Anna"}),
            ("/api/lobby/poll/open", {}),
            ("/api/challenges", {"name": "Anna", "player": "x", "wish": wish()}),
        ):
            refused(await anna.post(path, body), 404, "no_club")
        assert await here.rows("players") == []


async def test_a_seek_outlives_a_restart(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(database) as here:
        anna = await player(here, "Anna")
        await anna.seek()
        cookies = anna.browser.http.cookies
    async with club(database) as here:
        anna = LobbyPage(await here.browser(), "Anna")
        anna.browser.http.cookies = cookies
        await anna.open()
        await anna.waits()
        berta = await player(here, "Berta")
        assert (await berta.seek())["table"] is not None
