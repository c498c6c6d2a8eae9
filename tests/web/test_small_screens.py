"""Tests of the card games on small screens: what can be tapped is uncovered, large enough, and stays in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.cardtable import CardTable
from tests.web.conftest import Sit
from tests.web.dueltable import DuelTable
from tests.web.person import Person

SIZES = {
    "upright": (390, 844),
    "sideways": (844, 390),
    "small": (320, 640),
    "lesser": (360, 740),
    "tablet": (768, 1024),
}
Sizes = Sequence[str]
WINDOWS = pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(("upright", "sideways", "small"), id="phone"),
        pytest.param(tuple(SIZES), marks=pytest.mark.nightly, id="all"),
    ],
)
FINGERS: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TURNS = 12
LOOK_MS = 60

# What lies over what can be tapped, what is out of the window, and what is too small. A card may lie over its
# neighbour, of which a finger's width stays free, and the name until a chosen card comes up; in a strip that is pushed
# sideways not all of them are seen. On the table nothing lies over a player's plate, no own soldier is cut, and of a
# name that fits the last word is read.
FAULTS = """
() => {
  const finger = 40, edge = 12;
  const called = part =>
    (part.getAttribute('aria-label') || part.innerText || part.getAttribute('class')).trim().slice(0, 40);
  const shown = part => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.unseen');
  const found = [];
  for (const part of document.querySelectorAll('header button, .guide button, .yours button, #side button')) {
    if (!shown(part) || part.closest('p, li')) continue;
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    const card = part.closest('.slot');
    const strip = card?.closest('.strip')?.getBoundingClientRect();
    if (strip && (left < strip.left - 1 || right > strip.right + 1)) continue;
    if (left < -2 || top < -1 || right > innerWidth + 2 || bottom > innerHeight + 1)
      found.push(`${called(part)} is outside: ${[left, top, right, bottom].map(Math.round)}`);
    if (width < finger || height < finger)
      found.push(`${called(part)} is small: ${Math.round(width)} x ${Math.round(height)}`);
    const x = card ? left + edge : left + width / 2;
    for (const y of card ? [top + edge] : [top + 4, top + height / 2, bottom - 4]) {
      const over = document.elementFromPoint(x, y);
      if (over && over !== part && !part.contains(over)) found.push(`${called(part)} lies under ${called(over)}`);
    }
  }
  const rect = part => part.getBoundingClientRect();
  for (const name of document.querySelectorAll('.slot .brief b, .slot .brief text')) {
    const slot = name.closest('.slot');
    const strip = slot.closest('.strip')?.getBoundingClientRect();
    if (!shown(name) || (strip && (rect(slot).left < strip.left - 1 || rect(slot).right > strip.right + 1))) continue;
    const written = document.createRange();
    written.selectNodeContents(name);
    const { left, right, top, bottom } = rect(written);
    for (const x of [left + 1, right - 1]) {
      const over = document.elementFromPoint(x, (top + bottom) / 2);
      if (over?.closest('.slot') !== slot && !over?.closest('.chosen'))
        found.push(`${name.textContent} is covered by ${over && called(over)}`);
    }
  }
  const ground = document.querySelector('main .ground:has(.plate)');
  const seen = [...(ground?.querySelectorAll('.plate, .mine li, .piles .pile, .aside > :not(p)') ?? [])].filter(shown);
  const around = ground && rect(ground);
  for (const part of seen) {
    const { left, right, top, bottom } = rect(part);
    if (left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1)
      found.push(`${called(part)} is over the edge of the table`);
    if (!part.matches('.plate')) continue;
    if (rect(part.querySelector('b').lastElementChild).right > right + 1) found.push(`${called(part)} is cut`);
    for (const other of seen) {
      const there = rect(other);
      if (other === part || there.right <= left + 1 || there.left >= right - 1) continue;
      if (there.bottom > top + 1 && there.top < bottom - 1) found.push(`${called(other)} lies over ${called(part)}`);
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  const widest = [...document.querySelectorAll('body *')].filter(
    part => part.getBoundingClientRect().right + scrollX > innerWidth + 1 && !part.closest('.strip'),
  );
  return wide > 0 ? [...found, `the page is ${wide} px too wide: ${widest.slice(0, 3).map(called)}`] : found;
}
"""
DRAWN = "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
# Where cards and buttons are, by what they are called.
PLACES = """
() => Object.fromEntries([...document.querySelectorAll('#ask .answers button, .slot > button')].map(part => {
  const { x, y } = part.getBoundingClientRect();
  return [part.getAttribute('aria-label') || part.innerText, [Math.round(x), Math.round(y)]];
}))
"""


# Sits down at a new table with computer players on all other seats; where that is.
SIT_DOWN = """
async ([variant, players, options]) => {
  const headers = { 'content-type': 'application/json' };
  const post = async (path, body) =>
    (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const others = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'recruit' }));
  const seats = [{ kind: 'human' }, ...others];
  const request = { variant, players, options, hints: true, seats };
  const { id, invite, seats: [{ seat }] } = await post('/api/tables', request);
  const { token } = await post(`/api/tables/${id}/seats/${seat}`, { name: 'Bertrand the Bold', invite });
  const mine = { id, variant, title: variant, seat, token, seen: 0, opponents: [], ended: null };
  localStorage.setItem('sandtable.games', JSON.stringify([mine]));
  return `/table/${id}`;
}
"""


def sit_down(person: Person, variant: str, players: int, **options: int) -> None:
    person.visit()
    person.visit(person.page.evaluate(SIT_DOWN, [variant, players, options]))


def resize(person: Person, size: str) -> None:
    """Resize the window, and wait until the cards have settled."""
    width, height = SIZES[size]
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(DRAWN)
    places, before = person.page.evaluate(PLACES), None
    while places != before:
        person.page.wait_for_timeout(LOOK_MS)
        places, before = person.page.evaluate(PLACES), places


def lies_free(person: Person, when: str, sizes: Sizes) -> None:
    """Check that nothing that can be tapped is covered, in windows of each of these sizes."""
    faults: list[str] = []
    for size in sizes:
        resize(person, size)
        faults += [f"{when}, {size}: {fault}" for fault in person.page.evaluate(FAULTS)]
    assert not faults, "\n".join(faults)


def guide_lies_free(person: Person, sizes: Sizes) -> None:
    """Check the same with the guide cut, opened, and put away."""
    guide = person.page.get_by_role("complementary", name="Guide")
    lies_free(person, "guide", sizes)
    resize(person, "small")  # where it is cut
    guide.get_by_role("button", name="More").click()
    lies_free(person, "opened guide", sizes)
    guide.get_by_role("button", name="Hide guide").click()
    lies_free(person, "no guide", sizes)


def a_hint_moves_nothing(person: Person, sizes: Sizes) -> None:
    """Check that a hint does not move what is tapped next."""
    before = {}
    for size in sizes:
        resize(person, size)
        before[size] = person.page.evaluate(PLACES)
    person.button("Hint").click()
    # On a slow machine there may be no time for one; that is said in the same place.
    expect(person.page.locator("#ask .hint b, #ask .refusal").first).to_be_visible()
    for size in sizes:
        resize(person, size)
        after = person.page.evaluate(PLACES)
        kept = {name: place for name, place in before[size].items() if name in after}
        assert kept == {name: after[name] for name in kept}, size
    lies_free(person, "hint", sizes)


@pytest.mark.nightly  # a court of six is fuller, and test_layout.py looks at a duel of four on a small phone
@WINDOWS
def test_a_duel_of_four_leaves_all_that_is_tapped_free(sit: Sit, sizes: Sizes) -> None:
    anna = sit(**FINGERS)
    table = DuelTable(anna)
    sit_down(anna, "soldier", 4, max_turns=TURNS)
    table.wait()
    guide_lies_free(anna, sizes)
    seen: set[str] = set()
    for _ in range(TURNS):
        phase = next((word for word in ("Draw", "Play", "Pass", "No answer") if table.answer(word).is_visible()), "")
        if phase not in seen:
            seen.add(phase)
            lies_free(anna, phase, sizes)
            resize(anna, "upright")
            for place in table.playable() if phase != "Draw" else []:
                table.cards.nth(place).dispatch_event("click")
                lies_free(anna, f"{phase}, {table.hand()[place]}", sizes)
                table.cards.nth(place).dispatch_event("click")
        if not table.take_turn() or not table.wait():
            break
    lies_free(anna, "later", sizes)


@WINDOWS
def test_a_court_of_six_leaves_all_that_is_tapped_free(sit: Sit, sizes: Sizes) -> None:
    anna = sit(**FINGERS)
    table = CardTable(anna)
    sit_down(anna, "warkings", 6)
    table.wait()
    guide_lies_free(anna, sizes)
    a_hint_moves_nothing(anna, sizes)
    table.choose_most()
    lies_free(anna, "chosen", sizes)
    table.lay_chosen()
    table.settled()
    lies_free(anna, "laid", sizes)
