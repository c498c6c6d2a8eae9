"""Tests of browsers that store nothing: one plays on from memory, and the page says how long that lasts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import DESKTOP, PHONE, Sit
from tests.web.person import Person

FORBIDDEN = """
for (const area of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, area, { get() { throw new DOMException('forbidden', 'SecurityError'); } });
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def notice(person: Person) -> Locator:
    return person.page.get_by_text("This browser saves nothing.")


def mine(person: Person) -> Locator:
    """The lobby's list of games with a seat."""
    return person.page.get_by_role("region", name="My games")


@pytest.mark.parametrize(
    "refusal",
    [pytest.param(FORBIDDEN, id="forbidden"), pytest.param(FULL, marks=pytest.mark.nightly, id="full")],
)
def test_the_seat_is_held_from_the_lobby_to_the_table_and_back(sit: Sit, refusal: str) -> None:
    player = sit(**PHONE)
    page = player.page
    page.add_init_script(refusal)
    player.from_lobby()
    expect(notice(player)).to_be_visible()
    player.button("OK").tap()
    expect(notice(player)).to_have_count(0)
    player.begin()
    player.turns(1)

    page.reload()
    player.on_turn()
    page.go_back()
    expect(mine(player).get_by_text("Your turn")).to_be_visible()
    player.card().get_by_role("button", name="How to play").tap()
    page.get_by_role("link", name="Who wins a battle").tap()
    expect(page.get_by_role("heading", level=1, name="Who wins a battle")).to_be_visible()
    page.go_back()
    page.go_back()
    mine(player).get_by_role("button", name="Resume").tap()
    player.turns(1)
    assert notice(player).count() == 0, "it has been read"


def test_settings_are_kept_through_another_language(sit: Sit) -> None:
    player = sit(**DESKTOP)
    page = player.page
    page.add_init_script(FORBIDDEN)
    player.visit()
    player.button("Dark mode").click()
    player.button("Settings").click()
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("heading", name="Spiele", exact=True)).to_be_attached()
    expect(page.locator("html")).to_have_attribute("data-light", "night")
    expect(page.get_by_text("Dieser Browser speichert nichts.")).to_be_visible()


def test_a_friend_joins_by_the_link(sit: Sit) -> None:
    host, friend = sit(**DESKTOP), sit(**PHONE)
    friend.page.add_init_script(FORBIDDEN)
    link = host.invite("Ada")
    friend.join(link, "Bob")
    expect(friend.button("Ready")).to_be_enabled()
    expect(notice(friend)).to_be_visible()
    secret = re.split("#", link)[1]
    assert secret not in friend.page.url
    friend.page.reload()
    expect(friend.button("Ready")).to_be_enabled()
