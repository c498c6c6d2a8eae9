"""A test of pages at two servers that share a database and are killed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect
from tests.host.door import Door
from tests.host.postgres import Postgres, find_postgres
from tests.host.seeded import SeededServer
from tests.web.conftest import SEED, Sit
from tests.web.person import until
from tests.web.reacting import Reacting, seated


@pytest.fixture
def database(chromium: str) -> Iterator[str]:
    """Return the URL of an empty PostgreSQL database."""
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is not installed here: initdb was not found")
    postgres = Postgres(programs)
    with ThreadPoolExecutor(1) as elsewhere:  # this thread may run an event loop for the browser
        elsewhere.submit(postgres.__enter__).result()
        yield postgres.fresh()
        elsewhere.submit(postgres.__exit__).result()


def test_a_duel_goes_on_when_each_server_is_killed_while_a_window_is_open(sit: Sit, database: str) -> None:
    one, other = (SeededServer(database, SEED, nodes=2, bot_workers=1) for _ in range(2))
    with one, other, Door([one, other]) as door:
        people = seated(lambda **context: sit(door, **context))
        for player in people:
            player.says("may react")
        first = people[0].window
        asked = [player for player in people if player.seat in first["asks"]]
        hasty, slow = asked[:2]
        hasty.passing.click()
        hasty.says("You answered")
        for server in (one, other):
            server.kill()
            server.start()
        until(people[0].person, lambda: all(welcomes(player) > 1 for player in people))
        hasty.says("You answered")
        assert slow.window["n"] == first["n"]
        expect(slow.passing).to_be_visible()
        for player in asked[1:]:
            player.passing.click()
        until(people[0].person, lambda: all(player.window.get("n") != first["n"] for player in people))


def welcomes(player: Reacting) -> int:
    """Return how often a page has come to the table."""
    return sum(frame["type"] == "welcome" for frame in player.person.frames)
