"""Sergeants against Sergeants in one compiled loop on a game's drivers: how fast they play, and, given another
evaluation, who wins and how often both like the same actions best.

    python scripts/sergeants.py stratego-lightning --games 200
    python scripts/sergeants.py stratego-lightning --games 1000 --against package.module

The other evaluation is a module with an `EVALUATOR` for the same game. Both
play the same openings; who sits where changes from game to game. Everything but the speed follows from the seed.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from types import FunctionType, ModuleType
from typing import Any

os.environ.setdefault("SANDTABLE_BACKEND", "native")  # numba compiles these loops with the rules in them

import numpy as np
from numba import njit

from sandtable.engine.compile.jit import kernel, scratch
from sandtable.engine.contract import Evaluator
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import generator
from sandtable.games import variant as find_variant

NOBODY = -1
ALIKE = 2  # index of agreed decisions in `tally`, after the plies of the first and of the second evaluator
SILENCE = 8  # plies without an answer after which the opening is over


@dataclass(frozen=True)
class Result:
    """The results of games. Points are the first evaluator's: 1 for a win, a half if no side has won."""

    games: int
    points: float
    plies: int
    seconds: float
    alike: int


def chooser(drivers: ModuleType, evaluator: Evaluator) -> Any:
    """Return the drivers' `favourite` with the evaluator of another module."""
    favourite = drivers.favourite.function
    names = favourite.__globals__ | {"survey": evaluator.survey, "evaluate": evaluator.evaluate}
    return kernel(FunctionType(favourite.__code__, names, "favourite"))


def comparer(one: Evaluator, other: Evaluator) -> Any:
    """Return a kernel that says whether two evaluators like the same actions best."""
    survey_one, appraise_one = one.survey, one.evaluate
    survey_other, appraise_other = other.survey, other.evaluate

    @kernel
    def alike(v: Any, acts: Any, n: int, notes: Any, others: Any) -> bool:
        seat = v.viewer
        survey_one(v, seat, notes)
        survey_other(v, seat, others)
        top, other_top = appraise_one(v, seat, acts[0], notes), appraise_other(v, seat, acts[0], others)
        for k in range(1, n):
            top = max(top, appraise_one(v, seat, acts[k], notes))
            other_top = max(other_top, appraise_other(v, seat, acts[k], others))
        for k in range(n):
            liked = appraise_one(v, seat, acts[k], notes) == top
            if liked != (appraise_other(v, seat, acts[k], others) == other_top):
                return False
        return True

    return alike


def loop(drivers: ModuleType, one: Evaluator, other: Evaluator, compares: bool) -> Callable[..., int]:
    """Return `play(...)`, which plays a number of plies of states[0], or to the end, and returns the next seat to act.
    The second evaluator plays the seats with `sides` 1.
    """
    next_seat, observe, legal, apply = drivers.next_seat, drivers.observe, drivers.legal, drivers.apply
    first = chooser(drivers, one)
    second = first if other is one else chooser(drivers, other)
    alike = comparer(one, other)

    @njit(nogil=True, error_model="numpy")
    def play(states, views, sides, plies, acts, notes, others, rng, tally):  # type: ignore[no-untyped-def]
        s = states[0]
        seat = next_seat(s, rng, acts)
        while seat != NOBODY and plies > 0:
            observe(s, seat, views[0])
            n = legal(views[0], seat, acts)
            if compares:
                tally[ALIKE] += alike(views[0], acts, n, notes, others)
            if sides[seat] == 0:
                a = first(views[0], acts, n, notes, rng)
            else:
                a = second(views[0], acts, n, others, rng)
            apply(s, seat, a, None)
            tally[sides[seat]] += 1
            plies -= 1
            seat = next_seat(s, rng, acts)
        return seat

    return play


