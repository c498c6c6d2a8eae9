"""Pictures of Ultimate Soldier: a desktop and a phone, and two bots."""

from __future__ import annotations

import random

from playwright.sync_api import Browser
from tests.host.servers import Server
from tests.pictures.camera import sit, take
from tests.web.conftest import DESKTOP, PHONE
from tests.web.dueltable import DuelTable

LONGEST = 300  # questions until all pictures should be taken


def take_all(browser: Browser, server: Server, _: random.Random) -> None:
    """Take a duel that waits for an answer, and an open reaction window. A game without them gives no pictures."""
    anna, boris = DuelTable(sit(browser, server, DESKTOP)), DuelTable(sit(browser, server, PHONE))
    boris.person.join(anna.invite("Anna", 4, C="Sergeant", D="Sergeant"), "Boris")
    missing = {"duel": anna, "window": anna, "duel-phone": boris}
    for _question in range(LONGEST):
        for table in (anna, boris):
            if not is_asked(table):
                continue
            for name in [name for name, wanted in missing.items() if wanted is table and shows(table, name)]:
                take(table.person, name)
                del missing[name]
            if not missing:
                return
            table.take_turn()
    raise AssertionError(f"no picture of {', '.join(missing)}")


def is_asked(table: DuelTable) -> bool:
    table.page.wait_for_timeout(100)
    assert not table.result.is_visible(), "it ended early"
    return table.person.asked.is_visible()


def shows(table: DuelTable, name: str) -> bool:
    """Return whether a combat waits for an answer that can be given or, for "window", has an open window."""
    if not table.duel.is_visible():
        return False
    if name == "window":
        return table.passing.is_visible()
    return table.giving_up.is_visible() and len(table.playable()) > 1
