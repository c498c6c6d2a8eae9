"""Tests of what every screen must be: accessible, usable on phones, and readable at night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Sit
from tests.web.looks import AXE, SCREENS, check, no_overflow
from tests.web.person import Person


def on_its_plate(person: Person) -> None:
    """Check that the text on the folding screen fits its plate, with a name as long as the computer's."""
    plate, words = (
        person.page.locator(f"g:has(> rect.plate) > {part}").bounding_box() for part in ("rect.plate", "text")
    )
    assert plate and words
    assert plate["x"] < words["x"] and words["x"] + words["width"] < plate["x"] + plate["width"]


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
@pytest.mark.parametrize(
    ("screen", "light"), [pytest.param("desktop", "light", marks=pytest.mark.nightly), ("phone", "dark")]
)
def test_every_screen_is_accessible_and_fits(sit: Sit, screen: str, light: str) -> None:
    player = sit(**SCREENS[screen], color_scheme=light, bypass_csp=True)
    player.visit()
    for door in ("Opponent, seat and rules", "Play with a friend"):
        player.card().get_by_role("button", name=door).click()
        check(player, "lobby")
        player.page.keyboard.press("Escape")
    player.card().get_by_role("button", name="Rulebook", exact=True).click()
    player.clause("ST-MOVE-3").get_by_role("button", name="Show me").click()
    expect(player.clause("ST-MOVE-3").get_by_role("button", name="Next move")).to_be_visible()
    check(player, "rules")
    no_overflow(player)
    player.from_lobby()
    check(player, "set-up")
    on_its_plate(player)
    player.button("Clear").click()
    check(player, "empty set-up")
    no_overflow(player)
    player.button("Random").click()
    player.button("Ready").click()
    player.turns(2)
    check(player, "play")
    for tab in ("Rules", "Table"):
        player.page.get_by_role("tab", name=tab).click()
        check(player, tab)
    if screen == "phone":
        player.button("Close").click()
    player.turns(1)
    if not player.result.is_visible():
        expect(player.asked).to_be_visible()
        if player.put_off.is_visible():
            player.put_off.click()
            player.on_turn()
        player.resign()
    expect(player.page.get_by_role("slider")).to_be_visible()
    check(player, "result")
    player.visit()
    expect(player.page.get_by_role("heading", name="My games")).to_be_visible()
    check(player, "my games")


def test_night_is_the_same_table_in_another_light(sit: Sit) -> None:
    player = sit()
    player.visit()
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    day = player.page.evaluate(ground)
    player.button("Dark mode").click()
    night = player.page.evaluate(ground)
    assert day != night
    player.from_lobby()
    assert player.page.evaluate(ground) == night


def test_a_system_at_night_gets_the_lamp_at_once(sit: Sit) -> None:
    player = sit(color_scheme="dark")
    player.visit()
    expect(player.page.locator("html")).to_have_attribute("data-light", "night")
