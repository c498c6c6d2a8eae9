"""Tests of seats that a browser holds by tokens, and that are bound to its player later."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.host.browsers import Browser, House, house, refused

from sandtable.host.settings import Rate

KEY = "k" * 40


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "games.db") as running:
        yield running


async def kept(here: House, seat: str = "South") -> dict[str, str]:
    """Take a seat as a browser of a former release did; return what it keeps."""
    program = (await here.browser()).http
    made = (await program.post("/api/tables", json={"variant": "stratego-lightning"})).json()
    body = {"name": "Anna", "invite": made["secret"]}
    taken = (await program.post(f"/api/tables/{made['id']}/seats/{seat}", json=body)).json()
    return {"table": made["id"], "token": taken["token"]}


async def bind(browser: Browser, *seats: dict[str, str], key: str | None = None) -> list[Any]:
    """Send seats to be bound; return the reasons why they were not, or None for each."""
    bound = await browser.post("/api/me/seats", {"seats": seats, "key": key})
    assert bound.status_code == 200, bound.text
    answers = bound.json()["seats"]
    assert [answer["table"] for answer in answers] == [seat["table"] for seat in seats]
    return [answer["problem"] and answer["problem"]["error"] for answer in answers]


async def test_seats_are_bound_and_the_player_is_called_as_there(here: House) -> None:
    anna, one, two = await here.browser(), await kept(here), await kept(here, "North")
    assert await bind(anna, one, two) == [None, None]
    assert (await anna.me())["player"]["name"] == "Anna" and len(await anna.games()) == 2
    assert await anna.seat_at(f"/api/tables/{two['table']}") == "North"
    assert await bind(anna, one) == [None], "once more, it is bound already"
    for seat in (one, two):
        seen = await anna.get(f"/api/tables/{seat['table']}", Authorization=f"Bearer {seat['token']}")
        assert seen.json()["you"], "the token is as good as before"


async def test_others_are_left_out_each_with_its_reason(here: House) -> None:
    anna, good = await here.browser(), await kept(here)
    wrong, unknown = {**good, "token": "guess"}, {"table": "nowhere", "token": "t"}
    assert await bind(anna, wrong, good, unknown) == ["wrong_token", None, "no_table"]


async def test_a_seat_of_another_player_is_not_taken_away(here: House) -> None:
    anna, ben, seat = await here.browser(), await here.browser(), await kept(here)
    await bind(anna, seat)
    assert await bind(ben, seat) == ["another_player"]
    assert ben.cookie is None and len(await here.rows("players")) == 1, "nobody is made for nothing"
    own = await kept(here)
    assert await bind(ben, seat, own) == ["another_player", None]
    assert await anna.games() == [f"/api/tables/{seat['table']}"]


async def test_a_player_has_one_seat_at_a_table(here: House) -> None:
    anna = await here.browser()
    made = await anna.table()
    await anna.sit(made, "South")
    token = await (await here.browser()).sit(made, "North")
    await here.store.change(lambda connection: connection.exec_driver_sql("DELETE FROM seats WHERE seat = 1"))
    assert await bind(anna, {"table": made["id"], "token": token}) == ["another_seat"]


async def test_seats_at_rematches_that_followed_are_bound_too(here: House) -> None:
    ben, program = await here.browser(), (await here.browser()).http
    made = (await program.post("/api/tables", json={"variant": "stratego-lightning"})).json()
    path, tokens = f"/api/tables/{made['id']}", {}
    for seat in ("South", "North"):
        body = {"name": seat, "invite": made["secret"]}
        tokens[seat] = (await program.post(f"{path}/seats/{seat}", json=body)).json()["token"]
    headers = {seat: {"Authorization": f"Bearer {token}"} for seat, token in tokens.items()}
    await program.post(f"{path}/abort", json={}, headers=headers["South"])
    for seat in ("South", "North"):
        said = await program.post(f"{path}/rematch", json={"answer": "yes"}, headers=headers[seat])
    following = f"/api/tables/{said.json()['table']['rematch']}"
    assert await bind(ben, {"table": made["id"], "token": tokens["North"]}) == [None]
    assert await ben.games() == [following, path] and await ben.seat_at(following) == "South"


async def test_what_holds_no_seat_makes_nobody(here: House) -> None:
    anna, seat = await here.browser(), await kept(here)
    assert await bind(anna, {**seat, "token": "guess"}) == ["wrong_token"]
    assert anna.cookie is None and await here.rows("players") == []


async def test_a_request_that_is_sent_again_makes_no_second_player(here: House) -> None:
    anna, again, seat = await here.browser(), await here.browser(), await kept(here)
    await bind(anna, seat, key=KEY)
    again.http.cookies.clear()
    other = await kept(here)
    assert await bind(again, seat, other, key=KEY) == [None, None]
    assert anna.cookie == again.cookie and len(await here.rows("players")) == 1


async def test_only_pages_bind_seats_and_so_many_at_once(here: House) -> None:
    anna, seat = await here.browser(), await kept(here)
    refused(await anna.http.post("/api/me/seats", json={"seats": [seat]}), 403, "not_a_page")
    refused(await anna.post("/api/me/seats", {"seats": [seat] * 21}), 400, "malformed")
    refused(await anna.post("/api/me/seats", {"seats": []}), 400, "malformed")


async def test_an_address_makes_so_many_players(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db", new_guests=Rate(0.001, 1)) as here:
        anna, ben = await here.browser(), await here.browser()
        assert await bind(anna, await kept(here)) == [None]
        refused(await ben.post("/api/me/seats", {"seats": [await kept(here)]}), 429, "too_fast")
