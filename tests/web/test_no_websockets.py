"""Tests of a network that lets no WebSocket through: the game goes on over HTTP, and the page says why."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import Sit
from tests.web.person import moved

FORBIDDEN = "window.WebSocket = function () { throw new DOMException('It is forbidden.', 'SecurityError'); };"


def test_a_game_against_the_computer_without_websockets(sit: Sit) -> None:
    anna = sit()
    anna.page.add_init_script(FORBIDDEN)
    anna.play_now()
    expect(anna.page.get_by_text("Something blocks WebSockets").first).to_be_visible()
    anna.begin()
    start, end = anna.move()
    expect(anna.log).to_contain_text(moved(start, end))
    expect(anna.log).to_contain_text(re.compile("Sergeant Pike.* (moves|attacks)"))
    anna.on_turn()
    assert anna.frames == [], "no WebSocket has carried it"
    anna.page.get_by_role("tab", name="Table").click()
    expect(anna.page.get_by_role("heading", name="Connection")).to_be_visible()
