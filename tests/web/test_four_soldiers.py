"""Tests of four people at Ultimate Soldier: an attack, a reload, a power failure in a window, and the Bomb."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.host.seeded import SeededServer
from tests.host.servers import Server
from tests.web.conftest import Sit
from tests.web.dueltable import DuelTable, nothing_is_sent_of_others
from tests.web.person import until
from tests.web.reacting import REMEMBERED, Reacting

# Seeds 0, 1, 2 ... were tried with Umpire(variant("soldier"), 4, options, seed) until A, who begins, was dealt an
# Advance and an Attack, another seat a Block, one more seat the Bomb, and somebody a Dud. With seed 4 B holds the Block
# and the Dud, and D the Bomb.
SEED = (4).to_bytes(32, "big")
NAMES = ("Anna", "Boris", "Clara", "Dora")
FULL_HAND = 8
KEPT = "JSON.parse(localStorage.getItem('sandtable.games'))[0]"
OWN_HAND = re.compile(r"Your hand: [^.]*\. ")


@pytest.fixture
def dealt(chromium: str, tmp_path: Path) -> Iterator[Server]:
    """Start a server that may be killed, and that deals known hands."""
    with SeededServer(tmp_path / "sandtable.db", SEED) as server:
        yield server


class Soldier(Reacting):
    """One of the four people: the table, the reactions, and what the API shows to the same seat."""

    def __init__(self, sit: Sit, server: Server, seat: str) -> None:
        super().__init__(sit(server), seat)
        self.page.add_init_script(REMEMBERED)  # to be asked always
        self.server = server
        self.table = DuelTable(self.person)

    def snapshot(self) -> dict[str, Any]:
        kept = self.page.evaluate(KEPT)
        assert kept["seat"] == self.seat
        status, now = self.server.call(f"/api/tables/{kept['id']}", None, kept["token"])
        assert status == 200, now
        return dict(now)

    def choose(self, card: str) -> None:
        """Choose a card of the player's hand as soon as it can be played."""
        expect(self.person.asked).to_be_visible()

        def places() -> list[int]:
            hand = self.table.hand()
            return [place for place in self.table.playable() if hand[place].split(",")[0] == card]

        until(self.person, lambda: bool(places()))
        self.table.choose(places()[0])

    def press(self, name: str) -> None:
        self.table.answer(name).click()

    def hears_of_window(self) -> bool:
        """Return whether a message has said that an answer is waited for."""
        return any((frame.get("mine") or {}).get("state") == "open" for frame in self.person.frames)

    def asked_in_window(self) -> None:
        expect(self.passing).to_be_visible()

    def sealed(self) -> None:
        self.says("You answered")
        expect(self.passing).to_have_count(0)


def sit_down(sit: Sit, server: Server) -> list[Soldier]:
    people = [Soldier(sit, server, seat) for seat in "ABCD"]
    link = people[0].table.invite(NAMES[0], players=4, clock="no limit")
    for player, name in zip(people[1:], NAMES[1:], strict=True):
        player.person.join(link, name)
    for player in people[1:]:  # whoever presses before the window has opened is too early
        until(player.person, player.hears_of_window)
    return people


def all_pass(*people: Soldier) -> None:
    for player in people:
        player.passing.click()


@pytest.mark.nightly
def test_the_bomb_ends_a_combat_after_a_reload_and_a_power_failure(sit: Sit, dealt: Server) -> None:
    people = sit_down(sit, dealt)
    anna, boris, clara, dora = people
    all_pass(boris, clara, dora)  # the turn begins with a window
    attack(anna)

    for player in (anna, clara, dora):
        player.asked_in_window()
    clara.passing.click()
    clara.sealed()
    opened = dora.snapshot()
    assert opened["view"]["phase"] == "W-OPEN" and opened["window"]["window"]["left"] is None
    dora.page.reload()
    dora.asked_in_window()
    assert dora.snapshot() == opened
    power_failure(people, dealt)
    dora.asked_in_window()
    anna.asked_in_window()
    clara.sealed()
    assert clara.snapshot()["window"]["mine"]["answer"] == "PASS"
    assert dora.snapshot() == opened
    all_pass(dora, anna)

    boris.choose("Block")
    boris.press("Play Block")
    bomb(people)
    boris.choose("Dud")
    boris.press("Play Dud")
    boris.sealed()
    all_pass(anna, clara)
    it_is_over(people)
    the_turn_begins_anew(people)
    for player in people:
        assert nothing_is_sent_of_others(player.person.frames, player.seat)


