"""Strangers in the lobby, and how they come to a table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect
from tests.host.servers import Server
from tests.web.conftest import DESKTOP, Sit
from tests.web.person import Person

COUNT = "addEventListener('click', ({ isTrusted }) => isTrusted && (window.clicks = (window.clicks ?? 0) + 1), true);"
AT_TABLE = re.compile(r"/table/\w+$")


def come(sit: Sit, club: Server, name: str, *scripts: str, **window: Any) -> Person:
    """Return somebody of this name in the lobby, in a browser of their own."""
    person = sit(club, **(window or DESKTOP))
    for script in (COUNT, f"localStorage['sandtable.name'] ??= JSON.stringify('{name}')", *scripts):
        person.page.add_init_script(script)
    person.visit()
    expect(person.page.get_by_role("region", name="Begin a game")).to_be_visible()
    return person


def way(person: Person, title: str) -> Locator:
    """Return one of the buttons that begin a game at one press."""
    ways = person.page.get_by_role("region", name="Begin a game")
    return ways.get_by_role("button", name=re.compile(f"^{title}"))


def at_table(*people: Person) -> str:
    """Wait until all of them are at the same table; return its path."""
    for person in people:
        person.page.wait_for_url(AT_TABLE)
    [path] = {"/" + person.page.url.split("/", 3)[3] for person in people}
    return path
