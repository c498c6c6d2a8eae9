"""What viewers are shown of the game, as types: views, choices, previews and the board."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from sandtable.engine import (
    Said,
    Shown,
    ShownChoice,
    ShownPresets,
    ShownResult,
    ShownSetUp,
    ShownTypes,
    ShownVerdict,
    ShownView,
)

from ..rules.schema import EndingWord
from . import told

Rank = Annotated[str, Meta(description="`10` to `2`, `S`py, `B`omb, `F`lag")]
Space = Annotated[str, Meta(description="a space of the board: `e4`")]
Phase = Literal["setup", "play", "over"]


class Piece(Shown, kw_only=True):
    """A piece on the board."""

    id: int
    seat: str
    at: Space
    rank: Rank | None
    """Null where it is hidden from the viewer."""
    moved: bool
    ran: bool
    """Whether it has moved several spaces at once."""
    known: bool
    """Whether everybody knows its rank."""


class Placed(Shown, kw_only=True):
    """A piece of a set-up that is being made."""

    at: Space
    rank: Rank


class Trail(Shown, kw_only=True):
    """The last move or attack."""

    seat: str
    origin: Space = field(name="from")
    to: Space


class ClassicResult(ShownResult, kw_only=True):
    """How the game ended."""

    reason: EndingWord


class ClassicView(ShownView, kw_only=True):
    """All that one viewer may know."""

    game: Literal["classic"]
    phase: Phase
    ply: int
    """How many moves have been made."""
    quiet: int
    """How many of them in a row were no battle."""
    pieces: list[Piece]
    """The pieces on the board; none during the set-up."""
    captured: dict[str, list[Rank]]
    """What each seat has lost."""
    placed: list[Placed] | None
    """The viewer's set-up while it is being made."""
    to_place: dict[Rank, int] | None
    """What is still to be placed of it."""
    last: Trail | None
    result: ClassicResult | None


class Move(ShownChoice, kw_only=True):
    """A move, or an attack."""

    kind: Literal["move", "attack"]
    origin: Space = field(name="from")
    to: Space


class Help(Shown, kw_only=True):
    """What stands on a space."""

    space: Space
    piece: str | None
    """What it is called; null where nothing stands or the viewer does not know it."""
    text: Said
    clause: str


class Destination(Shown, kw_only=True):
    """A space where a piece may go."""

    to: Space
    kind: Literal["move", "attack"]


class Reach(Help, kw_only=True):
    """What stands on a space, and where it may go now."""

    destinations: list[Destination]


ClassicPreview = ShownPresets | ShownSetUp | Help | Reach | ShownVerdict


class Board(Shown, kw_only=True):
    """What there is to draw."""

    columns: list[str]
    rows: int
    spaces: list[Space]
    lakes: list[Space]


TYPES = ShownTypes(view=ClassicView, choice=Move, preview=ClassicPreview, board=Board, told=told.Event)
