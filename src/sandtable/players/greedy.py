"""The player that looks one ply ahead: it takes the action that the game's own appraisal likes most.

A game gives it a module of its own (`Game.thinker`) with `survey` and `appraise` over a view, `SCRATCH` (room
for them), and `opening(variant, legal, seed)`: for a variant's id, the next of a row of choices that hang together, or
None.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.players.lot import lot
from sandtable.umpire.chance import generator
from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import scratch
from sandtable.umpire.view import Packed


class Greedy:
    """Chooses the best by appraisal, ties by lot; the same seed and view give the same choice."""

    def __init__(self, variant: Variant, seed: int) -> None:
        thinker = variant.game.thinker
        if thinker is None:
            raise BadInput(f"{variant.title} has no appraisal for this player to go by")
        self._seed = seed
        self._variant = variant.id
        self._schema = variant.game.schema
        self._opening = thinker.opening
        self._best = variant.game.drivers.best
        self._views = self._schema.views(1)
        self._choices = scratch(variant.actions)
        self._notes = scratch(thinker.SCRATCH)

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        planned: int | None = self._opening(self._variant, legal, self._seed)
        if planned is not None:
            return planned
        self._schema.unpack_view(view.packed, self._views, 0)
        self._choices[: len(legal)] = legal
        rng = generator(lot(self._seed, view))
        return int(self._best(self._views, 0, self._choices, len(legal), self._notes, rng))
