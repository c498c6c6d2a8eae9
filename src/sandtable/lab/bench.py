"""How fast this machine plays: compiled playouts, the Python API, and starting up.

What runs on one core is measured in processor time, so that other work on the machine counts little. Every figure is
the median of repeated runs.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

from sandtable.face import make
from sandtable.games import variants
from sandtable.lab.batch import Batch
from sandtable.umpire.game import Variant

Row = dict[str, Any]
Progress = Callable[[int, int], None]

START = "import sandtable; game = sandtable.make('{id}', seed=1); game.legal(game.to_act[0])"
"""From nothing to the first list of choices."""
GAMES_AT_ONCE = 1000
REPEATS = 5


def measure(seconds: float, progress: Progress | None = None) -> Iterator[Row]:
    """A row for each figure, as soon as it is known: what was measured, its value, its unit."""
    tasks: list[tuple[str, str, Callable[[Variant], float]]] = [
        ("compiled random playouts, one core", "plies/s", lambda variant: playouts(variant, seconds)),
        ("through the Python API, one core", "plies/s", lambda variant: api(variant, seconds)),
        ("start to first choices, rules compiled before", "s", lambda variant: start(variant, cold=False)),
        ("start to first choices, nothing compiled", "s", lambda variant: start(variant, cold=True)),
    ]
    games = {variant.game.name: variant.game for variant in variants().values()}
    for game in games.values():
        size = game.schema.state.itemsize
        yield {"variant": game.name, "what": f"{game.name}: one game", "value": size, "unit": "bytes"}
    total = len(tasks) * len(variants())
    done = 0
    for variant in variants().values():
        for what, unit, task in tasks:
            value = median(task(variant) for _ in range(1 if "nothing compiled" in what else REPEATS))
            done += 1
            if progress:
                progress(done, total)
            shown = round(value, 2) if unit == "s" else round(value)
            yield {"variant": variant.id, "what": f"{variant.id}: {what}", "value": shown, "unit": unit}


def playouts(variant: Variant, seconds: float) -> float:
    """Plies a second: list all legal actions, choose one, apply it, set-up included."""
    games = Batch(variant, GAMES_AT_ONCE, None, 1, {}, threads=1)
    games.random_playouts()
    plies, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        plies += int(games.random_playouts()["plies"].sum())
    return plies / (time.process_time() - begun)


def api(variant: Variant, seconds: float) -> float:
    """Plies a second of a plain Python loop over `sandtable.make`, one game at a time."""
    rng = Random(1)
    plies, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        game = make(variant.id, seed=1)
        while not game.over:
            seat = game.to_act[0]
            choices = game.legal(seat)
            game.act(seat, choices[int(rng.random() * len(choices))])
            plies += 1
    return plies / (time.process_time() - begun)


def start(variant: Variant, cold: bool) -> float:
    """Seconds from starting Python to the first list of choices."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "SANDTABLE_CACHE": empty} if cold else dict(os.environ)
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", START.format(id=variant.id)], env=environment, check=True)
        return time.perf_counter() - begun
