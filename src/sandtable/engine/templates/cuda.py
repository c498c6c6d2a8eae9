"""Random playouts on a GPU, a game a thread: the kernel of one game.

A pattern like `drivers.py`: `weave_kernel` writes a copy of it with a game's own `playouts` in front, in a file of its
own, so that numba-cuda can keep what it has compiled. It compiles `playouts`, and all that this calls, as they stand.
"""

# mypy: ignore-errors
# ruff: noqa: F821


@cuda.jit(cache=True)
def play(states, setting, seats, seeds, ticket, plies, scores, out):
    """Play a game for each seed. Every thread has its own table and row of `out`, and takes game after game.

    `ticket[0]` is the next game that nobody plays yet: games differ much in length, and no thread is to stand idle.
    """
    rng = cuda.local.array(1, np.uint64)
    thread = cuda.grid(1)
    if thread < len(states):
        g = cuda.atomic.add(ticket, 0, 1)
        while g < len(seeds):
            playouts(states, thread, setting, seats, seeds, g, g + 1, plies, scores, out[thread], rng)
            g = cuda.atomic.add(ticket, 0, 1)
