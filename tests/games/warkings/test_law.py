"""Tests of clauses of War Kings that no single scenario shows: numbers, invariants, views, words."""

from __future__ import annotations

from random import Random

import pytest
from tests.every_game.tables import cases, play, somewhere, table
from tests.games.warkings.staged import WAR_KINGS, staged

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.warkings.rules.actions import ACTIONS
from sandtable.scenarios.files import read_text
from sandtable.scenarios.runner import run_scenario

COUNTS = {"1S": 24, "2S": 12, "3S": 10, "ADV": 8, "SC2": 4, "SC1": 4, "ET": 2}
SWAPPING = "{A: [2S, 1S], B: [2S, 1S]}"


def problems(document: str) -> str:
    """Return the problems that the runner finds with a scenario."""
    [scenario] = read_text("id: T\ngame: warkings\n" + document)
    return " ".join(run_scenario(scenario, "t.yaml", variant).problems)


@pytest.mark.clause("RT-R-2")
def test_two_to_six_can_play() -> None:
    for players in (1, 7):
        with pytest.raises(BadInput):
            Umpire(WAR_KINGS, players)
    assert [len(Umpire(WAR_KINGS, players).seats) for players in range(2, 7)] == [2, 3, 4, 5, 6]


def test_the_number_of_actions() -> None:
    assert ACTIONS == WAR_KINGS.actions == 25


@pytest.mark.clause("RT-CARD-1", "RT-CARD-2", "RT-CARD-3", "RT-CARD-4", "RT-CARD-5", "RT-CARD-6", "RT-CARD-7")
def test_the_deck() -> None:
    cards = WAR_KINGS.describe()["board"]["cards"]
    assert {card["kind"]: card["count"] for card in cards} == COUNTS
    assert sum(card["count"] * card["soldiers"] for card in cards) == 90


@pytest.mark.clause("RT-SETUP-1")
def test_chance_deals_what_is_left() -> None:
    game = Umpire(WAR_KINGS, 2, seed=bytes(32), asks_chance=True)
    assert game.weights() == list(COUNTS.values())
    for _ in range(2):
        game.replay(CHANCE, list(COUNTS).index("ET"))
    assert game.weights()[-1] == 0


@pytest.mark.clause("RT-SETUP-2", "RT-SETUP-3", "RT-R-4", "RT-R-7", "RT-R-30")
@pytest.mark.parametrize(
    ("players", "fewest", "most"), [(2, 26, 53), (3, 24, 48), (4, 21, 43), (5, 19, 38), (6, 16, 33)]
)
def test_where_the_enemy_attack_can_be(players: int, fewest: int, most: int) -> None:
    """Every place in deck 1 is equally likely, by the weights of each draw."""
    game = Umpire(WAR_KINGS, players, {"stall_rounds": "none"}, bytes(32), asks_chance=True)
    while game.waiting_bits >> CHANCE & 1:
        game.replay(CHANCE, 0 if game.weights()[0] else 1)
    drawn, reached, unreached = 0, [], 1.0
    while not game.over:
        if game.waiting_bits >> CHANCE & 1:
            drawn += 1
            weights = game.weights()
            chance = sum(weights[7:]) / sum(weights)
            if chance:
                reached.append((drawn, unreached * chance))
                unreached *= 1 - chance
            if chance == 1:
                break
            game.replay(CHANCE, max(k for k in range(7) if weights[k]))
        else:
            [seat] = game.waiting
            texts = {game.say(seat, action) for action in game.legal(seat)}
            game.act(
                seat, "DRAW PILE" if "DRAW PILE" in texts else sorted(texts - {"DISCARD ADV", "DISCARD ET"} or texts)[0]
            )
    assert [above for above, _ in reached] == list(range(fewest, fewest + len(reached)))
    assert all(likely == pytest.approx(1 / (most - fewest + 1)) for _, likely in reached)


