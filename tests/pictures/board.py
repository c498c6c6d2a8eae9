"""Pictures of Ultimate Stratego Lightning: a game between a desktop and a phone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, expect
from tests.host.servers import Server
from tests.pictures.camera import sit, take
from tests.web.conftest import DESKTOP, PHONE
from tests.web.person import Person

TURNS = 14
MOMENT_MS = 40


def take_all(browser: Browser, server: Server, chance: random.Random) -> None:
    """Play one game from the lobby to the end. A game that ends early, for instance, raises and gives no pictures."""
    anna = sit(browser, server, DESKTOP)
    boris = sit(browser, server, PHONE)
    anna.page.clock.install()  # to be stopped in mid-battle
    anna.visit()
    expect(anna.now()).to_be_visible()
    take(anna, "lobby", whole=True)
    boris.join(anna.invite("Anna"), "Boris")
    for person, name in ((anna, "set-up"), (boris, "phone-set-up")):
        expect(person.button("Ready")).to_be_enabled()
        take(person, name)
        person.button("Ready").click()
    for _ in range(TURNS):
        turn(anna, 1, chance)
        turn(boris, -1, chance)
    turn(anna, 1, chance)
    pick_up(boris, "phone")
    turn(boris, -1, chance)
    while not ways(anna, "attack"):
        turn(anna, 1, chance)
        turn(boris, -1, chance)
        anna.on_turn()
    battle(anna)
    at_night(anna)
    end_by_resigning(anna, boris)
    take(anna, "result")


def turn(person: Person, forward: int, chance: random.Random) -> None:
    """Attack at random, and otherwise move forward."""
    person.on_turn()
    attacks = ways(person, "attack")
    moves = [(start, end) for start, end in ways(person, "move to") if (row(end) - row(start)) * forward > 0]
    start, end = chance.choice(attacks if attacks and chance.random() < 0.7 else moves)
    person.space(start).click()
    person.space(end).click()
    settle(person)


def ways(person: Person, what: str) -> list[tuple[str, str]]:
    found = ((name, re.search(rf"May {what} ([^.]*)\.", label)) for name, label in person.labels().items())
    return [(name, end) for name, match in found if match for end in match[1].split(", ")]


def row(space: str) -> int:
    return int(space[1:])


def settle(person: Person) -> None:
    """Wait until the other side is on turn."""
    waiting = person.page.get_by_text(re.compile("^Waiting for "))
    expect(waiting.or_(person.put_off).first).to_be_visible()
    if person.put_off.is_visible():
        person.put_off.click()
        expect(waiting).to_be_visible()


def pick_up(person: Person, name: str) -> None:
    """Take a picture with the piece picked up that may go to most spaces."""
    person.on_turn()
    starts = [start for start, _ in ways(person, "move to")]
    best = max(starts, key=starts.count)
    person.space(best).click()
    take(person, name)
    person.space(best).click()


def battle(person: Person) -> None:
    """Attack, and take a picture at the moment at which both ranks are shown."""
    person.on_turn()
    start, end = ways(person, "attack")[0]
    clock = person.page.clock
    clock.pause_at(person.page.evaluate("Date.now()") + MOMENT_MS)
    person.space(start).click()
    person.space(end).click()
    slip = person.page.get_by_role("grid").get_by_text(re.compile("^ST-(ATK-[56]|SPY-|BOMB-)"))
    while not slip.count():
        clock.run_for(MOMENT_MS)
    person.page.wait_for_timeout(2 * MOMENT_MS)  # it fades in, by no clock of the page's own
    take(person, "battle", still=False)
    clock.resume()
    settle(person)


def at_night(person: Person) -> None:
    person.button("Dark mode").click()
    take(person, "night")
    person.button("Dark mode").click()


def end_by_resigning(winner: Person, loser: Person) -> None:
    loser.on_turn()
    loser.resign()
    expect(winner.result).to_have_text("You won")
    expect(winner.page.get_by_role("slider")).to_be_visible()
    expect(winner.page.get_by_text("Loading the game.")).to_have_count(0)
