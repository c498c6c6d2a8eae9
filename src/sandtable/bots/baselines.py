"""Baselines: bots with one simple habit each, to find out what a level can be beaten by (bench/ladder.md, "Exploits").

A game names its habits in `baselines(variant)` of its evaluator. A habit is given a view's record and the choices, and
returns the choices that agree with it. The bot takes the one of them that the evaluator likes most, or of all choices
if there is none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.bots.greedy import Greedy
from sandtable.engine.contract import Habit
from sandtable.engine.game import Variant
from sandtable.engine.record.view import Packed


class Baseline(Greedy):
    """A greedy bot with one habit, named in `baselines`."""

    ANEW = (*Greedy.ANEW, "_habit")

    def __init__(self, variant: Variant, seed: int, name: str) -> None:
        self._name = name
        super().__init__(variant, seed)

    def _make_room(self) -> None:
        super()._make_room()
        self._habit = baselines(self._variant)[self._name]

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        wanted = self._habit(self.schema.read_view(view.packed), legal)
        return self.weigh(view, wanted) if 0 < len(wanted) < len(legal) else super().choose(view, legal)


def baselines(variant: Variant) -> Mapping[str, Habit]:
    """Return the habits, by name, that a variant's computer players are tested against."""
    evaluator = variant.game.evaluator
    return evaluator.baselines(variant.id) if evaluator else {}
