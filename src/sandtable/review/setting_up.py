"""The decisions of a game that make its set-up: they are neither counted nor judged."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.bots.rollout_evaluation import foresees
from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire

SEED = 0  # any number: only whether the player has an opening counts


class SettingUp:
    """A detector of set-ups, which is given every decision of a game in turn. A phase is one of set-up if a computer
    player has an opening in it. After another first placement that player has none, but the phase is still known.
    """

    def __init__(self, variant: Variant) -> None:
        self._variant = variant.id
        self._evaluator = variant.game.evaluator if foresees(variant) else None
        self._phases = set[int]()

    def now(self, umpire: Umpire, legal: Sequence[int]) -> bool:
        """Return whether the decision between these choices is part of a set-up."""
        if self._evaluator is None:
            return False
        if self._evaluator.opening(self._variant, legal, SEED) is not None:
            self._phases.add(umpire.phase)
        return umpire.phase in self._phases
