"""Tests of Ultimate Soldier in the browser: a game by keyboard, two people, a phone, the guide, secrecy."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.host.servers import Server
from tests.web.conftest import PHONE, Sit
from tests.web.dueltable import IDLE, DuelTable
from tests.web.keyboard import focused, go_to, press
from tests.web.looks import AXE, SCREENS, check, no_overflow
from tests.web.person import until


def test_a_whole_game_can_be_played_by_keyboard(sit: Sit) -> None:
    person = sit()
    table = DuelTable(person).play_short(turns=18)  # by mouse: the lobby is the same for all games
    while table.wait():
        before = table.person.news()
        by_keys(table)
        table.person.answered(before)
    the_end_is_told(table, players=3)
    assert person.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    go_to(person, person.button("Rematch"))
    press(person, "Enter")
    table.wait()


def by_keys(table: DuelTable) -> None:
    """Answer one question by keys: by a letter if there is one, else with cards from the hand."""
    person = table.person
    if table.draw.is_visible():
        press(person, "d")
    elif table.passing.is_visible():
        press(person, "p")
    elif table.choices.first.is_visible():
        press(person, "1")
    elif table.laying.is_visible():
        press(person, "h", "Enter")
    elif table.giving_up.is_visible():
        answer_by_keys(table)
    else:
        move_by_keys(table)


def move_by_keys(table: DuelTable) -> None:
    person = table.person
    hand = table.hand()
    wanted = [place for place in table.playable() if hand[place].startswith(("Training", "Advance"))]
    place = (wanted or table.playable())[0]
    press(person, "h", "Home", *["ArrowRight"] * place, "Space")
    expect(table.cards.nth(place)).to_have_attribute("aria-pressed", "true")  # other buttons may stand there before
    expect(table.page.locator("#ask .ways button").first).to_be_visible()
    if table.choices.first.is_visible():
        whose = table.person.asked.inner_text().startswith("Advance with")
        press(person, "1", *["1"] * whose)
    else:
        press(person, "Enter")


def answer_by_keys(table: DuelTable) -> None:
    """Choose card after card as long as they go together; give up what cannot be finished."""
    person = table.person
    press(person, "h", "Home")
    for _ in range(table.cards.count()):
        if not IDLE.search(focused(person)) and "Radio" not in focused(person) and "Sniper," not in focused(person):
            press(person, "Space")
            if table.laying.is_visible():
                press(person, "Enter")
                return
            if table.choices.first.is_visible():
                press(person, "1")
                return
        press(person, "ArrowRight")
    press(person, "Escape")
    go_to(person, table.giving_up, "Shift+Tab")
    press(person, "Enter")
    sure = person.button("Yes")
    until(person, lambda: sure.is_visible() or not table.giving_up.is_visible())
    if sure.is_visible():
        go_to(person, sure, "Shift+Tab")
        press(person, "Enter")


def the_end_is_told(table: DuelTable, players: int) -> None:
    """Check that the end lists everybody with soldiers and battles, the winner first."""
    expect(table.standings).to_have_count(players)
    expect(table.standings.first).to_contain_text(re.compile("wins|shares the win"))  # a limit of turns may end it


@pytest.mark.nightly
def test_two_people_fight_a_game_out_and_a_reload_changes_nothing(sit: Sit, server: Server) -> None:
    anna, boris = (DuelTable(sit(server)) for _ in range(2))
    boris.person.join(anna.invite("Anna", players=2, clock="no limit", turns=12), "Boris")
    reloaded = False
    while not anna.result.is_visible() and not boris.result.is_visible():
        for table in (anna, boris):
            if not table.person.asked.is_visible():
                continue
            if table is boris and boris.duel.is_visible() and not reloaded:
                reloaded = stays_over_a_reload(boris)
            table.take_turn()
        anna.page.wait_for_timeout(20)
    for table in (anna, boris):
        expect(table.result).to_be_visible()
        the_end_is_told(table, players=2)


def stays_over_a_reload(table: DuelTable) -> bool:
    """Check that a reload changes nothing in mid-combat, in a window or before an answer."""
    lays = table.duel.get_by_role("listitem")
    before = table.hand(), lays.count(), table.person.asked.inner_text()
    table.page.reload()
    expect(table.duel).to_be_visible()
    expect(table.person.asked).to_be_visible()
    assert (table.hand(), lays.count(), table.person.asked.inner_text()) == before
    return True


@pytest.mark.nightly
def test_nobody_is_sent_the_cards_of_others(sit: Sit, server: Server) -> None:
    """Only their owner is sent hands and drawn cards; a discard that is taken is public."""
    table = DuelTable(sit(server)).play_now()
    for _ in range(12):
        table.take_turn()
    views = table.person.views()
    assert views
    for view in views:
        if view["result"] is None:
            assert all("hand" not in player for player in view["players"]), view
    told = [event for frame in table.person.frames for event in frame.get("told", frame.get("log", []))]
    unseen = [event["card"] for event in told if event["kind"] in ("dealt", "drew") and event["seat"] != "A"]
    assert unseen and set(unseen) == {None}
    assert None not in [event["card"] for event in told if event["kind"] == "took"]


def test_a_card_that_is_held_says_what_it_is(sit: Sit) -> None:
    table = DuelTable(sit()).play_now()
    table.cards.first.click(position={"x": 10, "y": 40}, delay=700)
    note = table.page.get_by_text(re.compile("in the deck"))
    expect(note).to_be_visible()
    press(table.person, "Escape")
    expect(note).to_have_count(0)
    table.page.get_by_role("button", name=re.compile("^your .* power weapon")).first.click()
    expect(table.page.get_by_text(re.compile("its power weapon is the .+ It is your soldier"))).to_be_visible()


def test_a_phone_is_enough(sit: Sit) -> None:
    table = DuelTable(sit(**PHONE)).play_now()
    table.person.button("Hide guide").tap()
    for _ in range(10):
        no_overflow(table.person)
        if not table.take_turn():
            break
    sizes = table.cards.evaluate_all("cards => cards.map(card => [card.offsetWidth, card.offsetHeight])")
    assert all(min(size) >= 44 for size in sizes), sizes


def test_the_guide_goes_with_the_first_turn(sit: Sit) -> None:
    """Without any click, the guide tells the aim of the game, then the present question, and then the next one."""
    table = DuelTable(sit()).from_lobby()
    guide = table.page.get_by_role("complementary", name="Guide")
    while table.wait() and not table.draw.is_visible():
        table.take_turn()
    drawing = guide.filter(has_text="Your turn begins with a card")
    expect(drawing).to_be_visible()
    table.take_turn()
    expect(drawing).to_have_count(0)
    expect(guide).to_contain_text(re.compile(r"Guide, [2-4] of"))


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
@pytest.mark.parametrize(
    ("screen", "light"), [pytest.param("desktop", "dark", marks=pytest.mark.nightly), ("phone", "light")]
)
def test_the_table_is_accessible_and_fits(sit: Sit, screen: str, light: str) -> None:
    table = DuelTable(sit(**SCREENS[screen], color_scheme=light, bypass_csp=True)).play_short(turns=9)
    person = table.person
    person.button("Hide guide").click()
    check(person, "first question")
    table.page.get_by_role("button", name=re.compile("^Soldier pile")).click()
    check(person, "soldier pile")
    person.button("Close").first.click()
    fought = chosen = False
    while table.take_turn():
        if table.duel.is_visible() and table.person.asked.is_visible() and not fought:
            check(person, "combat")
            fought = True
        if not chosen and table.cards.count() and table.playable() and not table.giving_up.is_visible():
            table.choose(table.playable()[0])
            check(person, "chosen")
            press(person, "Escape")
            chosen = True
    the_end_is_told(table, players=3)
    check(person, "end")
