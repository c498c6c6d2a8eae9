"""Playing batches on a Ray cluster (the extra [cluster])."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from importlib.util import find_spec
from typing import Any

from sandtable.engine.errors import BadInput, MissingExtra
from sandtable.studies.batches import Batch
from sandtable.studies.playing import play_to_bytes

HERE = "ray"
AHEAD = 2
ANSWER = 5.0
"""Seconds in which a cluster must answer."""
AGAIN = 20
"""How often a batch may be lost with its node before the study gives up."""


class Cluster(AbstractContextManager["Cluster"]):
    """A Ray cluster. The address `ray` means the one that runs on this machine, or a new one of this machine alone;
    anything else is the address of a cluster. When a node dies, only the batches that it was playing are played again.
    """

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise MissingExtra("a study on a cluster", "cluster")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        if address != HERE:
            _need_somebody(address)
        import ray

        self._ray, self._started = ray, not ray.is_initialized()
        if self._started:
            try:
                ray.init(
                    address=None if address == HERE else address,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                )
            except (ConnectionError, RuntimeError, ValueError) as problem:
                raise BadInput(f"there is no Ray cluster at {address} ({_first_line(problem)})") from None
        self._play = ray.remote(num_cpus=1, max_retries=AGAIN)(_play)

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, bytes]]:
        waiting = iter(batches)
        running: dict[Any, Batch] = {}
        while True:
            room = AHEAD * max(1, self._processors())
            while len(running) < room and (batch := next(waiting, None)) is not None:
                running[self._play.remote(batch)] = batch
            if not running:
                return
            done, _ = self._ray.wait(list(running), num_returns=1)
            for ready in done:
                batch = running.pop(ready)
                try:
                    yield batch, self._ray.get(ready)
                except self._ray.exceptions.RayTaskError as problem:
                    raise problem.cause if isinstance(problem.cause, BadInput) else problem from None
                except self._ray.exceptions.RayError:  # the file was lost with the node that held it
                    running[self._play.remote(batch)] = batch

    def _processors(self) -> int:
        resources: Any = self._ray.cluster_resources  # it has no type annotations
        return int(resources().get("CPU", 1))

    def __exit__(self, *problem: object) -> None:
        if self._started:
            self._ray.shutdown()


def _play(batch: Batch) -> bytes:
    return play_to_bytes(batch)


def _need_somebody(address: str) -> None:
    """Raise BadInput where nothing listens at the address: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=ANSWER).close()
    except (OSError, ValueError) as problem:
        raise BadInput(f"there is no Ray cluster at {address} ({problem})") from None


def _first_line(problem: Exception) -> str:
    return (str(problem).strip().splitlines() or [type(problem).__name__])[0]
