"""Finds the weights of Combat's Lieutenant, and measures them, by games among players with different
weights in one compiled loop.

    python -m scripts.tune_combat tune --scenario battle --army rifle   # finds those in the table again
    python -m scripts.tune_combat table     # the Lieutenant's weights against the Sergeant's
    python -m scripts.tune_combat armies    # each army against each other, by the Lieutenant's weights

It looks for weights by an evolution strategy with mirrored samples: each generation plays the present weights with
steps in random directions and their opposites against the Sergeant's on the same luck, and moves them where more was
won, by more points. It begins near the Sergeant's, with the changes in STARTS. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from types import FunctionType
from typing import Any

import numpy as np
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
STEPS = {
    "HELD": 400, "SHARED": 120, "STEP_TO_MARKER": 25, "STEP_TO_ENEMY": 3, "STEP_TO_WOUNDED": 4, "STEP_TO_FRIENDS": 2,
    "PATIENT": 100, "COMES_NEAR": 2, "CAUTION": 2, "OFFICER_CAUTION": 6, "VEHICLE_CAUTION": 3, "STANCE_CAUTION": 1,
    "WORTH_MOVING": 12, "WAY_LEFT": 3, "WAY_OPEN": 5, "WAY_FROM_DIRT": 3, "SCATTERED": 0.4, "OFFICER_WORTH": 50,
    "MEDIC_WORTH": 15, "FIRST_WOUND": 1, "SECOND_WOUND": 1.5, "THIRD_WOUND": 2, "SPREADING": 4, "LOW": 0.3,
    "WOUNDED_CAUTION": 2, "ANSWERED": 0.15, "STEP_TO_COVER": 15, "PLACED_BY_COVER": 2, "WAY_FROM_COVER": 1,
    "PINNING": 25, "AHEAD_CAUTION": 10, "BEHIND_CAUTION": 2,
}  # fmt: skip
"""The standard deviation of a sample from the present weights."""
NAMES = sorted(STEPS, key=lambda name: int(getattr(notes, name)))
ONLY_IN_HOLD = ("HELD", "SHARED", "STEP_TO_MARKER")
PAIRS = 5
EACH = -1  # each side in turn
STRIDE, CALMER = 1.6, 0.93  # length of a generation's move in steps, and the factor from one generation to the next
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
class Result:
    """The first weights' share of the games, with draws as halves, and the points they were ahead by."""

    share: float
    lead: float


def _loop() -> Any:
    drivers = COMBAT.game.drivers
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


@dataclass(frozen=True)
class Course:
    """How weights were found: the start, the number of generations, and the games of a sample for each army."""

    start: Mapping[str, int]
    generations: int
    games: int


STARTS: dict[tuple[str, int], Course] = {
    ("battle", weights.FOOT): Course(
        {
            "LOW": 1, "WAY_FROM_DIRT": 3, "WAY_FROM_COVER": 0, "STEP_TO_COVER": 40, "PLACED_BY_COVER": 4,
            "AHEAD_CAUTION": 20, "CAUTION": 6, "OFFICER_WORTH": 200, "PINNING": 50, "SPREADING": 12,
            "SECOND_WOUND": 5, "THIRD_WOUND": 7,
        },
        generations=8,
        games=24,
    ),
    ("battle", weights.LIGHT): Course(
        {"OFFICER_WORTH": 10, "SECOND_WOUND": 6, "THIRD_WOUND": 8}, generations=5, games=14
    ),
}  # fmt: skip


def tune(ring: Ring, scenario: str, armies: Sequence[str], course: Course, seed: int) -> list[int]:
    """Return the weights of the last generation."""
    start = {**dict(zip(NAMES, of_drill(weights.SERGEANT, scenario, armies[0]), strict=True)), **course.start}
    centre = [float(start[name]) for name in NAMES]
    steps = [0.0 if name in ONLY_IN_HOLD and scenario != "hold" else STEPS[name] for name in NAMES]
    rng, size = random.Random(seed), 1.0
    for generation in range(course.generations):
        way = [0.0] * len(centre)
        for _ in range(PAIRS):
            direction = [rng.gauss(0, 1) for _ in centre]
            luck = rng.randrange(1 << 30)
            more, less = (
                _worth(ring, scenario, armies, _moved(centre, direction, steps, by), course.games, luck)
                for by in (size, -size)
            )
            way = [along + (more - less) * part for along, part in zip(way, direction, strict=True)]
        length = sqrt(sum(part * part for part in way)) or 1.0
        moved = _moved(centre, way, steps, STRIDE * size / length)
        centre, size = [max(0.0, value) for value in moved], size * CALMER
        print(generation + 1, [round(value) for value in centre], flush=True)
    return [round(value) for value in centre]


def _moved(centre: Weights, direction: Weights, steps: Weights, by: float) -> list[float]:
    return [at + by * part * step for at, part, step in zip(centre, direction, steps, strict=True)]


def _worth(ring: Ring, scenario: str, armies: Sequence[str], tried: Weights, games: int, luck: int) -> float:
    worth = 0.0
    for army in armies:
        usual = of_drill(weights.SERGEANT, scenario, army)
        result = ring.match({"scenario": scenario, "army": army}, tried, usual, games, luck)
        worth += result.share + max(-1, min(1, result.lead / BY_POINTS)) / 2
    return worth / len(armies)


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
    tuning.add_argument("--scenario", choices=SCENARIOS, required=True)
    tuning.add_argument("--army", choices=ARMIES, required=True)
    measuring, comparing = commands.add_parser("table"), commands.add_parser("armies")
    measuring.add_argument("--games", type=int, default=400)
    comparing.add_argument("--games", type=int, default=100)
    for command in (tuning, measuring, comparing):
        command.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    ring = Ring()
    if asked.command == "tune":
        floor = ARMIES[asked.army]
        together = [army for army in ARMIES if ARMIES[army] == floor]
        print(tune(ring, asked.scenario, together, STARTS[asked.scenario, floor], asked.seed))
    else:
        (table if asked.command == "table" else armies)(ring, asked.games, asked.seed)


if __name__ == "__main__":
    main()
