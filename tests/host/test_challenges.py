"""Tests of challenges: to play, to sit down at a table, and to seek two others together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.host.browsers import House, refused
from tests.host.lobbies import ALLIANCE, CAMPAIGN, DAILY, LIGHTNING, SOLDIER, TEN, LobbyPage, accept, club, player, wish

import sandtable.host.club.challenging
import sandtable.host.club.lobby


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(tmp_path / "games.db") as running:
        yield running


@pytest.fixture
async def two(here: House) -> tuple[LobbyPage, LobbyPage]:
    """Anna and Berta, who see each other in the lobby."""
    return await several(here, "Anna", "Berta")  # type: ignore[return-value]


async def several(here: House, *names: str) -> tuple[LobbyPage, ...]:
    players = [await player(here, name) for name in names]
    for one in players:
        await one.until(lambda page: len(page.here) == len(names))
    return tuple(players)


async def test_a_challenge_is_accepted(two: tuple[LobbyPage, LobbyPage]) -> None:
    anna, berta = two
    assert (await anna.challenge(berta, wish=wish(CAMPAIGN))).status_code == 204
    sent, got = await anna.challenged(), await berta.challenged()
    assert (sent["yours"], sent["name"], got["yours"], got["name"]) == (True, "Berta", False, "Anna")
    assert got["wish"]["games"] == [CAMPAIGN] and got["state"] == "open" and 3 * 3600 - 5 < got["left"] <= 3 * 3600
    path = await accept(berta, got["id"])
    assert f"/api/tables/{(await anna.challenged('accepted'))['table']}" == path
    assert {await one.browser.seat_at(path) for one in two} == {"South", "North"}
    assert await accept(berta, got["id"]) == path, "once more, after an answer that was lost"


async def test_a_challenge_is_declined_with_a_reason(two: tuple[LobbyPage, LobbyPage]) -> None:
    anna, berta = two
    await anna.challenge(berta)
    got = await berta.challenged()
    assert (await berta.browser.post(f"/api/challenges/{got['id']}/decline", {"reason": "later"})).status_code == 204
    assert (await anna.challenged("declined"))["reason"] == "later"
    await berta.until(lambda page: not page.own["challenges"])
    refused(await berta.browser.post(f"/api/challenges/{got['id']}/accept", {}), 409, "gone")
    assert (await anna.browser.delete(f"/api/challenges/{got['id']}")).status_code == 204
    await anna.until(lambda page: not page.own["challenges"])


async def test_a_challenge_is_withdrawn_by_who_sent_it(two: tuple[LobbyPage, LobbyPage]) -> None:
    anna, berta = two
    await anna.challenge(berta)
    got = await berta.challenged()
    await berta.browser.delete(f"/api/challenges/{got['id']}")
    await anna.browser.delete(f"/api/challenges/{got['id']}")
    await berta.until(lambda page: not page.own["challenges"])
    refused(await berta.browser.post(f"/api/challenges/{got['id']}/accept", {}), 409, "gone")


async def test_a_challenge_can_be_accepted_before_the_page_of_its_sender_is_connected(here: House) -> None:
    berta = await player(here, "Berta")
    anna = LobbyPage(await here.browser(), "Anna")
    sent = await anna.post("/api/challenges", {"player": berta.id, "wish": wish()})
    assert sent.status_code == 204, sent.text
    path = await accept(berta, (await berta.challenged())["id"])
    assert await anna.browser.seat_at(path) is not None


async def test_nobody_else_answers_a_challenge(here: House, two: tuple[LobbyPage, LobbyPage]) -> None:
    anna, berta = two
    clara = await player(here, "Clara")
    await anna.challenge(berta)
    id = (await berta.challenged())["id"]
    for one in (anna, clara):
        refused(await one.browser.post(f"/api/challenges/{id}/accept", {}), 409, "gone")
        refused(await one.browser.post(f"/api/challenges/{id}/decline", {}), 409, "gone")
    await clara.browser.delete(f"/api/challenges/{id}")
    await accept(berta, id)


async def test_a_challenge_ends(here: House, two: tuple[LobbyPage, LobbyPage], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.challenging, "LASTS", 0.1)
    anna, berta = two
    assert (await anna.challenge(berta)).status_code == 204
    while await here.rows("challenges"):
        await asyncio.sleep(0.01)
    await berta.until(lambda page: not page.own["challenges"])


async def test_to_whom_no_challenge_can_be_sent(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence each, and nothing is lost."""
    monkeypatch.setattr(sandtable.host.club.lobby, "GONE_AFTER", 0.0)
    anna, berta, clara = await several(here, "Anna", "Berta", "Clara")
    assert refused(await anna.challenge(anna), 409, "yourself") == "You cannot challenge yourself."
    await berta.close()
    await clara.say(type="open", open=False)
    await anna.until(lambda page: set(page.here) == {anna.id})
    for other in (berta, clara):
        words = refused(await anna.challenge(other), 409, "gone")
        assert words == "This player is not here any more, or not open to a game."
    assert await here.rows("challenges") == []


