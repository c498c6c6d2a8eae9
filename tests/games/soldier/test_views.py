"""Tests of views of Ultimate Soldier: what each viewer sees."""

from __future__ import annotations

import pytest
from tests.games.soldier.situations import (
    BEFORE,
    FIGHT,
    SOLDIER,
    START,
    asked,
    heard,
    opened,
    staged,
    view,
)

from sandtable.engine.umpire import Umpire
from sandtable.games.soldier.rules.cards import SIGNS, SOLDIER_SIGNS


@pytest.mark.clause("US-R-63", "US-R-57")
def test_a_window_names_everybody_who_is_still_to_be_asked() -> None:
    position = "soldiers: {A: [Rifleman], B: [Marine], C: [Officer], D: []}\ndraw: [60*T2]\npile: [Ninja]\nturn: B"
    stage = staged(f"players: 4\n{position}\nhands: {{A: [], B: [Advance, Attack], C: [], D: [Sniper, Bomb]}}")
    assert view(stage)["window"] == {"kind": "W-START", "asks": ["C", "D", "A"]}
    heard(stage, "C PASS")
    assert view(stage)["to_act"] == ["D", "A"]
    heard(stage, "D SNIPE A.Rifleman")
    assert view(stage)["window"] == {"kind": "MIRROR", "asks": ["A"]}
    assert view(stage)["shot"] == {"by": "D", "seat": "A", "soldier": "Rifleman"}
    heard(stage, "A NO_MIRROR")
    assert view(stage)["window"] == {"kind": "W-START", "asks": ["D", "A"]} and view(stage)["shot"] is None
    heard(stage, "D PASS\nA PASS\nB DRAW_PILE")
    assert view(stage)["window"] is None and view(stage)["to_act"] == ["B"]
    heard(stage, "B ADVANCE Marine C.Officer\nB LAY Attack")
    assert view(stage)["window"] == {"kind": "W-OPEN", "asks": ["D", "A", "B"]}
    heard(stage, "D BOMB\nA NO_DUD")
    assert view(stage)["window"] == {"kind": "DUD", "asks": ["B", "C"]}
    assert view(stage)["bomb"] == {"by": "D", "saved": ["D"]}


@pytest.mark.clause("US-R-72")
def test_a_player_knows_what_it_saw_of_other_hands() -> None:
    stage = staged(f"{BEFORE}discard: [Stun]\nhands: {{A: [], B: [Radio, T1], C: [Dud, Mirror]}}")
    heard(stage, "B PASS\nC PASS\nA DRAW_DISCARD")
    holders = {seat: [player["known"] for player in view(stage, seat)["players"]] for seat in "ABC"}
    assert holders == {"A": [[], [], []], "B": [["Stun"], [], []], "C": [["Stun"], [], []]}
    assert view(stage)["players"][0]["known"] == ["Stun"]
    stage = opened("{A: [Advance, Attack], B: [Radio], C: [Dud, Mirror]}")
    heard(stage, "B RADIO C")
    assert view(stage, "C")["players"][1]["known"] == ["Mirror", "Dud"]
    assert view(stage, "A")["players"][1]["known"] == view(stage)["players"][1]["known"] == []
    assert view(stage, "B")["hand"] == {"Mirror": 1, "Dud": 1} and view(stage)["hand"] is None


@pytest.mark.clause("US-R-39", "US-R-38")
@pytest.mark.parametrize(
    ("lay", "option", "demand"),
    [
        ("Attack", "literal", ("none", 0, "The answer needs nothing more.")),
        ("Attack +Knife", "literal", ("ordinary", 0, "The answer needs a weapon or an intensity card.")),
        ("Attack +Adrenaline", "literal", ("ordinary", 0, "The answer needs a weapon or an intensity card.")),
        (
            "Attack +M16",
            "literal",
            ("power", 0, "The answer needs the M16, or a weapon and an intensity card."),
        ),
        ("Attack", "strength", ("none", 0, "The answer needs nothing more.")),
        (
            "Attack +M16 +Adrenaline",
            "strength",
            (
                "strength",
                3,
                "The answer needs a strength of 3. Cards count 1, the M16 2.",
            ),
        ),
    ],
)
def test_the_view_says_what_a_lay_demands(lay: str, option: str, demand: tuple[str, int, str]) -> None:
    hands = "{A: [Advance, Attack, Knife, M16, Adrenaline], B: [], C: []}"
    stage = opened(hands, options=f"{{boost: {option}}}", lay=lay)
    pending = view(stage)["combat"]["pending"]
    assert pending["demand"] == dict(zip(("kind", "strength", "text"), demand, strict=True))
    assert pending["weapon"] == ("power" if "M16" in lay else "ordinary" if "Knife" in lay else "none")
    assert pending["intensity"] == ("Adrenaline" in lay)


