"""How much the armies that are left say of who will win: fits the tables of `player/estimate.py` in games/stratego/ and
games/classic/.

    python -m scripts.fit_stratego_estimate stratego-alliance-lightning stratego-barrage --games 4000

Every few plies the items of both sides (pieces, shown and hidden apart, threats to Flags, and what else the estimate
counts) are noted, and who won in the end (logistic regression, Newton's method, a fifth of the games held out). Both
sides look one ply ahead and overlook the same share of their choices, from none to three in four. Among Sergeants alone
the stronger pieces of Alliance Lightning seemed worth nothing; where one side overlooks more than the other, what the
more careful one does by habit seems to be worth something.
Prints how well today's table and the new one foretell the games held out, also late in them, and the new one in
thousandths: no piece counts against its owner.
"""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from types import ModuleType
from typing import Any

os.environ.setdefault("SANDTABLE_BACKEND", "native")  # numba compiles these loops with the rules in them

import numpy as np
from numba import njit
from scripts.sergeants import Table
from scripts.stratego_habits import open_game

from sandtable.games import variant as find_variant

NOBODY = -1
EVERY = 6  # plies between two positions that are stored
MOST = 200  # positions of one game
RIDGE = 1.0
ONE = 1000  # the weight of one item
MISSES = (0, 0, 150, 300, 450, 600, 740)
"""The shares of their choices that the sides of a game may overlook, in thousandths."""


def player(table: Table, estimates: ModuleType, setup: int) -> Any:
    """Return a kernel that plays a game to its end and stores the inputs of `estimate`. `setup` is the phase before
    play.
    """
    drivers = table.drivers
    next_seat, observe, legal, apply = drivers.next_seat, drivers.observe, drivers.legal, drivers.apply
    choose, standing, estimate = drivers.noisy_favourite, estimates.standing, drivers.estimate
    seats, size, units = table.players, estimates.ITEMS, ONE * np.eye(estimates.ITEMS, dtype=np.int32)

    @njit(nogil=True, error_model="numpy")
    def play(states, views, misses, acts, notes, rng, rows, said, at):  # type: ignore[no-untyped-def]
        s, n, plies = states[0], 0, 0
        seat = next_seat(s, rng, acts)
        while seat != NOBODY:
            observe(s, seat, views[0])
            k = legal(views[0], seat, acts)
            apply(s, seat, choose(views[0], acts, k, notes, rng, misses[seat % 2]), None)
            seat = next_seat(s, rng, acts)
            plies += 1
            if s.phase > setup and seat != NOBODY and plies % EVERY == 0 and n < MOST:
                for each in range(seats):
                    for item in range(size):
                        stock = standing(s, each, units[item])
                        rows[n][item] += stock if each % 2 == 0 else -stock
                said[n], at[n] = estimate(s, 0), plies
                n += 1
        return n

    return play


def shares(number: int) -> Any:
    """Return the share of choices that each side of a game overlooks."""
    return np.repeat(np.random.default_rng(number).choice(MISSES, 1), 2)


def positions(table: Table, estimates: ModuleType, play: Any, games: int) -> tuple[Any, ...]:
    """Return the inputs, today's `estimate`, the ply, the result (1, 0 or a half), and the game of each position."""
    found: list[list[Any]] = [[], [], [], [], []]
    for number in range(games):
        rng = open_game(table, number)
        rows, (said, at) = np.zeros((MOST, estimates.ITEMS), dtype=np.int64), np.zeros((2, MOST), dtype=np.int64)
        n = play(table.states, table.views, shares(number), table.acts, table.notes, rng, rows, said, at)
        won = (table.drivers.score_at(table.states, 0, 0) + 1) / 2
        columns = (rows[:n] / ONE, said[:n], at[:n], np.full(n, won), np.full(n, number))
        for column, values in zip(found, columns, strict=True):
            column.append(values)
    return tuple(np.concatenate(column) for column in found)


def chance(x: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def fitted(x: Any, y: Any, pieces: int) -> Any:
    """Return the weights of all columns; those of the first `pieces` columns are not below 0."""
    kept = np.ones(x.shape[1], dtype=bool)
    while True:
        w = np.zeros(x.shape[1])
        w[kept] = newton(x[:, kept], y)
        below = w[:pieces] < 0
        if not below.any():
            return w
        kept[:pieces] &= ~below


def newton(x: Any, y: Any) -> Any:
    w = np.zeros(x.shape[1])
    for _ in range(20):
        p = chance(x @ w)
        gradient = x.T @ (y - p) - RIDGE * w
        curve = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(w))
        w += np.linalg.solve(curve, gradient)
    return w


def loss(p: Any, y: Any) -> float:
    p = np.clip(p, 1e-4, 1 - 1e-4)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def report(name: str, p: Any, y: Any) -> None:
    if len(y):
        print(f"{name}: {loss(p, y):.4f} nats, Brier {((p - y) ** 2).mean():.4f}, {len(y)} positions held out")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--late", type=int, default=300, help="plies after which positions are reported again")
    given = parser.parse_args()
    for id in given.variants:
        variant = find_variant(id)
        package = f"sandtable.games.{variant.game.name}"
        estimates = import_module(f"{package}.player.estimate")
        table = Table(variant, len(variant.seats(None)), None, False)
        play = player(table, estimates, import_module(f"{package}.rules.schema").SETUP)
        rows, said, at, won, number = positions(table, estimates, play, given.games)
        held_out = number % 5 == 0
        w = fitted(rows[~held_out], won[~held_out], estimates.NEAR)
        late, y = at[held_out] > given.late, won[held_out]
        for name, p in (("today", (said[held_out] / estimates.SURE + 1) / 2), ("fitted", chance(rows[held_out] @ w))):
            report(f"{id}, {name}", p, y)
            report(f"{id}, {name}, after {given.late} plies", p[late], y[late])
        print(np.rint(1000 * w).astype(int).tolist(), flush=True)


if __name__ == "__main__":
    main()
