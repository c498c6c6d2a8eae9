"""Tests of a person who closes the page on their turn: the other decides how the game goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.host.seeded import SeededServer
from tests.host.servers import Server
from tests.web.conftest import PHONE, SEED, Sit
from tests.web.person import Person, moved
from tests.web.seating import lay_out, take_all_seats
from tests.web.together import sit_down_together

GO_ON = "Use a computer player"


@pytest.fixture(scope="module")
def impatient(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server on which a person counts as away after two seconds."""
    folder = tmp_path_factory.mktemp("impatient")
    with SeededServer(folder / "sandtable.db", SEED, bot_workers=1, bot_delay=0.02, absent_after=2.0) as running:
        yield running


def anna_goes(anna: Person, boris: Person) -> str:
    """Let Anna leave the page on her turn; return the address of her table."""
    sit_down_together(anna, boris)
    table = anna.page.url
    anna.page.goto("about:blank")
    expect(boris.page.get_by_text("Anna has been away for two seconds.")).to_be_visible()
    return table


def test_a_computer_player_goes_on_and_whoever_comes_back_is_told(sit: Sit, impatient: Server) -> None:
    anna, boris = sit(impatient), sit(impatient, **PHONE)
    table = anna_goes(anna, boris)
    boris.button("Wait").click()
    expect(boris.page.get_by_text("You are waiting for Anna.")).to_be_visible()
    boris.button("Stop waiting").click()
    boris.button(GO_ON).click()
    expect(boris.page.get_by_text("Sergeant Pike").first).to_be_visible()
    boris.on_turn()
    anna.visit()
    expect(anna.page.get_by_text("A computer player has your seat now")).to_be_visible()
    anna.visit(table)
    expect(anna.page.get_by_text("You were away, so a computer player has your seat now.")).to_be_visible()
    expect(anna.page.get_by_text(re.compile("^You are watching"))).to_be_visible()


@pytest.mark.nightly
def test_whoever_comes_back_in_time_plays_on(sit: Sit, impatient: Server) -> None:
    anna, boris = sit(impatient), sit(impatient)
    anna.visit(anna_goes(anna, boris))
    anna.on_turn()
    expect(boris.button(GO_ON)).to_have_count(0)
    start, end = anna.move()
    expect(boris.log).to_contain_text(moved(start, end, "Anna"))


@pytest.mark.nightly
def test_the_game_is_called_off(sit: Sit, impatient: Server) -> None:
    anna, boris = sit(impatient), sit(impatient)
    anna_goes(anna, boris)
    boris.button("Call the game off").click()
    boris.button("Yes").click()
    expect(boris.page.get_by_text("The game is called off: Anna was away.").first).to_be_visible()


def test_in_a_live_game_of_two_the_win_is_claimed(sit: Sit, impatient: Server) -> None:
    anna, boris = sit(impatient), sit(impatient, **PHONE)
    names = ("Anna", "Boris")
    games = take_all_seats(impatient, "Ultimate Stratego", names, {"type": "live", "initial": 600})
    for game in games:
        lay_out(impatient, game)
    for person, game, name in zip((anna, boris), games, names, strict=True):
        person.come_to(game, name)
    anna.move()
    boris.move()
    anna.on_turn()
    anna.page.goto("about:blank")
    boris.button("Claim the win").click()
    expect(boris.result).to_have_text("You won")
    expect(boris.page.get_by_text("Anna was away for too long.").first).to_be_visible()
