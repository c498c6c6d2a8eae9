"""Tests of views of Ultimate Combat: what each viewer sees."""

from __future__ import annotations

import pytest
from tests.games.combat.situations import COMBAT, DUEL, heard, staged, unit, units, view

from sandtable.engine.umpire import Umpire
from sandtable.games.combat.rules.observation import OBSERVATION
from sandtable.games.combat.rules.schema import UNITS
from sandtable.games.combat.scenarios.stage import CombatStage

CARRIERS = units(
    "A: {type: S, weapons: [rifle, gren], at: [16, 14], position: pr, wounds: 1}, "
    "V: {type: APC, mounts: [mg, mort], at: [2, 8]}, T: {type: T, at: [2, 16]}",
    "B: {type: S, weapons: [mg], at: [12, 14]}",
)


def test_a_unit_is_shown_with_all_that_is_known_of_it() -> None:
    stage = staged(f"{CARRIERS}map: default")
    assert unit(stage, "West.S1") == {
        "id": "West.S1", "side": "West", "name": "S1", "type": "S", "weapons": ["rifle", "gren"], "mounts": [],
        "at": [16, 14], "size": 1, "position": "pr", "wounds": 1, "state": "alive", "cost": 25, "allowance": 2,
        "terrain": "hole", "confused": False, "frozen": False, "moved": False, "attacked": False, "changed": False,
        "grenade_used": False, "title": "Rifleman", "calling": "rifle", "number": None, "feet": "½",
    }  # fmt: skip
    carrier = unit(stage, "West.APC1")
    assert (carrier["mounts"], carrier["size"], carrier["position"], carrier["cost"]) == (["mg", "mort"], 3, None, 155)
    assert carrier["attacked"] == [False, False] and carrier["allowance"] == 36 and carrier["terrain"] is None
    assert [one["id"] for one in view(stage)["units"]] == [
        "West.S1", "West.APC1", "West.T1", "West.O1", "East.S1", "East.O1",
    ]  # fmt: skip


@pytest.mark.clause("UC-R-73", "UC-R-31", "UC-R-34", "UC-R-62")
def test_what_a_unit_has_done_is_shown() -> None:
    stage = staged(f"{CARRIERS.replace(', position: pr, wounds: 1', '')}dice: [[5, 3], [3, 3], [6, 6], [6, 6]]",
                   "{grenades: single}")  # fmt: skip
    heard(stage, "West move A 16,13\nWest end move")
    assert unit(stage, "West.S1")["moved"]
    heard(stage, "West declare A gren B\nWest end declare")
    declared = {"unit": "West.S1", "weapon": "gren", "target": "East.S1"}
    assert view(stage)["declared"] == [declared | {"state": "waiting"}]
    assert view(stage)["asked"] == "East.S1" and view(stage)["to_act"] == ["East"] and view(stage)["half"] == "West"
    heard(stage, "East dirt B no")
    assert view(stage)["declared"] == [declared | {"state": "done"}] and view(stage)["asked"] is None
    soldier = unit(stage, "West.S1")
    assert soldier["attacked"] and soldier["grenade_used"] and not soldier["changed"]
    heard(stage, "West fire V mort B\nWest fire T gun B")
    assert unit(stage, "West.APC1")["attacked"] == [False, True] and unit(stage, "West.T1")["attacked"] is True
    assert unit(stage, "East.S1")["state"] == "killed" and unit(stage, "East.S1")["at"] == [12, 14]
    heard(stage, "West position A kn")
    assert unit(stage, "West.S1")["changed"] and unit(stage, "West.S1")["position"] == "kn"
    heard(stage, "West end position")
    gone = unit(stage, "East.S1")
    assert (gone["state"], gone["at"], gone["position"]) == ("removed", None, None)
    assert view(stage)["score"] == {"West": 25, "East": 0} and unit(stage, "West.S1")["grenade_used"]


@pytest.mark.clause("UC-R-24", "UC-R-25")
@pytest.mark.parametrize(
    ("option", "dice", "shown"), [("roll", "[1, 2]", "confused"), ("freeze", "[]", "frozen"), ("none", "[]", None)]
)
def test_want_of_an_officer_is_shown(option: str, dice: str, shown: str | None) -> None:
    position = "units: {West: {A: {type: S, at: [2, 2]}, C: {type: S, at: [2, 4]}}, East: {B: {type: O, at: [9, 2]}}}"
    stage = staged(f"{position}\ndice: {dice}", f"{{no_officer: {option}}}")
    soldier = unit(stage, "West.S1")
    assert {key for key in ("confused", "frozen") if soldier[key]} == ({shown} if shown else set())


def test_the_dice_that_are_about_to_fall_are_shown() -> None:
    stage = staged(f"{DUEL}step: declare")
    umpire = stage.umpire
    umpire.act(0, "declare S1 rifle S1")
    if view(stage)["phase"] == "declare":
        umpire.act(0, "end")
    umpire.act(1, "dirt S1 no")
    rolling = view(stage)["rolling"]
    assert rolling == {"unit": "West.S1", "weapon": "rifle", "target": "East.S1", "reply": False}
    assert view(stage)["to_act"] == [] and view(stage)["phase"] == "sighted"


