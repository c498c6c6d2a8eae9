"""Tests of the page's manners: lost connections, loading tables, the Back button, and reloads."""

from __future__ import annotations

import re
import time

from playwright.sync_api import WebSocketRoute, expect
from tests.web.conftest import PHONE, Sit

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
    told = player.page.get_by_text("Reconnecting.")
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


def test_back_puts_a_sheet_away_before_it_leaves_the_page(sit: Sit) -> None:
    player = sit(**PHONE)
    player.visit()
    player.now().tap()
    expect(player.button("Ready")).to_be_enabled()
    table = player.page.url
    drawer = player.page.get_by_role("complementary", name="Log and rules")
    for name in ("Rules", "Log"):  # the second is put away by its button, which leaves nothing to go back to
        player.page.get_by_role("tab", name=name).tap()
        expect(drawer.get_by_role("tabpanel")).to_be_visible()
        if name == "Rules":
            player.page.go_back()
        else:
            player.button("Close").tap()
        expect(drawer.get_by_role("tabpanel")).to_be_hidden()
        assert player.page.url == table
    player.button("Settings").tap()
    expect(player.page.get_by_label("Your name")).to_be_visible()
    player.page.go_back()
    expect(player.page.get_by_label("Your name")).to_have_count(0)
    expect(player.button("Ready")).to_be_enabled()
    player.page.go_back()
    expect(player.now()).to_be_visible()
    for _ in "there", "away":
        player.button("Settings").tap()
    player.page.get_by_role("link", name="Skip to the games").press("Enter")  # it leads on after that
    expect(player.page).to_have_url(re.compile("#games$"))
    player.page.wait_for_timeout(200)
    assert player.page.url.endswith("#games")


ENTRANCES = """
window.entered = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (this.closest('.piece') && timing.duration > 0) window.entered += 1;
  return animate.call(this, frames, timing);
};
"""


def test_what_has_entered_does_not_enter_again_after_a_reload(sit: Sit) -> None:
    player = sit(reduced_motion="no-preference")
    player.page.add_init_script(ENTRANCES)
    player.play_now()
    player.begin()
    assert player.page.evaluate("entered") > 0, "the armies enter when they stand"
    player.page.reload()
    player.on_turn()
    player.page.wait_for_timeout(500)
    assert player.page.evaluate("entered") == 0
