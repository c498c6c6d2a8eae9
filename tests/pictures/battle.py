"""Pictures of Ultimate Combat: a desktop, a phone, and the workshop."""

from __future__ import annotations

import random

from playwright.sync_api import Browser
from tests.host.servers import Server
from tests.pictures.camera import sit, take
from tests.web.battle import Battle, Editor
from tests.web.conftest import DESKTOP, PHONE

WALKERS = ("SF1", "S1", "S2", "S3", "S4")
STRIDE = 8  # cells that a soldier walks straight on
FARTHEST = 34  # columns from the own edge: beyond it there is the enemy
LONGEST = 60  # steps in which somebody should have been aimed at


def take_all(browser: Browser, server: Server, _: random.Random) -> None:
    """Take a unit's reach, a shot before it is declared, both also on a phone, and an army in the making."""
    fight(Battle(sit(browser, server, DESKTOP)), "floor", "floor-aim")
    fight(Battle(sit(browser, server, PHONE)), None, "floor-phone")
    editor = Editor(sit(browser, server, DESKTOP)).visit()
    for kind, *arms in (("Officer", "pistol"), ("Jeep", "machine gun"), ("Soldier", "bazooka"), ("Soldier", "rifle")):
        editor.add(kind, *arms)
    take(editor.person, "editor")


def fight(table: Battle, reach: str | None, aim: str) -> None:
    """March until a unit can be aimed at."""
    table.play_now()
    if table.person.button("Whole floor").is_visible():
        table.person.button("Whole floor").click()
    table.deploy_all()
    for number, step in enumerate(table.steps()):
        assert number < LONGEST, "nobody came into range"
        if step == "Hit the dirt":
            table.person.button("Stay up").click()
        elif step == "Move":
            if reach:
                table.own("SF1").click()
                take(table.person, reach)
                reach = None
                table.page.keyboard.press("Escape")
            march(table)
        elif step == "Name targets" and table.ready.count():
            table.ready.last.click()
            table.targets.first.click()
            take(table.person, aim)
            return
        else:
            table.end()


def march(table: Battle) -> None:
    """Move each unit that still stands and has a free way straight ahead."""
    for name in WALKERS:
        unit = table.own(name)
        x, y = table.cell(f"West.{name}") if unit.count() else (FARTHEST, 0)
        if x < FARTHEST and "may act" in (unit.get_attribute("aria-label") or ""):
            unit.click()
            table.floor.click(position=table.spot(x + STRIDE, y))
            table.page.wait_for_timeout(400)
    table.end()
