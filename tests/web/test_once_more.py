"""Tests of trails: what the others did stays visible until the player's next act, and can be shown once more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.web.battle import Battle
from tests.web.camp import Camp
from tests.web.conftest import Sit
from tests.web.person import Person, until

QUICK = "Ultimate Stratego: Alliance Lightning"


def sent(person: Person) -> list[str]:
    """Return a list that fills with what the page sends to the server from now on, without pings."""
    said: list[str] = []

    def listen(text: str) -> None:
        if "ping" not in text:
            said.append(text)

    person.page.on("websocket", lambda socket: socket.on("framesent", lambda data: listen(str(data))))
    return said


def test_the_turns_of_three_others_leave_trails_and_are_shown_once_more(sit: Sit) -> None:
    person = sit(reduced_motion="no-preference")
    said = sent(person)
    camp = Camp(person).play_now(QUICK)
    camp.ready.click()
    assert camp.turn()
    assert camp.wait()
    trails = camp.page.locator("[data-trail]")
    until(person, lambda: trails.count() > 1)  # somebody may have brought in a piece, which comes from nowhere
    before, words = person.labels(), len(said)
    expect(person.button("Last moves")).to_be_visible()
    camp.page.locator("#board").focus()
    camp.page.keyboard.press("a")
    expect(camp.page.get_by_text("Again: what happened since your last move.")).to_be_visible()
    until(person, lambda: position(person.labels()) != position(before))
    until(person, lambda: position(person.labels()) == position(before))
    expect(camp.asked).to_be_visible()
    assert len(said) == words, "the server was asked for something"
    person.button("Last moves").click()
    person.button("Skip").click()
    assert position(person.labels()) == position(before)
    expect(camp.asked).to_be_visible()
    left = drawn(trails)
    assert camp.turn()
    assert camp.wait()
    assert not left & drawn(trails), "they go with the own next act"


def drawn(trails: Locator) -> set[str]:
    return set(trails.evaluate_all("all => all.map(one => one.dataset.trail)"))


def position(labels: dict[str, str]) -> dict[str, str]:
    """Return what stands on each space, without what may be done with it."""
    return {name: label.split(". ")[0] for name, label in labels.items()}


def go_on(battle: Battle, step: str) -> None:
    """Answer the step with as little as possible."""
    if step == "Hit the dirt":
        battle.person.button("Stay up").click()
    else:
        battle.end()


@pytest.mark.nightly
def test_the_units_of_the_other_side_leave_tracks(sit: Sit) -> None:
    battle = Battle(sit()).play_now()
    tracks = battle.page.locator('[data-track^="East."]')
    for step in battle.steps():
        if tracks.count() > 1:
            break
        if step == "Deployment":
            battle.deploy_all()
        else:
            go_on(battle, step)
    assert tracks.count() > 1
    expect(battle.person.button("Last moves")).to_be_visible()
    go_on(battle, battle.step.inner_text())
    until(battle.person, lambda: tracks.count() == 0)
