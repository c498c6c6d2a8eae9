"""What viewers are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import UNSET

from sandtable.engine import UNKNOWN, Message
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.board import BOARDS, cell_name
from sandtable.games.stratego.rules.pieces import ARMIES, LISTS, SECOND_ARMIES, SIGNS, STANDING, TITLES
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    ARMY_NUMBERS,
    BONUS,
    CAMPAIGN,
    DENIED_WORD,
    EMPTY,
    FREE,
    GONE,
    HELD,
    MOVED,
    OFF,
    OPEN,
    OVER,
    PIECES,
    PLAY,
    RESCUE,
    RESCUER,
    SETUP,
    SIDES,
    STEP,
    STOCKADE,
    TOSS,
)
from sandtable.games.stratego.rules.sides import owner, partner
from sandtable.games.stratego.rules.tables import SPACES
from sandtable.games.stratego.words.documents import army_of, standing_of
from sandtable.games.stratego.words.endings import ENDINGS
from sandtable.games.stratego.words.shown import (
    BoardPlan,
    Phase,
    Piece,
    Placed,
    Rank,
    Space,
    StrategoResult,
    StrategoView,
    Taken,
    Trail,
)

PHASES: dict[int, Phase] = {
    TOSS: "toss", SETUP: "setup", PLAY: "play", STEP: "step", RESCUE: "rescue", STOCKADE: "stockade", FREE: "flag",
    BONUS: "bonus", OVER: "over",
}  # fmt: skip
QUIET_ROUNDS = 30
TEAMS = tuple(((0, 2), (1, 3)) if board.allied else () for board in BOARDS)
"""TEAMS[side]: the seats that are partners (ST-R-9)."""


def describe_board(variant: int, names: Sequence[str]) -> BoardPlan:
    """Return the board and the armies, which never change: what a client needs to draw them."""
    side = SIDES[variant]
    board = BOARDS[side]
    seats = list(enumerate(names))
    return BoardPlan(
        columns=[cell_name((column, 0))[0] for column in range(board.size)],
        rows=board.size,
        spaces=list(board.names[: len(board.spaces)]),
        lakes=[cell_name(cell) for cell in board.lakes],
        stockades={name: _own_stockade(seat) for seat, name in seats} if board.allied else {},
        teams=[[names[seat] for seat in team] for team in TEAMS[side]],
        zones={name: [cell_name(cell) for cell in board.zone(seat)] for seat, name in seats},
        halves={} if board.allied else {name: [cell_name(cell) for cell in board.half(seat)] for seat, name in seats},
        army={SIGNS[kind]: ARMIES[variant][kind] for kind in LISTS[side] if kind in ARMIES[variant]},
        second={SIGNS[kind]: SECOND_ARMIES[variant][kind] for kind in LISTS[side] if kind in SECOND_ARMIES[variant]},
        place=STANDING[variant],
        must=["F"] if variant == ALLIANCE else [],
        names={SIGNS[kind]: TITLES[kind] for kind in LISTS[side]},
    )


def may_confer(view: View) -> bool:
    """Return whether partners may talk by the rules: before the first turn (ST-ALLY-PLAN-1, ST-R-61)."""
    return bool(view.plan and (view.phase <= SETUP or (view.phase == PLAY and view.ply == 0)))


def nothing_moves(view: View) -> bool:
    """Return whether a draw may be considered: no attack, entry or rescue for QUIET_ROUNDS rounds."""
    return bool(view.phase == PLAY and view.quiet >= QUIET_ROUNDS * view.players)


def _own_stockade(seat: int) -> str:
    """Return the stockade in a seat's camp, which is the nearest to it."""
    board = BOARDS[1]
    return cell_name(min(board.stockades, key=lambda cell: board.seen_from(cell, seat)[1]))


