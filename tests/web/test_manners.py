"""Manners of the page: what it says when a line is dead, and while a table loads."""

from __future__ import annotations

import time

from playwright.sync_api import WebSocketRoute, expect
from tests.web.conftest import Sit

SOON_S = 3


def test_a_line_that_is_cut_without_a_word_is_told_within_three_seconds(sit: Sit) -> None:
    player = sit()
    cut = False
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        host = line.connect_to_server()
        line.on_message(lambda said: None if cut else host.send(said))
        host.on_message(lambda said: None if cut else line.send(said))

    player.page.route_web_socket("**/ws**", carry)
    player.into_play()
    told = player.page.get_by_text("Connecting again.")
    player.page.wait_for_timeout(SOON_S * 1000)
    expect(told).to_have_count(0)
    cut, before = True, time.monotonic()
    expect(told).to_be_visible(timeout=SOON_S * 1000)
    assert time.monotonic() - before < SOON_S
    assert len(lines) == 1, "it may only be slow"
    cut = False
    expect(told).to_have_count(0)


def test_a_table_that_loads_says_so_on_the_sand(sit: Sit) -> None:
    player = sit()
    player.into_play()
    player.page.route_web_socket("**/ws**", lambda line: None)  # nobody answers
    player.page.reload()
    board = player.page.get_by_role("main")
    expect(board.get_by_text("Laying out the sand.")).to_be_visible()
    expect(board.locator(".tray")).to_be_visible()
