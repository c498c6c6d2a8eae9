"""Tests of the baselines of Ultimate Soldier: the choices that each habit leaves."""

from __future__ import annotations

import pytest

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.soldier.player.baselines import baselines
from sandtable.games.soldier.scenarios.position import Position

SOLDIER = variant("soldier")
DRAW = ["T1"] * 30
ARMED = ["Advance", "Attack", "T1", "Sniper", "Bomb"]
ANSWERS = ["Block", "Retaliate", "Retreat", "Glock"]


def table(*hands: list[str]) -> Umpire:
    """Return a game in which these hands have been dealt, and seat 0 is to move."""
    held = {"hands": dict(zip("AB", hands, strict=True)), "soldiers": {"A": "Scout", "B": "Ninja"}}
    dealt = Position({**held, "pile": "Officer", "draw": "30*T1", "drawn": True}, ("A", "B"))
    return Umpire.staged(SOLDIER, 2, {"ask": "holders"}, dealt.arrange)


def attacked() -> Umpire:
    """Return a game in which seat 1 must answer an Attack."""
    umpire = table(["Advance", "Attack", "T1"], ANSWERS)
    umpire.act(0, "ADVANCE Scout B.Ninja")
    umpire.act(0, "LAY Attack")
    return umpire


def left(habit: str, umpire: Umpire) -> set[str]:
    seat = umpire.waiting[0]
    view = SOLDIER.game.schema.read_view(umpire.packed(seat))
    return {umpire.say(seat, a) for a in baselines(SOLDIER.id)[habit](view, umpire.legal(seat))}


@pytest.mark.parametrize(
    ("habit", "only"),
    [
        ("attack-always", {"ADVANCE Scout B.Ninja"}),
        ("train-first", {"TRAIN 1"}),
        ("recruit", {"TRAIN 1"}),
        ("shoot-first", {"SNIPE B.Ninja", "BOMB"}),
    ],
)
def test_a_habit_of_moves(habit: str, only: set[str]) -> None:
    assert left(habit, table(ARMED, ["Block"])) == only


@pytest.mark.parametrize(
    ("habit", "only"),
    [
        ("never-react", {"NO_RESPONSE"}),
        ("slip-away", {"LAY Retreat"}),
        ("no-boosts", {"NO_RESPONSE", "LAY Block", "LAY Retaliate", "LAY Retreat"}),
        ("all-boosts", {"LAY Block +Glock", "LAY Retaliate +Glock"}),
        ("lowest-first", {"LAY Block"}),
    ],
)
def test_a_habit_of_answers(habit: str, only: set[str]) -> None:
    assert left(habit, attacked()) == only


def test_who_waits_attacks_with_a_hand_that_can_go_on() -> None:
    assert not any(said.startswith("ADVANCE") for said in left("wait", table(ARMED, ["Block"])))
    strong = left("wait", table([*ARMED, "Block", "Retaliate"], ["Block"]))
    assert "ADVANCE Scout B.Ninja" in strong
