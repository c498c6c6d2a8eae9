"""Tests of what computer players of Classic Stratego believe of hidden pieces."""

from __future__ import annotations

import pytest

from sandtable.games import variant
from sandtable.games.classic.player.beliefs import log_likelihood
from sandtable.scenarios.files import read_text

POSITION = """
id: P
game: {id}
board: {{South: "9@e5 F@a1", North: "{north}"}}
expect: {{over: no}}
"""


def likely(id: str, north: str) -> int:
    """Return how likely South finds it that the enemy's hidden pieces are these."""
    [scenario] = read_text(POSITION.format(id=id, north=north))
    game = variant(id).game.stage(variant(id), scenario).umpire
    schema = game.game.schema
    return log_likelihood(schema.read_view(game.packed(0)), schema.read_state(game.laid_open()), [])


def test_bombs_are_expected_around_the_flag() -> None:
    around = likely("stratego-classic", "F@a10 B@b10 B@a9 4@e10 4@e9")
    beside = likely("stratego-classic", "F@a10 B@b10 4@a9 4@e10 B@e9")
    apart = likely("stratego-classic", "F@a10 4@b10 4@a9 B@e10 B@e9")
    assert around > beside > apart


@pytest.mark.parametrize("id", ["stratego-classic", "stratego-barrage"])
def test_the_flag_is_expected_far_back(id: str) -> None:
    assert likely(id, "F@a10 2@a7 3@e9") > likely(id, "2@a10 F@a7 3@e9")
