"""What viewers are shown of the game, as types: views, choices and previews."""

from __future__ import annotations

from typing import Literal

from sandtable.engine import ShownChoice, ShownResult, ShownTypes, ShownVerdict, ShownView

Phase = Literal["deal", "lay", "over"]


class SkirmishResult(ShownResult, kw_only=True):
    """How the game ended."""


class SkirmishView(ShownView, kw_only=True):
    """All that one viewer may know."""

    game: Literal["skirmish"]
    phase: Phase
    hand: list[int] | None
    """The viewer's cards, lowest first; null for those who watch."""
    hands: dict[str, int]
    """How many cards each seat holds."""
    laid: dict[str, int | None]
    """The card that each seat has laid."""
    points: dict[str, int]
    result: SkirmishResult | None


class Lay(ShownChoice, kw_only=True):
    """A card that may be laid."""

    kind: Literal["lay"]
    value: int


class Verdict(ShownVerdict, kw_only=True):
    """Whether a card may be laid."""


TYPES = ShownTypes(view=SkirmishView, choice=Lay, preview=Verdict)
