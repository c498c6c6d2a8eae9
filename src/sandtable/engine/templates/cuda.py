"""Random playouts on a GPU, one game a thread: a template of the kernel of one game.

`codegen.generate_kernel` puts it behind an import of the game's own `playouts`, in a file of its own, so that
numba-cuda can cache what it has compiled.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from sandtable.engine.record.arrays import Ints
from sandtable.engine.templates.drivers import playouts
from sandtable.engine.templates.given import Array, States


@cuda.jit(cache=True)  # type: ignore[untyped-decorator]  # numba-cuda has no types
def play(
    states: States, setting: Ints, seats: int, seeds: Array, ticket: Array, plies: Array, scores: Array, out: Ints,
) -> None:  # fmt: skip
    """Play a game for each seed. Every thread has its own state and row of `out`, and takes game after game.

    `ticket[0]` is the number of the next game: games differ much in length, so threads take them one by one and none is
    idle.
    """
    rng = cuda.local.array(1, np.uint64)
    thread = cuda.grid(1)
    if thread < len(states):
        g = cuda.atomic.add(ticket, 0, 1)
        while g < len(seeds):
            playouts(states, thread, setting, seats, seeds, g, g + 1, plies, scores, out[thread], rng)
            g = cuda.atomic.add(ticket, 0, 1)
