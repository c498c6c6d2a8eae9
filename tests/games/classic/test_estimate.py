"""Tests of the estimate of a position in Classic Stratego."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sandtable.games import variant
from sandtable.games.classic.player.estimate import (
    EXPOSED,
    HUNTED,
    ITEMS,
    MINERS,
    NEAR,
    SHARE,
    estimate,
    standing,
)
from sandtable.scenarios.files import read_text

POSITION = """
id: P
game: {id}
board: {{South: "{south}", North: "{north}"}}
expect: {{over: no}}
"""
BOTH = pytest.mark.parametrize("id", ["stratego-classic", "stratego-barrage"])


def position(id: str, south: str, north: str) -> Any:
    [scenario] = read_text(POSITION.format(id=id, south=south, north=north))
    game = variant(id).game.stage(variant(id), scenario).umpire
    return game.game.schema.read_state(game.laid_open())


def worth(id: str, south: str, north: str, seat: int = 0) -> int:
    return int(estimate(position(id, south, north), seat))


def count(item: int, seat: int, south: str, north: str) -> float:
    """Return how often an item counts for a seat in Classic."""
    return standing(position("stratego-classic", south, north), seat, 1000 * np.eye(ITEMS, dtype=int)[item]) / 1000


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


WALL = "F@a1 B@a2 B@b1"
SOUTH, NORTH = 0, 1


@pytest.mark.parametrize(
    ("item", "south", "north", "expected"),
    [
        pytest.param(
            NEAR + 3, "9@e5 F@a1 B@a2", "4@a5 F@j10", 1, id="an enemy four steps from a Flag with a gap in its wall"
        ),
        pytest.param(NEAR + 3, "9@e5 F@a1", "4@a5 F@j10", 1, id="an enemy four steps from the Flag"),
        pytest.param(NEAR + 3, "9@e5 F@a1", "B@a5 4@j8 F@j10", 0, id="a Bomb four steps from the Flag"),
        pytest.param(MINERS + 3, "9@e5 F@a1", "3@a5 F@j10", 1, id="a Miner near the Flag"),
        pytest.param(MINERS + 3, "9@e5 F@a1", "4@a5 F@j10", 0, id="an enemy that is no Miner"),
        pytest.param(SHARE, f"9@e5 2@e1 2@f1 {WALL}", "4@e8 B@g10 F@j10", 0.75, id="three of four can move"),
        pytest.param(HUNTED, "9@e5 8@f5 F@a1", "10@e8 F@j10", 1, id="two, both beaten by the strongest enemy"),
        pytest.param(HUNTED, "9@e5 10@f5 F@a1", "10@e8 F@j10", 0, id="one as strong"),
        pytest.param(HUNTED, "9@e5 S@f5 F@a1", "10@e8 F@j10", 0, id="a Spy against the Marshal"),
        pytest.param(HUNTED, "8@e5 S@f5 F@a1", "9@e8 F@j10", 1, id="a Spy against a General"),
        pytest.param(HUNTED, "9@e5 8@f5 7@i5 6@j5 F@a1", "10@e8 F@j10", 0, id="more than a few"),
    ],
)
def test_what_counts_for_a_side(item: int, south: str, north: str, expected: float) -> None:
    assert count(item, SOUTH, south, north) == expected


def test_pieces_count_as_exposed_where_the_other_side_is_to_move_and_beats_them() -> None:
    south, north = "9@e5 8@i5 F@a1", "8@e6 9@i6 B@j5 F@j10"  # South is to move
    assert count(EXPOSED, NORTH, south, north) == 1
    assert count(EXPOSED, SOUTH, south, north) == 0


def test_bombs_around_a_flag_count_like_others() -> None:
    """A seat knows its own wall and not the enemy's: with the wall, every view would look better than it is."""
    walled, open_ = f"9@e5 {WALL}", "9@e5 F@a1 B@c1 B@c2"
    north = "9@e8 F@j10 B@j9 B@i10"
    assert worth("stratego-classic", walled, north) == worth("stratego-classic", open_, north)


def test_a_lead_counts_more_where_few_pieces_are_left() -> None:
    more, fewer = "4@e1 4@f1 4@g1 5@h1 5@i1", "4@e1"
    many = worth("stratego-classic", f"9@e5 {more} F@a1", f"{more.replace('1', '9')} F@j10")
    few = worth("stratego-classic", f"9@e5 {fewer} F@a1", f"{fewer.replace('1', '9')} F@j10")
    assert few > many > 0
