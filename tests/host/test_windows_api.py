"""Tests of reaction windows over HTTP and WebSocket: orders, more time, the clock of a table, refusals."""

from __future__ import annotations

from typing import Any

import pytest
from tests.host.conftest import Api
from tests.host.servers import Server, hear, say

MADE = ("Anna", "Ben", "Cleo")


async def sit(api: Api, players: int = 2, **request: Any) -> tuple[dict[str, str], dict[str, str]]:
    """Create a table of Ultimate Soldier with people on all seats; return it and their tokens."""
    made = await api.table("soldier", players=players, **request)
    seats = "ABCD"[:players]
    return made, {seat: await api.sit(made, seat, name) for seat, name in zip(seats, MADE, strict=False)}


async def look(api: Api, made: dict[str, str], token: str | None = None) -> dict[str, Any]:
    seen = await api.get(f"/api/tables/{made['id']}", token)
    assert seen.status_code == 200
    return dict(seen.json())


async def test_the_games_say_which_orders_there_are(api: Api) -> None:
    games = {game["id"]: game for game in (await api.get("/api/games")).json()}
    assert [order["id"] for order in games["soldier"]["orders"]] == ["pass", "shot", "attack", "always"]
    assert all(order["title"] and order["text"] for order in games["soldier"]["orders"])
    assert games["warkings"]["orders"] == []


async def test_a_window_from_opening_to_closing(api: Api) -> None:
    made, tokens = await sit(api)
    path = f"/api/tables/{made['id']}"
    now = await look(api, made, tokens["B"])
    assert now["table"]["clock"] == 30 and now["view"]["phase"] == "W-START"
    assert now["window"]["window"]["asks"] == ["B"] and now["window"]["mine"]["state"] == "open"
    assert (await look(api, made))["window"]["mine"] is None
    more = await api.post(f"{path}/more-time", {}, tokens["B"])
    assert more.status_code == 200 and more.json()["window"]["window"]["more"] == ["B"]
    again = await api.post(f"{path}/more-time", {}, tokens["B"])
    assert (again.status_code, again.json()["error"]) == (409, "no_more")
    act = {"action": "PASS", "seq": now["seq"]}
    answers = [await api.post(f"{path}/actions", act, tokens["B"]) for _ in range(2)]
    assert answers[0].status_code == 200 and answers[0].content == answers[1].content
    after = await look(api, made, tokens["A"])
    assert after["window"] == {"window": None, "mine": None, "order": "always"} and after["legal"]


async def test_an_answer_is_the_answer_to_its_request(api: Api) -> None:
    made, tokens = await sit(api, 3)
    seq = (await look(api, made, tokens["C"]))["seq"]
    done = await api.post(f"/api/tables/{made['id']}/actions", {"action": "PASS", "seq": seq}, tokens["C"])
    assert done.json()["legal"] == [] and done.json()["seq"] == seq + 1
    now = await look(api, made, tokens["C"])
    assert now["window"]["mine"]["state"] == "sealed" and now["window"]["mine"]["answer"] == "PASS"
    twice = await api.post(f"/api/tables/{made['id']}/actions", {"action": 0, "seq": seq + 1}, tokens["C"])
    assert (twice.status_code, twice.json()["error"]) == (409, "sealed")


async def test_answers_that_a_window_does_not_take(api: Api) -> None:
    """Answers may be malformed, not on offer, or from a seat not asked, nobody or another table.

    After each, everything is as before.
    """
    made, tokens = await sit(api, 3, clock=0)
    _, strangers = await sit(api, 3)
    path = f"/api/tables/{made['id']}/actions"
    before = await look(api, made, tokens["B"])
    seq = before["seq"]
    for action, token, status in (
        ("SNIPE", tokens["B"], 400),
        ("SNIPE B.Nobody\n", tokens["B"], 400),
        ("x" * 5000, tokens["B"], 400),
        (10**9, tokens["B"], 400),
        ({"kind": "pass"}, tokens["B"], 400),
        ("LAY Attack", tokens["B"], 422),
        ("PASS", tokens["A"], 409),
        ("PASS", None, 401),
        ("PASS", strangers["B"], 403),
    ):
        refused = await api.post(path, {"action": action, "seq": seq}, token)
        assert refused.status_code == status, (action, refused.text)
        assert "\n" not in refused.json()["message"]
    assert await look(api, made, tokens["B"]) == before


