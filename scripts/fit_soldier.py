"""Fits what `estimate` of Ultimate Soldier goes by, from games that Sergeants play, and prints `player/weights.py`.

    python scripts/fit_soldier.py > src/sandtable/games/soldier/player/weights.py

From each game a few positions are kept, and who has won. The chance of a seat is proportional to the exponential of its
standing (multinomial logistic regression with a little decay, by Adam). Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from textwrap import fill
from typing import Any

os.environ.setdefault("SANDTABLE_BACKEND", "native")  # numba compiles these loops with the rules in them

import numpy as np
import numpy.typing as npt
from numba import njit

from sandtable.engine.compile.jit import scratch
from sandtable.engine.record.chance import generator, mix
from sandtable.engine.strength import PER_NAT
from sandtable.games import variant as find_variant
from sandtable.games.soldier.player.estimate import SIZE, standing
from sandtable.games.soldier.rules.schema import MATCH, SEATS

SOLDIER = find_variant("soldier")
DRIVERS = SOLDIER.game.kernels
KEPT = 8  # positions of a game, at most
STEPS, RATE, DECAY = 400, 0.05, 1e-4
Rows = npt.NDArray[np.float64]


def recorder() -> Any:
    """Return `record(...)`: it plays one game of Sergeants and stores each seat's features in some of its positions."""
    begin, next_seat, observe, legal = DRIVERS.begin, DRIVERS.next_seat, DRIVERS.observe, DRIVERS.legal
    favourite, apply, score = DRIVERS.favourite, DRIVERS.apply, DRIVERS.score

    @njit(nogil=True, error_model="numpy")
    def record(states, views, setting, players, one_in, acts, notes, unit, rng, rows, points, won):  # type: ignore[no-untyped-def]
        s, v = states[0], views[0]
        begin(s, setting)
        kept = 0
        seat = next_seat(s, rng, acts)
        while seat >= 0:
            if kept < rows.shape[0] and mix(rng) % one_in == 0:
                for k in range(players):
                    points[kept][k] = s.points[k]
                    for place in range(unit.shape[0]):
                        unit[place] = 1
                        rows[kept][k][place] = standing(s, k, unit)
                        unit[place] = 0
                kept += 1
            observe(s, seat, v)
            apply(s, seat, favourite(v, acts, legal(v, seat, acts), notes, rng), None)
            seat = next_seat(s, rng, acts)
        for k in range(players):
            won[k] = score(s, k) > 0
        return kept

    return record


RECORD = recorder()


def positions(players: int, games: int, seed: int, options: Mapping[str, Any]) -> tuple[Rows, Rows, Rows]:
    """Return for positions of so many games each seat's features and points, and its share of the win."""
    setting = np.array(SOLDIER.setting(players, SOLDIER.read_options(options)))
    game = SOLDIER.game
    assert game.evaluator is not None
    states, views = game.schema.states(1), game.schema.views(1)
    acts, notes = scratch(max(SOLDIER.actions, game.outcomes)), scratch(game.evaluator.notes)
    unit, rng = np.zeros(SIZE, dtype=np.int32), generator(seed)
    rows, points = np.zeros((KEPT, players, SIZE)), np.zeros((KEPT, players))
    found: list[tuple[Rows, Rows, Rows]] = []
    one_in = 50 if options else 15
    for _ in range(games):
        won = np.zeros(players)
        kept = RECORD(states, views, setting, players, one_in, acts, notes, unit, rng, rows, points, won)
        share = won / max(1, won.sum())
        found.append((rows[:kept].copy(), points[:kept].copy(), np.tile(share, (kept, 1))))
    features, scored, results = (np.concatenate(column) for column in zip(*found, strict=True))
    return features, scored, results


def fit(features: Rows, results: Rows) -> Rows:
    """Return the weights that make the winners likeliest, in nats."""
    flat = features.reshape(-1, features.shape[2])
    weights, first, second = (np.zeros(features.shape[2]) for _ in range(3))
    for step in range(1, STEPS + 1):
        logits = features @ weights
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        slope = (chances - results).ravel() @ flat / len(features) + DECAY * weights
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        pace = RATE * (1 - step / (STEPS + 1))
        weights -= pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights


def loss(features: Rows, results: Rows, weights: Rows) -> float:
    """Return the mean surprise at the winner, in nats."""
    logits = features @ weights
    logits -= logits.max(axis=1, keepdims=True)
    chances = np.exp(logits)
    chances /= chances.sum(axis=1, keepdims=True)
    return float(-(results * np.log(chances + 1e-12)).sum(axis=1).mean())


def say(what: str, features: Rows, results: Rows, weights: Rows) -> None:
    even = loss(features, results, np.zeros_like(weights))
    print(
        f"{what}: {len(features)} positions, {loss(features, results, weights):.4f} nats ({even:.4f})", file=sys.stderr
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights, points, shares = [], [], []
    for players in range(2, SEATS + 1):
        features, _, results = positions(players, given.games, given.seed, {})
        fitted = fit(features, results)
        say(f"{players} players", features, results, fitted)
        weights.append(np.rint(fitted * PER_NAT).astype(int).tolist())
        features, scored, results = positions(players, given.games // 4, given.seed + 1, {"mode": "rounds"})
        in_round = (features @ fitted)[:, :, None]
        of_points = scored[:, :, None] == np.arange(MATCH)
        both = np.concatenate([in_round, of_points], axis=2).astype(float)
        of_match = fit(both, results)
        say("  a match", both, results, of_match)
        shares.append(round(of_match[0] * PER_NAT))
        points.append(np.rint((of_match[1:] - of_match[1]) * PER_NAT).astype(int).tolist())
    print('"""What a standing is worth, by the number of players: printed by scripts/fit_soldier.py."""\n')
    print("from __future__ import annotations\n\nfrom sandtable.engine.compile.jit import table\n")
    print("# fmt: off")
    for name, values in (("WEIGHTS", weights), ("POINTS_OF_MATCH", points), ("IN_A_ROUND", shares)):
        print(fill(f"{name} = table({values})", 118, subsequent_indent="    "))
    print("# fmt: on")


if __name__ == "__main__":
    main()
