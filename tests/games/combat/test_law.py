"""Tests of clauses of Ultimate Combat that no single scenario shows: tables, options, chance, secrets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.combat.referee_tables import ARMIES, MAPS, POSITIONS, SEATS, TERRAIN, TYPES, WEAPONS

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire
from sandtable.games import variant

COMBAT = variant("combat")
BOARD = COMBAT.describe()["board"]
SOLDIER = {"type": "S", "weapons": ["rifle"], "mounts": []}
PAIR = {"units": [SOLDIER, SOLDIER]}


def battle(**options: Any) -> Umpire:
    return Umpire(COMBAT, None, options, bytes(32), asks_chance=True)


def roll(game: Umpire, *dice: int) -> None:
    """Roll the given dice: both dice of each side, one roll after the other, and then further rolls."""
    for first, second in zip(dice[::2], dice[1::2], strict=True):
        game.replay(CHANCE, 6 * (first - 1) + second - 1)


def clause(game: Umpire, seat: int, text: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        game.act(seat, text)
    return refused.value.clause


def texts(game: Umpire, seat: int) -> set[str]:
    return {game.say(seat, action) for action in game.legal(seat)}


# The tables of section 1.


@pytest.mark.clause("UC-TROOP-1", "UC-TROOP-3", "UC-TROOP-5", "UC-TROOP-7")
@pytest.mark.clause("UC-VEH-1", "UC-VEH-2", "UC-VEH-3", "UC-VEH-4", "UC-R-1", "UC-R-10", "UC-R-14", "UC-R-26")
def test_troops_and_vehicles() -> None:
    shown = {
        one["code"]: (one["toughness"], one["movement"], one["cost"], one["mounts"], one["size"])
        for one in BOARD["types"]
    }
    assert shown == {code: (*kind[:4], max(1, kind.size)) for code, kind in TYPES.items()}


@pytest.mark.clause("UC-WPN-1", "UC-WPN-2", "UC-WPN-3", "UC-WPN-4", "UC-WPN-5", "UC-WPN-6", "UC-WPN-7", "UC-R-29")
def test_weapons() -> None:
    shown = {one["code"]: one for one in BOARD["weapons"]}
    assert {code for code in shown if code != "melee"} == set(WEAPONS)
    for code, weapon in WEAPONS.items():
        one = shown[code]
        assert (one["range"], one["melee"], one["cost"]) == (weapon.feet, weapon.melee, weapon.cost)
        assert one["ranged"] == weapon.ranged + weapon.against_vehicles
        assert one["vehicles_only"] == (weapon.against_vehicles > 0)


@pytest.mark.clause("UC-POS-1", "UC-POS-2", "UC-POS-3", "UC-TER-1", "UC-TER-2", "UC-TER-3", "UC-TER-4")
def test_positions_and_terrain() -> None:
    shown = {
        one["code"]: (one["movement"], one["melee"], one["toughness"], one["thrown"]) for one in BOARD["positions"]
    }
    assert shown == {code: (one.feet, one.modifier, -one.modifier, one.modifier) for code, one in POSITIONS.items()}
    cover = {one["code"]: (one["ranged"], one["thrown"], one["toughness"]) for one in BOARD["terrain"]}
    assert cover == {code: tuple(one) for code, one in TERRAIN.items() if code}


@pytest.mark.clause("UC-R-2", "UC-R-5")
def test_the_table() -> None:
    assert BOARD["size"] == {"width": 24 * 2, "height": 16 * 2, "cells_per_foot": 2}
    assert BOARD["zones"] == {"West": [0, 5], "East": [42, 47]}


@pytest.mark.clause("UC-R-6", "UC-R-97")
def test_the_maps() -> None:
    for name, pieces in MAPS.items():
        assert sorted(map(tuple, BOARD["maps"][name]["pieces"])) == sorted(pieces)
    cells = Counter[str]()
    for kind, x0, y0, x1, y1 in MAPS["default"]:
        cells[kind] += (x1 - x0 + 1) * (y1 - y0 + 1)
    assert cells == {"bldg": 72, "trees": 64, "hole": 16}


@pytest.mark.clause("UC-R-97")
@pytest.mark.parametrize("name", BOARD["maps"])
def test_a_map_is_the_same_from_both_sides(name: str) -> None:
    pieces = {tuple(piece) for piece in BOARD["maps"][name]["pieces"]}
    assert {(kind, 47 - x1, 31 - y1, 47 - x0, 31 - y0) for kind, x0, y0, x1, y1 in pieces} == pieces
    assert COMBAT.read_options({"map": {"pieces": [list(piece) for piece in pieces]}})


@pytest.mark.clause("UC-R-67", "UC-R-75", "UC-R-97")
def test_the_armies() -> None:
    for name, army in BOARD["armies"].items():
        listed = [(unit["type"], *unit["weapons"], *unit["mounts"]) for unit in army["units"]]
        if name in ARMIES:
            assert [(one[0], sorted(one[1:])) for one in listed] == [(one[0], sorted(one[1:])) for one in ARMIES[name]]
        cost = sum(TYPES[kind].cost + sum(WEAPONS[weapon].cost for weapon in weapons) for kind, *weapons in listed)
        assert cost == army["cost"] <= 300


# What may be agreed on.


@pytest.mark.clause("UC-R-64")
def test_two_play() -> None:
    assert COMBAT.players == (2, 2) and COMBAT.seats() == SEATS
    for players in (1, 3):
        with pytest.raises(BadInput):
            Umpire(COMBAT, players)


@pytest.mark.clause("UC-R-77", "UC-R-67", "UC-R-69")
def test_the_options_and_their_defaults() -> None:
    table = {option.key: (option.default, *(value for value in _values(option) if value != option.default))
             for option in COMBAT.options}  # fmt: skip
    expected = {
        "veh_in_trees": ("no", "yes"),
        "trees_block": ("no", "yes"),
        "mortar_indirect": ("no", "yes"),
        "wounds_monotonic": ("no", "yes"),
        "no_officer": ("roll", "freeze", "none"),
        "confusion": ("all", "move_only"),
        "at_weapons": ("bonus", "target"),
        "attacks": ("one", "per_step"),
        "grenades": ("unlimited", "single"),
        "carry": ("standard", "free"),
        "declare": ("fire", "all"),
        "h2h_reply": ("no", "yes"),
        "terrain_cols": ("occupant", "target"),
        "prone_melee": ("literal", "no_bonus"),
        "nine": ("kill", "wound"),
        "fourth_wound": ("kill", "none"),
        "fire_scope": ("fire", "all", "sighted"),
        "medic": ("turn_one", "turn_all", "game"),
        "medic_self": ("no", "yes"),
        "init_dice": (2, 1),
        "scenario": ("battle", "skirmish", "hold"),
        "resign": ("yes", "no"),
    }
    assert {key: table[key] for key in expected} == expected
    settings = COMBAT.read_options({})
    assert (settings["map"], settings["army"], settings["points"]) == ("default", "rifle", 300)
    for points, rounds in ((9, 12), (300, 0), (-1, 1), (300, -3)):
        with pytest.raises(BadInput):
            COMBAT.read_options({"points": points, "rounds": rounds})
    assert COMBAT.read_options({"points": 10, "rounds": 1})["rounds"] == 1


def _values(option: Any) -> Any:
    return () if isinstance(option.values, range) else option.values


@pytest.mark.clause("UC-R-92", "UC-R-5", "UC-R-6")
@pytest.mark.parametrize(
    "pieces",
    [
        [["bldg", 6, 6, 48, 7]],
        [["bldg", 6, 6, 7, 32]],
        [["bldg", -1, 6, 7, 7]],
        [["bldg", 9, 6, 8, 7]],
        [["veh", 9, 6, 9, 7]],
        [["bldg", 9, 6, 9]],
        [["bldg", 9, 6, 9, 7], ["hole", 9, 7, 10, 8]],
        [["hole", 8 + k, 0, 8 + k, 0] for k in range(33)],
        [["hole", 9.5, 6, 10, 7]],
        [["hole", True, 6, 10, 7]],
        "bldg",
        None,
    ],
)
def test_maps_that_are_none(pieces: Any) -> None:
    with pytest.raises(BadInput, match="map"):
        battle(map={"pieces": pieces})


@pytest.mark.clause("UC-R-92", "UC-R-67", "UC-R-33", "UC-R-14")
@pytest.mark.parametrize(
    "units",
    [
        [],
        [{"type": "X"}],
        [{"type": "S", "weapons": ["gun"]}],
        [{"type": "S", "weapons": ["rifle", "rifle"]}],
        [{"type": "S", "weapons": ["mg", "baz"]}],
        [{"type": "S", "weapons": ["knife", "pistol", "rifle", "gren"]}],
        [{"type": "S", "mounts": ["mg"]}],
        [{"type": "J", "weapons": ["rifle"]}],
        [{"type": "J", "mounts": ["mg", "mg"]}],
        [{"type": "J", "mounts": ["rifle"]}],
        [{"type": "MC", "mounts": ["mg"]}],
        [{"type": "T", "mounts": ["baz"]}],
        [{"type": "S", "count": 31}],
        [{"type": "S", "count": 0}],
        [{"type": "S"}, {"type": "S", "count": 30}],
        [{"type": "T"}, {"type": "APC", "mounts": ["mg"]}],
        [{"type": "S", "colour": "green"}],
        "rifle",
    ],
)
def test_armies_that_are_none(units: Any) -> None:
    for key in ("army", "army_west", "army_east"):
        with pytest.raises(BadInput, match="army"):
            battle(**{key: {"units": units}})


@pytest.mark.clause("UC-R-92", "UC-R-33", "UC-R-77")
def test_an_army_that_carries_freely() -> None:
    loaded = {"units": [{"type": "S", "weapons": ["mg", "baz", "rifle", "knife"]}]}
    assert battle(army=loaded, carry="free").view(0)["units"][0]["weapons"] == ["knife", "rifle", "mg", "baz"]


@pytest.mark.clause("UC-R-94", "UC-R-67")
def test_each_side_may_have_its_own_army() -> None:
    view = battle(army="motor", army_east=PAIR).view(0)
    assert [unit["type"] for unit in view["units"] if unit["side"] == "West"] == [one[0] for one in ARMIES["motor"]]
    assert [unit["id"] for unit in view["units"] if unit["side"] == "East"] == ["East.S1", "East.S2"]


@pytest.mark.clause("UC-R-94", "UC-R-70")
def test_one_side_may_buy() -> None:
    game = battle(army=PAIR, army_west="buy")
    assert game.view(0)["to_act"] == ["West"] and game.view(1)["phase"] == "buy"
    game.act(0, "buy A S rifle")
    game.act(0, "end")
    assert [unit["id"] for unit in game.view(1)["units"]] == ["West.S1", "East.S1", "East.S2"]


# Buying.


@pytest.mark.clause("UC-R-90", "UC-R-91", "UC-R-33")
def test_weapons_are_for_the_unit_bought_last() -> None:
    game = battle(army="buy")
    for text in ("buy S", "equip rifle", "buy J", "mount mg", "buy S", "equip gren", "equip baz"):
        game.act(0, text)
    own = game.view(0)["buying"]["units"]
    assert [(unit["name"], unit["weapons"], unit["mounts"]) for unit in own] == [
        ("S1", ["rifle"], []),
        ("J1", [], ["mg"]),
        ("S2", ["gren", "baz"], []),
    ]
    assert game.view(0)["buying"]["left"] == 300 - 20 - 90 - 45
    assert clause(game, 0, "equip mg") == "UC-R-33" == clause(game, 0, "equip gren")
    assert clause(game, 0, "mount mg") == "UC-R-14"
    assert "equip mort" not in texts(game, 0) and "equip rifle" in texts(game, 0)


@pytest.mark.clause("UC-R-90")
def test_nothing_is_carried_by_nobody() -> None:
    game = battle(army="buy")
    assert clause(game, 0, "equip rifle") == "UC-R-90" == clause(game, 1, "mount mg")


@pytest.mark.clause("UC-R-70", "UC-R-67")
def test_nobody_sees_what_another_buys_until_both_are_done() -> None:
    game = battle(army="buy")
    game.act(0, "preset rifle")
    game.act(0, "end")
    for viewer in (1, game.spectator):
        seen = game.view(viewer)
        assert seen["units"] == [] and seen["buying"]["done"] == ["West"]
        assert not seen["buying"]["units"]
    steps = game.act(1, "buy X O")
    assert all(not game.told(step, 0) for step in steps)
    game.act(1, "end")
    assert len(game.view(0)["units"]) == len(ARMIES["rifle"]) + 1


# Deployment.


@pytest.mark.clause("UC-R-96", "UC-R-68")
def test_who_has_no_room_stays_out() -> None:
    tanks = {"units": [{"type": "T", "count": 22}]}
    game = battle(points=10_000, army_west=tanks, army_east=PAIR)
    roll(game, 1, 1, 6, 6)
    spots = [(x, y) for x in (0, 3) for y in range(0, 30, 3)]
    for k, (x, y) in enumerate(spots):
        game.act(0, f"deploy T{k + 1} {x},{y}")
        if k < 2:
            game.act(1, f"deploy S{k + 1} 47,{k}")
    states = Counter(unit["state"] for unit in game.view(0)["units"] if unit["side"] == "West")
    assert states == {"alive": 20, "removed": 2}
    assert game.view(0)["phase"] == "initiative" and game.view(0)["score"] == {"West": 0, "East": 0}


@pytest.mark.clause("UC-R-95", "UC-R-72")
def test_between_the_two_picks_there_is_nothing_but_resigning() -> None:
    game = battle(army=PAIR, no_officer="none")
    roll(game, 1, 1, 6, 6)
    game.act(0, "unit S2")
    assert clause(game, 0, "unit S1") == "UC-R-95" == clause(game, 0, "deploy S1 0,0")
    assert all(text.startswith("deploy S2 ") for text in texts(game, 0))
    game.act(0, "deploy S2 0,0")
    for seat, text in ((1, "deploy S1 47,0"), (0, "deploy S1 0,2"), (1, "deploy S2 47,2")):
        game.act(seat, text)
    roll(game, 6, 6, 1, 1)
    game.act(0, "unit S1")
    assert clause(game, 0, "move S2 1,1") == "UC-R-95" == clause(game, 0, "end")
    game.act(0, "resign")
    assert game.result and (game.result.winners, game.result.reason) == ((1,), "resigned")


@pytest.mark.clause("UC-R-93", "UC-R-72")
def test_what_a_result_is_worth() -> None:
    game = battle(army=PAIR, no_officer="none", rounds=1, map="open")
    roll(game, 1, 1, 6, 6)
    for seat, text in ((0, "deploy S1 0,0"), (1, "deploy S1 47,31"), (0, "deploy S2 0,1"), (1, "deploy S2 47,30")):
        game.act(seat, text)
    roll(game, 6, 6, 1, 1)
    drawn, lost = game.copy(), game.copy()
    lost.act(0, "resign")
    assert lost.scores == (-1.0, 1.0)
    while not drawn.over:
        drawn.act(drawn.waiting[0], "end")
    assert drawn.scores == (0.0, 0.0) and drawn.result and drawn.result.winners == ()


# Dice.


@pytest.mark.clause("UC-R-71", "UC-ATK-1")
def test_two_dice_are_thirty_six_outcomes_all_as_likely() -> None:
    assert list(battle().weights()) == 36 * [1]
    assert list(battle(init_dice=1).weights()) == 6 * [1]


@pytest.mark.clause("UC-R-68", "UC-R-71", "UC-R-65")
def test_every_roll_of_both_sides_says_who_is_first() -> None:
    for outcome in range(36):
        game = battle(army=PAIR)
        game.replay(CHANCE, outcome)
        roll(game, 3, 4)
        west = outcome // 6 + outcome % 6 + 2
        assert game.waiting_bits == (1 << CHANCE if west == 7 else 1 if west < 7 else 2)
