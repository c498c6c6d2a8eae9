"""Whether a page has said that it reconnects."""

from __future__ import annotations

from tests.web.person import Person

WATCH = """
new MutationObserver(() => {
  if (document.body?.innerText.includes('Reconnecting.')) window.noticed = true;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def unnoticed(person: Person) -> bool:
    return not person.page.evaluate("window.noticed")
