"""What viewers are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sandtable.engine import Message
from sandtable.games.classic.fields import View

from ..rules.schema import EMPTY, KINDS, MOVED, OFF, OPEN, PIECES, RAN, SETUP, SQUARES, TRAIL
from ..rules.tables import COLUMNS, LAKES, NAMES, SIGNS, seen_from
from .endings import ENDINGS
from .shown import Board, ClassicResult, ClassicView, Phase, Piece, Placed, Rank, Trail

PHASES: tuple[Phase, ...] = ("setup", "play", "over")
BOARD = Board(
    columns=list(COLUMNS),
    rows=len(COLUMNS),
    spaces=[NAMES[square] for square in range(SQUARES) if square not in LAKES],
    lakes=[NAMES[square] for square in sorted(LAKES)],
)
"""What there is to draw."""


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> ClassicView:
    """Return what the viewer is shown."""
    own = view.viewer if view.viewer < len(seats) else None
    in_setup = view.phase == SETUP
    return ClassicView(
        game="classic",
        variant=variant,
        viewer=seats[own] if own is not None else None,
        seats=list(seats),
        phase=PHASES[view.phase],
        to_act=_named(view.waiting, seats),
        ply=view.ply,
        quiet=view.quiet,
        pieces=[] if in_setup else _pieces(view, seats),
        captured={} if in_setup else {name: _captured(view, seat) for seat, name in enumerate(seats)},
        placed=_placed(view, own) if in_setup and own is not None else None,
        to_place=_to_place(view, own) if in_setup and own is not None else None,
        last=_last(view, seats),
        result=_result(view, seats) if view.reason else None,
    )


def _named(bits: int, names: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def _numbers(view: View, seat: int) -> range:
    return range(seat * PIECES, seat * PIECES + view.numbers)


def _pieces(view: View, seats: Sequence[str]) -> list[Piece]:
    """Return the pieces on the board; `rank` is None where it is hidden from the viewer."""
    at, ranks, traits = view.at, view.rank, view.traits
    return [
        _piece(name, piece, at[piece], ranks[piece], traits[piece])
        for seat, name in enumerate(seats)
        for piece in _numbers(view, seat)
        if at[piece] != OFF
    ]


@lru_cache(maxsize=1 << 16)
def _piece(seat: str, piece: int, at: int, rank: int, traits: int) -> Piece:
    """Return a piece; the same ones are shown again and again."""
    return Piece(
        id=piece,
        seat=seat,
        at=NAMES[at],
        rank=SIGNS.get(rank),
        moved=bool(traits & MOVED),
        ran=bool(traits & RAN),
        known=bool(traits & OPEN),
    )


def _captured(view: View, seat: int) -> list[Rank]:
    """Return the pieces that a seat has lost."""
    lost = [view.rank[piece] for piece in _numbers(view, seat) if view.at[piece] == OFF and view.rank[piece] != EMPTY]
    return [SIGNS[kind] for kind in sorted(lost, reverse=True)]


def _placed(view: View, own: int) -> list[Placed]:
    kinds = [(k, view.rank[own * PIECES + k]) for k in range(PIECES)]
    return [Placed(at=NAMES[seen_from(own, k)], rank=SIGNS[kind]) for k, kind in kinds if kind != EMPTY]


def _to_place(view: View, own: int) -> dict[Rank, int]:
    return {SIGNS[kind]: view.to_place[own][kind] for kind in range(1, KINDS) if view.to_place[own][kind]}


def _last(view: View, seats: Sequence[str]) -> Trail | None:
    """Return the last move or attack."""
    if view.ply == 0 or view.trail[(view.ply - 1) % TRAIL][0] == 0:
        return None
    piece, origin, target = view.trail[(view.ply - 1) % TRAIL]
    return Trail(seat=seats[(piece - 1) // PIECES], origin=NAMES[origin], to=NAMES[target])


def _result(view: View, seats: Sequence[str]) -> ClassicResult:
    end, winners = ENDINGS[view.reason], _named(view.winner, seats)
    about = {"winners": winners, "losers": [seat for seat in seats if seat not in winners]} if winners else {}
    return ClassicResult(winners=winners, reason=end.word, clause=end.clause, text=Message(end.message, about))
