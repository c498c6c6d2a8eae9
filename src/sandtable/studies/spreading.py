"""Where batches are played: here, in processes of this machine, or on a Ray cluster. What comes back is the same."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager
from multiprocessing import active_children, get_context, parent_process
from typing import Protocol

from sandtable.players.pipe import end_programs_at_sigterm
from sandtable.studies.batches import Batch
from sandtable.studies.folder import as_parquet
from sandtable.studies.playing import play
from sandtable.umpire.errors import BadInput

AHEAD = 2
"""Batches for each worker that are handed out at a time."""
GRACE = 1.0
"""Seconds in which a worker that is stopped can end its programs; none hears of it within a batch of compiled games."""


def play_to_bytes(batch: Batch) -> bytes:
    """A batch as the file that holds it."""
    return as_parquet(play(batch))


class Spread(Protocol):
    """Plays batches, as many at a time as it can."""

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, bytes]]:
        """Each batch with its file, in the order in which they are ready."""


class Here(AbstractContextManager["Here"]):
    """This process alone."""

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, bytes]]:
        for batch in batches:
            yield batch, play_to_bytes(batch)

    def __exit__(self, *problem: object) -> None:
        pass


class Processes(AbstractContextManager["Processes"]):
    """Processes of this machine. They end with this one, and at once at an exception."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._others = set(active_children())
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, bytes]]:
        waiting = iter(batches)
        running: dict[Future[bytes], Batch] = {}
        while True:
            while len(running) < AHEAD * self._workers and (batch := next(waiting, None)) is not None:
                running[self._pool.submit(play_to_bytes, batch)] = batch
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()

    def __exit__(self, kind: object, *problem: object) -> None:
        if kind is not None:
            self._stop()
        self._pool.shutdown(cancel_futures=True)

    def _stop(self) -> None:
        workers = set(active_children()) - self._others
        for worker in workers:
            worker.terminate()
        last = time.monotonic() + GRACE
        for worker in workers:
            worker.join(max(0.0, last - time.monotonic()))
            worker.kill()


def _begin() -> None:
    """Ctrl-C is for the process that started this one, and nobody outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_programs_at_sigterm()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def spread(on: str, workers: int | None) -> AbstractContextManager[Spread]:
    """Where it shall be played: '' here, or `ray`, or a cluster's address; raises BadInput."""
    if on:
        from sandtable.studies.cluster import Cluster

        return Cluster(on)
    count = (os.cpu_count() or 1) if workers is None else workers
    if count < 1:
        raise BadInput(f"a study is played by one worker or more, not {count}")
    return Here() if count == 1 else Processes(count)
