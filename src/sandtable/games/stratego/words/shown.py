"""What viewers are shown of the game, as types: views, choices, previews and the board of a variant."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from sandtable.engine import (
    Said,
    Shown,
    ShownChoice,
    ShownPresets,
    ShownResult,
    ShownSetUp,
    ShownTable,
    ShownTypes,
    ShownVerdict,
)
from sandtable.games.stratego.rules.schema import EndingWord
from sandtable.games.stratego.words import told

Rank = Annotated[str, Meta(description="`10` to `2`, `S`py, `B`omb or `C`annon, `F`lag")]
Space = Annotated[str, Meta(description="a space of the board: `e4`")]
Phase = Literal["toss", "setup", "play", "step", "rescue", "stockade", "flag", "bonus", "over"]
WayKind = Literal["move", "attack", "fire", "escape"]
AnswerKind = Literal["ready", "stop", "decline", "resign"]


class PieceSeen(Shown, kw_only=True):
    """A piece, as far as the viewer knows it."""

    id: int
    seat: str
    """Whose it is."""
    army: int
    """The seat's first or second army."""
    rank: Rank | None
    """Null where it is hidden from the viewer."""
    public: bool
    """Whether everybody knows the rank."""
    moved: bool
    rescued: bool
    not_flag: bool
    """Whether the viewer knows, from a claim of its own that was wrong, that this is not the Flag."""


class Piece(PieceSeen, kw_only=True):
    """A piece on the board."""

    at: Space


class Taken(PieceSeen, kw_only=True):
    """A piece off the board. Everybody knows what it was."""

    rank: Rank


class Placed(Shown, kw_only=True):
    """A piece of a set-up that is being made."""

    at: Space
    rank: Rank


class Trail(Shown, kw_only=True):
    """The last move or attack."""

    seat: str
    origin: Space = field(name="from")
    to: Space


class StrategoResult(ShownResult, kw_only=True):
    """How the game ended."""

    reason: EndingWord


class StrategoView(ShownTable, kw_only=True):
    """All that one viewer may know."""

    game: Literal["stratego"]
    teams: list[list[str]]
    """The seats that are allied; empty where each plays for itself."""
    phase: Phase
    to_act: list[str]
    """The seats that must choose now."""
    turn: str | None
    """The seat whose turn it is."""
    pieces: list[Piece]
    """The pieces on the board."""
    captured: dict[str, list[Taken]]
    """The pieces that each seat has captured."""
    gone: dict[str, list[Taken]]
    """The pieces of each seat that are out of the game for good: Bombs that went off."""
    captive: dict[Space, str]
    """The seats whose Flags are held, by the stockades."""
    freed: str | None
    """The seat whose Flag is to be put in a stockade, or to be placed again."""
    reserve: dict[str, int]
    """How many pieces each seat has in Reserve."""
    own_reserve: dict[Rank, int] | None
    """What the viewer has in Reserve; null before play begins."""
    mover: int | None
    """The piece that is being moved, by its id."""
    last: Trail | None
    turn_number: int
    """How many turns there have been."""
    quiet: int
    """How many of them in a row had neither an attack, an entry nor a rescue."""
    quiet_limit: int
    """With how many of these the game is a draw."""
    ply_limit: int
    """With how many turns in all it is a draw."""
    rescues: dict[str, int]
    """How many rescues each seat has made."""
    ready: list[str]
    """The seats that have set up."""
    zone: list[Space] | None
    """The viewer's home spaces."""
    to_place: dict[Rank, int] | None
    """What the viewer has still to place during its set-up."""
    placed: list[Placed] | None
    """What it has placed."""
    partner_placed: list[Placed] | None
    """What its partner has placed, at tables where partners may see each other."""
    army: dict[Rank, int] | UnsetType = UNSET
    """The army of a table that has another than its variant."""
    place: int | UnsetType = UNSET
    """How many pieces of that army are placed."""
    result: StrategoResult | None


class Way(ShownChoice, kw_only=True):
    """A way over the board, or a Captain's further step."""

    kind: WayKind | Literal["step"]
    origin: Space = field(name="from")
    to: Space


class Claim(ShownChoice, kw_only=True):
    """A Flag's move that claims to meet the partner's."""

    kind: Literal["claim"]
    origin: Space = field(name="from")
    to: Space
    claim: Space
    """Where the partner's Flag is said to be."""


class Entry(ShownChoice, kw_only=True):
    """A piece that comes onto the board: from the Reserve, or from those captured."""

    kind: Literal["enter", "rescue"]
    rank: Rank
    army: int
    to: Space


class FlagPlace(ShownChoice, kw_only=True):
    """Where a Flag is put: a captured one in a stockade, a freed one in a camp."""

    kind: Literal["stockade", "flag"]
    to: Space


class Answer(ShownChoice, kw_only=True):
    """What has no place on the board."""

    kind: AnswerKind


StrategoChoice = Way | Claim | Entry | FlagPlace | Answer


class Help(Shown, kw_only=True):
    """What stands on a space."""

    space: Space
    piece: str | None
    """What it is called; null where nothing stands or the viewer does not know it."""
    seat: str | UnsetType = UNSET
    """Whose piece it is."""
    text: Said
    clause: str


class Destination(Shown, kw_only=True):
    """A space where a piece may go."""

    to: Space
    kind: Literal["move", "attack"]


class Reach(Help, kw_only=True):
    """What stands on a space, and where it may go now."""

    destinations: list[Destination]


StrategoPreview = ShownPresets | ShownSetUp | Help | Reach | ShownVerdict


class BoardPlan(Shown, kw_only=True):
    """The board and the armies of a variant."""

    columns: list[str]
    rows: int
    spaces: list[Space]
    lakes: list[Space]
    stockades: dict[str, Space]
    """The stockade in each seat's camp."""
    teams: list[list[str]]
    """The seats that are allied."""
    zones: dict[str, list[Space]]
    """The home spaces of each seat."""
    halves: dict[str, list[Space]]
    """The half of each seat, onto which it rescues pieces."""
    army: dict[Rank, int]
    """The pieces to choose from at the set-up."""
    second: dict[Rank, int]
    """The second army, which comes in during play."""
    place: int
    """How many pieces are placed."""
    must: list[Rank]
    """Those that have to be among them."""
    names: dict[Rank, str]
    """What the pieces are called."""


TYPES = ShownTypes(view=StrategoView, choice=StrategoChoice, preview=StrategoPreview, board=BoardPlan, told=told.Event)
