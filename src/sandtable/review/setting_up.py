"""Which decisions of a game are its set-up: they are neither counted nor judged."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.bots.rollout_evaluation import foresees
from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire

SEED = 0  # any: only whether there is an arrangement to be made is asked


class SettingUp:
    """Told of every decision of a game in turn, it knows the phases of set-ups: in those a computer player has an
    arrangement to make. Who arranges things in another way leaves that player without one, in the same phase."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant.id
        self._evaluator = variant.game.evaluator if foresees(variant) else None
        self._phases = set[int]()

    def now(self, umpire: Umpire, legal: Sequence[int]) -> bool:
        """Whether the decision between these choices makes a set-up."""
        if self._evaluator is None:
            return False
        if self._evaluator.opening(self._variant, legal, SEED) is not None:
            self._phases.add(umpire.phase)
        return umpire.phase in self._phases