def attack(anna: Soldier) -> None:
    """Let Anna attack Boris."""
    before = anna.person.news()
    anna.press("Draw from the pile")
    anna.person.answered(before)
    anna.choose("Advance")
    before = anna.person.news()
    anna.table.choices.filter(has_text="Boris").click()
    anna.person.answered(before)
    anna.press("Play Attack")  # it is chosen already, as nothing else can open a combat


def power_failure(people: list[Soldier], server: Server) -> None:
    server.kill()
    for player in people:
        expect(player.page.get_by_text("Reconnecting.")).to_be_visible()
    server.start()
    for player in people:
        expect(player.page.get_by_text("Reconnecting.")).to_have_count(0)
        expect(player.table.duel).to_be_visible()


def bomb(people: list[Soldier]) -> None:
    """Let Dora play the Bomb: it is sealed like any other answer, so nobody hears of it until all have answered."""
    anna, boris, clara, dora = people
    for player in (boris, clara, dora):
        player.asked_in_window()
    assert dora.snapshot()["view"]["phase"] == "W-LAY"
    before = {player.seat: len(player.person.frames) for player in people}
    dora.choose("Bomb")
    dora.press("Play the Bomb")
    dora.sealed()
    all_pass(boris)
    boris.sealed()
    assert "bombed" not in kinds(anna, before) | kinds(clara, before)
    all_pass(clara)
    for player in people:
        expect(player.table.duel).to_have_count(0)
        expect(player.page.locator(".alarm.bomb")).to_be_visible()
    for player in (anna, boris, clara):
        player.asked_in_window()
    assert {"bombed", "voided"} <= kinds(anna, before)


def kinds(player: Soldier, before: dict[str, int]) -> set[str]:
    """Return the kinds of events that a player has been told since then."""
    frames = player.person.frames[before[player.seat] :]
    return {event["kind"] for frame in frames for event in frame.get("told", [])}


def it_is_over(people: list[Soldier]) -> None:
    """Check that everybody without a Dud has lost the only soldier, and that all hands are full again."""
    for player in people:
        expect(player.page.locator(".alarm")).to_have_count(0)
        for seat, left in zip("ABCD", (0, 1, 0, 1), strict=True):
            group = player.page.locator(f'[data-seat="{seat}"]')
            expect(group).to_have_attribute("aria-label", re.compile(f"{FULL_HAND} cards"))
            expect(group.locator(".soldiers button")).to_have_count(left)


def the_turn_begins_anew(people: list[Soldier]) -> None:
    """Check that Anna draws once more, and that all pages and all views from the API show the same."""
    expect(people[0].table.draw).to_be_visible()
    notes = [player.page.get_by_role("note").text_content() or "" for player in people]
    assert len({OWN_HAND.sub("", note) for note in notes}) == 1, notes
    for name, force in zip(NAMES, (0, 1, 0, 1), strict=True):
        assert (f"{name}: no soldier" in notes[0]) == (force == 0)
    assert "It is Anna’s turn." in notes[0] and "Out of the game: " in notes[0] and "Combat" not in notes[0]
    views = [player.snapshot()["view"] for player in people]
    for player, view in zip(people, views, strict=True):
        assert (view["phase"], view["turn"], view["combat"], view["last"]) == ("draw", "A", None, None)
        assert view["piles"]["removed"] == {"Bomb": 1, "Dud": 1}
        assert [len(seat["soldiers"]) for seat in view["players"]] == [0, 1, 0, 1]
        assert [seat["cards"] for seat in view["players"]] == [FULL_HAND] * 4
        assert sum(view["hand"].values()) == FULL_HAND
        assert player.person.views()[-1] == view, "the page has what the API shows"
    for view in views[1:]:
        assert view["players"] == views[0]["players"] and view["piles"] == views[0]["piles"]
