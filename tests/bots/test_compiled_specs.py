"""Tests that players in compiled loops are those of tables."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from sandtable.bots.compiled_specs import KIND, ROLLOUTS, player_rows
from sandtable.engine import Playouts
from sandtable.engine.game import Variant


def test_a_level_that_plays_out_has_the_budget_that_it_has_at_tables(variant: Variant) -> None:
    evaluator = variant.game.evaluator
    found = evaluator.strengths(variant.id) if evaluator else {}
    searching = {id: strength for id, strength in found.items() if isinstance(strength, Playouts)}
    if not searching:
        pytest.skip("no level of it plays out")
    for row, s in zip(player_rows(list(searching), variant).rows, searching.values(), strict=True):
        assert row[KIND] == ROLLOUTS
        assert sorted(row[2:9]) == sorted(astuple(s))
