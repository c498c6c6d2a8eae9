"""Tests that whole games in one compiled loop are the games that the umpire plays: same random numbers, same ends."""

from __future__ import annotations

from itertools import accumulate

from sandtable.batches.batch import Batch
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import scratch
from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE, WAITING_BITS

GAMES = 2 if INTERPRETED else 40
_64 = (1 << 64) - 1


class Lots:
    """A second implementation of Splitmix64 (Steele, Lea and Flood, 2014)."""

    def __init__(self, seed: int) -> None:
        self._word = seed

    def below(self, n: int) -> int:
        self._word = z = (self._word + 0x9E3779B97F4A7C15) & _64
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _64
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _64
        return ((z ^ z >> 31) >> 32) * n >> 32

    def weighed(self, weights: list[int]) -> int:
        left = self.below(sum(weights))
        return next(k for k, reached in enumerate(accumulate(weights)) if reached > left)


def play(variant: Variant, seed: int) -> tuple[int, list[float]]:
    """Play a game decision by decision; return the number of plies and each seat's score.

    Choices are listed from the seat's view, and events are recorded.
    """
    schema, drivers, lots = variant.game.schema, variant.game.drivers, Lots(seed)
    states, views, out, told = schema.states(1), schema.views(1), scratch(variant.actions), variant.game.events.buffer()
    seats = len(variant.seats())
    numbers = variant.setting(seats, variant.read_options({}))
    setting = scratch(len(numbers))
    for k, number in enumerate(numbers):
        setting[k] = number
    drivers.start_at(states, 0, setting)
    plies, waiting = 0, states[0].waiting if INTERPRETED else int(states[0]["waiting"])
    while waiting:
        if waiting >> CHANCE & 1:
            n = drivers.chances_at(states, 0, out)
            seat, a = CHANCE, lots.weighed([int(w) for w in out[:n]])
        else:
            seat = next(seat for seat in range(seats) if waiting >> seat & 1)
            n = drivers.ask(states, 0, seat, views, 0, out)
            a = int(out[lots.below(n)])
            plies += 1
        waiting = drivers.act_at(states, 0, seat, a, views, 0, told, out) % (1 << WAITING_BITS)
    return plies, [float(drivers.score_at(states, 0, seat)) for seat in range(seats)]


def test_a_playout_is_the_game_that_its_seed_gives(variant: Variant) -> None:
    games = Batch(variant, GAMES, seed=5, threads=1)
    seeds = [int(seed) for seed in games._words(games._next_playout)]
    for seed, row in zip(seeds, games.random_playouts(), strict=True):
        assert (row["plies"], row["scores"].tolist()) == play(variant, seed), f"seed {seed}"
