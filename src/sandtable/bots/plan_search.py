"""Plan search: a bot that plans a stretch of the game as a whole, such as a half-turn, by a style that it keeps to.

At the start of the stretch it plays on to the end with each style, in worlds that agree with its view. Single acts are
often worth too little to be told apart by playouts; all acts of a stretch together are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sandtable.bots.evaluator import EvaluatorBot
from sandtable.bots.seeded_choice import seeded_choice
from sandtable.bots.watcher import Watcher
from sandtable.engine.compile.jit import rows, scratch
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import generator
from sandtable.engine.record.view import Packed, PackedView
from sandtable.engine.strength import Plans

NONE = 0  # the number of no stretch


class Planner(EvaluatorBot, Watcher):
    """A bot that plans: the same seed and the same view at the start of a stretch give the same style."""

    def __init__(self, variant: Variant, seed: int, budget: Plans) -> None:
        super().__init__(variant, seed, budget.style)
        self._budget = budget
        self._stretch, self._start = NONE, b""
        self.at_once = True
        """Whether the last choice needed no playouts: a plan was known, or is not needed."""

    def see(self, view: Packed) -> None:
        self.schema.unpack_view(view.packed, self.views, 0)
        stretch = int(self.drivers.stretch_at(self.views, 0))
        if stretch != self._stretch:
            self._stretch, self._start = stretch, view.packed

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        self.see(view)
        return super().choose(view, legal)

    def decide(self, count: int, rng: Any) -> int:
        style, before = self._style, planned_style.cache_info().misses
        if self._stretch != NONE:  # also for a single choice, so that the time does not tell that it was one
            style = planned_style(self._variant, self._seed, self._budget, self._start)
        self.at_once = planned_style.cache_info().misses == before
        assert self.evaluator.style is not None
        self.notes[self.evaluator.style] = style
        return int(self.drivers.best(self.views, 0, self.choices, count, self.notes, rng))


@lru_cache(maxsize=256)
def planned_style(variant: Variant, seed: int, budget: Plans, start: bytes) -> int:
    """Return the style for the stretch that starts with this view.

    The last answers are kept, so that a bot that is made anew for each choice plans once.
    """
    game, evaluator = variant.game, variant.game.evaluator
    assert evaluator is not None
    views, styles = game.schema.views(2), scratch(1 + len(budget.ways))
    game.schema.unpack_view(start, views, 0)
    styles[:] = [budget.style, *budget.ways]
    room = (scratch(evaluator.notes), scratch(variant.actions), rows(len(styles), 2), scratch(evaluator.memory))
    luck = (generator(seeded_choice(seed, PackedView(start))), generator(0))
    states, numbers = game.schema.states(2), (budget.rounds, budget.worlds, budget.doubt)
    return int(game.drivers.plan(views, states, styles, len(styles), *room, *luck, *numbers))
