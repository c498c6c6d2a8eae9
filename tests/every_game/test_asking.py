"""Tests of listed choices: a list that is asked for again is the same as one that is made afresh."""

from __future__ import annotations

from random import Random

from tests.every_game.tables import Table, cases, play, table

from sandtable.engine.game import Variant

DECISIONS = 150


def _anew(game: Table, seat: int) -> list[int]:
    """Return a seat's choices from a copy, which holds no earlier list and must make its own."""
    return game.copy().legal(seat)


def test_what_was_listed_is_what_would_be(variant: Variant) -> None:
    for seed in cases(10):
        rng = Random(seed)
        for game in play(table(variant, rng), rng, DECISIONS):
            if game.chance_waits:
                assert game.weights() == game.copy().weights()
                continue
            for seat in game.waiting[:1] + tuple(range(len(game.seats))) + game.waiting[:1]:
                assert game.legal(seat) == _anew(game, seat), f"seed {seed}, after {game.decisions}: seat {seat}"


def test_what_else_is_asked_between_changes_no_list(variant: Variant) -> None:
    """A list is not changed by previews, which list choices of their own, or by an action that is undone."""
    rng = Random(3)
    for game in play(table(variant, rng), rng, DECISIONS):
        if game.chance_waits or game.over:
            continue
        seat = game.waiting[0]
        listed = game.legal(seat)
        game.preview(seat, game.say(seat, rng.choice(listed)))
        assert game.legal(seat) == listed
        before = game.mark()
        game.decide(seat, rng.choice(listed))
        game.back_to(before)
        assert game.legal(seat) == listed
