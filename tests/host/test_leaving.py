"""Tests of leaving a game of partners: the seat is not filled at once, because the others decide."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.host.conftest import Api
from tests.host.pairs import PairsServer, pairs
from tests.host.partners_api import Four

__all__ = ["pairs"]
pytestmark = pytest.mark.usefixtures("pairs")


async def left_by_c(api: Api, *levels: str) -> Four:
    """Return a table at which A has had a turn and C has left."""
    four = await Four.sit(api, *levels)
    await four.turn("A")
    left = await four.post("C", "leave")
    assert left.status_code == 200 and left.json()["you"] is None
    return four


def waiting(yes: list[str], waits: list[str]) -> dict[str, Any]:
    """Return the question about C, who has left."""
    return {"seat": "C", "yes": yes, "waits": waits, "off": [], "away": None, "claim": False}


async def table(four: Four, seat: str | None = "A") -> dict[str, Any]:
    return dict((await four.look(seat))["table"])


async def test_the_game_waits(api: Api) -> None:
    four = await left_by_c(api)
    now = await table(four)
    assert [seat["left"] for seat in now["seats"]] == [False, False, True, False]
    assert now["seats"][2]["kind"] == "human" and now["ended"] is None
    assert now["offers"]["replace"] == [waiting([], ["A", "B", "D"])]
    waits = await four.act("B")
    assert waits.status_code == 409 and "Cleo has left" in waits.json()["message"]
    assert "draw" not in now["acts"] and (await four.team("A"))["closed"] == "Your partner has left the table."


async def test_a_computer_player_takes_over_when_all_agree(api: Api) -> None:
    four = await left_by_c(api)
    await four.do("D", "replace", seat="C", answer="yes")
    await four.do("A", "replace", seat="C", answer="yes")
    assert (await table(four, None))["offers"]["replace"] == [waiting(["A", "D"], ["B"])]
    await four.do("B", "replace", seat="C", answer="yes")
    now = await table(four)
    assert now["seats"][2] | {"here": False, "thinking": False} == {
        "seat": "C", "kind": "bot", "level": "sergeant", "name": "Sergeant Pike", "taken": True,
        "here": False, "thinking": False, "left": False, "stand_in": None, "relievable": False, "relieved": None,
        "rating": None,
    }  # fmt: skip
    assert now["offers"]["replace"] == []
    assert (await four.api.get(four.path, four.tokens["C"])).status_code == 403, "the seat is another's"
    await four.turn("B")


async def test_one_no_drops_the_proposal(api: Api) -> None:
    four = await left_by_c(api)
    assert await four.refused("A", "replace", seat="C", answer="no") == (409, "no_question")
    await four.do("A", "replace", seat="C", answer="yes")
    await four.do("B", "replace", seat="C", answer="no")
    assert (await table(four))["offers"]["replace"] == [waiting([], ["A", "B", "D"])]


async def test_all_who_stayed_may_call_it_off(api: Api) -> None:
    four = await left_by_c(api)
    for seat in ("A", "B"):
        await four.do(seat, "replace", seat="C", answer="off")
    await four.do("D", "replace", seat="C", answer="yes")
    assert (await table(four))["ended"] is None
    await four.do("D", "replace", seat="C", answer="off")
    ended = (await table(four))["ended"]
    assert (ended["termination"], ended["winners"]) == ("aborted", [])
    assert ended["text"] == "The game is called off: Cleo has left."


async def test_who_left_may_come_back_until_then(api: Api) -> None:
    four = await left_by_c(api)
    assert (await table(four, "C"))["acts"] == ["return"]
    assert await four.refused("C", "leave") == (409, "left")
    assert await four.refused("C", "replace", seat="C", answer="yes") == (409, "left")
    assert await four.refused("C", "talk", text="Hello.") == (409, "talk_closed")
    await four.do("C", "return")
    assert (await table(four))["offers"]["replace"] == []
    await four.turn("B")
    assert await four.refused("C", "return") == (409, "not_left")


async def test_nobody_else_takes_the_seat(api: Api) -> None:
    four = await left_by_c(api)
    body = {"name": "Eve", "invite": four.made["secret"]}
    taken = await api.post(f"{four.path}/seats/C", body)
    assert (taken.status_code, taken.json()["error"]) == (409, "taken")
    assert await four.refused("A", "replace", seat="B", answer="yes") == (409, "no_question")
    assert (await four.refused(None, "replace", seat="C", answer="yes"))[0] == 401
    assert await four.refused("A", "replace", seat="Z", answer="yes") == (404, "no_seat")


async def test_who_is_left_alone_decides_alone(api: Api) -> None:
    four = await left_by_c(api)
    for seat in ("B", "D"):
        assert (await four.post(seat, "leave")).status_code == 200
    for seat in ("B", "C", "D"):
        await four.do("A", "replace", seat=seat, answer="yes")
    now = await table(four)
    assert [seat["kind"] for seat in now["seats"]] == ["human", "bot", "bot", "bot"] and now["ended"] is None


async def test_those_who_have_all_agreed_need_not_wait_for_one_who_leaves_too(api: Api) -> None:
    four = await left_by_c(api)
    for seat in ("A", "B"):
        await four.do(seat, "replace", seat="C", answer="yes")
    assert (await four.post("D", "leave")).status_code == 200
    now = await table(four)
    assert now["seats"][2]["kind"] == "bot" and now["seats"][3]["left"]


async def test_when_nobody_stays_it_is_over(api: Api) -> None:
    four = await left_by_c(api)
    for seat in ("A", "B", "D"):
        assert (await four.post(seat, "leave")).status_code == 200
    ended = (await table(four, None))["ended"]
    assert (ended["termination"], ended["winners"]) == ("aborted", [])


async def test_who_leaves_computer_players_behind_loses_with_their_partner(api: Api) -> None:
    four = await Four.sit(api, "recruit", "recruit", "recruit")
    await four.turn("A")
    while not (await four.look("A"))["legal"]:  # their turn again: then the game has begun in earnest
        await asyncio.sleep(0.02)
    await four.turn("A")
    assert (await four.post("A", "leave")).status_code == 200
    ended = (await table(four, None))["ended"]
    assert (ended["termination"], ended["winners"], ended["losers"]) == ("left", ["B", "D"], ["A", "C"])


async def test_before_all_are_there_a_seat_is_free_again(api: Api) -> None:
    made = await api.table("pairs")
    four = Four(api, made, {"B": await api.sit(made, "B"), "C": await api.sit(made, "C")})
    assert (await four.post("C", "leave")).status_code == 200
    now = await table(four, "B")
    assert not now["seats"][2]["taken"] and now["offers"]["replace"] == []


async def test_the_next_game_is_for_those_who_stayed(api: Api) -> None:
    four = await Four.sit(api, talk="always")
    assert (await four.post("C", "leave")).status_code == 200
    await four.do("A", "abort")
    assert await four.refused("C", "rematch", answer="yes") == (409, "left")
    for seat in ("A", "D", "B"):
        assert (await table(four))["rematch"] is None
        await four.do(seat, "rematch", answer="yes")
    next_table = f"/api/tables/{(await table(four))['rematch']}"
    shown = (await api.get(next_table, four.tokens["A"])).json()
    now = shown["table"]
    assert shown["you"] == "B" and (await api.get(next_table, four.tokens["C"])).status_code == 403
    assert [seat["name"] for seat in now["seats"]] == ["Dan", "Anna", "Ben", None] and now["talk"] == "always"


def test_leaving_and_agreeing_survive_a_kill(tmp_path: Path) -> None:
    with PairsServer(tmp_path / "games.db") as server:
        _, made = server.call("/api/tables", {"variant": "pairs"})
        tokens = {seat: server.sit(made, seat) for seat in "ABCD"}
        path = f"/api/tables/{made['id']}"
        assert server.call(f"{path}/leave", {}, tokens["C"])[0] == 200
        assert server.call(f"{path}/replace", {"seat": "C", "answer": "yes"}, tokens["A"])[0] == 200
        server.kill()
        server.start()
        offers = server.call(path)[1]["table"]["offers"]
        assert offers["replace"] == [waiting(["A"], ["B", "D"])]
