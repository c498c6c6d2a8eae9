"""Speeds measured side by side.

In each round every contender plays for a short time, so that other load on the machine meets all of them alike.
Processor time counts, and the median of the rounds.
"""

from __future__ import annotations

import os
import signal
import time
import warnings
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import median

Play = Callable[[], int]
"""A function that plays a little, a game or a step of many, and returns how many plies that was."""
Progress = Callable[[int, int], None]
"""A function that is called with how much is done, and how much there is."""

ROUNDS = 5


@dataclass(frozen=True)
class Contender:
    """Something that plays with random actions."""

    engine: str  # contenders of one engine share a process
    name: str
    set_up: Callable[[], Play]  # picklable; called once, in that process


def speeds(contenders: Sequence[Contender], seconds: float, progress: Progress | None = None) -> list[float]:
    """Return the plies per second of processor time of each contender, which plays for so many seconds in all.

    Each engine has a process of its own, so what one imports or leaves running does not slow down another.
    """
    with ExitStack() as stack:
        processes = {engine: stack.enter_context(_process()) for engine in {one.engine for one in contenders}}

        def measure(one: Contender) -> float:
            return processes[one.engine].submit(speed, one, seconds / ROUNDS).result()

        return medians(contenders, measure, progress)


def medians(
    contenders: Sequence[Contender], measure: Callable[[Contender], float], progress: Progress | None = None
) -> list[float]:
    """Return for each contender the median of its measurements, one a round."""
    found: list[list[float]] = [[] for _ in contenders]
    total = ROUNDS * len(contenders)
    for turn in range(total):
        place = turn % len(contenders)
        found[place].append(measure(contenders[place]))
        if progress:
            progress(turn + 1, total)
    return [median(figures) for figures in found]


_ready: dict[tuple[str, str], Play] = {}


def speed(contender: Contender, seconds: float) -> float:
    """Return the plies per second of processor time, in this process. Setting up and the first call are not counted."""
    key = contender.engine, contender.name
    if key not in _ready:
        _ready[key] = contender.set_up()
        _ready[key]()
    play = _ready[key]
    plies, begun = 0, time.process_time()
    while True:
        plies += play()
        if (spent := time.process_time() - begun) >= seconds:
            return plies / spent


def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_be_quiet)


def _be_quiet() -> None:
    """Leave Ctrl-C to the parent, and hide what engines print: some greet, others warn."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("ignore")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
