"""The events, as Python and clients are told them: a class for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import convert

from sandtable.engine import Told

_SPACE = (
    "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 a4 b4 c4 d4 e4 f4 g4 "
    "h4 i4 j4 a5 b5 c5 d5 e5 f5 g5 h5 i5 j5 a6 b6 c6 d6 e6 f6 g6 h6 i6 j6 a7 b7 c7 d7 e7 f7 g7 h7 i7 j7 a8 b8 c8 d8 "
    "e8 f8 g8 h8 i8 j8 a9 b9 c9 d9 e9 f9 g9 h9 i9 j9 a10 b10 c10 d10 e10 f10 g10 h10 i10 j10"
).split()

Rank: TypeAlias = Literal["S", "B", "F", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
_RANK: dict[int, Rank] = {
    1: "S",
    11: "B",
    12: "F",
    2: "2",
    3: "3",
    4: "4",
    5: "5",
    6: "6",
    7: "7",
    8: "8",
    9: "9",
    10: "10",
}

Ending: TypeAlias = Literal["flag", "stuck", "resign", "quiet", "ply"]
_ENDING: dict[int, Ending] = {1: "flag", 2: "stuck", 3: "stuck", 4: "resign", 5: "quiet", 6: "ply"}


class Placed(Told, tag="placed"):
    """A piece is placed in the set-up."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    rank: Rank


class Readied(Told, tag="readied"):
    """A set-up is complete."""

    seat: str


class Opened(Told, tag="opened"):
    """Both set-ups are complete, and play begins."""

    seat: str
    """The seat that moves first."""


class Moved(Told, tag="moved"):
    """A piece moves."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """The space that it leaves."""
    to: str
    """The space that it goes to."""


class Attacked(Told, tag="attacked"):
    """A piece attacks."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """The space that it leaves."""
    to: str
    """The space that it goes to."""


class Revealed(Told, tag="revealed"):
    """A piece of a battle is shown."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    rank: Rank


class Captured(Told, tag="captured"):
    """A piece is captured."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str


class Resigned(Told, tag="resigned"):
    """A seat resigns."""

    seat: str


class Stuck(Told, tag="stuck"):
    """A seat has no piece that can move."""

    seat: str


class Won(Told, tag="won"):
    """The game is won."""

    winners: str
    """The seat that wins."""
    reason: Ending
    why: str
    """The ending, as a part of a sentence."""


class Drawn(Told, tag="drawn"):
    """The game is drawn."""

    winners: str
    """Nobody."""
    reason: Ending
    why: str
    """The ending, as a part of a sentence."""


Event: TypeAlias = Placed | Readied | Opened | Moved | Attacked | Revealed | Captured | Resigned | Stuck | Won | Drawn


def _placed(row: Sequence[int], seats: Sequence[str]) -> Placed:
    return Placed(row[3], seats[row[4]], _SPACE[row[5]], _RANK[row[6]])


def _readied(row: Sequence[int], seats: Sequence[str]) -> Readied:
    return Readied(seats[row[3]])


def _opened(row: Sequence[int], seats: Sequence[str]) -> Opened:
    return Opened(seats[row[3]])


def _moved(row: Sequence[int], seats: Sequence[str]) -> Moved:
    return Moved(row[3], seats[row[4]], _SPACE[row[5]], _SPACE[row[6]])


def _attacked(row: Sequence[int], seats: Sequence[str]) -> Attacked:
    return Attacked(row[3], seats[row[4]], _SPACE[row[5]], _SPACE[row[6]])


def _revealed(row: Sequence[int], seats: Sequence[str]) -> Revealed:
    return Revealed(row[3], seats[row[4]], _SPACE[row[5]], _RANK[row[6]])


def _captured(row: Sequence[int], seats: Sequence[str]) -> Captured:
    return Captured(row[3], seats[row[4]], _SPACE[row[5]])


def _resigned(row: Sequence[int], seats: Sequence[str]) -> Resigned:
    return Resigned(seats[row[3]])


def _stuck(row: Sequence[int], seats: Sequence[str]) -> Stuck:
    return Stuck(seats[row[3]])


def _won(row: Sequence[int], seats: Sequence[str]) -> Won:
    return Won(seats[row[3]], _ENDING[row[4]], "")


def _drawn(row: Sequence[int], seats: Sequence[str]) -> Drawn:
    return Drawn("", _ENDING[row[3]], "")


_READERS: tuple[Callable[[Sequence[int], Sequence[str]], Event], ...] = (
    _placed,
    _readied,
    _opened,
    _moved,
    _attacked,
    _revealed,
    _captured,
    _resigned,
    _stuck,
    _won,
    _drawn,
)
_CLASSES: dict[str, type[Event]] = {
    "placed": Placed,
    "readied": Readied,
    "opened": Opened,
    "moved": Moved,
    "attacked": Attacked,
    "revealed": Revealed,
    "captured": Captured,
    "resigned": Resigned,
    "stuck": Stuck,
    "won": Won,
    "drawn": Drawn,
}


def read(row: Sequence[int], seats: Sequence[str]) -> Event:
    """Return the event that a row tells, without its sentence."""
    return _READERS[row[0] - 1](row, seats)


def known(told: Iterable[Mapping[str, object]]) -> list[Event]:
    """Return events as they were sent; what else was told together with them is left out."""
    return [convert(event, _CLASSES[kind]) for event in told if (kind := str(event["kind"])) in _CLASSES]
