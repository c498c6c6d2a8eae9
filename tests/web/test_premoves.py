"""Tests of premoves: shown, withdrawn, made as soon as they are legal, or dropped with a sentence."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person, moved
from tests.web.together import quiet_turn, sit_down_together

MAY_MOVE = re.compile(r"May move to (\w+)")


def free_way(person: Person) -> tuple[str, str]:
    """Return a move of one space ahead for a piece of North's, found by the labels."""
    labels = person.labels()
    for start in labels:
        end = f"{start[0]}{int(start[1:]) - 1}"
        rank = re.search(r"your (\w+)", labels[start])
        if rank and rank[1] not in ("Bomb", "Flag") and labels.get(end, "").endswith("empty"):
            return start, end
    raise AssertionError(labels)


def plan(person: Person, start: str, end: str) -> None:
    person.space(start).click()
    expect(person.page.get_by_text("where to on your next turn?").first).to_be_visible()
    person.space(end).click()
    expect(drawn(person)).to_have_attribute("data-planned", f"{start}-{end}")


def elsewhere(person: Person, space: str) -> None:
    """Make a move that leaves a space as it is."""
    person.on_turn()
    start, end = next(way for way in person.choices(MAY_MOVE) if way[1] != space)
    person.space(start).click()
    person.space(end).click()
    expect(person.log).to_contain_text(moved(start, end))


def drawn(person: Person) -> Locator:
    return person.page.locator("#board [data-planned]")


@pytest.mark.parametrize(
    "screen",
    [pytest.param({}, id="desktop"), pytest.param(PHONE, marks=pytest.mark.nightly, id="phone")],
)
def test_a_planned_move_is_made_as_soon_as_it_is_possible_or_dropped(sit: Sit, screen: dict[str, object]) -> None:
    anna, boris = sit(), sit(**screen)
    sit_down_together(anna, boris)
    start, end = free_way(boris)
    plan(boris, start, end)
    expect(boris.page.locator("#ask")).to_contain_text(f"from {start} to {end}, as soon as it is your turn.")
    elsewhere(anna, end)
    expect(anna.log).to_contain_text(moved(start, end, "Boris"))
    expect(boris.space(end)).to_have_attribute("aria-label", re.compile("your"))
    expect(drawn(boris)).to_have_count(0)

    anna.on_turn()
    plan(boris, end, "e5" if start[0] in "ij" else "j5")
    quiet_turn(anna)
    expect(boris.page.get_by_role("alert")).to_contain_text("Your planned move is not possible now")
    boris.on_turn()
    expect(drawn(boris)).to_have_count(0)
    boris.space(end).click()
    expect(boris.page.get_by_role("alert")).to_have_count(0)
