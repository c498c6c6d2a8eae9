"""The requests to the lab over HTTP, and its answers. The process that plays a study also reports its progress in these
structs.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.host.protocol.fields import Options, OptionValue, Short
from sandtable.study_progress import Askable, Progress, State

MOST_CELLS = 60
MOST_GAMES = 1_000_000
"""The most games of one study, in all its cells."""
MOST_STUDIES = 500
"""The most studies that a server stores."""


class UntilKnown(Struct, forbid_unknown_fields=True):
    """A number of games that depends on their results: until every cell knows the first player's share of wins this
    well.
    """

    half_width: Annotated[float, Meta(description="of its 95 % interval, as a share: 0.01 is one game of 100")]
    at_most: Annotated[int, Meta(description="games of each cell")]


class StudyRequest(Struct, forbid_unknown_fields=True):
    """A study, with the keys of a study file (docs/designers.md). Players are levels of the game, or `random`."""

    title: Annotated[str, Meta(max_length=200)]
    game: Annotated[Short, Meta(description="a variant")]
    measure: Annotated[list[Short], Meta(max_length=64)]
    players: Annotated[list[Short], Meta(max_length=16)] = []
    meet: Annotated[
        list[Short], Meta(max_length=16, description="in the place of `players`: every two of them are a cell")
    ] = []
    games: Annotated[int | None, Meta(description="of each cell")] = None
    until: Annotated[UntilKnown | None, Meta(description="in the place of `games`")] = None
    restrict: Annotated[
        list[Short],
        Meta(
            max_length=MOST_CELLS,
            description="parts that the first player may not use: each is a cell, beside one without restriction",
        ),
    ] = []
    vary: Annotated[
        dict[Short, Annotated[list[OptionValue], Meta(max_length=MOST_CELLS)]],
        Meta(
            title="OptionLists",
            max_length=64,
            description="options with several values each: every combination is a cell",
        ),
    ] = {}
    options: Options = {}
    seats: int | None = None
    pair: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 1


class StudyLine(Struct):
    """A study in the list of studies."""

    id: str
    title: str
    game: str
    state: State
    played: int
    total: int


class Laboratory(Askable):
    """The questions that a study can ask, and all studies, the newest first."""

    most_cells: int
    most_games: Annotated[int, Meta(description="of a study, in all its cells")]
    studies: list[StudyLine]


class StudyShown(Struct):
    """A study: its file, its progress, and the names of its files."""

    id: str
    title: str
    game: str
    file: Annotated[str, Meta(description="the study file, as `sandtable study` reads it")]
    folder: Annotated[str, Meta(description="where it lies on the server's machine")]
    progress: Progress
    files: Annotated[list[str], Meta(description="to be had under /api/lab/studies/{study}/files/")]