async def test_orders_over_http(api: Api) -> None:
    made, tokens = await sit(api, 3)
    path = f"/api/tables/{made['id']}/order"
    done = await api.post(path, {"order": "attack"}, tokens["B"])
    assert done.status_code == 200 and done.json()["window"]["order"] == "attack"
    assert done.json()["window"]["mine"]["state"] == "sealed"
    assert (await look(api, made, tokens["C"]))["window"]["order"] == "always"
    for body, token, status, error in (
        ({"order": "sleep"}, tokens["B"], 422, "bad_order"),
        ({"order": 3}, tokens["B"], 400, "malformed"),
        ({}, tokens["B"], 400, "malformed"),
        ({"order": "x" * 65}, tokens["B"], 400, "malformed"),
        ({"order": "pass"}, None, 401, "no_token"),
        ({"order": "pass"}, "guess", 403, "wrong_token"),
    ):
        refused = await api.post(path, body, token)
        assert (refused.status_code, refused.json()["error"]) == (status, error)
        assert "\n" not in refused.json()["message"]


async def test_an_order_on_sitting_down(api: Api) -> None:
    made = await api.table("soldier", players=2)
    path = f"/api/tables/{made['id']}/seats/B"
    request = {"name": "Ben", "invite": made["secret"]}
    refused = await api.post(path, {**request, "order": "sleep"})
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_order")
    token = (await api.post(path, {**request, "order": "shot"})).json()["token"]
    await api.sit(made, "A", "Anna")
    now = await look(api, made, token)
    assert now["window"]["order"] == "shot" and now["view"]["phase"] == "draw", "nobody had to be waited for"


@pytest.mark.parametrize(("asked", "clock"), [({}, 30), ({"clock": 0}, 0), ({"clock": 5}, 5), ({"clock": 600}, 600)])
async def test_the_clock_of_a_table(api: Api, asked: dict[str, int], clock: int) -> None:
    made, _ = await sit(api, **asked)
    now = await look(api, made)
    assert now["table"]["clock"] == clock and now["window"]["window"]["length"] == (clock or None)


@pytest.mark.parametrize(
    ("clock", "status"),
    [(1, 422), (4, 422), (601, 422), (10**9, 422), (-5, 400), (7.5, 400), ("ten", 400), (True, 400)],
)
async def test_clocks_that_there_are_not(api: Api, clock: object, status: int) -> None:
    refused = await api.post("/api/tables", {"variant": "soldier", "clock": clock})
    assert refused.status_code == status and refused.json()["message"] and "\n" not in refused.json()["message"]


async def test_games_without_windows_know_nothing_of_them(api: Api) -> None:
    refused = await api.post("/api/tables", {"variant": "stratego-lightning", "clock": 30})
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_option")
    made = await api.table("stratego-lightning")
    token = await api.sit(made, "South")
    now = await look(api, made, token)
    assert now["window"] is None and now["table"]["clock"] is None
    path = f"/api/tables/{made['id']}"
    order = await api.post(f"{path}/order", {"order": "pass"}, token)
    assert (order.status_code, order.json()["error"]) == (422, "bad_order")
    more = await api.post(f"{path}/more-time", {}, token)
    assert (more.status_code, more.json()["error"]) == (409, "no_window")


async def test_people_are_not_asked_by_what_they_hold(api: Api) -> None:
    refused = await api.post("/api/tables", {"variant": "soldier", "options": {"ask": "holders"}})
    assert (refused.status_code, refused.json()["error"]) == (422, "bad_option")


async def test_windows_over_the_websocket(server: Server) -> None:
    _, made = server.call("/api/tables", {"variant": "soldier", "players": 3, "clock": 600})
    tokens = {seat: server.sit(made, seat) for seat in "ABC"}
    async with server.socket(made["id"]) as ben, server.socket(made["id"]) as watching:
        await say(ben, type="hello", token=tokens["B"])
        await say(watching, type="hello", token=None)
        opened = await hear(watching, "window")
        assert opened["window"]["asks"] == ["B", "C"] and opened["mine"] is None and opened["order"] is None
        assert (await hear(ben, "window"))["mine"] == {"state": "open", "answer": None, "more": True}
        await say(ben, type="more_time")
        assert (await hear(watching, "window"))["window"]["more"] == ["B"]
        assert (await hear(ben, "window"))["mine"]["more"] is False
        await say(ben, type="order", order="sleep")
        assert (await hear(ben, "refused"))["error"] == "bad_order"
        await say(ben, type="order", order="attack")
        sealed = await hear(ben, "window")
        assert sealed["order"] == "attack" and sealed["mine"]["answer"] == "PASS"
        for message in ({"type": "order", "order": "pass"}, {"type": "more_time"}):
            await say(watching, **message)
            assert (await hear(watching, "refused"))["error"] == "no_token"
        seq = server.call(f"/api/tables/{made['id']}", None, tokens["C"])[1]["seq"]
        server.call(f"/api/tables/{made['id']}/actions", {"action": "PASS", "seq": seq}, tokens["C"])
        assert (await hear(watching, "window"))["window"] is None
        await say(ben, type="more_time")
        assert (await hear(ben, "refused"))["error"] == "no_window"
