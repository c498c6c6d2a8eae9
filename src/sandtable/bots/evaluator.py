"""The base class of bots that choose by their game's evaluator (`engine/contract.py`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from sandtable.bots.seeded_choice import seeded_choice
from sandtable.engine.compile.jit import scratch
from sandtable.engine.contract import Evaluator
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json
from sandtable.engine.record.chance import generator
from sandtable.engine.record.view import Packed


class EvaluatorBot(ABC):
    """A bot that chooses by its game's evaluator: the same seed and the same view give the same choice."""

    ROOM = 1  # number of views; the first is that of its seat
    ANEW: tuple[str, ...] = ("evaluator", "schema", "drivers", "views", "choices", "notes")
    """What `_make_room` makes: the rules, and working memory. A copy gets its own."""

    def __init__(self, variant: Variant, seed: int, style: int = 0) -> None:
        if variant.game.evaluator is None:
            raise BadInput(f"{variant.title} has no evaluation for this player to go by")
        self._variant, self._seed, self._style = variant, seed, style
        self._make_room()

    def _make_room(self) -> None:
        game, actions = self._variant.game, self._variant.actions
        assert game.evaluator is not None
        self.evaluator: Evaluator = game.evaluator
        self.schema, self.drivers = game.schema, game.drivers
        self.views = self.schema.views(self.ROOM)
        self.choices, self.notes = scratch(actions), scratch(self.evaluator.notes)
        if self._style and self.evaluator.style is not None:
            self.notes[self.evaluator.style] = self._style

    def __getstate__(self) -> Json:
        return {name: value for name, value in vars(self).items() if name not in self.ANEW}

    def __setstate__(self, kept: Json) -> None:
        self.__dict__.update(kept)
        self._make_room()

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        planned = self.evaluator.opening(self._variant.id, legal, self._seed)
        return self.weigh(view, legal) if planned is None else planned

    def weigh(self, view: Packed, legal: Sequence[int]) -> int:
        """Return the choice that the evaluator prefers."""
        self.schema.unpack_view(view.packed, self.views, 0)
        self.choices[: len(legal)] = legal
        return self.decide(len(legal), generator(seeded_choice(self._seed, view)))

    @abstractmethod
    def decide(self, count: int, rng: Any) -> int:
        """Return the best of the first `count` of `choices` for the view in views[0]; ties are broken at random."""
