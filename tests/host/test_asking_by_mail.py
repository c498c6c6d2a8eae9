"""Tests of mails that ask whether notices may go to an address: nobody floods a mailbox or uses up others' mails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import sqlalchemy as sa
from tests.host.browsers import Browser, House, house, refused
from tests.host.outside_world import MailBox, mail_box, text_of

from sandtable.host.settings import Rate
from sandtable.host.store import outbox
from sandtable.host.store.outbox import ANOTHER_AFTER, CONFIRMS_OF_ADDRESS, CONFIRMS_OF_PLAYER, mailbox_of
from sandtable.host.store.schema import OUTBOX

SITE = "https://table.test"
AGAIN = "A mail has gone to this address. Open the link in it. If none comes, ask again in five minutes."


@pytest.fixture
async def box() -> AsyncIterator[MailBox]:
    async with mail_box() as running:
        yield running


def settings(box: MailBox, **more: Any) -> dict[str, Any]:
    return {"public_url": SITE, "smtp_url": box.url, "mail_from": "notices@table.test", "club": True, **more}


@pytest.fixture
async def here(tmp_path: Path, box: MailBox) -> AsyncIterator[House]:
    async with house(tmp_path / "games.db", **settings(box)) as running:
        yield running


async def guest(here: House, name: str = "Eve") -> Browser:
    browser = await here.browser(SITE)
    assert (await browser.post("/api/lobby/enter", {"name": name})).status_code == 200
    return browser


async def ask(browser: Browser, address: str) -> httpx2.Response:
    return await browser.put("/api/me/mail", {"address": address})


async def later(here: House, milliseconds: int) -> None:
    """Let all mails have been asked for so much earlier."""
    moved = sa.update(OUTBOX).values(at=OUTBOX.c.at - milliseconds)
    await here.store.change(lambda connection: connection.execute(moved))


async def test_one_guest_asks_at_few_addresses_a_day(here: House) -> None:
    eve = await guest(here)
    answers = [await ask(eve, f"victim{number}@example.org") for number in range(60)]
    assert [answer.status_code for answer in answers] == [204] * CONFIRMS_OF_PLAYER + [429] * (60 - CONFIRMS_OF_PLAYER)
    assert refused(answers[-1], 429, "of_player") == "You have asked for enough mails today. Try again tomorrow."
    assert len(await here.rows("outbox")) == CONFIRMS_OF_PLAYER
    await later(here, outbox.DAY)
    assert (await ask(eve, "eve@example.org")).status_code == 204


async def test_many_guests_ask_seldom_at_one_mailbox(here: House) -> None:
    written = [f"Victim+{number}@example.org" for number in range(CONFIRMS_OF_ADDRESS)]
    for address in written:
        assert (await ask(await guest(here), address)).status_code == 204
    owner = await guest(here)
    told = refused(await ask(owner, "victim@example.org"), 429, "of_address")
    assert told == "Enough mails have gone to this address today. Try again tomorrow."
    assert (await owner.get("/api/me/notices")).json()["mail"]["address"] is None
    assert (await ask(owner, "other@example.org")).status_code == 204


async def test_who_has_lost_the_mail_gets_another_after_some_minutes(here: House, box: MailBox) -> None:
    eve = await guest(here)
    assert (await ask(eve, "eve@example.org")).status_code == 204
    assert refused(await ask(eve, "eve@example.org"), 429, "just_sent") == AGAIN
    await box.mails.number(1)
    while not (await here.rows("outbox"))[0].done:
        await asyncio.sleep(0.01)
    await later(here, ANOTHER_AFTER)
    assert (await ask(eve, "eve@example.org")).status_code == 204
    mails = await box.mails.number(2)
    assert text_of(mails[0]) == text_of(mails[1])


async def test_the_link_of_a_moment_ago_is_good_for_who_comes_back_to_its_address(here: House, box: MailBox) -> None:
    eve = await guest(here)
    assert (await ask(eve, "eve@example.org")).status_code == 204
    [mail] = await box.mails.number(1)
    assert (await ask(eve, "typo@example.org")).status_code == 204
    refused(await ask(eve, "eve@example.org"), 429, "just_sent")
    code = text_of(mail).partition("/confirm#")[2].split()[0]
    assert (await eve.post("/api/mail/confirm", {"code": code})).status_code == 204
    assert (await eve.get("/api/me/notices")).json()["mail"] == {"address": "eve@example.org", "confirmed": True}


async def test_the_link_of_a_moment_ago_is_good_for_an_address_that_is_written_otherwise(
    here: House, box: MailBox
) -> None:
    eve = await guest(here)
    assert (await ask(eve, "Eve@example.org")).status_code == 204
    [mail] = await box.mails.number(1)
    assert refused(await ask(eve, "eve@example.org"), 429, "just_sent") == AGAIN
    code = text_of(mail).partition("/confirm#")[2].split()[0]
    assert (await eve.post("/api/mail/confirm", {"code": code})).status_code == 204


async def test_a_line_asks_for_so_many_however_many_guests_it_makes(tmp_path: Path, box: MailBox) -> None:
    async with house(tmp_path / "games.db", **settings(box, mails=Rate(1e-6, 2))) as here:
        answers = [await ask(await guest(here), f"victim{number}@example.org") for number in range(3)]
        assert [answer.status_code for answer in answers] == [204, 204, 429]


@pytest.mark.parametrize("other", ["Anna@Example.ORG", "anna+x@example.org", "anna+a+b@example.org"])
def test_one_mailbox_has_many_addresses(other: str) -> None:
    assert mailbox_of(other) == mailbox_of("anna@example.org") != mailbox_of("anna@example.com")
