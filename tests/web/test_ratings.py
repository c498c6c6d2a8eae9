"""Tests of ratings in the browser: guests become members, play for ratings, and see them alike everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from multiprocessing.connection import Connection as WireToTest
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect
from tests.host.seeded import SeededServer, serve_seeded
from tests.host.servers import Server
from tests.web.conftest import PHONE, SEED, Sit
from tests.web.looks import AXE, check, no_overflow
from tests.web.members import register
from tests.web.person import Person, until
from tests.web.strangers import at_table, come, way

from sandtable.host.protocol.requests import CreateTable
from sandtable.host.protocol.table import Live
from sandtable.host.store.entries import TableSpec
from sandtable.host.table.creation import read_spec

RATING = re.compile(r"^\d{4} ± \d+$")
RATED = "1605 ± 323"
"""After one won game against somebody new."""


def serve_hastily(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server at which players who find one another have ten seconds for the whole game, and one game is enough
    for the leaderboards.
    """

    def hasty(request: CreateTable, invite: str, now: int) -> TableSpec:
        return replace(read_spec(request, invite, now), time=Live(10, 0))

    with (
        patch("sandtable.host.wire.club_games.read_spec", hasty),
        patch("sandtable.host.store.ratings.ON_LEADERBOARDS", 1),
    ):
        serve_seeded(settings, says)


class HastyServer(SeededServer):
    target = staticmethod(serve_hastily)


@pytest.fixture
def club(chromium: str, tmp_path: Path) -> Iterator[Server]:
    with HastyServer(tmp_path / "sandtable.db", SEED, club=True, bot_workers=0) as running:
        yield running


def member(sit: Sit, club: Server, name: str, **window: Any) -> Person:
    """Return somebody in the lobby who comes as a guest, registers, and wants to play for ratings."""
    person = come(sit, club, name, **window)
    register(person, name)
    person.visit()
    person.page.get_by_text("Games and times:").click()
    person.page.get_by_label("Play for ratings").check()
    return person


def plate(person: Person, name: str) -> Locator:
    """Return the rating on the plate of a player."""
    plates = person.page.get_by_role("list", name="Players")
    return plates.get_by_role("listitem").filter(has_text=name).get_by_text(RATING)


def whose_turn(*people: Person) -> Person:
    """Return the one of two whose turn it is, when it is somebody's."""
    mine = [person.asked.filter(has_text="Choose a piece.") for person in people]
    until(people[0], lambda: any(turn.is_visible() for turn in mine))
    return people[0] if mine[0].is_visible() else people[1]


def test_members_play_for_ratings_and_one_loses_on_time(sit: Sit, club: Server) -> None:
    anna, boris = member(sit, club, "Anna"), member(sit, club, "Boris", **PHONE)
    for person in (anna, boris):
        expect(way(person, "Play somebody now")).to_contain_text("rated")
        way(person, "Play somebody now").click()
    table = at_table(anna, boris)
    for person in (anna, boris):
        for name in ("Anna", "Boris"):
            expect(plate(person, name)).to_have_text("1500 ± 333")
        person.button("Ready").click()
    first = whose_turn(anna, boris)
    second = boris if first is anna else anna
    first.move()
    second.move()  # nobody moves from here on: the first one loses on time
    expect(first.result).to_have_text("You lost")
    expect(second.result).to_have_text("You won")
    winner = "Anna" if second is anna else "Boris"
    for person in (anna, boris):
        expect(plate(person, winner)).to_have_text(RATED)
        no_overflow(person)

    stranger = sit(club)
    stranger.visit(table)
    expect(plate(stranger, winner)).to_have_text(RATED)
    for person in (anna, boris, stranger):
        person.visit("/leaderboards")
        best = person.page.get_by_role("region", name="Ultimate Stratego, Live").get_by_role("row")
        expect(best.nth(1)).to_contain_text(winner)
        expect(best.nth(1)).to_contain_text(RATED)
        no_overflow(person)
        person.page.get_by_role("link", name=winner).click()
        expect(person.page.get_by_role("region", name="Ratings")).to_contain_text(RATED)
        expect(person.page.get_by_role("region", name="Recent games")).to_contain_text("Won")
        no_overflow(person)
    stranger.page.get_by_role("region", name="Recent games").get_by_role("link").first.click()
    stranger.page.wait_for_url(re.compile(table))


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
def test_everybody_can_use_the_pages_of_players(sit: Sit, club: Server) -> None:
    for name, window in (("Clara", {"color_scheme": "light"}), ("Dana", {**PHONE, "color_scheme": "dark"})):
        person = sit(club, **window, bypass_csp=True)
        register(person, name)
        for path in (f"/player/{name}", "/leaderboards/combat/by_day", "/leaderboards"):
            person.visit(path)
            expect(person.page.get_by_role("heading", level=1)).to_be_visible()
            check(person, path)
