"""How fast a GPU plays, by the number of games that it is given at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

from bench.rows import Row, row
from sandtable.batches.batch import Batch
from sandtable.batches.device import missing
from sandtable.engine.game import Variant

REPEATS = 5
GAMES_AT_ONCE = [1 << k for k in range(10, 21, 2)]


def measure_cuda(variant: Variant, seconds: float) -> Iterator[Row]:
    """Return a row for each size of batch; none without a GPU. The times are wall-clock times, results included."""
    if missing():
        return
    for n in GAMES_AT_ONCE:
        games = Batch(variant, n, None, 1, {}, 1, device="cuda")
        games.random_playouts()  # compiles
        value = round(median(_plies_a_second(games, seconds) for _ in range(REPEATS)))
        what = f"{variant.id}: random playouts on the GPU, {n:,} games at once"
        yield row("variant", variant.id, what, value, "plies/s")


def _plies_a_second(games: Batch, seconds: float) -> float:
    plies, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        plies += int(games.random_playouts()["plies"].sum())
    return plies / (time.perf_counter() - begun)
