"""Finds the weights of Combat's Sergeant, and measures them, by games between Sergeants with different weights.

    python scripts/tune_combat.py tune --scenario hold --army mixed motor   # prints the weights it ends with
    python scripts/tune_combat.py table     # the present weights against the first, as bench/opponents.md has it
    python scripts/tune_combat.py armies    # each army against each other, with the present weights

It looks for weights by an evolution strategy with mirrored samples: each generation tries the present weights with
steps in random directions and their opposites on the same seeds, half of the games against the first weights, half
against the present ones, and moves them where more was won. Everything follows from the seed. With `--state FILE`
each generation is kept, and the next run goes on from there.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from typing import Any

import combat_sparring

from sandtable.games import variant
from sandtable.games.combat.player import notes, weights
from sandtable.games.combat.player.sergeant import opening
from sandtable.games.combat.rules import law
from sandtable.players.lot import lot
from sandtable.umpire.chance import generator
from sandtable.umpire.jit import scratch
from sandtable.umpire.umpire import Umpire
from sandtable.umpire.view import PackedView
from sandtable.umpire.weave import weave

COMBAT = variant("combat")
SCENARIOS = ("battle", "skirmish", "hold")
ARMIES = ("mixed", "rifle", "armour", "motor")
FLOORS = {"rifle": weights.FOOT, "mixed": weights.LIGHT, "motor": weights.LIGHT, "armour": weights.ARMOURED}
FIRST = (1500, 260, 45, 4, 14, 3, 300, 5, 5, 14, 5, 5, 20, 4, 16, 4, 0)
"""The weights before any were measured: what all others are held against."""
STEPS = (400, 120, 15, 3, 5, 2, 100, 2, 2, 4, 2, 2, 12, 2, 5, 2, 0)
"""How far a sample goes from the present weights, as a standard deviation."""
PAIRS = 6
STRIDE = 2.0  # how far a generation moves the weights, in steps

Weights = Sequence[float]
Options = dict[str, Any]
Settings = Sequence[Options]


class Sparring:
    """A Sergeant with weights of its own."""

    def __init__(self, values: Weights, seed: int) -> None:
        self._seed = seed
        self._views = COMBAT.game.schema.views(1)
        self._choices = scratch(COMBAT.actions)
        self._notes = scratch(notes.SCRATCH)
        for k, value in enumerate(values):
            self._notes[notes.FIRST_WEIGHT + k] = round(value)

    def choose(self, view: PackedView, legal: Sequence[int]) -> int:
        planned = opening(COMBAT.id, legal, self._seed)
        if planned is not None:
            return planned
        COMBAT.game.schema.unpack_view(view.packed, self._views, 0)
        self._choices[: len(legal)] = legal
        rng = generator(lot(self._seed, view))
        return int(DRIVERS.best(self._views, 0, self._choices, len(legal), self._notes, rng))


DRIVERS = weave("combat_sparring", COMBAT.game.folder, COMBAT.game.schema, law, combat_sparring)


def play(options: Options, west: Weights, east: Weights, seed: int) -> tuple[float, float]:
    """One game; what each side has of it: 1, 0, or 0.5 for a draw."""
    umpire = Umpire(COMBAT, options=options, seed=_digest(seed, 32))
    players = [Sparring(values, _number(seed, seat)) for seat, values in enumerate((west, east))]
    while not umpire.over:
        seat = umpire.waiting[0]
        legal = umpire.legal(seat)
        umpire.decide(seat, players[seat].choose(PackedView(umpire.packed(seat)), legal))
    result = umpire.result
    winners = result.winners if result else ()
    if len(winners) != 1:
        return 0.5, 0.5
    return (1.0, 0.0) if winners[0] == 0 else (0.0, 1.0)


def match(options: Options, ours: Weights, theirs: Weights, games: int, seed: int) -> Iterator[float]:
    """What the first has of each game, seats exchanged from game to game."""
    for game in range(games):
        number = _number(seed, game)
        yield play(options, theirs, ours, number)[1] if game % 2 else play(options, ours, theirs, number)[0]


def tune(settings: Settings, games: int, generations: int, seed: int, state: Path | None) -> list[float]:
    """The mean of the weights of the last third of the generations."""
    path: list[list[float]] = [list(map(float, present(settings[0])))]
    if state and state.exists():
        path = json.loads(state.read_text())
    while len(path) <= generations:
        path.append(_next_generation(settings, path[-1], games, _number(seed, len(path))))
        if state:
            state.write_text(json.dumps(path))
        print(len(path) - 1, [round(value) for value in path[-1]], flush=True)
    last = path[-max(1, generations // 3) :]
    return [sum(values) / len(last) for values in zip(*last, strict=True)]


def present(options: Options) -> Sequence[int]:
    """The weights in the table."""
    return [int(value) for value in weights.TABLE[SCENARIOS.index(options["scenario"])][FLOORS[options["army"]]]]


def _next_generation(settings: Settings, centre: list[float], games: int, seed: int) -> list[float]:
    rng = random.Random(seed)
    way = [0.0] * len(centre)
    for pair in range(PAIRS):
        direction = [rng.gauss(0, 1) if step else 0.0 for step in STEPS]
        plus, minus = (
            _share(settings, _moved(centre, direction, sign), centre, games, seed + pair) for sign in (1, -1)
        )
        way = [along + (plus - minus) * part for along, part in zip(way, direction, strict=True)]
    length = sqrt(sum(part * part for part in way))
    return _moved(centre, [part / length for part in way], STRIDE) if length else centre


def _share(settings: Settings, tried: Weights, centre: Weights, games: int, seed: int) -> float:
    each = games // (2 * len(settings))
    won = sum(sum(match(options, tried, other, each, seed)) for options in settings for other in (FIRST, centre))
    return won / games


def _moved(centre: Weights, direction: Weights, by: float) -> list[float]:
    """No weight goes below 0."""
    return [max(0.0, at + by * part * step) for at, part, step in zip(centre, direction, STEPS, strict=True)]


def table(games: int, seed: int) -> None:
    """The present weights against the first, in every scenario and army."""
    print("| scenario | army | games | won, % | 95 % |\n|---|---|---|---|---|")
    for scenario in SCENARIOS:
        for army in ARMIES:
            options = {"scenario": scenario, "army": army}
            won = sum(match(options, present(options), FIRST, games, seed))
            low, high = interval(won, games)
            print(f"| {scenario} | {army} | {games} | {100 * won / games:.1f} | {low:.1f}-{high:.1f} |", flush=True)


def armies(games: int, seed: int) -> None:
    """What each army wins of each other one, in per cent."""
    for scenario in SCENARIOS:
        print(f"| {scenario} | {' | '.join(ARMIES)} |\n|{'---|' * (len(ARMIES) + 1)}", flush=True)
        for ours in ARMIES:
            shares = [_army_share(scenario, ours, theirs, games, seed) for theirs in ARMIES]
            print(f"| {ours} | {' | '.join(f'{100 * share:.0f}' for share in shares)} |", flush=True)


def _army_share(scenario: str, ours: str, theirs: str, games: int, seed: int) -> float:
    """Both by the weights for the two armies, and each army on both sides."""
    floor = max((ours, theirs), key=FLOORS.__getitem__)
    values = present({"scenario": scenario, "army": floor})
    won = 0.0
    for game in range(games):
        west, east = (theirs, ours) if game % 2 else (ours, theirs)
        options = {"scenario": scenario, "army_west": west, "army_east": east}
        won += play(options, values, values, _number(seed, game))[game % 2]
    return won / games


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 %, in per cent."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return tuple(100 * (middle + sign * half) / (1 + z * z / games) for sign in (-1, 1))  # type: ignore[return-value]


def _digest(seed: int, size: int) -> bytes:
    return blake2b(str(seed).encode(), digest_size=size).digest()


def _number(*numbers: int) -> int:
    return int.from_bytes(blake2b(" ".join(map(str, numbers)).encode(), digest_size=6).digest(), "big")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    tuning = commands.add_parser("tune")
    tuning.add_argument("--scenario", choices=SCENARIOS, required=True)
    tuning.add_argument("--army", choices=ARMIES, nargs="+", required=True)
    tuning.add_argument("--generations", type=int, default=20)
    tuning.add_argument("--state", type=Path)
    measuring, comparing = commands.add_parser("table"), commands.add_parser("armies")
    for command, games in ((tuning, 20), (measuring, 400), (comparing, 100)):
        command.add_argument("--games", type=int, default=games)
        command.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.command != "tune":
        (table if asked.command == "table" else armies)(asked.games, asked.seed)
        return
    settings = [{"scenario": asked.scenario, "army": army} for army in asked.army]
    found = tune(settings, asked.games, asked.generations, asked.seed, asked.state)
    print(json.dumps([round(value) for value in found]))


if __name__ == "__main__":
    main()
