"""The player that improves on the one that looks one ply ahead: it plays its best choices out in worlds that look like
what it sees, and leaves the favourite only for one that does better beyond doubt.

The worlds are made up from its view alone (determinization); common random numbers and sequential halving make much of
few playouts. The budget is a number of playouts, never a time: the same seed and view give the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.players.lot import lot
from sandtable.umpire.chance import generator
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import rows, scratch
from sandtable.umpire.strength import Playouts
from sandtable.umpire.view import Packed


class Improver:
    """Chooses by playouts; a game needs an `estimate` for it."""

    def __init__(self, variant: Variant, seed: int, budget: Playouts) -> None:
        game, thinker = variant.game, variant.game.thinker
        assert thinker is not None
        self._seed = seed
        self._variant = variant.id
        self._schema = game.schema
        self._opening = thinker.opening
        self._improve = game.drivers.improve
        self._views, self._states = self._schema.views(2), self._schema.states(2)
        self._choices, self._out, self._worths = (scratch(variant.actions) for _ in range(3))
        self._notes = scratch(thinker.SCRATCH)
        self._tally = rows(budget.keep, 2)
        self._luck = generator(0)
        self._budget = budget

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        planned: int | None = self._opening(self._variant, legal, self._seed)
        if planned is not None:
            return planned
        if len(legal) == 1:
            return legal[0]
        self._schema.unpack_view(view.packed, self._views, 0)
        self._choices[: len(legal)] = legal
        b = self._budget
        room = (self._notes, self._out, self._worths, self._tally, generator(lot(self._seed, view)), self._luck)
        budget = (b.keep, b.rounds, b.worlds, b.plies, b.doubt)
        return int(self._improve(self._views, self._states, self._choices, len(legal), *room, *budget))
