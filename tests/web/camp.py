"""The page object for the Stratego family: set-up, Reserve, stockades, claims, and whatever else a turn asks for."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect
from tests.web.person import Person

CARD = re.compile("Ultimate Stratego")
MOVES = re.compile(r"May move to ([^.]*)\.")
STRIKES = re.compile(r"May (?:attack|fire at) ([^.]*)\.")
HERE = re.compile("The Flag may be placed here")
ALLIANCE = "Ultimate Stratego: Alliance"
QUICK = "Ultimate Stratego: Alliance Lightning"
CAMPAIGN = "Ultimate Stratego: Campaign"


class Camp:
    """The table as one person sees it."""

    def __init__(self, person: Person, chance: random.Random | None = None) -> None:
        self.person = person
        self.page = person.page
        self.chance = chance or random.Random(1)

    # ---- going there ----

    def choose(self, door: re.Pattern[str], variant: str, **sitters: str) -> Locator:
        """Open the form for a new table of a variant, and choose who sits on each seat by the level's title."""
        self.person.visit()
        card = self.page.get_by_role("article", name=CARD)
        short = variant.partition(": ")[2]
        card.get_by_role("radiogroup", name="Game").get_by_text(short, exact=True).click()
        card.get_by_role("button", name=door).click()
        for seat, level in sitters.items():
            card.get_by_label(f"Who sits on {seat}").select_option(label=level)
        return card

    def invite(self, name: str, variant: str, **sitters: str) -> str:
        """Create a table for friends; return the link for the others."""
        card = self.choose(re.compile("^Play with "), variant, **sitters)
        card.get_by_label("Your name").fill(name)
        card.get_by_role("button", name="Make the invite link").click()
        return self.page.get_by_label("Invite link").input_value()

    def from_lobby(self, variant: str) -> Camp:
        """Go from the lobby to a table against Recruits; any partner is a Recruit, too."""
        card = self.choose(re.compile("seats? and rules$"), variant)
        for sits in card.get_by_label(re.compile("^Who sits on")).all():
            sits.select_option(label="Recruit")
        for opponent in card.get_by_role("radio", name=re.compile("^Recruit")).all():
            opponent.check()
        card.get_by_role("button", name="Play", exact=True).last.click()
        self.standing()
        return self

    def play_now(self, variant: str) -> Camp:
        """Go to the same table without the lobby."""
        self.person.sit_down(variant, "recruit")
        self.standing()
        return self

    # ---- what lies there ----

    @property
    def asked(self) -> Locator:
        return self.person.asked

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result h2")

    @property
    def ready(self) -> Locator:
        return self.person.button("Ready")

    @property
    def reserve(self) -> Locator:
        """The kinds of pieces in the player's Reserve."""
        return self.page.get_by_role("group", name=re.compile("^Reserve")).get_by_role("button")

    @property
    def waits(self) -> Locator:
        return self.page.locator("#ask .sentence").filter(has_text=re.compile("Waiting for|thinking|watching"))

    def standing(self) -> None:
        """Wait until the army that is proposed first stands on the board."""
        expect(self.ready).to_be_enabled()

    def own(self) -> dict[str, str]:
        """Return the player's pieces by their spaces."""
        found = ((name, re.search(r"your (\w+)", label)) for name, label in self.person.labels().items())
        return {name: match[1] for name, match in found if match}

    def ways(self, what: re.Pattern[str] = MOVES) -> list[tuple[str, str]]:
        """Return every offered move as two spaces, or every attack and shot."""
        found = ((name, what.search(label)) for name, label in self.person.labels().items())
        return [(name, end) for name, match in found if match for end in match[1].split(", ")]

    # ---- playing ----

    def wait(self) -> bool:
        """Wait until this player is asked; return False if the game ends before that."""
        expect(self.asked.or_(self.result).first).to_be_visible()
        return not self.result.is_visible()

    def turn(self) -> bool:
        """Take one turn with all that it asks for; return False if the game is over."""
        if not self.wait():
            return False
        self.move()
        return self.finish()

    def move(self) -> tuple[str, str]:
        """Make a random move with two taps, an attack if there is one; return its spaces."""
        start, end = self.chance.choice(self.ways(STRIKES) or self.ways())
        self.person.space(start).click()
        self.person.space(end).click()
        return start, end

    def finish(self) -> bool:
        """Decline or answer all that is asked until the turn is over; return False if the game is over.

        A Flag claims nothing.
        """
        claims = self.page.get_by_text("Is your partner’s Flag next to it?")
        hold = self.page.get_by_role("button", name=re.compile("^Hold it in")).first
        placed = self.asked.filter(has_text="is free. Choose a marked space")
        # Computer players may have had their turns already.
        done = self.waits.or_(self.asked.filter(has_text=re.compile("^(Choose a piece|None of your pieces)")))
        while True:
            expect(done.or_(self.put_off).or_(hold).or_(placed).or_(claims).or_(self.result).first).to_be_visible()
            if self.result.is_visible():
                return False
            if claims.is_visible():
                self.page.get_by_role("button", name=re.compile("^Move to ")).click()
            elif self.put_off.is_visible():
                self.put_off.click()
            elif hold.is_visible():
                hold.click()
            elif placed.is_visible():
                free = [name for name, label in self.person.labels().items() if HERE.search(label)]
                self.person.space(free[0]).click()
            else:
                return True

    @property
    def put_off(self) -> Locator:
        return (
            self.person.button("Stay here").or_(self.person.button("No rescue")).or_(self.person.button("No piece now"))
        )
