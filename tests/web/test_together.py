"""Tests of two browsers at one table: invite, reload, a killed server, refusals, draws, the end and what follows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.host.servers import Server
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person, moved
from tests.web.together import quiet_turn, sit_down_together

from sandtable.engine.records import verify
from sandtable.games import variant


def test_a_game_by_invite_link_outlives_reload_and_power_failure(sit: Sit, mortal: Server, tmp_path: Path) -> None:
    anna, boris = sit(mortal), sit(mortal)
    boris.join(anna.invite("Anna"), "Boris")
    for person in (anna, boris):
        expect(person.button("Ready")).to_be_enabled()
        person.button("Ready").click()
    anna.on_turn()
    assert "#" not in boris.page.url, "the secret is left in the address bar"
    quiet_turn(anna)
    quiet_turn(boris)

    anna.page.reload()
    anna.on_turn()
    mortal.kill()
    for person in (anna, boris):
        expect(person.page.get_by_text("Reconnecting.")).to_be_visible()
    start, end = anna.move()
    expect(anna.page.get_by_text("One moment.")).to_be_visible()
    mortal.start()
    for person in (anna, boris):
        expect(person.log).to_contain_text(moved(start, end, "Anna"))
        expect(person.page.get_by_text("Reconnecting.")).to_have_count(0)
    quiet_turn(boris)

    anna.page.get_by_role("tab", name="Table").click()
    anna.button("Offer a draw").click()
    expect(boris.page.get_by_text("Anna offers a draw.")).to_be_visible()
    boris.button("Decline").click()
    expect(anna.page.get_by_text("You have offered a draw.")).to_have_count(0)
    anna.resign()
    expect(boris.result).to_have_text("You won")
    look_back(anna)
    keep_the_record(anna, tmp_path)
    play_again(anna, boris)


def look_back(person: Person) -> None:
    """Check that all is shown at the end, and nothing at the beginning through a spectator's eyes."""
    expect(person.space("a1")).to_be_attached()
    expect(person.page.locator('[data-space][aria-label*="hidden"]')).to_have_count(0)
    slider = person.page.get_by_role("slider", name="Position in the game")
    end = slider.input_value()
    person.button("To the start").click()
    expect(slider).to_have_value("0")
    person.button("Next move").click()
    expect(slider).to_have_value("1")
    person.page.locator("#board").focus()
    person.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    slider.focus()
    person.page.keyboard.press("End")
    expect(slider).to_have_value(end)
    person.page.get_by_label("As seen by").select_option(label="a spectator")
    expect(person.page.locator('[data-space][aria-label*="a hidden piece of Boris"]')).to_have_count(20)


def keep_the_record(person: Person, folder: Path) -> None:
    record = person.file("Game record (.txt)")
    with person.page.expect_download() as download:
        record.click()
    download.value.save_as(folder / "record.txt")
    verdict = verify((folder / "record.txt").read_text(), variant)
    assert verdict.result == "North", verdict


def play_again(one: Person, other: Person) -> None:
    before = one.page.url
    one.button("Rematch").click()
    other.button("Play again").click()
    for person in (one, other):
        expect(person.button("Ready")).to_be_enabled()
    assert one.page.url == other.page.url != before


def test_a_finished_game_is_seen_from_the_own_side(sit: Sit) -> None:
    anna, boris = sit(), sit()
    sit_down_together(anna, boris)
    anna.resign()
    expect(boris.result).to_be_visible()
    for _ in range(2):
        expect(boris.page.get_by_role("slider")).to_be_visible()
        high, low = (boris.space(name).bounding_box() for name in ("a1", "a10"))
        assert high and low and high["y"] < low["y"], "North looks from South's side"
        boris.page.reload()


def test_the_own_army_is_seen_while_the_other_side_lays_out(sit: Sit) -> None:
    anna = sit()
    anna.invite("Anna")
    expect(anna.button("Ready")).to_be_enabled()
    anna.button("Ready").click()
    expect(anna.page.locator('[data-space][aria-label*="your Flag"]')).to_have_count(1)
    expect(anna.button("Ready")).to_have_count(0)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_a_refusal_says_why_and_opens_the_rulebook_there(sit: Sit, screen: dict[str, object]) -> None:
    player = sit(**screen)
    player.into_play()
    bomb = next(name for name, label in player.labels().items() if "your Bomb" in label)
    vacant = next(name for name, label in player.labels().items() if label.endswith("empty"))
    player.space(bomb).click()
    player.space(vacant).click()
    refusal = player.page.get_by_role("alert")
    expect(refusal).to_contain_text("Your Bomb never moves.")
    clause = refusal.get_by_role("button", name=re.compile("ST-MOVE-2"))
    clause.click()
    rule = player.page.get_by_role("tabpanel").locator('[data-clause="ST-MOVE-2"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(refusal).to_have_count(0)


def test_a_spectator_is_sent_no_secret_and_shown_none(sit: Sit) -> None:
    player, spectator = sit(), sit()
    player.play_now()
    spectator.visit(player.page.url)
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    player.button("Ready").click()
    taken = player.turns(6, attack=True)
    expect(spectator.log.locator("li")).to_have_count(player.log.locator("li").count())

    views = spectator.views()
    assert len(views) > taken > 0
    for view in views:
        assert view["viewer"] is None and view["zone"] is None and view["placed"] is None
        assert all(piece["public"] or piece["rank"] is None for piece in view["pieces"]), view
    assert not any(frame.get("legal") for frame in spectator.frames)
    if not player.result.is_visible():
        known = sorted(piece["rank"] for piece in views[-1]["pieces"] if piece["public"])
        assert sorted(drawn_ranks(spectator)) == known
        hidden = [label for label in spectator.labels().values() if "a hidden piece of" in label]
        assert len(hidden) == sum(not piece["public"] for piece in views[-1]["pieces"])


def drawn_ranks(person: Person) -> list[str]:
    """Return every rank that is drawn on the board."""
    read = "texts => texts.filter(t => !t.closest('.labels')).map(t => t.textContent.trim())"
    return list(person.page.get_by_role("grid").locator("text").evaluate_all(read))
