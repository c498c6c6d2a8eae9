"""Tests of small comforts: help under the mouse, all keys on one sheet, the speed of movement, the last set-up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import PHONE, Sit
from tests.web.looks import AXE, check
from tests.web.person import Person, until


def note(person: Person) -> Locator:
    return person.page.locator("div.note")


def rest(person: Person, space: str, dx: int = 0) -> None:
    """Rest the mouse on a space."""
    box = person.space(space).bounding_box()
    assert box
    person.page.mouse.move(box["x"] + box["width"] / 2 + dx, box["y"] + box["height"] / 2)


def test_help_comes_where_the_mouse_rests_or_its_other_button_asks_and_only_where_it_is_wanted(sit: Sit) -> None:
    player = sit()
    player.into_play()
    start, end = player.choices()[0]
    rest(player, start)
    expect(note(player)).to_contain_text(f"on {start}")
    rest(player, start, dx=14)
    expect(note(player)).to_have_count(0)

    player.space(start).click(button="right")
    expect(note(player)).to_contain_text(f"on {start}")
    rest(player, end)
    expect(note(player)).to_contain_text(f"on {start}")
    note(player).get_by_role("button", name="Close").click()
    expect(note(player)).to_have_count(0)

    player.space(start).click()  # now a place is looked for
    rest(player, end)
    player.page.wait_for_timeout(1000)
    expect(note(player)).to_have_count(0)
    player.page.keyboard.press("Escape")
    player.button("Settings").click()
    player.page.get_by_label("Help when you point at things").uncheck()
    player.button("Settings").click()
    rest(player, start)
    player.page.wait_for_timeout(1000)
    expect(note(player)).to_have_count(0)


def test_a_button_of_the_set_up_says_what_it_is_for_under_a_finger_that_rests(sit: Sit) -> None:
    player = sit(**PHONE)
    player.play_now()
    expect(player.button("Hide guide")).to_be_visible()
    expect(player.page.get_by_text("is ready.").first).to_be_attached()  # and nothing moves any more
    before = player.labels()
    for words in ("Random", "Mirror", "Clear", "Save set-up", "Ready"):
        button = player.button(words)
        said = button.get_attribute("title")
        assert said
        button.hover()
        player.page.mouse.down()
        expect(note(player)).to_contain_text(said)
        player.page.mouse.up()
        assert player.labels() == before, words
        note(player).get_by_role("button", name="Close").click()
        expect(note(player)).to_have_count(0)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
def test_every_key_stands_on_one_sheet(sit: Sit) -> None:
    """The sheet is one key away, and two keys when a piece has the focus."""
    player = sit(bypass_csp=True)
    player.into_play()
    player.page.get_by_role("tab", name="Table").click()
    player.button("All keys").click()
    sheet = every_key_is_there(player)
    expect(player.button("All keys")).to_be_focused()
    player.button("Settings").focus()
    player.page.keyboard.press("?")
    expect(sheet).to_be_visible()
    player.page.keyboard.press("?")
    expect(sheet).to_have_count(0)
    player.space(player.choices()[0][0]).focus()
    player.page.keyboard.press("?")
    expect(note(player)).to_be_visible()
    expect(sheet).to_have_count(0)
    player.page.keyboard.press("?")
    expect(sheet).to_be_visible()
    expect(note(player)).to_have_count(0)


@pytest.mark.nightly
@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
def test_on_a_phone_every_key_stands_on_one_sheet_that_only_a_key_opens(sit: Sit) -> None:
    player = sit(**PHONE, color_scheme="dark", bypass_csp=True)
    player.into_play()
    player.page.get_by_role("tab", name="Table").click()
    expect(player.button("All keys")).to_have_count(0)
    player.page.keyboard.press("?")
    every_key_is_there(player)


def every_key_is_there(player: Person) -> Locator:
    """Check the sheet of keys, and close it with Escape."""
    sheet = player.page.get_by_role("dialog", name="Keys")
    for group in ("Ultimate Stratego", "Everywhere", "After the game"):
        expect(sheet.get_by_role("heading", name=group)).to_be_visible()
    check(player, "keys")
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    return sheet


def test_the_last_set_up_is_offered_again(sit: Sit) -> None:
    player = sit()
    player.play_now()
    setups = player.page.get_by_role("combobox", name="Set-ups")
    expect(setups.get_by_role("option", name="Last used")).to_have_count(0)
    player.button("Mirror").click()
    laid = army(player)
    player.button("Ready").click()
    player.on_turn()
    player.play_now()
    assert army(player) != laid
    setups.select_option("Last used")
    assert army(player) == laid


def army(player: Person) -> dict[str, str]:
    return {space: label for space, label in player.labels().items() if "your " in label}


def test_pieces_are_drawn_as_the_player_likes(sit: Sit) -> None:
    player = sit()
    player.play_now()
    numbers = player.page.locator("#board text.rank.large")
    insignia = numbers.count()
    player.button("Settings").click()
    player.page.get_by_role("radio", name="numbers").check()
    assert numbers.count() == insignia + 20
    player.page.get_by_role("radio", name="letters").check()
    expect(player.page.locator("#board text.rank.letters")).to_have_count(20)
    player.page.reload()
    expect(player.page.locator("#board text.rank.letters")).to_have_count(20)


def test_own_notes_stand_on_the_piece_wherever_it_goes_until_it_is_known(sit: Sit) -> None:
    player = sit()
    player.into_play()
    palette = player.page.get_by_role("toolbar", name="Note on this piece")
    # The board and its marks are drawn one after the other.
    until(player, lambda: all("has never moved" in label for label in hidden_of(player).values()))
    hidden = list(hidden_of(player))
    player.space(hidden[0]).click(button="right")
    palette.get_by_role("button", name="Bomb").click()
    expect(palette).to_have_count(0)
    player.space(hidden[1]).focus()
    player.page.keyboard.press("n")
    expect(palette.get_by_role("button", name="Marshall")).to_be_focused()
    player.page.keyboard.press("s")
    until(player, lambda: noted(player) == ["Bomb", "Spy"])
    for other in hidden[2:]:
        player.space(other).click(button="right")
        palette.get_by_role("button", name="Beware").click()
    player.page.reload()
    player.on_turn()
    until(player, lambda: noted(player).count("!") == len(hidden) - 2)
    while not any("has moved" in label for label in hidden_of(player).values()):
        assert player.turns(1) == 1  # attacks now could end the game before anything hidden has moved
        until(player, lambda: notes_stand_on_hidden_pieces_alone(player))
    while len(hidden_of(player)) == len(hidden):
        assert player.turns(1, attack=True) == 1
        until(player, lambda: notes_stand_on_hidden_pieces_alone(player))
    player.button("Settings").click()
    player.page.get_by_label("Marks and notes on enemy pieces").uncheck()
    until(player, lambda: noted(player) == [])
    until(player, lambda: not any("moved" in label for label in player.labels().values()))


def hidden_of(player: Person) -> dict[str, str]:
    """Return the labels of the spaces with hidden pieces."""
    return {space: label for space, label in player.labels().items() if "hidden" in label}


def notes_stand_on_hidden_pieces_alone(player: Person) -> bool:
    return all(("hidden" in label) == ("your note: " in label) for label in player.labels().values())


def noted(player: Person) -> list[str]:
    return [label.partition("your note: ")[2] for label in player.labels().values() if "your note: " in label]
