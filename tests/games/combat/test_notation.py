"""Tests of the notation of Ultimate Combat: every action is read back, and an error says how to write it."""

from __future__ import annotations

from random import Random

import pytest
from tests.every_game.tables import cases
from tests.games.combat.situations import COMBAT, DUEL, refused, staged, units, view

from sandtable.engine.errors import BadInput
from sandtable.engine.umpire import Umpire

VEHICLES = units("A: {type: S, weapons: [rifle], at: [2, 2]}, J: {type: J, mounts: [mg], at: [2, 8]}",
                 "B: {type: S, at: [3, 2]}, T: {type: T, at: [9, 8]}")  # fmt: skip


@pytest.mark.clause("UC-R-91")
@pytest.mark.parametrize("seed", cases(10))
def test_every_choice_reads_as_it_is_said(seed: int) -> None:
    rng = Random(seed)
    army = rng.choice(("mixed", "motor", "armour", "buy"))
    game = Umpire(COMBAT, None, {"army": army, "declare": rng.choice(("fire", "all")), "rounds": 2}, rng.randbytes(32))
    for _ in range(120):
        if game.over:
            break
        seat = rng.choice(game.waiting)
        offers = [offer for offer in game.offer(seat) if offer["kind"] != "resign"]
        for offer in rng.sample(offers, min(len(offers), 12)):
            assert game.read(seat, offer["text"]) == (offer["id"],)
            assert game.read(seat, f" {offer['text'].upper()} ") == (offer["id"],)
            assert offer["text"] == game.say(seat, offer["id"])
        game.decide(seat, rng.choice(offers)["id"])


def test_a_whole_act_is_one_decision_and_the_same_as_two_picks() -> None:
    one, two = staged(DUEL), staged(DUEL)
    one.umpire.act(0, "move S1 9,3")
    two.umpire.act(0, "unit S1")
    assert view(two)["picked"] == "West.S1" and view(one)["picked"] is None
    [step] = two.umpire.act(0, "move S1 9,3")
    assert step.text == "move S1 9,3" and step.action < COMBAT.actions
    assert one.umpire.state_hash() == two.umpire.state_hash()
    assert one.umpire.say(0, one.umpire.moves[-1][1]) == "move S1 9,3"


def test_a_unit_may_be_named_with_its_side() -> None:
    stage = staged(f"{DUEL}step: declare")
    short, long = (stage.umpire.read(0, text) for text in ("declare S1 rifle S1", "declare West.S1 rifle East.S1"))
    assert short == long
    assert refused(stage, "West", "declare S1 rifle West.O1")[0] == "UC-R-41"
    assert refused(stage, "West", "declare East.S1 mg S1")[0] == "UC-TURN-11"


@pytest.mark.clause("UC-R-12", "UC-R-11", "UC-R-73", "UC-R-31", "UC-R-36", "UC-R-40", "UC-R-43", "UC-R-14")
@pytest.mark.parametrize(
    ("step", "text", "clause"),
    [
        ("move", "move S1 -1,2", "UC-R-12"),
        ("move", "move S1 48,2", "UC-R-12"),
        ("move", "move S1 2,9999", "UC-R-12"),
        ("move", "move J1 47,31", "UC-R-12"),
        ("move", "move S1 3,2", "UC-R-11"),
        ("move", "move S1 2,2", "UC-R-73"),
        ("move", "deploy S1 2,3 kn", "UC-R-68"),
        ("move", "dirt S1 yes", "UC-R-46"),
        ("move", "buy S rifle", "UC-R-67"),
        ("declare", "declare J1 mg S1", "UC-R-31"),
        ("declare", "declare S1 knife S1", "UC-R-43"),
        ("declare", "declare S1 gun S1", "UC-R-43"),
        ("declare", "declare S1 rifle O1", "UC-R-4"),
        ("vehicles", "fire S1 rifle S1", "UC-R-31"),
        ("vehicles", "fire J1 gren T1", "UC-R-14"),
        ("vehicles", "fire J1 gun T1", "UC-R-14"),
        ("melee", "melee J1 S1", "UC-R-40"),
        ("melee", "melee S1 West.O1", "UC-R-41"),
        ("position", "position J1 kn", "UC-R-66"),
        ("position", "heal S1 O1", "UC-TURN-9"),
    ],
)
def test_a_text_that_no_choice_stands_for_is_refused_by_its_clause(step: str, text: str, clause: str) -> None:
    assert refused(staged(f"{VEHICLES}step: {step}"), "West", text)[0] == clause


