"""Tests of the estimate of a position in Stratego."""

from __future__ import annotations

import pytest
from tests.games.stratego.staged import position_of

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.stratego.fields import State
from sandtable.games.stratego.player.estimate import estimate

LIGHTNING = variant("stratego-lightning")


def worth(south: str, north: str, seat: int = 0) -> int:
    states: list[State] = []

    def arrange(state: State) -> None:
        position_of(south, north).arrange(state)
        states.append(state)

    Umpire.staged(LIGHTNING, None, {}, arrange)
    return int(estimate(states[0], seat))


def test_what_one_side_gains_the_other_loses() -> None:
    south, north = "9@e5 F@a1 4@b4", "8@e8 F@j10 2@h9"
    assert worth(south, north, 0) == -worth(south, north, 1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("9@e5 3@b4", "9@e5", id="a piece more"),
        pytest.param("9@e5", "5@e5", id="a stronger piece"),
        pytest.param("10@e5", "10@e5!", id="one that nobody has seen"),
    ],
)
def test_a_larger_army_is_better(better: str, worse: str) -> None:
    north = "8@e8 F@j10 2@h9"
    assert worth(f"{better} F@a1", north) > worth(f"{worse} F@a1", north)


def test_an_enemy_beside_the_flag_is_worse_than_one_far_away() -> None:
    south = "9@e5 F@a1 4@b4"
    distances = [worth(south, f"7@{space} F@j10") for space in ("a2", "a3", "a4", "a5", "j7")]
    assert distances == sorted(distances) and distances[0] < distances[-1] - 100