@pytest.mark.clause("RT-R-37", "RT-R-41")
def test_neither_hand_nor_pile_runs_out() -> None:
    for seed in cases(30):
        rng = Random(seed)
        for game in play(table(WAR_KINGS, rng), rng):
            shown = game.view(game.spectator)
            assert shown["draw_pile"]["size"] > 0 or game.over
            if shown["phase"] == "discard":
                assert shown["open"]["size"] > 0
                assert next(hand["size"] for hand in shown["hands"] if hand["seat"] == shown["turn"]) > 0


@pytest.mark.clause("RT-R-39", "RT-R-91")
def test_without_the_duty_sixty_turns_each_end_the_game() -> None:
    stage = staged(f"hands: {SWAPPING}\npile: [3S, 3S, EA]\nopen: [2S]", "{stall_rounds: none}")
    for turn in range(120):
        assert not stage.umpire.over
        stage.act("AB"[turn % 2], "DISCARD 2S")
        stage.act("AB"[turn % 2], "DRAW OPEN")
    assert stage.umpire.result.reason == "limit"
    assert stage.umpire.view(0)["result"]["winners"] == ["A", "B"] and stage.umpire.scores == (0.5, 0.5)


@pytest.mark.clause("RT-R-91")
def test_zero_soldiers_count_before_the_limit() -> None:
    stage = staged("hands: {A: [2S, 1S], B: [ADV, 2S]}\npile: [ET, ADV, EA]\nopen: [2S]", "{stall_rounds: none}")
    for turn in range(119):
        stage.act("AB"[turn % 2], "DISCARD 2S")
        stage.act("AB"[turn % 2], "DRAW OPEN")
    stage.act("B", "DISCARD 2S")
    stage.act("B", "DRAW PILE")
    assert stage.umpire.result.reason == "zero" and stage.umpire.scores == (-1.0, 1.0)


@pytest.mark.clause("RT-R-92")
def test_how_many_rounds_of_open_draws() -> None:
    assert WAR_KINGS.read_options({"stall_rounds": "37"})["stall_rounds"] == 37
    for rounds in (-1, 101, 2.5, True, "many", 10**9):
        with pytest.raises(BadInput, match="from 0 to 100, or none"):
            WAR_KINGS.read_options({"stall_rounds": rounds})
    longest = max(WAR_KINGS.most_plies(n, {"stall_rounds": rounds}) for n in range(2, 7) for rounds in (100, "none"))
    assert longest // 2 < 1 << 15


@pytest.mark.clause("RT-R-43")
def test_winners_share_one_and_losers_have_minus_one() -> None:
    stage = staged("hands: {A: [1S, 1S, 2S], B: [3S], C: [3S], D: [3S, 3S]}\npile: [EA]\nopen: [2S]\nlast_round: D")
    assert stage.umpire.scores == (0.0, 0.0, 0.0, 0.0)
    stage.act("A", "DISCARD 1S")
    stage.act("A", "DRAW OPEN")
    stage.act("B", "DISCARD 3S")
    stage.act("B", "DRAW OPEN")
    stage.act("C", "DISCARD 3S")
    stage.act("C", "DRAW OPEN")
    stage.act("D", "DISCARD 3S")
    stage.act("D", "DRAW PILE")
    assert stage.umpire.result.reason == "ea-fail" and stage.umpire.scores == (0.0, 1.0, 0.0, -1.0)


@pytest.mark.clause("RT-R-40")
def test_who_sees_what() -> None:
    """Cards taken from the open pile are known until they are laid; at the end all hands are shown."""
    stage = staged("hands: {A: [1S, 1S, 2S], B: [3S, ADV]}\npile: [2S, 2S, 3S, EA]\nopen: [1S]")
    stage.act("A", "DISCARD 1S")
    stage.act("A", "DRAW OPEN")
    table = stage.umpire.view(stage.umpire.spectator)
    assert table["hand"] is None and table["hands"][0] == {"seat": "A", "size": 3, "known": ["1S"]}
    stage.act("B", "DISCARD 3S")
    stage.act("B", "DRAW PILE")
    assert stage.umpire.view(0)["hands"][1]["known"] == []
    stage.act("A", "DISCARD 1S x2")
    assert stage.umpire.view(1)["hands"][0]["known"] == [] and stage.umpire.view(1)["aside"] == ["1S", "1S"]


