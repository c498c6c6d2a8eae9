"""Tests of a connection that is slow or lost for a moment: no input is lost, and nobody is told of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.host.servers import Server
from tests.host.slow_line import SlowLine
from tests.web.conftest import Sit
from tests.web.person import Person, moved
from tests.web.reconnecting import WATCH, unnoticed
from tests.web.together import sit_down_together

DELAY = 0.25  # seconds, each way
SLOW = 4  # times slower than this machine


@pytest.fixture
def far(mortal: Server) -> Iterator[SlowLine]:
    with SlowLine(mortal.port, DELAY) as line:
        yield line


def slow_down(person: Person) -> None:
    """Slow the page down, as on a slow laptop."""
    person.page.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


@pytest.mark.nightly
def test_a_slow_laptop_on_a_slow_line_loses_nothing(sit: Sit, mortal: Server, far: SlowLine) -> None:
    anna, boris = sit(mortal), sit(mortal)
    for person in (anna, boris):
        person.address = f"http://127.0.0.1:{far.port}"
        person.page.add_init_script(WATCH)
    slow_down(anna)
    sit_down_together(anna, boris)
    for person, name in ((anna, "Anna"), (boris, "Boris"), (anna, "Anna"), (boris, "Boris")):
        start, end = person.move()
        for seen in (anna, boris):
            expect(seen.log).to_contain_text(moved(start, end, name))
    assert unnoticed(anna) and unnoticed(boris)


def test_what_is_pressed_while_the_server_starts_again_is_done(sit: Sit, mortal: Server) -> None:
    """For how soon a loss is reported, see web/src/connection.test.ts, which has its own clock."""
    anna, boris = sit(mortal), sit(mortal)
    sit_down_together(anna, boris)
    anna.on_turn()
    ways = anna.choices()
    start, end = ways[len(ways) // 2]
    anna.space(start).click()
    mortal.stop()
    anna.space(end).click()
    anna.page.get_by_role("tab", name="Table").click()
    anna.button("Offer a draw").click()
    mortal.start()
    anna.page.get_by_role("tab", name="Log").click()
    for person in (anna, boris):
        expect(person.log).to_contain_text(moved(start, end, "Anna"))
    expect(boris.page.get_by_text("Anna offers a draw.")).to_be_visible()
    assert anna.page.get_by_role("alert").count() == 0, "nothing was refused"
