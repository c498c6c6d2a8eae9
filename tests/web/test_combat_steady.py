"""Ultimate Combat by mouse and finger: buttons keep their places, the floor is reached, targets are read whole."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.battle import Battle
from tests.web.conftest import PHONE, Sit
from tests.web.person import until
from tests.web.test_combat import HUMAN, SERGEANT, SQUAD, dealt, founded
from tests.web.test_layout import DESK, seen_whole
from tests.web.test_looks import no_overflow
from tests.web.test_steady import TABLET, keep, lie_free, places

__all__ = ["dealt"]

ANYWHERE = pytest.mark.parametrize("window", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])


def seated(sit: Sit, dealt: Any, window: dict[str, Any], **options: Any) -> Battle:
    person = sit(dealt, **window)
    person.join(founded(dealt, HUMAN, SERGEANT, **options), "Anna")
    person.button("Put away").click()
    table = Battle(person)
    assert table.wait()
    return table


def fights(table: Battle) -> None:
    """Everybody is placed, and may move."""
    table.person.button("Deploy for me").click()
    table.person.button("Place them like this").click()
    expect(table.step).to_have_text("Move")
    assert table.wait()


@ANYWHERE
def test_what_ends_or_deploys_stays_where_it_is_when_a_unit_is_chosen(
    sit: Sit, dealt: Any, window: dict[str, Any]
) -> None:
    table = seated(sit, dealt, window, army="mixed")
    lie_free(table.page)
    choosing_moves_nothing(table, "Deploy for me")
    fights(table)
    choosing_moves_nothing(table, "End moves")


def choosing_moves_nothing(table: Battle, name: str) -> None:
    before = places(table.page)
    assert any(written.startswith(name[:4]) for written in before), before
    for unit in (table.units.first, table.units.nth(1)):
        unit.click()
        keep(before, places(table.page))
    no_overflow(table.person)


@ANYWHERE
def test_closer_farther_and_the_whole_floor_are_reached(sit: Sit, dealt: Any, window: dict[str, Any]) -> None:
    table = seated(sit, dealt, window)
    closer, farther, whole = (table.person.button(name) for name in ("Closer", "Farther", "Whole floor"))
    if whole.is_enabled():
        whole.click()
    expect(farther).to_be_disabled()
    for back in (farther, whole):
        before = table.floor.get_attribute("viewBox")
        closer.click()
        until(table.person, lambda seen=before: table.floor.get_attribute("viewBox") != seen)
        back.click()
        expect(table.floor).to_have_attribute("viewBox", before or "")
    for lens in (closer, farther, whole):
        seen_whole(table.person, lens)
    lie_free(table.page, ".lenses button")


@ANYWHERE
def test_targets_are_read_whole(sit: Sit, dealt: Any, window: dict[str, Any]) -> None:
    table = seated(sit, dealt, window, army=SQUAD)
    fights(table)
    table.end()
    expect(table.step).to_have_text("Name targets")
    table.ready.first.click()
    expect(table.targets.first).to_be_visible()
    for chip in table.targets.all():
        seen_whole(table.person, chip)
        assert chip.evaluate("chip => chip.scrollWidth <= chip.clientWidth"), chip.inner_text()
