"""Tests of links to a new password that are mailed to the address of an account, with a real mail server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa
from tests.host.browsers import Browser, House, refused
from tests.host.lobbies import club
from tests.host.members import OTHER, PASSWORD, account, log_in, recover, register
from tests.host.outside_world import MailBox, mail_box, text_of

import sandtable.host.notices.notices
from sandtable.host.store import outbox
from sandtable.host.store.keeping import today
from sandtable.host.store.schema import OUTBOX

SITE = "https://table.test"
ADDRESS = "anna@example.org"


@asynccontextmanager
async def posting(folder: Path) -> AsyncIterator[tuple[House, MailBox, Browser]]:
    """Start a server that sends mails; yield it, its mail server, and a browser of an account to whose address a link
    may go.
    """
    async with mailing(folder) as (here, box):
        anna = await here.browser(SITE)
        await register(anna)
        await confirm(anna, box)
        assert (await allow(anna)).json()["account"]["by_mail"]
        yield here, box, anna


@asynccontextmanager
async def mailing(folder: Path) -> AsyncIterator[tuple[House, MailBox]]:
    async with mail_box() as box:
        settings = {"public_url": SITE, "smtp_url": box.url, "mail_from": "notices@table.test"}
        async with club(folder / "games.db", **settings) as here:
            yield here, box


async def confirm(browser: Browser, box: MailBox, address: str = ADDRESS) -> None:
    """Give an address for notices, and open the link that is sent there."""
    before = len(box.mails.all)
    assert (await browser.put("/api/me/mail", {"address": address, "language": "en"})).status_code == 204
    mail = (await box.mails.number(before + 1))[-1]
    code = re.findall(r"/confirm#(\S+)", text_of(mail))[0]
    assert (await browser.post("/api/mail/confirm", {"code": code})).status_code == 204


async def allow(browser: Browser, address: str = ADDRESS, password: str = PASSWORD) -> httpx2.Response:
    """Let a link to a new password go to the account's address."""
    return await browser.put("/api/me/recovery", {"address": address, "password": password})


async def ask(browser: Browser, name: str) -> None:
    asked = await browser.post("/api/recover/mail", {"name": name})
    assert (asked.status_code, asked.content) == (204, b"")


async def mailed(box: MailBox) -> str:
    """Return the code of the link in the second mail."""
    mail = (await box.mails.number(2))[1]
    assert mail["To"] == ADDRESS and mail["Subject"] == "A new password for Sandtable"
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
        for name in ("Berta", "Nobody", "", "x" * 64, "Anna"):
            await ask(other, name)
        assert await mailed(box) and len(box.mails.all) == 2
        await ask(other, "Anna")
        assert await links_of(here) == 1, "a moment ago"


async def links_of(here: House) -> int:
    """Return how many links to a new password were mailed."""
    return len([row for row in await here.rows("outbox") if row.channel == "recover"])


async def test_who_has_lost_the_mail_gets_another_but_not_many(tmp_path: Path) -> None:
    async with posting(tmp_path) as (here, _, anna):
        for sent in (1, 2, 2):
            await ask(anna, "Anna")
            assert await links_of(here) == sent
            await later(here, outbox.ANOTHER_AFTER)
        await later(here, 3600 * 1000)
        await ask(anna, "Anna")
        assert await links_of(here) == 3


async def later(here: House, milliseconds: int) -> None:
    """Let what was mailed have been mailed so much earlier."""
    while any(not row.done for row in await here.rows("outbox")):
        await asyncio.sleep(0.01)

    def put_back(connection: sa.Connection) -> None:
        connection.execute(sa.update(OUTBOX).values(at=OUTBOX.c.at - milliseconds))

    await here.store.change(put_back)


async def test_a_link_goes_only_where_the_holder_has_allowed_it(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (here, box):
        anna, other = await here.browser(SITE), await here.browser(SITE)
        await register(anna)
        refused(await allow(anna), 409, "other_address")
        await anna.put("/api/me/mail", {"address": ADDRESS, "language": "en"})
        await box.mails.number(1)
        refused(await allow(anna), 409, "other_address")
        await confirm(anna, box, "anna@example.net")
        shown = await account(anna) or {}
        assert (shown["address"], shown["by_mail"]) == ("anna@example.net", False)
        refused(await allow(anna), 409, "other_address")
        refused(await allow(anna, "anna@example.net", OTHER), 403, "wrong_password")
        await ask(other, "Anna")
        assert (await allow(anna, "anna@example.net")).status_code == 200
        assert (await anna.delete("/api/me/recovery")).json()["account"]["by_mail"] is False
        await ask(other, "Anna")
        assert "recover" not in await kinds(here)


async def test_a_session_alone_cannot_send_the_link_elsewhere(tmp_path: Path) -> None:
    async with posting(tmp_path) as (here, box, anna):
        await ask(await here.browser(SITE), "Anna")
        code = await mailed(box)
        await confirm(anna, box, "thief@example.org")
        refused(await recover(await here.browser(SITE), code, name=""), 403, "wrong_code")
        assert (await account(anna) or {})["by_mail"] is False


@pytest.mark.parametrize("enters", [log_in, register])
async def test_the_address_of_a_guest_whom_a_stranger_has_planted_opens_no_account(
    tmp_path: Path, enters: Callable[[Browser, str], Awaitable[object]]
) -> None:
    async with mailing(tmp_path) as (here, box):
        planted = await here.browser(SITE)
        if enters is log_in:
            await register(await here.browser(SITE))
        await planted.game(name="Eve")
        await confirm(planted, box, "eve@example.org")
        await enters(planted, "Anna")
        shown = await account(planted) or {}
        assert (shown["name"], shown["address"], shown["by_mail"]) == ("Anna", "eve@example.org", False)
        await ask(await here.browser(SITE), "Anna")
        assert "recover" not in await kinds(here)


async def kinds(here: House) -> set[str]:
    """Return of which kinds letters were written."""
    return {row.channel for row in await here.rows("outbox")}


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
        refused(await allow(anna), 404, "off")
