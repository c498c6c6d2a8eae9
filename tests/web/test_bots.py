"""Tests of bots in the browser: an account makes one, a stranger challenges it, and it plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect
from tests.host.documented_bots import OVER_WEBSOCKET
from tests.host.servers import Server
from tests.web.conftest import PHONE, Sit
from tests.web.looks import no_overflow
from tests.web.members import register
from tests.web.strangers import AT_TABLE, come


def test_an_account_makes_a_bot_that_a_stranger_challenges(club: Server, sit: Sit, tmp_path: Path) -> None:
    olga, anna = sit(club), come(sit, club, "Anna")
    register(olga, "Olga")
    olga.button("I have kept them").click()
    olga.page.get_by_label("Name of a new bot").fill("Rook")
    olga.button("Make a bot").click()
    token = olga.page.locator("code", has_text=re.compile("^bot_"))
    expect(token).to_be_visible()
    (tmp_path / "bot.py").write_text(OVER_WEBSOCKET, encoding="utf-8")
    command = [sys.executable, "bot.py", f"http://127.0.0.1:{club.port}", token.inner_text()]
    program = subprocess.Popen(command, cwd=tmp_path)
    try:
        no_overflow(olga)
        olga.button("I have kept it").click()
        expect(token).to_have_count(0)
        anna.button("Challenge Rook (bot)").click()
        anna.button("Send the challenge").click()
        anna.page.wait_for_url(AT_TABLE)
        expect(anna.page.locator("body")).to_contain_text("Rook (bot)")
        expect(anna.page.get_by_text("Rook (bot) is ready.").first).to_be_visible()
    finally:
        program.kill()
        program.wait()


def test_bots_have_room_on_a_phone(club: Server, sit: Sit) -> None:
    olga = sit(club, **PHONE)
    register(olga, "Olga")
    olga.button("I have kept them").click()
    olga.page.get_by_label("Name of a new bot").fill("a" * 20)
    olga.button("Make a bot").click()
    expect(olga.page.get_by_role("list", name="Your bots").get_by_role("listitem")).to_have_count(1)
    no_overflow(olga)
    olga.button("I have kept it").click()
    olga.page.get_by_role("list", name="Your bots").get_by_role("button", name="Delete").click()
    olga.button("Yes").click()
    expect(olga.page.get_by_role("list", name="Your bots")).to_have_count(0)
