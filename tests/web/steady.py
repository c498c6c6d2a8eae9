"""The places of buttons: they lie free, and keep where they are."""

from __future__ import annotations

from playwright.sync_api import Page

PRESSED = "#ask button"
PLACES = """
buttons => {
  const seen = buttons.filter(button => button.checkVisibility({ visibilityProperty: true }));
  const scrolled = part => part ? part.scrollTop + scrolled(part.parentElement) : 0;
  return Object.fromEntries(seen.map(button => {
    const { x, y } = button.getBoundingClientRect();
    return [button.innerText, [Math.round(x), Math.round(y + scrolled(button.parentElement))]];
  }));
}
"""
COVERED = """
buttons => buttons.filter(button => {
  if (!button.checkVisibility({ visibilityProperty: true }) || button.disabled) return false;
  button.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { x, y, width, height } = button.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !button.contains(there);
}).map(button => button.innerText)
"""


def places(page: Page) -> dict[str, list[int]]:
    """Return the places of the buttons below the board, by their texts."""
    return dict(page.locator(PRESSED).evaluate_all(PLACES))


def lie_free(page: Page, selector: str = f"{PRESSED}, [role=tab], header button") -> None:
    assert page.locator(selector).evaluate_all(COVERED) == []


def keep(before: dict[str, list[int]], after: dict[str, list[int]]) -> None:
    moved = {name: (at, after[name]) for name, at in before.items() if name in after and after[name] != at}
    assert not moved, moved
