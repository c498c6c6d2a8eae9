"""A test of tournaments in the browser: a player enters one, its page leads to the game, and the game back to it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection as WireToTest
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import expect
from tests.host.lobbies import TEN
from tests.host.servers import Server, serve
from tests.web.conftest import PHONE, Sit
from tests.web.members import register
from tests.web.person import ask

from sandtable.host.club import voices


def serve_the_known(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server in this process where nobody counts as new."""
    with patch.object(voices, "KNOWN_AFTER", 0):
        serve(settings, says)


class Known(Server):
    """A server where nobody counts as new."""

    target = staticmethod(serve_the_known)


@pytest.fixture
def club(chromium: str, tmp_path: Path) -> Iterator[Server]:
    with Known(tmp_path / "sandtable.db", club=True) as running:
        yield running


def test_a_player_enters_on_the_page_which_leads_to_the_game(club: Server, sit: Sit) -> None:
    anna, berta = sit(club), sit(club, **PHONE)
    for person, name in ((anna, "Anna"), (berta, "Berta")):
        register(person, name)
    wanted = {"name": "Evening", "kind": "arena", "minutes": 60, "variant": "stratego-lightning", "players": 2}
    made = ask(anna, "/api/tournaments", **wanted, time=TEN, starts=int(time.time()) + 45)
    for person in (anna, berta):
        person.visit("/tournaments")
        person.page.get_by_role("link", name="Evening").click()
        expect(person.page).to_have_url(re.compile(f"/tournaments/{made['id']}$"))
        person.button("Enter").click()
        expect(person.page.get_by_text("You are in.")).to_be_visible()
    for person in (anna, berta):
        expect(person.page).to_have_url(re.compile("/table/"), timeout=60_000)
        expect(person.button("Ready")).to_be_visible()
    anna.page.get_by_role("tab", name="Table").click()
    anna.button("Evening").click()
    expect(anna.page.get_by_role("heading", name="Evening")).to_be_visible()
