"""Tests of one person against the computer: the first minute by mouse, and a whole visit by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import PHONE, Sit
from tests.web.keyboard import focused, go_to, press
from tests.web.person import Person, moved


def test_a_newcomer_presses_play_and_moves_with_the_mouse(sit: Sit) -> None:
    newcomer = sit(reduced_motion="no-preference")
    newcomer.from_lobby()
    newcomer.begin()
    expect(newcomer.page).to_have_title(re.compile("^Your turn"))
    start, end = newcomer.choices()[0]
    newcomer.space(start).drag_to(newcomer.space(end))
    expect(newcomer.log).to_contain_text(moved(start, end))
    expect(newcomer.log).to_contain_text(re.compile("Sergeant Pike.* (moves|attacks)"))
    newcomer.turns(1)
    expect(newcomer.asked.or_(newcomer.result).first).to_be_visible()


def test_a_slow_hand_carries_a_piece_although_help_has_come(sit: Sit) -> None:
    """A long press shows help; the note must not catch a piece that is then dragged under it."""
    newcomer = sit()
    newcomer.into_play()
    start, end = newcomer.choices()[0]
    note, mouse = newcomer.page.locator("div.note"), newcomer.page.mouse
    newcomer.space(start).hover()
    mouse.down()
    expect(note).to_be_visible()
    under = note.bounding_box()
    assert under
    mouse.move(under["x"] + under["width"] / 2, under["y"] + under["height"] / 2)
    expect(note).to_have_count(0)
    newcomer.space(end).hover()
    mouse.up()
    expect(newcomer.log).to_contain_text(moved(start, end))


def test_the_guide_can_be_followed_and_put_away(sit: Sit) -> None:
    newcomer = sit()
    newcomer.play_now()
    guide = newcomer.page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Guide, 1 of")
    newcomer.button("Next").click()
    expect(guide).to_contain_text("Guide, 2 of")
    newcomer.button("Hide guide").click()
    expect(guide).to_have_count(0)
    newcomer.page.reload()
    expect(newcomer.button("Ready")).to_be_enabled()
    expect(guide).to_have_count(0)


def test_a_set_up_under_way_outlives_a_reload(sit: Sit) -> None:
    player = sit(**PHONE)
    player.play_now()
    player.button("Clear").tap()
    player.button("Marshall, 1 to place").tap()
    player.space("e3").tap()
    expect(player.space("e3")).to_have_attribute("aria-label", re.compile("your Marshall"))
    player.page.reload()
    expect(player.space("e3")).to_have_attribute("aria-label", re.compile("your Marshall"))
    expect(player.button("Ready")).to_be_disabled()
    expect(player.button("Flag, 1 to place")).to_be_visible()


def test_the_whole_game_can_be_played_by_keyboard(sit: Sit) -> None:
    player = sit()
    player.visit()
    expect(player.card()).to_be_visible()
    go_to(player, player.now())
    press(player, "Enter")
    expect(player.button("Ready")).to_be_enabled()
    lay_out_by_letter(player)
    go_to(player, player.button("Ready"))
    press(player, "Enter")
    player.on_turn()
    ask_what_stands_here(player)
    for _ in range(4):
        move_by_keys(player)
        expect(player.asked.or_(player.result).first).to_be_visible()
        if player.result.is_visible():
            break
    else:
        resign_by_keys(player)
    expect(player.result).to_be_visible()
    assert player.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    go_to(player, player.button("Previous move"))
    press(player, "Enter")
    expect(player.page.get_by_role("slider")).not_to_have_value("0")
    go_to(player, player.button("Rematch"))
    press(player, "Enter")
    expect(player.button("Ready")).to_be_enabled()


def to_board(player: Person) -> None:
    go_to(player, player.page.locator('[data-space][tabindex="0"]'))


def lay_out_by_letter(player: Person) -> None:
    """Put one piece back into the tray, and place it on the board again."""
    to_board(player)
    press(player, "PageDown")
    match = re.match(r"(\w+), your \w+(?:, (\d+))?", focused(player))
    assert match, focused(player)
    letter = {"10": "1", None: ""}.get(match[2], match[2])
    if not letter:
        letter = focused(player).split("your ")[1][0]
    press(player, "Delete")
    expect(player.button("Ready")).to_be_disabled()
    expect(player.space(match[1])).to_have_attribute("aria-label", re.compile(f"^{match[1]}, empty"))
    press(player, letter)
    expect(player.button("Ready")).to_be_enabled()


def ask_what_stands_here(player: Person) -> None:
    to_board(player)
    press(player, "?")
    note = player.page.locator("div.note")
    expect(note).to_contain_text("Rule")
    press(player, "Escape")
    expect(note).to_have_count(0)


def move_by_keys(player: Person) -> None:
    """Move the next piece that can move to the first space that it can go to."""
    if player.put_off.is_visible():
        go_to(player, player.put_off)
        press(player, "Enter")
        return
    to_board(player)
    before = player.log.locator("li").count()
    press(player, "PageDown", "Enter")
    expect(player.asked).to_contain_text("where to?")
    press(player, "PageDown", "Enter")
    expect(player.log.locator("li").nth(before)).to_be_visible()


def resign_by_keys(player: Person) -> None:
    if player.put_off.is_visible():
        move_by_keys(player)
        player.on_turn()
    go_to(player, player.button("Resign"))
    press(player, "Enter")
    go_to(player, player.button("Yes"))
    press(player, "Enter")
