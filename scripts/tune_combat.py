"""Finds the weights of Combat's players, and measures them, by games among players with different weights in one
compiled loop.

    python -m scripts.tune_combat tune      # for every scenario and class of army; it needs the package cmaes
    python -m scripts.tune_combat table     # the Lieutenant's weights against the Sergeant's
    python -m scripts.tune_combat armies    # each army against each other, by the Lieutenant's weights

It looks for weights by CMA-ES (Hansen): each generation tries samples about a middle, in games on the same luck with
exchanged sides against the Sergeant's weights and those where it began, and moves the middle, and the shape in which
it samples, to where more was won. Everything follows from the seed. It begins at the Lieutenant's weights of
2026-11-24, or with `--onward` at those in the table.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

os.environ.setdefault("SANDTABLE_BACKEND", "native")  # numba compiles these loops with the rules in them

import numpy as np
from cmaes import CMA
from numba import njit
from scripts.sergeants import interval

from sandtable.engine.compile.jit import kernel, scratch
from sandtable.engine.record.chance import below, generator
from sandtable.games import variant
from sandtable.games.combat.player import notes, sergeant, weights
from sandtable.games.combat.rules.schema import DEPLOY

COMBAT = variant("combat")
NOBODY = -1
SCENARIOS = ("battle", "skirmish", "hold")
ARMIES = {
    "rifle": weights.FOOT,
    "mixed": weights.LIGHT,
    "motor": weights.LIGHT,
    "armour": weights.ARMOURED,
}
FLOORS = (weights.FOOT, weights.LIGHT, weights.ARMOURED)
STEPS = {
    "HELD": 400, "SHARED": 120, "STEP_TO_MARKER": 25, "STEP_TO_ENEMY": 3, "STEP_TO_WOUNDED": 4, "STEP_TO_FRIENDS": 2,
    "PATIENT": 100, "COMES_NEAR": 2, "CAUTION": 2, "OFFICER_CAUTION": 6, "VEHICLE_CAUTION": 3, "STANCE_CAUTION": 1,
    "WORTH_MOVING": 12, "WAY_LEFT": 3, "WAY_OPEN": 5, "WAY_FROM_DIRT": 3, "SCATTERED": 0.4, "OFFICER_WORTH": 50,
    "MEDIC_WORTH": 15, "FIRST_WOUND": 1, "SECOND_WOUND": 1.5, "THIRD_WOUND": 2, "SPREADING": 4, "LOW": 0.3,
    "WOUNDED_CAUTION": 2, "ANSWERED": 0.15, "STEP_TO_COVER": 15, "PLACED_BY_COVER": 2, "WAY_FROM_COVER": 1,
    "PINNING": 25, "AHEAD_CAUTION": 10, "BEHIND_CAUTION": 2,
    "VEHICLE_WOUNDS": 3, "DRIVE_TO_ENEMY": 4, "LESS_LIKELY": 3, "TO_THE_END": 0.4,
}  # fmt: skip
"""How far a step leads, for each weight."""
NAMES = sorted(STEPS, key=lambda name: int(getattr(notes, name)))
ONLY_IN_HOLD = ("HELD", "SHARED", "STEP_TO_MARKER")
ONLY_ON_WHEELS = ("VEHICLE_CAUTION", "VEHICLE_WOUNDS", "DRIVE_TO_ENEMY")
IN_COVER = (
    *(1500, 260, 45, 2, 16, 2, 267, 7, 5, 17, 6, 0, 14, 6, 14, 4, 1),
    *(190, 7, 2, 6, 8, 10, 1, 2, 0, 43, 3, 0, 57, 14, 9, 10, 2, 10, 0),
)
ON_WHEELS = (
    *(1407, 294, 89, 10, 6, 0, 312, 6, 6, 15, 10, 0, 9, 6, 23, 4, 0),
    *(0, 6, 4, 6, 10, 5, 0, 0, 0, 0, 0, 1, 2, 1, 10, 10, 10, 10, 0),
)
FORMER = {
    **{(scenario, weights.FOOT): IN_COVER for scenario in SCENARIOS},
    ("battle", weights.LIGHT): ON_WHEELS,
    ("skirmish", weights.LIGHT): ON_WHEELS,
}
"""The weights of the Lieutenant of 2026-11-24, where the search begins; elsewhere it went by the Sergeant's."""
EACH = -1  # each side in turn
BY_POINTS = 150  # a lead in points that is worth half a game

Weights = Sequence[float]


