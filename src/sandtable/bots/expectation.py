"""What a seat may expect of a game: the mean of the game's `estimate` over worlds that look like the seat's view."""

from __future__ import annotations

from sandtable.bots.rollout_evaluation import Foresight
from sandtable.bots.seeded_choice import seeded_choice
from sandtable.engine.game import Variant
from sandtable.engine.record.view import Packed

WORLDS = 12


def estimates(variant: Variant) -> bool:
    """Return whether the game can estimate a position that is not over."""
    evaluator = variant.game.evaluator
    return evaluator is not None and evaluator.searches


def expected(variant: Variant, view: Packed, seed: int) -> int:
    """Return the expectation from -1000 (lost) to 1000 (won). The same seed and view give the same number."""
    schema = variant.game.schema
    seat = int(schema.read_view(view.packed).viewer)
    return Foresight(variant, seat + 1).of_view(view.packed, seeded_choice(seed, view), WORLDS)[seat]
