"""Tests of the words of Ultimate Combat: choices, questions, refusals and events."""

from __future__ import annotations

import pytest
from tests.games.combat.situations import (
    COMBAT,
    DUEL,
    NAMES,
    Watched,
    asked,
    heard,
    offered,
    refused,
    sentences,
    staged,
    units,
)

from sandtable.engine.errors import IllegalAction
from sandtable.engine.umpire import Umpire
from sandtable.games.combat.rules.schema import BY_MARKERS, BY_POINTS, RESIGNED, WIPED_OUT
from sandtable.games.combat.words import phrases
from sandtable.games.combat.words.titles import STEPS

ARMED = units(
    "A: {type: S, weapons: [rifle, gren], at: [2, 2]}, M: {type: M, at: [2, 3]}, "
    "J: {type: J, mounts: [mg], at: [2, 8]}",
    "B: {type: S, weapons: [mg], at: [3, 2], position: kn}",
)


def test_choices_name_the_units_and_cells_that_they_speak_of() -> None:
    stage = staged(ARMED)
    move = offered(stage, "West")
    assert move["unit S1"] == {"kind": "unit", "unit": "West.S1"}
    assert move["end"] == {"kind": "end", "step": "move"} and move["resign"] == {"kind": "resign"}
    stage.umpire.act(0, "unit S1")
    assert offered(stage, "West")["move S1 4,4"] == {"kind": "move", "unit": "West.S1", "x": 4, "y": 4}
    stage.umpire.act(0, "move S1 3,3")
    heard(stage, "West end")
    stage.umpire.act(0, "unit S1")
    declare = {"kind": "declare", "unit": "West.S1", "target": "East.S1"}
    assert offered(stage, "West")["declare S1 gren S1"] == declare | {"weapon": "gren"}
    heard(stage, "West declare A rifle B")
    assert offered(stage, "East") == {
        "dirt S1 yes": {"kind": "dirt", "unit": "East.S1", "yes": True},
        "dirt S1 no": {"kind": "dirt", "unit": "East.S1", "yes": False},
    }


def test_choices_of_the_later_steps() -> None:
    stage = staged(f"{ARMED}step: melee\ndice: [[1, 1], [1, 1]]")
    stage.umpire.act(0, "unit M1")
    assert offered(stage, "West")["melee M1 S1"] == {"kind": "melee", "unit": "West.M1", "target": "East.S1"}
    heard(stage, "West melee M B\nWest end")
    stage.umpire.act(0, "unit J1")
    fire = {"kind": "fire", "unit": "West.J1", "weapon": "mg", "target": "East.S1"}
    assert offered(stage, "West")["fire J1 mg S1"] == fire
    heard(stage, "West fire J mg B")
    stage.umpire.act(0, "unit S1")
    assert offered(stage, "West")["position S1 kn"] == {"kind": "position", "unit": "West.S1", "position": "kn"}
    healing = staged(f"{ARMED.replace('at: [2, 2]', 'at: [2, 2], wounds: 1')}step: heal")
    healing.umpire.act(0, "unit M1")
    assert offered(healing, "West")["heal M1 S1"] == {"kind": "heal", "unit": "West.M1", "target": "West.S1"}


def test_with_every_attack_declared_all_choices_are_declarations() -> None:
    stage = staged(f"{ARMED}step: declare", "{declare: all}")
    stage.umpire.act(0, "unit J1")
    fire = {"kind": "declare", "unit": "West.J1", "weapon": "mg", "target": "East.S1"}
    assert offered(stage, "West")["fire J1 mg S1"] == fire
    stage.umpire.act(0, "fire J1 mg S1")
    stage.umpire.act(0, "unit S1")
    fight = {"kind": "declare", "unit": "West.S1", "weapon": "melee", "target": "East.S1"}
    assert offered(stage, "West")["melee S1 S1"] == fight


def test_choices_before_the_battle() -> None:
    buying = offered(staged("step: buy"), "East")
    assert buying["buy APC"] == {"kind": "buy", "type": "APC"}
    assert buying["preset motor"] == {"kind": "preset", "army": "motor"} and "end" not in buying
    stage = staged("step: buy")
    heard(stage, "East buy V APC\nEast mount mg\nEast buy A S")
    assert offered(stage, "East")["equip gren"] == {"kind": "equip", "weapon": "gren"}
    deploying = staged(f"{units('J: {type: J}', 'B: {type: S}')}step: deploy\ndice: [[1, 1], [2, 2]]"
                       .replace(", at: [0, 31]", "").replace(", at: [47, 31]", ""))  # fmt: skip
    deploying.umpire.act(0, "unit J1")
    place = {"kind": "deploy", "unit": "West.J1", "x": 4, "y": 30, "position": None}
    assert offered(deploying, "West")["deploy J1 4,30"] == place
    deploying.umpire.act(0, "deploy J1 4,30")
    deploying.umpire.act(1, "unit S1")
    place = {"kind": "deploy", "unit": "East.S1", "x": 42, "y": 0, "position": "pr"}
    assert offered(deploying, "East")["deploy S1 42,0 pr"] == place


