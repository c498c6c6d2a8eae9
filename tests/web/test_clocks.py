"""Tests of tables with clocks: what the players see of their time, and somebody who vanishes and runs out of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from multiprocessing.connection import Connection as WireToTest
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Locator, expect
from tests.host.seeded import SeededServer, serve_seeded
from tests.host.servers import Server
from tests.web.conftest import PHONE, SEED, Sit
from tests.web.person import Person
from tests.web.seating import lay_out, take_all_seats

FOUR_SECONDS = {"type": "live", "initial": 4, "increment": 0}


def serve_hastily(settings: dict[str, Any], says: WireToTest) -> None:
    with patch("sandtable.host.table.creation.CLOCKS", range(1, 3601)):
        serve_seeded(settings, says)


class HastyServer(SeededServer):
    """A real server at which a game may last for seconds."""

    target = staticmethod(serve_hastily)


@pytest.fixture(scope="module")
def hasty(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with HastyServer(tmp_path_factory.mktemp("hasty") / "sandtable.db", SEED, bot_workers=0) as running:
        yield running


def clock(person: Person, name: str) -> Locator:
    return person.page.get_by_role("timer", name=re.compile(f"^{name} has "))


def test_a_table_with_a_clock_is_made_joined_and_played_at(sit: Sit) -> None:
    anna, boris = sit(), sit(**PHONE)
    anna.visit()
    anna.card().get_by_role("button", name="Play with a friend").click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Time for each player").select_option("10 min + 10 s a turn")
    anna.button("Make the invite link").click()
    link = anna.page.get_by_label("Invite link").input_value()
    expect(anna.page.get_by_text("Time: 10 min + 10 s a turn.")).to_be_visible()

    boris.visit(link)
    expect(boris.page.get_by_text("Time: 10 min + 10 s a turn.")).to_be_visible()
    boris.page.get_by_label("Your name").fill("Boris")
    boris.button("Sit down").click()
    for person in (anna, boris):
        for name in ("Anna", "Boris"):
            expect(clock(person, name)).to_have_text("10:00")
        expect(person.page.get_by_text(re.compile(r"Set-up (5:00|4:\d\d)$")).first).to_be_visible()
        person.button("Ready").click()
    anna.on_turn()
    expect(clock(boris, "Anna")).to_have_text("10:00")
    expect(boris.page.get_by_text(re.compile(r"1st move (1:00|0:\d\d)$"))).to_be_visible()
    expect(clock(boris, "Boris")).to_have_text("10:00")
    anna.move()
    expect(clock(anna, "Boris")).to_have_text(re.compile(r"^9:\d\d$"))
    expect(clock(anna, "Anna")).to_have_text("10:00")


def test_somebody_vanishes_and_runs_out_of_time(sit: Sit, hasty: Server) -> None:
    anna, boris = sit(hasty), sit(hasty)
    names = ("Anna", "Boris")
    games = take_all_seats(hasty, "Ultimate Stratego", names, FOUR_SECONDS)
    for game in games:
        lay_out(hasty, game)
    for person, game, name in zip((anna, boris), games, names, strict=True):
        person.come_to(game, name)
    anna.move()
    boris.on_turn()
    boris.page.goto("about:blank")
    expect(clock(anna, "Boris")).to_have_text(re.compile(r"^[0-3]\.\d$"))
    expect(anna.result).to_have_text("You won")
    expect(anna.page.get_by_text("Boris's time is up.").first).to_be_visible()
    boris.visit(f"/table/{games[1]['id']}")
    expect(boris.result).to_have_text("You lost")


def test_by_correspondence_the_days_are_shown(sit: Sit) -> None:
    anna = sit()
    time = {"type": "by_day", "days": 3}
    games = take_all_seats(anna.server, "Ultimate Stratego", ("Anna", "Boris"), time)
    anna.come_to(games[0], "Anna")
    for name in ("Anna", "Boris"):
        expect(clock(anna, name)).to_have_text(re.compile("^(3 days|2 days 23 h)$"))