@pytest.mark.clause("UC-R-67", "UC-R-70")
def test_what_is_bought_is_shown_to_its_side_alone_until_both_are_done() -> None:
    stage = staged("step: buy\ndice: [[1, 1], [2, 2]]", "{army: buy, points: 100}")
    assert heard(stage, "West buy A J mg", "East") == []
    assert [one["text"] for one in heard(stage, "West end", "East")] == ["Ann’s army is ready."]
    mine, theirs, public = view(stage, "West")["buying"], view(stage, "East")["buying"], view(stage)["buying"]
    assert mine == {
        "points": 100, "left": 10, "done": ["West"],
        "units": [{"name": "J1", "type": "J", "weapons": [], "mounts": ["mg"], "cost": 90}],
    }  # fmt: skip
    assert theirs == {"points": 100, "left": 100, "done": ["West"], "units": []}
    assert public == {"points": 100, "left": None, "done": ["West"], "units": []}
    assert view(stage, "West")["units"] == [] and view(stage)["map"]["name"] == "open"
    told = heard(stage, "East buy B S\nEast end", "West")
    assert [one["text"] for one in told][:3] == [
        "Bea’s army is ready.",
        "Ann shows an army of 90 points.",
        "Bea shows an army of 10 points.",
    ]
    assert view(stage, "East")["buying"] is None
    assert [(one["id"], one["state"], one["at"]) for one in view(stage)["units"]] == [
        ("West.J1", "unplaced", None),
        ("East.S1", "unplaced", None),
    ]


def test_the_map_and_the_markers_are_shown() -> None:
    shown = view(staged(f"{DUEL}map: [[bldg, 14, 4, 19, 9], [hole, 30, 30, 31, 31]]"))["map"]
    assert shown["name"] is None and shown["markers"] == [] and (shown["width"], shown["height"]) == (48, 32)
    assert shown["pieces"][0] == {"type": "bldg", "x0": 14, "y0": 4, "x1": 19, "y1": 9}
    shown = view(staged(f"{DUEL}map: default", "{scenario: hold}"))["map"]
    assert shown["name"] == "default" and shown["markers"] == [[23, 15, 24, 16], [16, 11, 17, 12], [30, 19, 31, 20]]


@pytest.mark.clause("UC-R-69", "UC-R-72")
def test_the_result_is_shown() -> None:
    stage = staged(DUEL)
    assert view(stage)["result"] is None
    heard(stage, "West resign")
    result = view(stage)["result"]
    assert (result["winners"], result["reason"], result["clause"]) == (["East"], "resigned", "UC-R-72")
    assert result["text"] == "Ann resigned. Bea wins." and view(stage)["to_act"] == []


def test_a_new_battle_begins_with_nothing_on_the_floor() -> None:
    game = Umpire(COMBAT, None, {}, bytes(32))
    shown = game.view(0)
    assert (shown["phase"], shown["round"], shown["rounds"], shown["scenario"]) == ("deploy", 0, 12, "battle")
    assert shown["half"] is None and shown["acted_first"] is None and shown["buying"] is None
    assert len(shown["units"]) == 22 and all(one["at"] is None for one in shown["units"])


def test_the_board_describes_what_never_changes() -> None:
    board = COMBAT.board
    assert [one["code"] for one in board["types"]] == ["O", "SF", "M", "S", "J", "MC", "APC", "T"]
    assert {one["code"]: one["range"] for one in board["weapons"]}["rifle"] == 20
    assert board["zones"] == {"West": [0, 5], "East": [42, 47]}
    assert {name: army["cost"] for name, army in board["armies"].items()} == dict.fromkeys(
        ("rifle", "motor", "mixed", "armour"), 300
    )
    assert set(board["maps"]) == {"default", "open", "village", "orchard"}
    known = COMBAT.game.rulebook.clauses
    for part in ("types", "weapons", "positions", "terrain", "steps"):
        assert all(one["clause"] in known for one in board[part])


def known(stage: CombatStage, seat: str, what: str) -> list[str]:
    """Return the units for which an entry of the seat's observation is not zero; its own units come first."""
    seen = stage.umpire.observation(stage.seats.index(seat))
    meaning = OBSERVATION.meaning
    place = meaning.index(f"own unit 0: {what}")
    each = meaning.index("own unit 1, entry for entry as unit 0")
    return [f"{side} {k}" for side, first in (("own", 0), ("enemy", UNITS)) for k in range(UNITS)
            if seen[(first + k) * each + place]]  # fmt: skip


@pytest.mark.clause("UC-R-46")
def test_learners_see_who_is_asked_about_the_dirt_while_it_is_asked() -> None:
    stage = staged(f"{DUEL}step: declare\ndice: [[6, 6]]")
    heard(stage, "West declare A rifle B\nWest end declare")
    assert known(stage, "East", "asked about the dirt") == ["own 0"]
    assert known(stage, "West", "asked about the dirt") == ["enemy 0"]
    heard(stage, "East dirt B no")
    assert known(stage, "East", "asked about the dirt") == []


@pytest.mark.clause("UC-R-68", "UC-R-95")
def test_learners_see_the_unit_that_is_picked_before_it_is_on_the_table() -> None:
    position = "units: {West: {A: {type: S}, T: {type: T}}, East: {B: {type: S}}}\nstep: deploy\ndice: [[1, 1], [2, 2]]"
    stage = staged(position)
    assert known(stage, "West", "picked") == []
    heard(stage, "West unit T")
    assert known(stage, "West", "picked") == ["own 1"]
    assert known(stage, "East", "picked") == ["enemy 1"]


@pytest.mark.clause("UC-TROOP-6", "UC-R-61")
def test_learners_see_what_medics_have_done() -> None:
    medic = "M: {type: M, at: [2, 2]}, A: {type: S, at: [3, 2], wounds: 2}, C: {type: S, at: [2, 3], wounds: 1}"
    stage = staged(f"{units(medic, 'B: {type: S, at: [40, 2]}')}step: heal")
    heard(stage, "West heal M A")
    assert known(stage, "West", "healings by it") == ["own 0"]
    assert known(stage, "East", "Medics that have healed it in this step") == ["enemy 1"]
