"""A person who uses the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator
from tests.web.person import Person

ROUND = 60  # stops of the Tab key, more than any page has here


def press(player: Person, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def go_to(player: Person, wanted: Locator, key: str = "Tab") -> None:
    """Press Tab, or Shift+Tab, until an element has the focus, at most once round the page."""
    for _ in range(ROUND):
        if wanted.evaluate("it => it === document.activeElement"):
            return
        press(player, key)
    raise AssertionError(f"{wanted} is not reached by {key}")


def focused(player: Person) -> str:
    return str(player.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"))
