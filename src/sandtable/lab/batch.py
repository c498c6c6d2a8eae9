"""Many games at once, in compiled loops: `sandtable.batch`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.games import variant as find
from sandtable.lab.device import check_device
from sandtable.umpire.chance import generator
from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import INTERPRETED, scratch

_MULTIPLIER = 0x9E3779B97F4A7C15  # spreads neighbouring seeds over the generator's range (splitmix64's own constant)


class Batch:
    """`n` games of one variant, stepped together. The same seed gives the same games on any number of threads."""

    def __init__(
        self,
        variant: Variant,
        n: int,
        players: int | None,
        seed: int,
        options: Mapping[str, Any],
        threads: int | None,
        device: str = "cpu",
    ) -> None:
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            raise BadInput(f"a batch has one game or more, not {n!r}")
        check_device(device)
        self.device = device
        self.variant = variant
        self.n = n
        self.seats = variant.seats(players)
        self.threads = threads or os.cpu_count() or 1
        self._setting = variant.setting(len(self.seats), variant.read_options(options))
        self._next_seed = seed * _MULTIPLIER

    def random_playouts(self) -> npt.NDArray[np.void]:
        """Play `n` fresh games to their end with uniformly random legal actions, set-up included, resigning left out.

        Returns a structured array of shape (n,): `plies` (int32, decisions of seats; chance is not counted) and
        `scores` (float32, one for each seat: 1 won, -1 lost, 0 drawn). Each call plays other games.
        """
        seeds = self._fresh_seeds()
        results = np.zeros(self.n, dtype=[("plies", np.int32), ("scores", np.float32, (len(self.seats),))])
        plies, scores = results["plies"], results["scores"]
        if self.device == "cuda":
            from sandtable.lab import cuda  # the extra [gpu]

            plies[:], scores[:] = cuda.playouts(self.variant.game, self._setting, len(self.seats), seeds)
            return results
        bounds = np.linspace(0, self.n, min(self.threads, self.n) + 1).astype(int).tolist()
        with ThreadPoolExecutor(max(len(bounds) - 1, 1)) as pool:
            list(pool.map(lambda part: self._play(seeds, part[0], part[1], plies, scores), pairwise(bounds)))
        return results

    def _fresh_seeds(self) -> Any:
        start = self._next_seed
        self._next_seed += self.n
        if INTERPRETED:
            return [(start + k) & 0xFFFFFFFFFFFFFFFF for k in range(self.n)]
        return np.uint64(start & 0xFFFFFFFFFFFFFFFF) + np.arange(self.n, dtype=np.uint64)

    def _play(self, seeds: Any, low: int, high: int, plies: Any, scores: Any) -> None:
        game = self.variant.game
        setting = scratch(len(self._setting))
        for k, number in enumerate(self._setting):
            setting[k] = number
        table, out = game.schema.states(1), scratch(game.actions)
        game.drivers.playouts(table, 0, setting, len(self.seats), seeds, low, high, plies, scores, out, generator(0))


def batch(
    variant: str,
    n: int,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    device: str = "cpu",
) -> Batch:
    """`n` games of a variant at once; `device` is where `random_playouts` plays: `cpu`, or `cuda`. Raises BadInput."""
    return Batch(find(variant), n, players, seed, options or {}, threads, device)
