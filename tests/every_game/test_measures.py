"""Tests of what a game tells studies: every part has a name, and the figures agree with the games."""

from __future__ import annotations

import numpy as np
import pytest
from tests.conftest import at_night
from tests.every_game.tables import short

from sandtable.batches.match_runner import DECIDED, FORCED, OFFERED, MatchRunner
from sandtable.bots.compiled_specs import player_rows
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.game import Variant
from sandtable.games import variants

pytestmark = pytest.mark.skipif(not INTERPRETED, reason="long, and the same however rules are run")
COUNTED = [
    pytest.param(variant, id=id, marks=at_night(id))
    for id, variant in variants().items()
    if variant.game.measures.parts
]


@pytest.mark.parametrize("variant", COUNTED)
def test_every_decision_is_counted_and_only_named_parts_are_used(variant: Variant) -> None:
    seats = len(variant.seats())
    players = player_rows(["sergeant", "random"], variant)
    runner = MatchRunner(variant, seats, variant.read_options(short(variant, 100)), players, follows=True)
    seated = np.array([[(game + seat) % 2 for seat in range(seats)] for game in range(2)])
    games = runner.play(seated, [11, 12], [13, 14])
    assert games.choices[:, :, DECIDED].sum(axis=1).tolist() == games.plies.tolist()
    assert (games.choices[:, :, OFFERED] >= games.choices[:, :, DECIDED]).all()
    assert (games.choices[:, :, FORCED] <= games.choices[:, :, DECIDED]).all()
    assert games.clauses.sum() > 0 and games.clauses[:, 0].sum() == 0, "whatever is told has a clause"
    assert (games.used <= games.choices[:, :, DECIDED, None]).all() and games.used.sum() > 0
    again = runner.play(seated, [11, 12], [13, 14])
    assert all(
        np.array_equal(one, other) for one, other in zip(games.arrays().values(), again.arrays().values(), strict=True)
    )


@pytest.mark.parametrize("variant", COUNTED)
def test_parts_have_names_and_room(variant: Variant) -> None:
    parts = variant.game.measures.parts
    assert all(key and title and " " not in key for key, title in parts.items())
    assert len(parts) < 63, "they are bits of one number"
