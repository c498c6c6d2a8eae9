"""Pictures of Ultimate Stratego Alliance: two partners, one on a phone, with bots on both sides."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect
from tests.host.servers import Server
from tests.pictures.camera import sit, take
from tests.web.camp import Camp
from tests.web.conftest import DESKTOP, PHONE

VARIANT = "Ultimate Stratego: Alliance"
TURNS = 12


def take_all(browser: Browser, server: Server, chance: random.Random) -> None:
    """Take the planning room, and the cross in the middle of a game. A game that ends early gives no pictures."""
    anna, clara = Camp(sit(browser, server, DESKTOP), chance), Camp(sit(browser, server, PHONE), chance)
    link = anna.invite("Anna", VARIANT, West="Sergeant", North="A friend", East="Sergeant")
    clara.person.join(link, "Clara")
    for camp in (anna, clara):
        camp.standing()
    plan(anna, "My Flag comes along the left side. Shall we meet there?", "d8")
    clara.ready.click()
    take(anna.person, "planning")
    anna.ready.click()
    for _ in range(TURNS):
        for camp in (anna, clara):
            assert camp.turn(), "the game is over already"
    for camp, name in ((anna, "alliance"), (clara, "alliance-phone")):
        assert camp.wait(), "the game is over already"
        take(camp.person, name)
        camp.turn()


def plan(camp: Camp, words: str, place: str) -> None:
    """Send the partner a message that points at a space."""
    camp.page.get_by_role("tab", name="Partner").click()
    camp.page.get_by_role("textbox", name="Message").fill(words)
    camp.page.get_by_role("combobox", name="Place").select_option(place)
    camp.person.button("Send").click()
    expect(camp.person.button(f"Show {place} on the board")).to_be_visible()
