"""Tests of the estimate of a position in Classic Stratego."""

from __future__ import annotations

import pytest

from sandtable.games import variant
from sandtable.games.classic.player.estimate import estimate
from sandtable.scenarios.files import read_text

POSITION = """
id: P
game: {id}
board: {{South: "{south}", North: "{north}"}}
expect: {{over: no}}
"""
BOTH = pytest.mark.parametrize("id", ["stratego-classic", "stratego-barrage"])


def worth(id: str, south: str, north: str, seat: int = 0) -> int:
    [scenario] = read_text(POSITION.format(id=id, south=south, north=north))
    game = variant(id).game.stage(variant(id), scenario).umpire
    return int(estimate(game.game.schema.read_state(game.laid_open()), seat))


@BOTH
def test_what_one_side_gains_the_other_loses(id: str) -> None:
    south, north = "9@e5 F@a1 3@b4", "2@e8 F@j10 2@h9"
    assert worth(id, south, north, 0) == -worth(id, south, north, 1)


@BOTH
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("9@e5 3@b4", "9@e5", id="a piece more"),
        pytest.param("9@e5", "S@e5", id="a stronger piece"),
        pytest.param("10@e5", "10@e5!", id="one that nobody has seen"),
    ],
)
def test_a_larger_army_is_better(id: str, better: str, worse: str) -> None:
    north = "3@e8 F@j10 2@h9"
    assert worth(id, f"{better} F@a1", north) > worth(id, f"{worse} F@a1", north)


@BOTH
def test_an_enemy_beside_the_flag_is_worse_than_one_far_away(id: str) -> None:
    distances = [worth(id, "9@e5 F@a1 3@b4", f"10@{space} F@j10") for space in ("a2", "a3", "a4", "a5", "j7")]
    assert distances == sorted(distances) and distances[0] < distances[-1] - 100
