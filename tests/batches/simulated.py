"""Play batches of a variant on the GPU that numba simulates.

`python -m tests.batches.simulated VARIANT GAMES SEED` prints them as JSON.

This is a process of its own, because the simulator must be chosen before numba is imported (NUMBA_ENABLE_CUDASIM=1).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from tests.conftest import VARIANTS

from sandtable.batches import cuda
from sandtable.batches.batch import Batch
from sandtable.engine.game import Variant


def as_batches_call(playouts: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap `playouts` so that the simulator calls it with the array types that `Batch` uses.

    The simulator hands kernels stand-ins for arrays, which compiled functions do not take. Other array types would also
    make numba compile all rules once more, so the columns come from a table of at least two rows.
    """

    def call(
        states: Any, i: int, setting: Any, seats: int, seeds: Any, lo: int, hi: int, plies: Any, scores: Any, *rest: Any
    ) -> None:
        out, rng = map(array, rest)
        played = np.zeros(hi + 1, dtype=[("plies", np.int32), ("scores", np.float32, (seats,))])
        table = array(states), int(i), array(setting), int(seats), array(seeds), int(lo), int(hi)
        playouts(*table, played["plies"], played["scores"], out.astype(np.int64), rng)
        array(plies)[lo:hi], array(scores)[lo:hi] = played["plies"][lo:hi], played["scores"][lo:hi]

    return call


def array(stand_in: Any) -> Any:
    item = getattr(stand_in, "_item", stand_in)
    return getattr(item, "_ary", item)


def simulated(variant: Variant, players: int, games: int, seed: int) -> dict[str, Any]:
    """Return what two calls of `random_playouts` give, and the final states of the games of a third batch."""
    batch = Batch(variant, games, players, seed, {}, 1, device="cuda")
    batches = [batch.random_playouts() for _ in range(2)]
    setting = variant.setting(players, variant.read_options({}))
    states = [cuda.launch(variant, setting, players, one)[0] for one in np.split(batch._fresh_seeds(), games)]
    return {
        "plies": [played["plies"].tolist() for played in batches],
        "scores": [played["scores"].tolist() for played in batches],
        "states": [variant.game.schema.pack(state.copy_to_host(), 0).hex() for state in states],
    }


def main() -> None:
    variant, games, seed = VARIANTS[sys.argv[1]], *map(int, sys.argv[2:])
    cuda.MOST_THREADS = games // 2  # some threads play several
    drivers: Any = variant.game.drivers
    drivers.playouts = as_batches_call(drivers.playouts)
    print(json.dumps({players: simulated(variant, players, games, seed) for players in {*variant.players}}))


if __name__ == "__main__":
    main()
