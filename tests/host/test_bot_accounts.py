"""Tests of bots of accounts: their tokens, where they may sit down, and what becomes of them with their owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.host.browsers import ADDRESS, Browser, House, refused
from tests.host.lobbies import DAILY, LIGHTNING, SOLDIER, LobbyPage, accept, club, player, wish
from tests.host.members import PASSWORD, delete, log_in, register
from tests.host.mentions import mentions
from tests.host.robots import in_lobby, make, new_robot, robot

import sandtable.host.club.accounts
import sandtable.host.club.lobby
from sandtable.host.club.bots import MOST_BOTS, MOST_GAMES, MOST_TOKENS


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(sandtable.host.club.lobby, "TOLD_EVERY", 0.01)
    async with club(tmp_path / "games.db") as running:
        yield running


@pytest.fixture
async def olga(here: House) -> Browser:
    """An account that has no bots yet."""
    browser = await here.browser()
    await register(browser, "Olga")
    return browser


# ---- making and ending ----


async def test_a_bot_is_made_listed_and_deleted(here: House, olga: Browser) -> None:
    made = await make(olga)
    assert made["bot"]["name"] == "Rook (bot)" and made["token"].startswith("bot_")
    [token] = made["bot"]["tokens"]
    assert token["scopes"] == ["play", "read"] and token["used"] is None
    listed = (await olga.get("/api/me/bots")).json()
    assert listed == {"bots": [made["bot"]]} and made["token"] not in str(listed)
    assert made["token"] not in str(await here.rows("sessions"))
    rook = await robot(here, made["token"])
    assert (await rook.me())["player"] == {"name": "Rook (bot)", "kind": "bot"}
    [token] = (await olga.get("/api/me/bots")).json()["bots"][0]["tokens"]
    assert token["used"] == token["made"]
    assert (await olga.delete(f"/api/me/bots/{made['bot']['id']}")).status_code == 204
    assert (await olga.get("/api/me/bots")).json() == {"bots": []}
    refused(await rook.get("/api/me"), 401, "wrong_token")


async def test_tokens_are_added_and_ended_one_by_one(here: House, olga: Browser) -> None:
    made = await make(olga)
    path = f"/api/me/bots/{made['bot']['id']}"
    another = (await olga.post(f"{path}/tokens", {"scopes": ["read"]})).json()
    assert [one["scopes"] for one in another["bot"]["tokens"]].count(["read"]) == 1
    first, second = await robot(here, made["token"]), await robot(here, another["token"])
    [old] = made["bot"]["tokens"]
    assert (await olga.delete(f"{path}/tokens/{old['id']}")).status_code == 204
    refused(await first.get("/api/me"), 401, "wrong_token")
    assert (await second.get("/api/me")).status_code == 200
    refused(await olga.delete(f"{path}/tokens/{old['id']}"), 404, "no_token")


async def test_the_token_of_a_seat_ends_with_that_of_the_bot(here: House, olga: Browser) -> None:
    made = await make(olga)
    path = f"/api/me/bots/{made['bot']['id']}"
    other = await robot(here, (await olga.post(f"{path}/tokens", {"scopes": ["play", "read"]})).json()["token"])
    anna, rook = await here.browser(), await robot(here, made["token"])
    table = await anna.table("stratego-lightning", bots=True)
    kept = await rook.sit(table, "South")
    at = f"/api/tables/{table['id']}"
    shown = {"Authorization": f"Bearer {kept}"}
    assert (await anna.get(at, **shown)).json()["you"] == "South"
    [token] = made["bot"]["tokens"]
    assert (await olga.delete(f"{path}/tokens/{token['id']}")).status_code == 204
    refused(await anna.get(at, **shown), 403, "wrong_token")
    assert await other.seat_at(at) == "South"


async def test_a_connection_ends_with_its_token(here: House, olga: Browser) -> None:
    made = await make(olga)
    program = await robot(here, made["token"])
    session = (await program.post("/api/lobby/poll/open", {"type": "hello", "open": True})).json()
    [token] = made["bot"]["tokens"]
    await olga.delete(f"/api/me/bots/{made['bot']['id']}/tokens/{token['id']}")
    answer = await program.post("/api/lobby/poll/receive", session)
    while answer.json()["closed"] is None:
        answer = await program.post("/api/lobby/poll/receive", session)
    assert answer.json()["closed"]["code"] == 4401


async def test_there_are_only_so_many(olga: Browser) -> None:
    made = [await make(olga, f"Rook-{number}") for number in "abcde"[:MOST_BOTS]]
    refused(await olga.post("/api/me/bots", {"name": "Another"}), 409, "too_many_bots")
    path = f"/api/me/bots/{made[0]['bot']['id']}/tokens"
    for _ in range(MOST_TOKENS - 1):
        assert (await olga.post(path, {"scopes": ["play", "read"]})).status_code == 200
    refused(await olga.post(path, {"scopes": ["read"]}), 409, "too_many_tokens")
    assert (await olga.delete(f"/api/me/bots/{made[0]['bot']['id']}")).status_code == 204
    refused(await olga.post("/api/me/bots", {"name": "Another"}), 409, "too_many_bots")


async def test_names_of_bots_are_reserved_as_those_of_accounts(here: House, olga: Browser) -> None:
    await make(olga)
    for name in ("rook", "R0OK", "Olga", "South", "sergeant"):
        refused(await olga.post("/api/me/bots", {"name": name}), 409, "name_taken")
    for name in ("", "x", "Rook (bot)", "a" * 64, "\u202eRook"):
        refused(await olga.post("/api/me/bots", {"name": name}), 422, "bad_name")
    other = await here.browser()
    refused(await other.post("/api/register", {"name": "Rook", "password": PASSWORD}), 409, "name_taken")
    for name in ("Rook", "Knight (bot)"):
        guest = await LobbyPage(await here.browser(), name).enter()
        assert guest.own["player"]["name"] == f"{name} (guest)", "nobody passes for a bot"


async def test_bots_of_others_are_nobodys_business(here: House, olga: Browser) -> None:
    made, boris, guest = await make(olga), await here.browser(), await player(here, "Guest")
    await register(boris, "Boris")
    path, token = f"/api/me/bots/{made['bot']['id']}", made["bot"]["tokens"][0]["id"]
    assert (await boris.get("/api/me/bots")).json() == {"bots": []}
    refused(await boris.post(f"{path}/tokens", {"scopes": ["play"]}), 404, "no_bot")
    refused(await boris.delete(f"{path}/tokens/{token}"), 404, "no_bot")
    refused(await boris.delete(path), 404, "no_bot")
    for nobody in (guest.browser, await robot(here, made["token"])):
        answer = await nobody.post("/api/me/bots", {"name": "Pawn"})
        assert answer.status_code in (401, 403), answer.text
    assert (await (await robot(here, made["token"])).get("/api/me")).status_code == 200


# ---- tokens ----


@pytest.mark.parametrize("token", ["bot_", "bot_wrong", "bot_" + "x" * 10_000])
async def test_a_wrong_token_is_refused(here: House, token: str) -> None:
    rook = await robot(here, token)
    refused(await rook.get("/api/me"), 401, "wrong_token")
    refused(await rook.post("/api/seeks", {"name": "", "wish": wish()}), 401, "wrong_token")
    table = await (await here.browser()).game()
    refused(await rook.get(table), 401, "wrong_token")


async def test_a_token_to_look_is_not_good_to_play(here: House, olga: Browser) -> None:
    made = await make(olga)
    path = f"/api/me/bots/{made['bot']['id']}/tokens"
    looks = await robot(here, (await olga.post(path, {"scopes": ["read"]})).json()["token"])
    plays = await robot(here, made["token"])
    rook, anna = await in_lobby(plays), await player(here, "Anna")
    await anna.until(lambda page: len(page.here) == 2)
    await anna.challenge(rook)
    table = await accept(rook, (await rook.challenged())["id"])
    assert await looks.seat_at(table) == await plays.seat_at(table) is not None
    assert await looks.games() == [table]
    refused(await looks.act(table, 0), 403, "wrong_scope")
    refused(await looks.post("/api/lobby/enter", {"name": "x"}), 403, "wrong_scope")
    refused(await looks.post("/api/seeks", {"name": "", "wish": wish()}), 403, "wrong_scope")


async def test_a_token_to_look_founds_no_table(here: House, olga: Browser) -> None:
    made = await make(olga)
    looks = (await olga.post(f"/api/me/bots/{made['bot']['id']}/tokens", {"scopes": ["read"]})).json()["token"]
    wanted = {"variant": "stratego-lightning"}
    refused(await (await robot(here, looks)).post("/api/tables", wanted), 403, "wrong_scope")
    assert (await (await robot(here, made["token"])).post("/api/tables", wanted)).status_code == 201


async def test_a_token_and_a_cookie_do_not_count_together(here: House, olga: Browser) -> None:
    token = (await make(olga))["token"]
    shown = {"Authorization": f"Bearer {token}"}
    both = await olga.get("/api/me", **shown)
    assert both.json()["player"]["name"] == "Rook (bot)", "the token alone counts"
    refused(await olga.post("/api/me/codes", {"password": PASSWORD}, **shown), 403, "not_for_bots")
    refused(await olga.get("/api/me/bots", **shown), 403, "not_for_bots")
    stranger = await here.browser()
    as_cookie = await stranger.get("/api/me", Cookie=f"sandtable={token}")
    assert as_cookie.json()["player"] is None, "a token is no cookie"


async def test_a_bot_is_kept_from_what_is_for_people(here: House) -> None:
    rook = await new_robot(here)
    for path in ("/api/me/sessions", "/api/me/data", "/api/me/bots", "/api/me/account"):
        refused(await rook.get(path), 403, "not_for_bots")
    for path, body in (
        ("/api/me/link", {}),
        ("/api/daily", {"name": "x"}),
        ("/api/logout", {}),
        ("/api/me/codes", {}),
    ):
        refused(await rook.post(path, body), 403, "not_for_bots")
    entered = await rook.post("/api/register", {"name": "Bishop", "password": PASSWORD})
    assert entered.status_code == 403, entered.text
    assert (await rook.http.request("DELETE", "/api/me", json={}, headers=rook.shown)).status_code == 403


# ---- meeting ----


async def test_a_person_challenges_a_bot_and_both_are_seated(here: House) -> None:
    rook, anna = await in_lobby(await new_robot(here)), await player(here, "Anna")
    await anna.until(lambda page: len(page.here) == 2)
    assert anna.here[rook.id] == {"id": rook.id, "name": "Rook (bot)", "bot": True, "account": True}
    assert (await anna.challenge(rook)).status_code == 204
    got = await rook.challenged()
    table = await accept(rook, got["id"])
    assert (await anna.challenged("accepted"))["name"] == "Rook (bot)"
    assert {await one.browser.seat_at(table) for one in (rook, anna)} == {"South", "North"}
    seats = (await anna.browser.get(table)).json()["table"]["seats"]
    assert {seat["name"]: seat.get("account") for seat in seats} == {"Rook (bot)": True, "Anna": None}
    await rook.browser.lay_out(table)


async def test_a_bot_does_not_challenge_people(here: House) -> None:
    rook, anna = await in_lobby(await new_robot(here)), await player(here, "Anna")
    pawn = await in_lobby(await new_robot(here, "Pawn", "Paul"))
    await rook.until(lambda page: len(page.here) == 3)
    refused(await rook.challenge(anna), 409, "no_bots")
    assert (await rook.challenge(pawn)).status_code == 204
    await accept(pawn, (await pawn.challenged())["id"])


async def test_seeks_of_people_and_bots_meet_only_where_bots_are_welcome(here: House) -> None:
    rook, anna, berta = await in_lobby(await new_robot(here)), await player(here, "Anna"), await player(here, "Berta")
    await rook.seek()
    await rook.waits()
    assert (await anna.seek())["table"] is None, "they are not in the pool of people"
    await rook.until(lambda page: len(page.seeks) == 2)
    [hers] = [id for id, seek in rook.seeks.items() if seek["names"] == ["Anna"]]
    refused(await rook.post(f"/api/seeks/{hers}/answer", {}), 409, "no_bots")
    found = (await berta.seek(bots=True))["table"]
    assert found is not None
    assert await rook.found() == f"/api/tables/{found}"
    await anna.waits()


async def test_a_person_answers_the_seek_of_a_bot(here: House) -> None:
    rook, anna = await in_lobby(await new_robot(here)), await player(here, "Anna")
    await rook.seek()
    await anna.until(lambda page: len(page.seeks) == 1)
    [seek] = anna.seeks
    assert anna.seeks[seek]["names"] == ["Rook (bot)"]
    assert (await anna.sought(await anna.post(f"/api/seeks/{seek}/answer", {})))["table"] is not None
    await rook.found()


async def test_two_bots_find_each_other_only_if_both_want_that(here: House) -> None:
    rook, pawn = await in_lobby(await new_robot(here)), await in_lobby(await new_robot(here, "Pawn", "Paul"))
    await rook.seek()
    assert (await pawn.seek(bots=True))["table"] is None
    assert (await rook.seek(bots=True))["table"] is not None


async def test_a_bot_sits_down_where_that_is_ticked(here: House) -> None:
    rook, anna = await in_lobby(await new_robot(here)), await player(here, "Anna")
    tables = [
        await anna.browser.table("soldier", players=3, open=True, bots=bots, time=DAILY) for bots in (False, True)
    ]
    for table in tables:
        await anna.browser.sit(table, "A")
    await rook.until(lambda page: len(page.tables) == 2)
    assert {id: table.get("bots", False) for id, table in rook.tables.items()} == {
        tables[0]["id"]: False,
        tables[1]["id"]: True,
    }
    body = {"name": "x", "invite": tables[0]["secret"]}
    refused(await rook.browser.post(f"/api/tables/{tables[0]['id']}/seats/B", body), 409, "no_bots")
    taken = await rook.browser.post(f"/api/tables/{tables[1]['id']}/seats/B", {"name": "x"})
    assert taken.status_code == 200, taken.text
    seats = (await anna.browser.get(f"/api/tables/{tables[1]['id']}")).json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Rook (bot)", None]
    assert (await rook.seek(SOLDIER, times=(DAILY,)))["table"] is None, "the other table is for people"


async def test_people_are_not_led_to_tables_where_bots_may_sit(here: House) -> None:
    anna, berta = await player(here, "Anna"), await player(here, "Berta")
    table = await anna.browser.table("stratego-lightning", open=True, bots=True, time=DAILY)
    await anna.browser.sit(table, "South")
    await berta.until(lambda page: table["id"] in page.tables)
    assert (await berta.seek(LIGHTNING, times=(DAILY,)))["table"] is None
    assert (await berta.seek(LIGHTNING, times=(DAILY,), bots=True))["table"] == table["id"]


async def test_a_bot_is_invited_only_to_a_table_where_it_may_sit(here: House) -> None:
    rook, anna = await in_lobby(await new_robot(here)), await player(here, "Anna")
    await anna.until(lambda page: len(page.here) == 2)
    for bots in (False, True):
        table = await anna.browser.table("stratego-lightning", bots=bots)
        await anna.browser.sit(table, "South")
        sent = await anna.challenge(rook, table=table["id"])
        if not bots:
            refused(sent, 409, "no_bots")
        else:
            assert await accept(rook, (await rook.challenged())["id"]) == f"/api/tables/{table['id']}"


async def test_a_bot_plays_only_so_many_games_at_once(here: House) -> None:
    rook, anna = await in_lobby(await new_robot(here)), await player(here, "Anna")
    for _ in range(MOST_GAMES):
        table = await anna.browser.table("stratego-lightning", open=True, bots=True)
        assert (await rook.browser.post(f"/api/tables/{table['id']}/seats/North", {"name": "x"})).status_code == 200
    refused(await rook.post("/api/seeks", {"wish": wish()}), 409, "busy")
    await anna.until(lambda page: rook.id in page.here)
    await anna.challenge(rook)
    challenge = await rook.challenged()
    refused(await rook.browser.post(f"/api/challenges/{challenge['id']}/accept", {}), 409, "busy")


# ---- with the owner ----


@pytest.mark.both_databases
async def test_bots_are_in_the_download_and_go_with_their_owner(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(database) as here:
        monkeypatch.setattr(sandtable.host.club.accounts, "FORGOTTEN_AFTER", 0)
        olga, boris = await here.browser(), await here.browser()
        await register(olga, "Olga")
        made = await make(olga, "Hrimfaxi")
        taken = (await olga.get("/api/me/data")).json()
        assert taken["bots"] == [made["bot"]]
        table = await boris.table("stratego-lightning", bots=True)
        await boris.sit(table, "South", "Boris")
        rook = await robot(here, made["token"])
        body = {"name": "x", "invite": table["secret"]}
        path = f"/api/tables/{table['id']}"
        assert (await rook.post(f"{path}/seats/North", body)).status_code == 200
        await boris.lay_out(path)
        assert (await delete(olga)).status_code == 204
        refused(await rook.get("/api/me"), 401, "wrong_token")
        while any(row.kind != "guest" for row in await here.rows("players")):
            await asyncio.sleep(0.01)
        assert (await boris.get(path)).json()["table"]["ended"] is not None
    assert await mentions(database, "Hrimfaxi") == []


async def test_bots_come_back_with_their_owner_but_not_their_tokens(here: House, olga: Browser) -> None:
    kept, gone = await make(olga), await make(olga, "Pawn")
    assert (await olga.delete(f"/api/me/bots/{gone['bot']['id']}")).status_code == 204
    await asyncio.sleep(1.0)  # the time of a deletion is kept in seconds
    assert (await delete(olga)).status_code == 204
    back = await here.browser(ADDRESS)
    assert (await log_in(back, "Olga")).status_code == 200
    [bot] = (await back.get("/api/me/bots")).json()["bots"]
    assert (bot["id"], bot["tokens"]) == (kept["bot"]["id"], [])
    refused(await (await robot(here, kept["token"])).get("/api/me"), 401, "wrong_token")
