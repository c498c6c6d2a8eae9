"""Tests of links to a new password that are mailed to the address of an account, with a real mail server."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.host.browsers import Browser, House, refused
from tests.host.lobbies import club
from tests.host.members import OTHER, PASSWORD, account, log_in, recover, register
from tests.host.outside_world import MailBox, mail_box, text_of

import sandtable.host.notices.notices
from sandtable.host.store.keeping import today

SITE = "https://table.test"


@asynccontextmanager
async def posting(folder: Path) -> AsyncIterator[tuple[House, MailBox, Browser]]:
    """Start a server that sends mails; yield it, its mail server, and a browser of an account with an address."""
    async with mail_box() as box:
        settings = {"public_url": SITE, "smtp_url": box.url, "mail_from": "notices@table.test"}
        async with club(folder / "games.db", **settings) as here:
            anna = await here.browser(SITE)
            await register(anna)
            given = await anna.put("/api/me/mail", {"address": "anna@example.org", "language": "en"})
            assert given.status_code == 204
            [mail] = await box.mails.number(1)
            code = re.findall(r"/confirm#(\S+)", text_of(mail))[0]
            assert (await anna.post("/api/mail/confirm", {"code": code})).status_code == 204
            yield here, box, anna


async def ask(browser: Browser, name: str) -> None:
    asked = await browser.post("/api/recover/mail", {"name": name})
    assert (asked.status_code, asked.content) == (204, b"")


async def mailed(box: MailBox) -> str:
    """Return the code of the link in the second mail."""
    mail = (await box.mails.number(2))[1]
    assert mail["To"] == "anna@example.org" and mail["Subject"] == "A new password for Sandtable"
    return str(re.findall(rf"{SITE}/recover#(\S+)", text_of(mail))[0])


async def test_a_mailed_link_gives_a_new_password_once(tmp_path: Path) -> None:
    async with posting(tmp_path) as (here, box, anna):
        phone, other = await here.browser(SITE), await here.browser(SITE)
        await ask(phone, "ANNA")
        code = await mailed(box)
        refused(await recover(phone, code, name="", password="short"), 422, "bad_password")
        assert (await recover(phone, code, name="")).json()["name"] == "Anna"
        assert await account(anna) is None, "all others are logged out"
        assert (await log_in(other, password=OTHER)).status_code == 200
        told = refused(await recover(other, code, name=""), 403, "wrong_code")
        assert told == "This link does not work any more. Ask for a new one."
        assert (await account(phone) or {})["codes"] == 10


async def test_a_mailed_link_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with posting(tmp_path) as (here, box, _):
        other, now = await here.browser(SITE), today()
        await ask(other, "Anna")
        code = await mailed(box)
        monkeypatch.setattr(sandtable.host.notices.notices, "today", lambda: now + 3700)
        told = refused(await recover(other, code, name=""), 409, "late_code")
        assert told == "This link has expired. Ask for a new one."
        assert (await log_in(other)).status_code == 200


async def test_nobody_learns_who_has_an_account_or_an_address(tmp_path: Path) -> None:
    async with posting(tmp_path) as (here, box, _):
        await register(await here.browser(SITE), "Berta")
        other = await here.browser(SITE)
        for name in ("Berta", "Nobody", "", "x" * 10_000, "Anna"):
            await ask(other, name)
        assert await mailed(box) and len(box.mails.all) == 2
        await ask(other, "Anna")
        assert len([row for row in await here.rows("outbox") if row.channel == "recover"]) == 1, "one an hour"


async def test_a_made_up_code_opens_nothing(tmp_path: Path) -> None:
    async with posting(tmp_path) as (here, _, anna):
        [player] = [row.id for row in await here.rows("players")]
        other = await here.browser(SITE)
        for code in (".", "..", f"{player}.9999999999.AAAA", f"{player}.", "x.9" * 60, f"{player}.{'9' * 40}.A"):
            refused(await recover(other, code, name=""), 403, "wrong_code")
        assert await account(anna) is not None and (await log_in(other, password=PASSWORD)).status_code == 200


async def test_a_server_without_mail_offers_none(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db") as here:
        anna = await here.browser()
        await register(anna)
        assert not (await anna.get("/api/me/account")).json()["mail"]
        refused(await anna.post("/api/recover/mail", {"name": "Anna"}), 404, "off")
        refused(await recover(anna, "a.b.c"), 404, "off")
