"""Tests that what a game says of its reaction windows agrees with what its rules do."""

from __future__ import annotations

from random import Random

import pytest
from tests.every_game.tables import Table, cases, table

from sandtable.engine.game import Variant, Window
from sandtable.engine.record.schema import CHANCE


def declared(game: Table) -> Window | None:
    """Return the open reaction window, made from the spectator's view, or None."""
    assert game.variant.window is not None
    return None if game.over or game.chance_waits else game.variant.window(game.public())


def advance(game: Table, rng: Random) -> None:
    """Carry out one random decision."""
    if game.chance_waits:
        game.replay(CHANCE, rng.choice(game.outcomes()))
    else:
        seat = game.pick_seat(rng)
        game.replay(seat, rng.choice(game.legal(seat)))


def test_a_window_asks_its_seats_one_after_the_other(variant: Variant) -> None:
    """The first seat is asked, the next one after it has passed, and nobody is told of the pass."""
    if variant.window is None:
        pytest.skip("nobody reacts out of turn")
    seen = 0
    for seed in cases(20):
        rng = Random(seed)
        game = table(variant, rng)
        while not game.over and len(game.moves) < 400:
            window = declared(game)
            if window is not None:
                seen += 1
                assert len(set(window.asks)) == len(window.asks)
                assert game.waiting == window.asks[:1]
                assert window.passing in game.legal(window.asks[0])
                assert 0 < window.grade < len(variant.orders)
                assert set(window.own) <= set(range(len(game.seats)))
                shown = game.view(game.spectator)
                assert shown["phase"] == window.kind
                assert shown["to_act"] == [game.seats[seat] for seat in window.asks]
                passed = game.copy()
                step = passed.replay(window.asks[0], window.passing)
                if len(window.asks) > 1:
                    left = declared(passed)
                    assert left is not None and left.asks == window.asks[1:] and left.kind == window.kind
                    assert not step.events, "who passes is told to nobody while others are asked"
            advance(game, rng)
    assert seen


def test_standing_orders_are_told_apart(variant: Variant) -> None:
    ids = [order.id for order in variant.orders]
    assert len(ids) == len(set(ids)) and bool(ids) == (variant.window is not None)
