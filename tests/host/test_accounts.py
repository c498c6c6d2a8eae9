"""Tests of accounts: registering, logging in and out, recovery codes, and changes of password and name."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import httpx2
import pytest
from argon2 import PasswordHasher
from sqlalchemy.exc import IntegrityError
from tests.host.browsers import ADDRESS, House, house, refused
from tests.host.lobbies import CAMPAIGN, club, page, player
from tests.host.members import OTHER, PASSWORD, account, log_in, meanwhile, recover, register, send
from tests.host.schemas import upgraded
from tests.host.servers import Server, hear, say

import sandtable.host.club.accounts
import sandtable.host.club.sessions
from sandtable.host.club.sessions import this_day
from sandtable.host.settings import Rate
from sandtable.host.store import corrections, players

KEY = "k" * 40
ONE_LINE = ("\n", "\r")


@pytest.fixture
async def here(database: str) -> AsyncIterator[House]:
    async with club(database) as running:
        yield running


# ---- registering ----


async def test_a_new_account_is_known_by_its_name_and_password(here: House) -> None:
    anna, phone = await here.browser(), await here.browser()
    codes = await register(anna)
    assert len(set(codes)) == 10
    assert (await anna.me())["player"] == {"name": "Anna", "kind": "account"}
    shown = await account(anna)
    assert shown is not None and shown["password"] and shown["codes"] == 10 and shown["passkeys"] == []
    assert (await log_in(phone, "anna")).json() == {"name": "Anna", "kind": "account"}
    assert anna.cookie != phone.cookie
    assert len(await here.rows("players")) == 1 and len(await anna.devices()) == 2


async def test_neither_password_nor_codes_are_kept(here: House, tmp_path: Path) -> None:
    anna = await here.browser()
    codes = await register(anna)
    kept = "".join(map(str, await here.rows("credentials")))
    assert "$argon2id$" in kept and PASSWORD not in kept
    assert not any(code in kept or code.replace("-", "") in kept for code in codes)


@pytest.mark.both_databases
async def test_a_guest_who_registers_keeps_everything(here: House) -> None:
    anna = await page(here, "Anna")
    phone = await here.browser()
    path = await anna.browser.game()
    await phone.open(await anna.browser.link())
    await anna.seek(CAMPAIGN, stays=True)
    before, (player, *_) = anna.browser.cookie, (await here.rows("players"))[0]
    await register(anna.browser, "Anna-2")
    assert anna.browser.cookie != before, "a new session at every login"
    assert [row[0] for row in await here.rows("players")] == [player]
    assert len(await here.rows("seeks")) == 1
    assert (await phone.me())["player"] is None, "somebody else may have it"
    assert (await log_in(phone, "Anna-2")).status_code == 200
    for browser in (anna.browser, phone):
        assert await browser.seat_at(path) == "South" and await browser.games() == [path]
        assert (await browser.me())["player"] == {"name": "Anna-2", "kind": "account"}


async def test_the_browser_that_registers_goes_on_to_get_notices(tmp_path: Path) -> None:
    public = {"push": True, "public_url": "https://table.test"}
    async with club(tmp_path / "games.db", **public) as here:
        anna = await here.browser("https://table.test")
        await anna.game()
        keys = {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"}
        body = {"endpoint": "https://fcm.googleapis.com/x", "auth": "BTBZMqHH6r4Tts7J_aSIgg", **keys}
        assert (await anna.put("/api/me/push", body)).status_code == 204
        await register(anna)
        assert (await anna.get("/api/me/notices")).json()["here"]
        assert (await anna.get("/api/me/data")).json()["push"] == [body["endpoint"]]


async def test_registering_is_answered_again_when_the_answer_was_lost(here: House) -> None:
    anna = await here.browser()
    await anna.game()
    lost = await register(anna, key=KEY)
    anna.http.cookies.clear()
    again = await register(anna, key=KEY)
    assert set(lost).isdisjoint(again) and (await account(anna) or {})["codes"] == 10
    assert len(await here.rows("players")) == 1
    phone = await here.browser()
    refused(await recover(phone, lost[0]), 403, "wrong_code")
    assert (await recover(phone, again[0])).status_code == 200


async def test_who_is_logged_in_makes_no_second_account(here: House) -> None:
    anna = await here.browser()
    await register(anna)
    answer = await anna.post("/api/register", {"name": "Berta", "password": PASSWORD})
    assert refused(answer, 409, "has_account") == "You are logged in as Anna."


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "A",
        "A" * 21,
        "x" * 10_000,
        "An na",
        "4nna",
        "-Anna",
        "Anna!",
        "Anna\x00",
        "An\nna",
        "Anna\u202e",
        "\u2066Anna",
        "An\u200bna",
        "Анна",
        "\u1d00nna",
        "Ａnna",
        "A\u0300\u0301\u0302nna",
        "\ud800nna",
        "Anna 😀",
        "<b>Anna</b>",
    ],
)
async def test_a_name_that_is_not_allowed_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    async with club(tmp_path / "games.db") as here:
        anna = await here.browser()
        content = f"""{{"name": {ascii_json(name)}, "password": "four wet dogs"}}"""
        headers = {"Origin": "http://table.test", "Content-Type": "application/json"}
        answer = await anna.http.post("/api/register", content=content.encode(), headers=headers)
        assert answer.status_code in (400, 422), answer.text
        message = answer.json()["message"]
        assert message.endswith(".") and not any(end in message for end in ONE_LINE) and len(message) < 120
        assert await here.rows("players") == [] and anna.cookie is None


def ascii_json(text: str) -> str:
    return '"' + "".join(f"\\u{ord(one):04x}" if ord(one) < 0x10000 else one for one in text) + '"'


@pytest.mark.parametrize("name", ["Anna", "anna", "ÁNNÀ", "Änna"])
async def test_a_name_that_looks_like_a_taken_one_is_taken(here: House, name: str) -> None:
    anna, other = await here.browser(), await here.browser()
    await register(anna)
    refused(await other.post("/api/register", {"name": name, "password": PASSWORD}), 409, "name_taken")
    assert other.cookie is None and len(await here.rows("players")) == 1


async def test_o_is_0_and_l_is_1_is_i(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db") as here:
        await register(await here.browser(), "Lilo")
        for name in ("LiI0", "l1l0", "Ilio", "iiło"):
            answer = await (await here.browser()).post("/api/register", {"name": name, "password": PASSWORD})
            refused(answer, 409, "name_taken")
        await register(await here.browser(), "Lila")


@pytest.mark.parametrize(
    "name", ["South", "n0rth", "Guest", "Moderator", "m0derat0r", "Sergeant", "general", "Adm1n", "SandTable"]
)
async def test_nobody_is_called_like_a_seat_a_level_or_a_moderator(tmp_path: Path, name: str) -> None:
    async with club(tmp_path / "games.db") as here:
        answer = await (await here.browser()).post("/api/register", {"name": name, "password": PASSWORD})
        refused(answer, 409, "name_taken")


@pytest.mark.parametrize("password", ["", "seven77", "x" * 257, "e\u0301" * 257])
async def test_a_password_is_neither_short_nor_endless(tmp_path: Path, password: str) -> None:
    async with club(tmp_path / "games.db") as here:
        answer = await (await here.browser()).post("/api/register", {"name": "Anna", "password": password})
        assert refused(answer, 422, "bad_password") == "A password needs 8 to 256 characters."
        assert await here.rows("players") == []


async def test_no_password_is_brought_into_normal_form_before_its_length_is_known(here: House) -> None:
    anna, marks = await here.browser(), "\u0301" * 15_500 + "\u0316" * 15_500
    await register(anna)
    sent = [
        ("POST", "register", {"name": "Eve", "password": marks}),
        ("POST", "login", {"name": "Anna", "password": marks}),
        ("POST", "recover", {"name": "Anna", "code": "none", "password": marks}),
        ("PUT", "me/password", {"password": PASSWORD, "new": marks}),
        ("POST", "me/codes", {"password": marks}),
        ("DELETE", "me", {"password": marks}),
    ]
    for method, path, body in sent:
        refused(await send(anna, method, f"/api/{path}", body), 400, "malformed")


async def test_a_password_counts_alike_on_every_keyboard(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db") as here:
        await register(await here.browser(), password="Käse\u0301brot")
        assert (await log_in(await here.browser(), password="Ka\u0308s\u00e9brot")).status_code == 200


async def test_an_address_registers_so_many_accounts(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", new_accounts=Rate(1e-6, 2)) as here:
        for name in ("Anna", "Berta"):
            await register(await here.browser(), name)
        late = await here.browser()
        path = await late.game(name="Cara")
        refused(await late.post("/api/register", {"name": "Cara", "password": PASSWORD}), 429, "too_fast")
        assert await late.games() == [path], "nothing is lost"


async def test_a_server_without_a_club_has_no_accounts(tmp_path: Path) -> None:
    async with house(tmp_path / "games.db") as here:
        anna = await here.browser()
        for answer in (
            await anna.get("/api/me/account"),
            await anna.post("/api/register", {"name": "Anna", "password": PASSWORD}),
            await log_in(anna),
        ):
            refused(answer, 404, "no_club")


@pytest.mark.both_databases
async def test_the_character_0_is_refused_before_any_database_sees_it(here: House) -> None:
    anna = await here.browser()
    await register(anna)
    for answer in (
        await log_in(anna, "An\0na"),
        await recover(anna, "x", "An\0na"),
        await anna.delete("/api/me/passkeys/%00"),
        await anna.get("/api/tables/%00"),
    ):
        assert refused(answer, 400, "malformed").endswith(".")
    assert (await anna.put("/api/me/password", {"password": PASSWORD, "new": "back\\u0000slash"})).status_code == 204


async def test_only_pages_log_in(here: House) -> None:
    await register(await here.browser())
    program = (await here.browser()).http
    refused(await program.post("/api/login", json={"name": "Anna", "password": PASSWORD}), 403, "not_a_page")
    foreign = {"Origin": "http://evil.test"}
    body = {"name": "Anna", "password": PASSWORD}
    refused(await program.post("/api/login", json=body, headers=foreign), 403, "wrong_origin")


# ---- logging in and out ----


@pytest.mark.both_databases
async def test_the_games_of_a_guest_come_along(here: House) -> None:
    anna, phone = await here.browser(), await here.browser()
    await register(anna)
    mine, others = await anna.game(), await phone.game(name="Annie")
    assert (await log_in(phone)).status_code == 200
    for browser in (anna, phone):
        assert set(await browser.games()) == {mine, others}
    assert len(await here.rows("players")) == 1


async def test_another_account_of_the_browser_stays_what_it_is(here: House) -> None:
    anna, berta = await here.browser(), await here.browser()
    await register(anna)
    path = await anna.game()
    await register(berta, "Berta")
    link = await berta.link()
    assert (await log_in(anna, "Berta")).json()["name"] == "Berta"
    assert await anna.games() == [] and len(await here.rows("players")) == 2
    assert (await log_in(anna)).status_code == 200 and await anna.games() == [path]
    assert (await anna.open(link)).json()["name"] == "Berta"
    assert await anna.games() == [] and len(await here.rows("players")) == 2


async def test_a_session_that_a_stranger_has_planted_is_not_the_accounts(here: House) -> None:
    anna = await here.browser()
    await register(anna)
    evil = await here.browser()
    await evil.game(name="Eve")
    planted = await here.browser()
    name, _, secret = str(evil.cookie).partition("=")
    planted.http.cookies.set(name, secret, domain="table.test")
    assert (await log_in(planted)).status_code == 200
    assert planted.cookie != evil.cookie
    assert (await evil.me())["player"] is None


async def test_another_session_of_a_planted_guest_gets_no_account(here: House) -> None:
    """Somebody lets a browser become one with a guest of theirs, and waits until its person logs in or registers."""
    await register(await here.browser())
    for enters in (log_in, register):
        evil, planted = await here.browser(), await here.browser()
        path = await evil.game(name="Eve")
        assert (await planted.open(await evil.link())).status_code == 200
        waiting = await evil.link()
        if enters is log_in:
            assert (await log_in(planted)).status_code == 200
        else:
            await register(planted, "Berta")
        assert path in await planted.games()
        assert (await evil.me())["player"] is None and await evil.seat_at(path) is None
        assert (await (await here.browser()).open(waiting)).status_code == 403


async def test_a_device_link_of_an_account_brings_no_strangers_along(here: House) -> None:
    anna, evil, planted = await here.browser(), await here.browser(), await here.browser()
    await register(anna)
    await evil.game(name="Eve")
    assert (await planted.open(await evil.link())).status_code == 200
    assert (await planted.open(await anna.link())).json()["name"] == "Anna"
    assert (await evil.me())["player"] is None and len(await anna.devices()) == 2


async def test_a_token_of_a_guest_who_opens_the_link_of_an_account_is_good_no_more(here: House) -> None:
    anna, evil, planted = await here.browser(), await here.browser(), await here.browser()
    await register(anna)
    made = await evil.table()
    token, path = await evil.sit(made, "South", name="Eve"), f"/api/tables/{made['id']}"
    assert (await planted.open(await evil.link())).status_code == 200
    assert (await planted.open(await anna.link())).json()["name"] == "Anna"
    assert await anna.seat_at(path) == "South"
    refused(await evil.get(path, Authorization=f"Bearer {token}"), 403, "wrong_token")


async def test_a_guest_who_registers_meanwhile_becomes_no_part_of_another_account(here: House) -> None:
    evil, anna = await here.browser(), await here.browser()
    await register(await here.browser(), "Eve")
    path = await evil.game()
    assert (await anna.open(await evil.link())).status_code == 200
    entered = await meanwhile(here, "is_right", log_in(evil, "Eve"), lambda: register(anna))
    assert entered.json() == {"name": "Eve", "kind": "account"}
    assert await evil.games() == [] and await anna.games() == [path]
    assert (await account(anna) or {})["name"] == "Anna"


@pytest.mark.both_databases
async def test_one_guest_becomes_one_account(here: House) -> None:
    evil, anna = await here.browser(), await here.browser()
    path = await evil.game()
    assert (await anna.open(await evil.link())).status_code == 200
    asked = evil.post("/api/register", {"name": "Eve", "password": OTHER})
    assert (await meanwhile(here, "hash", asked, lambda: register(anna))).status_code == 200
    assert await evil.games() == [] and await anna.games() == [path]
    assert (await account(anna) or {})["name"] == "Anna"
    refused(await log_in(await here.browser(), "Anna", OTHER), 403, "wrong_login")


async def test_logging_out_leaves_the_account_and_its_games(here: House) -> None:
    anna = await here.browser()
    await register(anna)
    path = await anna.game()
    assert (await anna.post("/api/logout", {})).status_code == 204
    assert (await anna.me())["player"] is None and await account(anna) is None
    refused(await anna.post("/api/logout", {}), 401, "logged_out")
    assert (await log_in(anna)).status_code == 200 and await anna.games() == [path]


@pytest.mark.both_databases
async def test_the_oldest_session_ends_when_there_are_too_many(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.accounts, "MOST_DEVICES", 3)
    anna = await here.browser()
    await register(anna)
    for _ in range(4):
        assert (await log_in(await here.browser())).status_code == 200
    assert len(await here.rows("sessions")) == 3


async def test_a_browser_without_cookies_is_told_nothing_of_others(here: House) -> None:
    anna = await here.browser()
    await register(anna)
    anna.http.cookies.clear()
    for method, path in (("PATCH", "/api/me"), ("PUT", "/api/me/password"), ("POST", "/api/me/codes")):
        bodies = {"/api/me": {"name": "Berta"}, "/api/me/password": {"new": OTHER}}
        message = refused(await send(anna, method, path, bodies.get(path, {})), 401, "logged_out")
        assert message == "You are not logged in here any more. Log in again."
    refused(await send(anna, "DELETE", "/api/me", {}), 401, "no_player")
    refused(await anna.get("/api/me/data"), 401, "no_player")


# ---- wrong passwords ----


async def test_a_wrong_password_and_an_unknown_name_are_answered_alike(here: House) -> None:
    await register(await here.browser())
    other = await here.browser()
    wrong, unknown = await log_in(other, password=OTHER), await log_in(other, "Berta")
    assert refused(wrong, 403, "wrong_login") == refused(unknown, 403, "wrong_login")
    assert wrong.headers.keys() == unknown.headers.keys()


async def test_an_unknown_name_costs_the_same_work(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await register(await here.browser())
    checked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            checked.append(str(hash).rpartition(",")[0])
            return super().verify(hash, password)

    passwords = here.app.state.club.accounts.passwords
    known = passwords._hasher
    settings = known.time_cost, known.memory_cost, known.parallelism
    monkeypatch.setattr(passwords, "_hasher", Counting(*settings))
    other = await here.browser()
    for name in ("Anna", "Berta", "x" * 64, "Guest"):
        refused(await log_in(other, name, OTHER), 403, "wrong_login")
    assert len(checked) == 4 and len(set(checked)) == 1, "with the same settings"


async def test_tries_pause_without_locking_out_the_holder(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", tries_of_name=Rate(1e-3, 5)) as here:
        anna, stranger = await here.browser(), await here.browser()
        await register(anna)
        await anna.post("/api/logout", {})
        for name in ("Anna", "Ánna", "anna", "ANNA", "Anná"):
            refused(await log_in(stranger, name, OTHER), 403, "wrong_login")
        paused = refused(await log_in(stranger), 429, "too_many_tries")
        assert paused == "Too many tries. Try again in 17 minutes."
        assert (await log_in(anna)).status_code == 200, "she has logged in here before"
        for _ in range(5):
            refused(await log_in(stranger, "Nobody", OTHER), 403, "wrong_login")
        refused(await log_in(stranger, "Nobody", OTHER), 429, "too_many_tries")


async def test_a_browser_that_was_added_by_a_link_is_known_too(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", tries_of_name=Rate(1e-3, 1)) as here:
        anna, phone, stranger = await here.browser(), await here.browser(), await here.browser()
        await register(anna)
        assert (await phone.open(await anna.link())).status_code == 200
        await phone.post("/api/logout", {})
        refused(await log_in(stranger, password=OTHER), 403, "wrong_login")
        refused(await log_in(stranger), 429, "too_many_tries")
        assert (await log_in(phone)).status_code == 200


async def test_a_known_browser_has_so_many_tries_too(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", tries_of_name=Rate(1e-3, 3)) as here:
        anna = await here.browser()
        await register(anna)
        await anna.post("/api/logout", {})
        for _ in range(3):
            refused(await log_in(anna, password=OTHER), 403, "wrong_login")
        refused(await log_in(anna), 429, "too_many_tries")


async def test_the_mark_of_another_account_counts_for_nothing(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", tries_of_name=Rate(1e-3, 2)) as here:
        await register(await here.browser())
        eve = await here.browser()
        await register(eve, "Eve")
        await eve.post("/api/logout", {})
        for _ in range(2):
            refused(await log_in(eve, "Anna", OTHER), 403, "wrong_login")
        refused(await log_in(eve, "Anna"), 429, "too_many_tries")
        eve.http.cookies.set("sandtable-known", "0" * 16 + "." + "A" * 32, domain="table.test")
        refused(await log_in(eve, "Anna"), 429, "too_many_tries")


async def test_an_address_tries_so_many_names_and_right_ones_do_not_count(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", tries_of_address=Rate(1e-3, 4)) as here:
        await register(await here.browser())
        for _ in range(6):
            assert (await log_in(await here.browser())).status_code == 200
        other = await here.browser()
        for number in range(4):
            refused(await log_in(other, f"Nobody{number}", OTHER), 403, "wrong_login")
        refused(await log_in(other), 429, "too_many_tries")


async def test_a_flood_from_one_address_stops_nobody_else(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", too_fast_waits=0.0, entries=Rate(1e-3, 8)) as here:
        await register(await here.browser())
        flood = httpx2.ASGITransport(app=here.app, client=("10.0.0.2", 1))
        async with httpx2.AsyncClient(transport=flood, base_url=ADDRESS, headers={"Origin": ADDRESS}) as stranger:

            async def ask(number: int) -> httpx2.Response:
                path, name = ("/api/login", "Anna") if number % 2 else ("/api/register", f"stranger{number}")
                return await stranger.post(path, json={"name": name, "password": OTHER})

            answers = await asyncio.gather(*map(ask, range(60)))
        refusals = [answer.json() for answer in answers if answer.status_code != 200]
        assert {answer.status_code for answer in answers} <= {200, 403, 429} and len(refusals) > 50
        assert all(one["message"].endswith(".") and "\n" not in one["message"] for one in refusals)
        assert (await log_in(await here.browser(), "Berta")).status_code == 403, "others are answered as before"
        await register(await here.browser(), "Cara")


# ---- recovery codes ----


@pytest.mark.both_databases
async def test_a_recovery_code_works_once_and_ends_other_sessions(here: House) -> None:
    anna, thief, phone = await here.browser(), await here.browser(), await here.browser()
    codes = await register(anna)
    assert (await log_in(thief)).status_code == 200
    assert (await recover(phone, codes[3].upper().replace("-", " "))).json()["name"] == "Anna"
    for browser in (anna, thief):
        assert (await browser.me())["player"] is None
    refused(await log_in(thief), 403, "wrong_login")
    assert (await log_in(anna, password=OTHER)).status_code == 200
    assert (await account(anna) or {})["codes"] == 9
    used = refused(await recover(thief, codes[3]), 409, "used_code")
    assert used == "This code was used before. Each code works once."


async def test_a_wrong_code_and_an_unknown_name_are_answered_alike(here: House) -> None:
    codes = await register(await here.browser())
    await register(await here.browser(), "Berta")
    other = await here.browser()
    answers = [
        await recover(other, codes[0], "Berta"),
        await recover(other, codes[0], "Cara"),
        await recover(other, "x"),
    ]
    assert {refused(answer, 403, "wrong_code") for answer in answers} == {"The name or the code is wrong."}
    assert other.cookie is None


async def test_an_address_tries_so_many_codes(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", tries_of_address=Rate(1e-3, 2)) as here:
        codes = await register(await here.browser())
        other = await here.browser()
        for _ in range(2):
            refused(await recover(other, "guess"), 403, "wrong_code")
        refused(await recover(other, codes[0]), 429, "too_many_tries")


async def test_no_stranger_keeps_a_holder_from_recovering(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", tries_of_name=Rate(1e-3, 1)) as here:
        codes = await register(await here.browser())
        stranger, phone = await here.browser(), await here.browser()
        refused(await log_in(stranger, password=OTHER), 403, "wrong_login")
        for _ in range(3):
            refused(await recover(stranger, "guess"), 403, "wrong_code")
        refused(await log_in(phone), 429, "too_many_tries")
        assert (await recover(phone, codes[0])).status_code == 200


async def test_a_code_is_not_used_up_for_a_bad_password(here: House) -> None:
    codes, other = await register(await here.browser()), await here.browser()
    refused(await recover(other, codes[0], password="short"), 422, "bad_password")
    assert (await recover(other, codes[0])).status_code == 200


async def test_new_codes_replace_the_former_ones(here: House) -> None:
    anna = await here.browser()
    codes = await register(anna)
    refused(await anna.post("/api/me/codes", {"password": OTHER}), 403, "wrong_password")
    new = (await anna.post("/api/me/codes", {"password": PASSWORD})).json()["codes"]
    assert len(new) == 10 and set(new).isdisjoint(codes)
    other = await here.browser()
    refused(await recover(other, codes[0]), 403, "wrong_code")
    assert (await recover(other, new[0])).status_code == 200


# ---- another password ----


@pytest.mark.both_databases
async def test_a_new_password_logs_all_others_out(here: House) -> None:
    anna, phone = await here.browser(), await here.browser()
    await register(anna)
    path = await anna.game()
    await log_in(phone)
    link, before = await phone.link(), anna.cookie
    refused(await anna.put("/api/me/password", {"password": OTHER, "new": OTHER}), 403, "wrong_password")
    refused(await anna.put("/api/me/password", {"password": PASSWORD, "new": "short"}), 422, "bad_password")
    assert (await phone.me())["player"] is not None
    assert (await anna.put("/api/me/password", {"password": PASSWORD, "new": OTHER})).status_code == 204
    assert anna.cookie not in (None, before) and await anna.seat_at(path) == "South"
    assert (await phone.me())["player"] is None and await phone.seat_at(path) is None
    refused(await phone.open(link), 403, "wrong_code")
    refused(await log_in(phone), 403, "wrong_login")
    assert (await log_in(phone, password=OTHER)).status_code == 200


@pytest.mark.parametrize("recovering", [False, True])
async def test_a_password_that_could_not_be_changed_is_as_it_was(
    here: House, monkeypatch: pytest.MonkeyPatch, recovering: bool
) -> None:
    """It is changed together with the sessions, or not at all."""
    anna, phone = await here.browser(), await here.browser()
    codes = await register(anna)

    def fail(*_: object) -> None:
        raise IntegrityError("a session", None, OSError("it cannot be written"))

    with monkeypatch.context() as broken:
        broken.setattr(players, "begin_anew", fail)
        new = {"password": PASSWORD, "new": OTHER}
        changed = await (recover(phone, codes[0]) if recovering else anna.put("/api/me/password", new))
        refused(changed, 503, "not_kept")
    assert (await log_in(phone)).status_code == 200
    assert (await recover(phone, codes[0])).status_code == 200


async def test_a_password_that_is_replaced_while_it_is_checked_opens_nothing(here: House) -> None:
    anna, thief = await here.browser(), await here.browser()
    await register(anna)

    async def change() -> None:
        assert (await anna.put("/api/me/password", {"password": PASSWORD, "new": OTHER})).status_code == 204

    refused(await meanwhile(here, "is_right", log_in(thief), change), 403, "wrong_login")
    assert thief.cookie is None and len(await anna.devices()) == 1


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/me/codes"), ("PUT", "/api/me/password")])
async def test_who_is_logged_out_while_proving_to_be_the_holder_changes_nothing(
    here: House, method: str, path: str
) -> None:
    anna, thief = await here.browser(), await here.browser()
    codes = await register(anna)
    assert (await log_in(thief)).status_code == 200

    async def change() -> None:
        assert (await anna.put("/api/me/password", {"password": PASSWORD, "new": OTHER})).status_code == 204

    asked = send(thief, method, path, {"password": PASSWORD, **({"new": "six loud pigs"} if method == "PUT" else {})})
    refused(await meanwhile(here, "is_right", asked, change), 401, "logged_out")
    assert (await log_in(thief, password="six loud pigs")).status_code == 403
    assert (await recover(anna, codes[0])).status_code == 200


async def test_the_pages_of_other_browsers_are_closed(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", club=True) as server:
        made, origin = server.table(), f"http://127.0.0.1:{server.port}"

        async def enter(path: str, cookie: str = "") -> str:
            """Register or log in; return the cookie."""
            async with httpx2.AsyncClient(base_url=origin, headers={"Origin": origin, "Cookie": cookie}) as http:
                entered = await http.post(path, json={"name": "Anna", "password": PASSWORD})
                assert entered.status_code == 200, entered.text
                return str(entered.headers["Set-Cookie"]).partition(";")[0]

        anna = await enter("/api/register", server.sit_as_page(made, "South"))
        phone = await enter("/api/login")
        async with server.socket(made["id"], origin=origin, additional_headers={"Cookie": phone}) as socket:
            await say(socket, type="hello", token=None)
            await hear(socket, "welcome")
            async with httpx2.AsyncClient(base_url=origin, headers={"Origin": origin, "Cookie": anna}) as http:
                changed = await http.put("/api/me/password", json={"password": PASSWORD, "new": OTHER})
                assert changed.status_code == 204, changed.text
            assert "signed out" in (await hear(socket, "bye"))["reason"]
            await socket.wait_closed()
            assert socket.close_code == 4401


# ---- names ----

TODAY = this_day()


def in_days(monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    """Let so many days have passed."""
    for module in (sandtable.host.club.accounts, sandtable.host.club.sessions):
        monkeypatch.setattr(module, "this_day", lambda: TODAY + days)


async def test_a_guest_who_is_called_like_an_account_is_marked(here: House) -> None:
    anna, guest, program = await here.browser(), await here.browser(), await here.browser()
    await register(anna)
    made = await guest.table("soldier", players=3)
    seats = [seat["seat"] for seat in made["seats"]]
    await guest.sit(made, seats[0], "Аnnа")  # two of the letters are Cyrillic
    await anna.sit(made, seats[1], "Somebody")
    taken = await program.http.post(
        f"/api/tables/{made['id']}/seats/{seats[2]}", json={"name": "ANNA", "invite": made["secret"]}
    )
    assert taken.status_code == 200
    table = (await guest.get(f"/api/tables/{made['id']}")).json()["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Аnnа (guest)", "Anna", "ANNA (guest)"]
    assert (await anna.me())["player"]["name"] == "Anna"


@pytest.mark.parametrize(
    "name",
    [
        "ℌenry",
        "𝐇𝐞𝐧𝐫𝐲",
        "ΗΕΝRY",
        "Hεnry",
        "νera",
        "VΕRΑ",
        "Ann‐Lee",
        "Ann–Lee",
        "Ꭺnn-Lee",
        "ɑnn",
        "ᴠᴇʀᴀ",
        "|ra",
        "admin",
    ],
)
async def test_a_guest_who_imitates_an_account_is_marked(tmp_path: Path, name: str) -> None:
    async with club(tmp_path / "games.db") as here:
        for account in ("Henry", "Vera", "Ann-Lee", "Ira"):
            await register(await here.browser(), account)
        guest = await here.browser()
        for given in (name, f"{name} (guest)"):
            entered = await guest.post("/api/lobby/enter", {"name": given})
            assert entered.json()["name"] == f"{name} (guest)"


async def test_the_name_of_a_marked_guest_is_short_enough_to_be_given_again(here: House) -> None:
    await register(await here.browser(), "Anna-" + 15 * "x")
    guest, name = await here.browser(), "Аnnа-" + 15 * "x"
    for _ in range(2):
        entered = await guest.post("/api/lobby/enter", {"name": name})
        name = entered.json()["name"]
        assert name == "Аnnа-xxxxxxxxxxx (guest)"


@pytest.mark.parametrize("name", ["Анна", "田中", "Zoë Łuk", "Nguyễn", "Jürgen ♥", "Ὅμηρος", "Ann Lee"])
async def test_a_guest_with_a_name_of_any_script_is_called_so(tmp_path: Path, name: str) -> None:
    async with club(tmp_path / "games.db") as here:
        await register(await here.browser(), "Ann-Lee")
        entered = await (await here.browser()).post("/api/lobby/enter", {"name": name})
        assert entered.json()["name"] == name


async def test_the_lobby_tells_accounts_from_guests_of_their_name(here: House) -> None:
    anna = await here.browser()
    await register(anna)
    other = await player(here, "anna")
    entered = await anna.post("/api/lobby/enter", {"name": "Not Anna"})
    assert entered.json()["name"] == "Anna"
    assert (await other.browser.me())["player"] == {"name": "anna (guest)", "kind": "guest"}


async def test_a_name_changes_once_in_thirty_days(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corrections, "OPEN_FOR", 0.0)
    anna, other = await here.browser(), await here.browser()
    await register(anna)
    told = refused(await send(anna, "PATCH", "/api/me", {"name": "Berta"}), 409, "name_stays")
    assert told == "A name can be changed every 30 days: yours in 30 days."
    in_days(monkeypatch, 30)
    changed = await send(anna, "PATCH", "/api/me", {"name": "Berta"})
    assert changed.json()["account"]["name"] == "Berta"
    assert (await anna.me())["player"]["name"] == "Berta"
    refused(await other.post("/api/register", {"name": "anna", "password": PASSWORD}), 409, "name_taken")
    assert (await anna.get("/api/me/data")).json()["former_names"] == ["anna"]
    assert (await log_in(other, "Berta")).status_code == 200
    refused(await log_in(other, "Anna"), 403, "wrong_login")
    in_days(monkeypatch, 121)
    await register(await here.browser(), "Anna")


@pytest.mark.both_databases
async def test_a_name_that_was_given_up_can_be_had_back(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.browser()
    await register(anna)
    for number, name in enumerate(("Berta", "Anna", "ANNA"), start=1):
        in_days(monkeypatch, 30 * number)
        changed = await send(anna, "PATCH", "/api/me", {"name": name})
        assert changed.status_code == 200, changed.text


async def test_a_new_name_must_be_free(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await here.browser()
    await register(anna)
    await register(await here.browser(), "Berta")
    in_days(monkeypatch, 30)
    refused(await send(anna, "PATCH", "/api/me", {"name": "berta"}), 409, "name_taken")
    refused(await send(anna, "PATCH", "/api/me", {"name": "Guest"}), 409, "name_taken")
    refused(await send(anna, "PATCH", "/api/me", {"name": "\u202eanna"}), 422, "bad_name")
    assert (await anna.me())["player"]["name"] == "Anna"


# ---- from earlier versions ----


SESSION = "INSERT INTO sessions VALUES ('hash', 'anna', 1, 20000, 40000, '', '')"


async def test_players_of_the_version_before_are_guests(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")
    await upgraded(path, "0010", "INSERT INTO players VALUES ('anna', 'guest', 'Anna', 1, 30000)", SESSION)
    async with club(path) as here:
        await register(await here.browser())
        assert sorted(row.kind for row in await here.rows("players")) == ["account", "guest"]
