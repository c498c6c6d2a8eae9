"""Looks for tricks that beat a searching player of Lightning: an evolution over what a player may prefer.

    nice python -m scripts.find_tricks search --minutes 60 --games 40
    nice python -m scripts.find_tricks try --games 200 --trick "ahead-high=4000 sure=8000"

A trick is a Sergeant that likes moves with some features more, or less, by so many points (a Marshall is worth 3300).
`search` breeds tricks (an evolution strategy with weighted recombination and step sizes that adapt; Rechenberg 1973,
Hansen 2006) that win more often against a searcher of a small budget; afterwards `try` says how often one wins, also
against larger budgets. All games are played in one compiled loop, and follow from the seed.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Mapping, Sequence
from types import ModuleType
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
from sandtable.games.stratego.player.odds import certain_kind
from sandtable.games.stratego.rules.actions import STEP_ON
from sandtable.games.stratego.rules.pieces import ATTACKER, BATTLE
from sandtable.games.stratego.rules.schema import BOMB, CAPTAIN, MOVED, OPEN, SCOUT
from sandtable.games.stratego.rules.sides import opposes
from sandtable.games.stratego.rules.tables import COLUMN, FROM, NEXT, NOWHERE, ROW, TO

VARIANT = "stratego-lightning"
HIGH = 7
FLANK = 3  # columns
FEATURES = (
    "ahead-high", "ahead-middle", "ahead-low", "ahead-scout",  # rows ahead, by the piece
    "back",  # rows back
    "attack-moved-high", "attack-moved-low", "attack-unmoved-high", "attack-unmoved-low", "attack-scout",  # unknown
    "sure",  # attacks on a recognised weaker piece
    "first-step", "same-piece",
    "beside-shown",  # a hidden piece comes beside a shown enemy
    "beside-friend",  # a piece comes beside a high piece of its own that has moved
    "flank",  # a step ahead in the left columns
)  # fmt: skip
(
    AHEAD_HIGH, AHEAD_MIDDLE, AHEAD_LOW, AHEAD_SCOUT, BACK, MOVED_HIGH, MOVED_LOW, UNMOVED_HIGH, UNMOVED_LOW, SCOUTING,
    SURE, FIRST_STEP, SAME_PIECE, BESIDE_SHOWN, BESIDE_FRIEND, ON_FLANK,
) = range(len(FEATURES))  # fmt: skip
SPREAD = 600.0  # points: how far apart the first tricks are
BUDGETS = {
    "small": Playouts(keep=4, rounds=2, worlds=4, plies=14, draws=8),
    "middle": Playouts(keep=6, rounds=2, worlds=16, plies=16, draws=16),
    "general": Playouts(keep=6, rounds=2, worlds=40, plies=16, draws=16),
}
PLACE = 2  # of the game itself among the states, and of the searcher's last view among the views


@kernel
def class_of(kind: int) -> int:
    """Return the feature of a step ahead by a kind of piece."""
    if kind == SCOUT:
        return AHEAD_SCOUT
    if kind >= HIGH:
        return AHEAD_HIGH
    return AHEAD_LOW if kind < CAPTAIN - 1 else AHEAD_MIDDLE


@kernel
def company(v: Any, seat: int, at: int, to: int, weights: Any) -> int:
    """Return what a trick likes about the pieces beside a vacant space."""
    shown, friend = False, False
    for d in range(4):
        place = NEXT[v.side][to][d]
        if place != NOWHERE and place != at and v.board[place] > 0:
            piece = v.board[place] - 1
            if opposes(piece, seat):
                shown = shown or v.traits[piece] & OPEN != 0
            elif v.traits[piece] & MOVED and HIGH <= v.rank[piece] < BOMB:
                friend = True
    liked = weights[BESIDE_FRIEND] if friend else 0
    if shown and not v.traits[v.board[at] - 1] & OPEN:
        liked += weights[BESIDE_SHOWN]
    return int(liked)


@kernel
def attack(v: Any, kind: int, target: int, weights: Any) -> int:
    """Return what a trick likes about an attack."""
    other = certain_kind(v, target)
    if other > 0:
        return int(weights[SURE] if BATTLE[kind][other] == ATTACKER else 0)
    if kind == SCOUT:
        return int(weights[SCOUTING])
    if v.traits[target] & MOVED:
        return int(weights[MOVED_HIGH if kind >= HIGH else MOVED_LOW])
    return int(weights[UNMOVED_HIGH if kind >= HIGH else UNMOVED_LOW])


@kernel
def liking(v: Any, seat: int, a: int, weights: Any) -> int:
    """Return the points that a trick adds to an action."""
    if a >= STEP_ON[v.variant]:
        return 0
    at, to = FROM[v.side][seat][a], TO[v.side][seat][a]
    piece = v.board[at] - 1
    kind, ahead = v.rank[piece], (ROW[v.side][to] - ROW[v.side][at]) * (1 if seat == 0 else -1)
    liked = 0
    if ahead > 0:
        liked += weights[class_of(kind)]
        column = COLUMN[v.side][at] if seat == 0 else 9 - COLUMN[v.side][at]
        liked += weights[ON_FLANK] if column < FLANK else 0
    elif ahead < 0:
        liked += weights[BACK]
    if not v.traits[piece] & MOVED:
        liked += weights[FIRST_STEP]
    if v.recent[seat][0][0] == piece + 1:
        liked += weights[SAME_PIECE]
    if v.board[to] > 0:
        return int(liked + attack(v, kind, v.board[to] - 1, weights))
    return int(liked + company(v, seat, at, to, weights))


def loop(drivers: ModuleType, evaluator: Any) -> Any:
    """Return `play(...)`, which plays a game on from states[PLACE], the trick at the seat `tricky`, for so many plies,
    and returns the next seat to act.
    """
    next_seat, observe, legal, apply = drivers.next_seat, drivers.observe, drivers.legal, drivers.apply
    improved, update_belief = drivers.improved, drivers.update_belief
    survey, evaluate = evaluator.survey, evaluator.evaluate

    @kernel
    def trick(v: Any, acts: Any, n: int, notes: Any, weights: Any) -> int:
        """Return what the trick likes most. Its points are multiplied, so that there are hardly any ties."""
        survey(v, v.viewer, notes)
        best, choice = -(1 << 60), acts[0]
        for k in range(n):
            worth = evaluate(v, v.viewer, acts[k], notes) + liking(v, v.viewer, acts[k], weights)
            if worth > best:
                best, choice = worth, acts[k]
        return int(choice)

    @njit(nogil=True, error_model="numpy")
    def play(states, views, tricky, weights, plies, acts, out, worths, tally, notes, others, memory, rng, luck, budget):  # type: ignore[no-untyped-def]
        s = states[PLACE]
        observe(s, 1 - tricky, views[PLACE])
        seat = next_seat(s, rng, acts)
        while seat != NOBODY and plies > 0:
            observe(s, seat, views[0])
            n = legal(views[0], seat, acts)
            if seat == tricky:
                a = trick(views[0], acts, n, others, weights)
            elif n == 1:
                a = acts[0]
            else:
                a = improved(
                    views, states, acts, n, notes, out, worths, tally, memory, rng, luck,
                    budget[0], budget[1], budget[2], budget[3], budget[4], budget[5],
                )  # fmt: skip
            apply(s, seat, a, None)
            observe(s, 1 - tricky, views[0])
            update_belief(views[0], views[PLACE], memory)
            observe(s, 1 - tricky, views[PLACE])
            plies -= 1
            seat = next_seat(s, rng, acts)
        return seat

    return play


class Board(Table):
    """One table at which a searcher plays tricks, one game after the other."""

    def __init__(self, budget: Playouts) -> None:
        super().__init__(find_variant(VARIANT), 2, None, False)
        game = self.variant.game
        assert game.evaluator is not None
        self.states, self.views = game.schema.states(PLACE + 1), game.schema.views(PLACE + 1)
        self.out, self.worths = scratch(self.variant.actions), scratch(self.variant.actions)
        self.ranks, self.luck = rows(budget.keep, 2), generator(0)
        self.memory = scratch(game.evaluator.memory)
        self.budget = np.array([budget.keep, budget.rounds, budget.worlds, budget.plies, budget.doubt, budget.draws])
        self.play_on = loop(self.drivers, game.evaluator)
        self.first, self.worlds = game.schema.states(1), self.states

    def points(self, weights: Sequence[float], games: int, seed: int) -> float:
        """Return the share of games that a trick wins; a draw is a half."""
        return sum(self.one(weights, number, seed) for number in range(games)) / games

    def one(self, weights: Sequence[float], number: int, seed: int) -> float:
        """Return the points of a trick in one game. The seats, the set-ups and all luck follow from the two numbers."""
        tricky = number % 2
        rng = generator(seed * 1_000_003 + number)
        self.states = self.first
        self.drivers.start_at(self.states, 0, self.setting)
        self._open(rng, np.zeros(2, dtype=np.int64), seed * 1_000_003 + number)
        self.states = self.worlds
        self.states[PLACE] = self.first[0]
        self.memory[:] = scratch(len(self.memory))
        most = self.variant.most_plies(2, self.variant.read_options({}))
        liked = np.array([round(weight) for weight in weights])
        self.play_on(
            self.states, self.views, tricky, liked, most, self.acts, self.out, self.worths, self.ranks, self.notes,
            self.others, self.memory, rng, self.luck, self.budget,
        )  # fmt: skip
        score = self.drivers.score_at(self.states, PLACE, tricky)
        return 0.5 + 0.5 * float(score)


def search(
    board: Board, first: Sequence[float], minutes: float, games: int, seed: int, parents: int, children: int
) -> None:
    """Breed tricks around the first for so many minutes, and print the middle of each generation and what it won."""
    rng, size = np.random.default_rng(seed), len(FEATURES)
    middle, steps = np.array(first), np.full(size, SPREAD)
    shares = np.log(parents + 1) - np.log(np.arange(1, parents + 1))
    shares /= shares.sum()
    begun, generation = time.monotonic(), 0
    while time.monotonic() - begun < 60 * minutes:
        own = steps * np.exp(rng.normal(size=(children, 1)) * 0.3 + rng.normal(size=(children, size)) * 0.2)
        bred = middle + own * rng.normal(size=(children, size))
        won = np.array([board.points(one, games, seed + generation) for one in bred])
        best = np.argsort(-won)[:parents]
        middle, steps = shares @ bred[best], shares @ own[best]
        generation += 1
        said = f"{100 * won.mean():.1f} % on average, {100 * won.max():.1f} % at best of {games} games each"
        print(f"generation {generation}: {said}: {written(middle)}", flush=True)


def written(weights: Sequence[float]) -> str:
    """Return a trick as `--trick` takes it."""
    return " ".join(f"{name}={round(weight)}" for name, weight in zip(FEATURES, weights, strict=True))


def read(text: str) -> list[float]:
    given: Mapping[str, str] = dict(part.split("=") for part in text.split())
    if unknown := set(given) - set(FEATURES):
        raise SystemExit(f"there are no features {', '.join(sorted(unknown))}; there are {', '.join(FEATURES)}")
    return [float(given.get(name, 0)) for name in FEATURES]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("search", "try"))
    parser.add_argument("--budget", choices=BUDGETS, default="small")
    parser.add_argument("--games", type=int, default=40, help="games of each trick")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--parents", type=int, default=4)
    parser.add_argument("--children", type=int, default=12)
    parser.add_argument("--trick", type=read, default=[0.0] * len(FEATURES), help="features with points: name=points")
    given = parser.parse_args()
    board = Board(BUDGETS[given.budget])
    if given.task == "search":
        search(board, given.trick, given.minutes, given.games, given.seed, given.parents, given.children)
        return
    share = board.points(given.trick, given.games, given.seed)
    low, high = interval(share, given.games)
    print(f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {given.games} games: {written(given.trick)}")


if __name__ == "__main__":
    main()
