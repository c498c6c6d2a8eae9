"""Tests of rematches: proposed, declined, agreed to, and listed for a player who was not there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import PHONE, Sit
from tests.web.together import sit_down_together


def test_a_rematch_is_declined_and_agreed_to(sit: Sit) -> None:
    anna, boris = sit(), sit(**PHONE)
    sit_down_together(anna, boris)
    anna.resign()
    anna.button("Rematch").click()
    expect(anna.page.get_by_text("You want a rematch. Boris must agree.")).to_be_visible()
    expect(boris.page.get_by_text("Anna wants a rematch.")).to_be_visible()
    boris.button("No, thanks").click()
    expect(anna.page.get_by_text("Boris would rather not play again.")).to_be_visible()
    anna.button("Rematch").click()
    anna.button("Take it back").click()
    expect(boris.button("Rematch")).to_be_visible()
    before = boris.page.url
    boris.button("Rematch").click()
    anna.button("Play again").click()
    for person in (anna, boris):
        expect(person.button("Ready")).to_be_enabled()
        expect(person.page.get_by_text("Rematch: this time you play").first).to_be_attached()
    assert anna.page.url == boris.page.url != before


@pytest.mark.nightly
def test_whoever_was_not_there_finds_it_among_their_games(sit: Sit) -> None:
    anna, boris = sit(), sit()
    sit_down_together(anna, boris)
    anna.resign()
    old = boris.page.url
    boris.button("Rematch").click()
    expect(boris.page.get_by_text("Anna must agree.")).to_be_visible()
    boris.page.goto("about:blank")
    anna.visit()
    asked = anna.page.locator("li", has_text="Boris wants a rematch")
    asked.get_by_role("button", name=re.compile("^Replay")).click()
    anna.button("Play again").click()
    expect(anna.button("Ready")).to_be_enabled()
    boris.visit()
    boris.page.get_by_role("button", name=re.compile("^Resume")).click()
    expect(boris.button("Ready")).to_be_enabled()
    assert boris.page.url == anna.page.url != old
