"""Tests of notices in the client: an address is confirmed by a real mail, and the browser takes the worker."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import expect
from tests.host.servers import Server, free_port
from tests.web.conftest import Sit
from tests.web.person import Person
from tests.web.together import sit_down_together


class MailBox:
    """A mail server in a thread, and the mails that have come."""

    def __init__(self) -> None:
        self.mails: Queue[Any] = Queue()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.put(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def link(self) -> str:
        """Return the link in the next mail; the server does not know its address."""
        mail = self.mails.get(timeout=60)
        (found,) = re.findall(r"/\w+#\S+", mail.get_content())
        return str(found)


@pytest.fixture
def box() -> Iterator[tuple[MailBox, str]]:
    box = MailBox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield box, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


@pytest.fixture
def away(chromium: str, box: tuple[MailBox, str], tmp_path: Path) -> Iterator[Server]:
    """A server that sends pushes and mails."""
    settings = {"push": True, "smtp_url": box[1], "mail_from": "notices@table.test"}
    with Server(tmp_path / "sandtable.db", **settings) as server:
        yield server


def settings(person: Person) -> Any:
    """Open the settings of notices in the lobby; return them."""
    person.visit()
    person.page.get_by_text("Notices", exact=True).click()
    return person.page.locator("details[open]")


def test_an_address_is_confirmed_by_its_mail_and_mails_are_stopped(
    sit: Sit, away: Server, box: tuple[MailBox, str]
) -> None:
    anna, boris = sit(away), sit(away)
    sit_down_together(anna, boris)
    shown = settings(anna)
    shown.get_by_label("Your e-mail address").fill("anna@table.test")
    shown.get_by_role("button", name="Send a link").click()
    expect(shown.get_by_text("Open the link in the mail to anna@table.test.")).to_be_visible()
    anna.visit(box[0].link())
    expect(anna.page).to_have_url(re.compile("/confirm$"))
    anna.button("Yes, send them").click()
    expect(anna.page.get_by_role("status")).to_have_text("Notices go to your address from now on.")
    expect(settings(anna).get_by_text("Mails go to anna@table.test.")).to_be_visible()
    anna.button("Stop mails").click()
    expect(anna.page.get_by_label("Your e-mail address")).to_be_visible()


def test_a_browser_takes_the_worker(sit: Sit, away: Server) -> None:
    anna = sit(away)
    anna.visit()
    begin = "async () => { await navigator.serviceWorker.register('/worker.js', { scope: '/' }) }"
    anna.page.evaluate(begin)
    scope = anna.page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert scope == f"{anna.address}/"
