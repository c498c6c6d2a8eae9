"""Tests of what a first visitor finds in the lobby and on the page of lessons."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person
from tests.web.windows import AT_REST


def test_the_lobby_tells_of_the_chosen_mode_and_how_many_play(sit: Sit) -> None:
    player = sit(**PHONE)
    player.visit()
    expect(player.page.get_by_role("heading", level=1)).to_have_count(1)
    the_chosen_mode_is_told(player.card())


def the_chosen_mode_is_told(card: Locator) -> None:
    expect(card.get_by_text("2 players, about")).to_be_visible()
    pitches = []
    for mode in ("Lightning", "Campaign", "Six by Six", "Alliance", "Alliance Lightning"):
        card.get_by_role("radio", name=mode, exact=True).check(force=True)
        pitches.append(card.locator(".pitch").inner_text())
    assert len(set(pitches)) == len(pitches), "each has words of its own"
    expect(card.get_by_text("4 players, about")).to_be_visible()


@pytest.mark.parametrize("window", [(1440, 900), (1024, 768), (844, 390)])
def test_every_game_can_be_begun_without_scrolling(sit: Sit, window: tuple[int, int]) -> None:
    player = sit(viewport={"width": window[0], "height": window[1]})
    player.visit()
    plays = player.page.get_by_role("button", name=re.compile("^Play the computer at "))
    expect(plays).to_have_count(4)
    for play in [
        *plays.all(),
        *player.page.get_by_role("button", name=re.compile("^Play with (a friend|friends)$")).all(),
    ]:
        expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("window", [PHONE, {"viewport": {"width": 844, "height": 390}}])
def test_a_table_for_friends_is_made_without_scrolling(sit: Sit, window: dict[str, Any]) -> None:
    player = sit(**window)
    player.visit()
    expect(player.now()).to_be_visible()
    player.page.evaluate("document.fonts.ready")
    player.page.evaluate(AT_REST)
    before = player.now().bounding_box()
    player.page.get_by_role("button", name="Play with a friend").first.click()
    expect(player.button("Make the invite link")).to_be_in_viewport(ratio=1)
    player.page.keyboard.press("Escape")
    expect(player.button("Make the invite link")).to_have_count(0)
    assert player.now().bounding_box() == before


def test_a_first_lesson_follows_from_the_games_in_short_and_leads_to_its_rules(sit: Sit) -> None:
    learner = sit(**PHONE)
    learner.visit("/learn/stratego")
    headings = learner.page.locator("summary")
    expect(headings).to_have_text([f"How to play {name}, 1 min" for name in ("Lightning", "Campaign", "Alliance")])
    expect(learner.page.get_by_text("The Flag never moves.").first).to_be_visible()
    learner.page.get_by_role("link", name="Who wins a battle").tap()
    a_wrong_answer_says_what_happened_and_moves_nothing(learner)
    the_rules_behind_it_say_what_they_are(learner)


def a_wrong_answer_says_what_happened_and_moves_nothing(learner: Person) -> None:
    task = learner.page.get_by_role("region", name="Your task")
    expect(task.get_by_text("Choose a piece.")).to_be_visible()
    board = learner.page.locator("#board")
    before = board.bounding_box()
    learner.space("e5").tap()
    assert board.bounding_box() == before
    learner.space("f5").tap()
    missed = task.locator(".missed")
    expect(missed).to_contain_text("Not yet.")
    expect(missed).to_contain_text("General")
    assert board.bounding_box() == before
    expect(learner.page.get_by_text("selected")).to_have_count(0)


def the_rules_behind_it_say_what_they_are(learner: Person) -> None:
    rules = learner.page.get_by_role("region", name="The rules behind it")
    first = rules.get_by_role("button").first
    expect(first).to_contain_text("ST-ATK-4")
    assert len(first.inner_text()) > len("ST-ATK-4") * 2
    for rule in rules.get_by_role("button").all():
        box = rule.bounding_box()
        assert box and box["height"] >= 40
    first.tap()
    expect(rules.locator("[data-clause=ST-ATK-4]")).to_be_visible()


def test_an_example_is_in_sight_before_it_begins(sit: Sit) -> None:
    reader = sit(**PHONE, reduced_motion="no-preference")
    reader.visit("/learn/stratego")
    reader.page.get_by_role("button", name="Show me").nth(4).tap()
    example = reader.page.get_by_role("region", name="Example of ST-SCOUT-6")
    pause = example.get_by_role("button", name="Pause")
    expect(pause).to_be_visible()
    expect(example.locator(".board")).to_be_in_viewport(ratio=0.9)
    expect(pause).to_be_in_viewport(ratio=1)


def test_an_example_is_told_in_sentences_and_shows_all_its_spaces(sit: Sit) -> None:
    reader = sit(**PHONE)
    reader.visit("/learn/stratego")
    reader.page.get_by_role("button", name="Show me").nth(4).tap()
    example = reader.page.get_by_role("region", name="Example of ST-SCOUT-6")
    step = example.get_by_role("button", name="Next move")
    told = 0
    while step.is_enabled():
        step.tap()
        words = example.locator(".told").inner_text()
        if "may:" not in words and "Refused." not in words:
            told += 1
            expect(example.locator(".told code")).to_have_count(0)
    assert told, "something is done in it"
    lens = example.locator(".lens").bounding_box()
    tray = example.locator(".tray").bounding_box()
    assert lens and tray and lens["y"] >= tray["y"] + tray["height"]