@pytest.mark.clause("RT-R-26", "RT-CARD-4")
def test_the_arithmetic_is_spelled_out() -> None:
    for advisor, text, total in (("stack", "1 + 2 = 3, 3 × 2 × 2 = 12", 12), ("once", "1 + 2 = 3, 3 × 2 = 6", 6)):
        hands = "hands: {A: [1S], B: [1S, 2S, ADV, ADV]}"
        stage = staged(f"{hands}\npile: [ADV, EA]\nopen: [ET]", f"{{advisor: {advisor}}}")
        stage.act("A", "DISCARD 1S")
        stage.act("A", "DRAW OPEN")
        hand = stage.umpire.view(0)["result"]["hands"]["B"]
        assert (hand["text"], hand["total"], hand["sum"], hand["advisors"]) == (text, total, 3, 2)


@pytest.mark.clause("RT-SCROLL-1", "RT-SCROLL-4", "RT-LAST-1")
def test_what_is_told() -> None:
    stage = staged("hands: {A: [1S], B: [SC2, 1S], C: [3S, 3S]}\npile: [2S, 2S, EA]\nopen: [1S]\nturn: B")
    stage.umpire.names = ["Ann", "Bob", "Cid"]
    [step] = stage.umpire.act(1, "DISCARD SC2")
    [told] = stage.umpire.told(step, 0)
    assert told["text"] == "Bob discards a Double Scroll. Cid may discard only one card and draws 2."
    assert told["clause"] == "RT-SCROLL-1" and told["cards"] == ["SC2"] and told["to"] == "C"
    stage.umpire.act(1, "DRAW OPEN")
    with pytest.raises(IllegalAction, match=r"Under Bob’s Double Scroll you discard only one card\..*RT-SCROLL-1"):
        stage.umpire.act(2, "DISCARD 3S x2")
    steps = stage.umpire.act(2, "DISCARD 3S")
    steps += [stage.umpire.replay(CHANCE, 1), stage.umpire.replay(CHANCE, 1 + 7)]
    texts = [told["text"] for step in steps for told in stage.umpire.told(step, 0)]
    assert texts == [
        "Cid discards a Triple Soldier.",
        "Cid must draw 2 cards from the draw pile.",
        "Cid draws a card.",
        "Cid draws a card.",
        "The Enemy Attack is on top. The last round ends with Cid’s turn.",
    ]
    assert [told["text"] for told in stage.umpire.told(steps[1], 2)] == ["Cid draws a Double Soldier."]


def test_a_client_can_build_sets_from_the_offer() -> None:
    stage = staged("hands: {A: [SC1, SC2, ET, ET], B: [3S]}\npile: [2S, EA]\nopen: [1S]")
    offered = {entry["text"]: entry for entry in stage.umpire.offer(0)}
    assert offered["TRIO SC1"] == {
        "id": 21, "text": "TRIO SC1", "kind": "trio", "cards": ["SC2", "ET", "SC1"], "count": 3, "top": "SC1",
    }  # fmt: skip
    assert offered["DISCARD ET x2"]["cards"] == ["ET", "ET"] and offered["DISCARD ET x2"]["kind"] == "discard"
    stage.act("A", "DISCARD ET")
    assert [(entry["from"], entry["card"]) for entry in stage.umpire.offer(0)] == [("pile", None), ("open", "1S")]


def test_a_preview_says_what_would_be_left() -> None:
    stage = staged("hands: {A: [2S, 2S, 1S, ADV], B: [3S]}\npile: [2S, EA]\nopen: [1S]")
    assert stage.umpire.preview(0, "DISCARD 2S x2")["left"]["total"] == 2
    assert stage.umpire.preview(0, "DISCARD 2S x4") == {"legal": False, "clause": "RT-MULTI-1"}
    assert "doubles" in stage.umpire.preview(0, "help ADV")["text"]


