"""The player that looks one ply ahead: it takes the action that the game's own evaluation likes most."""

from __future__ import annotations

from typing import Any

from sandtable.bots.evaluator import EvaluatorBot


class Greedy(EvaluatorBot):
    """Chooses the best by evaluation."""

    def decide(self, count: int, rng: Any) -> int:
        return int(self.drivers.best(self.views, 0, self.choices, count, self.notes, rng))
