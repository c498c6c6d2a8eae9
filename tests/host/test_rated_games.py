"""Tests of rated games: what is rated, that it is rated once, and what nobody sees before the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.host.browsers import House, refused
from tests.host.games import NORTH
from tests.host.lobbies import DAILY, LIGHTNING, SOLDIER, TEN, LobbyPage, club, player
from tests.host.members import account
from tests.host.rated import begin, lose, member, pair, rated, ratings, resign, seek
from tests.host.robots import in_lobby, make, new_robot, robot

import sandtable.host.club.lobby
import sandtable.host.club.pairing
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Took
from sandtable.host.store.rating_model import NEW, shown
from sandtable.host.store.results import Pool
from sandtable.host.store.schema import SEATS

FRESH = {"points": 1500, "spread": 333}


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(tmp_path / "games.db") as running:
        yield running


async def stored(house: House, *columns: str) -> list[tuple[Any, ...]]:
    return [tuple(getattr(row, column) for column in columns) for row in await house.rows("ratings")]


# ---- what is rated ----


async def test_a_game_that_both_seek_for_ratings_changes_both(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    path = await begin(anna, berta, path=await pair(anna, berta))
    assert await rated(anna.browser, path) == "yes"
    assert await ratings(anna.browser, path) == {"Anna": FRESH, "Berta": FRESH}
    assert await here.rows("results") == []
    await resign(anna, path)
    (result,) = await here.rows("results")
    assert path.endswith(result.table_id) and (result.game, result.pace) == ("stratego", "live")
    points = {row.player: shown(row).points for row in await here.rows("ratings")}
    assert points == {anna.id: 1395, berta.id: 1605}
    assert [row.games for row in await here.rows("ratings")] == [1, 1]
    assert await ratings(anna.browser, path) == {"Anna": FRESH, "Berta": FRESH}, "as they were at the table"


async def test_ratings_of_the_next_game_begin_where_the_last_one_ended(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    await lose(anna, berta)
    on_plates = await ratings(anna.browser, await pair(anna, berta))
    assert [on_plates[name]["points"] for name in ("Anna", "Berta")] == [1395, 1605]


async def test_without_both_asking_nothing_is_rated(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    assert (await anna.sought(await seek(anna)))["table"] is None
    assert (await berta.seek())["table"] is None, "a seek without ratings does not meet one with them"
    clara = await member(here, "Clara")
    path = f"/api/tables/{(await clara.seek())['table']}"
    assert await rated(clara.browser, path) is None
    await begin(berta, clara, path=path)
    await resign(berta, path)
    assert await here.rows("results") == [] == await here.rows("ratings")


async def test_guests_play_no_rated_games(here: House) -> None:
    guest, anna = await player(here, "Gast"), await member(here, "Anna")
    refused(await seek(guest), 403, "need_account")
    sought = (await seek(anna)).json()
    await guest.until(lambda page: bool(page.seeks))
    refused(await guest.post(f"/api/seeks/{sought['id']}/answer", {}), 403, "need_account")
    wish = {"games": [LIGHTNING], "times": [TEN], "rated": True}
    refused(await guest.challenge(anna, wish=wish), 403, "need_account")
    assert (await anna.challenge(guest, wish=wish)).status_code == 204
    challenge = await guest.challenged()
    refused(await guest.browser.post(f"/api/challenges/{challenge['id']}/accept", {}), 403, "need_account")


async def test_at_a_rated_open_table_only_accounts_sit_down(here: House) -> None:
    anna, guest = await member(here, "Anna"), await player(here, "Gast")
    request: dict[str, Any] = {"variant": "stratego-lightning", "open": True, "rated": True, "time": TEN}
    refused(await guest.browser.post("/api/tables", request), 403, "need_account")
    made = await anna.browser.table(**{key: value for key, value in request.items() if key != "variant"})
    await anna.browser.sit(made, "South", "somebody else")
    path = f"/api/tables/{made['id']}"
    assert await ratings(anna.browser, path) == {"Anna": FRESH, None: None}
    seat = f"{path}/seats/North"
    refused(await guest.browser.post(seat, {"name": "Gast"}), 403, "need_account")
    refused(await (await here.browser()).http.post(seat, json={"name": "x"}), 403, "need_account")
    refused(await anna.browser.post(seat, {"name": "Anna"}), 409, "own_table")
    refused(await anna.browser.post(f"{path}/fill", {}), 409, "no_free_seat")
    refused(await anna.browser.post(f"{path}/lend", {}), 409, "rated")


@pytest.mark.parametrize(
    "request_",
    [
        {"time": None},
        {"hints": True},
        {"seats": [{"kind": "human"}, {"kind": "bot"}]},
        {"options": {"chance": 1}},
        {"time": DAILY, "standin": True},
    ],
)
async def test_only_a_match_of_equals_by_the_rulebook_is_rated(here: House, request_: dict[str, Any]) -> None:
    anna = await member(here, "Anna")
    body = {"variant": "stratego-lightning", "rated": True, "time": TEN, **request_}
    answer = await anna.browser.post("/api/tables", body)
    assert answer.status_code in (400, 422), answer.text


async def test_two_who_come_by_one_line_are_told_that_it_is_not_rated(here: House) -> None:
    one, other = [await member(here, name, line="203.0.113.7") for name in ("Anna", "Berta")]
    path = await pair(one, other)
    assert await rated(one.browser, path) == "shared_line"
    await begin(one, other, path=path)
    await resign(one, path)
    assert await here.rows("results") == []


async def test_two_who_come_by_two_lines_are_rated(here: House) -> None:
    one, other = [await member(here, name, line) for name, line in (("Anna", "203.0.113.7"), ("Berta", "203.0.113.8"))]
    assert await rated(one.browser, await pair(one, other)) == "yes"


async def test_a_game_that_is_called_off_before_it_begins_is_not_rated(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    path = await pair(anna, berta)
    assert (await anna.browser.post(f"{path}/abort", {})).status_code == 200
    assert await here.rows("results") == []


async def test_a_continuation_is_not_rated_and_a_rematch_is(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    path = await lose(anna, berta)
    made = await anna.browser.post(f"{path}/continuations", {"at": 0, "seat": "South"})
    assert await rated(anna.browser, f"/api/tables/{made.json()['id']}") is None
    # a player who has left does not play again: so the next game ends by a draw
    path = await begin(anna, berta, path=await pair(anna, berta))
    await draw(anna, berta, path)
    for page in (anna, berta):
        assert (await page.browser.post(f"{path}/rematch", {"answer": "yes"})).status_code == 200
    following = (await anna.browser.get(path)).json()["table"]["rematch"]
    again = f"/api/tables/{following}"
    assert await rated(anna.browser, again) == "yes"
    on_plates = await ratings(anna.browser, again)
    assert on_plates["Anna"]["points"] == max(
        shown(row).points for row in await here.rows("ratings") if row.player == anna.id
    )


async def draw(one: LobbyPage, other: LobbyPage, path: str) -> None:
    for page, answer in ((one, "offer"), (other, "accept")):
        said = await page.browser.post(f"{path}/draw", {"answer": answer})
        assert said.status_code == 200, said.text


async def test_a_draw_brings_unequal_players_nearer(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    await lose(anna, berta)
    path = await begin(anna, berta, path=await pair(anna, berta))
    await draw(anna, berta, path)
    points = {row.player: shown(row).points for row in await here.rows("ratings")}
    assert 1395 < points[anna.id] < points[berta.id] < 1605


async def test_who_abandons_three_games_plays_without_ratings_for_a_day(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    for _ in range(3):
        await lose(anna, berta)
    refused(await seek(anna), 409, "abandoned")
    assert (await anna.seek())["table"] is None
    assert (await seek(berta)).status_code == 200


async def test_a_table_for_three_is_rated_as_it_ended(here: House) -> None:
    pages = [await member(here, name) for name in ("Anna", "Berta", "Clara")]
    made = await pages[0].browser.table("soldier", players=3, open=True, rated=True, time=TEN)
    path = f"/api/tables/{made['id']}"
    seats = [seat["seat"] for seat in made["seats"]]
    for page, seat in zip(pages, seats, strict=True):
        assert (await page.browser.post(f"{path}/seats/{seat}", {"name": page.name})).status_code == 200
    assert await rated(pages[0].browser, path) == "yes"
    assert SOLDIER["players"] == len(seats)


async def test_a_member_is_one_who_has_registered(here: House) -> None:
    anna = await member(here, "Anna")
    assert await account(anna.browser) is not None
    assert (await here.store.ratings.of_player(anna.id, Pool("stratego", "live"))) == shown(NEW)


# ---- once ----


async def test_a_result_is_rated_once_though_its_line_comes_twice(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    path = await begin(anna, berta, path=await pair(anna, berta))
    await asyncio.gather(*(page.browser.post(f"{path}/leave", {}) for page in (anna, berta, anna, berta)))
    assert len(await here.rows("results")) == 1
    assert [row.games for row in await here.rows("ratings")] == [1, 1]


# ---- ranges ----


async def test_a_seek_meets_only_ratings_in_its_range_until_it_has_waited(
    here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandtable.host.club.pairing, "MINUTE", 1e6)
    anna, berta, clara = [await member(here, name) for name in ("Anna", "Berta", "Clara")]
    await lose(anna, berta)  # now 210 points lie between them, and 105 between each and Clara
    assert (await anna.sought(await seek(anna, within=150)))["table"] is None
    sought = (await seek(berta, within=100)).json()
    assert sought["table"] is None
    refused(await anna.post(f"/api/seeks/{sought['id']}/answer", {}), 409, "too_far")
    assert (await anna.sought(await seek(anna, within=150)))["table"] is None
    found = (await clara.sought(await seek(clara)))["table"]
    assert found is not None and f"/api/tables/{found}" == await anna.found(), "Berta looks for one who is nearer"
    assert (await clara.sought(await seek(clara, within=100)))["table"] is None
    monkeypatch.setattr(sandtable.host.club.pairing, "MINUTE", 0.001)
    await here.app.state.club.meeting.seeks.widen()
    assert await berta.found() == await clara.found()


async def test_an_account_is_not_rated_against_its_own_bot(here: House) -> None:
    olga = await member(here, "Olga")
    tokens = [(await make(olga.browser, name))["token"] for name in ("Rook", "Pawn")]
    first, second = [await in_lobby(await robot(here, token)) for token in tokens]
    wanted = {"wish": {"games": [LIGHTNING], "times": [TEN], "rated": True}, "bots": True}
    assert (await first.post("/api/seeks", wanted)).status_code == 200
    table = (await olga.sought(await olga.post("/api/seeks", wanted)))["table"]
    assert await rated(olga.browser, f"/api/tables/{table}") == "shared_line"
    assert (await first.post("/api/seeks", wanted)).status_code == 200
    table = (await second.sought(await second.post("/api/seeks", wanted)))["table"]
    assert await rated(olga.browser, f"/api/tables/{table}") == "shared_line"
    made = await olga.browser.table(open=True, rated=True, time=TEN, bots=True)
    path = f"/api/tables/{made['id']}"
    await olga.browser.sit(made, "South", "Olga")
    assert await rated(olga.browser, path) == "yes"
    sat = await first.browser.post(f"{path}/seats/North", {"name": "Rook"})
    assert sat.status_code == 200, sat.text
    assert await rated(olga.browser, path) == "shared_line"
    stranger = await in_lobby(await new_robot(here, "Knight", "Oskar"))
    assert (await stranger.post("/api/seeks", wanted)).status_code == 200
    table = (await olga.sought(await olga.post("/api/seeks", wanted)))["table"]
    assert await rated(olga.browser, f"/api/tables/{table}") == "yes"


# ---- one seat for one account ----


async def test_requests_at_once_give_an_account_one_seat(here: House) -> None:
    anna = await member(here, "Anna")
    made = await anna.browser.table(open=True, rated=True, time=TEN)
    path = f"/api/tables/{made['id']}"
    answers = await asyncio.gather(
        *(anna.browser.post(f"{path}/seats/{seat}", {"name": "Anna"}) for seat in ("South", "North"))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    (refusal,) = [answer for answer in answers if answer.status_code == 409]
    refused(refusal, 409, "own_table")
    assert [row.player for row in await here.rows("seats")] == [anna.id]


async def test_a_seat_at_a_rated_table_goes_to_nobody_else(here: House) -> None:
    anna, berta = await member(here, "Anna"), await member(here, "Berta")
    made = await anna.browser.table(open=True, rated=True, time=TEN)
    token = await anna.browser.sit(made, "South")
    kept = {"seats": [{"table": made["id"], "token": token}]}
    bound = (await berta.browser.post("/api/me/seats", kept)).json()["seats"]
    assert [one["problem"]["error"] for one in bound] == ["another_player"]

    def unbind(connection: sa.Connection) -> None:
        connection.execute(sa.delete(SEATS))

    await here.store.change(unbind)
    bound = (await berta.browser.post("/api/me/seats", kept)).json()["seats"]
    assert [one["problem"]["error"] for one in bound] == ["another_player"], "nobody has sat down with this account"
    assert await here.rows("seats") == []


async def test_another_server_gives_no_second_seat(here: House) -> None:
    anna = await member(here, "Anna")
    made = await anna.browser.table()
    await anna.browser.sit(made, "South")
    hub = here.app.state.hub
    async with hub.tables.at(made["id"]) as active:
        with pytest.raises(Refusal) as refusal:  # its row says that the player sits at another seat
            await hub.change(active, Took(NORTH, "Anna", "another token"), player=anna.id)
    assert refusal.value.error == "own_table"
    seen = (await anna.browser.get(f"/api/tables/{made['id']}")).json()["table"]
    assert [seat["taken"] for seat in seen["seats"]] == [True, False]
