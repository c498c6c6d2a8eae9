"""The bot that looks one ply ahead and overlooks some of its choices, as people new to a game do."""

from __future__ import annotations

from typing import Any

from sandtable.bots.evaluator import EvaluatorBot
from sandtable.engine.game import Variant


class NoisyGreedy(EvaluatorBot):
    """A greedy bot that overlooks each choice in `misses` of 1,000 cases."""

    def __init__(self, variant: Variant, seed: int, misses: int, style: int = 0) -> None:
        super().__init__(variant, seed, style)
        self._misses = misses

    def decide(self, count: int, rng: Any) -> int:
        return int(self.drivers.noisy_best(self.views, 0, self.choices, count, self.notes, rng, self._misses))
