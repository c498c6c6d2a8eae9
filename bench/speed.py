"""How fast this machine plays: many games in compiled loops, batches, single games from Python, start-up."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from math import isfinite
from random import Random
from statistics import median

import numpy as np
import numpy.typing as npt

from bench.commands import measure_commands
from bench.gpu import measure_cuda
from bench.peers import INSTALL, YARDSTICK, Peer
from bench.rounds import ROUNDS, Contender, Play, Progress, speeds
from bench.rows import Row, row
from sandtable.api import make
from sandtable.batches.batch import Batch, batch
from sandtable.batches.match_runner import MatchRunner
from sandtable.bots.compiled_specs import player_rows
from sandtable.bots.levels import USUAL
from sandtable.bots.specs import RANDOM
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.games import variant as find
from sandtable.games import variants

SPEED = "plies/s"
GAMES_AT_ONCE = 1000
SERGEANTS_AT_ONCE = 20
STEPS = 600  # longer than a game lasts, as a rule
SEED = 1
STARTS = 5
START = "import sandtable; game = sandtable.make('{id}', seed=1); game.legal(game.to_act[0])"
"""The title of the time from nothing to the first list of choices."""


def playouts(id: str) -> Play:
    """Play whole games in one compiled loop."""
    games = batch(id, GAMES_AT_ONCE, threads=1)
    return lambda: int(games.random_playouts()["plies"].sum())


def steps(id: str) -> Play:
    """Advance every game of a batch by a ply, as in training.

    The random actions are chosen in a run before: choosing among so many costs as much as the rest.
    """
    games = batch(id, GAMES_AT_ONCE, threads=1)
    rng = np.random.default_rng(SEED)
    games.reset(SEED)
    script = [_random_step(games, rng) for _ in range(STEPS)]
    mask, seen = games.legal(), games.observe()

    def run() -> Iterator[int]:
        while True:
            games.reset(SEED)
            for actions in script:
                games.legal(out=mask)
                games.observe(out=seen)
                games.step(actions)
                yield games.n

    return partial(next, run())


def _random_step(games: Batch, rng: np.random.Generator) -> npt.NDArray[np.int32]:
    """Take a random action in every game and return the actions."""
    actions, offsets = games.legal(as_list=True)
    chosen: npt.NDArray[np.int32] = actions[rng.integers(offsets[:-1], offsets[1:])]
    games.step(chosen)
    return chosen


def single_games(id: str) -> Play:
    """Play games in a plain Python loop over `sandtable.make`."""
    rng, seats = Random(1), len(find(id).seats())

    def play() -> int:
        game, plies = make(id, seats, seed=rng.getrandbits(32)), 0
        while not game.over:
            seat = game.to_act[0]
            choices = game.legal(seat)
            game.act(seat, choices[int(rng.random() * len(choices))])
            plies += 1
        return plies

    return play


def lots_measured(id: str) -> Play:
    """Play whole random games as studies do, with all that is counted of them."""
    return _measured(id, RANDOM, GAMES_AT_ONCE)


def sergeants_measured(id: str) -> Play:
    """The same between Sergeants."""
    return _measured(id, USUAL, SERGEANTS_AT_ONCE)


def _measured(id: str, player: str, games: int) -> Play:
    variant = find(id)
    seats, rng = len(variant.seats(None)), Random(SEED)
    table = MatchRunner(variant, seats, variant.read_options({}), player_rows([player], variant))
    seated = np.zeros((games, seats), np.int64)

    def play() -> int:
        deals, player_seeds = ([rng.getrandbits(64) for _ in range(games)] for _ in range(2))
        return int(table.play(seated, deals, player_seeds).plies.sum())

    return play


COMPILED = "compiled playouts"
OURS = (
    (COMPILED, playouts, "the list of legal actions, choosing, applying; set-up included, all in compiled code"),
    (
        "batch step with mask and observation",
        steps,
        "the legal action mask, the observation, step() with actions that were chosen at random before; "
        f"{GAMES_AT_ONCE} games at once, finished ones begun anew",
    ),
    (
        "games of a study, at random",
        lots_measured,
        "what compiled playouts do, and everything that studies count: choices, parts, clauses, endings",
    ),
    (
        "games of a study, Sergeants",
        sergeants_measured,
        "the same with players who weigh every choice",
    ),
    ("Python API", single_games, "to_act, legal(), choosing, act(); one game at a time, set-up included"),
)


def check_seconds(seconds: float) -> None:
    """Raise BadInput if nothing can be measured in that time."""
    if not (seconds > 0 and isfinite(seconds)):
        raise BadInput(f"speeds are measured for a number of seconds, not for {seconds}")


def measure(seconds: float, peers: Sequence[Peer] = (), progress: Progress | None = None) -> list[Row]:
    """Return the figures of this machine, the fastest first, and those of the peers from the same rounds.

    Each speed is measured for so many seconds in all, on one core. Raises BadInput.
    """
    check_seconds(seconds)
    entries = [("variant", variant.id, one) for variant in variants().values() for one in ways(variant)]
    entries += [("peer", peer.name, one) for peer in peers if not peer.missing for one in peer.contenders()]
    values = speeds([one for _, _, one in entries], seconds, progress)
    rows = [
        row(kind, whose, one.name, round(value), SPEED)
        for (kind, whose, one), value in zip(entries, values, strict=True)
    ]
    absent = [
        row("peer", peer.name, f"{peer.name}: not installed: {INSTALL}", None, "") for peer in peers if peer.missing
    ]
    on_gpu = [one for variant in variants().values() for one in measure_cuda(variant, seconds / ROUNDS)]
    return compared(rows) + absent + on_gpu + starts() + measure_commands() + sizes()


def ways(variant: Variant) -> list[Contender]:
    """Return the ways to play a variant."""
    return [Contender("sandtable", f"{variant.id}: {what}", partial(set_up, variant.id)) for what, set_up, _ in OURS]


def compared(rows: Sequence[Row]) -> list[Row]:
    """Return speeds with their ratios to the yardstick, if it is among them; the fastest first."""
    engine, game = YARDSTICK
    for yardstick in [one for one in rows if one.get("peer") == engine and one["what"].endswith(game)]:
        rows = [{**one, "ratio": three_digits(one["value"] / yardstick["value"])} for one in rows]
    return sorted(rows, key=lambda one: -one["value"])


def starts() -> list[Row]:
    """Return the seconds from starting Python to the first list of choices, for each variant."""
    rows = []
    for id in variants():
        precompile, cold = median(_start(id, cold=False) for _ in range(STARTS)), _start(id, cold=True)
        rows.append(
            row("variant", id, f"{id}: start to first choices, rules compiled before", round(precompile, 2), "s")
        )
        rows.append(row("variant", id, f"{id}: start to first choices, nothing compiled", round(cold, 2), "s"))
    return rows


def _start(id: str, cold: bool) -> float:
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "SANDTABLE_CACHE": empty} if cold else dict(os.environ)
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", START.format(id=id)], env=environment, check=True)
        return time.perf_counter() - begun


def sizes() -> list[Row]:
    """Return the bytes of a game's state, for each variant."""
    return [
        row("variant", variant.id, f"{variant.id}: one game", variant.game.schema.state.itemsize, "bytes")
        for variant in variants().values()
    ]


def three_digits(number: float) -> float:
    return float(f"{number:.3g}")
