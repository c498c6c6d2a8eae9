"""Tests that what can be tapped is uncovered, fully visible, and stays in place, so that a second tap hits it again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.web.boxes import apart, box, seen_whole
from tests.web.camp import QUICK, Camp
from tests.web.conftest import PHONE, Sit
from tests.web.looks import AXE, no_overflow, violations
from tests.web.person import Person, until
from tests.web.steady import keep, lie_free, places
from tests.web.windows import BY_FINGER, BY_MOUSE, DESK, SIDEWAYS, SMALL, ZOOMED, Window, each, opened_by

WINDOWS = pytest.mark.parametrize(
    "windows",
    [pytest.param(BY_MOUSE, id="by mouse"), pytest.param(BY_FINGER, marks=pytest.mark.nightly, id="by finger")],
)
LOW = pytest.mark.parametrize(
    "window",
    [pytest.param(SIDEWAYS, id="sideways"), pytest.param(ZOOMED, marks=pytest.mark.nightly, id="zoomed")],
)

LINES = "plates => plates.map(plate => [...plate.querySelectorAll(':scope > text')].map(line => line.textContent))"


@WINDOWS
def test_buttons_keep_their_places_through_choice_hint_and_the_question_whether_to_resign(
    sit: Sit, windows: dict[str, Window]
) -> None:
    player = sit(**opened_by(windows))
    player.into_play()
    player.button("Hide guide").click()
    page, before = player.page, dict[str, dict[str, list[int]]]()
    for name in each(player, windows):
        before[name] = places(page)
        assert {"Hint", "Resign"} <= set(before[name])
        lie_free(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("#ask .hint b, #ask .refusal")).to_be_visible()
    for name in each(player, windows):
        keep(before[name], places(page))
        assert places(page).keys() == before[name].keys(), "what has been pressed is still there"
    player.space(player.choices()[0][0]).click()
    expect(page.locator("#ask .sentence")).to_contain_text("where to")
    for name in each(player, windows):
        keep(before[name], places(page))
        no_overflow(player)
        resigns_only_on_purpose(player, before[name])


def resigns_only_on_purpose(player: Person, before: dict[str, list[int]]) -> None:
    page, opener = player.page, player.button("Resign")
    opener.scroll_into_view_if_needed()
    opener.dblclick()
    expect(player.result).to_have_count(0)
    if player.button("Yes").is_visible():
        for answer in ("Yes", "No"):
            seen_whole(player, player.button(answer))
        lie_free(page)
        player.button("No").click()
    expect(opener).to_be_visible()
    keep(before, places(page))


@pytest.mark.parametrize(
    "windows",
    [
        pytest.param(BY_FINGER, id="by finger"),
        pytest.param({"zoomed": ZOOMED}, marks=pytest.mark.nightly, id="zoomed"),
    ],
)
def test_at_a_table_of_four_ready_is_reached_and_names_are_told_apart(sit: Sit, windows: dict[str, Window]) -> None:
    camp = Camp(sit(**opened_by(windows))).play_now(QUICK)
    expect(camp.person.button("Next")).to_be_visible()
    for _ in each(camp.person, windows):
        bar = box(camp.page.get_by_role("tablist"))
        assert apart(seen_whole(camp.person, camp.ready), bar), "the guide pushes it below the bar"
        for tab in camp.page.get_by_role("tab").all():
            seen_whole(camp.person, tab)
            assert tab.evaluate("tab => tab.scrollWidth <= tab.clientWidth"), tab.inner_text()
        plates = [tuple(plate) for plate in camp.page.locator("main g:has(> text[x='-86'])").evaluate_all(LINES)]
        assert plates and len(set(plates)) == len(plates), plates
        lie_free(camp.page)


def test_a_tap_that_brings_the_board_closer_is_not_taken_twice(sit: Sit) -> None:
    camp = Camp(sit(**PHONE)).play_now(QUICK)
    camp.person.button("Hide guide").tap()
    camp.ready.tap()
    assert camp.wait()
    before = camp.person.labels()
    start, _ = camp.ways()[0]
    at = box(camp.person.space(start))
    camp.page.mouse.dblclick(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    expect(camp.page.locator('[data-space][aria-selected="true"]')).to_have_attribute("data-space", start)
    expect(camp.asked).to_contain_text("where to")
    assert camp.own() and set(camp.own()) == {name for name, label in before.items() if "your " in label}


@LOW
def test_a_lesson_in_a_low_window_has_board_and_task_side_by_side(sit: Sit, window: Window) -> None:
    learner = sit(**window)
    for lesson in ("stratego", "soldier", "warkings", "combat"):
        print(f"lesson: {lesson}")
        board_and_task_are_side_by_side(learner, lesson)


def board_and_task_are_side_by_side(learner: Person, lesson: str) -> None:
    learner.visit(f"/learn/{lesson}")
    learner.page.locator("main li a, main li button").first.click()
    board = learner.page.locator("#board .tray")
    task = learner.page.get_by_role("region", name="Your task")
    expect(learner.page.locator(".verdict .sentence")).to_be_visible()
    lies = seen_whole(learner, board)
    assert apart(lies, seen_whole(learner, task))
    for part in (".verdict .sentence", "[data-tour=hand]"):
        for found in learner.page.locator(part).all():
            assert apart(lies, seen_whole(learner, found)), part
    no_overflow(learner)


def test_tabs_go_by_arrows_home_and_end(sit: Sit) -> None:
    player = sit(**PHONE)
    player.play_now()
    for _ in each(player, {"phone": PHONE, "small": SMALL}):
        tabs_go_by_keys(player)
        player.page.keyboard.press("Home")
        player.page.keyboard.press("Escape")
        expect(player.page.get_by_role("tab", selected=True)).to_have_count(0)


def tabs_go_by_keys(player: Person) -> None:
    tabs = player.page.get_by_role("tab")
    names = tabs.all_inner_texts()
    tabs.first.focus()
    for key, expected in (("ArrowLeft", -1), ("Home", 0), ("ArrowRight", 1), ("End", -1), ("ArrowRight", 0)):
        player.page.keyboard.press(key)
        expect(focused(player)).to_have_text(names[expected])
    expect(player.page.get_by_role("tab", selected=True)).to_have_count(0)
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("tab", selected=True)).to_have_text(names[0])
    player.page.keyboard.press("ArrowRight")
    expect(player.page.get_by_role("tab", selected=True)).to_have_text(names[1])
    expect(player.page.get_by_role("tabpanel", name=names[1])).to_be_visible()


def focused(player: Person) -> Locator:
    return player.page.locator("[role=tab]:focus")


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
@pytest.mark.parametrize(
    ("window", "light"),
    [
        pytest.param(DESK, "light", id="desk"),
        pytest.param(PHONE, "dark", marks=pytest.mark.nightly, id="phone"),
    ],
)
def test_open_menu_and_open_palette_are_accessible(sit: Sit, window: Window, light: str) -> None:
    player = sit(**window, color_scheme=light, bypass_csp=True)
    player.into_play()
    player.button("Settings").click()
    expect(player.page.get_by_label("Your name")).to_be_visible()
    assert violations(player) == []
    player.page.keyboard.press("Escape")
    hidden = next(space for space, label in player.labels().items() if "hidden" in label)
    player.space(hidden).focus()
    player.page.keyboard.press("n")
    expect(player.page.get_by_role("toolbar", name="Note on this piece")).to_be_visible()
    assert violations(player) == []


def test_no_panel_lies_over_the_board_of_four(sit: Sit) -> None:
    camp = Camp(sit(viewport={"width": 1280, "height": 800})).play_now(QUICK)
    board = camp.page.locator("main .tray")

    def free() -> bool:
        return apart(box(board), box(camp.page.locator("#side"))) and apart(
            box(board), box(camp.page.locator(".yours"))
        )

    until(camp.person, free)
    cells = camp.page.locator("[data-space]")
    covered = cells.evaluate_all(
        """cells => cells.filter(cell => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) !== cell;
        }).map(cell => cell.dataset.space)"""
    )
    assert covered == []
