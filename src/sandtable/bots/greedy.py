"""The bot that looks one ply ahead: it takes the action that the game's evaluator likes most."""

from __future__ import annotations

from typing import Any

from sandtable.bots.evaluator import EvaluatorBot


class Greedy(EvaluatorBot):
    """A bot that takes the action that the evaluator likes most."""

    def decide(self, count: int, rng: Any) -> int:
        return int(self.drivers.best(self.views, 0, self.choices, count, self.notes, rng))