def test_a_half_turn_is_told() -> None:
    stage = staged(f"{DUEL}dice: [[3, 4]]")
    script = """West move A 3,2
        West end move
        West declare A rifle B
        West end declare
        East dirt B yes
        West position A kn
        West end position"""
    assert sentences(stage, script) == [
        "Ann’s Rifleman moves 0.5 ft.",
        "Now: Name targets.",
        "Ann’s Rifleman aims at Bea’s Machine gunner with the rifle.",
        "Now: Hit the dirt.",
        "Bea’s Machine gunner hits the dirt.",
        "The dice show 3 and 4.",
        "Ann’s Rifleman misses Bea’s Machine gunner: rolled 7, score 2.",
        "Now: Positions.",
        "Ann’s Rifleman kneels.",
        "Bea’s half-turn begins.",
        "Now: Move.",
    ]


@pytest.mark.clause("UC-ATK-2", "UC-ATK-3", "UC-ATK-4", "UC-ATK-5")
def test_an_attack_is_told_figure_by_figure() -> None:
    position = units(
        "A: {type: SF, weapons: [gren], at: [22, 14], position: kn, wounds: 2}",
        "B: {type: S, at: [16, 14], position: kn}",
    )
    stage = staged(f"{position}map: default\nstep: declare\ndice: [[6, 6]]")
    told = heard(stage, "West declare A gren B\nWest end declare\nEast dirt B no")
    dice, attacked = (next(one for one in told if one["kind"] == kind) for kind in ("dice", "attacked"))
    assert dice == {"kind": "dice", "dice": [6, 6], "text": "The dice show 6 and 6.", "clause": "UC-ATK-1"}
    assert attacked["terms"] == [
        {"value": 0, "text": "grenade"},
        {"value": 1, "text": "Special Forces"},
        {"value": -1, "text": "wounded"},
        {"value": -1, "text": "kneeling (thrown)"},
        {"value": -1, "text": "trees (thrown)"},
        {"value": -3, "text": "toughness"},
        {"value": -3, "text": "hole"},
        {"value": -1, "text": "kneeling"},
    ]
    assert attacked["score"] == 3 and attacked["result"] == "missed" and attacked["clause"] == "UC-CHART-1"
    assert attacked["text"] == "Ann’s Special Forces misses Bea’s Soldier: rolled 12, score 3."


@pytest.mark.clause("UC-R-45", "UC-R-58", "UC-TURN-10", "UC-R-62", "UC-R-39")
def test_deaths_lost_attacks_and_replies_are_told() -> None:
    position = units(
        "A: {type: S, weapons: [rifle], at: [2, 2]}, C: {type: S, weapons: [rifle], at: [2, 4]}",
        "B: {type: S, at: [3, 2], position: pr, wounds: 3}, D: {type: S, at: [3, 4]}",
    )
    stage = staged(f"{position}step: declare\ndice: [[5, 4]]")
    told = sentences(stage, "West declare A rifle B\nWest declare C rifle B\nWest end position")
    for line in (
        "Ann’s Rifleman 1 hits Bea’s Soldier 1: the fourth wound kills.",
        "Ann’s Rifleman 2 can no longer attack Bea’s Soldier 1.",
        "Bea’s Soldier 1 is removed.",
        "Ann scores 10 points for destroyed enemies, 10 in all.",
    ):
        assert line in told
    stage = staged(f"{position}step: melee\ndice: [[1, 1], [6, 6]]", "{h2h_reply: yes}")
    attacks = [one for one in heard(stage, "West melee C D") if one["kind"] == "attacked"]
    assert [one["reply"] for one in attacks] == [False, True]
    assert attacks[1]["text"] == "Bea’s Soldier 2 strikes back and kills Ann’s Rifleman 2: rolled 12, score 9."