def test_help_is_given_on_the_piles_and_the_enemy_attack() -> None:
    stage = staged("hands: {A: [2S], B: [3S]}\npile: [2S, EA]\nopen: [1S]")
    assert "2 cards face down" in stage.umpire.preview(0, "help pile")["text"]
    assert stage.umpire.preview(0, "help open")["clause"] == "RT-R-11"
    assert stage.umpire.preview(0, "help EA")["clause"] == "RT-LAST-3"
    with pytest.raises(BadInput):
        stage.umpire.preview(0, "help XX")


def test_a_determinization_leaves_a_taken_card_in_its_hand() -> None:
    """A hand that has been checked for zero soldiers keeps a soldier, too."""
    for seed in cases(60):
        game = somewhere(WAR_KINGS, Random(seed))
        other = game.determinized(game.spectator, seed)
        table = game.view(game.spectator)
        for seat, hand in enumerate(table["hands"]):
            own = other.view(seat)
            assert all(own["hand"][kind] >= hand["known"].count(kind) for kind in hand["known"])
            if table["phase"] == "discard" and table["turn_number"] >= len(game.seats):
                assert own["counted"]["total"] > 0


def test_the_picture_shows_the_table() -> None:
    stage = staged("hands: {A: [2S, ADV], B: [3S]}\npile: [EA]\nopen: [1S, SC1]\neffect: SC1\nlast_round: B")
    drawn = str(WAR_KINGS.game.picture(stage.umpire.view(0), WAR_KINGS.describe()["board"]))
    for part in ("2S ADV", "= 4", "SC1 on A", "the enemy attack on top", "ends with B's turn"):
        assert part in drawn


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ("hands: {A: 3*1S}\nopen: 62*1S\nexpect: {over: no}", "more than 64"),
        ("players: 2\nhands: {A: [4S], B: [1S]}\npile: [EA]\nopen: [1S]\nexpect: {over: no}", "'4S' is no card"),
        ("hands: {A: [EA]}\npile: [1S]\nexpect: {over: no}", "'EA' is no card"),
        ("players: 2\nhands: {C: [1S]}\npile: [1S, EA]\nexpect: {over: no}", "no seat 'C'"),
        ("players: 7\nfresh: 2\nexpect: {over: no}", "2 to 6"),
        ("hands: {A: [1S]}\npile: [EA]\nopen: [1S]\nexpect: {over: no}", "RT-R-30"),
        ("hands: {A: [1S]}\npile: [1S, EA]\nopen: [1S]\nlast_round: B\nexpect: {over: no}", "RT-R-30"),
        ("hands: {A: [1S]}\npile: [1S, EA, EA]\nopen: [1S]\nexpect: {over: no}", "RT-R-7"),
        ("hands: {A: [1S]}\npile: [1S, EA]\nscript: [A DISCARD 1S]\nexpect: {over: no}", "RT-R-37"),
        ("hands: {A: [40*1S]}\npile: [40*1S, EA]\nexpect: {over: no}", "more than 64"),
        ("hands: {A: [1S]}\npile: [1S, EA]\neffect: SC3\nexpect: {over: no}", "SC3"),
        ("fresh: 0\nexpect: {over: no}", "fresh"),
        ("fresh: 2\nstreak: 1\nexpect: {over: no}", "instead of a position"),
        ("fresh: 2\nexpect: {pile: [1S]}", "nobody knows"),
        ("fresh: 2\nexpect: {open_left: 2}", "seed 1"),
        ("fresh: 2\nexpect: {over: A battles}", "battles"),
        ("hands: {A: [1S]}\npile: [1S, EA]\nexpect: {known: {A: {B.pocket: []}}}", "B.pocket"),
        ("hands: {A: [1S]}\npile: [1S, EA]\nexpect: {above_enemy: 3}", "above_enemy"),
        ("hands: {A: [1S]}\npile: [1S, EA]\nexpect: {next: A move}", "is none of deal, turn-up, discard, draw,"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told(document: str, reason: str) -> None:
    found = problems(document)
    assert reason in found and "broke down" not in found