class Table:
    """One table at which the games are played, one after the other."""

    def __init__(self, variant: Variant, players: int, against: Evaluator | None, compares: bool) -> None:
        game = variant.game
        assert game.evaluator is not None
        other = against or game.evaluator
        self.variant, self.players = variant, players
        self.setting = np.array(variant.setting(players, variant.read_options({})))
        self.states, self.views = game.schema.states(1), game.schema.views(1)
        self.acts = scratch(max(variant.actions, game.outcomes))
        self.notes, self.others = scratch(game.evaluator.notes), scratch(other.notes)
        self.tally, self.told = scratch(3), game.events.buffer()
        self.drivers, self.opening = game.kernels, game.evaluator.opening
        self.loop = loop(self.drivers, game.evaluator, other, compares)

    def play(self, number: int, seed: int) -> tuple[float, float]:
        """Play one game from its number; return the first evaluator's points, and the seconds after the opening."""
        rng = generator(seed * 1_000_003 + number)
        self.drivers.start_at(self.states, 0, self.setting)
        sides = np.array([(seat + number) % 2 for seat in range(self.players)])
        self._open(rng, sides, seed * 1_000_003 + number // 2)
        begun = time.process_time()
        self._plies(self.variant.most_plies(self.players, self.variant.read_options({})), rng, sides)
        return self._points(sides), time.process_time() - begun

    def _plies(self, most: int, rng: Any, sides: Any) -> int:
        return self.loop(self.states, self.views, sides, most, self.acts, self.notes, self.others, rng, self.tally)

    def _open(self, rng: Any, sides: Any, seed: int) -> None:
        """Play the plies for which the game has a plan, as it gives them to each seat."""
        silent = 0
        while silent < SILENCE and (seat := self._plies(0, rng, sides)) != NOBODY:
            n = self.drivers.ask(self.states, 0, seat, self.views, 0, self.acts)
            planned = self.opening(
                self.variant.id, [int(action) for action in self.acts[:n]], seed * self.players + seat
            )
            if planned is None:
                self._plies(1, rng, sides)
            else:
                self.drivers.act_at(self.states, 0, seat, planned, self.views, 0, self.told, self.acts)
            silent = silent + 1 if planned is None else 0

    def _points(self, sides: Any) -> float:
        won = [[], []]  # type: list[list[bool]]
        for seat in range(self.players):
            won[sides[seat]].append(self.drivers.score_at(self.states, 0, seat) > 0)
        return 0.5 if any(won[0]) == any(won[1]) else float(any(won[0]))


def measure(table: Table, games: int, seed: int) -> Result:
    table._plies(0, generator(0), np.zeros(table.players, dtype=np.int64))  # compiled before time is measured
    table.tally[:] = scratch(3)
    played = [table.play(number, seed) for number in range(games)]
    points, seconds = (sum(column) for column in zip(*played, strict=True))
    return Result(games, points, int(table.tally[0] + table.tally[1]), seconds, int(table.tally[ALIKE]))


def interval(share: float, n: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    z = 1.96
    middle, width = share + z * z / (2 * n), z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return (middle - width) / (1 + z * z / n), (middle + width) / (1 + z * z / n)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", type=import_module, help="a module with another evaluation")
    parser.add_argument("--compare", action="store_true", help="count decisions on which both agree; slower")
    given = parser.parse_args()
    variant = find_variant(given.variant)
    against = given.against.EVALUATOR if given.against else None
    table = Table(variant, len(variant.seats(given.players)), against, given.compare)
    result = measure(table, given.games, given.seed)
    speed = result.plies / result.seconds
    print(
        f"{variant.id}: {result.games} games, {result.plies:,} plies, {speed:,.0f} plies/s, {1e6 / speed:.1f} us each"
    )
    if given.compare:
        print(f"the same actions liked best on {100 * result.alike / result.plies:.2f} % of positions")
    if given.against:
        share = result.points / result.games
        low, high = interval(share, result.games)
        print(f"points {100 * share:.1f} % ({100 * low:.1f}-{100 * high:.1f})")


if __name__ == "__main__":
    main()
