"""Tests of observations: they are made from the view alone, and are within the bounds that the variant gives."""

from __future__ import annotations

from random import Random

from tests.every_game.tables import cases, play, somewhere, table

from sandtable.engine.game import Variant


def test_what_looks_the_same_is_observed_the_same(variant: Variant) -> None:
    for seed in cases(30):
        game = somewhere(variant, Random(seed))
        for viewer in game.viewers:
            other = game.determinized(viewer, seed)
            assert other.observation(viewer).tobytes() == game.observation(viewer).tobytes()


def test_every_number_is_within_bounds(variant: Variant) -> None:
    seen = variant.observation
    for seed in cases(20):
        rng = Random(seed)
        for turn, game in enumerate(play(table(variant, rng), rng)):
            if turn % 29 == 0 or game.over:
                for viewer in game.viewers:
                    found = game.observation(viewer)
                    assert found.shape == seen.shape and 0 <= found.min() <= found.max() <= seen.high