@pytest.mark.clause("US-ANS-1", "US-ANS-3", "US-ANS-5", "US-R-32", "US-R-33", "US-REDIR-3", "US-R-62")
def test_the_view_says_what_would_answer() -> None:
    hands = "{A: [Advance, Attack, Attack, Retaliate], B: [Block, Retaliate], C: []}"
    switches = "{retaliate_full: no, attack_answers_retaliate: no, redirect_attacker: no, persuasion: truce}"
    found = []
    for options in ("{}", switches):
        stage = opened(hands, options=options)
        found.append(view(stage)["combat"]["pending"])
        heard(stage, "B LAY Block\nB PASS\nC PASS")
        found.append(view(stage)["combat"]["pending"])
        heard(stage, "A LAY Attack\nC PASS\nA PASS\nB LAY Retaliate\nB PASS\nC PASS")
        found.append(view(stage)["combat"]["pending"])
    assert [(one["seat"], one["card"], one["opening"], one["none"]) for one in found[:3]] == [
        ("A", "Attack", True, "lose"),
        ("B", "Block", False, "tie"),
        ("B", "Retaliate", False, "lose"),
    ]
    assert [one["answers"] for one in found] == [
        ["Block", "Retaliate", "Stun", "Retreat", "Redirect"],
        ["Attack"],
        ["Attack", "Block", "Retaliate", "Stun", "Retreat"],
        ["Block", "Retaliate", "Stun", "Retreat", "Redirect", "Persuasion"],
        ["Attack", "Persuasion"],
        ["Block", "Retaliate", "Persuasion"],
    ]


@pytest.mark.clause("US-R-45")
def test_two_players_cannot_redirect_where_it_may_not_go_back() -> None:
    position = f"players: 2\n{FIGHT}soldiers: {{A: [Rifleman], B: [Marine]}}\nhands: {{A: [Advance, Attack], B: []}}"
    for option, answers in (("yes", ["Redirect"]), ("no", [])):
        stage = staged(position, f"{{redirect_attacker: {option}}}")
        heard(stage, f"{START}\nA PASS")
        assert view(stage)["combat"]["pending"]["answers"] == ["Block", "Retaliate", "Stun", "Retreat", *answers]


@pytest.mark.clause("US-R-38", "US-R-45")
def test_the_table_keeps_what_was_laid() -> None:
    stage = opened("{A: [Advance, Attack, M16, Superhuman, Block, Knife, Adrenaline], B: [Redirect], C: []}",
                   lay="Attack +M16 +Superhuman")  # fmt: skip
    heard(stage, "B REDIRECT A.Pilot\nB PASS\nC PASS\nA LAY Block +Knife +Adrenaline")
    combat = view(stage)["combat"]
    assert (combat["assaulter"], combat["defender"]) == (
        {"seat": "B", "soldier": "Marine"},
        {"seat": "A", "soldier": "Pilot"},
    )
    assert combat["answerer"] == "B"
    assert [tuple(laid.values()) for laid in combat["table"]] == [
        ("A", "Advance", None, None, False),
        ("A", "Attack", "M16", "Superhuman", True),
        ("B", "Redirect", None, None, False),
        ("A", "Block", "Knife", "Adrenaline", False),
    ]
    engaged = [one["soldier"] for player in view(stage)["players"] for one in player["soldiers"] if one["engaged"]]
    assert engaged == ["Pilot", "Marine"]


