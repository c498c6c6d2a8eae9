"""Tests of partners in two browsers: planning, pointing, agreeing on resigning, and a seat that was left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.host.pairs import PairsServer
from tests.web.cardtable import CardTable
from tests.web.conftest import PHONE, Sit
from tests.web.looks import AXE, no_overflow, violations
from tests.web.person import Person


@pytest.fixture
def pairs_server(chromium: str, tmp_path: Path) -> Iterator[PairsServer]:
    with PairsServer(tmp_path / "sandtable.db") as running:
        yield running


def found(player: Person) -> str:
    """Create a table of friends who may write to each other during play too; return the link."""
    player.visit()
    card = player.card("War Kings")
    card.get_by_role("radiogroup", name="Game").locator("label").last.click()  # both have one title
    card.get_by_role("button", name="Play with friends").click()
    player.page.get_by_label("Partners write to each other in private").select_option("during play too")
    player.page.get_by_label("Your name").fill("Anna")
    player.button("Make the invite link").click()
    return player.page.get_by_label("Invite link").input_value()


def join(player: Person, link: str, name: str, seat: str | None) -> None:
    player.visit(link)
    player.page.get_by_label("Your name").fill(name)
    if seat:  # the last one has no choice
        player.page.get_by_role("combobox", name="Seat").select_option(seat)
    player.button("Sit down").click()


def write(player: Person, words: str, place: str) -> None:
    player.page.get_by_role("textbox", name="Message").fill(words)
    player.page.get_by_role("combobox", name="Place").select_option(place)
    player.button("Send").click()


def test_partners_plan_agree_and_go_on_without_one_who_left(sit: Sit, pairs_server: PairsServer) -> None:
    anna, cleo = sit(pairs_server, bypass_csp=True), sit(pairs_server, **PHONE, bypass_csp=True, color_scheme="dark")
    ben, dan = sit(pairs_server, bypass_csp=True), sit(pairs_server)
    link = found(anna)
    for player, name, seat in ((cleo, "Cleo", "C, with Anna"), (ben, "Ben", "B, with D"), (dan, "Dan", None)):
        join(player, link, name, seat)

    write(anna, "I come from the left.", "mill")
    expect(cleo.page.get_by_text("one new message")).to_be_attached()
    cleo.button("To the planning room").click()
    expect(cleo.page.get_by_text("I come from the left.", exact=True)).to_be_visible()
    write(cleo, "Good.", "ford")
    expect(anna.button("Show ford on the board")).to_be_visible()
    for player in (anna, cleo):
        check(player)
        player.page.reload()
    cleo.button("To the planning room").click()
    for player in (anna, cleo):
        expect(player.page.get_by_text("I come from the left.", exact=True)).to_be_visible()

    cleo.button("Close").click()
    CardTable(anna).lay()
    agree_on_resigning(anna, cleo)

    dan.page.get_by_role("tab", name="Table").click()
    dan.button("Leave the game").click()
    dan.button("Yes").click()
    expect(dan.button("Sit down again")).to_be_visible()
    for player in (anna, ben, cleo):
        expect(player.page.get_by_text("The game is paused: Dan has left.")).to_be_visible()
        check(player)
        player.button("Use a computer player").click()
    expect(anna.page.get_by_text("Sergeant Pike").first).to_be_visible()
    for player in (ben, dan):
        heard = [frame for frame in player.frames if "left." in json.dumps(frame) and frame["type"] == "team"]
        assert not heard, "what partners write is theirs"


def agree_on_resigning(asker: Person, partner: Person) -> None:
    """Let one partner ask to resign and the other agree.

    Drawing from the pile stands in for resigning here: see tests/host/pairs.py.
    """
    asker.button("Draw from the pile").click()
    expect(asker.page.get_by_text("You have asked Cleo whether to resign.")).to_be_visible()
    check(asker)
    expect(partner.page.get_by_text("Anna asks: shall we resign?").first).to_be_visible()
    check(partner)
    partner.button("Yes, resign").click()
    expect(asker.page.get_by_text("You have asked Cleo whether to resign.")).to_be_hidden()
    expect(asker.page.get_by_text("Waiting for Ben.")).to_be_visible()


def check(player: Person) -> None:
    no_overflow(player)
    if AXE.exists():
        assert not violations(player)
