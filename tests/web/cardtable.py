"""Somebody at a card table. Cards are found by their names, and laid and drawn as a person does it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Position, expect
from tests.web.person import Person

GAME = "War Kings"
EDGE: Position = {"x": 12, "y": 30}  # in the fan a card covers its neighbour, but never this edge
SETTLED = re.compile("discard|Waiting for|thinking")


class CardTable:
    """The card table as one person sees it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # ---- going there ----

    def from_lobby(self) -> CardTable:
        """From the lobby against three computer players, with one button."""
        self.person.visit()
        self.person.now(GAME).click()
        self.wait()
        return self

    def play_now(self) -> CardTable:
        """To the same table without the lobby."""
        self.person.sit_down(GAME)
        self.wait()
        return self

    def invite(self, name: str, **sitters: str) -> str:
        """Makes a table for four, with computer players on some of the seats; the link for the others."""
        self.person.visit()
        card = self.page.get_by_role("article", name=re.compile(GAME))
        card.get_by_role("button", name="Play with friends").click()
        card.get_by_role("radio", name="4", exact=True).check()
        for seat, level in sitters.items():
            card.get_by_label(f"Who sits on {seat}").select_option(label=level)
        card.get_by_label("Your name").fill(name)
        card.get_by_role("button", name="Make the invite link").click()
        return self.page.get_by_label("Invite link").input_value()

    # ---- what lies there ----

    @property
    def cards(self) -> Locator:
        """The own hand."""
        return self.page.get_by_role("toolbar", name=re.compile("^Your hand")).get_by_role("button")

    @property
    def pile(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Draw pile"))

    @property
    def discard(self) -> Locator:
        """The question which cards to lay."""
        return self.person.asked.filter(has_text="discard")

    @property
    def enemy(self) -> Locator:
        return self.person.button("Pick up the enemy attack")

    @property
    def draw(self) -> Locator:
        """The button that draws unseen, or picks the enemy attack up."""
        return self.person.button("Draw from the pile").or_(self.enemy)

    @property
    def last_round(self) -> Locator:
        """The ribbon that announces it."""
        return self.page.get_by_text("Last round.", exact=True)

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result h2")

    @property
    def reckoning(self) -> Locator:
        """All hands at the end, a line each."""
        return self.page.get_by_role("region", name="All hands").get_by_role("listitem")

    def hand(self) -> list[str]:
        """The cards by their names."""
        read = "cards => cards.map(card => card.getAttribute('aria-label').split(',')[0])"
        return list(self.cards.evaluate_all(read))

    # ---- playing ----

    def wait(self) -> bool:
        """Until this player is asked for a discard; False if the game ends before."""
        expect(self.discard.or_(self.result).first).to_be_visible()
        return not self.result.is_visible()

    def settled(self) -> None:
        """Until it is clear what comes after a discard."""
        waits = self.page.locator("#ask .sentence").filter(has_text=SETTLED)
        expect(self.draw.or_(self.result).or_(waits).first).to_be_visible()

    def choose(self, card: str) -> int:
        """Touches the cards of a name that may lie together, three at most; how many that are."""
        for place in [place for place, name in enumerate(self.hand()) if name == card][:3]:
            if "not together" not in (self.cards.nth(place).get_attribute("aria-label") or ""):
                self.cards.nth(place).click(position=EDGE)
        return self.page.get_by_role("toolbar").get_by_role("button", pressed=True).count()

    def choose_most(self) -> tuple[str, int]:
        """Touches the card that is held most often, as many of it as may lie together; what that is."""
        hand = self.hand()
        card = max(hand, key=hand.count)
        return card, self.choose(card)

    def lay_chosen(self) -> None:
        self.page.locator("#ask").get_by_role("button", name=re.compile("^Lay ")).first.click()

    def lay(self) -> tuple[str, int]:
        """Something; what, and how many of it."""
        laid = self.choose_most()
        self.lay_chosen()
        return laid

    def draw_unseen(self) -> None:
        enemy = self.enemy.is_visible()
        self.draw.click()
        if enemy:
            self.person.button("Yes").click()
        expect(self.draw).to_have_count(0)

    def take_turn(self) -> bool:
        """A discard and, where it is free, a draw; False if the game is over."""
        if not self.wait():
            return False
        self.lay()
        self.settled()
        if self.draw.is_visible():
            self.draw_unseen()
        return True