def test_the_view_of_a_match_and_of_its_end() -> None:
    position = "players: 2\nsoldiers: {A: [Rifleman, Pilot, Ninja], B: [Marine]}\ntraining: {A: [3]}\ndraw: [60*T2]"
    match = f"{position}\npile: [Scout]\ndrawn: yes\nround: 3\npoints: {{A: 4, B: 5}}\nrounds_won: {{A: 1}}"
    stage = staged(f"{match}\nhands: {{A: [T1], B: []}}", "{mode: rounds}")
    before = view(stage)
    assert (before["mode"], before["round"], before["result"], before["last"]) == ("rounds", 3, None, None)
    assert [(one["points"], one["rounds_won"]) for one in before["players"]] == [(4, 1), (5, 0)]
    heard(stage, "A TRAIN 1")
    after = view(stage)
    assert after["phase"] == "over" and after["to_act"] == []
    assert after["result"] == {
        "winners": ["A"],
        "reason": "points",
        "clause": "US-ROUND-4",
        "text": "Ann wins the match with 7 points.",
        "points": {"A": 7, "B": 6},
    }
    assert asked(stage, "A") == "The game is over."


def test_a_new_game_waits_for_nobody_while_cards_are_dealt() -> None:
    game = Umpire(SOLDIER, 3, seed=bytes(32), asks_chance=True)
    shown = game.view(0)
    assert (shown["phase"], shown["turn"], shown["to_act"]) == ("deal", None, [])
    assert game.ask(0) == "The cards are being dealt." and shown["piles"]["draw"] == 115


def test_the_board_lists_cards_soldiers_and_answers() -> None:
    board = SOLDIER.describe()["board"]
    assert [card["kind"] for card in board["cards"]] == list(SIGNS)
    assert [soldier["kind"] for soldier in board["soldiers"]] == list(SOLDIER_SIGNS)
    assert sum(card["count"] for card in board["cards"]) == 115
    clauses = SOLDIER.game.rulebook.clauses
    assert all(card["does"].endswith(".") and card["clause"] in clauses for card in board["cards"])
    assert [(one["to"], one["none"], one["clause"]) for one in board["engagement"]] == [
        ("Attack", "lose", "US-ANS-1"),
        ("Block", "tie", "US-ANS-3"),
        ("Retaliate", "lose", "US-ANS-5"),
    ]
    assert board["engagement"][2]["answers"] == ["Attack", "Block", "Retaliate", "Stun", "Retreat"]


@pytest.mark.clause("US-R-64")
def test_where_only_holders_are_asked_a_view_names_everybody() -> None:
    stage = staged(f"{BEFORE}hands: {{A: [T1], B: [], C: [Bomb]}}", "{ask: holders}")
    assert stage.umpire.waiting == (2,) and view(stage)["to_act"] == ["B", "C"]


@pytest.mark.clause("US-R-39", "US-R-38")
@pytest.mark.parametrize(
    ("lay", "hand", "held"),
    [
        ("Attack", "Block, Stun, Redirect", {"Block": "ready", "Stun": "ready", "Redirect": "ready"}),
        ("Attack +Knife", "Block, Retaliate, Adrenaline", {"Block": "boost", "Retaliate": "boost"}),
        ("Attack +Knife", "Block, Redirect", {"Block": "short", "Redirect": "ready"}),
        ("Attack +M16", "Stun, Adrenaline", {"Stun": "short"}),
        ("Attack +M16", "Stun, Adrenaline, Knife", {"Stun": "boost"}),
        ("Attack +Knife", "T1, Mirror", {}),
    ],
)
def test_who_answers_is_told_what_its_own_cards_need_already_in_the_window_before(
    lay: str, hand: str, held: dict[str, str]
) -> None:
    stage = opened(f"{{A: [Advance, Attack, M16, Knife], B: [{hand}], C: []}}", lay=lay, passed="")
    assert view(stage, "B")["phase"] == "W-OPEN"
    assert view(stage, "B")["combat"]["pending"]["held"] == held
    assert view(stage, "A")["combat"]["pending"]["held"] == view(stage)["combat"]["pending"]["held"] == {}
