"""The pictures of the README and the pages for players, taken from a real game between two browsers.

    python -m scripts.screenshots

It needs Chromium and a built client (python3 dev.py builds it). The pictures go to docs/pictures, where the texts
look for them.
"""

from __future__ import annotations

import io
import random
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Error, expect, sync_playwright
from tests.host.servers import Server
from tests.web.conftest import BROWSERS, DESKTOP, PHONE
from tests.web.person import Person

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
LARGEST = 250_000
TURNS = 14
TRIES = 5


def main() -> int:
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        print("There is no Chromium (Debian: apt install chromium).", file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "pictures.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium)
        for seed in range(TRIES):
            try:
                take_all(browser, server, random.Random(seed))
            except (Error, AssertionError, IndexError) as problem:
                print(f"game {seed} gave no good pictures: {str(problem).splitlines()[0]}", file=sys.stderr)
                for context in browser.contexts:
                    context.close()
            else:
                return 0
    return 1


def take_all(browser: Browser, server: Server, chance: random.Random) -> None:
    """One game from the lobby to the end. A game that ends early, for instance, raises and gives no pictures."""
    anna = sit(browser, server, DESKTOP)
    boris = sit(browser, server, PHONE)
    anna.visit()
    expect(anna.button("Play with a friend")).to_be_visible()
    take(anna, "lobby")
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


def sit(browser: Browser, server: Server, screen: dict[str, Any]) -> Person:
    context = browser.new_context(**screen, device_scale_factor=2 if screen is PHONE else 1)
    # The guide is for players; the pictures show the table.
    context.add_init_script("localStorage.setItem('sandtable.tour.stratego', '{\"step\": 0, \"over\": true}')")
    context.set_default_timeout(30_000)
    return Person(context.new_page(), server)


def turn(person: Person, forward: int, chance: random.Random) -> None:
    """Attacks now and then, otherwise goes forward."""
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
    """Until the other side is on turn."""
    waiting = person.page.get_by_text(re.compile("^Waiting for "))
    expect(waiting.or_(person.put_off).first).to_be_visible()
    if person.put_off.is_visible():
        person.put_off.click()
        expect(waiting).to_be_visible()


def pick_up(person: Person, name: str) -> None:
    """With the piece in the hand that may go to most spaces."""
    person.on_turn()
    starts = [start for start, _ in ways(person, "move to")]
    best = max(starts, key=starts.count)
    person.space(best).click()
    take(person, name)
    person.space(best).click()


def battle(person: Person) -> None:
    """Attacks, and is taken in the moment in which both ranks are shown."""
    person.on_turn()
    start, end = ways(person, "attack")[0]
    person.space(start).click()
    person.space(end).click()
    person.page.get_by_role("grid").get_by_text(re.compile("^ST-(ATK-[56]|SPY-|BOMB-)")).wait_for(state="attached")
    person.page.wait_for_timeout(110)  # the slip with the clause fades in
    take(person, "battle", still=False)
    settle(person)


def at_night(person: Person) -> None:
    person.button("Lamplight").click()
    take(person, "night")
    person.button("Lamplight").click()


def end_by_resigning(winner: Person, loser: Person) -> None:
    loser.on_turn()
    loser.resign()
    expect(winner.result).to_have_text("You have won")
    expect(winner.page.get_by_role("slider")).to_be_visible()


def take(person: Person, name: str, still: bool = True) -> None:
    """WebP: grains of sand do not fit into a small PNG."""
    if still:
        person.page.mouse.move(1, 1)
        person.page.wait_for_timeout(700)  # what moves has come to rest
    image = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    path = PICTURES / f"{name}.webp"
    image.save(path, quality=80, method=6)
    size = path.stat().st_size
    assert size < LARGEST, f"{path.name} has {size} bytes"
    print(f"{path.name}: {image.width} x {image.height}, {size // 1000} kB")


if __name__ == "__main__":
    sys.exit(main())
