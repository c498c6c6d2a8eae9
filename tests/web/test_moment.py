"""Tests of moments of a finished game: links to them, scenarios, and games that begin there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.cardtable import CardTable
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person
from tests.web.seating import finished_game

from sandtable.games import variant
from sandtable.scenarios.runner import run_file

SHARED = "navigator.share = async ({ url }) => { window.shared = url; }"


def finished(player: Person) -> str:
    """Open a short game that is over; return its address."""
    player.come_to(finished_game(player.server, 2))
    expect(player.button("Previous move")).to_be_visible()
    return player.page.url.partition("#")[0]


def test_a_link_opens_the_replay_at_its_moment_and_through_its_eyes(sit: Sit) -> None:
    player = sit(permissions=["clipboard-read", "clipboard-write"])
    address = finished(player)
    assert player.page.url == address, "the address is left alone until the replay is used"
    slider = player.page.get_by_role("slider", name="Position in the game")
    player.button("To the start").click()
    player.button("Next move").click()
    expect(player.page).to_have_url(f"{address}#at=1")
    player.page.get_by_label("As seen by").select_option("North")
    expect(player.page).to_have_url(f"{address}#at=1&by=North")
    player.button("Copy link").click()
    expect(player.button("Copied")).to_be_visible()
    link = player.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{address}#at=1&by=North"

    friend = sit()
    friend.visit(link)
    expect(friend.page.get_by_role("slider", name="Position in the game")).to_have_value("1")
    expect(friend.page.get_by_label("As seen by")).to_have_value("North")
    friend.page.keyboard.press("ArrowRight")
    expect(friend.page).to_have_url(f"{address}#at=2&by=North")
    friend.page.evaluate("location.hash = '#at=0'")
    expect(friend.page.get_by_role("slider", name="Position in the game")).to_have_value("0")
    friend.page.reload()
    expect(friend.page.get_by_role("slider", name="Position in the game")).to_have_value("0")
    expect(slider).to_have_value("1")


def test_a_phone_passes_the_link_on_by_its_sheet(sit: Sit) -> None:
    player = sit(**PHONE)
    player.page.add_init_script(SHARED)
    finished(player)
    player.button("Previous move").tap()
    expect(player.page).to_have_url(re.compile(r"#at=\d+$"))
    player.page.get_by_role("group", name=re.compile("^From position")).get_by_role("button", name="Share").tap()
    player.page.wait_for_function("window.shared === location.href")


def test_a_position_is_saved_as_a_scenario_that_runs(sit: Sit, tmp_path: Path) -> None:
    player = sit()
    finished(player)
    player.button("Previous move").click()
    scenario = player.file("Scenario (.yaml)")
    with player.page.expect_download() as saving:
        scenario.click()
    path = tmp_path / saving.value.suggested_filename
    saving.value.save_as(path)
    assert path.suffix == ".yaml"
    expect(player.page.get_by_text(f"Saved as {path.name}")).to_be_visible()
    [outcome] = run_file(path, variant)
    assert outcome.passed, outcome.problems


def test_one_plays_on_from_a_position_against_the_computer(sit: Sit) -> None:
    player = sit()
    address = finished(player)
    slider = player.page.get_by_role("slider", name="Position in the game")
    player.button("Play on from here").click()
    expect(player.page.get_by_text("The game is over here.")).to_be_visible()
    expect(slider).to_have_attribute("max", re.compile("[1-9]"))
    slider.fill("4")
    expect(player.page).to_have_url(re.compile(r"#at=4$"))
    replay = f"{address.replace('/table/', '/api/tables/')}/replay?at=4"
    there = player.page.request.get(replay).json()["views"]["South"]["pieces"]
    form = player.page.get_by_role("form", name="Play on from here")
    expect(form).to_contain_text("The computer knows only what its own seat has seen.")
    expect(form.get_by_label("against").locator("option:checked")).to_have_text("Sergeant")
    begin = form.get_by_role("button", name="Begin at position 4")
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    expect(player.page).not_to_have_url(re.compile(re.escape(address)))
    player.on_turn()
    stands = {name for name, label in player.labels().items() if "your" in label}
    assert stands == {piece["at"] for piece in there if piece["seat"] == "South"}
    expect(player.log).to_contain_text(re.compile("moves|attacks"))
    player.turns(1)
    expect(player.asked.or_(player.result).first).to_be_visible()


@pytest.mark.nightly
def test_playing_on_is_offered_where_it_is_seen_against_whom_one_played(sit: Sit) -> None:
    player = sit(viewport={"width": 1440, "height": 900})
    page = player.page
    table = CardTable(player).play_now()
    found = re.search(r"\bB\n(\w+)", page.locator(".frame > header").inner_text())
    assert found
    while table.take_turn():
        pass
    expect(page.locator(".told .clause").last).to_be_visible()
    told = page.locator(".told").evaluate("told => told.scrollHeight - told.clientHeight")
    assert told <= 0, "all that is told is seen without a bar of its own"
    player.button("Look back").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=120_000)
    player.button("Previous move").click()
    player.button("Previous move").click()
    player.button("Play on from here").click()
    begin = page.get_by_role("button", name=re.compile("^Begin at position"))
    expect(begin).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("against").locator("option:checked")).to_have_text(found[1])
    wide = "[document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight]"
    assert max(page.evaluate(wide)) <= 0
    tabs = page.get_by_role("tablist").first
    assert tabs.evaluate("tabs => tabs.scrollWidth - tabs.clientWidth") <= 0
    begin.click()
    expect(player.asked.or_(player.result).first).to_be_visible()  # computers may end it before the turn comes round
    expect(player.log).to_contain_text("discards")
    expect(player.log).not_to_contain_text(re.compile(r"\bA (discards|draws|takes)"))
