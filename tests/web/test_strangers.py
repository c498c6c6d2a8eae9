"""Tests of meeting strangers in the lobby: by a seek, by a challenge, at an open table, and as pairs of partners."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.host.seeded import SeededServer
from tests.host.servers import Server
from tests.web.conftest import DESKTOP, PHONE, SEED, Sit
from tests.web.looks import AXE, check
from tests.web.person import Person, moved, until
from tests.web.strangers import AT_TABLE, at_table, come, way

NO_COOKIES = "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });"
NO_SOCKETS = "globalThis.WebSocket = class { constructor() { throw new DOMException('forbidden', 'SecurityError'); } };"


@pytest.fixture(scope="module")
def club(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with a lobby."""
    with SeededServer(tmp_path_factory.mktemp("club") / "sandtable.db", SEED, bot_delay=0.02, club=True) as running:
        yield running


def bar(person: Person) -> Locator:
    """Return what stands over every page while something goes on in the lobby."""
    return person.page.get_by_role("complementary", name="Looking for a game")


def clicks(person: Person) -> int:
    return int(person.page.evaluate("window.clicks ?? 0"))


def names(person: Person, table: str) -> list[str]:
    """Return who sits at a table, in the order of its seats."""
    seats = person.page.evaluate(
        "async path => (await (await fetch(`/api${path}`)).json()).table.seats", "/tables" + table[6:]
    )
    return [seat["name"] for seat in seats]


def test_two_strangers_go_from_the_lobby_to_the_first_move(sit: Sit, club: Server) -> None:
    anna, ben = come(sit, club, "Anna"), come(sit, club, "Ben", **PHONE)
    way(anna, "Play somebody now").click()
    expect(bar(anna)).to_contain_text("Looking: Lightning, 10+10")
    way(ben, "Play somebody now").click()
    at_table(anna, ben)
    assert (clicks(anna), clicks(ben)) == (1, 1)
    for person in (anna, ben):
        person.button("Ready").click()
    until(anna, lambda: any(person.asked.is_visible() for person in (anna, ben)))
    first, second = (anna, ben) if anna.asked.is_visible() else (ben, anna)
    start, end = first.move()
    assert clicks(first) == 4, "play now, ready, a piece, its way"
    expect(second.page.get_by_text(moved(start, end, "Anna" if first is anna else "Ben")).first).to_be_attached()


def test_somebody_who_is_here_is_challenged_and_says_why_not_and_then_yes(sit: Sit, club: Server) -> None:
    cora, dan = come(sit, club, "Cora"), come(sit, club, "Dan")
    dan.page.get_by_role("switch", name="I am open to a game").check()
    for answer in ("Another game", "Accept"):
        cora.button("Challenge Dan").click()
        cora.button("Send the challenge").click()
        expect(bar(cora)).to_contain_text("You challenged Dan: Lightning, 10+10")
        expect(bar(dan)).to_contain_text("Cora challenges you: Lightning, 10+10")
        if answer == "Another game":
            bar(dan).get_by_role("button", name="Decline").click()
            bar(dan).get_by_role("button", name=answer).click()
            expect(bar(cora)).to_contain_text("Dan would like another game.")
            bar(cora).get_by_role("button", name="Close").click()
            expect(bar(cora)).to_have_count(0)
    bar(dan).get_by_role("button", name="Accept").click()
    assert sorted(names(cora, at_table(cora, dan))) == ["Cora", "Dan"]


def test_somebody_sits_down_at_an_open_table_with_one_press(sit: Sit, club: Server) -> None:
    eva, finn = come(sit, club, "Eva"), come(sit, club, "Finn", NO_SOCKETS)
    eva.card("Ultimate Combat").get_by_role("button", name="Play with a friend").click()
    eva.page.get_by_label("Anybody in the lobby may sit down").check()
    eva.button("Make the invite link").click()
    eva.page.wait_for_url(AT_TABLE)
    finn.button("Sit down at Ultimate Combat with Eva").click()
    assert names(finn, at_table(eva, finn)) == ["Eva", "Finn"]


def test_two_pairs_find_each_other_for_an_alliance(sit: Sit, club: Server) -> None:
    pairs = [[come(sit, club, name) for name in pair] for pair in (("Gil", "Hana"), ("Ida", "Jan"))]
    for name, (asks, asked) in zip(("Hana", "Jan"), pairs, strict=True):
        asked.page.get_by_role("switch", name="I am open to a game").check()
        asks.button(f"Challenge {name}").click()
        asks.page.get_by_role("radio", name="To be partners and look for two others").check()
        asks.button("Send the challenge").click()
        bar(asked).get_by_role("button", name="Accept").click()
    everybody = [person for pair in pairs for person in pair]
    seats = names(everybody[0], at_table(*everybody))
    assert {frozenset(seats[::2]), frozenset(seats[1::2])} == {frozenset({"Gil", "Hana"}), frozenset({"Ida", "Jan"})}


def test_a_browser_without_cookies_says_so_and_plays_the_computer(sit: Sit, club: Server) -> None:
    kim = come(sit, club, "Kim", NO_COOKIES, **PHONE)
    expect(kim.page.get_by_text("This browser blocks cookies")).to_be_visible()
    expect(way(kim, "Play somebody now")).to_have_count(0)
    way(kim, "Play the computer").click()
    expect(kim.button("Ready")).to_be_enabled()


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
@pytest.mark.parametrize(
    ("window", "light"), [pytest.param(DESKTOP, "light", marks=pytest.mark.nightly), (PHONE, "dark")]
)
def test_the_lobby_is_accessible_and_fits(sit: Sit, club: Server, window: dict[str, Any], light: str) -> None:
    lea, max_ = come(sit, club, "Lea", **window, color_scheme=light, bypass_csp=True), come(sit, club, "Max")
    max_.page.get_by_role("switch", name="I am open to a game").check()
    way(max_, "Play by the day").click()
    lea.page.get_by_text("Games and times").click()
    check(lea, "the ways to a game")
    parts = lea.page.get_by_role("navigation", name="Parts of the lobby")
    for part in ("My games", "Me", "Here") if parts.is_visible() else ():
        parts.get_by_role("button", name=re.compile(f"^{part}")).click()
        check(lea, part)
    lea.button("Challenge Max").click()
    check(lea, "the form of a challenge")
    lea.button("Send the challenge").click()
    expect(bar(lea)).to_contain_text("You challenged Max")
    check(lea, "a challenge")
    bar(max_).get_by_role("button", name="Stop").click()
