"""The page object for the card table of War Kings.

Cards are found by their names, and are laid and drawn as a person does it.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Position, expect
from tests.web.person import Person

GAME = "War Kings"
EDGE: Position = {"x": 12, "y": 30}  # in the fan a card covers its neighbour, but never this edge
SETTLED = re.compile("[Dd]iscard|Waiting for|thinking")


class CardTable:
    """The card table as one person sees it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # ---- going there ----

    def from_lobby(self) -> CardTable:
        """Go from the lobby to a game against three bots, with one button."""
        self.person.visit()
        self.person.now(GAME).click()
        self.wait()
        return self

    def play_now(self) -> CardTable:
        """Go to the same table without the lobby."""
        self.person.sit_down(GAME)
        self.wait()
        return self

    def invite(self, name: str, **sitters: str) -> str:
        """Create a table for four, with bots on some of the seats; return the link for the others."""
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
        """The cards of the player's hand."""
        return self.page.get_by_role("toolbar", name=re.compile("^Your hand")).get_by_role("button")

    @property
    def pile(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Draw pile"))

    @property
    def discard(self) -> Locator:
        """The question of which cards to lay."""
        return self.person.asked.filter(has_text=re.compile("discard", re.IGNORECASE))

    @property
    def enemy(self) -> Locator:
        return self.person.button("Pick up the Enemy Attack")

    @property
    def draw(self) -> Locator:
        """The button that draws unseen, or that picks up the enemy attack."""
        return self.person.button("Draw from the pile").or_(self.enemy)

    @property
    def last_round(self) -> Locator:
        """The ribbon that announces the last round."""
        return self.page.get_by_text("Last round.", exact=True)

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result h2")

    @property
    def reckoning(self) -> Locator:
        """All hands at the end, one a line."""
        return self.page.get_by_role("region", name="All hands").get_by_role("listitem")

    def hand(self) -> list[str]:
        """Return the names of the cards."""
        read = "cards => cards.map(card => card.getAttribute('aria-label').split(',')[0])"
        return list(self.cards.evaluate_all(read))

    # ---- playing ----

    def wait(self) -> bool:
        """Wait until this player is asked for a discard; return False if the game ends before that."""
        expect(self.discard.or_(self.result).first).to_be_visible()
        return not self.result.is_visible()

    def settled(self) -> None:
        """Wait until it is clear what comes after a discard."""
        waits = self.page.locator("#ask .sentence").filter(has_text=SETTLED)
        expect(self.draw.or_(self.result).or_(waits).first).to_be_visible()

    def choose(self, card: str) -> int:
        """Touch cards of a name that can be laid together, at most three; return how many are chosen."""
        for place in [place for place, name in enumerate(self.hand()) if name == card][:3]:
            if "not together" not in (self.cards.nth(place).get_attribute("aria-label") or ""):
                self.cards.nth(place).click(position=EDGE)
        return self.page.get_by_role("toolbar").get_by_role("button", pressed=True).count()

    def choose_most(self) -> tuple[str, int]:
        """Touch as many as can be laid together of the most frequent card; return its name and their number."""
        hand = self.hand()
        card = max(hand, key=hand.count)
        return card, self.choose(card)

    def lay_chosen(self) -> None:
        self.page.locator("#ask").get_by_role("button", name=re.compile("^Discard ")).first.click()

    def lay(self) -> tuple[str, int]:
        """Lay some cards; return the name and the number."""
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
        """Discard and, if there is a choice, draw; return False if the game is over."""
        if not self.wait():
            return False
        self.lay()
        self.settled()
        if self.draw.is_visible():
            self.draw_unseen()
        return True
