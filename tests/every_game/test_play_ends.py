"""Tests that every seat that is asked has a choice, and that play ends within the stated number of decisions."""

from __future__ import annotations

from random import Random

from tests.every_game.tables import cases, play, table

from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE


def test_whoever_waits_has_a_choice_and_play_ends(variant: Variant) -> None:
    for seed in cases(40):
        rng = Random(seed)
        game = table(variant, rng)
        while not game.over:
            assert game.chance_waits or game.waiting, f"seed {seed}: nobody is asked"
            assert all(game.legal(seat) for seat in game.waiting), f"seed {seed}: no choice"
            seat, action = game.pick(rng)
            if seat == CHANCE:
                game.replay(seat, action)
            else:
                game.decide(seat, action)
        decided = sum(seat != CHANCE for seat, _ in game.moves)
        assert decided <= variant.most_plies(len(game.seats), game.options), f"seed {seed}"
        assert game.result is not None and game.result.reason


def test_an_ended_game_asks_nobody(variant: Variant) -> None:
    rng = Random(1)
    *_, game = play(table(variant, rng), rng)
    assert game.waiting == () and not game.chance_waits
    assert all(game.legal(viewer) == [] and game.offer(viewer) == [] for viewer in game.viewers)
