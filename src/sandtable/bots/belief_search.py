"""Belief search: a rollout search in worlds that agree with what the seat saw before, as well as with what it sees now.

What an enemy did, and what it left undone, is evidence of what it is. The game's `update_belief` writes it into
`memory`, from two consecutive views of the player's seat, and its `log_likelihood` says how well a world agrees with
it.
"""

from __future__ import annotations

from typing import Any

from sandtable.bots.rollout_search import Improver
from sandtable.bots.watcher import Watcher
from sandtable.engine.compile.jit import scratch
from sandtable.engine.game import Variant
from sandtable.engine.record.view import Packed
from sandtable.engine.strength import Playouts

NOW, BEFORE = 0, 1  # indices of views


class Memory:
    """What a seat has noted of its views, in order: `noted`, in the format of `update_belief` and `log_likelihood`."""

    def __init__(self, variant: Variant) -> None:
        game, self._variant, evaluator = variant.game, variant, variant.game.evaluator
        self.noted = scratch(evaluator.memory if evaluator else 0)
        self._schema, self._drivers = game.schema, game.drivers
        self._views = game.schema.views(2)
        self._updates_belief = evaluator is not None and evaluator.update_belief is not None
        self._last: bytes | None = None

    def see(self, view: bytes) -> None:
        """Note a view of the seat: at the start, and after each step of the game."""
        if view == self._last or not self._updates_belief:
            return
        if self._last is not None:
            self._schema.unpack_view(self._last, self._views, BEFORE)
            self._schema.unpack_view(view, self._views, NOW)
            self._drivers.update_belief_at(self._views, NOW, BEFORE, self.noted)
        self._last = view

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self._variant,), {"noted": self.noted, "_last": self._last}


class Rememberer(Improver, Watcher):
    """A bot that chooses by playouts and memory: the same seed and the same views in order give the same choice."""

    def __init__(self, variant: Variant, seed: int, budget: Playouts) -> None:
        super().__init__(variant, seed, budget)
        self._seen = Memory(variant)
        self.memory = self._seen.noted

    def see(self, view: Packed) -> None:
        self._seen.see(view.packed)
