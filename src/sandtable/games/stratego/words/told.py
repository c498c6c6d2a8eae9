"""The events, as Python and clients are told them: a class for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import convert

from sandtable.engine import Told

_SPACE = (
    "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2 m2 n2 o2 a3 b3 c3 d3 e3 f3 g3 "
    "h3 i3 j3 k3 l3 m3 n3 o3 a4 b4 c4 d4 e4 f4 g4 h4 i4 j4 k4 l4 m4 n4 o4 a5 b5 c5 d5 e5 f5 g5 h5 i5 j5 k5 l5 m5 n5 "
    "o5 a6 b6 c6 d6 e6 f6 g6 h6 i6 j6 k6 l6 m6 n6 o6 a7 b7 c7 d7 e7 f7 g7 h7 i7 j7 k7 l7 m7 n7 o7 a8 b8 c8 d8 e8 f8 "
    "g8 h8 i8 j8 k8 l8 m8 n8 o8 a9 b9 c9 d9 e9 f9 g9 h9 i9 j9 k9 l9 m9 n9 o9 a10 b10 c10 d10 e10 f10 g10 h10 i10 "
    "j10 k10 l10 m10 n10 o10 a11 b11 c11 d11 e11 f11 g11 h11 i11 j11 k11 l11 m11 n11 o11 a12 b12 c12 d12 e12 f12 "
    "g12 h12 i12 j12 k12 l12 m12 n12 o12 a13 b13 c13 d13 e13 f13 g13 h13 i13 j13 k13 l13 m13 n13 o13 a14 b14 c14 "
    "d14 e14 f14 g14 h14 i14 j14 k14 l14 m14 n14 o14 a15 b15 c15 d15 e15 f15 g15 h15 i15 j15 k15 l15 m15 n15 o15"
).split()

Rank: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "S", "B", "C", "F"]
_RANK: dict[int, Rank] = {
    2: "2",
    3: "3",
    4: "4",
    5: "5",
    6: "6",
    7: "7",
    8: "8",
    9: "9",
    10: "10",
    1: "S",
    11: "B",
    13: "C",
    12: "F",
}

Ending: TypeAlias = Literal["flag", "stuck", "resign", "quiet", "ply", "unite"]
_ENDING: dict[int, Ending] = {
    1: "flag",
    2: "stuck",
    3: "resign",
    4: "quiet",
    5: "ply",
    6: "unite",
    7: "flag",
    8: "flag",
    9: "stuck",
}


class First(Told, tag="first"):
    """Lots have been drawn for the first move."""

    seat: str
    """The seat that will move first."""


class Placed(Told, tag="placed"):
    """A piece is placed in the set-up."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    rank: Rank


class Ready(Told, tag="ready"):
    """A set-up is complete."""

    seat: str


class Shown(Told, tag="shown"):
    """A piece of a set-up is shown to the partner."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    rank: Rank


class Opened(Told, tag="opened"):
    """All set-ups are complete, and play begins."""

    seat: str
    """The seat that moves first."""


class Moved(Told, tag="moved"):
    """A piece moves."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """The place that it leaves."""
    to: str
    """The place that it goes to."""


class Attacked(Told, tag="attacked"):
    """A piece attacks."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """The place that it leaves."""
    to: str
    """The place that it goes to."""


class Fired(Told, tag="fired"):
    """A Cannon fires."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """Where it stands."""
    to: str
    """What it fires at."""


class Revealed(Told, tag="revealed"):
    """A piece is shown to all."""

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
    by: str
    """The captor."""


class Removed(Told, tag="removed"):
    """A Bomb goes back to its owner."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str


class Returned(Told, tag="returned"):
    """A Cannon goes back to the Reserve."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    left: int
    """What is there now."""


class Advanced(Told, tag="advanced"):
    """The winner of a battle advances."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """The place that it leaves."""
    to: str
    """The place that it goes to."""


class Stopped(Told, tag="stopped"):
    """A Captain stops."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str


class MayRescue(Told, tag="may_rescue"):
    """A piece may make a rescue."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str


class Rescued(Told, tag="rescued"):
    """A piece comes back."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    rank: Rank


class Declined(Told, tag="declined"):
    """A seat makes no rescue."""

    seat: str


class MayEnter(Told, tag="may_enter"):
    """A seat may bring in a piece."""

    seat: str


class Entered(Told, tag="entered"):
    """A piece comes in from the Reserve."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    left: int
    """What is left there."""


class Named(Told, tag="named"):
    """The piece that has come in."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    rank: Rank


