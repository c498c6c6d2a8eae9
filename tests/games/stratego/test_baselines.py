"""Tests of the baselines of Stratego: the choices that each habit leaves."""

from __future__ import annotations

import pytest
from tests.games.stratego.test_sergeant import staged

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.stratego.player.baselines import baselines

LIGHTNING = variant("stratego-lightning")
SOUTH = "9@e5. 2@a4 7@j6 F@a1 B@a2"
NORTH = "4@e6! 5@f5. 6@j7 F@d10"


def wanted(umpire: Umpire, habit: str) -> set[str]:
    view = LIGHTNING.game.schema.read_view(umpire.packed(0))
    return {umpire.say(0, a) for a in baselines(LIGHTNING.id)[habit](view, umpire.legal(0))}


@pytest.mark.parametrize(
    ("habit", "among", "not_among"),
    [
        ("attacks-everything", {"e5-e6", "e5-f5", "j6-j7"}, {"e5-e4", "a4-b4"}),
        ("attacks-no-unknown", {"e5-e6", "e5-e4"}, {"e5-f5", "j6-j7"}),
        ("attacks-no-unmoved", {"e5-e6", "e5-f5"}, {"j6-j7"}),
        ("turtle", {"a4-b4", "e5-e4", "e5-f5"}, {"a4-a9", "j6-i6"}),
        ("rush", {"e5-e6", "a4-a9", "e5-f5"}, {"e5-e4", "a4-b4"}),
        ("high-first", {"e5-e4", "j6-j7"}, {"a4-b4"}),
        ("scouts-first", {"a4-b4", "a4-a9"}, {"e5-e6"}),
        ("few-move", {"e5-e4"}, {"a4-b4", "j6-j7"}),
        ("high-march", {"e5-e6"}, {"e5-e4", "j6-j7", "a4-a9"}),
    ],
)
def test_a_habit_of_moves(habit: str, among: set[str], not_among: set[str]) -> None:
    choices = wanted(staged(SOUTH, NORTH), habit)
    assert among <= choices
    assert not choices & not_among


def test_the_flag_in_an_odd_place_goes_down_first() -> None:
    umpire = Umpire(LIGHTNING, seed=bytes(32))
    placed = wanted(umpire, "odd-flag")
    assert len(placed) == 20 and all("F" in said and said.endswith(("3", "4")) for said in placed)
    assert wanted(staged(SOUTH, NORTH), "odd-flag") == set()


def test_there_are_habits_enough_in_every_variant() -> None:
    for id in ("stratego-lightning", "stratego-campaign", "stratego-alliance", "stratego-alliance-lightning"):
        assert len(baselines(id)) >= 8
