"""Plays batches on the GPU that numba simulates, and prints them: `python -m tests.lab.simulated`.

A process of its own, because the simulator is chosen before numba is imported (NUMBA_ENABLE_CUDASIM=1).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.conftest import VARIANTS

from sandtable.lab import cuda
from sandtable.lab.batch import Batch
from sandtable.umpire.game import Game, Variant

GAMES = 6
THREADS = 4
SEED = 11


def tables(variant: Variant) -> list[tuple[int, dict[str, int]]]:
    """The fewest and the most players, each with games that are cut short and some that may be longer."""
    return [(players, {"ply_limit": plies}) for players in sorted({*variant.players}) for plies in (4, 30)]


def on_arrays(driver: Callable[..., Any]) -> Callable[..., Any]:
    """The simulator hands kernels stand-ins for arrays, which compiled functions do not take: give them the arrays."""

    def call(*arguments: Any) -> Any:
        stand_ins = [getattr(argument, "_item", argument) for argument in arguments]
        return driver(*(getattr(stand_in, "_ary", stand_in) for stand_in in stand_ins))

    return call


def prepare(game: Game) -> None:
    game.drivers.playouts = on_arrays(game.drivers.playouts)


def simulated(variant: Variant, players: int, options: dict[str, int]) -> dict[str, Any]:
    """A batch, twice as `random_playouts` gives it, and last states as bytes."""
    games = Batch(variant, GAMES, players, SEED, options, 1, device="cuda")
    first, second = games.random_playouts(), games.random_playouts()
    seeds = Batch(variant, GAMES, players, SEED, options, 1)._fresh_seeds()
    setting = variant.setting(players, variant.read_options(options))
    states, *_ = cuda.launch(variant.game, setting, players, seeds[:THREADS])
    return {
        "plies": [*first["plies"].tolist(), *second["plies"].tolist()],
        "scores": [*first["scores"].tolist(), *second["scores"].tolist()],
        "states": sorted(state.tobytes().hex() for state in states.copy_to_host()),
    }


def main() -> None:
    cuda.MOST_THREADS = THREADS  # fewer than games: a thread plays several
    for game in {variant.game.name: variant.game for variant in VARIANTS.values()}.values():
        prepare(game)
    print(json.dumps({id: [simulated(variant, *table) for table in tables(variant)] for id, variant in VARIANTS.items()}))


if __name__ == "__main__":
    main()
