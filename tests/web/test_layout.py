"""Tests of the measured layout of the table page: the board's constant size, low windows, phones, plates, texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.host.seeded import SeededServer
from tests.host.servers import Server
from tests.web.battle import Battle
from tests.web.boxes import Box, apart, box, seen_whole
from tests.web.cardtable import CardTable
from tests.web.conftest import PHONE, Sit
from tests.web.dueltable import DuelTable
from tests.web.looks import no_overflow
from tests.web.person import Person
from tests.web.windows import BY_FINGER, BY_MOUSE, DESK, SIDEWAYS, SMALL, ZOOMED, Window, each, opened_by

LESSER: Window = {**PHONE, "viewport": {"width": 360, "height": 740}}
HEIGHTS: dict[str, Window] = {
    f"high {high}": {"viewport": {"width": 1440, "height": high}} for high in (768, 900, 1080)
}
TABLE = ".frame main .tray"
SQUARES = f"{TABLE} > .sand"
HAND = "[data-tour=hand]"
READABLE = 12
TRIO = (187).to_bytes(32, "big")  # the first of four holds the red trio


SIZES_OF_TEXT = """
part => [...part.querySelectorAll('*')].flatMap(element => {
  const says = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (!says || !element.checkVisibility() || element.closest('.unseen')) return [];
  const size = parseFloat(getComputedStyle(element).fontSize);
  return [size * (element.getScreenCTM ? element.getScreenCTM().a : 1)];
})
"""
OVER_THE_EDGE = """
plates => plates.flatMap(plate => {
  const edge = plate.getBoundingClientRect();
  return [...plate.querySelectorAll('b, small, dl')].filter(part => {
    const { width, right, bottom } = part.getBoundingClientRect();
    return width && (right > edge.right + 1 || bottom > edge.bottom + 1);
  }).map(part => part.textContent);
})
"""


def stratego(person: Person) -> None:
    person.into_play()


def soldier(person: Person) -> None:
    DuelTable(person).play_now()


def warkings(person: Person) -> None:
    CardTable(person).play_now()


def combat(person: Person) -> None:
    Battle(person).play_now().wait()


OF_CARDS = (soldier, warkings)
ALSO_SOLDIER = pytest.param(soldier, marks=pytest.mark.nightly)
ALSO_STRATEGO = pytest.param(stratego, marks=pytest.mark.nightly)
ALSO_COMBAT = pytest.param(combat, marks=pytest.mark.nightly)


def places(person: Person) -> list[Box]:
    """Return the boxes of what keeps its place, whatever is chosen."""
    return [box(person.page.locator(part)) for part in (TABLE, "#ask .said", "#ask .always", HAND)]


@pytest.mark.parametrize(
    "windows",
    [
        pytest.param(BY_MOUSE, marks=pytest.mark.nightly, id="by mouse"),
        pytest.param({name: BY_FINGER[name] for name in ("phone", "sideways")}, id="by finger"),
    ],
)
def test_the_board_has_one_size_from_set_up_to_end(sit: Sit, windows: dict[str, Window]) -> None:
    player = sit(**opened_by(windows))
    player.play_now()

    def boards() -> dict[str, Box]:
        return {name: box(player.page.locator(TABLE)) for name in each(player, windows)}

    before = boards()
    choose = player.page.get_by_label("Set-ups")
    for number in range(1, 4):
        choose.select_option(index=number)
        expect(player.page.locator("p.idea")).to_be_visible()
        assert boards() == before
    player.button("Ready").click()
    player.on_turn()
    assert boards() == before
    player.space(player.choices()[0][0]).click()
    assert boards() == before
    player.resign()
    expect(player.page.get_by_role("slider")).to_be_visible()
    assert boards() == before


def test_a_table_of_cards_has_one_size_to_the_end(sit: Sit) -> None:
    table = DuelTable(sit(**DESK)).play_short(turns=6)
    board = box(table.page.locator(TABLE))
    while table.take_turn():
        assert box(table.page.locator(TABLE)) == board
    expect(table.page.get_by_role("slider")).to_be_visible()
    assert box(table.page.locator(TABLE)) == board


@pytest.mark.parametrize("begin", [warkings, combat, ALSO_SOLDIER, ALSO_STRATEGO])
def test_a_table_seen_by_a_mouse(sit: Sit, begin: Callable[[Person], None]) -> None:
    player = sit(**opened_by(BY_MOUSE))
    begin(player)
    for _ in each(player, {"zoomed": ZOOMED}):
        board_and_question_are_side_by_side(player)
    if begin in OF_CARDS:
        what_stands_on_the_own_cards_can_be_read(player)
    if begin is warkings:
        plates_say_how_strong_each_is(player, {name: BY_MOUSE[name] for name in ("desk", "tablet")})
    for _ in each(player, {"desk": DESK}):
        if begin is warkings:
            a_hand_is_dealt_into_a_box_that_holds_it(player)
        the_guide_moves_nothing(player)
        the_rules_scroll_in_their_own_box(player, DESK)


@pytest.mark.parametrize("begin", [warkings, stratego, ALSO_SOLDIER, ALSO_COMBAT])
def test_a_table_seen_on_a_phone(sit: Sit, begin: Callable[[Person], None]) -> None:
    player = sit(**PHONE)
    begin(player)
    if begin in OF_CARDS:
        for _ in each(player, {"phone": PHONE, "lesser": LESSER}):
            the_hand_is_seen_whole(player)
    for _ in each(player, {"sideways": SIDEWAYS}):
        board_and_question_are_side_by_side(player)
    for _ in each(player, {"small": SMALL}):
        nothing_is_cut_off(player)
    if begin is warkings:
        plates_say_how_strong_each_is(player, BY_FINGER)
    windows = {"sideways": SIDEWAYS, "phone": PHONE}
    for name in each(player, windows):
        the_rules_scroll_in_their_own_box(player, windows[name])


def the_guide_moves_nothing(player: Person) -> None:
    slip = player.page.get_by_role("complementary", name="Guide")
    places = [player.page.locator(part) for part in (TABLE, "#side", "#ask")]
    before = [box(place) for place in places]
    # Not the last: whoever puts the guide away wants its place.
    while slip.get_by_role("button", name="Next", exact=True).is_visible():
        slip.get_by_role("button", name="Next", exact=True).click()
        assert [box(place) for place in places] == before


def board_and_question_are_side_by_side(player: Person) -> None:
    """Check that board and question are side by side in a low window."""
    no_overflow(player)
    board = seen_whole(player, player.page.locator(TABLE))
    handles = seen_whole(player, player.page.get_by_role("tablist"))
    asked = seen_whole(player, player.asked)
    assert apart(board, asked) and apart(board, handles) and apart(asked, handles)
    for answer in player.page.locator("#ask .answers .button").all():
        assert apart(seen_whole(player, answer), handles)
    if player.page.locator(HAND).is_visible():
        hand = seen_whole(player, player.page.locator(HAND))
        assert apart(hand, board) and apart(hand, asked) and apart(hand, handles)


def the_hand_is_seen_whole(player: Person) -> None:
    guide = player.page.get_by_role("complementary", name="Guide")
    expect(guide).to_be_visible()
    if guide.get_by_role("button", name="More").is_visible():
        guide.get_by_role("button", name="More").click()
    cards = player.page.get_by_role("toolbar").get_by_role("button")
    stands = places(player)

    def hand_lies_free() -> None:
        assert places(player) == stands
        hand = seen_whole(player, player.page.locator(HAND))
        assert apart(hand, box(player.page.get_by_role("tablist")))
        assert apart(hand, seen_whole(player, player.asked))

    hand_lies_free()
    for card in cards.all():
        card.dispatch_event("click")
        hand_lies_free()
        for way in player.page.locator("#ask .answers .button").all()[:1]:
            seen_whole(player, way)
    cards.first.press("Escape")
    expect(player.page.locator(f"{HAND} [aria-pressed=true]")).to_have_count(0)


def nothing_is_cut_off(player: Person) -> None:
    """Check that nothing is cut off on a narrow phone."""
    no_overflow(player)
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= SMALL["viewport"]["width"]
    for part in ("header button", "header li", "#side button"):
        for one in player.page.locator(part).all():
            if one.is_visible():
                place = box(one)
                assert place["x"] >= 0 and place["x"] + place["width"] <= wide + 1, (part, place)


def what_stands_on_the_own_cards_can_be_read(player: Person) -> None:
    for _ in each(player, HEIGHTS):
        sizes = player.page.locator(f"{HAND} .fan").evaluate(SIZES_OF_TEXT)
        assert sizes and min(sizes) >= READABLE - 0.01, sorted(sizes)[:3]


def plates_say_how_strong_each_is(player: Person, windows: dict[str, Window]) -> None:
    """Check the plates of a table of four."""
    plates = player.page.get_by_role("list", name="Players").get_by_role("listitem")
    assert plates.count() == 4
    for _ in each(player, windows):
        assert plates.evaluate_all(OVER_THE_EDGE) == []
        shown = [plate.locator(".who").inner_text() for plate in plates.all()][1:]
        assert all("Recruit" in words or "Sergeant" in words for words in shown), shown
        assert len(set(shown)) == len(shown), "they are not told apart"


def the_rules_scroll_in_their_own_box(player: Person, window: Window) -> None:
    page, high = player.page, "document.scrollingElement.scrollHeight"
    before = page.evaluate(high)
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("[data-clause]").first).to_be_attached()
    assert page.evaluate(high) <= max(before, window["viewport"]["height"])
    no_overflow(player)
    if player.button("Close").is_visible():
        player.button("Close").click()
        expect(page.get_by_role("tabpanel", name="Rules")).not_to_be_visible()


def a_hand_is_dealt_into_a_box_that_holds_it(player: Person) -> None:
    seen_whole(player, player.page.locator(f"{HAND} .slot").last)
    assert player.page.locator(".yours").evaluate("box => box.scrollHeight - box.clientHeight") <= 0


def test_nothing_lies_over_the_squares_of_a_phone(sit: Sit) -> None:
    player = sit(**SIDEWAYS)
    player.play_now()
    windows = {"sideways": SIDEWAYS, "small": SMALL}
    closer = player.page.locator(".lens")
    guide = player.page.get_by_role("complementary", name="Guide")

    def lies_free() -> None:
        for _ in each(player, windows):
            lens = seen_whole(player, closer)
            assert apart(lens, box(player.page.locator(SQUARES)))
            for part in (guide, player.page.locator("#ask .said"), player.page.locator("#ask .answers")):
                assert not part.is_visible() or apart(lens, box(part))

    lies_free()
    player.button("Ready").click()
    player.on_turn()
    lies_free()
    guide.get_by_role("button", name="Hide guide").click()
    lies_free()
    player.resign()
    expect(player.page.get_by_role("slider")).to_be_attached()
    for _ in each(player, windows):
        assert apart(seen_whole(player, closer), box(player.page.locator(SQUARES)))


@pytest.mark.parametrize("begin", [soldier, pytest.param(warkings, marks=pytest.mark.nightly)])
def test_on_a_laptop_the_hand_keeps_its_place(sit: Sit, begin: Callable[[Person], None]) -> None:
    player = sit(viewport={"width": 1280, "height": 800})
    begin(player)
    stands = places(player)
    # One after the other: a card that can join those chosen does, and of the last it is said why it cannot be played.
    for card in player.page.get_by_role("toolbar").get_by_role("button").all():
        card.dispatch_event("click")
        assert places(player) == stands
        seen_whole(player, player.page.locator(HAND))
    assert player.page.locator(".yours").evaluate("box => box.scrollHeight - box.clientHeight") <= 0


@pytest.fixture
def dealt_a_trio(chromium: str, tmp_path: Path) -> Iterator[Server]:
    with SeededServer(tmp_path / "sandtable.db", TRIO) as server:
        yield server


def test_on_a_phone_the_last_choice_of_a_discard_leaves_the_hand_free(dealt_a_trio: Server, sit: Sit) -> None:
    table = CardTable(sit(dealt_a_trio, **PHONE)).play_now()
    for card in ("Double Scroll", "Single Scroll", "Empty terrain"):
        assert table.choose(card)
    tops = table.page.locator("#ask .lays .button")
    expect(tops).to_have_count(3)

    def free_of_the_hand(button: Locator) -> None:
        button.scroll_into_view_if_needed()
        hand = seen_whole(table.person, table.page.locator(HAND))
        assert apart(hand, box(table.page.get_by_role("tablist")))
        assert apart(hand, seen_whole(table.person, table.person.asked))
        assert apart(hand, seen_whole(table.person, button))

    for _ in each(table.person, BY_FINGER):
        for top in tops.all():
            free_of_the_hand(top)
    tops.first.click()
    table.settled()
    for _ in each(table.person, BY_FINGER):
        free_of_the_hand(table.draw)


def test_a_small_phone_shows_question_and_hand_at_a_table_of_four(sit: Sit) -> None:
    anna = sit(**SMALL)
    table = DuelTable(anna)
    link = table.invite("Anna", 4, C="Recruit", D="Recruit")
    sit().join(link, "Ben")
    guide = anna.page.get_by_role("complementary", name="Guide")
    table.wait()
    guide.get_by_role("button", name="Hide guide").click()
    hand, asked = anna.page.locator(HAND), anna.asked

    def all_is_seen() -> None:
        lies = seen_whole(anna, hand)
        assert apart(lies, seen_whole(anna, asked))
        for answer in anna.page.locator("#ask .answers .button").all():
            assert apart(lies, box(answer)), answer.inner_text()

    all_is_seen()
    if not table.passing.is_visible():
        for place in range(table.cards.count()):
            table.choose(place)
            all_is_seen()
            table.choose(place)
