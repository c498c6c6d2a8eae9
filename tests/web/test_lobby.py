"""Tests of the lobby: Play begins what is chosen, and the choice is remembered."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE, Sit
from tests.web.person import Person


def test_every_variant_stands_on_the_card_and_play_begins_it(sit: Sit) -> None:
    player = sit(**PHONE)
    player.visit()
    variants = player.card().get_by_role("radiogroup", name="Game")
    expect(variants.get_by_role("radio")).to_have_count(5)
    variants.get_by_text("Campaign", exact=True).click()
    player.now("Ultimate Stratego: Campaign").click()
    expect(player.button("Ready")).to_be_enabled()
    expect(player.page).to_have_title(re.compile("Campaign"))
    player.visit()
    expect(player.now("Ultimate Stratego: Campaign")).to_be_visible()


@pytest.mark.parametrize(
    "window",
    [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, marks=pytest.mark.nightly, id="desktop")],
)
def test_the_small_board_is_set_up_and_played_on(sit: Sit, window: dict[str, Any]) -> None:
    player = sit(**window)
    player.sit_down("Ultimate Stratego: Six by Six", "recruit")
    player.begin()
    lake = {"c3", "c4", "d3", "d4"}
    assert set(player.labels()) - lake == {f"{column}{row}" for column in "abcdef" for row in range(1, 7)} - lake
    assert player.turns(2) == 2


def test_play_begins_against_who_was_chosen_and_remembers_it(sit: Sit) -> None:
    player = sit(**DESKTOP)
    player.visit()
    card = player.card()
    card.get_by_role("button", name="Opponent, seat and rules").click()
    card.get_by_role("radio", name=re.compile("^Recruit")).check()
    player.page.keyboard.press("Escape")
    expect(card.get_by_text("Against the Recruit")).to_be_visible()
    player.now().click()
    expect(player.page.get_by_text("Recruit").filter(visible=True).first).to_be_visible()
    player.visit()
    expect(player.card().get_by_text("Against the Recruit")).to_be_visible()


def test_my_games_come_first_and_one_that_was_taken_off_the_list_can_be_put_back(sit: Sit) -> None:
    player = sit(**DESKTOP)
    player.from_lobby()
    seats = tokens(player)
    player.visit()
    games = player.page.get_by_role("region", name="My games")
    expect(games.get_by_text("Your turn")).to_be_visible()
    mine, cards = games.bounding_box(), player.card().bounding_box()
    assert mine and cards and mine["y"] < cards["y"]
    games.get_by_role("button", name=re.compile("^Remove from the list")).click()
    expect(games.get_by_role("button", name=re.compile("^Resume"))).to_have_count(0)
    player.page.reload()
    expect(player.page.get_by_text("My devices")).to_be_visible()
    expect(games.get_by_role("button", name=re.compile("^Resume"))).to_have_count(0)
    games.get_by_role("button", name=re.compile("^Put back")).click()
    assert tokens(player) == seats
    expect(games.get_by_text("Your turn")).to_be_visible()
    games.get_by_role("button", name=re.compile("^Resume")).click()
    expect(player.button("Ready")).to_be_enabled()


def tokens(player: Person) -> dict[str, str]:
    """Return the tokens of this browser's seats, by table."""
    kept = json.loads(player.page.evaluate("localStorage.getItem('sandtable.games')"))
    return {game["id"]: game["token"] for game in kept}
