"""Tests of the documents by which players change armies, battles and decks: what they do, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.scenarios.files import read_text


def staged(game: str, board: str, rules: str) -> Umpire:
    """Return the umpire of a position at a table with changed rules; South is to move."""
    text = f"id: T\ngame: {game}\noptions: {{rules: {rules}}}\nboard: {board}\nexpect: {{over: no}}\n"
    [scenario] = read_text(text)
    chosen = variant(game)
    umpire: Umpire = chosen.game.stage(chosen, scenario).umpire
    return umpire


def started(game: str, rules: dict[str, Any], players: int | None = None) -> Umpire:
    return Umpire(variant(game), players, {"rules": rules}, bytes(32))


def on_board(umpire: Umpire) -> set[str]:
    """Return what stands on the board by all that its owners know, as `S@a5`."""
    pieces = [piece for seat in (0, 1) for piece in umpire.view(seat)["pieces"] if piece["rank"]]
    return {f"{piece['rank']}@{piece['at']}" for piece in pieces}


BOTH = [("stratego-lightning", "ST-SPY-4"), ("stratego-classic", "CL-WAR-4")]


@pytest.mark.clause("ST-R-112", "CL-R-16")
@pytest.mark.parametrize(("game", "clause"), BOTH)
@pytest.mark.parametrize(
    ("end", "left"),
    [("wins", {"S@a6", "F@j1", "F@j10"}), ("loses", {"9@a6", "F@j1", "F@j10"}), ("both", {"F@j1", "F@j10"})],
)
def test_a_battle_ends_as_the_document_says(game: str, clause: str, end: str, left: set[str]) -> None:
    if end == "loses":  # as printed: the document changes the battle with the Spy's own kind, and not this one
        rules = "{battles: {Spy: {Colonel: wins}}}"
    else:
        rules = f"{{battles: {{Spy: {{General: {end}}}}}}}"
    board = '{South: "S@a5 5@e3 F@j1", North: "9@a6 5@e8 F@j10"}'
    umpire = staged(game, board, rules)
    told = {change["clause"] for change in umpire.view(umpire.spectator)["changes"]}
    assert told == {clause}
    umpire.act(0, "a5-a6")
    assert {piece for piece in on_board(umpire) if not piece.startswith("5")} == left


@pytest.mark.clause("ST-R-112", "CL-R-16")
@pytest.mark.parametrize(("game", "clause"), [("stratego-lightning", "ST-SCOUT-2"), ("stratego-classic", "CL-SCOUT-1")])
def test_a_scout_goes_as_far_as_the_document_says_and_a_refusal_says_so(game: str, clause: str) -> None:
    umpire = staged(game, '{South: "2@a2 F@j1", North: "5@e8 F@j10"}', "{range: {Scout: 2}}")
    texts = {offer["text"] for offer in umpire.offer(0)}
    assert {"a2-a3", "a2-a4"} <= texts and "a2-a5" not in texts
    with pytest.raises(IllegalAction) as refused:
        umpire.act(0, "a2-a5")
    assert refused.value.clause == clause
    assert str(refused.value).endswith(f" straight line. At this table a Scout moves 2 spaces at most. ({clause})")


@pytest.mark.clause("ST-R-112")
@pytest.mark.parametrize("name", ["", " fortress"])
def test_a_set_up_that_is_proposed_fits_the_army(name: str) -> None:
    umpire = started("stratego-lightning", {"counts": {"Scout": 1, "Spy": 3, "Bomb": 6}})
    view = umpire.view(0)
    assert view["place"] == 23 and view["army"]["S"] == 3 and view["to_place"]["B"] == 6
    for seat in (0, 1):
        umpire.act(seat, umpire.preview(seat, f"setup{name}")["action"])
    assert umpire.view(0)["phase"] == "play" and len(umpire.view(0)["pieces"]) == 46


@pytest.mark.clause("ST-R-112")
def test_what_a_piece_can_do_is_told_with_what_is_changed() -> None:
    umpire = staged(
        "stratego-lightning", '{South: "S@a5 F@j1", North: "5@e8 F@j10"}', "{battles: {Spy: {General: wins}}}"
    )
    assert umpire.preview(0, "help a5")["text"].endswith("At this table a Spy that attacks a General wins.")


@pytest.mark.clause("ST-R-112")
def test_a_smaller_army_of_an_alliance_leaves_less_in_reserve() -> None:
    counts = {"Scout": 0, "Spy": 0, "Corporal": 0, "Sergeant": 0}  # 11 of 20 are left, fewer than a camp has spaces
    umpire = started("stratego-alliance", {"counts": counts})
    assert umpire.view(0)["place"] == 11 and "Set up 11 of your 11 pieces" in umpire.ask(0)
    assert started("stratego-alliance", {"counts": {"Scout": 2}}).view(0)["place"] == 13


@pytest.mark.clause("US-R-94")
def test_a_third_mirror() -> None:
    umpire = started("soldier", {"counts": {"Mirror": 3}}, players=2)
    assert umpire.view(0)["changes"] == [{"clause": "US-R-6", "text": "At this table the deck has 3 × Mirror, not 1."}]
    assert "3 in the deck" in umpire.preview(0, "help Mirror")["text"]
    in_hands = sum(umpire.view(seat)["hand"].get("Mirror", 0) for seat in (0, 1))
    assert umpire.view(0)["piles"]["draw"] == 117 - 16 and in_hands <= 3


@pytest.mark.clause("RT-R-98")
def test_another_advisor_for_a_soldier() -> None:
    umpire = started("warkings", {"counts": {"Advisor": 9, "1 Soldier": 23}}, players=2)
    assert [change["clause"] for change in umpire.view(0)["changes"]] == ["RT-CARD-1", "RT-CARD-4"]
    assert "9 in the deck" in umpire.preview(0, "help ADV")["text"]


@pytest.mark.clause("US-R-94")
def test_a_refusal_says_which_answer_is_changed() -> None:
    rules, hands = "{answers: {Block: {Attack: no}}}", "{A: [Advance, Attack], B: [Block, Retaliate]}"
    text = (
        f"id: T\ngame: soldier\noptions: {{rules: {rules}}}\nplayers: 2\nhands: {hands}\ndraw: [9*T1]\n"
        "soldiers: {A: [Rifleman], B: [Marine]}\ndrawn: yes\nexpect: {over: no}\n"
    )
    [scenario] = read_text(text)
    chosen = variant("soldier")
    umpire: Umpire = chosen.game.stage(chosen, scenario).umpire
    umpire.act(0, "ADVANCE Rifleman B.Marine")
    umpire.act(0, "LAY Attack")
    umpire.act(0, "PASS")
    assert umpire.view(1)["combat"]["pending"]["answers"] == ["Retaliate", "Stun", "Retreat", "Redirect"]
    with pytest.raises(IllegalAction) as refused:
        umpire.act(1, "LAY Block")
    assert refused.value.clause == "US-ANS-1"
    assert "At this table Block does not answer Attack." in str(refused.value)
    assert "At this table Block does not answer Attack." in umpire.preview(1, "help Block")["text"]


@pytest.mark.clause("RT-R-98")
def test_hands_and_scrolls_are_told_as_they_count_at_this_table() -> None:
    rules = {"values": {"3 Soldiers": 5, "Advisor": 1}, "times": {"Advisor": 3}, "draws": {"2 Scroll": 3}, "set": 2}
    umpire = started("warkings", rules, players=2)
    rng, told = Random(1), list[str]()
    while not umpire.over:
        seat = umpire.waiting[0]
        for step in umpire.act(seat, rng.choice(umpire.offer(seat))["text"]):
            told += [event["text"] for event in umpire.told(step, umpire.spectator)]
    hands = umpire.view(0)["result"]["hands"]
    values = {"1S": 1, "2S": 2, "3S": 5, "ADV": 1, "SC2": 2, "SC1": 1, "ET": 0}
    for name, hand in hands.items():
        total = sum(values[card] for card in hand["cards"]) * 3 ** hand["cards"].count("ADV")
        assert hand["total"] == total
        assert any(line.startswith(f"{name} has {total or 'no'} soldier") for line in told)
    scrolls = [line for line in told if "must draw 3 cards" in line]
    assert scrolls and not any("must draw 2 cards" in line for line in told)


@pytest.mark.clause("ST-R-112", "CL-R-16", "US-R-94", "RT-R-98")
@pytest.mark.parametrize(
    ("game", "rules", "words"),
    [
        ("stratego-lightning", {"counts": {"Flag": 0}}, r"an army has one Flag, not 0 \(ST-GOAL-1\)"),
        ("stratego-classic", {"counts": {"Flag": 2, "Scout": 7}}, r"an army has one Flag, not 2 \(CL-GOAL-1\)"),
        ("stratego-lightning", {"counts": {"Scout": 25}}, r"an army has 41; it may have 2 to 40 \(ST-COMP-1\)"),
        ("stratego-small", {"counts": {"Scout": 7}}, r"an army has 13; it may have 2 to 12 \(ST-R-109\)"),
        ("stratego-campaign", {"counts": {"Scout": 5}}, r"an army has 21; it may have 2 to 20"),
        ("stratego-small", {"counts": {"Colonel": 1}}, r"there is no 'Colonel'; there is Marshall, General"),
        ("stratego-barrage", {"counts": dict.fromkeys(("10", "9", "3", "2", "S"), 0)}, "a piece that can attack"),
        ("stratego-lightning", {"counts": {"2": 3, "Scout": 5}}, "Scout stands twice"),
        ("stratego-lightning", {"counts": {"Scout": True}}, "a whole number from 0 to 40"),
        ("stratego-lightning", {"counts": {"Scout": 4}}, "changes nothing"),
        ("stratego-lightning", {}, "changes nothing"),
        ("stratego-lightning", {"battles": {"Bomb": {"Spy": "wins"}}}, "whom the Bomb beats cannot be changed"),
        ("stratego-lightning", {"battles": {"Spy": {"Flag": "loses"}}}, "attacks the Flag captures it"),
        ("stratego-lightning", {"battles": {"Spy": {"General": "draws"}}}, "it is one of wins, loses, both"),
        ("stratego-lightning", {"battles": {"Spy": "all"}}, "is a mapping"),
        ("stratego-lightning", {"range": {"Captain": 3}}, "only how far a Scout moves"),
        ("stratego-lightning", {"range": {"Scout": 0}}, "a whole number from 1 to 10"),
        ("stratego-lightning", {"powers": {}}, "there is no 'powers'; there is name, counts, battles, range"),
        ("stratego-lightning", {"name": "x" * 41, "range": {"Scout": 3}}, r"up to 40 characters \(ST-COMP-1\)"),
        ("soldier", {"counts": {"Attack": 0, "T1": 0, "Advance": 0, "Retaliate": 0, "Block": 0, "T2": 0, "T3": 0,
                                "Stun": 0}}, r"the deck has 32; it may have 33 to 250 \(US-R-94\)"),
        ("soldier", {"counts": {"Mirror": 99, "Dud": 99}}, "the deck has 311; it may have 33 to 250"),
        ("warkings", {"counts": {"1 Soldier": 0, "2 Soldiers": 0}}, r"28; it may have 32 to 64 \(RT-R-98\)"),
        ("warkings", {"counts": {"Advisor": 9}}, "the deck has 65; it may have 32 to 64"),
        ("warkings", {"counts": {"ET": 3}}, "a whole number from 0 to 2"),
        ("warkings-small", {"counts": {"1S": 0, "ADV": 4, "SC2": 1}}, "half of the cards are cards that count"),
        ("soldier", {"answers": {"Stun": {"Block": 1}}}, r"answers: Stun: Block is 1; it is yes or no \(US-ANS-3\)"),
        ("soldier", {"answers": {"Stun": {"Stun": True}}}, "only Attack, Block, Retaliate can be changed, not Stun"),
        ("soldier", {"answers": {"Mirror": {"Attack": True}}}, r"can be changed, not Mirror \(US-R-94\)"),
        ("soldier", {"answers": {"Stun": True}}, "answers: Stun is a mapping"),
        ("soldier", {"answers": {"Stun": {"Attack": True}}}, "changes nothing"),
        ("soldier", {"strength": {"Sniper": 2}}, "only Glock, Knife, .* can be changed, not Sniper"),
        ("soldier", {"takes": 3}, "takes is a mapping"),
        ("soldier", {"hand": 0}, r"hand is 0; it is a whole number from 1 to 12 \(US-FILL-3\)"),
        ("soldier", {"hand": 12, "counts": dict.fromkeys(("Attack", "Advance", "T1", "Block", "Retaliate", "T2"), 0)},
         "the deck has 41; it may have 49 to 250"),
        ("soldier", {"powers": {}}, "there is no 'powers'; there is name, counts, hand, draws, draws_more, training"),
        ("warkings", {"values": {"1 Soldier": 0, "2 Soldiers": 0}}, r"half of the cards .* as soldiers \(RT-R-98\)"),
        ("warkings", {"values": {"Advisor": -1}}, r"a whole number from 0 to 9 \(RT-CARD-4\)"),
        ("warkings", {"draws": {"Advisor": 2}}, "only 2 Scroll, 1 Scroll can be changed, not Advisor"),
        ("warkings", {"hand": 10, "counts": {"1S": 10}}, "the deck has 50; it may have 62 to 64"),
        ("warkings-small", {"hand": 3}, "there is no 'hand'"),
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_played_is_refused_in_one_line(game: str, rules: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words) as refused:
        started(game, rules)
    assert "\n" not in str(refused.value) and str(refused.value).startswith("option rules: ")


@pytest.mark.clause("ST-R-60", "ST-R-112")
def test_partners_who_see_set_ups_are_told_of_pieces_alone() -> None:
    game = variant("stratego-alliance-lightning")
    umpire = Umpire(game, None, {"rules": {"counts": {"Scout": 1}}, "ally_view": "setup"}, bytes(32))
    setup = umpire.preview(0, "setup")["action"]
    told = [event for step in umpire.act(0, setup) for event in umpire.told(step, 2)]
    assert len(setup.split()[1:]) == 12
    assert {f"{event['rank']}@{event['at']}" for event in told if event["kind"] == "shown"} == {*setup.split()[1:]}
