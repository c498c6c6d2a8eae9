"""Tests of a reaction window of three people and a bot: sealed answers, more time, a reload, standing orders."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import Sit
from tests.web.person import until
from tests.web.reacting import NEVER, Reacting, seated

MINUTE = 60
OPEN = {"state": "open", "answer": None}


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
