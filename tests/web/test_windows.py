"""Tests of a reaction window of three people and a bot: sealed answers, more time, a reload, standing orders."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person, until
from tests.web.test_looks import AXE, no_overflow, violations

ALWAYS, NEVER = "Always ask", "Never ask"
USUAL = "Ask at every attack"
MINUTE = 60
OPEN = {"state": "open", "answer": None}
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


def test_a_window_is_answered_under_seal(sit: Sit) -> None:
    people = seated(sit)
    for player in people:  # the first turn opens with a window for all others
        expect(player.clock).to_be_visible()
        player.says("may react")
    first = people[0].window
    asked = [player for player in people if player.seat in first["asks"]]
    assert len(asked) >= 2
    for player in people:
        assert player.window == {**first, "left": player.window["left"]}
        expect(player.passing).to_have_count(1 if player in asked else 0)
    people[0].check()
    people[1].check()

    hasty, slow = asked[:2]
    slow.page.reload()
    expect(slow.passing).to_be_visible()
    assert 0 < slow.seconds <= MINUTE
    until(people[0].person, lambda: all(everybody_is_here(player) for player in people))
    seal(hasty, slow, people)
    for player in asked[1:]:
        player.passing.click()
    until(people[0].person, lambda: all(player.window.get("n") != first["n"] for player in people))
    for player in people:
        player.give(NEVER)
    for player in people:  # with such orders nothing stops the game: it is soon somebody's own turn
        expect(player.page.get_by_role("list", name="Players").get_by_text("may react")).to_have_count(0)
    until(people[0].person, lambda: any(player.person.asked.is_visible() for player in people))


def everybody_is_here(player: Reacting) -> bool:
    """Return whether all people are present, as the page was last told."""
    tables = [frame["table"] for frame in player.person.frames if "table" in frame]
    return all(seat["here"] for seat in tables[-1]["seats"] if seat["kind"] == "human")


def seal(hasty: Reacting, slow: Reacting, people: list[Reacting]) -> None:
    """Check that the first to answer is told so.

    Nobody else is told anything until somebody takes more time.
    """
    before = {player.seat: len(player.person.frames) for player in people}
    hasty.page.locator("#board").focus()
    hasty.page.keyboard.press("p")
    hasty.says("You answered")
    expect(hasty.passing).to_have_count(0)
    hasty.check()
    slow.band.get_by_role("button", name="More time").click()
    expect(slow.band.get_by_role("button", name="More time")).to_have_count(0)
    for player in people:
        if player is not slow:
            player.says("takes more time")
    for player in people:
        answers = ("pong", "done")  # to what this page itself has said
        told = [frame for frame in player.person.frames[before[player.seat] :] if frame["type"] not in answers]
        if player is not hasty:
            assert [(one["type"], one["window"]["more"]) for one in told] == [("window", [slow.seat])]
            assert (told[0]["mine"] or OPEN).items() >= OPEN.items()
