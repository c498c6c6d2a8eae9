"""People at a table with reaction windows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect
from tests.web.conftest import PHONE, Sit
from tests.web.looks import AXE, no_overflow, violations
from tests.web.person import Person

ALWAYS, NEVER = "Always ask", "Never ask"
USUAL = "Ask at every attack"
REMEMBERED = "localStorage.setItem('sandtable.order.soldier', JSON.stringify('always'))"


class Reacting:
    """A person at a table with reaction windows."""

    def __init__(self, person: Person, seat: str) -> None:
        self.person = person
        self.page = person.page
        self.seat = seat
        self.band = person.page.get_by_role("region", name="Reactions")
        self.passing = person.page.locator("#ask .button.main")
        self.clock = person.page.get_by_role("timer")

    def says(self, words: str) -> None:
        expect(self.band.locator(".news p")).to_contain_text(words)

    def order(self, title: str) -> Locator:
        """One of the standing orders, which are behind a button on a phone."""
        expect(self.band).to_be_visible()
        fold = self.band.get_by_role("button", name="When to ask you")
        if fold.is_visible() and fold.get_attribute("aria-expanded") == "false":
            fold.click()
        return self.band.get_by_role("button", name=title, exact=True)

    def give(self, title: str) -> None:
        self.order(title).click()
        expect(self.order(title)).to_have_attribute("aria-pressed", "true")

    @property
    def seconds(self) -> int:
        """Return the seconds that the clock shows."""
        return int((self.clock.text_content() or "").removesuffix(" s"))

    @property
    def window(self) -> dict[str, Any]:
        """Return the window as the page was last told."""
        told = [frame["window"] for frame in self.person.frames if frame["type"] == "window"]
        return dict(told[-1] or {})

    def check(self) -> None:
        no_overflow(self.person)
        if AXE.exists():
            assert not violations(self.person, ".yours")


def invited(anna: Person) -> str:
    """Create a table of four with a bot on the last seat and a minute to react in; return the link."""
    anna.visit()
    game = anna.page.get_by_role("article", name="Ultimate Soldier")
    game.get_by_role("button", name="Play with friends").click()
    game.get_by_role("radio", name="4").check()
    game.get_by_label("Who sits on D").select_option("recruit")
    game.get_by_label("Time to react").select_option("60 seconds")
    game.get_by_label("Your name").fill("Anna")
    game.get_by_role("button", name="Make the invite link").click()
    return anna.page.get_by_label("Invite link").input_value()


def join(player: Person, link: str, name: str) -> None:
    player.visit(link)
    expect(player.page.get_by_text("Time to react: 60 seconds.")).to_be_visible()
    player.page.get_by_label("Your name").fill(name)
    player.button("Sit down").click()


def seated(sit: Sit) -> list[Reacting]:
    """Seat three people who always want to be asked.

    One of them is on a phone, and one chose that at the last table.
    """
    anna, ben, cleo = sit(bypass_csp=True), sit(**PHONE, bypass_csp=True), sit()
    people = [Reacting(anna, "A"), Reacting(ben, "B"), Reacting(cleo, "C")]
    link = invited(anna)
    expect(people[0].order(USUAL)).to_have_attribute("aria-pressed", "true")
    people[0].give(ALWAYS)
    join(ben, link, "Ben")
    people[1].give(ALWAYS)
    cleo.page.add_init_script(REMEMBERED)
    join(cleo, link, "Cleo")
    expect(people[2].order(ALWAYS)).to_have_attribute("aria-pressed", "true")
    return people
