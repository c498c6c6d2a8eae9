"""The page object of a person at a browser.

Texts are the client's own; spaces and pieces are found by their labels.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect
from tests.host.servers import Server
from tests.web.seating import KEEP, NAME, lay_out, take_first_seat

from sandtable.client.deltas import follow

PATIENCE_MS = 30_000  # server and browser are other processes, on machines that may be slow and busy
LOOK_MS = 15
MAY = re.compile(r"May (?:move to|attack) (\w+)")
MAY_ATTACK = re.compile(r"May attack (\w+)")
SIT = """async ([path, body]) => {
    const headers = { 'Content-Type': 'application/json' };
    return await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""


class Person:
    """One page, with the messages that it was sent and the errors in it."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.address = f"http://127.0.0.1:{server.port}"
        self.problems: list[str] = []
        self.frames: list[dict[str, Any]] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    # ---- going places ----

    def visit(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def card(self, game: str = "Ultimate Stratego") -> Locator:
        """A game's card in the lobby."""
        return self.page.get_by_role("article", name=game)

    def clause(self, id: str) -> Locator:
        """A clause in the rulebook, with its example."""
        return self.page.locator(f'[data-clause="{id}"]')

    def now(self, game: str = "Ultimate Stratego") -> Locator:
        """The lobby's button that begins a game against the computer."""
        return self.page.get_by_role("button", name=re.compile(f"^Play the computer at {game}"))

    def from_lobby(self) -> None:
        """Go from the lobby to a game against the computer, with one button."""
        self.visit()
        self.now().click()
        expect(self.button("Ready")).to_be_enabled()

    def play_now(self) -> None:
        """Go to the same table without the lobby."""
        self.sit_down("Ultimate Stratego")
        expect(self.button("Ready")).to_be_enabled()

    def sit_down(self, title: str, level: str | None = None) -> None:
        """Sit down at a new table against the computer, as if this browser had come there from the lobby."""
        self.come_to(take_first_seat(self.server, title, level))

    def come_to(self, game: Mapping[str, Any], name: str = NAME) -> None:
        """Go to a table where this browser has a seat."""
        if not self.page.url.startswith(self.address):
            self.visit("/favicon.svg")  # what a browser keeps, it keeps for a page of that address
        self.page.evaluate(KEEP, [name, game])
        self.visit(f"/table/{game['id']}")

    def into_play(self) -> None:
        """Go to the first move of a game with an army that was laid out before the page was opened."""
        game = take_first_seat(self.server, "Ultimate Stratego")
        lay_out(self.server, game)
        self.come_to(game)
        self.on_turn()

    def begin(self) -> None:
        """Begin with the army as it stands."""
        self.button("Ready").click()
        self.on_turn()

    def invite(self, name: str) -> str:
        """Create a table for a friend; return the link."""
        self.visit()
        self.card().get_by_role("button", name="Play with a friend").click()
        self.page.get_by_label("Your name").fill(name)
        self.button("Make the invite link").click()
        return self.page.get_by_label("Invite link").input_value()

    def join(self, link: str, name: str) -> None:
        self.visit(link)
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit down").click()

    # ---- at the table ----

    @property
    def asked(self) -> Locator:
        """The sentence in bold, which says that this player is asked."""
        return self.page.locator("#ask .asked")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("heading", name=re.compile(r"^(You (.+ )?won|You lost|Draw|.+ wins?\.?)$"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log")

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')

    def on_turn(self) -> None:
        expect(self.asked).to_have_text("Choose a piece.")

    def labels(self) -> dict[str, str]:
        """Return the label of each space."""
        read = "cells => Object.fromEntries(cells.map(c => [c.dataset.space, c.getAttribute('aria-label')]))"
        return dict(self.page.locator("[data-space]").evaluate_all(read))

    def choices(self, what: re.Pattern[str] = MAY) -> list[tuple[str, str]]:
        """Return one possible move, as two spaces, for each piece that can move."""
        found = ((name, what.search(label)) for name, label in self.labels().items())
        return [(name, match[1]) for name, match in found if match]

    def move(self, attack: bool = False) -> tuple[str, str]:
        """Make a move with two taps, an attack if one is wanted and possible; return its spaces."""
        self.on_turn()
        ways = (self.choices(MAY_ATTACK) if attack else []) or self.choices()
        start, end = ways[len(ways) // 2]
        self.space(start).click()
        self.space(end).click()
        return start, end

    def news(self) -> int:
        """Return how often the page was sent news of its table, answers to late acts included."""
        return sum(frame.get("type") in ("delta", "resync", "stale") for frame in self.frames)

    def views(self) -> list[dict[str, Any]]:
        """Return every view that the page was sent."""
        return views_in(self.frames)

    def answered(self, before: int) -> None:
        """Wait until an act is answered: until there is more news of the table than before it."""
        until(self, lambda: self.news() > before)

    def turns(self, number: int, attack: bool = False) -> int:
        """Take this many turns against the computer, or fewer if the game ends; decline all else that is asked."""
        taken = 0
        while taken < number:
            expect(self.asked.or_(self.result).first).to_be_visible()
            if self.result.is_visible():
                break
            before = self.news()
            if self.put_off.is_visible():
                self.put_off.click()
            else:
                self.move(attack)
                taken += 1
            self.answered(before)  # what was asked stands there until then
        expect(self.asked.or_(self.result).first).to_be_visible()
        return taken

    @property
    def put_off(self) -> Locator:
        """The button that declines a further step or a rescue."""
        return self.button("Stay here").or_(self.button("No rescue"))

    def file(self, name: str) -> Locator:
        """Open the menu of files at the end; return one of its buttons."""
        self.button("Files").click()
        return self.button(name)

    def resign(self) -> None:
        self.button("Resign").click()
        self.button("Yes").click()
        expect(self.result).to_have_text("You lost")


def views_in(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the views that frames hold, put together from resyncs and deltas. Where a delta was lost with a
    connection, a resync follows.
    """
    held, views = None, []
    for frame in frames:
        if frame.get("type") in ("resync", "stale") or (held and frame.get("type") == "delta"):
            held = follow(held, frame)
            views += [held["view"]] if held else []
    return views


def moved(start: str, end: str, name: str = "") -> re.Pattern[str]:
    """Return what the log says of a move to whoever made it, and to others, who read the name."""
    return re.compile(rf"(You move|{name} moves) from {start} to {end}\.")


def until(person: Person, holds: Callable[[], bool]) -> None:
    """Wait until a condition holds that no single place of the page shows."""
    for _ in range(PATIENCE_MS // LOOK_MS):
        if holds():
            return
        person.page.wait_for_timeout(LOOK_MS)
    raise AssertionError("it never came")


def ask(person: Person, path: str, **body: object) -> dict[str, str]:
    """Send a request as the person's page does."""
    return dict(person.page.evaluate(SIT, [path, body]))
