"""Tests of a browser that translates pages, as Google Translate does, unless a page asks it not to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, Sit

# Every text node is replaced by another in nested <font> elements, again and again, as translators follow changes.
TRANSLATOR = """
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('meta[name=google][content=notranslate]')) return;
  setInterval(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (data.trim() && !parentElement.closest('font, script, style, [translate=no]')) found.push(texts.currentNode);
    }
    for (const text of found) {
      const outer = document.createElement('font'), inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }, 20);
});
"""


def test_what_is_asked_changes_as_ever(sit: Sit) -> None:
    player = sit(**DESKTOP)
    player.page.add_init_script(TRANSLATOR)
    player.from_lobby()
    expect(player.asked).to_have_text("Set up your army.")
    player.begin()
    player.move()


OTHERS = ["/table/x", "/rules/stratego", "/learn/stratego", "/learn/stratego/LS-RANK", "/workshop/combat", "/lab"]


@pytest.mark.parametrize("path", ["/", *(pytest.param(path, marks=pytest.mark.nightly) for path in OTHERS)])
def test_every_page_says_so(sit: Sit, path: str) -> None:
    reader = sit(**DESKTOP)
    reader.visit(path)
    expect(reader.page.locator("#app > *").first).to_be_attached()
    expect(reader.page.locator("html")).to_have_attribute("translate", "no")
    expect(reader.page.locator("meta[name=google]")).to_have_attribute("content", "notranslate")
