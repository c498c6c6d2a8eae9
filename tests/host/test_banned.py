"""Tests that walk all requests: what those who are banned may do, what bots' tokens are good for, and the browsers of
those who are banned or mute.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.host.browsers import Browser, House, refused
from tests.host.documented import operations
from tests.host.lobbies import CAMPAIGN, LobbyPage, club, page, player, wish
from tests.host.members import log_in, register
from tests.host.robots import make, robot
from tests.host.talkers import chat, phrase

from sandtable.host.settings import Rate
from sandtable.host.store.measures import Measure
from sandtable.host.tokens import BOT_MARK

WHY = "You were rude."
STILL = re.compile(
    r"POST /api/(login|logout|recover|recover/mail|passkeys/options|passkeys/login)"
    r"|POST /api/me/(measures/{id}/answer|codes|passkeys|games/{table})|PUT /api/me/(password|recovery)"
    r"|POST /api/(lobby|tables/{table})/poll/(open|send|receive)"
    r"|POST /api/(check|mail/confirm|stop/{code}|lessons/.+)"
    r"|POST /api/tables/{table}/[a-z-]+"  # acts, which need a seat
    r"|DELETE .+"
)
"""What somebody who is banned may still ask for."""
FROM_BEGINNING_TO_END = {"POST /api/tables/{table}/continuations", "POST /api/tables/{table}/claim"}
"""Requests at a table by which somebody would begin to play."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    free = Rate(10_000, 10_000)
    wanted = {"chat": free, "requests": free, "too_fast_waits": 0.0, "club_hour": "monday 19:30 Europe/Berlin"}
    async with club(tmp_path / "games.db", **wanted) as running:
        yield running


async def measure(house: House, player: str, kind: Any) -> None:
    """Do something about a player, as a moderator would."""
    said = Measure("measure", player, kind, WHY, "", None, 0, None)
    await (house.store.moderation.ban if kind == "ban" else house.store.moderation.add)(said)


async def banned(house: House, name: str = "Boris") -> Browser:
    """Return the browser of a banned account, logged in again."""
    browser = await house.browser()
    await register(browser, name)
    lobby = await LobbyPage(browser, name).open()
    await measure(house, lobby.id, "ban")
    assert (await log_in(browser, name)).status_code == 200
    return browser


async def ask(browser: Browser, method: str, path: str, body: Any, **headers: str) -> httpx2.Response:
    for name in ("table", "seat", "id", "bot", "player", "code", "token", "variant", "game", "name"):
        path = path.replace(f"{{{name}}}", "stratego-lightning" if name == "variant" else "x")
    sent = None if method == "GET" else body
    return await browser.http.request(method, path, json=sent, headers=headers)


# ---- all requests ----


async def test_who_is_banned_is_refused_all_but_this(here: House) -> None:
    browser = await banned(here)
    origin, heard = str(browser.http.base_url), set()
    for method, path, body in operations(here.app.openapi()):
        name = f"{method} {path}"
        allowed = STILL.fullmatch(name) and name not in FROM_BEGINNING_TO_END
        if method == "GET" or allowed or path.startswith(("/api/moderation", "/api/lab", "/api/studies")):
            continue
        heard.add(path)
        answer = await ask(browser, method, path, body, Origin=origin)
        assert (answer.status_code, answer.json()["error"]) == (403, "banned"), f"{name}: {answer.text}"
    assert {"/api/reports", "/api/me/bots", "/api/me/mail", "/api/tables", "/api/register"} <= heard


