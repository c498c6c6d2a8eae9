"""Tests of the larger tables of Stratego: four browsers, reloads, a power failure, secrecy, phones, two armies."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.host.servers import Server
from tests.web.camp import ALLIANCE, CAMPAIGN, QUICK, STRIKES, Camp
from tests.web.conftest import PHONE, Sit
from tests.web.keyboard import go_to, press
from tests.web.looks import AXE, SCREENS, check, no_overflow
from tests.web.person import until, views_in

NAMES = ("Anna", "Boris", "Clara", "Dora")
SEATS = ("South", "West", "North", "East")
ROUNDS = 3
SIGHTS = 20  # a picture that is the same in so many stands still


def sit_down(sit: Sit, server: Server) -> list[Camp]:
    """Seat four people by the invite link, with their armies laid out."""
    camps = [Camp(sit(server), random.Random(seat)) for seat in range(4)]
    friends = dict.fromkeys(SEATS[1:], "A friend")
    link = camps[0].invite(NAMES[0], ALLIANCE, **friends)
    for camp, name in zip(camps[1:], NAMES[1:], strict=True):
        camp.person.join(link, name)
    for camp in camps:
        camp.standing()
        camp.ready.click()
    return camps


@pytest.mark.nightly  # two browsers outlive both in test_together.py; tests/host/test_two_worlds.py holds the secrets
def test_four_browsers_play_alliance_through_reloads_and_a_power_failure(sit: Sit, mortal: Server) -> None:
    camps = sit_down(sit, mortal)
    spectator = sit(mortal)
    spectator.visit(camps[0].page.url)
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    for camp in camps:
        assert camp.turn(), "nobody can have won already"
    for reloading in camps[:2]:
        before = reloading.person.labels()
        reloading.page.reload()
        expect(reloading.page.locator("[data-space]").first).to_be_attached()
        expect(reloading.page.locator("#ask")).to_contain_text(re.compile("Choose a piece|Waiting for"))
        assert standing(reloading.person.labels()) == standing(before)

    anna = camps[0]
    assert anna.wait()
    for camp in camps:
        camp.page.get_by_role("tab", name="Log").click()
    mortal.kill()
    for camp in camps:
        expect(camp.page.get_by_text("Reconnecting.")).to_be_visible()
    start, end = anna.move()
    mortal.start()
    for camp in camps:
        expect(camp.person.log).to_contain_text(
            re.compile(rf"(Anna moves|You move) from {start} to {end}|\({start}\) (attacks|fires at) .* on {end}")
        )
        expect(camp.page.get_by_text("Reconnecting.")).to_have_count(0)
    anna.finish()
    for camp in camps[1:]:
        assert camp.turn()
    for camp, seat in zip(camps, SEATS, strict=True):
        nothing_is_sent_of_others(camp.person.frames, seat)
    expect(spectator.log.locator("li")).to_have_count(camps[0].person.log.locator("li").count())
    nothing_is_sent_of_others(spectator.frames, None)
    assert not any(frame.get("legal") for frame in spectator.frames)
    each_sits_below(camps)


def standing(labels: dict[str, str]) -> dict[str, str]:
    """Return what stands on each space, without what depends on whose turn it is."""
    return {name: label.split(". ")[0] for name, label in labels.items()}


def nothing_is_sent_of_others(frames: list[dict[str, Any]], seat: str | None) -> None:
    """Check that hidden ranks are sent to their owner alone, and so is the Reserve.

    A partner's ranks are hidden too, until they are public.
    """
    views = views_in(frames)
    assert len(views) > ROUNDS
    for view in views:
        assert view["viewer"] == seat
        for piece in view["pieces"]:
            assert piece["seat"] == seat or piece["public"] or piece["rank"] is None, piece
            assert not piece["not_flag"], "nobody has claimed anything"
        assert (view["own_reserve"] is None) == (seat is None or view["phase"] in ("toss", "setup"))
    told = [event for frame in frames for event in frame.get("told", frame.get("log", []))]
    for event in told:
        if event["kind"] in ("placed", "named", "entered"):
            assert event["seat"] == seat or event.get("rank") is None, event


def each_sits_below(camps: list[Camp]) -> None:
    """Check that the board is turned so that each player's own stockade is at the bottom."""
    for camp, own, far in zip(camps, ("h2", "b8", "h14", "n8"), ("h14", "n8", "h2", "b8"), strict=True):
        near, away = (camp.person.space(name).bounding_box() for name in (own, far))
        assert near and away
        assert near["y"] > away["y"] and abs(near["x"] - away["x"]) < near["width"] / 2


def test_thirteen_of_twenty_are_chosen_and_the_flag_among_them(sit: Sit) -> None:
    camp = Camp(sit())
    camp.invite("Anna", ALLIANCE, West="Recruit", North="Recruit", East="A friend")
    camp.standing()
    tray = camp.page.get_by_role("group", name="Pieces to place")
    expect(tray).to_contain_text("These stay in Reserve")
    flag = next(name for name, label in camp.person.labels().items() if "your Flag" in label)
    tray.get_by_role("button").first.click()
    camp.person.space(flag).click()
    expect(tray).to_contain_text("The Flag must be among them.")
    expect(camp.ready).to_be_disabled()
    tray.get_by_role("button", name="Flag").click()
    camp.person.space(flag).click()
    camp.page.reload()
    camp.standing()
    expect(camp.person.space(flag)).to_have_attribute("aria-label", re.compile("your Flag"))
    camp.ready.click()
    expect(camp.page.locator('[data-space][aria-label*="your Flag"]')).to_have_count(1)


