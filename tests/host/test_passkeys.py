"""Tests of passkeys: they make an account, log in to it and prove its holder; what is wrong is refused in words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.host.authenticator import SITE, Authenticator, ask, text
from tests.host.browsers import Browser, House, refused
from tests.host.lobbies import club
from tests.host.members import OTHER, PASSWORD, account, delete, log_in, meanwhile, register, send

import sandtable.host.club.passkeys
from sandtable.host.club.passkeys import MINUTES, MOST_PASSKEYS, site_of
from sandtable.host.store.keeping import today


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    async with club(tmp_path / "games.db", public_url=SITE) as running:
        yield running


async def register_with(browser: Browser, device: Authenticator, name: str = "Anna") -> httpx2.Response:
    made = device.make(await ask(browser, "new", name))
    return await browser.post("/api/register", {"name": name, "passkey": made})


async def enter(browser: Browser, device: Authenticator, host: str | None = None) -> httpx2.Response:
    return await browser.post("/api/passkeys/login", {"passkey": device.show(await ask(browser, "known"), host)})


# ---- what works ----


@pytest.mark.both_databases
async def test_a_passkey_makes_an_account_and_logs_in_elsewhere(database: str) -> None:
    async with club(database, public_url=SITE) as here:
        await _enter_elsewhere(here)


async def _enter_elsewhere(here: House) -> None:
    anna, phone, device = await here.browser(SITE), await here.browser(SITE), Authenticator()
    path = await anna.game()
    made = await register_with(anna, device)
    assert made.json()["player"] == {"name": "Anna", "kind": "account"} and len(made.json()["codes"]) == 10
    assert (await enter(phone, device)).json() == {"name": "Anna", "kind": "account"}
    assert await phone.games() == [path]
    shown = await account(phone)
    assert shown is not None and not shown["password"]
    [passkey] = shown["passkeys"]
    assert (passkey["browser"], passkey["system"]) == ("Firefox", "Linux") and passkey["used"] is not None
    refused(await log_in(await here.browser(SITE), password=""), 403, "wrong_login")


async def test_a_device_that_does_not_count_is_as_good(here: House) -> None:
    anna, device = await here.browser(SITE), Authenticator(counts=False)
    assert (await register_with(anna, device)).status_code == 200
    for _ in range(2):
        assert (await enter(await here.browser(SITE), device)).status_code == 200


async def test_an_account_gets_more_passkeys_and_loses_all_but_its_last_proof(here: House) -> None:
    anna, first, second = await here.browser(SITE), Authenticator(), Authenticator()
    await register_with(anna, first)
    options = await ask(anna, "new")
    assert [one["id"] for one in options["excludeCredentials"]] == [text(first.id)]
    proof = first.show(await ask(anna, "known"))
    added = await anna.post("/api/me/passkeys", {"made": second.make(options), "passkey": proof})
    assert added.status_code == 200, added.text
    ids = [one["id"] for one in added.json()["account"]["passkeys"]]
    assert len(ids) == 2
    assert (await anna.delete(f"/api/me/passkeys/{ids[0]}")).status_code == 200
    refused(await anna.delete(f"/api/me/passkeys/{ids[0]}"), 404, "no_passkey")
    refused(await anna.delete(f"/api/me/passkeys/{ids[1]}"), 409, "last_passkey")


async def test_a_passkey_proves_who_sits_at_the_browser(here: House) -> None:
    anna, eve, device, evil = await here.browser(SITE), await here.browser(SITE), Authenticator(), Authenticator()
    await register_with(anna, device)
    await register_with(eve, evil, "Eve")
    wrong = {"new": OTHER, "passkey": evil.show(await ask(eve, "known"))}
    refused(await anna.put("/api/me/password", wrong), 403, "wrong_passkey")
    refused(await anna.put("/api/me/password", {"new": OTHER, "password": ""}), 403, "wrong_password")
    right = {"new": OTHER, "passkey": device.show(await ask(anna, "known"))}
    assert (await anna.put("/api/me/password", right)).status_code == 204
    assert (await log_in(await here.browser(SITE), password=OTHER)).status_code == 200
    proof = {"passkey": device.show(await ask(anna, "known"))}
    assert (await send(anna, "DELETE", "/api/me", proof)).status_code == 204


async def test_who_is_logged_out_meanwhile_adds_no_passkey(here: House) -> None:
    anna, thief = await here.browser(SITE), await here.browser(SITE)
    await register(anna)
    assert (await log_in(thief)).status_code == 200
    made = Authenticator().make(await ask(thief, "new"))

    async def change() -> None:
        assert (await anna.put("/api/me/password", {"password": PASSWORD, "new": OTHER})).status_code == 204

    adding = thief.post("/api/me/passkeys", {"made": made, "password": PASSWORD})
    refused(await meanwhile(here, "is_right", adding, change), 401, "logged_out")
    assert (await account(anna) or {})["passkeys"] == []


async def test_a_passkey_of_another_account_cannot_be_removed(here: House) -> None:
    anna, eve = await here.browser(SITE), await here.browser(SITE)
    await register_with(anna, Authenticator())
    await register(eve, "Eve")
    [passkey] = (await account(anna) or {})["passkeys"]
    refused(await eve.delete(f"/api/me/passkeys/{passkey['id']}"), 404, "no_passkey")
    assert len((await account(anna) or {})["passkeys"]) == 1


async def test_an_account_has_so_many_passkeys(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable.host.club.accounts, "MOST_PASSKEYS", 1)
    anna = await here.browser(SITE)
    await register(anna)
    for number in range(2):
        body = {"made": Authenticator().make(await ask(anna, "new")), "password": PASSWORD}
        added = await anna.post("/api/me/passkeys", body)
        assert number == 0 or refused(added, 409, "too_many_passkeys")
    assert MOST_PASSKEYS > 1 and (await delete(anna)).status_code == 204


# ---- where they are offered ----


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://table.test", "table.test"),
        ("https://table.test:8443", "table.test"),
        ("http://localhost:8000", "localhost"),
        ("http://games.localhost", "games.localhost"),
        ("http://table.test", None),
        ("http://127.0.0.1:8000", None),
        ("https://192.168.1.5", None),
        ("https://[::1]:8000", None),
        ("null", None),
        ("", None),
        ("https://[", None),
    ],
)
def test_passkeys_belong_to_a_name_in_a_secure_context(origin: str, host: str | None) -> None:
    site = site_of(origin)
    assert (None if site is None else site.host) == host


async def test_a_look_from_a_page_without_a_readable_origin_is_answered(here: House) -> None:
    looked = await (await here.browser(SITE)).get("/api/me/account", Origin="https://[")
    assert looked.status_code == 200 and looked.json()["passkeys"] is False


async def test_without_a_secure_name_they_are_not_offered(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db") as here:
        anna = await here.browser()
        assert not (await anna.get("/api/me/account")).json()["passkeys"]
        refused(await anna.post("/api/passkeys/options", {"wants": "known"}), 409, "no_passkeys")
        local = await here.browser("http://localhost:8000")
        assert (await local.get("/api/me/account")).json()["passkeys"]


# ---- what is wrong ----


async def test_a_passkey_of_another_site_is_refused(here: House) -> None:
    anna, device, other = await here.browser(SITE), Authenticator(), await here.browser(SITE)
    await register_with(anna, device)
    device.origin = "https://evil.test"
    told = refused(await enter(other, device), 403, "other_site")
    assert told == "This passkey was used at another site."
    device.origin = SITE
    refused(await enter(other, device, host="evil.test"), 403, "wrong_passkey")
    refused(await register_with(other, Authenticator(origin="https://evil.test"), "Eve"), 403, "other_site")
    assert other.cookie is None


async def test_an_unknown_or_forged_passkey_is_refused(here: House) -> None:
    anna, device, other = await here.browser(SITE), Authenticator(), await here.browser(SITE)
    await register_with(anna, device)
    assert refused(await enter(other, Authenticator()), 403, "unknown_passkey") == "This passkey is not known here."
    refused(await enter(other, Authenticator(id=device.id)), 403, "wrong_passkey")
    device.verifies = False
    refused(await enter(other, device), 403, "wrong_passkey")
    assert other.cookie is None


async def test_an_answer_counts_once_and_in_time(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, device, other = await here.browser(SITE), Authenticator(), await here.browser(SITE)
    await register_with(anna, device)
    answer = {"passkey": device.show(await ask(other, "known"))}
    assert (await other.post("/api/passkeys/login", answer)).status_code == 200
    refused(await anna.post("/api/passkeys/login", answer), 409, "late_passkey")
    late, now = device.show(await ask(other, "known")), today()
    monkeypatch.setattr(sandtable.host.club.passkeys, "today", lambda: now + MINUTES * 60 + 1)
    told = refused(await other.post("/api/passkeys/login", {"passkey": late}), 409, "late_passkey")
    assert told == "This took too long. Try again."
    made_up = device.show({"challenge": text(b"x" * 32), "rpId": "table.test"})
    refused(await other.post("/api/passkeys/login", {"passkey": made_up}), 409, "late_passkey")


async def test_a_copy_that_counts_behind_is_refused(here: House) -> None:
    anna, device = await here.browser(SITE), Authenticator()
    await register_with(anna, device)
    assert (await enter(await here.browser(SITE), device)).status_code == 200
    device.count = 0
    refused(await enter(await here.browser(SITE), device), 403, "wrong_passkey")


async def test_of_two_answers_with_one_count_one_is_good(here: House) -> None:
    anna, device, others = await here.browser(SITE), Authenticator(), [await here.browser(SITE) for _ in range(2)]
    await register_with(anna, device)
    asked, answers = [await ask(other, "known") for other in others], list[dict[str, Any]]()
    for options in asked:
        device.count = 4
        answers.append({"passkey": device.show(options)})
    posted = (other.post("/api/passkeys/login", answer) for other, answer in zip(others, answers, strict=True))
    entered = await asyncio.gather(*posted)
    assert sorted(answer.status_code for answer in entered) == [200, 403]


async def test_one_passkey_is_of_one_account(here: House) -> None:
    anna, eve, device = await here.browser(SITE), await here.browser(SITE), Authenticator()
    await register_with(anna, device)
    refused(await register_with(eve, device, "Eve"), 409, "known_passkey")


async def test_a_passkey_needs_a_free_name_before_it_is_made(here: House) -> None:
    await register(await here.browser(SITE))
    other = await here.browser(SITE)
    refused(await other.post("/api/passkeys/options", {"wants": "new", "name": "ANNA"}), 409, "name_taken")
    refused(await other.post("/api/passkeys/options", {"wants": "new"}), 422, "bad_name")


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"id": "7"},
        {"response": None},
        {"response": {"clientDataJSON": "!"}},
        {"response": {"clientDataJSON": text(b"[]")}},
        {"response": {"clientDataJSON": text(b'{"challenge": 1, "origin": "https://table.test"}')}},
        {"response": {"clientDataJSON": text(b"\xff" * 1000)}},
    ],
)
async def test_what_is_no_answer_is_refused_in_a_sentence(here: House, answer: dict[str, Any]) -> None:
    other = await here.browser(SITE)
    for path, body in (("/api/passkeys/login", {}), ("/api/register", {"name": "Eve"})):
        told = refused(await other.post(path, {**body, "passkey": answer}), 403, "wrong_passkey")
        assert told == "This passkey could not be checked. Try again."


@pytest.mark.parametrize("broken", ["attestationObject", "authenticatorData", "signature"])
async def test_broken_parts_are_refused(here: House, broken: str) -> None:
    anna, device, other = await here.browser(SITE), Authenticator(), await here.browser(SITE)
    await register_with(anna, device)
    for junk in ("", "AAAA", text(b"\xff" * 5000), "é"):
        if broken == "attestationObject":
            made = Authenticator().make(await ask(other, "new", "Eve"))
            made["response"][broken] = junk
            answer = await other.post("/api/register", {"name": "Eve", "passkey": made})
        else:
            shown = device.show(await ask(other, "known"))
            shown["response"][broken] = junk
            answer = await other.post("/api/passkeys/login", {"passkey": shown})
        refused(answer, 403, "wrong_passkey")
    assert other.cookie is None
