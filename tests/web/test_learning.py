"""Tests of the pages from which people learn the games: the rulebook with its examples, and lessons."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE, Sit


def test_a_clause_is_linked_to_and_shows_itself(sit: Sit) -> None:
    reader = sit(**PHONE, reduced_motion="reduce")  # else it plays by itself
    reader.visit("/rules/stratego-lightning#ST-MOVE-3")
    clause = reader.clause("ST-MOVE-3")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    clause.get_by_role("button", name="Show me").click()
    step = clause.get_by_role("button", name="Next move")
    while step.is_enabled():
        step.click()
        if clause.get_by_text("Refused.").is_visible():
            break
    expect(clause.get_by_text("Refused.")).to_be_visible()
    clause.get_by_role("button", name="Close ST-MOVE-3").click()
    expect(clause.get_by_text("Refused.")).to_have_count(0)


def test_a_refusal_leads_to_the_clause_and_its_example(sit: Sit) -> None:
    player = sit(**DESKTOP)
    player.play_now()
    player.page.get_by_role("tab", name="Rules").click()
    player.page.get_by_role("searchbox").fill("ST-SCOUT-5")
    clause = player.clause("ST-SCOUT-5")
    clause.get_by_role("button", name="Show me").click()
    expect(clause.get_by_role("button", name="Next move")).to_be_visible()
    with player.page.expect_popup() as page:
        player.page.get_by_role("link", name="As a page, to read or print").click()
    expect(page.value.get_by_role("heading", level=1)).to_be_visible()


def test_a_rulebook_there_is_not(sit: Sit) -> None:
    reader = sit(**DESKTOP)
    reader.visit("/rules/chess")
    expect(reader.page.get_by_text("There is no such place here.")).to_be_visible()
    reader.visit("/rules/soldier#US-BOMB-99")
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_lesson_is_failed_and_then_solved(sit: Sit) -> None:
    learner = sit(**DESKTOP)
    learner.visit()
    learner.card().get_by_role("button", name="How to play").click()
    expect(learner.page.get_by_text("Each side has 20 pieces").first).to_be_visible()
    learner.page.get_by_role("link", name="Who wins a battle").click()
    task = learner.page.get_by_role("region", name="Your task")
    learner.space("e5").click()
    learner.space("f5").click()
    expect(task.get_by_text("Not yet.")).to_be_visible()
    task.get_by_role("button", name="Try again").click()
    expect(task.get_by_text("Not yet.")).to_have_count(0)
    learner.space("e5").click()
    learner.space("e4").click()
    expect(task.get_by_text("Solved.", exact=True)).to_be_visible()
    learner.button("All lessons").click()
    expect(learner.page.get_by_role("img", name="solved")).to_have_count(1)


def test_a_lesson_shows_its_solution(sit: Sit) -> None:
    learner = sit(**PHONE, reduced_motion="reduce")
    learner.visit("/learn/warkings/LW-ZERO")
    task = learner.page.get_by_role("region", name="Your task")
    task.get_by_role("button", name="Hint").click()
    expect(task.get_by_text("The open pile shows")).to_be_visible()
    task.get_by_role("button", name="Show me").click()
    step = task.get_by_role("button", name="Next move")
    while step.is_enabled():
        step.click()
    expect(task.get_by_text("A wins with no soldiers left.")).to_be_visible()
    learner.visit("/learn/warkings/LW-NONE")
    expect(learner.page.get_by_text("There is no such place here.")).to_be_visible()
