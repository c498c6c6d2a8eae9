"""The player that looks one ply ahead and overlooks some of its choices, as people do who are new to a game."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.players.lot import lot
from sandtable.umpire.chance import generator
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import scratch
from sandtable.umpire.view import Packed


class Careless:
    """Chooses the best by appraisal of the choices that it does not overlook."""

    def __init__(self, variant: Variant, seed: int, misses: int) -> None:
        game, thinker = variant.game, variant.game.thinker
        assert thinker is not None
        self._seed = seed
        self._variant = variant.id
        self._misses = misses
        self._schema = game.schema
        self._opening = thinker.opening
        self._careless = game.drivers.careless
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
        return int(self._careless(self._views, 0, self._choices, len(legal), self._notes, rng, self._misses))