def show(view: View, seats: Sequence[str], variant: str) -> StrategoView:
    """Return what the viewer is shown, with seats, spaces and signs of pieces."""
    places = BOARDS[view.side].names
    own = view.viewer if view.viewer < len(seats) else None
    at = view.at[: len(seats) * PIECES]
    standing = [k for k, place in enumerate(at) if place >= 0]
    off = [k for k, place in enumerate(at) if place < OFF]
    ranks, traits, piece_of = view.rank, view.traits, _shower(view.side, view.variant, tuple(seats))
    denied, setup = _denied(view, len(seats)), _own_setup(view, own)
    changed = any(view.more)  # the army of a table that has another than the variant (ST-R-112)
    return StrategoView(
        game="stratego",
        variant=variant,
        viewer=None if own is None else seats[own],
        seats=list(seats),
        teams=[[seats[seat] for seat in team] for team in TEAMS[view.side]],
        phase=PHASES[view.phase],
        to_act=[name for seat, name in enumerate(seats) if view.waiting >> seat & 1],
        turn=seats[view.turn] if view.phase not in (TOSS, SETUP, OVER) else None,
        pieces=[piece_of(k, at[k], ranks[k], traits[k], k in denied) for k in standing],
        captured={
            name: [_taken(view, k, seats, k in denied) for k in off if at[k] == HELD - seat]
            for seat, name in enumerate(seats)
        },
        gone={
            name: [_taken(view, k, seats, k in denied) for k in off if at[k] == GONE and k // PIECES == seat]
            for seat, name in enumerate(seats)
        },
        captive={places[at[k]]: seats[k // PIECES] for k in standing if at[k] >= SPACES[view.side]},
        freed=seats[owner(view.freed - 1)] if view.freed else None,
        reserve={name: view.left[seat] for seat, name in enumerate(seats)},
        own_reserve=_own_reserve(view, own),
        mover=view.mover - 1 if view.mover else None,
        last=_last(view, seats, places),
        turn_number=view.ply,
        quiet=view.quiet,
        quiet_limit=view.quiet_limit,
        ply_limit=view.ply_limit,
        rescues={name: view.rescues[seat] for seat, name in enumerate(seats)},
        ready=[name for seat, name in enumerate(seats) if view.phase >= SETUP and not _is_placing(view, seat)],
        zone=setup.zone,
        to_place=setup.to_place,
        placed=setup.placed,
        partner_placed=setup.partner_placed,
        army=army_of(view) if changed else UNSET,
        place=standing_of(view) if changed else UNSET,
        result=_result(view, seats) if view.phase == OVER else None,
    )


def _is_placing(view: View, seat: int) -> bool:
    return bool(view.phase == SETUP and view.waiting >> seat & 1)


@cache
def _shower(side: int, variant: int, seats: tuple[str, ...]) -> Callable[[int, int, int, int, bool], Piece]:
    """Return a function that makes a piece on the board of one kind of table, from its number, its place, its rank, its
    traits, and whether the viewer knows that it is not the Flag.

    It has a cache, as the same pieces are shown again and again.
    """

    @lru_cache(maxsize=1 << 16)
    def piece_of(piece: int, at: int, rank: int, traits: int, not_flag: bool) -> Piece:
        return Piece(
            id=piece,
            seat=seats[piece // PIECES],
            army=_army(variant, piece),
            rank=SIGNS.get(rank),
            public=bool(traits & OPEN),
            moved=bool(traits & MOVED),
            rescued=bool(traits & RESCUER),
            not_flag=not_flag,
            at=BOARDS[side].names[at],
        )

    return piece_of


def _army(variant: int, piece: int) -> int:
    return 2 if variant == CAMPAIGN and piece % PIECES >= ARMY_NUMBERS else 1


def _taken(view: View, piece: int, seats: Sequence[str], not_flag: bool) -> Taken:
    """Return a piece off the board."""
    traits = view.traits[piece]
    return Taken(
        id=piece,
        seat=seats[piece // PIECES],
        army=_army(view.variant, piece),
        rank=SIGNS[view.rank[piece]],
        public=bool(traits & OPEN),
        moved=bool(traits & MOVED),
        rescued=bool(traits & RESCUER),
        not_flag=not_flag,
    )


def _denied(view: View, players: int) -> set[int]:
    """Return the partner's pieces that the viewer has wrongly claimed to be its Flag (ST-R-63)."""
    if view.viewer >= players or not any(view.denied[view.viewer]):
        return set()
    words, first = view.denied[view.viewer], partner(view.viewer) * PIECES
    return {first + k for k in range(ARMY_NUMBERS) if words[k // DENIED_WORD] >> k % DENIED_WORD & 1}


def _own_reserve(view: View, own: int | None) -> dict[Rank, int] | None:
    """Return what the viewer's own Reserve holds, once play has begun; else None."""
    if own is None or view.phase <= SETUP:
        return None
    return {SIGNS[kind]: view.reserve[own][kind] for kind in LISTS[view.side] if view.reserve[own][kind]}


def _last(view: View, seats: Sequence[str], places: Sequence[str]) -> Trail | None:
    """Return the last move or attack, to be marked on the board; None if there is none."""
    piece, origin, target = view.last
    if not piece:
        return None
    return Trail(seat=seats[owner(piece - 1)], origin=places[origin], to=places[target])


class _OwnSetUp(NamedTuple):
    """The viewer's arrangement while it is being made, and the partner's if it may be seen (ST-R-60)."""

    zone: list[Space] | None = None
    to_place: dict[Rank, int] | None = None
    placed: list[Placed] | None = None
    partner_placed: list[Placed] | None = None


def _own_setup(view: View, own: int | None) -> _OwnSetUp:
    if own is None:
        return _OwnSetUp()
    zone = list(_zone(view.side, own))
    if view.phase != SETUP:
        return _OwnSetUp(zone)
    left = {SIGNS[kind]: view.reserve[own][kind] for kind in LISTS[view.side] if SIGNS[kind] in army_of(view)}
    seen = _placed(view, partner(own)) if BOARDS[view.side].allied and view.ally_view else None
    return _OwnSetUp(zone, left, _placed(view, own), seen)


@cache
def _zone(side: int, seat: int) -> tuple[str, ...]:
    """Return the names of a seat's home spaces."""
    return tuple(cell_name(cell) for cell in BOARDS[side].zone(seat))


def _placed(view: View, seat: int) -> list[Placed]:
    zone = BOARDS[view.side].zone(seat)
    ranks = [view.rank[seat * PIECES + k] for k in range(len(zone))]
    return [
        Placed(at=cell_name(zone[k]), rank=SIGNS[kind]) for k, kind in enumerate(ranks) if kind not in (EMPTY, UNKNOWN)
    ]


def _result(view: View, seats: Sequence[str]) -> StrategoResult:
    end = ENDINGS[view.reason]
    sides = [[name for seat, name in enumerate(seats) if view.winner >> seat & 1 == won] for won in (1, 0)]
    about = {"winners": sides[0], "losers": sides[1]} if view.winner else {}
    text = Message(end.message, about)
    return StrategoResult(winners=sides[0], reason=end.word, clause=end.clause, text=text)
