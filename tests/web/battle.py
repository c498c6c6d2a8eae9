"""Page objects for Ultimate Combat: a person at its table and in its army editor.

Cells and units go by their names, and are pointed at as a person points.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import Locator, Position, expect
from tests.web.person import Person

GAME = "Ultimate Combat"
OWN = "your own text"
UNIT = 20  # drawing units a cell
# As soon as the floor has lain where it lies for three frames.
TO_SCREEN = """
(svg, [x, y]) => new Promise(found => {
  let before = '', still = 0;
  const look = () => {
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    const frame = svg.getBoundingClientRect();
    const now = [left, top, frame.x, frame.y].join();
    still = now === before ? still + 1 : 0;
    before = now;
    if (still === 3) found({ x: left - frame.x, y: top - frame.y });
    else requestAnimationFrame(look);
  };
  look();
})
"""
HIGH = 32  # cells

FIELDS = {
    "map": "The terrain on the floor.",
    "army": "The army of both sides, or both buy one.",
    "army_west": "West's army, if it is different.",
    "army_east": "East's army, if it is different.",
    "scenario": "How to win: ",
    "rounds": "Number of rounds; ",
}


class Battle:
    """The table as one person sees it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # ---- going there ----

    @property
    def card(self) -> Locator:
        """The game's card in the lobby."""
        return self.page.get_by_role("article", name=GAME)

    def from_lobby(self) -> Battle:
        """Go from the lobby to a game against the computer, with one button."""
        self.person.visit()
        self.person.now(GAME).click()
        expect(self.floor).to_be_visible()
        return self

    def play_now(self) -> Battle:
        """Go to the same table without the lobby."""
        self.person.sit_down(GAME)
        expect(self.floor).to_be_visible()
        return self

    def play(self, **options: Any) -> Battle:
        """Do the same with other options; a mapping is written out."""
        self.person.visit()
        self.card.get_by_role("button", name=re.compile("seats? and rules$")).click()
        self.agree(options)
        self.card.get_by_role("button", name="Play", exact=True).last.click()
        expect(self.floor).to_be_visible()
        return self

    def invite(self, name: str, **options: Any) -> str:
        """Create a table for a friend; return the link."""
        self.person.visit()
        self.card.get_by_role("button", name="Play with a friend").click()
        self.agree(options)
        self.card.get_by_label("Your name").fill(name)
        self.card.get_by_role("button", name="Make the invite link").click()
        return self.page.get_by_label("Invite link").input_value()

    def agree(self, options: Mapping[str, Any]) -> None:
        """Set options in the form for a new table."""
        for key, value in options.items():
            expect(self.option(key)).to_be_attached()
            if not self.option(key).is_visible():  # it is folded away
                self.card.get_by_text("Rules", exact=True).click()
            if isinstance(value, int):
                self.option(key).fill(str(value))
            elif isinstance(value, str):
                named = self.option(key).locator(f'option[value="{value}"], option[value="named:{value}"]')
                self.option(key).select_option(value=named.get_attribute("value"))
            else:
                self.write(key, json.dumps(value))

    def option(self, key: str) -> Locator:
        """The field of an option, found by its subject."""
        return self.card.get_by_label(re.compile(f"^{re.escape(FIELDS[key])}.*Ruling"))

    def written(self, key: str) -> Locator:
        """The field in which the value of an option is written out."""
        return self.card.get_by_label(re.compile(f"^{re.escape(FIELDS[key])}.*as YAML or JSON"))

    def write(self, key: str, words: str) -> None:
        """Write out the value of an option in the form."""
        self.option(key).select_option(label=OWN)
        self.written(key).fill(words)
        self.written(key).blur()

    # ---- what is seen ----

    @property
    def floor(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def step(self) -> Locator:
        """The step of the turn, or what comes before the first one."""
        begun, before = "[aria-current] .title", ".steps:not(:has([aria-current])) .half b"
        return self.page.get_by_role("navigation", name="Steps of the half-turn").locator(f"{begun}, {before}")

    @property
    def units(self) -> Locator:
        """The player's units below the floor; during deployment, those that have no place yet."""
        return self.page.get_by_role("list", name="Your units").get_by_role("button")

    def own(self, name: str) -> Locator:
        """One of the player's units, by its notation."""
        return self.units.and_(self.page.locator(f'[data-name="{name}"]'))

    @property
    def ready(self) -> Locator:
        """The player's units that can still do something."""
        return self.page.get_by_role("list", name="Your units").get_by_role("button", name=re.compile("may act"))

    @property
    def targets(self) -> Locator:
        return self.page.get_by_role("list", name="Targets").get_by_role("button")

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result h2")

    def toy(self, unit: str) -> Locator:
        """A unit on the floor, such as `West.S1`."""
        return self.page.locator(f'[data-unit="{unit}"]')

    def spot(self, x: int, y: int) -> Position:
        """Return the middle of a cell on the floor."""
        found: Position = self.floor.evaluate(TO_SCREEN, [(x + 0.5) * UNIT, (HIGH - y - 0.5) * UNIT])
        return found

    def wait(self) -> bool:
        """Wait until this player is asked for something; return False if the battle ends before that."""
        expect(self.person.asked.or_(self.result).first).to_be_visible()
        return not self.result.is_visible()

    def steps(self) -> Iterator[str]:
        """Yield what is asked of this player, step by step as it is answered, until the battle ends."""
        while self.wait():
            before = self.person.news()
            yield self.step.inner_text()
            self.person.answered(before)

    def cell(self, unit: str) -> tuple[int, int]:
        """Return where a unit stands, as the page was told."""
        view = self.person.views()[-1]
        x, y = next(each["at"] for each in view["units"] if each["id"] == unit)
        return x, y

    def log(self) -> list[str]:
        """Return the sentences of the log so far."""
        return self.person.log.locator("p").all_inner_texts()

    # ---- what is done ----

    def deploy(self, name: str, x: int, y: int, stance: str = "Stand") -> None:
        left = self.units.count()
        self.own(name).click()
        self.person.button(stance).click()
        self.floor.click(position=self.spot(x, y))
        expect(self.units).not_to_have_count(left)

    def deploy_all(self) -> None:
        """Deploy the units one after the other, from North to South."""
        for y, step in zip(range(29, 0, -3), self.steps(), strict=False):
            if step != "Deployment":
                return
            self.floor.click(position=self.spot(5, y))

    def drag(self, unit: str, x: int, y: int) -> None:
        """Drag a unit to a cell with the mouse."""
        self.floor.drag_to(
            self.floor, source_position=self.spot(*self.cell(unit)), target_position=self.spot(x, y), steps=4
        )

    def end(self) -> None:
        """End the step, although something may be left to do."""
        self.page.locator("#ask").get_by_role("button", name=re.compile("^(End|Keep) ")).click()
        if self.person.button("Yes").is_visible():
            self.person.button("Yes").click()


class Editor:
    """The army editor."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.rows = self.page.get_by_role("list", name="Your army").locator("li.row")
        self.name = self.page.get_by_role("textbox", name="Name")
        self.play = person.button("Play with this army")

    def visit(self) -> Editor:
        """Go to the editor by the button on the game's card."""
        self.person.visit()
        self.page.get_by_role("article", name=GAME).get_by_role("button", name="Army and map editor").click()
        expect(self.page.get_by_role("heading", name="Army and map editor")).to_be_visible()
        return self

    def add(self, kind: str, *arms: str) -> None:
        """Add a unit with these weapons or mounts."""
        army = self.page.get_by_role("tabpanel", name="Army")
        army.get_by_role("button", name=re.compile(f"^Add {kind}, ")).click()
        for weapon in arms:
            self.arm(kind, weapon)

    def row(self, kind: str) -> Locator:
        return self.rows.filter(has=self.page.get_by_text(kind, exact=True))

    def arm(self, kind: str, weapon: str) -> None:
        """Give the last unit of a kind a weapon, or take it away."""
        self.row(kind).last.get_by_role("button", name=re.compile(f"^{weapon} ")).click()

    def says(self, words: str) -> None:
        expect(self.page.get_by_role("tabpanel", name="Army")).to_contain_text(words)

    def verdict(self, words: str) -> None:
        """Check what the server says of the army."""
        expect(self.page.get_by_role("tabpanel", name="Army").get_by_role("status")).to_contain_text(words)