@pytest.mark.parametrize(
    ("text", "lesson"),
    [
        ("", "is no action; write it like one of these: move S1 10,2,"),
        ("march S1 10,2", "is no action"),
        ("move S1", "is no action"),
        ("move S1 10,2 kn", "is no action"),
        ("move S9 10,2", "West has no unit 'S9'; its units: S1 O1"),
        ("move North.S1 10,2", "there is no side 'North'; there are West and East"),
        ("move S1 ten", "'ten' is no cell; write x,y as in 10,2, x 0 to 47, y 0 to 31"),
        ("declare S1 sword S1", "'sword' is no weapon; weapons are knife, pistol,"),
        ("position S1 sit", "'sit' is no position; positions are st, kn, pr"),
        ("dirt S1 perhaps", "'perhaps' is no answer; write dirt S1 yes or dirt S1 no"),
        ("buy A ninja", "'ninja' is no type of unit; types are O, SF, M, S, J, MC, APC, T"),
        ("buy A S sword", "'sword' is no weapon; weapons are knife, pistol,"),
        ("equip sword", "'sword' is no weapon; weapons are knife, pistol,"),
        ("preset army", "there is no army called 'army'; there are rifle, motor, mixed, armour"),
    ],
)
def test_a_text_that_cannot_be_read_teaches(text: str, lesson: str) -> None:
    with pytest.raises(BadInput, match=lesson):
        staged(DUEL).umpire.act(0, text)


def test_who_watches_has_no_units() -> None:
    with pytest.raises(BadInput, match="a spectator has no units: say whose 'S1' is"):
        staged(DUEL).umpire.read(2, "move S1 3,3")


@pytest.mark.clause("UC-R-90", "UC-R-33", "UC-R-14", "UC-R-67")
def test_armies_are_bought_at_once_or_piece_by_piece() -> None:
    one, two = (staged("step: buy", "{army: buy, points: 100}") for _ in range(2))
    assert refused(one, "West", "buy Joe S mg baz")[0] == "UC-R-33"
    one.umpire.act(0, "buy Joe S rifle gren")
    assert refused(one, "West", "buy J mg")[0] == "UC-R-67"
    assert refused(one, "East", "buy V MC gun")[0] == "UC-R-14"
    for text in ("buy S", "equip rifle", "equip gren"):
        two.umpire.act(0, text)
    assert one.umpire.state_hash() == two.umpire.state_hash()
    assert refused(two, "West", "equip rifle")[0] == "UC-R-33"
    assert refused(two, "West", "equip gun")[0] == "UC-R-33"
    for weapon in ("rifle", "knife", "gun", "mg"):
        assert refused(two, "West", f"mount {weapon}")[0] == "UC-R-14"
    assert refused(two, "West", "mount mg")[0] == "UC-R-14"
    assert refused(two, "East", "equip rifle")[0] == "UC-R-90"
    assert refused(two, "East", "end")[0] == "UC-R-67"
    said = [two.umpire.say(0, action) for action in two.umpire.legal(0)]
    assert {"buy S", "equip mg", "end"} <= set(said) and "equip rifle" not in said and "preset rifle" not in said


@pytest.mark.clause("UC-R-28")
@pytest.mark.parametrize("enemy", ["[6, 2]", "[40, 2]"])
def test_where_only_vehicles_are_aimed_at_a_first_pick_says_so(enemy: str) -> None:
    west = "A: {type: S, weapons: [baz], at: [2, 2]}, C: {type: S, weapons: [rifle], at: [26, 2]}"
    stage = staged(f"{units(west, f'B: {{type: S, at: {enemy}}}')}step: declare", "{at_weapons: target}")
    assert refused(stage, "West", "unit S1")[0] == "UC-R-28"


@pytest.mark.clause("UC-TURN-11")
def test_whose_unit_and_whose_half_turn_are_told_apart() -> None:
    stage = staged(DUEL)
    assert refused(stage, "West", "move East.S1 7,2")[1].startswith("Choose one of your own units.")
    assert refused(stage, "East", "move S1 7,2")[1].startswith("Wait: it is Ann’s half-turn.")
