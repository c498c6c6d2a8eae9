"""Tests of what players are told: sentences that call their reader you, headlines, reasons, and the final ranking."""

from __future__ import annotations

import pytest
from tests.games.warkings.staged import staged

from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.warkings.rules.cards import TERRAIN
from sandtable.games.warkings.rules.law import ENEMY_NEXT

WAR_KINGS = variant("warkings")
ANN, BOB, CLEO = range(3)
SCROLLS = "hands: {A: [SC2, 1S], B: [SC2, 3S], C: [3S, 3S]}\npile: [2S, 2S, 2S, EA]\nopen: [1S]"
LAST = "pile: [EA]\nopen: [1S]\nlast_round: C"


def at_table(position: str, options: str = "{}") -> Umpire:
    umpire: Umpire = staged(position, options).umpire
    umpire.names, umpire.addresses = ["Ann", "Bob", "Cleo", "Dan"][: len(umpire.seats)], True
    return umpire


def heard(umpire: Umpire, seat: int, act: str) -> list[str]:
    """Act, and return the line that each seat and a spectator read: the headline, or the only sentence."""
    steps, lines = umpire.act(seat, act), []
    for viewer in (*range(len(umpire.seats)), umpire.spectator):
        told = [event for step in steps for event in umpire.told(step, viewer)]
        lines.append(umpire.headline(told, viewer) or " ".join(event["text"] for event in told))
    return lines


def test_a_discard_is_told_with_what_it_means_for_the_next_player() -> None:
    umpire = at_table(SCROLLS)
    assert heard(umpire, ANN, "DISCARD SC2") == [
        "You discard a Double Scroll. Bob may discard only one card and draws 2.",
        "Ann discards a Double Scroll. You may discard only one card and draw 2.",
        "Ann discards a Double Scroll. Bob may discard only one card and draws 2.",
        "Ann discards a Double Scroll. Bob may discard only one card and draws 2.",
    ]
    heard(umpire, ANN, "DRAW OPEN")
    assert umpire.ask(BOB) == "Your turn, under a Double Scroll. Discard 1 card and draw 2, or pass yours on."
    assert heard(umpire, BOB, "DISCARD SC2")[:3] == [
        "Bob discards a Double Scroll. Bob passes the Scroll on to Cleo and is free.",
        "You discard a Double Scroll. You pass the Scroll on to Cleo and are free.",
        "Bob discards a Double Scroll. Bob passes the Scroll on to you and is free.",
    ]
    assert umpire.ask(BOB) == "Draw from the draw pile, or take the Double Scroll."
    heard(umpire, BOB, "DRAW OPEN")
    assert umpire.ask(CLEO) == "Your turn, under a Double Scroll. Discard 1 card, then draw 2."


@pytest.mark.parametrize(
    ("hands", "act", "ranking", "texts"),
    [
        (
            "{A: [1S, 1S], B: [2S], C: [3S, ADV, ADV]}",
            "DRAW PILE",
            [["A"], ["B"], ["C"]],
            [
                "You picked up the Enemy Attack with the fewest soldiers: you win. "
                "Cleo came last of 3, with 12 soldiers.",
                "You came second of 3, with 2 soldiers. Ann picked up the Enemy Attack with the fewest.",
                "You came last of 3, with 12 soldiers. Ann picked up the Enemy Attack with the fewest.",
            ],
        ),
        (
            "{A: [1S, 2S], B: [1S], C: [3S, 3S]}",
            "DRAW PILE",
            [["B"], ["C"], ["A"]],
            [
                "You came last of 3, with 2 soldiers. You picked up the Enemy Attack without the fewest. "
                "Bob wins with the fewest soldiers: 1.",
                "Ann picked up the Enemy Attack without the fewest. You win with the fewest soldiers: 1. "
                "Ann came last of 3, with 2 soldiers.",
                "You came second of 3, with 6 soldiers. Ann picked up the Enemy Attack without the fewest. "
                "Bob wins with the fewest soldiers: 1.",
            ],
        ),
        (
            "{A: [1S, 1S], B: [1S], C: [1S], D: [3S]}",
            "DRAW PILE",
            [["A"], ["B", "C"], ["D"]],
            ["You picked up the Enemy Attack with the fewest soldiers: you win. Dan came last of 4, with 3 soldiers."],
        ),
    ],
)
def test_the_end_ranks_all_seats_and_says_you_to_its_reader(
    hands: str, act: str, ranking: list[list[str]], texts: list[str]
) -> None:
    umpire = at_table(f"hands: {hands}\n{LAST.replace('C', 'D') if 'D:' in hands else LAST}")
    heard(umpire, ANN, "DISCARD 1S")
    heard(umpire, ANN, act)
    results = [umpire.view(viewer)["result"] for viewer in range(len(texts))]
    assert [result["ranking"] for result in results] == [ranking] * len(texts)
    assert [result["text"] for result in results] == texts


