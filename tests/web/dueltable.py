"""The page object for Ultimate Soldier.

Cards and soldiers go by their names, and are played as a person plays.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Position, expect
from tests.web.person import Person, views_in

GAME = "Ultimate Soldier"
EDGE: Position = {"x": 10, "y": 40}  # a card may cover its neighbour, but never this edge
IDLE = re.compile("not now|not together")


class DuelTable:
    """The table as one person sees it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # ---- going there ----

    def from_lobby(self) -> DuelTable:
        """Go from the lobby to a game against two bots, with one button."""
        self.person.visit()
        self.person.now(GAME).click()
        self.wait()
        return self

    def play_now(self) -> DuelTable:
        """Go to the same table without the lobby."""
        self.person.sit_down(GAME)
        self.wait()
        return self

    def play_short(self, turns: int) -> DuelTable:
        """Go to the same table for a game of at most `turns` turns."""
        self.person.visit()
        card = self.page.get_by_role("article", name=re.compile(GAME))
        card.get_by_role("button", name=re.compile("seats? and rules$")).click()
        limit_turns(card, turns)
        card.get_by_role("button", name="Play", exact=True).last.click()
        self.wait()
        return self

    def invite(
        self, name: str, players: int, clock: str | None = None, turns: int | None = None, **sitters: str
    ) -> str:
        """Create a table with bots on some of the seats; return the link for the others."""
        self.person.visit()
        card = self.page.get_by_role("article", name=re.compile(GAME))
        card.get_by_role("button", name="Play with friends").click()
        card.get_by_role("radio", name=str(players), exact=True).check()
        for seat, level in sitters.items():
            card.get_by_label(f"Who sits on {seat}").select_option(label=level)
        if clock:
            card.get_by_label("Time to react").select_option(label=clock)
        if turns:
            limit_turns(card, turns)
        card.get_by_label("Your name").fill(name)
        card.get_by_role("button", name="Make the invite link").click()
        return self.page.get_by_label("Invite link").input_value()

    # ---- what lies there ----

    @property
    def cards(self) -> Locator:
        """The player's hand, with one button for each kind."""
        return self.page.get_by_role("toolbar", name=re.compile("^Your hand")).get_by_role("button")

    @property
    def pile(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Draw pile"))

    @property
    def duel(self) -> Locator:
        return self.page.get_by_role("region", name="Combat", exact=True)

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result h2")

    @property
    def standings(self) -> Locator:
        """The standings at the end, one a line."""
        return self.page.get_by_role("region", name="Final standings").locator("li")

    def answer(self, name: str) -> Locator:
        """A button beside the question, found by the beginning of its name."""
        return self.page.locator("#ask").get_by_role("button", name=re.compile(f"^({name})"))

    @property
    def draw(self) -> Locator:
        return self.answer("Draw from the pile")

    @property
    def passing(self) -> Locator:
        return self.answer("Pass|No Mirror|No Dud")

    @property
    def giving_up(self) -> Locator:
        return self.answer("No answer")

    @property
    def laying(self) -> Locator:
        """The button that plays the chosen cards in a combat."""
        return self.answer("Play (Attack|Block|Retaliate|Stun|Retreat)")

    @property
    def choices(self) -> Locator:
        """The list of soldiers or hands that may be chosen."""
        return self.page.locator("#ask .item")

    def hand(self) -> list[str]:
        """Return the kinds of card in words, with what is said of each now."""
        read = "cards => cards.map(card => card.getAttribute('aria-label'))"
        return list(self.cards.evaluate_all(read))

    def playable(self) -> list[int]:
        """Return the kinds that can be chosen, by their place in the hand."""
        return [place for place, card in enumerate(self.hand()) if not IDLE.search(card)]

    # ---- playing ----

    def wait(self) -> bool:
        """Wait until this player is asked for something; return False if the game ends before that."""
        expect(self.person.asked.or_(self.result).first).to_be_visible()
        return not self.result.is_visible()

    def choose(self, place: int) -> None:
        self.cards.nth(place).click(position=EDGE)

    def take_turn(self) -> bool:
        """Answer one question with clicks, by training, attacking or answering if possible.

        Return False if the game is over.
        """
        if not self.wait():
            return False
        before = self.person.news()
        for button in (self.draw, self.passing):
            if button.is_visible():
                button.click()
                break
        else:
            self._play()
        self.person.answered(before)
        return True

    def _play(self) -> None:
        if self.laying.is_visible() or self.choices.first.is_visible():
            self._finish()
            return
        if self.giving_up.is_visible():
            self._answer()
            return
        hand = self.hand()
        wanted = [place for place in self.playable() if hand[place].startswith(("Training", "Advance"))]
        self.choose((wanted or self.playable())[0])
        self._finish()

    def _finish(self) -> None:
        """Choose the first of the possible targets, or press the first button."""
        if not self.choices.first.is_visible():
            self.page.locator("#ask .ways button").first.click()
            return
        asked = self.person.asked.inner_text()
        self.choices.first.click()
        if asked.startswith("Advance with"):
            self.choices.first.click()

    def _answer(self) -> None:
        """Add card to card until they can be laid; if that fails, give no answer."""
        for place in range(self.cards.count()):
            if not self.laying.is_visible() and place in self.playable():
                self.choose(place)
                if self.choices.first.is_visible():
                    self.choose(place)  # no Redirect, Radio or Sniper: it goes back
        if self.laying.is_visible():
            self.laying.click()
            return
        self.giving_up.click()
        if self.person.button("Yes").is_visible():
            self.person.button("Yes").click()


def limit_turns(card: Locator, turns: int) -> None:
    """Limit the number of turns in the form for a new table."""
    card.get_by_text("Rules", exact=True).click()
    card.get_by_label("The game or round ends after this many turns.").fill(str(turns))


def nothing_is_sent_of_others(frames: list[dict[str, Any]], seat: str) -> int:
    """Check that nobody is sent others' hands, deals or draws during the game; return how many cards were hidden."""
    views = views_in(frames)
    assert views
    for view in views:
        if view["result"] is None:
            assert all("hand" not in player for player in view["players"]), view
    told = [event for frame in frames for event in frame.get("told", frame.get("log", []))]
    unseen = [event["card"] for event in told if event["kind"] in ("dealt", "drew") and event["seat"] != seat]
    assert set(unseen) <= {None}, unseen
    return len(unseen)
