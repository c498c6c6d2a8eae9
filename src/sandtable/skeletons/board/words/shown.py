"""What viewers are shown of the game, as types: views, choices, previews and the board."""

from __future__ import annotations

from typing import Literal

from sandtable.engine import Shown, ShownChoice, ShownResult, ShownTypes, ShownVerdict, ShownView

Phase = Literal["place", "over"]
EndingWord = Literal["row", "full"]


class SkirmishResult(ShownResult, kw_only=True):
    """How the game ended."""

    reason: EndingWord


class SkirmishView(ShownView, kw_only=True):
    """All that one viewer may know."""

    game: Literal["skirmish"]
    phase: Phase
    stones: dict[str, str | None]
    """The seat whose stone stands on each square; null if it is free."""
    result: SkirmishResult | None


class Placing(ShownChoice, kw_only=True):
    """A stone that may be placed."""

    kind: Literal["place"]
    to: str
    """The square of the stone."""


class Verdict(ShownVerdict, kw_only=True):
    """Whether a stone may be placed."""


class Board(Shown, kw_only=True):
    """What the client draws."""

    columns: list[str]
    rows: int
    spaces: list[str]


TYPES = ShownTypes(view=SkirmishView, choice=Placing, preview=Verdict, board=Board)