def test_those_who_win_together_are_level() -> None:
    umpire = at_table("hands: {A: [1S, 2S], B: [3S], C: [2S]}\npile: [EA]\nopen: [1S]\nlast_round: A")
    heard(umpire, ANN, "DISCARD 2S")
    lines = heard(umpire, ANN, "DRAW OPEN")
    last = "The last round is over."
    assert umpire.view(ANN)["result"]["ranking"] == [["A", "C"], ["B"]]
    assert (
        umpire.view(ANN)["result"]["text"]
        == f"{last} You and Cleo win with the fewest soldiers: 2. Bob came last of 3, with 3 soldiers."
    )
    assert lines[CLEO].endswith(f"{last} You and Ann win with the fewest soldiers.")


def test_a_game_that_is_over_announces_no_last_round() -> None:
    umpire = at_table("hands: {A: [1S, ADV], B: [3S], C: [1S]}\npile: [ET, EA]\nopen: [1S]")
    umpire.act(ANN, "DISCARD 1S")
    steps = [*umpire.act(ANN, "DRAW PILE"), umpire.replay(CHANCE, ENEMY_NEXT + TERRAIN)]
    ends = "from the draw pile. {} with no soldiers left."
    for viewer, drawn, won in ((ANN, "You draw an Empty terrain", "You win"), (BOB, "Ann draws a card", "Ann wins")):
        told = [event for step in steps for event in umpire.told(step, viewer)]
        assert umpire.headline(told, viewer) == f"{drawn} {ends.format(won)}"


def test_hands_are_shown_in_words() -> None:
    umpire = at_table(f"hands: {{A: [2S, 1S, 1S], B: [3S], C: [3S, 3S, ADV]}}\n{LAST}")
    heard(umpire, ANN, "DISCARD 2S")
    told = [event for step in umpire.act(ANN, "DRAW PILE") for event in umpire.told(step, ANN)]
    assert [event["text"] for event in told if event["kind"] == "shown"] == [
        "You have 2 soldiers: two Single Soldiers.",
        "Bob has 3 soldiers: a Triple Soldier.",
        "Cleo has 12 soldiers: two Triple Soldiers and an Advisor.",
    ]


@pytest.mark.parametrize(
    ("hand", "act", "reason"),
    [
        ("SC2, 3S, 3S", "DISCARD SC2", "It hampers the next player, and it takes 2 off your count."),
        ("1S, 1S, 3S", "DISCARD 1S x2", "It gets rid of two cards at once, and it takes 2 off your count."),
        ("2S, ADV", "DISCARD 2S", "It leaves you with no soldiers."),
    ],
)
def test_reasons_speak_of_the_reader(hand: str, act: str, reason: str) -> None:
    umpire = at_table(f"hands: {{A: [{hand}], B: [3S], C: [3S]}}\npile: [20*1S, 10*2S, EA]\nopen: [1S]")
    [action] = [choice["id"] for choice in umpire.offer(ANN) if choice["text"] == act]
    assert WAR_KINGS.game.reason is not None
    assert WAR_KINGS.game.reason(WAR_KINGS.game.schema.read_view(umpire.packed(ANN)), ANN, action) == reason
