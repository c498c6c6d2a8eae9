"""What computer players have in common that go by a game's own appraisal.

A game gives it by a module of its own (`Game.thinker`): `survey` and `appraise` over a view, `SCRATCH` (room for them),
and `opening(variant, legal, seed)`: for a variant's id, the next of a row of choices that hang together, or None. Where
the appraisal knows several ways to fight, the note at `DRILL` says which one a player has learned.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from sandtable.players.lot import lot
from sandtable.umpire.chance import generator
from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import scratch
from sandtable.umpire.view import Packed


class Appraiser(ABC):
    """Chooses by appraisal, lots drawn from its seed and its view alone: the same of both give the same choice."""

    ROOM = 1  # views, the first of which is what its seat sees

    def __init__(self, variant: Variant, seed: int, drill: int = 0) -> None:
        if variant.game.thinker is None:
            raise BadInput(f"{variant.title} has no appraisal for this player to go by")
        self.thinker = variant.game.thinker
        self.schema = variant.game.schema
        self.drivers = variant.game.drivers
        self.views = self.schema.views(self.ROOM)
        self.choices = scratch(variant.actions)
        self.notes = scratch(self.thinker.SCRATCH)
        if drill:
            self.notes[self.thinker.DRILL] = drill
        self._variant = variant.id
        self._seed = seed

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        planned: int | None = self.thinker.opening(self._variant, legal, self._seed)
        return self.weigh(view, legal) if planned is None else planned

    def weigh(self, view: Packed, legal: Sequence[int]) -> int:
        """The choice by appraisal."""
        self.schema.unpack_view(view.packed, self.views, 0)
        self.choices[: len(legal)] = legal
        return self.decide(len(legal), generator(lot(self._seed, view)))

    @abstractmethod
    def decide(self, count: int, rng: Any) -> int:
        """The best of the first `count` of `choices`, by what stands in views[0]; ties by lot."""
