"""Tests of previews in Ultimate Combat, of help on units and terrain, of boards in terminals, and of printed sheets."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.every_game.tables import cases
from tests.games.combat.situations import COMBAT, DUEL, heard, previewed, refused, sentences, staged, units, view

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.umpire import Umpire
from sandtable.games.combat.rules.sums import ways
from sandtable.games.combat.words.attack_sums import dice_for
from sandtable.games.combat.words.preview import THINGS

FIGHT = units(
    "A: {type: S, weapons: [rifle, gren], at: [12, 14]}, J: {type: J, mounts: [mg], at: [18, 16]}",
    "B: {type: S, at: [22, 14], position: kn}, T: {type: T, at: [40, 2]}",
)


def test_a_move_is_measured() -> None:
    stage = staged(DUEL)
    found = previewed(stage, "West", "move S1 5,4")
    assert found == {
        "legal": True, "clause": None, "message": None, "cost": 8, "allowance": 16,
        "feet": ["2", "4"], "text": "2 of 4 ft.",
    }  # fmt: skip
    assert previewed(stage, "West", "move S1 4,3")["text"] == "1.25 of 4 ft."
    far = previewed(stage, "West", "move S1 20,4")
    assert (far["legal"], far["clause"], far["cost"], far["allowance"]) == (False, "UC-R-3", None, 16)
    assert far["message"] == "Your Rifleman can move 4 ft."
    assert previewed(stage, "West", "move S1 6,2")["clause"] == "UC-R-11"
    assert previewed(stage, "East", "move S1 9,9")["clause"] == "UC-TURN-11"


@pytest.mark.clause("UC-R-12")
@pytest.mark.parametrize("cell", ["1,32", "2,33", "3,-1", "-1,31", "48,31", "60,99"])
def test_a_way_off_the_table_has_no_cost_and_changes_nothing(cell: str) -> None:
    ring = [(x, y) for x in (10, 11, 12) for y in (27, 28, 29) if (x, y) != (11, 28)]
    friends = ", ".join(f"F{k}: {{type: S, at: [{x}, {y}]}}" for k, (x, y) in enumerate(ring))
    edge = "A: {type: S, at: [2, 31]}, Z: {type: J, at: [45, 29]}, B: {type: S, at: [11, 28]}"
    stage = staged(units(f"{edge}, {friends}", "C: {type: S, at: [40, 2]}"))
    for unit in ("S1", "J1"):
        found = previewed(stage, "West", f"move {unit} {cell}")
        assert (found["clause"], found["cost"]) == ("UC-R-12", None)
        assert found["message"] == "Choose a cell on the floor."
        assert refused(stage, "West", "move S2 9,30")[0] == "UC-R-3"


@pytest.mark.clause("UC-ATK-2", "UC-ATK-4", "UC-R-54")
def test_a_shot_is_reckoned_before_it_is_made() -> None:
    stage = staged(f"{FIGHT}map: default\nstep: vehicles")
    found = previewed(stage, "West", "fire J1 mg S1")
    assert found["legal"] and found["line"] == [[19, 16], [22, 14]]
    assert (
        found["text"]
        == found["sum"]["text"]
        == (
            "Wounds on 9 or more: 28 %. It cannot kill. "
            "2 dice + 3 machine gun − 3 toughness − 4 target in trees − 1 target kneeling"
        )
    )
    sums = {key: value for key, value in found["sum"].items() if key not in ("terms", "text")}
    assert sums == {"total": -5, "wounds_on": 9, "kills_on": None, "wound": 10, "kill": 0}


def test_a_shot_that_cannot_be_made_says_why() -> None:
    others = "R: {type: S, weapons: [rifle], at: [1, 30]}", "Z: {type: S, at: [4, 30]}"
    hidden = units(
        f"A: {{type: S, weapons: [rifle], at: [10, 6]}}, {others[0]}", f"B: {{type: S, at: [24, 6]}}, {others[1]}"
    )
    blocked = previewed(staged(f"{hidden}map: default\nstep: declare"), "West", "declare S1 rifle S1")
    assert (blocked["clause"], blocked["line"], blocked["sum"]) == ("UC-R-8", None, None)
    assert blocked["message"] == "No line of sight: a building is in the way."
    assert blocked["blocked"] == (13.5, 6.0), "the West wall of the house in the cells 14 to 19"
    stage = staged(f"{FIGHT}map: default\nstep: declare")
    short = previewed(stage, "West", "declare S1 gren T1")
    assert short["message"] == "The target is 15 ft away; the grenade reaches 6 ft."
    friend = previewed(stage, "West", "declare S1 rifle West.J1")
    assert friend["clause"] == "UC-R-41"
    assert friend["message"] == "Choose an enemy as the target."


@pytest.mark.clause("UC-R-48")
def test_by_the_targets_columns_the_sum_names_the_targets_ground() -> None:
    """A grenade is thrown out of trees at a soldier behind a vehicle.

    Both columns give the same number, and the target's is charged.
    """
    position = units(
        "A: {type: S, weapons: [gren], at: [10, 10]}", "B: {type: S, at: [16, 10]}, J: {type: MC, at: [15, 10]}"
    )
    stage = staged(f"{position}map: [[trees, 10, 10, 10, 10]]\nstep: declare", "{terrain_cols: target}")
    found = previewed(stage, "West", "declare S1 gren S1")["sum"]
    assert "− 1 vehicle" in found["text"] and "trees" not in found["text"]


@pytest.mark.clause("UC-R-42")
def test_where_all_is_declared_every_weapon_has_its_range() -> None:
    stage = staged(f"{FIGHT}step: declare", "{declare: all}")
    assert previewed(stage, "West", "unit S1")["range"] == {"rifle": 20, "gren": 6, "melee": 1}
    assert previewed(stage, "West", "unit J1")["range"] == {"mg": 10}
    assert previewed(staged(f"{FIGHT}step: declare"), "West", "unit J1")["range"] == {}


@pytest.mark.clause("UC-R-58")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ("{nine: wound}", "the fourth wound kills."),
        ("{nine: wound, fourth_wound: none}", "a fourth wound has no effect."),
    ],
)
def test_a_fourth_wound_is_told_as_such(options: str, says: str) -> None:
    position = DUEL.replace("at: [6, 2]", "at: [6, 2], wounds: 3")
    stage = staged(f"{position}step: declare\ndice: [[6, 6]]", options)
    [told] = [one for one in sentences(stage, "West declare A rifle B\nWest end dirt") if " fourth " in one]
    assert told.endswith(says)


@pytest.mark.clause("UC-R-58")
@pytest.mark.parametrize(
    ("option", "kills_on", "text"),
    [("kill", 7, "Kills on 7 or more: 58 %."), ("none", 12, "Kills on 12: 3 %.")],
)
def test_a_fourth_wound_counts_as_a_kill_where_it_does(option: str, kills_on: int, text: str) -> None:
    position = DUEL.replace("at: [6, 2]", "at: [6, 2], wounds: 3")
    stage = staged(f"{position}step: declare", f"{{fourth_wound: {option}}}")
    found = previewed(stage, "West", "declare S1 rifle S1")["sum"]
    assert found["kills_on"] == kills_on and found["text"].startswith(text)


def test_a_unit_says_what_it_can_do() -> None:
    stage = staged(f"{FIGHT}map: default\nstep: declare")
    found = previewed(stage, "West", "unit S1")
    assert found["unit"] == "West.S1" and found["range"] == {"rifle": 20, "gren": 6}
    assert [choice["text"] for choice in found["choices"]] == [
        "declare S1 rifle S1",
        "declare S1 rifle T1",
        "declare S1 gren S1",
    ]
    assert found["choices"][0]["sum"]["total"] == -8
    assert found["text"] == (
        "Ann’s Rifleman: a rifle and a grenade; standing in the open; toughness 3. It can move up to 4 ft."
    )
    stage.umpire.act(0, "unit S1")
    again = previewed(stage, "West", "unit S1")
    assert again["choices"] == found["choices"]
    other = previewed(staged(f"{FIGHT}step: move"), "West", "unit J1")
    assert other["legal"] and len(other["choices"]) > 400 and other["choices"][0]["kind"] == "move"
    assert not previewed(stage, "East", "unit S1")["choices"]


def test_what_the_rest_would_change_or_cost() -> None:
    stage = staged(f"{DUEL.replace('A: {type: S', 'M: {type: M, at: [2, 3]}, A: {type: S, wounds: 2')}step: heal")
    assert previewed(stage, "West", "heal M1 S1")["text"] == "Rifleman: 2 wounds, 1 after healing."
    assert previewed(stage, "West", "end") == {
        "legal": True, "clause": None, "message": None, "units": ["West.M1"], "text": "1 unit can still act.",
    }  # fmt: skip
    stage = staged(f"{DUEL}step: position")
    kneeling = "A kneeling soldier moves up to 2 ft and has toughness +1. Hand-to-hand and grenades: −1."
    assert previewed(stage, "West", "position S1 kn")["text"] == kneeling
    stage = staged("step: buy", "{army: buy, points: 100}")
    found = previewed(stage, "West", "buy A SF rifle gren")
    assert (found["cost"], found["left"], found["legal"]) == (35, 65, True)
    found = previewed(stage, "West", "buy T")
    assert (found["cost"], found["clause"]) == (200, "UC-R-67")
    assert previewed(stage, "West", "end")["clause"] == "UC-R-67"


def test_help_is_given_on_units_and_on_everything_else() -> None:
    stage = staged(f"{FIGHT}map: default")
    assert previewed(stage, "West", "help East.S1") == {
        "unit": "East.S1",
        "text": "Bea’s Soldier: unarmed; kneeling in trees; toughness 8. Has no special ability.",
        "clause": "UC-TROOP-7",
    }
    assert previewed(stage, "West", "help j1")["text"].startswith("Ann’s Jeep: a machine gun; toughness 7.")
    assert stage.umpire.preview(2, "help West.J1") == previewed(stage, "West", "help J1")
    for thing in THINGS:
        found = previewed(stage, "East", f"help {thing}")
        assert found["text"].endswith(".") and found["clause"] in COMBAT.game.rulebook.clauses
    assert previewed(stage, "West", "help gren")["text"].startswith("Range of the grenade: 6 ft. 5 points.")
    with pytest.raises(BadInput, match="there is no 'sword'; ask about a unit such as West"):
        previewed(stage, "West", "help sword")
    with pytest.raises(BadInput, match="a spectator can only ask for help"):
        stage.umpire.preview(2, "unit West.S1")


@pytest.mark.parametrize("seed", cases(10))
def test_previews_agree_with_the_umpire(seed: int) -> None:
    rng = Random(seed)
    army = rng.choice(("mixed", "armour", "buy"))
    game = Umpire(COMBAT, None, {"army": army, "rounds": 2}, rng.randbytes(32))
    for _ in range(80):
        if game.over:
            break
        seat = rng.choice(game.waiting)
        choices = game.legal(seat)
        text = game.say(seat, rng.choice(choices))
        assert game.preview(seat, text)["legal"]
        alike = army != "buy" and 1 - seat not in game.waiting  # both sides know a unit of that name
        other = game.preview(1 - seat, text) if alike else None
        if other and not other["legal"]:
            with pytest.raises(IllegalAction) as refusal:
                game.copy().act(1 - seat, text)
            assert refusal.value.clause == other["clause"] and other["message"]
        game.act(seat, text)


def test_chances_are_those_of_two_dice() -> None:
    assert [ways(least) for least in range(2, 13)] == [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]
    assert ways(13) == 0 and ways(1) == 36
    assert [dice_for(4, total) for total in (5, 0, -8, -9)] == [2, 4, 12, None]


def test_the_picture_shows_the_floor_and_both_sides() -> None:
    stage = staged(f"{FIGHT}map: default\nscore: {{West: 40}}", "{scenario: hold}")
    out = StringIO()
    Console(file=out, width=80).print(COMBAT.game.picture(view(stage), COMBAT.board))
    drawn = out.getvalue().splitlines()
    rows = {line[:3].strip(): line[4:52] for line in drawn}
    assert rows["14"] == "............S...==....s:::......................"
    assert rows["17"][18:26] == "JJ..::::" and rows["5"][14:20] == "######" and rows["2"][40:43] == "ttt"
    assert rows["31"][0] == "O" and rows["31"][47] == "o" and rows["20"][30:32] == "++"
    lines = [" ".join(line.split()) for line in drawn]
    assert lines[0] == "hold, round 1 of 10: West's half-turn, move"
    assert "West: 40 points, 0 for markers East: 0 points, 0 for markers" in lines
    assert "S1 12,14 st rifle gren S1 22,14 kn" in lines
    assert max(map(len, drawn)) <= 80
    assert "+ marker" in out.getvalue()
    buying = staged("step: buy", "{army: buy, points: 100}")
    heard(buying, "West buy A SF rifle gren\nWest buy B S")
    text = str(COMBAT.game.picture(view(buying, "West"), COMBAT.board))
    assert "= hole" in text and "+ marker" not in text
    assert "55 of 100 points left" in text and "SF1   rifle gren, 35 points" in text
    assert "SF1" not in str(COMBAT.game.picture(view(buying, "East"), COMBAT.board))


def test_the_sheet_holds_every_table() -> None:
    assert COMBAT.game.sheet
    page = COMBAT.game.sheet()
    for words in ("Special Forces", "Motorcycle", "Machine gun", "Kneeling", "Building", "UC-CHART-1", "Two dice"):
        assert words in page
    machine_gun = page.split("<th>Machine gun</th>")[2].split("</tr>")[0]  # the first is in the table of weapons
    assert machine_gun.startswith('<td class="group">92 <b>28</b></td><td>83 <b>17</b></td><td>72 <b>8</b></td>')
    assert machine_gun.endswith('<td class="group">17</td><td>8</td><td>3</td>')


@pytest.mark.parametrize("name", ["default", "village"])
@pytest.mark.parametrize("army", ["mixed", "rifle", "motor", "armour"])
def test_a_whole_deployment_is_proposed_and_stays_possible(army: str, name: str) -> None:
    game = Umpire(COMBAT, None, {"army": army, "map": name}, bytes(32))
    seat = game.waiting[0]
    unplaced = [one["id"] for one in game.view(seat)["units"] if one["side"] == COMBAT.seat_names[seat]]
    plan = game.preview(seat, "deploy")["plan"]
    assert [one["unit"] for one in plan] == unplaced
    assert game.preview(seat, "deploy")["plan"] == plan, "asking changes nothing"
    later: list[dict[str, Any]] = []
    while game.view(seat)["phase"] == "deploy":
        mine = game.waiting[0] == seat
        proposed = game.preview(game.waiting[0], "deploy")["plan"]
        later += proposed[:1] if mine else []
        game.act(game.waiting[0], proposed[0]["text"])
    assert later == plan
    placed = {one["id"]: (one["at"], one["position"]) for one in game.view(seat)["units"]}
    assert all(placed[one["unit"]] == ([one["x"], one["y"]], one["position"]) for one in plan)
    assert game.preview(seat, "deploy") == {"plan": [], "text": "All your units are placed."}
