"""Tests of a table that begins with a stand-in: one person founds it, another relieves the computer, and both go on."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.host.servers import Server
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person

STANDS_IN = re.compile("stand-in")


def begin(person: Person, name: str) -> str:
    """Found a table by the day at which play begins at once; return its path."""
    person.visit()
    person.card().get_by_role("button", name="Play with a friend").click()
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_label("Time for each player").select_option("1 day a turn")
    person.page.get_by_label("Begin at once; the computer stands in until somebody comes").check()
    person.button("Play").click()
    expect(person.button("Ready")).to_be_enabled()
    return person.page.url.removeprefix(person.address)


def plate(person: Person, seat: str) -> str:
    """Return the words on a player's plate."""
    return person.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=seat).inner_text()


def test_somebody_who_watches_takes_the_seat_and_both_play_on(mortal: Server, sit: Sit) -> None:
    anna, berta = sit(mortal), sit(mortal, **PHONE)
    path = begin(anna, "Anna")
    anna.begin()
    berta.visit(path)
    expect(berta.page.get_by_text("Sergeant Pike plays until somebody comes.")).to_be_visible()
    for person in (anna, berta):
        assert STANDS_IN.search(plate(person, "North"))
    berta.page.get_by_label("Your name").fill("Berta")
    berta.button("Take this seat").click()
    expect(berta.page.get_by_text("You go on where Sergeant Pike left off.")).to_be_visible()
    expect(anna.log).to_contain_text("Berta takes over from Sergeant Pike.")
    assert not STANDS_IN.search(plate(anna, "North"))
    anna.move()
    berta.move()
    anna.on_turn()
    expect(berta.page.get_by_text("You go on where")).to_be_hidden()


def test_both_begin_anew(mortal: Server, sit: Sit) -> None:
    anna, berta = sit(mortal), sit(mortal)
    path = begin(anna, "Anna")
    berta.visit(path)
    berta.page.get_by_label("Your name").fill("Berta")
    berta.button("Take this seat").click()
    berta.page.locator("#ask").get_by_role("button", name="Begin anew").click()
    expect(berta.page.get_by_text("You want to begin anew. Anna must agree.")).to_be_visible()
    expect(anna.page.get_by_text("Berta wants to begin anew, without what the computer has done.")).to_be_visible()
    anna.page.locator("#ask").get_by_role("button", name="Begin anew").click()
    for person in (anna, berta):
        person.button("To the rematch").click()
        expect(person.button("Ready")).to_be_enabled()
        person.button("Ready").click()
    anna.on_turn()
