"""Tests of Today's duel in the browser: from its card in the lobby to the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.host.servers import Server
from tests.web.conftest import DESKTOP, PHONE, Sit
from tests.web.person import Person


@pytest.fixture
def club(chromium: str, tmp_path: Path) -> Iterator[Server]:
    """Start a server where players meet."""
    with Server(tmp_path / "sandtable.db", club=True) as server:
        yield server


def duel(person: Person) -> Page:
    """The page of the duel, to which the lobby leads."""
    person.visit()
    person.page.get_by_role("link", name="Today’s duel").click()
    return person.page


def test_a_duel_is_begun_gone_on_with_and_given_up(sit: Sit, club: Server) -> None:
    """Whatever is played today: the games take turns."""
    anna, stranger = sit(at=club, **DESKTOP), sit(at=club, **PHONE)
    duel(anna).get_by_role("button", name="Play").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.page.url
    expect(anna.page.get_by_text("computer").first).to_be_visible()
    duel(anna).get_by_role("button", name="Go on").click()
    anna.page.wait_for_url(table)

    stranger.visit(table)
    expect(stranger.page.get_by_text(re.compile("when the day is over, at midnight UTC"))).to_be_visible()
    expect(duel(stranger).get_by_role("heading", name="Today’s duel")).to_be_visible()
    expect(stranger.page.get_by_text("You see the results when you have finished.")).to_be_visible()
    expect(stranger.page.get_by_text(re.compile("second browser"))).to_be_visible()

    left = anna.page.context.request.post(
        table.replace("/table/", "/api/tables/") + "/leave", data={}, headers={"Origin": anna.address}
    )
    assert left.ok, left.text()
    expect(duel(anna).get_by_text("You gave it up. It does not count as finished.")).to_be_visible()
