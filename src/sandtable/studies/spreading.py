"""The places where batches are played: this process, processes of this machine, or a Ray cluster. All give the same."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Protocol

from sandtable.bots.programs.pipe import end_programs_at_sigterm
from sandtable.engine.errors import BadInput, SandtableError
from sandtable.sandbox import keep_to_itself
from sandtable.studies.batches import Batch
from sandtable.studies.cluster import Cluster
from sandtable.studies.playing import play_to_bytes

AHEAD = 2
"""Batches for each worker that are handed out at a time."""
GRACE = 1.0
"""Seconds that a stopped worker has to end its programs. Within a batch of compiled games it does not notice the
signal.
"""


class Spread(Protocol):
    """A place that plays batches, as many at a time as it can."""

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, bytes]]:
        """Yield each batch with its file, in the order in which they are ready."""


class Here(AbstractContextManager["Here"]):
    """This process alone."""

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, bytes]]:
        for batch in batches:
            yield batch, play_to_bytes(batch)

    def __exit__(self, *problem: object) -> None:
        pass


class PlayerLost(SandtableError):
    """An error: a worker process has ended."""


class Processes(AbstractContextManager["Processes"]):
    """Processes of this machine, each driven by a thread. They end with this one, and at once at an exception.

    They share nothing but a pipe: a pool of `concurrent.futures` needs semaphores, which are files that a study of a
    server may not make.
    """

    def __init__(self, workers: int) -> None:
        self._count = workers
        self._workers: list[BaseProcess] = []
        self._free: SimpleQueue[Connection] = SimpleQueue()
        self._threads = ThreadPoolExecutor(workers)

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, bytes]]:
        while len(self._workers) < self._count:
            self._start()
        waiting = iter(batches)
        running: dict[Future[bytes], Batch] = {}
        while True:
            while len(running) < AHEAD * self._count and (batch := next(waiting, None)) is not None:
                running[self._threads.submit(self._ask, batch)] = batch
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()

    def _start(self) -> None:
        spawn = get_context("spawn")
        ours, theirs = spawn.Pipe()
        worker = spawn.Process(target=_work, args=(theirs,))
        worker.start()
        theirs.close()
        self._workers.append(worker)
        self._free.put(ours)

    def _ask(self, batch: Batch) -> bytes:
        """Return the file of a batch, played by a free process; raise what went wrong in it."""
        worker = self._free.get()
        try:
            worker.send(batch)
            said = worker.recv()
        except (EOFError, OSError):
            raise PlayerLost("a process that played has ended; the study goes on from what is kept") from None
        finally:
            self._free.put(worker)
        if isinstance(said, SandtableError):
            raise said
        return bytes(said)

    def __exit__(self, kind: object, *problem: object) -> None:
        if kind is not None:
            self._stop()
        self._threads.shutdown(cancel_futures=True)
        while not self._free.empty():
            self._free.get().close()  # the worker ends when its pipe is closed
        for worker in self._workers:
            worker.join()

    def _stop(self) -> None:
        for worker in self._workers:
            worker.terminate()
        last = time.monotonic() + GRACE
        for worker in self._workers:
            worker.join(max(0.0, last - time.monotonic()))
            worker.kill()


def _work(pipe: Connection) -> None:
    """Play the batches sent through a pipe. Ignore Ctrl-C, which is for the parent process, and end with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_to_itself()
    end_programs_at_sigterm()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            batch = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(play_to_bytes(batch))
        except SandtableError as problem:
            pipe.send(problem)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def spread(on: str, workers: int | None) -> AbstractContextManager[Spread]:
    """Return the place to play: '' is this machine, `ray` or an address a cluster; raise BadInput."""
    if on:
        return Cluster(on)
    count = (os.cpu_count() or 1) if workers is None else workers
    if count < 1:
        raise BadInput(f"a study is played by one worker or more, not {count}")
    return Here() if count == 1 else Processes(count)
