"""Tests that what a study forbids a player in Ultimate Combat is not used, though an action is named in two picks."""

from __future__ import annotations

import numpy as np
import pytest
from tests.every_game.tables import long

from sandtable.batches.match_runner import MatchRunner
from sandtable.bots.compiled_specs import player_rows
from sandtable.games import variant
from sandtable.games.combat.measures import PARTS

COMBAT = variant("combat")
GAMES = 3


@long
@pytest.mark.parametrize("part", ["J", "mg", "heal", "move"])
def test_a_part_that_is_barred_is_not_used(part: str) -> None:
    place = list(PARTS).index(part)
    options = COMBAT.read_options({"army": "mixed", "rounds": 4})
    players = player_rows(["recruit", "recruit"], COMBAT, [1 << place, 0])
    table = MatchRunner(COMBAT, 2, options, players)
    games = table.play(np.array([[0, 1]] * GAMES), range(GAMES), range(GAMES))
    assert games.used[:, 0, place].sum() == 0
    assert games.used[:, 1, place].sum() > 0
