"""A computer player of somebody's own, as studies take one: `tests.studies.own_player:First`."""

from __future__ import annotations

from sandtable.engine.game import Variant
from sandtable.engine.record.view import PackedView


class First:
    """A player that makes the first choice."""

    def __init__(self, variant: Variant, seed: int) -> None: ...

    def choose(self, view: PackedView, legal: list[int]) -> int:
        return legal[0]
