"""How much the armies that are left say of who will win: fits the table of `games/stratego/player/estimate.py`.

    python -m scripts.fit_stratego_estimate stratego-lightning stratego-campaign --games 4000

Sergeants play; of every few positions the pieces of both sides, shown and hidden apart, and the pieces near a Flag are
put down, and who won in the end (logistic regression, Newton's method, a fifth of the games held out). Prints the
weights in thousandths, and how well they and the lead alone foretell the games held out.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numba import njit
from scripts.sergeants import Table
from scripts.stratego_habits import open_game

from sandtable.games import variant as find_variant
from sandtable.games.stratego.player import estimate as estimates
from sandtable.games.stratego.rules.schema import SETUP

NOBODY = -1
EVERY = 6  # plies between two positions that are put down
MOST = 200  # of one game
RIDGE = 1.0


def player(table: Table) -> Any:
    """A kernel that plays a game to its end and puts down what `estimate` goes by."""
    drivers = table.drivers
    next_seat, observe, legal, apply = drivers.next_seat, drivers.observe, drivers.legal, drivers.apply
    favourite, standing, estimate = drivers.favourite, estimates.standing, drivers.estimate
    size, units = estimates.ITEMS, np.eye(estimates.ITEMS, dtype=np.int32)

    @njit(nogil=True, error_model="numpy")
    def play(states, views, acts, notes, rng, rows, said):  # type: ignore[no-untyped-def]
        s, n = states[0], 0
        seat = next_seat(s, rng, acts)
        while seat != NOBODY:
            observe(s, seat, views[0])
            k = legal(views[0], seat, acts)
            apply(s, seat, favourite(views[0], acts, k, notes, rng), None)
            seat = next_seat(s, rng, acts)
            if s.phase > SETUP and seat != NOBODY and s.ply % EVERY == 0 and n < MOST:
                for each in range(s.players):
                    for item in range(size):
                        stock = standing(s, each, units[item])
                        rows[n][item] += stock if each % 2 == 0 else -stock
                said[n] = estimate(s, 0)
                n += 1
        return n

    return play


def positions(table: Table, play: Any, games: int) -> tuple[Any, Any, Any, Any]:
    """What was put down, what `estimate` says today, who won (1, 0, a half), and from which game it is."""
    found: list[list[Any]] = [[], [], [], []]
    for number in range(games):
        rng = open_game(table, number)
        rows, said = np.zeros((MOST, estimates.ITEMS), dtype=np.int64), np.zeros(MOST, dtype=np.int64)
        n = play(table.states, table.views, table.acts, table.notes, rng, rows, said)
        won = (table.drivers.score_at(table.states, 0, 0) + 1) / 2
        for column, values in zip(found, (rows[:n], said[:n], np.full(n, won), np.full(n, number)), strict=True):
            column.append(values)
    all_rows, all_said, all_won, numbers = (np.concatenate(column) for column in found)
    return all_rows, all_said, all_won, numbers


def chance(x: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def fitted(x: Any, y: Any) -> Any:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--games", type=int, default=4000)
    given = parser.parse_args()
    tables = [Table(find_variant(id), len(find_variant(id).seats(None)), None, False) for id in given.variants]
    play = player(tables[0])  # the same for all variants of the game
    for table in tables:
        rows, said, won, number = positions(table, play, given.games)
        held_out = number % 5 == 0
        for name, columns in (("today", (said / 1000).reshape(-1, 1)), ("stock", rows.astype(float))):
            w = fitted(columns[~held_out], won[~held_out])
            p = chance(columns[held_out] @ w)
            found = f"{loss(p, won[held_out]):.4f} nats, {held_out.sum()} positions held out; weights"
            print(f"{table.variant.id}, {name}: {found}", np.rint(1000 * w).astype(int).tolist(), flush=True)


if __name__ == "__main__":
    main()
