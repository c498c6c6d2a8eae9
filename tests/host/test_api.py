"""Tests of the HTTP API: a whole game, refusals in words, and requests that must do no harm."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx2
import pytest
from tests.host.conftest import Api
from tests.host.games import NORTH, SOUTH, VARIANT, setup

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.records import verify
from sandtable.games import variant
from sandtable.host.wire.request_guard import HEADERS
from sandtable.scenarios.files import read_text
from sandtable.scenarios.runner import run_scenario

Tokens = tuple[dict[str, str], str, str]


@pytest.fixture
async def seated(api: Api) -> Tokens:
    """Create a table with two people; return it with their tokens."""
    made = await api.table()
    return made, await api.sit(made, "South"), await api.sit(made, "North", "Ben")


async def act(api: Api, made: dict[str, str], token: str, action: int | str, seq: int) -> httpx2.Response:
    return await api.post(f"/api/tables/{made['id']}/actions", {"action": action, "seq": seq}, token)


async def snapshot(api: Api, made: dict[str, str], token: str | None = None) -> dict[str, Any]:
    got = await api.get(f"/api/tables/{made['id']}", token)
    assert got.status_code == 200, got.text
    return dict(got.json())


async def begin(api: Api, seated: Tokens) -> None:
    made, south, north = seated
    for token, action in ((south, setup(SOUTH)), (north, setup(NORTH))):
        done = await act(api, made, token, action, 0)
        assert done.status_code == 200, done.text


def problem(answer: httpx2.Response, status: int, error: str) -> str:
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body["error"] == error and body["message"] and "\n" not in body["message"]
    return str(body["message"])


async def test_games_and_rules(api: Api) -> None:
    games = (await api.get("/api/games")).json()
    assert games[0]["id"] == VARIANT and {"recruit", "sergeant"} <= {level["id"] for level in games[0]["levels"]}
    low, high = games[0]["minutes"]["2"]
    assert 1 <= low <= high
    rules = (await api.get(f"/api/games/{VARIANT}/rules")).json()
    assert rules["title"] and all(section["clauses"] for section in rules["sections"])
    clause = (await api.get(f"/api/games/{VARIANT}/rules/ST-MOVE-3")).json()
    assert clause["kind"] == "clause" and "iagonal" in clause["text"]
    problem(await api.get(f"/api/games/{VARIANT}/rules/ST-MOVE-99"), 404, "no_clause")
    problem(await api.get("/api/games/chess/rules"), 404, "unknown_variant")


async def test_what_is_long_is_sent_compressed(api: Api) -> None:
    whole = await api.http.get("/api/games", headers={"Accept-Encoding": "identity"})
    packed = await api.http.get("/api/games", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in whole.headers and packed.headers["content-encoding"] == "gzip"
    assert packed.json() == whole.json() and int(packed.headers["content-length"]) * 3 < len(whole.content)


async def test_a_clause_shows_itself(api: Api) -> None:
    book = (await api.get(f"/api/games/{VARIANT}/rules")).json()
    with_example = {clause["id"] for section in book["sections"] for clause in section["clauses"] if clause["example"]}
    assert {"ST-MOVE-3", "ST-SCOUT-5", "ST-ATK-6"} <= with_example and "ST-R-92" not in with_example
    shown = (await api.get(f"/api/games/{VARIANT}/rules/ST-MOVE-3/example")).json()
    assert shown["variant"] == VARIANT and "ST-MOVE-3" in shown["clauses"] and shown["title"]
    first, *others = shown["moments"]
    assert first["text"] == "" and set(first["views"]) == {"South", "North", "spectator"}
    assert "ST-MOVE-3" in {moment["refused"]["clause"] for moment in others if moment["refused"]}
    problem(await api.get(f"/api/games/{VARIANT}/rules/ST-R-92/example"), 404, "no_example")
    problem(await api.get(f"/api/games/{VARIANT}/rules/ST-MOVE-99/example"), 404, "no_clause")
    problem(await api.get("/api/games/chess/rules/ST-MOVE-3/example"), 404, "unknown_variant")


async def test_every_game_is_told_in_short(api: Api) -> None:
    for game in (await api.get("/api/games")).json():
        first, *others = (await api.get(f"/api/games/{game['id']}/short")).json()
        assert first["title"] and any(block["item"] for block in first["blocks"])
        words = " ".join(block["text"] for section in (first, *others) for block in section["blocks"])
        assert "](" not in words and "![" not in words
    campaign = (await api.get("/api/games/stratego-campaign/short")).json()
    assert [section["title"] for section in campaign] == ["Campaign", "Lightning"]
    problem(await api.get("/api/games/chess/short"), 404, "unknown_variant")


async def test_a_lesson_is_tried_and_nothing_is_kept(api: Api) -> None:
    lessons = (await api.get("/api/lessons/stratego")).json()
    step = lessons[0]
    assert {"id", "title", "variant", "seat", "task", "hint", "last", "moves", "clauses"} == set(step)
    path = f"/api/lessons/stratego/{step['id']}"
    begun = (await api.post(path, {"acts": []})).json()
    assert begun["legal"] and not begun["over"] and begun["view"]["viewer"] == step["seat"]
    assert problem(await api.post(path, {"acts": ["e6-f7"]}), 422, "illegal")
    problem(await api.post(path, {"acts": ["jump"]}), 400, "unreadable")
    problem(await api.post(path, {"acts": ["e6-e7"] * 101}), 400, "malformed")
    preview = (await api.post(path, {"acts": [], "partial": "help e6"})).json()
    assert preview["text"]
    shown = (await api.get(f"{path}/solution")).json()
    acts = [moment["text"].removeprefix("South ") for moment in shown["moments"] if moment["text"].startswith("South")]
    solved = (await api.post(path, {"acts": acts})).json()
    assert solved["solved"] and solved["over"] and solved["legal"] == []
    assert (await api.post(path, {"acts": []})).json() == begun
    problem(await api.get("/api/lessons/chess"), 404, "unknown_game")
    problem(await api.post("/api/lessons/stratego/LS-NONE", {"acts": []}), 404, "no_lesson")


async def test_a_game_without_a_client_is_in_no_lobby_and_at_no_table(api: Api) -> None:
    assert "stratego-classic" not in {game["id"] for game in (await api.get("/api/games")).json()}
    seats = [{"kind": "human"}, {"kind": "bot", "level": "sergeant"}]
    request = {"variant": "stratego-classic", "players": 2, "options": {}, "seats": seats}
    problem(await api.post("/api/tables", request), 404, "unknown_variant")


async def test_a_table_and_its_invite(api: Api) -> None:
    made = await api.table()
    assert made["invite"] == f"http://table.test/table/{made['id']}#{made['secret']}"
    path = f"/api/tables/{made['id']}/seats/South"
    wrong = await api.post(path, {"name": "Eve", "invite": "guess"})
    problem(wrong, 403, "wrong_invite")
    taken = await api.post(path, {"name": " Anna ", "invite": made["invite"]})
    assert taken.status_code == 200 and taken.json()["seat"] == "South"
    token = taken.json()["token"]
    problem(await api.post(path, {"name": "Eve", "invite": made["invite"]}), 409, "taken")
    again = await api.post(path, {"name": "Anna", "invite": ""}, token)
    assert again.json() == taken.json(), "the holder of the seat gets it again"
    problem(
        await api.post(f"/api/tables/{made['id']}/seats/West", {"name": "E", "invite": made["secret"]}),
        404,
        "no_seat",
    )
    shown = json.dumps(await snapshot(api, made))
    assert token not in shown and made["secret"] not in shown and '"Anna"' in shown


async def test_each_sees_their_own_view(api: Api, seated: Tokens) -> None:
    made, south, north = seated
    await act(api, made, south, setup(SOUTH), 0)
    own, other, watching = [await snapshot(api, made, token) for token in (south, north, None)]
    assert (own["you"], other["you"], watching["you"]) == ("South", "North", None)
    assert len(own["view"]["placed"]) == 20 and not other["view"].get("placed")
    assert all(piece["rank"] is None for piece in watching["view"]["pieces"])
    assert (
        watching["legal"] == []
        and watching["table"]["acts"] == []
        and own["table"]["acts"] == ["draw", "abort", "leave"]
    )


async def test_a_program_at_a_table_is_given_its_view_as_numbers(api: Api, seated: Tokens) -> None:
    made, south, north = seated
    await act(api, made, south, setup(SOUTH), 0)
    lightning = variant("stratego-lightning")
    seen = {}
    for token in (south, north):
        whole = (await api.get(f"/api/tables/{made['id']}?packed=true", token)).json()
        seen[whole["you"]] = lightning.observe(whole["view"])
        offered = {entry["id"] for entry in whole["legal"]}
        assert offered <= {*lightning.legal(whole["view"]), *lightning.unlisted}
        assert "packed" not in (await snapshot(api, made, token))["view"]
    plane = lightning.observation.meaning.index("own Marshall")
    assert (seen["South"][plane].sum(), seen["North"][plane].sum()) == (1, 0)


async def test_a_game_from_set_up_to_rematch(api: Api, seated: Tokens) -> None:
    made, south, north = seated
    await begin(api, seated)
    moved = await act(api, made, south, "a4-a5", 2)
    assert moved.status_code == 200 and moved.json()["seq"] == 3 and moved.json()["legal"] == []
    assert (await act(api, made, south, "a4-a5", 2)).content == moved.content
    table = f"/api/tables/{made['id']}"
    problem(await api.get(f"{table}/replay?at=0", south), 409, "not_over")
    problem(await api.get(f"{table}/scenario?at=0", south), 409, "not_over")
    problem(await api.post(f"{table}/rematch", {"answer": "yes"}, south), 409, "not_over")
    partial = (await api.get(f"{table}/record", north)).text
    assert "Seed" not in partial and "F@a3" not in partial and "F@a8" in partial
    assert (await act(api, made, north, "resign", 2)).status_code == 200
    ended = (await snapshot(api, made))["table"]["ended"]
    assert ended["winners"] == ["South"] and ended["termination"] == "resign"
    record = await api.get(f"{table}/record")
    assert record.headers["content-type"].startswith("text/plain") and verify(record.text, variant).ok
    replay = (await api.get(f"{table}/replay?at=3")).json()
    assert replay["text"] == "South a4-a5" and set(replay["views"]) == {"South", "North", "spectator"}
    problem(await api.get(f"{table}/replay?at=99"), 422, "bad_position")
    problem(await api.get(f"{table}/replay?at=x"), 422, "malformed")
    saved = await api.get(f"{table}/scenario?at=3")
    document = next(read_text(saved.text))
    assert run_scenario(document, "saved.yaml", variant).passed and "\nlast: South a4-a5\n" in saved.text
    assert saved.headers["content-disposition"].endswith(f'-{made["id"]}-3.yaml"')
    problem(await api.get(f"{table}/scenario?at=99"), 422, "bad_position")

    asked = (await api.post(f"{table}/rematch", {"answer": "yes"}, south)).json()["table"]
    assert asked["rematch"] is None and asked["offers"]["rematch"] == {"yes": ["South"], "waits": ["North"], "no": None}
    agreed = (await api.post(f"{table}/rematch", {"answer": "yes"}, north)).json()["table"]
    assert agreed["rematch"] == (await snapshot(api, made))["table"]["rematch"] is not None
    following = await snapshot(api, {"id": agreed["rematch"]}, south)
    assert following["you"] == "North" and [seat["name"] for seat in following["table"]["seats"]] == [
        "Ben",
        "Anna",
    ]


async def test_stale_acts_get_the_present_position(api: Api, seated: Tokens) -> None:
    made, south, _ = seated
    await begin(api, seated)
    late = await act(api, made, south, "b4-b5", 0)
    problem(late, 409, "stale")
    assert late.json()["present"] == await snapshot(api, made, south)


async def test_refusals_by_the_rules_name_the_clause(api: Api, seated: Tokens) -> None:
    made, south, north = seated
    await begin(api, seated)
    diagonal = await act(api, made, south, "a4-b5", 2)
    problem(diagonal, 422, "illegal")
    assert diagonal.json()["clause"] == "ST-MOVE-3"
    turn = await act(api, made, north, "a7-a6", 1)
    problem(turn, 422, "illegal")
    assert turn.json()["clause"] == "ST-TURN-1"
    problem(await act(api, made, south, "castle", 2), 400, "unreadable")
    problem(await act(api, made, south, 10**6, 2), 400, "unreadable")


async def test_who_may_act(api: Api, seated: Tokens) -> None:
    made, _, _ = seated
    other = await api.table()
    stranger = await api.sit(other, "South")
    path = f"/api/tables/{made['id']}/actions"
    body = {"action": "resign", "seq": 0}
    problem(await api.post(path, body), 401, "no_token")
    problem(await api.post(path, body, "guess"), 403, "wrong_token")
    problem(await api.post(path, body, stranger), 403, "wrong_token")
    problem(await api.get(f"/api/tables/{made['id']}", stranger), 403, "wrong_token")
    basic = await api.http.post(path, json=body, headers={"Authorization": "Basic Zm9v"})
    problem(basic, 401, "wrong_token")
    problem(await api.get("/api/tables/nowhere"), 404, "no_table")


async def test_draw_abort_leave(api: Api, seated: Tokens) -> None:
    made, south, north = seated
    table = f"/api/tables/{made['id']}"
    offered = await api.post(f"{table}/draw", {"answer": "offer"}, south)
    assert offered.json()["table"]["offers"]["draw"] == "South"
    problem(await api.post(f"{table}/draw", {"answer": "accept"}, south), 409, "no_offer")
    agreed = await api.post(f"{table}/draw", {"answer": "accept"}, north)
    assert agreed.json()["table"]["ended"]["termination"] == "agreed"
    problem(await api.post(f"{table}/abort", {}, south), 409, "too_late")

    early = await api.table()
    token = await api.sit(early, "South")
    left = await api.post(f"/api/tables/{early['id']}/leave", {}, token)
    assert left.status_code == 200 and left.json()["you"] is None
    problem(await api.post(f"/api/tables/{early['id']}/leave", {}, token), 403, "wrong_token")
    token = await api.sit(early, "South")
    aborted = await api.post(f"/api/tables/{early['id']}/abort", {}, token)
    assert aborted.json()["table"]["ended"]["termination"] == "aborted"


async def test_previews_are_made_from_the_own_view(api: Api, seated: Tokens) -> None:
    made, south, _ = seated
    path = f"/api/tables/{made['id']}/preview"
    random_set_up = (await api.post(path, {"partial": "setup"}, south)).json()
    assert (await act(api, made, south, random_set_up["action"], 0)).status_code == 200
    watching = await api.post(path, {"partial": "a4"})
    assert watching.status_code < 500 and '"rank":"' not in watching.text.replace(" ", "")
    unreadable = await api.post(path, {"partial": "\u0000"}, south)
    assert unreadable.status_code < 500


@pytest.mark.parametrize(
    "body",
    [
        "nonsense",
        "[]",
        "{}",
        '{"variant": 3}',
        '{"variant": "stratego-lightning", "seat": []}',
        '{"variant": "stratego-lightning", "players": "2"}',
        '{"variant": "stratego-lightning", "players": true}',
        '{"variant": "stratego-lightning", "seats": [{"kind": "cat"}]}',
        "\xff\xfe",
        '{"variant": "' + "[" * 30000,
    ],
)
async def test_bodies_that_cannot_be_read(api: Api, body: str) -> None:
    problem(await api.http.post("/api/tables", content=body.encode("latin-1")), 400, "malformed")


async def test_a_body_of_ten_megabytes_is_refused_and_not_kept(api: Api) -> None:
    async def flood() -> AsyncIterator[bytes]:
        for _ in range(160):
            yield b"x" * 65536

    problem(await api.http.post("/api/tables", content=flood()), 413, "too_large")
    problem(await api.http.post("/api/tables/x/actions", content=b" " * 10_000_000), 413, "too_large")


async def test_names_are_checked(api: Api) -> None:
    made = await api.table()
    for name in ("", "x" * 25, "a\x07", "\u202eevil"):
        path = f"/api/tables/{made['id']}/seats/South"
        problem(await api.post(path, {"name": name, "invite": made["secret"]}), 422, "bad_name")


async def test_pages_of_other_sites_are_refused(api: Api) -> None:
    async def post(origin: str) -> httpx2.Response:
        return await api.http.post("/api/tables", json={"variant": VARIANT}, headers={"Origin": origin})

    assert (await post("http://table.test")).status_code == 201
    for origin in ("https://evil.example", "null", "http://table.test.evil.example", "http://table.test:81"):
        assert "--public-url" in problem(await post(origin), 403, "wrong_origin")
    read = await api.http.get("/api/games", headers={"Origin": "https://evil.example"})
    assert read.status_code == 200 and "access-control-allow-origin" not in read.headers


async def test_every_answer_makes_browsers_careful(api: Api) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/nowhere", "/healthz", "/openapi.json"):
        answer = await api.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path


async def test_addresses_that_lead_nowhere(api: Api) -> None:
    problem(await api.get("/api/nowhere"), 404, "not_found")
    problem(await api.post("/api/games", {}), 405, "refused")
    problem(await api.post("/nowhere", {}), 405, "refused")
    assert (await api.get("/healthz")).json() == {"ok": True}
    assert (await api.http.head("/healthz")).status_code == 200


async def test_levels_that_a_server_is_too_slow_for_say_so_and_who_plays_instead(api: Api) -> None:
    """Interpreted rules are too slow for playouts."""
    [levels] = [game["levels"] for game in (await api.get("/api/games")).json() if game["id"] == VARIANT]
    assert {level["id"] for level in levels if level["ready"]} >= {"recruit", "corporal", "sergeant"}
    assert {level["id"]: level["ready"] for level in levels}["lieutenant"] == (not INTERPRETED)
    made = await api.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "lieutenant"}])
    path = f"/api/tables/{made['id']}"
    north = (await api.get(path)).json()["table"]["seats"][1]
    assert (north["level"], north["stand_in"]) == ("lieutenant", "sergeant" if INTERPRETED else None)
    south = await api.sit(made, "South")
    assert (await act(api, made, south, setup(SOUTH), 0)).status_code == 200
    await api.post(f"{path}/leave", {}, south)
    ended = (await api.get(path)).json()["table"]
    assert ended["ended"] and ended["seats"][1]["stand_in"] is None


async def test_metrics_count(api: Api, seated: Tokens) -> None:
    made, south, _ = seated
    await begin(api, seated)
    await act(api, made, south, "b4-b5", 0)
    problem(await api.get("/metrics"), 403, "not_here")
    text = await api.metrics()
    for line in (
        "sandtable_rooms 1.0",
        "sandtable_tables_founded_total 1.0",
        "sandtable_act_seconds_count 2.0",
        'sandtable_act_seconds_bucket{le="+Inf"} 2.0',
        'sandtable_refusals_total{error="not_here"} 1.0',
        'sandtable_bots_waiting{pool="slow"} 0.0',
        "sandtable_bot_stand_ins_total 0.0",
    ):
        assert f"\n{line}\n" in text
    assert "_created" not in text and "python_" not in text


async def test_a_computer_player_without_workers_is_played_by_the_host(api: Api) -> None:
    made = await api.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "sergeant"}])
    token = await api.sit(made, "South")
    assert (await act(api, made, token, setup(SOUTH), 0)).status_code == 200
    async with api.hub.tables.at(made["id"]) as active:
        thinking = list(active.thinking.values())
    for task in thinking:
        await task
    now = await snapshot(api, made, token)
    assert now["view"]["phase"] == "play" and not any(seat["thinking"] for seat in now["table"]["seats"])


async def test_idle_tables_leave_the_memory_and_come_back(api: Api, seated: Tokens) -> None:
    made, south, _ = seated
    await begin(api, seated)
    before = await snapshot(api, made, south)
    async with api.hub.tables.at(made["id"]) as active:
        active.last_used = float("-inf")
    api.hub.tables.sweep()
    assert api.hub.tables.count == 0
    assert await snapshot(api, made, south) == before