def test_a_piece_comes_in_from_the_reserve(sit: Sit) -> None:
    """In Campaign the second army's Flag comes first, seen by everybody; all is done by keys."""
    anna, boris = Camp(sit()), Camp(sit())
    boris.person.join(anna.invite("Anna", CAMPAIGN), "Boris")
    for camp in (anna, boris):
        camp.standing()
        camp.ready.click()
    assert anna.wait()
    expect(anna.reserve.and_(anna.page.locator(":enabled"))).to_have_count(1)
    go_to(anna.person, anna.page.locator('[role="grid"] [tabindex="0"]'))
    press(anna.person, "f")
    expect(anna.asked).to_contain_text("Flag, second army selected")
    press(anna.person, "PageDown", "Enter")
    expect(boris.person.log).to_contain_text("new piece on")
    expect(boris.page.locator('[aria-label*="Anna\'s Flag, second army"]')).to_have_count(1)
    assert boris.turn()
    assert anna.wait()
    expect(anna.reserve.and_(anna.page.locator(":enabled"))).to_have_count(11)


def test_a_phone_is_enough_for_the_cross(sit: Sit) -> None:
    """The board zooms to the place of an action or a tap, so that a finger hits what it means."""
    camp = Camp(sit(**PHONE))
    camp.play_now(QUICK)
    camp.person.button("Hide guide").tap()
    own = camp.page.locator('[data-space][aria-label*="your Flag"]')
    assert finger(own.bounding_box())
    no_overflow(camp.person)
    camp.ready.tap()
    for turn in range(3):
        if not camp.wait():
            return
        start, end = camp.chance.choice(camp.ways(STRIKES) or camp.ways()) if turn else farthest(camp.ways())
        rests(camp, camp.person.space(start))
        camp.person.space(start).tap()
        comes_close(camp, end)
        no_overflow(camp.person)
        camp.person.space(end).tap()
        if camp.page.get_by_text("Is your partner’s Flag next to it?").is_visible():
            camp.person.button(f"Move to {end}").tap()
        if not camp.finish():
            return


def farthest(ways: list[tuple[str, str]]) -> tuple[str, str]:
    """Return the longest move: a Scout's reach may be wider than a phone can show at the size of a finger."""
    return max(ways, key=lambda way: abs(ord(way[0][0]) - ord(way[1][0])) + abs(int(way[0][1:]) - int(way[1][1:])))


def comes_close(camp: Camp, space: str) -> None:
    """Check that the board zooms to a space by itself or, if all that is in reach does not fit, at the first tap."""
    there = camp.person.space(space)
    comes_to_rest(camp, there)
    if not finger(there.bounding_box()):
        there.tap()
        until(camp.person, lambda: finger(there.bounding_box()))
        comes_to_rest(camp, there)


def comes_to_rest(camp: Camp, there: Locator) -> None:
    expect(camp.page.locator('[data-space][aria-selected="true"]')).to_have_count(1)
    rests(camp, there)


def rests(camp: Camp, there: Locator) -> None:
    """Wait until an element has stopped moving, so that a tap hits it."""
    seen: list[Any] = []

    def stays() -> bool:
        seen.append(there.bounding_box())
        return seen[-SIGHTS:] == [seen[-1]] * SIGHTS

    until(camp.person, stays)


def finger(box: Any) -> bool:
    """Return whether a box is large enough for a finger."""
    return box is not None and min(box["width"], box["height"]) >= 30


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
@pytest.mark.parametrize(
    ("variant", "screen", "light"),
    [
        (CAMPAIGN, "phone", "light"),
        pytest.param(ALLIANCE, "desktop", "dark", marks=pytest.mark.nightly),
        pytest.param(ALLIANCE, "phone", "light", marks=pytest.mark.nightly),
        pytest.param(CAMPAIGN, "desktop", "dark", marks=pytest.mark.nightly),
    ],
)
def test_every_screen_of_the_larger_tables_is_accessible_and_fits(
    sit: Sit, variant: str, screen: str, light: str
) -> None:
    camp = Camp(sit(**SCREENS[screen], color_scheme=light, bypass_csp=True))
    camp.play_now(variant)
    check(camp.person, "set-up")
    camp.ready.click()
    for _ in range(2):
        if camp.wait():
            check(camp.person, "play")
            camp.turn()
    if camp.wait():
        start, _ = camp.ways()[0]
        camp.person.space(start).click()
        check(camp.person, "selected")
        camp.reserve.and_(camp.page.locator(":enabled")).first.click()
        check(camp.person, "from the Reserve")


def test_the_guide_of_alliance_speaks_of_partners(sit: Sit) -> None:
    camp = Camp(sit()).from_lobby(ALLIANCE)
    guide = camp.page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Your partner sits opposite you")
    camp.person.button("Next").click()
    expect(guide).to_contain_text("13 of your 20 pieces")
    camp.ready.click()
    expect(guide).to_contain_text("Tap one of your pieces")
    assert camp.turn()
    expect(guide.or_(camp.result).first).to_contain_text(
        re.compile("You cannot see your partner|from your Reserve|stay where they are|A Cannon fires|won|lost|wins")
    )
