"""Random playouts on a GPU, one game a thread: `batch(..., device="cuda").random_playouts()`.

numba-cuda compiles the functions of a game's drivers once more, unchanged, for the device: the same seed gives the same
game as on the processor. This module needs the extra `[gpu]`; `batches.device` says whether it can be used here.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda
from numba.cuda.cudadrv import nvvm

from sandtable.engine.compile.codegen import generate_kernel
from sandtable.engine.compile.rule import Rule
from sandtable.engine.game import Game, Variant

BLOCK = 64  # threads
MOST_THREADS = 1 << 17  # about as many as the largest GPUs run at once
SHARE = 0.5  # share of the device's free memory for states and lists of actions

_GLOBAL_MEMORY = 1  # number of this address space in NVVM


def playouts(
    variant: Variant, setting: Sequence[int], seats: int, seeds: npt.NDArray[np.uint64]
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.float32]]:
    """Play a new game for each seed to its end at random.

    Returns the plies, int32 of shape (games,), and the scores, float32 of shape (games, seats).
    """
    _, plies, scores = launch(variant, setting, seats, seeds)
    return plies.copy_to_host(), scores.copy_to_host()


def launch(variant: Variant, setting: Sequence[int], seats: int, seeds: npt.NDArray[np.uint64]) -> tuple[Any, Any, Any]:
    """Start the playouts. Return the device arrays that they fill: the last state of each thread, plies, scores."""
    game = variant.game
    threads = _threads(variant, len(seeds))
    states = cuda.device_array(threads, game.schema.state)
    out = cuda.device_array((threads, variant.actions), np.int32)
    plies = cuda.device_array(len(seeds), np.int32)
    scores = cuda.device_array((len(seeds), seats), np.float32)
    numbers, ticket = cuda.to_device(np.array(setting, dtype=np.int64)), cuda.to_device(np.zeros(1, dtype=np.int32))
    with warnings.catch_warnings(), _tables_in_global_memory():
        warnings.simplefilter("ignore")  # numba-cuda warns for every small batch that it leaves much of a GPU idle
        play = kernel(game)[-(-threads // BLOCK), BLOCK]
        play(states, numbers, seats, cuda.to_device(seeds), ticket, plies, scores, out)
    return states, plies, scores


def _threads(variant: Variant, games: int) -> int:
    """Return how many games are on the device at once, each with its state and room for a list of actions."""
    free = SHARE * cuda.current_context().get_memory_info().free
    room = variant.game.schema.state.itemsize + variant.actions * np.dtype(np.int32).itemsize
    return int(max(1, min(games, MOST_THREADS, free // room)))


@cache
def kernel(game: Game) -> Any:
    """Return the kernel of a game, see `engine/templates/cuda.py`."""
    return generate_kernel(game.name, game.kernels).play


@cache
def _on_device(rule: Rule) -> Any:
    return cuda.jit(device=True)(rule.function)


def _type_of_rule(rule: Rule, context: Any) -> Any:
    """Return the type that a rule has for numba-cuda in the functions that call it."""
    return _on_device(rule)._numba_type_


if os.environ.get("NUMBA_ENABLE_CUDASIM") != "1":  # the simulator calls rules as Python does
    from numba.cuda.typing.typeof import typeof_impl

    typeof_impl.register(Rule, _type_of_rule)


@contextmanager
def _tables_in_global_memory() -> Iterator[None]:
    """Have tables of the rules compiled into the device's global memory.

    numba-cuda puts them into constant memory by default, a copy for each function that reads them. A kernel has only 64
    KB of it, and threads that read different places in it have to wait for each other.
    """
    usual = getattr(nvvm, "ADDRSPACE_CONSTANT", None)
    nvvm.ADDRSPACE_CONSTANT = _GLOBAL_MEMORY
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = usual