class Kept(Told, tag="kept"):
    """A seat may bring in a piece but does not."""

    seat: str


class Imprisoned(Told, tag="imprisoned"):
    """A captured Flag is put into a stockade."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str


class MayFree(Told, tag="may_free"):
    """A captured Flag is freed."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """The stockade."""


class Freed(Told, tag="freed"):
    """A freed Flag is back in its camp."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str


class Escaped(Told, tag="escaped"):
    """A Flag leaves its stockade."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """The place that it leaves."""
    to: str
    """The place that it goes to."""


class Claimed(Told, tag="claimed"):
    """A Flag claims in vain that its partner stands beside it. Only the two are told."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    """The place that it claims."""
    right: bool
    """Whether it is: if it is, the Flags unite instead."""


class United(Told, tag="united"):
    """Two Flags unite."""

    piece: int
    """The piece, by its number."""
    seat: str
    """Whose piece it is."""
    at: str
    to: str
    """Where its partner stands."""


class Resigned(Told, tag="resigned"):
    """A seat resigns."""

    seat: str


class Stuck(Told, tag="stuck"):
    """A seat can do nothing."""

    seat: str


class Skipped(Told, tag="skipped"):
    """A seat can do nothing and is passed over."""

    seat: str


class Won(Told, tag="won"):
    """The game is won."""

    winners: str
    """The seats that win."""
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


Event: TypeAlias = (
    First
    | Placed
    | Ready
    | Shown
    | Opened
    | Moved
    | Attacked
    | Fired
    | Revealed
    | Captured
    | Removed
    | Returned
    | Advanced
    | Stopped
    | MayRescue
    | Rescued
    | Declined
    | MayEnter
    | Entered
    | Named
    | Kept
    | Imprisoned
    | MayFree
    | Freed
    | Escaped
    | Claimed
    | United
    | Resigned
    | Stuck
    | Skipped
    | Won
    | Drawn
)


def _first(row: Sequence[int], seats: Sequence[str]) -> First:
    return First(seats[row[3]])


def _placed(row: Sequence[int], seats: Sequence[str]) -> Placed:
    return Placed(row[3], seats[row[4]], _SPACE[row[5]], _RANK[row[6]])


def _ready(row: Sequence[int], seats: Sequence[str]) -> Ready:
    return Ready(seats[row[3]])


def _shown(row: Sequence[int], seats: Sequence[str]) -> Shown:
    return Shown(row[3], seats[row[4]], _SPACE[row[5]], _RANK[row[6]])


def _opened(row: Sequence[int], seats: Sequence[str]) -> Opened:
    return Opened(seats[row[3]])


def _moved(row: Sequence[int], seats: Sequence[str]) -> Moved:
    return Moved(row[3], seats[row[4]], _SPACE[row[5]], _SPACE[row[6]])


def _attacked(row: Sequence[int], seats: Sequence[str]) -> Attacked:
    return Attacked(row[3], seats[row[4]], _SPACE[row[5]], _SPACE[row[6]])


def _fired(row: Sequence[int], seats: Sequence[str]) -> Fired:
    return Fired(row[3], seats[row[4]], _SPACE[row[5]], _SPACE[row[6]])


def _revealed(row: Sequence[int], seats: Sequence[str]) -> Revealed:
    return Revealed(row[3], seats[row[4]], _SPACE[row[5]], _RANK[row[6]])


def _captured(row: Sequence[int], seats: Sequence[str]) -> Captured:
    return Captured(row[3], seats[row[4]], _SPACE[row[5]], seats[row[6]])


def _removed(row: Sequence[int], seats: Sequence[str]) -> Removed:
    return Removed(row[3], seats[row[4]], _SPACE[row[5]])


def _returned(row: Sequence[int], seats: Sequence[str]) -> Returned:
    return Returned(row[3], seats[row[4]], _SPACE[row[5]], row[6])


def _advanced(row: Sequence[int], seats: Sequence[str]) -> Advanced:
    return Advanced(row[3], seats[row[4]], _SPACE[row[5]], _SPACE[row[6]])


def _stopped(row: Sequence[int], seats: Sequence[str]) -> Stopped:
    return Stopped(row[3], seats[row[4]], _SPACE[row[5]])


def _may_rescue(row: Sequence[int], seats: Sequence[str]) -> MayRescue:
    return MayRescue(row[3], seats[row[4]], _SPACE[row[5]])


def _rescued(row: Sequence[int], seats: Sequence[str]) -> Rescued:
    return Rescued(row[3], seats[row[4]], _SPACE[row[5]], _RANK[row[6]])


def _declined(row: Sequence[int], seats: Sequence[str]) -> Declined:
    return Declined(seats[row[3]])


def _may_enter(row: Sequence[int], seats: Sequence[str]) -> MayEnter:
    return MayEnter(seats[row[3]])


def _entered(row: Sequence[int], seats: Sequence[str]) -> Entered:
    return Entered(row[3], seats[row[4]], _SPACE[row[5]], row[6])


def _named(row: Sequence[int], seats: Sequence[str]) -> Named:
    return Named(row[3], seats[row[4]], _SPACE[row[5]], _RANK[row[6]])


def _kept(row: Sequence[int], seats: Sequence[str]) -> Kept:
    return Kept(seats[row[3]])


def _imprisoned(row: Sequence[int], seats: Sequence[str]) -> Imprisoned:
    return Imprisoned(row[3], seats[row[4]], _SPACE[row[5]])


def _may_free(row: Sequence[int], seats: Sequence[str]) -> MayFree:
    return MayFree(row[3], seats[row[4]], _SPACE[row[5]])


def _freed(row: Sequence[int], seats: Sequence[str]) -> Freed:
    return Freed(row[3], seats[row[4]], _SPACE[row[5]])


def _escaped(row: Sequence[int], seats: Sequence[str]) -> Escaped:
    return Escaped(row[3], seats[row[4]], _SPACE[row[5]], _SPACE[row[6]])


def _claimed(row: Sequence[int], seats: Sequence[str]) -> Claimed:
    return Claimed(row[3], seats[row[4]], _SPACE[row[5]], False)


def _united(row: Sequence[int], seats: Sequence[str]) -> United:
    return United(row[3], seats[row[4]], _SPACE[row[5]], _SPACE[row[6]])


def _resigned(row: Sequence[int], seats: Sequence[str]) -> Resigned:
    return Resigned(seats[row[3]])


def _stuck(row: Sequence[int], seats: Sequence[str]) -> Stuck:
    return Stuck(seats[row[3]])


def _skipped(row: Sequence[int], seats: Sequence[str]) -> Skipped:
    return Skipped(seats[row[3]])


def _won(row: Sequence[int], seats: Sequence[str]) -> Won:
    return Won(" and ".join(seat for n, seat in enumerate(seats) if row[3] >> n & 1), _ENDING[row[4]], "")


def _drawn(row: Sequence[int], seats: Sequence[str]) -> Drawn:
    return Drawn("", _ENDING[row[3]], "")


_READERS: tuple[Callable[[Sequence[int], Sequence[str]], Event], ...] = (
    _first,
    _placed,
    _ready,
    _shown,
    _opened,
    _moved,
    _attacked,
    _fired,
    _revealed,
    _captured,
    _removed,
    _returned,
    _advanced,
    _stopped,
    _may_rescue,
    _rescued,
    _declined,
    _may_enter,
    _entered,
    _named,
    _kept,
    _imprisoned,
    _may_free,
    _freed,
    _escaped,
    _claimed,
    _united,
    _resigned,
    _stuck,
    _skipped,
    _won,
    _drawn,
)
_CLASSES: dict[str, type[Event]] = {
    "first": First,
    "placed": Placed,
    "ready": Ready,
    "shown": Shown,
    "opened": Opened,
    "moved": Moved,
    "attacked": Attacked,
    "fired": Fired,
    "revealed": Revealed,
    "captured": Captured,
    "removed": Removed,
    "returned": Returned,
    "advanced": Advanced,
    "stopped": Stopped,
    "may_rescue": MayRescue,
    "rescued": Rescued,
    "declined": Declined,
    "may_enter": MayEnter,
    "entered": Entered,
    "named": Named,
    "kept": Kept,
    "imprisoned": Imprisoned,
    "may_free": MayFree,
    "freed": Freed,
    "escaped": Escaped,
    "claimed": Claimed,
    "united": United,
    "resigned": Resigned,
    "stuck": Stuck,
    "skipped": Skipped,
    "won": Won,
    "drawn": Drawn,
}


def read(row: Sequence[int], seats: Sequence[str]) -> Event:
    """Return the event that a row tells, without its sentence."""
    return _READERS[row[0] - 1](row, seats)


def known(told: Iterable[Mapping[str, object]]) -> list[Event]:
    """Return events as they were sent; what else was told together with them is left out."""
    return [convert(event, _CLASSES[kind]) for event in told if (kind := str(event["kind"])) in _CLASSES]