async def test_a_token_is_good_for_its_scopes_alone(here: House) -> None:
    olga = await here.browser()
    await register(olga, "Olga")
    made = await make(olga)
    path = f"/api/me/bots/{made['bot']['id']}/tokens"
    only = {
        scope: await robot(here, (await olga.post(path, {"scopes": [scope]})).json()["token"])
        for scope in ("play", "read")
    }
    unknown = await robot(here, f"{BOT_MARK}x")
    heard = set()
    for method, path, body in operations(here.app.openapi()):
        answer = await ask(unknown, method, path, body, **unknown.shown)
        if (answer.status_code, answer.json()["error"] if answer.status_code == 401 else "") != (401, "wrong_token"):
            continue  # nobody asks whose token it is
        heard.add(f"{method} {path}")
        wrong = only["play" if method == "GET" else "read"]
        answer = await ask(wrong, method, path, body, **wrong.shown)
        assert answer.status_code == 403, f"{method} {path}: {answer.text}"
        assert answer.json()["error"] in ("wrong_scope", "not_for_bots"), f"{method} {path}: {answer.text}"
    assert {"GET /api/me", "GET /api/tables/{table}", "POST /api/seeks"} <= heard


# ---- browsers ----


async def test_a_guest_in_the_browser_of_a_banned_account_does_not_play(here: House) -> None:
    browser = await banned(here)
    assert (await browser.post("/api/logout", {})).status_code == 204
    seek = {"name": "Boris", "wish": wish(CAMPAIGN)}
    assert WHY in refused(await browser.post("/api/seeks", seek), 403, "banned")
    refused(await browser.post("/api/register", {"name": "Boris2", "password": "long enough"}), 403, "banned")
    refused(await browser.post("/api/tables", {"variant": "stratego-lightning"}), 403, "banned")
    assert (await (await here.browser()).post("/api/seeks", seek)).status_code == 200, "another browser"


async def test_another_account_plays_in_that_browser_and_takes_nothing_off_it(here: House) -> None:
    await register(await here.browser(), "Clara")
    browser = await banned(here)
    seek = {"name": "Clara", "wish": wish(CAMPAIGN)}
    assert (await log_in(browser, "Clara")).status_code == 200
    assert (await browser.post("/api/seeks", seek)).status_code == 200
    assert (await browser.post("/api/logout", {})).status_code == 204
    refused(await browser.post("/api/seeks", {**seek, "name": "Boris"}), 403, "banned")


async def test_a_guest_in_the_browser_of_a_mute_account_writes_nothing(here: House) -> None:
    browser = await here.browser()
    await register(browser, "Boris")
    await measure(here, (await LobbyPage(browser, "Boris").open()).id, "mute")
    assert (await browser.post("/api/logout", {})).status_code == 204
    new = {"name": "Boris2", "password": "long enough"}
    assert WHY in refused(await browser.post("/api/register", new), 403, "muted")
    path = await browser.game(name="Boris")
    assert WHY in refused(await phrase(browser, path, "hello"), 403, "muted")
    assert (await chat(browser, path))["says"] == "nothing"
    assert WHY in refused(await browser.post("/api/register", new), 403, "muted")
    assert (await phrase(await here.browser(), path, "hello", name="Otto")).status_code == 200, "another browser"


# ---- the lobby ----


async def test_who_is_banned_is_listed_no_more_and_declines_challenges(here: House) -> None:
    anna, otto = await player(here, "Anna"), await player(here, "Otto")
    await anna.until(lambda page: otto.id in page.here)
    other = otto.id
    assert (await anna.challenge(otto)).status_code == 204
    await measure(here, other, "ban")
    here.app.state.club.meeting.lobby.touch()
    assert (await anna.challenged("declined"))["name"] == "Otto"
    await anna.until(lambda page: other not in page.here)
    refused(await anna.post("/api/challenges", {"player": other, "wish": wish()}), 409, "gone")
    again = await LobbyPage(otto.browser, "Otto").open(open=True)
    assert again.own["player"] is None
    here.app.state.club.meeting.lobby.touch()
    clara = await page(here, "Clara")
    assert other not in clara.here


async def test_the_browser_of_a_banned_account_is_told_why(here: House) -> None:
    browser = await banned(here)
    told = {"reason": WHY, "ends": None}
    assert (await browser.get("/api/me/account")).json()["ban"] == told
    assert (await browser.post("/api/logout", {})).status_code == 204
    assert (await browser.get("/api/me/account")).json()["ban"] == told
    assert (await (await here.browser()).get("/api/me/account")).json()["ban"] is None