@pytest.mark.clause("UC-R-24", "UC-R-65", "UC-TURN-12", "UC-R-61")
def test_rounds_officers_and_healing_are_told() -> None:
    position = (
        "units: {West: {M: {type: M, at: [2, 2]}, A: {type: S, at: [2, 3], wounds: 2}}, "
        "East: {B: {type: S, at: [40, 2]}, EO: {type: O, at: [47, 31]}}}"
    )
    stage = staged(f"{position}\nstep: heal\nacted_first: East\ndice: [[3, 3], [6, 1], [5, 5], [1, 2], 4, 5]")
    assert sentences(stage, "West heal M A") == [
        "Ann’s Medic heals Ann’s Soldier: 1 wound left.",
        "Ann rolls 3 and 3 for initiative.",
        "Bea rolls 6 and 1 for initiative.",
        "Round 2 begins.",
        "Bea goes first.",
        "Bea’s half-turn begins.",
        "Now: Move.",
    ]
    stage = staged(f"{position}\nstep: heal\nacted_first: East\ndice: [[3, 3], [1, 1], 4, 5]")
    told = sentences(stage, "West heal M A")
    assert told[-3:] == [
        "Ann’s Medic rolls 4 without an Officer and may act.",
        "Ann’s Soldier rolls 5 without an Officer and is confused.",
        "Now: Move.",
    ]


def summed_up(stage: Watched, script: str, viewer: int) -> list[str]:
    """Return the headlines of the steps of a script for a viewer who is called you, one for each line."""
    stage.umpire.addresses = True
    lines = []
    for line in script.strip().splitlines():
        seat, _, action = line.strip().partition(" ")
        begun = len(getattr(stage, "steps", []))
        stage.act(seat, action)
        told = [event for step in stage.steps[begun:] for event in stage.umpire.told(step, viewer)]
        lines.append(stage.umpire.headline(told, viewer))
    return lines


def test_what_is_told_together_is_summed_up_in_a_line() -> None:
    script = """West end move
        West declare A rifle B
        East dirt B yes
        West end position"""
    assert summed_up(staged(f"{DUEL}dice: [[3, 4]]"), script, 0) == [
        "",
        "Your Rifleman aims at Bea’s Machine gunner with the rifle.",
        "Bea’s Machine gunner hits the dirt. Your Rifleman misses Bea’s Machine gunner: rolled 7, score 2.",
        "Bea’s half-turn begins.",
    ]
    assert summed_up(staged(f"{DUEL}step: move"), "West resign", 1) == ["Ann resigned. You win."]


def test_many_attacks_at_once_are_counted() -> None:
    west = ", ".join(f"A{k}: {{type: S, weapons: [rifle], at: [2, {k}]}}" for k in range(2, 5))
    position = f"{units(west, 'B: {type: S, at: [3, 2], position: pr}')}step: declare\ndice: [[1, 1], [6, 6], [6, 6]]"
    script = "West declare A2 rifle B\nWest declare A3 rifle B\nWest declare A4 rifle B\nEast dirt B no"
    lines = summed_up(staged(position), script.replace("\nEast dirt B no", ""), 1)
    assert lines[-1].endswith("Ann attacks 3 times: 0 killed, 2 wounded, 1 missed.")


@pytest.mark.clause("UC-R-24", "UC-R-65")
def test_a_round_without_an_officer_is_summed_up() -> None:
    position = (
        "units: {West: {M: {type: M, at: [2, 2]}, A: {type: S, at: [2, 3], wounds: 2}}, "
        "East: {B: {type: S, at: [40, 2]}, EO: {type: O, at: [47, 31]}}}"
    )
    stage = staged(f"{position}\nstep: heal\nacted_first: East\ndice: [[3, 3], [1, 1], 4, 5]")
    assert summed_up(stage, "West heal M A", 0) == [
        "Round 2 begins. You go first. Without an Officer, 1 of your 2 units is confused."
    ]


@pytest.mark.clause("UC-R-69", "UC-R-72")
def test_ends_are_told() -> None:
    stage = staged(f"{DUEL}step: move")
    assert sentences(stage, "West resign") == ["Ann resigns.", "Ann resigned. Bea wins."]
    stage = staged(f"{DUEL}step: position\nround: 12\nacted_first: East\nscore: {{West: 5, East: 5}}")
    last = heard(stage, "West end position")[-1]
    assert last["text"] == "A draw: both sides have the same points."
    assert (last["winners"], last["reason"], last["clause"]) == ([], "points", "UC-R-69")
    holders = units("A: {type: S, at: [23, 13]}", "B: {type: S, at: [40, 2]}")
    position = f"{holders}step: position\nround: 10\nacted_first: East\nmarkers: {{West: 2}}"
    told = sentences(staged(position, "{scenario: hold}"), "West end position")
    assert told == [
        "Ann holds marker 1: 1 point, 3 in all.",
        "Ann wins on points from markers.",
    ]
    endings = {WIPED_OUT: "wipe-out", BY_POINTS: "points", BY_MARKERS: "markers", RESIGNED: "resigned"}
    assert {reason: phrases.ending(reason) for reason in endings} == endings


