"""Tests of players: who becomes one, by which requests a browser is known, and which seats its session holds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.host.browsers import House, house, refused
from tests.host.games import SOUTH, setup
from tests.host.servers import Server, hear, say

import sandtable.host.club.sessions
from sandtable.host.settings import Rate
from sandtable.host.store.clearing import DAY
from sandtable.host.store.keeping import today
from sandtable.host.tokens import digest

KEY = "k" * 40


@pytest.fixture
async def here(database: str) -> AsyncIterator[House]:
    async with house(database) as running:
        yield running


# ---- who becomes a player ----


async def test_a_page_that_takes_its_first_seat_gets_a_session_of_which_the_hash_is_kept(here: House) -> None:
    anna = await here.browser()
    made = await anna.table()
    taken = await anna.post(f"/api/tables/{made['id']}/seats/South", {"name": "Anna", "invite": made["secret"]})
    assert anna.cookie is not None and "set-cookie" not in taken.headers, "founding has made the guest already"
    secret = anna.cookie.partition("=")[2]
    assert len(secret) == 32 and [session.hash for session in await here.rows("sessions")] == [digest(secret)]
    [player] = await here.rows("players")
    assert (player.kind, player.name) == ("guest", "Anna")
    assert (await anna.me())["player"] == {"name": "Anna", "kind": "guest"}


async def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(here: House) -> None:
    made = await (await here.browser()).post("/api/tables", {"variant": "stratego-lightning"})
    name, *attributes = made.headers["set-cookie"].split("; ")
    assert name.startswith("sandtable=")
    assert attributes == ["Path=/", f"Max-Age={400 * DAY}", "HttpOnly", "SameSite=Lax"]


async def test_behind_tls_the_cookie_is_of_this_host_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db", public_url="https://table.test") as here:
        anna = await here.browser("https://table.test")
        made = await anna.post("/api/tables", {"variant": "stratego-lightning"})
        name, *attributes = made.headers["set-cookie"].split("; ")
        assert name.startswith("__Host-sandtable=") and "Secure" in attributes and "Path=/" in attributes
        path = await anna.game()
        assert await anna.seat_at(path) == "South"


async def test_servers_on_other_ports_of_a_host_keep_their_own_cookies(here: House) -> None:
    made = await (await here.browser("http://table.test:8001")).post("/api/tables", {"variant": "stratego-lightning"})
    assert made.headers["set-cookie"].startswith("sandtable-8001=")


async def test_somebody_who_only_looks_is_no_player(here: House) -> None:
    path, visitor = await (await here.browser()).game(), await here.browser()
    for look in ("/", "/api/games", path, f"{path}/log?before=1", "/api/me"):
        assert "set-cookie" not in (await visitor.get(look)).headers
    assert await visitor.me() == {"player": None, "games": [], "more": False}
    assert len(await here.rows("players")) == 1
    refused(await visitor.post("/api/me/link", {}), 401, "no_player")


async def test_a_program_goes_on_with_its_token_and_is_nobody(here: House) -> None:
    program = (await here.browser()).http
    made = (await program.post("/api/tables", json={"variant": "stratego-lightning"})).json()
    path = f"/api/tables/{made['id']}"
    taken = await program.post(f"{path}/seats/South", json={"name": "Bot", "invite": made["secret"]})
    assert not program.cookies and not await here.rows("players") and not await here.rows("seats")
    token = {"Authorization": f"Bearer {taken.json()['token']}"}
    laid = await program.post(f"{path}/actions", json={"action": setup(SOUTH), "seq": 0}, headers=token)
    assert laid.status_code == 200


async def test_a_request_that_is_sent_again_makes_no_second_guest(here: House) -> None:
    anna, again = await here.browser(), await here.browser()
    made = await (await here.browser()).table()
    tokens = [await browser.sit(made, "South", key=KEY) for browser in (anna, again)]
    assert tokens[0] == tokens[1] and anna.cookie == again.cookie and await again.games() != []
    assert len(await here.rows("seats")) == 1


async def test_an_address_makes_so_many_guests_and_then_its_seats_have_only_tokens(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db", new_guests=Rate(0.001, 1)) as here:
        anna, ben = await here.browser(), await here.browser()
        made = await anna.table()
        await anna.sit(made, "South")
        token = await ben.sit(made, "North")
        assert anna.cookie and not ben.cookie
        assert (await ben.get(f"/api/tables/{made['id']}", Authorization=f"Bearer {token}")).json()["you"] == "North"


# ---- what a session is good for ----


async def test_a_session_holds_the_seat_wherever_a_token_does(here: House) -> None:
    anna = await here.browser()
    path = await anna.game()
    assert await anna.seat_at(path) == "South"
    await anna.lay_out(path)
    assert (await anna.post(f"{path}/preview", {"partial": "setup"})).status_code == 200
    assert (await anna.post(f"{path}/lend", {})).status_code == 200
    assert "South place 2@j4" in (await anna.get(f"{path}/record")).text, "its own army is in the record"


async def test_a_session_counts_for_requests_of_our_own_pages_alone(here: House) -> None:
    anna = await here.browser()
    path = await anna.game()
    order = {"action": setup(SOUTH), "seq": 0}
    bare = await anna.http.post(f"{path}/actions", json=order)
    refused(bare, 401, "no_token")
    refused(await anna.post(f"{path}/actions", order, Origin="http://evil.test"), 403, "wrong_origin")
    refused(await anna.post(f"{path}/actions", order, Origin="null"), 403, "wrong_origin")
    refused(await anna.http.post("/api/me/link", json={}), 401, "no_player")
    refused(await anna.http.delete("/api/me/sessions"), 401, "no_player")
    for site in ("cross-site", "same-site"):
        seen = await anna.get(path, **{"Sec-Fetch-Site": site})
        assert seen.json()["you"] is None
        assert (await anna.get("/api/me", **{"Sec-Fetch-Site": site})).json()["player"] is None
    for site in ("same-origin", "none"):
        assert (await anna.get(path, **{"Sec-Fetch-Site": site})).json()["you"] == "South"


async def test_a_token_decides_where_there_is_one(here: House) -> None:
    anna, ben = await here.browser(), await here.browser()
    made = await anna.table()
    await anna.sit(made, "South")
    token, path = await ben.sit(made, "North", "Ben"), f"/api/tables/{made['id']}"
    assert (await anna.get(path, Authorization=f"Bearer {token}")).json()["you"] == "North"
    refused(await anna.get(path, Authorization="Bearer guess"), 403, "wrong_token")


@pytest.mark.both_databases
async def test_a_seat_that_is_left_or_moves_away_belongs_to_the_next_person(here: House) -> None:
    anna, ben, phone = await here.browser(), await here.browser(), await here.browser()
    made = await anna.table()
    path = f"/api/tables/{made['id']}"
    await anna.sit(made, "South")
    assert (await anna.post(f"{path}/leave", {})).status_code == 200
    assert await anna.seat_at(path) is None
    await ben.sit(made, "South", "Ben")
    assert (await anna.seat_at(path), await ben.seat_at(path)) == (None, "South")
    link = (await ben.post(f"{path}/lend", {})).json()["link"]
    assert (await phone.post(f"{path}/claim", {"code": link})).status_code == 200
    assert (await ben.seat_at(path), await phone.seat_at(path)) == (None, "South")


async def test_a_player_has_one_seat_at_a_table(here: House) -> None:
    anna = await here.browser()
    made = await anna.table()
    await anna.sit(made, "South")
    token, path = await anna.sit(made, "North"), f"/api/tables/{made['id']}"
    assert await anna.seat_at(path) == "South"
    assert (await anna.get(path, Authorization=f"Bearer {token}")).json()["you"] == "North"


@pytest.mark.both_databases
async def test_players_have_their_seats_at_a_rematch(here: House) -> None:
    anna, ben, program = await here.browser(), await here.browser(), await here.browser()
    made = await anna.table()
    path = f"/api/tables/{made['id']}"
    await anna.sit(made, "South")
    token = (await program.http.post(f"{path}/seats/North", json={"name": "Ben", "invite": made["secret"]})).json()[
        "token"
    ]
    assert (await anna.post(f"{path}/abort", {})).status_code == 200
    await anna.post(f"{path}/rematch", {"answer": "yes"})
    said = await ben.http.post(f"{path}/rematch", json={"answer": "yes"}, headers={"Authorization": f"Bearer {token}"})
    following = f"/api/tables/{said.json()['table']['rematch']}"
    assert await anna.seat_at(following) == "North" and await anna.games() == [following, path]
    assert len(await here.rows("seats")) == 2, "a program has no player there either"


@pytest.mark.both_databases
async def test_a_session_lasts_400_days_from_its_last_use(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.browser()
    path, now = await anna.game(), today()

    def go_to(day: int) -> None:
        monkeypatch.setattr(sandtable.host.club.sessions, "today", lambda: now + day * DAY)

    assert "set-cookie" not in (await anna.get("/api/me")).headers
    go_to(300)
    assert f"Max-Age={400 * DAY}" in (await anna.get(path)).headers["set-cookie"]
    assert "set-cookie" not in (await anna.get(path)).headers, "once a day"
    go_to(700)
    assert await anna.seat_at(path) == "South"
    go_to(1101)
    assert await anna.seat_at(path) is None and (await anna.me())["player"] is None


# ---- listening ----


async def test_a_page_listens_by_its_session(server: Server) -> None:
    made, origin = server.table(), f"http://127.0.0.1:{server.port}"
    cookie = server.sit_as_page(made, "South")
    async with server.socket(made["id"], origin=origin, additional_headers={"Cookie": cookie}) as page:
        await say(page, type="hello", token=None)
        assert (await hear(page, "welcome"))["you"] == "South"
    async with server.socket(made["id"], additional_headers={"Cookie": cookie}) as program:
        await say(program, type="hello", token=None)
        assert (await hear(program, "welcome"))["you"] is None
    async with server.socket(
        made["id"], origin=origin, additional_headers={"Cookie": f"sandtable-{server.port}=guess"}
    ) as stranger:
        await say(stranger, type="hello", token=None)
        assert (await hear(stranger, "welcome"))["you"] is None


async def test_a_page_polls_by_its_session(here: House) -> None:
    anna = await here.browser()
    poll = f"{await anna.game()}/poll"
    session = (await anna.post(f"{poll}/open", {"type": "hello", "token": None})).json()["session"]
    received = (await anna.post(f"{poll}/receive", {"session": session})).json()["messages"]
    assert received[0]["you"] == "South"
