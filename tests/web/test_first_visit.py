"""Tests of what a first visitor finds in the lobby and on the page of lessons, on a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person


def test_the_lobby_leads_to_each_game_and_tells_the_chosen_mode_with_players_and_opponent(sit: Sit) -> None:
    player = sit(**PHONE)
    player.visit()
    names = player.page.get_by_role("navigation", name="To the game").get_by_role("link")
    expect(names).to_have_text(["Ultimate Stratego", "Ultimate Soldier", "War Kings", "Ultimate Combat"])
    third = player.page.locator("#card-warkings")
    expect(third).not_to_be_in_viewport()
    names.nth(2).tap()
    expect(third.get_by_role("heading", name="War Kings")).to_be_in_viewport()
    expect(player.page.get_by_role("heading", level=1)).to_have_count(1)
    the_chosen_mode_is_told(player.card())


def the_chosen_mode_is_told(card: Locator) -> None:
    expect(card.get_by_text("For two,")).to_be_visible()
    expect(card.get_by_text("Sergeant: Looks one step ahead")).to_be_visible()
    pitches = []
    for mode in ("Lightning", "Campaign", "Six by Six", "Alliance", "Alliance Lightning"):
        card.get_by_role("radio", name=mode, exact=True).check(force=True)
        pitches.append(card.locator(".pitch").inner_text())
        choices = card.locator(".variants").bounding_box()
        told = card.locator(".pitch").bounding_box()
        assert choices and told and told["y"] >= choices["y"] + choices["height"]
    assert len(set(pitches)) == len(pitches), "each has words of its own"
    expect(card.get_by_text("For four,")).to_be_visible()


def test_nothing_moves_when_the_question_of_sound_is_answered(sit: Sit) -> None:
    for answer in ("With sound", "Without"):
        player = sit(**PHONE)
        player.visit()
        expect(player.now()).to_be_visible()
        player.page.evaluate("document.fonts.ready")
        before = player.now().bounding_box()
        player.button(answer).tap()
        expect(player.button(answer)).to_have_count(0)
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
    expect(missed).to_contain_text("Not yet:")
    expect(missed).to_contain_text("General")
    assert board.bounding_box() == before
    expect(learner.page.get_by_text("taken up")).to_have_count(0)


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
    step = example.get_by_role("button", name="One on")
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
