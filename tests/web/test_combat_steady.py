"""Tests of Ultimate Combat by mouse and finger: buttons stay in place, the floor is reached, targets are readable."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.web.battle import Battle
from tests.web.boxes import seen_whole
from tests.web.conftest import Sit
from tests.web.looks import no_overflow
from tests.web.person import until
from tests.web.squads import HUMAN, SERGEANT, dealt, founded
from tests.web.steady import keep, lie_free, places
from tests.web.windows import BY_FINGER, BY_MOUSE, Window, each, opened_by

__all__ = ["dealt"]

MOUSE = {name: BY_MOUSE[name] for name in ("desk", "tablet")}
FINGER = {"phone": BY_FINGER["phone"]}


def seated(sit: Sit, dealt: Any, windows: dict[str, Window], link: str) -> Battle:
    person = sit(dealt, **opened_by(windows))
    person.join(link, "Anna")
    person.button("Hide guide").click()
    return Battle(person)


@pytest.mark.parametrize(
    "windows",
    [pytest.param(MOUSE, id="by mouse"), pytest.param(FINGER, marks=pytest.mark.nightly, id="by finger")],
)
def test_what_ends_or_deploys_stays_where_it_is_and_the_whole_floor_is_reached(
    sit: Sit, dealt: Any, windows: dict[str, Window]
) -> None:
    table = seated(sit, dealt, windows, founded(dealt, HUMAN, SERGEANT, army="mixed"))
    assert table.wait()
    for _ in each(table.person, windows):
        lie_free(table.page)
        choosing_moves_nothing(table, "Deploy for me")
    table.person.button("Deploy for me").click()
    table.person.button("Place them like this").click()
    expect(table.step).to_have_text("Move")
    assert table.wait()
    for _ in each(table.person, windows):
        choosing_moves_nothing(table, "End moves")
        closer_farther_and_the_whole_floor_are_reached(table)


def choosing_moves_nothing(table: Battle, name: str) -> None:
    before = places(table.page)
    assert any(written.startswith(name[:4]) for written in before), before
    for unit in (table.units.first, table.units.nth(1)):
        unit.click()
        keep(before, places(table.page))
    no_overflow(table.person)


def closer_farther_and_the_whole_floor_are_reached(table: Battle) -> None:
    closer, farther, whole = (table.person.button(name) for name in ("Zoom in", "Zoom out", "Whole floor"))
    if whole.is_enabled():
        whole.click()
    expect(farther).to_be_disabled()
    for back in (farther, whole):
        there_and_back(table, closer, back)
    for lens in (closer, farther, whole):
        seen_whole(table.person, lens)
    lie_free(table.page, ".lenses button")


def there_and_back(table: Battle, there: Locator, back: Locator) -> None:
    before = table.floor.get_attribute("viewBox")
    there.click()
    until(table.person, lambda: table.floor.get_attribute("viewBox") != before)
    back.click()
    expect(table.floor).to_have_attribute("viewBox", before or "")


@pytest.mark.parametrize(
    "windows",
    [pytest.param(MOUSE, marks=pytest.mark.nightly, id="by mouse"), pytest.param(FINGER, id="by finger")],
)
def test_targets_are_read_whole(sit: Sit, dealt: Any, windows: dict[str, Window]) -> None:
    """Both sides are placed by hand, because a bot may place its units where nobody can see anybody."""
    link = founded(dealt, HUMAN, HUMAN)
    west, east = seated(sit, dealt, windows, link), Battle(sit(dealt))
    east.person.join(link, "Boris")
    for unit, y in (("O1", 11), ("S1", 15), ("S2", 19)):  # what a phone shows of the floor
        west.wait()
        west.deploy(unit, 5, y)
        east.wait()
        east.deploy(unit, 42, y)
    expect(west.person.asked).to_have_text("Choose a unit to move.")
    west.end()
    expect(west.step).to_have_text("Name targets")
    west.ready.first.click()
    expect(west.targets.first).to_be_visible()
    for _ in each(west.person, windows):
        for chip in west.targets.all():
            seen_whole(west.person, chip)
            assert chip.evaluate("chip => chip.scrollWidth <= chip.clientWidth"), chip.inner_text()