class Ring:
    """A table for games between players with different weights."""

    def __init__(self) -> None:
        schema = COMBAT.game.schema
        self._states, self._views, self._acts = schema.states(1), schema.views(1), scratch(COMBAT.actions)
        self._notes = [scratch(notes.SCRATCH) for _ in range(2)]
        self._loop = _loop()

    def match(
        self, options: Mapping[str, Any], ours: Weights, theirs: Weights, games: int, seed: int, own: int = EACH
    ) -> Result:
        """Play `games` games, in pairs with the same chance and exchanged sides, or all with the first weights on side
        `own`.
        """
        for note, values in zip(self._notes, (ours, theirs), strict=True):
            note[notes.FIRST_WEIGHT :] = [max(0, round(value)) for value in values]
        setting = np.array(COMBAT.setting(2, COMBAT.read_options(options)))
        lucks = np.random.RandomState(seed).randint(0, 2**62, size=(games + 1) // 2).astype(np.uint64)
        lucks, points, leads = np.repeat(lucks, 2)[:games], np.zeros(games), np.zeros(games)
        sides = np.arange(games) % 2 if own == EACH else np.full(games, own)
        room = (self._states, self._views, setting, self._acts, *self._notes)
        self._loop(*room, lucks, sides, points, leads, generator(0))
        return Result(float(points.mean()), float(leads.mean()))


@dataclass(frozen=True)
class Course:
    """How far and how long to search: the length of the first steps, and the games of a sample with each opponent."""

    step: float
    generations: int
    samples: int
    games: int
    seed: int
    onward: bool  # begins at the Lieutenant's weights in the table
    alone: bool  # plays against the Sergeant's weights alone


@dataclass(frozen=True)
class Result:
    """The first weights' share of the games, with draws as halves, and the points they were ahead by."""

    share: float
    lead: float


def _loop() -> Any:
    drivers = COMBAT.game.kernels
    next_seat, observe, legal, apply = drivers.next_seat, drivers.observe, drivers.legal, drivers.apply
    begin, score = drivers.begin, drivers.score
    pattern = drivers.favourite.function
    by_plan = pattern.__globals__ | {"survey": sergeant.plan}
    favourite = kernel(FunctionType(pattern.__code__, by_plan, "favourite"))

    @njit(nogil=True, error_model="numpy")
    def play(states, views, setting, acts, ours, theirs, lucks, sides, points, leads, rng):  # type: ignore[no-untyped-def]
        s, v = states[0], views[0]
        for game in range(len(lucks)):
            rng[0] = lucks[game]
            begin(s, setting)
            own = sides[game]
            seat = next_seat(s, rng, acts)
            while seat != NOBODY:
                observe(s, seat, v)
                n = legal(v, seat, acts)
                if v.phase == DEPLOY and v.picked == NOBODY:
                    a = acts[below(rng, n)]
                elif seat == own:
                    a = favourite(v, acts, n, ours, rng)
                else:
                    a = favourite(v, acts, n, theirs, rng)
                apply(s, seat, a, None)
                seat = next_seat(s, rng, acts)
            points[game] = (1 + score(s, own)) / 2
            leads[game] = s.score[own] - s.score[1 - own]

    return play


def tune(ring: Ring, scenario: str, floor: int, course: Course) -> None:
    """Print the middle of each generation, by what its samples win of the Sergeant's weights and of the former ones."""
    armies = [army for army in ARMIES if ARMIES[army] == floor]
    usual = of_drill(weights.SERGEANT, scenario, armies[0])
    present = of_drill(weights.LIEUTENANT, scenario, armies[0])
    start = present if course.onward else list(FORMER.get((scenario, floor), usual))
    others = [usual] if course.alone or start == usual else [usual, start]
    tried = [k for k, name in enumerate(NAMES) if _matters(name, scenario, floor)]
    search = CMA(mean=np.zeros(len(tried)), sigma=course.step, seed=course.seed, population_size=course.samples)
    rng = random.Random(course.seed)
    for generation in range(course.generations):
        luck, found = rng.randrange(1 << 30), []
        for _ in range(search.population_size):
            steps = search.ask()
            tested = _moved(start, tried, steps)
            found.append((steps, -_worth(ring, scenario, armies, tested, others, course.games, luck)))
        search.tell(found)
        worth = -sum(value for _, value in found) / len(found)
        print(f"{scenario} {armies} {generation + 1} {worth:.3f} {_moved(start, tried, search.mean)}", flush=True)


def _matters(name: str, scenario: str, floor: int) -> bool:
    """Return whether a weight is looked for: not if the scenario or the armies have no use for it."""
    return (scenario == "hold" or name not in ONLY_IN_HOLD) and (floor != weights.FOOT or name not in ONLY_ON_WHEELS)


def _moved(start: Weights, tried: Sequence[int], steps: Sequence[float]) -> list[int]:
    """Return the weights that lie some steps from the start."""
    moved = list(start)
    for k, step in zip(tried, steps, strict=True):
        moved[k] += step * STEPS[NAMES[k]]
    return [max(0, round(value)) for value in moved]


def _worth(
    ring: Ring, scenario: str, armies: Sequence[str], tried: Weights, others: Sequence[Weights], games: int, luck: int
) -> float:
    """Return what weights win of others on average: shares, and points to tell close ones apart."""
    results = [
        ring.match({"scenario": scenario, "army": army}, tried, against, games, luck)
        for army in armies
        for against in others
    ]
    return sum(result.share + max(-1, min(1, result.lead / BY_POINTS)) / 4 for result in results) / len(results)


def of_drill(style: int, scenario: str, army: str) -> list[int]:
    """Return the weights in the table."""
    return [int(value) for value in weights.TABLE[style][SCENARIOS.index(scenario)][ARMIES[army]]]


def table(ring: Ring, games: int, seed: int) -> None:
    """Print the results of the Lieutenant's weights against the Sergeant's, in every scenario and army."""
    print("| scenario | army | games | won, % | 95 % |\n|---|---|---|---|---|")
    for scenario in SCENARIOS:
        for army in ARMIES:
            ours, theirs = (of_drill(style, scenario, army) for style in (weights.LIEUTENANT, weights.SERGEANT))
            share = ring.match({"scenario": scenario, "army": army}, ours, theirs, games, seed).share
            low, high = (100 * end for end in interval(share, games))
            print(f"| {scenario} | {army} | {games} | {100 * share:.1f} | {low:.1f}-{high:.1f} |", flush=True)


def armies(ring: Ring, games: int, seed: int) -> None:
    """Print what each army wins of each other one, in per cent, both by the Lieutenant's weights for the two."""
    for scenario in SCENARIOS:
        print(f"| {scenario} | {' | '.join(ARMIES)} |\n|{'---|' * (len(ARMIES) + 1)}", flush=True)
        for ours in ARMIES:
            shares = [_army_share(ring, scenario, ours, theirs, games, seed) for theirs in ARMIES]
            print(f"| {ours} | {' | '.join(f'{100 * share:.0f}' for share in shares)} |", flush=True)


def _army_share(ring: Ring, scenario: str, ours: str, theirs: str, games: int, seed: int) -> float:
    """Return an army's share; each army plays both sides of the table, in half of the games each."""
    values = of_drill(weights.LIEUTENANT, scenario, max((ours, theirs), key=ARMIES.__getitem__))
    share = 0.0
    for own, (west, east) in enumerate(((ours, theirs), (theirs, ours))):
        options = {"scenario": scenario, "army_west": west, "army_east": east}
        share += ring.match(options, values, values, games // 2, seed, own).share
    return share / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    tuning = commands.add_parser("tune")
    tuning.add_argument("--scenario", choices=SCENARIOS, nargs="+", default=SCENARIOS)
    tuning.add_argument("--floor", type=int, choices=FLOORS, nargs="+", default=FLOORS)
    tuning.add_argument("--step", type=float, default=0.7)
    tuning.add_argument("--generations", type=int, default=25)
    tuning.add_argument("--samples", type=int, default=14)
    tuning.add_argument("--games", type=int, default=24)
    tuning.add_argument("--onward", action="store_true", help="begin at the Lieutenant's weights in the table")
    tuning.add_argument("--alone", action="store_true", help="play against the Sergeant's weights alone")
    measuring, comparing = commands.add_parser("table"), commands.add_parser("armies")
    measuring.add_argument("--games", type=int, default=400)
    comparing.add_argument("--games", type=int, default=100)
    for command in (tuning, measuring, comparing):
        command.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    ring = Ring()
    if asked.command == "tune":
        course = Course(
            asked.step, asked.generations, asked.samples, asked.games, asked.seed, asked.onward, asked.alone
        )
        for floor in asked.floor:
            for scenario in asked.scenario:
                tune(ring, scenario, floor, course)
    else:
        (table if asked.command == "table" else armies)(ring, asked.games, asked.seed)


if __name__ == "__main__":
    main()
