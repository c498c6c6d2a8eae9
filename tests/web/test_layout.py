"""Where things stand on the table page, measured: the board's one size, low windows, phones, plates, what is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.host.seeded import SeededServer
from tests.host.servers import Server
from tests.web.battle import Battle
from tests.web.cardtable import CardTable
from tests.web.conftest import PHONE, Sit
from tests.web.dueltable import DuelTable
from tests.web.person import Person
from tests.web.test_looks import no_overflow

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
ZOOMED: dict[str, Any] = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}  # DESK at 200 %
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 640}}
TABLE = ".frame main .tray"
SQUARES = f"{TABLE} > .sand"
HAND = "[data-tour=hand]"
READABLE = 12
TRIO = (187).to_bytes(32, "big")  # the first of four holds the red trio

Box = dict[str, float]

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


GAMES = pytest.mark.parametrize("begin", [stratego, soldier, warkings, combat])
OF_CARDS = pytest.mark.parametrize("begin", [soldier, warkings])


def box(found: Locator) -> Box:
    measured = found.bounding_box()
    assert measured, "it is not there"
    return {key: float(round(measured[key])) for key in ("x", "y", "width", "height")}


def seen_whole(person: Person, found: Locator) -> Box:
    """All of it lies in the window."""
    place, window = box(found), person.page.viewport_size
    assert window
    assert place["x"] >= -1 and place["y"] >= -1, place
    assert place["x"] + place["width"] <= window["width"] + 1, place
    assert place["y"] + place["height"] <= window["height"] + 1, place
    return place


def apart(one: Box, other: Box) -> bool:
    """Neither covers anything of the other."""
    across = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    return across or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


@pytest.mark.parametrize("window", [DESK, {"viewport": {"width": 1024, "height": 768}}, PHONE, SIDEWAYS, ZOOMED])
def test_the_board_has_one_size_from_set_up_to_end(sit: Sit, window: dict[str, Any]) -> None:
    player = sit(**window)
    player.play_now()
    board = box(player.page.locator(TABLE))
    choose = player.page.get_by_label("Set-ups")
    for number in range(1, 4):
        choose.select_option(index=number)
        expect(player.page.locator("p.idea")).to_be_visible()
        assert box(player.page.locator(TABLE)) == board
    player.button("Ready").click()
    player.on_turn()
    assert box(player.page.locator(TABLE)) == board
    player.space(player.choices()[0][0]).click()
    assert box(player.page.locator(TABLE)) == board
    player.resign()
    expect(player.page.get_by_role("slider")).to_be_visible()
    assert box(player.page.locator(TABLE)) == board


def test_a_table_of_cards_has_one_size_to_the_end(sit: Sit) -> None:
    table = DuelTable(sit(**DESK)).play_short(turns=6)
    board = box(table.page.locator(TABLE))
    while table.take_turn():
        assert box(table.page.locator(TABLE)) == board
    expect(table.page.get_by_role("slider")).to_be_visible()
    assert box(table.page.locator(TABLE)) == board


@GAMES
def test_the_guide_moves_nothing(sit: Sit, begin: Callable[[Person], None]) -> None:
    player = sit(**DESK)
    begin(player)
    slip = player.page.get_by_role("complementary", name="Guide")
    places = [player.page.locator(part) for part in (TABLE, "#side", "#ask")]
    before = [box(place) for place in places]
    # Not the last: whoever puts the guide away wants its place.
    while slip.get_by_role("button", name="Next", exact=True).is_visible():
        slip.get_by_role("button", name="Next", exact=True).click()
        assert [box(place) for place in places] == before


@GAMES
@pytest.mark.parametrize("window", [SIDEWAYS, ZOOMED], ids=["sideways", "zoomed"])
def test_a_low_window_has_board_and_question_side_by_side(
    sit: Sit, begin: Callable[[Person], None], window: dict[str, Any]
) -> None:
    player = sit(**window)
    begin(player)
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


@pytest.mark.parametrize("window", [SIDEWAYS, SMALL], ids=["sideways", "small"])
def test_nothing_lies_over_the_squares_of_a_phone(sit: Sit, window: dict[str, Any]) -> None:
    player = sit(**window)
    player.play_now()
    closer = player.page.locator(".lens")
    guide = player.page.get_by_role("complementary", name="Guide")

    def lies_free() -> None:
        lens = seen_whole(player, closer)
        assert apart(lens, box(player.page.locator(SQUARES)))
        for part in (guide, player.page.locator("#ask .said"), player.page.locator("#ask .answers")):
            assert not part.is_visible() or apart(lens, box(part))

    lies_free()
    player.button("Ready").click()
    player.on_turn()
    lies_free()
    guide.get_by_role("button", name="Put away").click()
    lies_free()
    player.resign()
    expect(player.page.get_by_role("slider")).to_be_attached()
    assert apart(seen_whole(player, closer), box(player.page.locator(SQUARES)))


@OF_CARDS
@pytest.mark.parametrize(
    "window", [PHONE, {**PHONE, "viewport": {"width": 360, "height": 740}}], ids=["usual", "lesser"]
)
def test_on_a_phone_the_hand_is_seen_whole(sit: Sit, begin: Callable[[Person], None], window: dict[str, Any]) -> None:
    player = sit(**window)
    begin(player)
    expect(player.page.get_by_role("complementary", name="Guide")).to_be_visible()
    cards = player.page.get_by_role("toolbar").get_by_role("button")

    def hand_lies_free() -> None:
        hand = seen_whole(player, player.page.locator(HAND))
        assert apart(hand, box(player.page.get_by_role("tablist")))
        assert apart(hand, seen_whole(player, player.asked))

    hand_lies_free()
    for card in cards.all():
        card.dispatch_event("click")
        hand_lies_free()
        for way in player.page.locator("#ask .answers .button").all()[:1]:
            seen_whole(player, way)


@pytest.fixture
def dealt_a_trio(chromium: str, tmp_path: Path) -> Iterator[Server]:
    with SeededServer(tmp_path / "sandtable.db", TRIO) as server:
        yield server


@pytest.mark.parametrize("window", [PHONE, SIDEWAYS, SMALL], ids=["upright", "sideways", "small"])
def test_on_a_phone_the_last_choice_of_a_discard_leaves_the_hand_free(
    dealt_a_trio: Server, sit: Sit, window: dict[str, Any]
) -> None:
    table = CardTable(sit(dealt_a_trio, **window)).play_now()
    for card in ("2 Scroll", "1 Scroll", "Empty terrain"):
        assert table.choose(card)
    tops = table.page.locator("#ask .lays .button")
    expect(tops).to_have_count(3)

    def free_of_the_hand(button: Locator) -> None:
        button.scroll_into_view_if_needed()
        hand = seen_whole(table.person, table.page.locator(HAND))
        assert apart(hand, box(table.page.get_by_role("tablist")))
        assert apart(hand, seen_whole(table.person, table.person.asked))
        assert apart(hand, seen_whole(table.person, button))

    for top in tops.all():
        free_of_the_hand(top)
    tops.first.click()
    table.settled()
    free_of_the_hand(table.draw)


def test_a_small_phone_shows_question_and_hand_at_a_table_of_four(sit: Sit) -> None:
    anna = sit(**SMALL)
    table = DuelTable(anna)
    link = table.invite("Anna", 4, C="Recruit", D="Recruit")
    sit().join(link, "Ben")
    guide = anna.page.get_by_role("complementary", name="Guide")
    table.wait()
    guide.get_by_role("button", name="Put away").click()
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


@GAMES
def test_a_narrow_phone_cuts_nothing_off(sit: Sit, begin: Callable[[Person], None]) -> None:
    player = sit(**SMALL)
    begin(player)
    no_overflow(player)
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= SMALL["viewport"]["width"]
    for part in ("header button", "header li", "#side button"):
        for one in player.page.locator(part).all():
            if one.is_visible():
                place = box(one)
                assert place["x"] >= 0 and place["x"] + place["width"] <= wide + 1, (part, place)


@OF_CARDS
@pytest.mark.parametrize("height", [768, 900, 1080])
def test_what_stands_on_the_own_cards_can_be_read(sit: Sit, begin: Callable[[Person], None], height: int) -> None:
    player = sit(viewport={"width": 1440, "height": height})
    begin(player)
    sizes = player.page.locator(f"{HAND} .fan").evaluate(SIZES_OF_TEXT)
    assert sizes and min(sizes) >= READABLE - 0.01, sorted(sizes)[:3]


@pytest.mark.parametrize("window", [DESK, {"viewport": {"width": 1024, "height": 768}}, PHONE, SIDEWAYS, SMALL])
def test_plates_of_many_say_how_strong_each_is(sit: Sit, window: dict[str, Any]) -> None:
    table = CardTable(sit(**window)).play_now()
    plates = table.page.get_by_role("list", name="Players").get_by_role("listitem")
    assert plates.count() == 4
    assert plates.evaluate_all(OVER_THE_EDGE) == []
    shown = [plate.locator(".who").inner_text() for plate in plates.all()][1:]
    assert all("Recruit" in words or "Sergeant" in words for words in shown), shown
    assert len(set(shown)) == len(shown), "they are not told apart"


@pytest.mark.parametrize("window", [DESK, SIDEWAYS, PHONE])
@GAMES
def test_the_rules_scroll_in_their_own_box(sit: Sit, begin: Callable[[Person], None], window: dict[str, Any]) -> None:
    player = sit(**window)
    begin(player)
    page, high = player.page, "document.scrollingElement.scrollHeight"
    before = page.evaluate(high)
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("[data-clause]").first).to_be_attached()
    assert page.evaluate(high) <= max(before, window["viewport"]["height"])
    no_overflow(player)


def test_a_hand_is_dealt_into_a_box_that_holds_it(sit: Sit) -> None:
    player = sit(**DESK)
    warkings(player)
    seen_whole(player, player.page.locator(f"{HAND} .slot").last)
    assert player.page.locator(".yours").evaluate("box => box.scrollHeight - box.clientHeight") <= 0