def test_questions_say_who_is_asked_what() -> None:
    stage = staged(ARMED)
    assert asked(stage, "West") == "Move your units, or end the step."
    assert asked(stage, "East") == "Waiting for Ann to move."
    stage.umpire.act(0, "unit S1")
    assert asked(stage, "West") == "Rifleman: move up to 4 ft."
    stage.umpire.act(0, "move S1 4,4")
    heard(stage, "West end\nWest declare A rifle B\nWest end declare")
    assert asked(stage, "East") == "Your Machine gunner faces a rifle. Hit the dirt?"
    assert asked(stage, "West") == "Waiting for Bea to hit the dirt or stay up."
    stage = staged("step: buy", "{army: buy, points: 100}")
    assert asked(stage, "West") == "Buy your army: 100 of 100 points left."
    heard(stage, "West buy A S rifle")
    assert asked(stage, "West") == "Buy your army: 80 of 100 points left."
    heard(stage, "West end")
    assert asked(stage, "West") == "Waiting for Bea to buy an army."
    stage = staged(DUEL)
    heard(stage, "West resign")
    assert asked(stage, "East") == "The game is over."


def test_chance_is_asked_about_too() -> None:
    game = Umpire(COMBAT, None, {}, bytes(32), asks_chance=True)
    assert game.ask(0) == "The dice decide who deploys first."
    assert phrases.chance(0, NAMES) == "dice 1,1" and phrases.chance(35, NAMES) == "dice 6,6"


def test_refusals_say_what_may_be_done_now() -> None:
    stage = staged(ARMED)
    clause, sentence = refused(stage, "East", "move S1 3,3")
    assert clause == "UC-TURN-11" and sentence == "Wait: it is Ann’s half-turn."
    clause, sentence = refused(stage, "West", "position S1 kn")
    assert clause == "UC-TURN-8" and sentence == "Move your units, or end the step."
    clause, sentence = refused(staged("step: buy", "{army: buy, points: 30}"), "West", "buy T")
    assert clause == "UC-R-67" and sentence == "Buy at least one unit, for 30 points at most."


def test_a_step_of_a_half_turn_is_refused_before_the_battle() -> None:
    umpire = Umpire(COMBAT, None, {"army": "rifle"}, bytes(32))
    with pytest.raises(IllegalAction) as refusal:
        umpire.act(umpire.waiting[0], "end")
    assert refusal.value.clause == "UC-TURN-11"
    assert refusal.value.sentence == "Deploy a unit in your zone."


def test_every_step_has_words_and_a_clause() -> None:
    assert [clause for _, _, clause in STEPS.values()] == [f"UC-TURN-{step}" for step in range(1, 11)]


def test_a_purchase_is_told_to_its_own_side_and_a_first_pick_to_everybody() -> None:
    stage = staged("step: buy", "{army: buy, points: 100}")
    [bought] = heard(stage, "West buy A S rifle gren", "West")
    assert bought == {
        "kind": "bought",
        "seat": "West",
        "units": 1,
        "type": "S",
        "weapons": ["rifle", "gren"],
        "mounts": [],
        "text": "Ann buys: Soldier with a rifle and a grenade. 1 unit so far.",
        "clause": "UC-R-90",
    }
    [picked] = heard(staged(DUEL), "West unit A", "East")
    assert (picked["kind"], picked["unit"], picked["text"]) == ("picked", "West.S1", "Ann’s Rifleman acts next.")


def test_units_are_called_as_people_call_them_and_their_numbers_are_those_of_the_notation() -> None:
    army = (
        "A: {type: S, weapons: [rifle, gren], at: [2, 2]}, B: {type: S, weapons: [rifle, mg], at: [2, 4]}, "
        "C: {type: S, weapons: [baz], at: [2, 6]}, D: {type: S, weapons: [mort], at: [2, 8]}, "
        "E: {type: S, weapons: [pistol], at: [2, 10]}, J: {type: J, at: [2, 14]}"
    )
    shown = staged(units(army, "F: {type: SF, at: [40, 2]}, G: {type: SF, at: [40, 4]}")).umpire.view(0)["units"]
    assert [(one["name"], one["title"]) for one in shown] == [
        ("S1", "Rifleman 1"), ("S2", "Machine gunner 2"), ("S3", "Bazooka gunner 3"), ("S4", "Mortar gunner 4"),
        ("S5", "Soldier 5"), ("J1", "Jeep"), ("O1", "Officer"),
        ("SF1", "Special Forces 1"), ("SF2", "Special Forces 2"), ("O1", "Officer"),
    ]  # fmt: skip