async def test_what_is_no_challenge(two: tuple[LobbyPage, LobbyPage]) -> None:
    anna, berta = two
    for body in (
        {},
        {"wish": wish(LIGHTNING, CAMPAIGN)},
        {"wish": wish(times=(TEN, DAILY))},
        {"wish": wish(), "table": "t"},
        {"team": True, "table": "t"},
    ):
        refused(await anna.post("/api/challenges", {"player": berta.id, **body}), 422, "bad_challenge")
    refused(await anna.challenge(berta, wish=wish(LIGHTNING), team=True), 422, "bad_seats")
    refused(await anna.challenge(berta, table="nowhere"), 404, "no_table")


async def test_few_challenges_are_open_at_a_time(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.challenging, "MOST_OPEN", 1)
    anna, berta, clara = await several(here, "Anna", "Berta", "Clara")
    assert (await anna.challenge(berta)).status_code == 204
    assert (await anna.challenge(berta, wish=wish(CAMPAIGN))).status_code == 204, "it replaces the first"
    refused(await anna.challenge(clara), 409, "too_many_challenges")


@pytest.mark.parametrize("kind", ["play", "team", "table"])
async def test_the_challenges_of_who_has_left_are_withdrawn(
    here: House, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """But for those by the day, which need nobody here."""
    monkeypatch.setattr(sandtable.host.club.lobby, "GONE_AFTER", 0.0)
    anna, berta, clara = await several(here, "Anna", "Berta", "Clara")
    made = await anna.browser.table(time=TEN)
    await anna.browser.sit(made, "South")
    bodies: dict[str, dict[str, Any]] = {
        "play": {"wish": wish()},
        "team": {"wish": wish(ALLIANCE), "team": True},
        "table": {"table": made["id"]},
    }
    assert (await anna.challenge(berta, **bodies[kind])).status_code == 204
    await anna.challenge(clara, wish=wish(times=(DAILY,)))
    id = (await berta.challenged())["id"]
    await anna.close()
    await berta.until(lambda page: not page.own["challenges"] and anna.id not in page.here)
    refused(await berta.browser.post(f"/api/challenges/{id}/accept", {}), 409, "gone")
    assert (await clara.challenged())["name"] == "Anna"


async def test_who_is_not_here_cannot_be_played_with_now(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.lobby, "GONE_AFTER", 0.0)
    anna, berta = await several(here, "Anna", "Berta")
    await anna.close()
    await berta.until(lambda page: set(page.here) == {berta.id})
    await anna.challenge(berta)
    id = (await berta.challenged())["id"]
    words = refused(await berta.browser.post(f"/api/challenges/{id}/accept", {}), 409, "away")
    assert words == "Anna is not here just now. The challenge stays open."
    await anna.open()
    await accept(berta, id)


async def test_a_game_by_the_day_begins_without_the_challenger(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.lobby, "GONE_AFTER", 0.0)
    anna, berta = await several(here, "Anna", "Berta")
    await anna.challenge(berta, wish=wish(times=(DAILY,)))
    got = await berta.challenged()
    assert got["left"] > 2 * 24 * 3600
    await anna.close()
    await berta.until(lambda page: set(page.here) == {berta.id})
    path = await accept(berta, got["id"])
    assert await anna.browser.games() == [path]


async def test_who_has_found_a_game_is_taken_from_no_other(here: House) -> None:
    """The first yes ends what the challenger seeks, and the other challenges."""
    anna, berta, clara = await several(here, "Anna", "Berta", "Clara")
    await anna.seek(CAMPAIGN)
    for other in (berta, clara):
        await anna.challenge(other)
    await clara.challenged()
    await accept(berta, (await berta.challenged())["id"])
    await clara.until(lambda page: not page.own["challenges"])
    await anna.until(lambda page: page.own["seek"] is None)
    assert (await clara.seek(CAMPAIGN))["table"] is None


async def test_a_game_now_ends_no_search_by_the_day(two: tuple[LobbyPage, LobbyPage]) -> None:
    anna, berta = two
    await anna.seek(CAMPAIGN, times=(DAILY,))
    await anna.waits()
    await anna.challenge(berta)
    await accept(berta, (await berta.challenged())["id"])
    await anna.challenged("accepted")
    await anna.waits()


# ---- to a table ----


async def test_a_player_is_asked_to_a_table(two: tuple[LobbyPage, LobbyPage]) -> None:
    anna, berta = two
    made = await anna.browser.table(variant="soldier", players=3)
    refused(await anna.challenge(berta, table=made["id"]), 403, "no_seat")
    await anna.browser.sit(made, "A")
    await anna.challenge(berta, table=made["id"])
    got = await berta.challenged()
    assert (got["kind"], got["table"], got["wish"]["games"]) == ("table", made["id"], [SOLDIER])
    path = await accept(berta, got["id"])
    assert await berta.browser.seat_at(path) == "B" and await accept(berta, got["id"]) == path


async def test_a_table_that_is_full_is_refused_and_the_challenge_stays(here: House) -> None:
    anna, berta, clara = await several(here, "Anna", "Berta", "Clara")
    made = await anna.browser.table()
    await anna.browser.sit(made, "South")
    await anna.challenge(berta, table=made["id"])
    id = (await berta.challenged())["id"]
    await clara.browser.sit(made, "North", "Clara")
    words = refused(await berta.browser.post(f"/api/challenges/{id}/accept", {}), 409, "full")
    assert words == "This table is full."
    assert berta.own["challenges"][0]["state"] == "open"
    refused(await anna.challenge(berta, table=made["id"]), 409, "full")


# ---- partners ----


async def team(one: LobbyPage, other: LobbyPage) -> None:
    """Let two be partners who seek two others."""
    asked = await one.challenge(other, wish=wish(ALLIANCE), team=True)
    assert asked.status_code == 204, asked.text
    accepted = await other.browser.post(f"/api/challenges/{(await other.challenged())['id']}/accept", {})
    assert accepted.status_code == 200, accepted.text


async def test_a_pair_of_partners_meets_a_pair(here: House) -> None:
    anna, berta, clara, doris, emma = await several(here, "Anna", "Berta", "Clara", "Doris", "Emma")
    await team(anna, berta)
    await anna.waits()
    await berta.waits()
    assert (anna.own["seek"]["partner"], berta.own["seek"]["partner"]) == ("Berta", "Anna")
    assert (await emma.seek(ALLIANCE))["table"] is None, "she is alone"
    await team(clara, doris)
    path = await anna.found()
    assert [await one.found() for one in (berta, clara, doris)] == [path] * 3
    seats = [await one.browser.seat_at(path) for one in (anna, berta, clara, doris)]
    sides = [{"South", "North"}, {"West", "East"}]
    assert set(seats[:2]) in sides and set(seats[2:]) in sides and len(set(seats)) == 4
    await emma.waits()


async def test_either_partner_ends_the_search(here: House) -> None:
    anna, berta = await several(here, "Anna", "Berta")
    await team(anna, berta)
    await anna.waits()
    await berta.browser.delete("/api/seeks")
    await anna.until(lambda page: page.own["seek"] is None)
