"""Tests of what a client is offered: every choice, or a notation for the choices that are left out."""

from __future__ import annotations

from random import Random

import pytest
from tests.every_game.tables import cases, play, table

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire

DECISIONS = 150


def unoffered(game: Umpire, seat: int) -> set[int]:
    """Return the choices of a seat that its client is not shown."""
    return set(game.legal(seat)) - {offer["id"] for offer in game.offer(seat)}


def test_nothing_is_left_out_without_a_word(variant: Variant) -> None:
    for seed in cases(10):
        rng = Random(seed)
        for game in play(table(variant, rng), rng, DECISIONS):
            if game.over or game.chance_waits:
                continue
            for seat in game.waiting:
                notation = game.notation(seat, game.offer(seat))
                assert bool(notation) == bool(unoffered(game, seat)), (
                    f"seed {seed}, after {game.decisions}: seat {seat}"
                )


def test_a_whole_set_up_is_taken_as_its_notation_says(variant: Variant) -> None:
    setups = variant.game.setups
    if setups is None:
        pytest.skip("nothing is set up in one text")
    assert setups.notation.startswith(f"{setups.word} ")
    game = Umpire(variant, None, {}, bytes(32))
    for seat in game.waiting:
        written = game.preview(seat, setups.word)["action"]
        assert written.startswith(f"{setups.word} ")
        game.act(seat, written)
    assert not any(unoffered(game, seat) for seat in game.waiting)
