"""Tests of the review after the end: the course of the game, its turning points, and marks on the replay's slider."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.host.servers import Server
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person
from tests.web.seating import finished_game
from tests.web.windows import AT_REST

SHOTS = os.environ.get("SHOTS")


def shot(player: Person, name: str) -> None:
    if SHOTS:
        player.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def test_a_game_is_looked_back_at_by_mouse_and_by_finger(sit: Sit, server: Server) -> None:
    """There is one game, because its review takes long.

    It is looked at on a desktop while the review is made, and then on a phone of the same player.
    """
    player, game = sit(), finished_game(server, 2)
    player.come_to(game)
    looks_back_by_mouse(player)
    phone = sit(**PHONE)
    phone.come_to(game)
    looks_back_by_finger(phone)


def looks_back_by_mouse(player: Person) -> None:
    page = player.page
    player.button("Look back").click()
    panel = page.get_by_role("tabpanel", name="Look back")
    page.set_viewport_size({"width": 1440, "height": 900})
    curve = panel.get_by_role("slider", name="The course of the game")
    expect(curve).to_be_visible(timeout=120_000)
    position = page.get_by_role("slider", name="Position in the game")
    last = position.get_attribute("max") or ""
    expect(curve).to_have_attribute("max", last)
    expect(panel.get_by_text(re.compile("^(Even|Ahead|Behind|Far|Won|Lost)")).first).to_be_visible()
    in_sight_at_once(panel, curve)
    for folded in ("Quality of play", "Figures"):
        panel.get_by_role("heading", name=folded).click()
    expect(panel.get_by_text("rated choices were best").first).to_be_visible()
    expect(panel.get_by_role("row", name=re.compile("^Decisions"))).to_be_visible()
    shot(player, "desktop")

    moment = panel.get_by_role("button", name=re.compile(r"^Go to position \d+$")).first
    at = (moment.get_attribute("aria-label") or "").split()[-1]
    moment.click()
    expect(position).to_have_value(at)
    expect(curve).to_have_value(at)
    assert page.locator(".marks i").count() == panel.locator("li").count() > 0
    curve.focus()
    curve.press("Home")
    expect(position).to_have_value("0")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Position 0: "))
    panel.get_by_text("The curve as a table").click()
    panel.get_by_role("table").last.get_by_role("button", name=f"Go to position {last}").click()
    expect(position).to_have_value(last)
    page.evaluate("document.documentElement.dataset.light = 'night'")
    shot(player, "lamp")


def in_sight_at_once(panel: Locator, curve: Locator) -> None:
    """Check that the curve and all turning points are seen whole, and that nothing was scrolled for it."""
    expect(curve).to_be_in_viewport(ratio=1)
    for moment in panel.locator("ol > li").all():
        expect(moment).to_be_in_viewport(ratio=1)


def looks_back_by_finger(player: Person) -> None:
    shot(player, "phone-end")
    expect(player.result).to_be_visible()
    rows = [player.page.locator(part).bounding_box() for part in ("main", "section.result h2", ".told")]
    tops = [row["y"] for row in rows if row]
    assert len(tops) == 3 and tops == sorted(tops), "how it ended stands first below the board, and then the replay"
    player.button("Look back").tap()
    panel = player.page.get_by_role("tabpanel", name="Look back")
    expect(panel.get_by_role("slider", name="The course of the game")).to_be_visible()
    expect(panel.get_by_role("progressbar")).to_have_count(0, timeout=120_000)
    player.page.evaluate(AT_REST)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(player, "phone")
    board, sheet = player.page.get_by_role("main").bounding_box(), panel.bounding_box()
    assert board and sheet and board["y"] >= 0 and board["y"] + board["height"] <= sheet["y"], "the board is in sight"
    moment = panel.locator("ol > li").first.get_by_role("button")
    moment.evaluate("one => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
    player.page.evaluate(AT_REST)
    moment.tap()
    expect(moment).to_have_attribute("aria-current", "true")
    player.button("Close").tap()
    expect(panel).not_to_be_visible()
