"""Batches of some thousand inputs for one target, in a process that reports on each batch."""

from __future__ import annotations

import faulthandler
import logging
import tempfile
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from hypothesis import HealthCheck, given, seed, settings
from tests.fuzz.changes import inputs
from tests.fuzz.targets import Target, corpus, targets

BATCH = 2000
HANGS_AFTER = 120.0  # seconds for one input: then where it hangs is printed, and the process ends
WATCH_EVERY = 1.0  # seconds: to watch each input anew takes as long as many an input


@dataclass(frozen=True)
class Tried:
    """The result of a batch: its inputs, its processor seconds, and the shortest input that is a fault, if any."""

    name: str
    seed: int
    count: int
    seconds: float
    fault: bytes | None


def work(names: Sequence[str], wanted: int, first: int, step: int, says: Connection) -> None:
    """Give each of these targets the same share of inputs, in batches with the seeds first, first + step, ..."""
    logging.disable(logging.CRITICAL)  # what a target logs of a fault is said once, with its input
    given_to = dict.fromkeys(names, 0)
    with says, tempfile.TemporaryDirectory() as folder, targets(Path(folder)) as known:
        number = first
        while sum(given_to.values()) < wanted:
            name = min(names, key=lambda one: given_to[one])
            tried = try_some(name, known[name], number)
            says.send(tried)
            given_to[name] += tried.count
            number += step


def try_some(name: str, target: Target, number: int) -> Tried:
    """Try one batch of inputs on a target."""
    count, last, began, watched = 0, b"", time.process_time(), 0.0

    @seed(number)
    @settings(max_examples=BATCH, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(inputs(corpus(name)))
    def holds(text: bytes) -> None:
        nonlocal count, last, watched
        count, last = count + 1, text
        if (now := time.monotonic()) - watched > WATCH_EVERY:
            watched = now
            faulthandler.dump_traceback_later(HANGS_AFTER, exit=True)
        target(text)

    fault = None
    try:
        holds()
    except Exception:
        traceback.print_exc()
        fault = last
    faulthandler.cancel_dump_traceback_later()
    return Tried(name, number, count, time.process_time() - began, fault)
