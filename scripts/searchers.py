"""Players that make playouts against each other in one compiled loop: two budgets, estimates or beliefs.

    python -m scripts.searchers stratego-classic --games 100 --against package.module
    python -m scripts.searchers stratego-barrage --games 100 --budget 8,3,40,30 --other 6,2,20,30

The module has another `estimate` or `log_likelihood` for the same game, or both, such as one from before a change. A
budget is what `Playouts` is given, in its order; where none is named, it is the Lieutenant's. Both play the same
openings from both seats; all follows from the seed.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from dataclasses import astuple
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

os.environ.setdefault("SANDTABLE_BACKEND", "native")  # numba compiles these loops with the rules in them

import numpy as np
from numba import njit
from scripts.sergeants import NOBODY, Table, interval

from sandtable.engine import kernel
from sandtable.engine.compile.jit import rows, scratch
from sandtable.engine.record.chance import generator
from sandtable.engine.strength import Playouts
from sandtable.games import variant as find_variant

PLACE = 2  # of the game itself among the states, behind those of the playouts
BUDGET = 6  # numbers
SHOWN_EVERY = 5


def searcher(drivers: ModuleType, module: ModuleType) -> Any:
    """Return the drivers' `improved` with the estimate and the belief of another module, where it has them."""
    names = dict(drivers.improved.function.__globals__)
    names |= {name: getattr(module, name) for name in ("estimate", "log_likelihood") if hasattr(module, name)}
    for one in ("worth_of", "try_all", "deal", "improved"):
        names[one] = kernel(FunctionType(names[one].function.__code__, names, one))
    return names["improved"]


def loop(drivers: ModuleType, one: Any, other: Any) -> Callable[..., int]:
    """Return `play(...)`, which plays a game on from states[PLACE]; `other` plays the seats with `sides` 1."""
    next_seat, observe, legal, apply = drivers.next_seat, drivers.observe, drivers.legal, drivers.apply

    @njit(nogil=True, error_model="numpy")
    def play(states, views, sides, acts, out, worths, tally, notes, memory, rng, luck, budgets, counts):  # type: ignore[no-untyped-def]
        s = states[PLACE]
        seat = next_seat(s, rng, acts)
        while seat != NOBODY:
            observe(s, seat, views[0])
            n = legal(views[0], seat, acts)
            b = budgets[sides[seat]]
            if n == 1:
                a = acts[0]
            elif sides[seat] == 0:
                a = one(
                    views, states, acts, n, notes, out, worths, tally, memory, rng, luck, b[0], b[1], b[2], b[3], b[4],
                    b[5],
                )  # fmt: skip
            else:
                a = other(
                    views, states, acts, n, notes, out, worths, tally, memory, rng, luck, b[0], b[1], b[2], b[3], b[4],
                    b[5],
                )  # fmt: skip
            apply(s, seat, a, None)
            counts[sides[seat]] += 1
            seat = next_seat(s, rng, acts)

    return play


class Board(Table):
    """One table at which two searchers play, one game after the other."""

    def __init__(self, variant: Any, budgets: Any, against: ModuleType | None) -> None:
        super().__init__(variant, 2, None, False)
        game = variant.game
        self.first, self.worlds, self.rooms = self.states, game.schema.states(PLACE + 1), game.schema.views(2)
        self.out, self.worths = scratch(variant.actions), scratch(variant.actions)
        self.ranks, self.luck = rows(max(b.keep for b in budgets), 2), generator(0)
        self.memory, self.counts = scratch(game.evaluator.memory), np.zeros(2, dtype=np.int64)
        self.budgets = np.array([astuple(b)[:BUDGET] for b in budgets])
        own = self.drivers.improved
        self.play_on = loop(self.drivers, own, own if against is None else searcher(self.drivers, against))

    def one(self, number: int, seed: int) -> float:
        """Return the points of the first searcher in one game: 1 for a win, a half if nobody has won."""
        rng = generator(seed * 1_000_003 + number)
        sides = np.array([(seat + number) % 2 for seat in range(2)])
        self.drivers.start_at(self.states, 0, self.setting)
        self._open(rng, sides, seed * 1_000_003 + number // 2)
        self.worlds[PLACE] = self.first[0]
        self.play_on(
            self.worlds, self.rooms, sides, self.acts, self.out, self.worths, self.ranks, self.notes, self.memory, rng,
            self.luck, self.budgets, self.counts,
        )  # fmt: skip
        return 0.5 + 0.5 * float(self.drivers.score_at(self.worlds, PLACE, int(np.argmin(sides))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", type=find_variant)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", type=import_module, help="a module with another estimate or belief")
    for name in ("--budget", "--other"):
        parser.add_argument(name, type=lambda text: Playouts(*map(int, text.split(","))), help="as Playouts is given")
    given = parser.parse_args()
    lieutenant = given.variant.game.evaluator.strengths(given.variant.id)["lieutenant"]
    budgets = [given.budget or lieutenant, given.other or lieutenant]
    board, points, begun = Board(given.variant, budgets, given.against), 0.0, time.process_time()
    for number in range(given.games):
        points += board.one(number, given.seed)
        if (number + 1) % SHOWN_EVERY == 0 or number + 1 == given.games:
            low, high = interval(points / (number + 1), number + 1)
            spent = 1000 * (time.process_time() - begun) / board.counts.sum()
            print(
                f"{number + 1} games: {100 * points / (number + 1):.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
                f"{board.counts.sum() / (number + 1):.0f} decisions a game, {spent:.1f} ms each",
                flush=True,
            )


if __name__ == "__main__":
    main()
