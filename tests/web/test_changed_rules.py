"""Tests of a table whose rules a document changes: it is pasted into the form, and the rulebook says what is new."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import Sit

RULES = """name: Two Spies
counts: {Spy: 2, Scout: 2}
battles: {Spy: {General: wins}}
"""


def test_rules_that_are_pasted_are_played_and_shown(sit: Sit) -> None:
    person = sit()
    person.visit()
    card = person.card()
    card.get_by_role("button", name=re.compile("seats? and rules$")).click()
    card.get_by_text("Rules", exact=True).click()
    card.get_by_label(re.compile("^Armies, battles and the Scout's range.*ST-R-112")).select_option(
        label="your own text"
    )
    written = card.get_by_label(re.compile("^Armies, battles.*as YAML or JSON"))
    written.fill("counts: {Flag: 0}")
    written.blur()
    expect(card.get_by_role("status").filter(has_text="an army has one Flag, not 0")).to_be_visible()
    written.fill(RULES)
    written.blur()
    card.get_by_role("button", name="Play", exact=True).last.click()
    expect(person.button("Ready")).to_be_enabled()
    person.page.get_by_role("tab", name="Rules").click()
    changed = person.page.get_by_role("region", name="Changed at this table")
    for sentence in ("has 2 × Scout, not 4", "has 2 × Spy, not 1", "a Spy that attacks a General wins"):
        expect(changed).to_contain_text(sentence)
    expect(changed).to_contain_text("tuned for the printed")
    changed.get_by_role("button", name="ST-SPY-4").click()
    expect(person.clause("ST-SPY-4")).to_be_focused()
    person.begin()
    view = person.views()[-1]
    assert len([piece for piece in view["pieces"] if piece["seat"] == view["viewer"]]) == 19
