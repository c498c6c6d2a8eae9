"""Tests of simultaneous choices: the game is the same afterwards in whatever order they arrive."""

from __future__ import annotations

from random import Random

from tests.every_game.tables import Table, cases, play, table

from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE

Choices = dict[int, list[int]]


def choose_at_once(game: Table, rng: Random) -> Choices:
    """Play on until the question changes; return what each seat chose, in its own order."""
    chosen: Choices = {seat: [] for seat in game.waiting}
    phase = game.public().phase
    while game.waiting and game.public().phase == phase and set(game.waiting) <= set(chosen):
        seat = rng.choice(game.waiting)
        action = rng.choice(game.legal(seat))
        chosen[seat].append(action)
        game.decide(seat, action)
    return chosen


def shuffled(chosen: Choices, rng: Random) -> list[tuple[int, int]]:
    """Return all choices in a random order that keeps each seat's own order."""
    turns = [seat for seat, actions in chosen.items() for _ in actions]
    rng.shuffle(turns)
    waiting = {seat: iter(actions) for seat, actions in chosen.items()}
    return [(seat, next(waiting[seat])) for seat in turns]


def test_any_order_of_arrival_gives_the_same_game(variant: Variant) -> None:
    tried = 0
    for seed in cases(20):
        rng = Random(seed)
        for game in play(table(variant, rng), rng, 60):
            if len(game.waiting) < 2:
                continue
            before, chosen = game.copy(), choose_at_once(game, rng)
            for _ in range(2):
                other = before.copy()
                for seat, action in shuffled(chosen, rng):
                    other.decide(seat, action)
                assert other.state() == game.state(), f"seed {seed}"
                tried += 1
    luck = Random(0)
    opening = table(variant, luck)
    while opening.chance_waits:
        opening.replay(CHANCE, luck.choice(opening.outcomes()))
    assert tried or len(opening.waiting) < 2
