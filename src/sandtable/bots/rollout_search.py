"""Rollout search: a bot that plays its best choices out in worlds that look like its view, and leaves the greedy choice
only for one that does better beyond doubt.

The worlds are made from its view alone (determinization); common random numbers and sequential halving make the most of
few playouts. The budget is a number of playouts, never a time: the same seed and view give the same choice.
"""

from __future__ import annotations

from typing import Any

from sandtable.bots.evaluator import EvaluatorBot
from sandtable.engine.compile.jit import rows, scratch
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import generator
from sandtable.engine.strength import Playouts


class Improver(EvaluatorBot):
    """A bot that chooses by playouts; its game needs an `estimate`."""

    ROOM = 2  # the second is for playouts
    ANEW = (*EvaluatorBot.ANEW, "_states", "_out", "_worths", "_tally", "_luck")

    def __init__(self, variant: Variant, seed: int, budget: Playouts) -> None:
        self._budget = budget
        super().__init__(variant, seed, budget.style)
        self.memory = scratch(self.evaluator.memory)

    def _make_room(self) -> None:
        super()._make_room()
        actions = self._variant.actions
        self._states = self.schema.states(2)
        self._out, self._worths = scratch(actions), scratch(actions)
        self._tally, self._luck = rows(self._budget.keep, 2), generator(0)

    def decide(self, count: int, rng: Any) -> int:
        if count == 1:
            return int(self.choices[0])
        b = self._budget
        room = (self.notes, self._out, self._worths, self._tally, self.memory, rng, self._luck)
        budget = (b.keep, b.rounds, b.worlds, b.plies, b.doubt, b.draws)
        return int(self.drivers.improve(self.views, self._states, self.choices, count, *room, *budget))
