"""Tests of the card table: a game by keyboard, three people and a bot through a power failure, phones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.host.servers import Server
from tests.web.cardtable import CardTable
from tests.web.conftest import PHONE, Sit
from tests.web.keyboard import go_to, press
from tests.web.looks import AXE, SCREENS, check, no_overflow

from sandtable.engine.catalogue import catalogue
from sandtable.engine.records import verify
from sandtable.games import variant
from sandtable.games.warkings import GAME as WAR_KINGS
from sandtable.games.warkings.rules.cards import SIGNS


@pytest.mark.nightly
def test_a_whole_game_can_be_played_by_keyboard(sit: Sit) -> None:
    person = sit()
    person.visit()
    go_to(person, person.now("War Kings"))
    press(person, "Enter")
    table = CardTable(person)
    assert table.wait()
    go_to(person, table.page.locator('[role="toolbar"] [tabindex="0"]'))
    while table.wait():
        press(person, "h")
        expect(table.page.locator('[role="toolbar"] :focus')).to_be_visible()
        press(person, "Home", "Space", "Enter")
        table.settled()
        if table.draw.is_visible():
            last = table.enemy.is_visible()
            press(person, "p", *["p"] * last)
            expect(table.draw).to_have_count(0)
    assert person.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    the_end_is_counted(table, players=4)
    go_to(person, person.button("Previous move"))
    press(person, "Enter")
    expect(table.reckoning).to_have_count(0)
    go_to(person, person.button("Rematch"), "Shift+Tab")
    press(person, "Enter")
    table.wait()


def the_end_is_counted(table: CardTable, players: int) -> None:
    """Check that the end shows all hands, the fewest soldiers first, each with the sum of its total."""
    expect(table.reckoning).to_have_count(players)
    counts = [line.locator(".count").inner_text().split("\n") for line in table.reckoning.all()]
    totals = [int(total) for *_, total in counts]
    assert totals == sorted(totals)
    for said, total in ((counted[0], counted[-1]) for counted in counts):
        assert re.search(rf"\b{total}$", said) or total == "0", counts
    expect(table.reckoning.filter(has_text="wins")).not_to_have_count(0)


def together(sit: Sit, server: Server) -> list[CardTable]:
    """Seat three people by the invite link; a bot has the fourth seat."""
    tables = [CardTable(sit(server)) for _ in range(3)]
    link = tables[0].invite("Anna", D="Sergeant")
    for table, name in zip(tables[1:], ("Boris", "Clara"), strict=True):
        table.person.join(link, name)
    return tables


@pytest.mark.nightly
def test_three_people_and_a_computer_player_outlive_reload_and_power_failure(
    sit: Sit, mortal: Server, tmp_path: Path
) -> None:
    tables = anna, boris, clara = together(sit, mortal)
    for table in tables:
        assert table.take_turn(), "nobody can have won already"

    before = boris.hand()
    boris.page.reload()
    expect(boris.cards).to_have_count(len(before))
    assert boris.hand() == before

    assert anna.wait()
    mortal.kill()
    for table in tables:
        expect(table.page.get_by_text("Reconnecting.")).to_be_visible()
    card, count = anna.lay()
    expect(anna.page.get_by_text("One moment.")).to_be_visible()
    mortal.start()
    english = catalogue(WAR_KINGS.folder / "words", "en")
    [sign] = [sign for sign in SIGNS if english.say(f"card-{sign}", {}, {}) == card]
    cards = english.say("cards", {"cards": [sign] * count}, {})
    for table in tables:
        who = "You discard" if table is anna else "Anna discards"
        expect(table.person.log).to_contain_text(f"{who} {cards}")
        expect(table.page.get_by_text("Reconnecting.")).to_have_count(0)
    assert boris.hand() == before or boris.result.is_visible()

    anna.settled()
    if anna.draw.is_visible():
        anna.draw_unseen()
    while all(table.take_turn() for table in (boris, clara, anna)):
        pass
    for table in tables:
        the_end_is_counted(table, players=4)
    keep_the_record(clara, tmp_path / "record.txt")


def keep_the_record(table: CardTable, path: Path) -> None:
    record = table.person.file("Game record (.txt)")
    with table.page.expect_download() as download:
        record.click()
    download.value.save_as(path)
    verdict = verify(path.read_text(), variant)
    assert verdict.ok, verdict


@pytest.mark.nightly
def test_nobody_is_sent_the_cards_of_others(sit: Sit, server: Server) -> None:
    """Only their owner is sent hands and drawn cards; a card taken from the open pile is public."""
    table = CardTable(sit(server)).play_now()
    for _ in range(2):
        table.take_turn()
    views = table.person.views()
    assert views
    for view in views:
        if view["result"] is None:
            assert all("cards" not in hand for hand in view["hands"]), view
    told = [event for frame in table.person.frames for event in frame.get("told", frame.get("log", []))]
    unseen = [event["card"] for event in told if event["kind"] in ("dealt", "drew") and event["seat"] != "A"]
    assert set(unseen) == {None}
    assert None not in [event["card"] for event in told if event["kind"] == "took"]


def test_a_draw_before_the_discard_is_refused_with_its_clause(sit: Sit) -> None:
    table = CardTable(sit()).play_now()
    table.pile.click()
    refusal = table.page.get_by_role("alert")
    expect(refusal).to_contain_text("Discard first, then draw.")
    refusal.get_by_role("button", name=re.compile("RT-R-9")).click()
    rule = table.page.get_by_role("tabpanel").locator('[data-clause="RT-R-9"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()


def test_a_phone_is_enough(sit: Sit) -> None:
    """By taps alone, cards are chosen, laid on the table, and drawn from the pile."""
    table = CardTable(sit(**PHONE)).play_now()
    table.person.button("Hide guide").tap()
    for _ in range(2):
        if not table.wait():
            break
        table.cards.first.tap()
        expect(table.cards.first).to_have_attribute("aria-pressed", "true")
        no_overflow(table.person)
        table.person.button("Discard here").tap()
        table.settled()
        if table.draw.is_visible():
            no_overflow(table.person)
            table.pile.tap()
            expect(table.draw).to_have_count(0)


def test_the_guide_goes_with_the_first_turn(sit: Sit) -> None:
    table = CardTable(sit()).from_lobby()
    guide = table.page.get_by_role("complementary", name="Guide")
    go_on = table.person.button("Next").or_(table.person.button("Got it"))
    expect(guide).to_contain_text("End your turn with no soldiers and you win")
    expect(guide).to_contain_text("Guide, 1 of")
    go_on.click()
    expect(guide).to_contain_text("First discard")
    table.choose_most()
    go_on.click()
    expect(guide, "before what has waited longer").to_contain_text("Now discard it")
    expect(guide).to_contain_text("Guide, 3 of")
    table.lay_chosen()
    expect(table.draw).to_be_visible()
    go_on.click()
    expect(guide).to_contain_text("Then draw one card")
    table.draw_unseen()
    expect(guide.or_(table.result).first).to_contain_text(re.compile("soldiers are counted|won|lost|wins|neither win"))


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
@pytest.mark.parametrize(
    ("screen", "light"), [("desktop", "dark"), pytest.param("phone", "light", marks=pytest.mark.nightly)]
)
def test_the_card_table_is_accessible_and_fits(sit: Sit, screen: str, light: str) -> None:
    person = sit(**SCREENS[screen], color_scheme=light, bypass_csp=True)
    person.visit()
    card = person.page.get_by_role("article", name=re.compile("War Kings"))
    for door in ("Players, seats and rules", "Play with friends"):
        card.get_by_role("button", name=door, exact=True).click()
        check(person, "lobby")
        person.page.keyboard.press("Escape")
    table = CardTable(person).play_now()
    check(person, "discard")
    table.cards.first.click()
    check(person, "chosen")
    table.cards.first.click()
    table.page.get_by_role("button", name=re.compile("open: look through")).click()
    check(person, "open pile")
    person.button("Close").first.click()
    table.take_turn()
    check(person, "play")
    while table.take_turn():
        if table.last_round.is_visible():
            check(person, "last round")
    the_end_is_counted(table, players=4)
    check(person, "end")
