"""The bot that takes any of its choices with equal probability."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.bots.seeded_choice import seeded_choice
from sandtable.engine.record.view import Packed


class Random:
    """A bot that chooses uniformly; the same seed and view give the same choice."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        return legal[seeded_choice(self._seed, view) % len(legal)]
