"""A view as plain data, for people's screens and for computer players elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.games.stratego.board import BOARDS, cell_name
from sandtable.games.stratego.pieces import COUNTS, LIST, SIGNS, TITLES
from sandtable.games.stratego.schema import (
    BY_FLAG,
    BY_PLIES,
    BY_QUIET,
    BY_RESIGNING,
    BY_STUCK,
    EMPTY,
    GONE,
    HELD,
    MOVED,
    OPEN,
    OVER,
    PIECES,
    PLAY,
    RESCUE,
    RESCUER,
    SETUP,
    STEP,
    TOSS,
)
from sandtable.umpire.schema import StandIn

PHASES = {TOSS: "toss", SETUP: "setup", PLAY: "play", STEP: "step", RESCUE: "rescue", OVER: "over"}
ENDINGS = {
    BY_FLAG: ("flag", "ST-WIN-1", "the Flag is captured"),
    BY_STUCK: ("stuck", "ST-WIN-2", "the other side cannot move"),
    BY_RESIGNING: ("resign", "ST-R-80", "the other side has resigned"),
    BY_QUIET: ("quiet", "ST-R-74", "too many turns without an attack or a rescue"),
    BY_PLIES: ("ply", "ST-R-74", "the longest game allowed is over"),
}


def describe_board(side: int, names: Sequence[str]) -> dict[str, Any]:
    """The board and the army, which never change: what a client needs to draw them."""
    board = BOARDS[side]
    return {
        "columns": [cell_name((column, 0))[0] for column in range(board.size)],
        "rows": board.size,
        "spaces": list(board.names[: len(board.spaces)]),
        "lakes": [cell_name(cell) for cell in board.lakes],
        "zones": {name: [cell_name(cell) for cell in board.zone(seat)] for seat, name in enumerate(names)},
        "halves": {name: [cell_name(cell) for cell in board.half(seat)] for seat, name in enumerate(names)},
        "army": {SIGNS[kind]: COUNTS[kind] for kind in LIST},
        "names": {SIGNS[kind]: TITLES[kind] for kind in LIST},
    }


def show(view: StandIn, seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """The view as JSON; what stands in it are seats, spaces and signs of pieces, and names in its sentences."""
    places = BOARDS[view.side].names
    pieces = range(len(seats) * PIECES)
    own = view.viewer if view.viewer < len(seats) else None
    return {
        "game": "stratego",
        "variant": variant,
        "viewer": None if own is None else seats[own],
        "seats": list(seats),
        "phase": PHASES[view.phase],
        "to_act": [name for seat, name in enumerate(seats) if view.waiting >> seat & 1],
        "turn": seats[view.turn] if view.phase not in (TOSS, SETUP, OVER) else None,
        "pieces": [{**_piece(view, k, seats), "at": places[view.at[k]]} for k in pieces if view.at[k] >= 0],
        "captured": {name: _held(view, HELD - seat, seats) for seat, name in enumerate(seats)},
        "gone": {name: _gone(view, seat, seats) for seat, name in enumerate(seats)},
        "mover": view.mover - 1 if view.mover else None,
        "last": _last(view, seats, places),
        "turn_number": view.ply,
        "quiet": view.quiet,
        "quiet_limit": view.quiet_limit,
        "ply_limit": view.ply_limit,
        "rescues": {name: view.rescues[seat] for seat, name in enumerate(seats)},
        "ready": [name for seat, name in enumerate(seats) if view.phase >= SETUP and not _is_placing(view, seat)],
        **_own_setup(view, own),
        "result": _result(view, seats, names) if view.phase == OVER else None,
    }


def _is_placing(view: StandIn, seat: int) -> bool:
    return bool(view.phase == SETUP and view.waiting >> seat & 1)


def _piece(view: StandIn, piece: int, seats: Sequence[str]) -> dict[str, Any]:
    traits = view.traits[piece]
    return {
        "id": piece,
        "seat": seats[piece // PIECES],
        "army": 1,
        "rank": SIGNS.get(view.rank[piece]),
        "public": bool(traits & OPEN),
        "moved": bool(traits & MOVED),
        "rescued": bool(traits & RESCUER),
    }


def _held(view: StandIn, place: int, seats: Sequence[str]) -> list[dict[str, Any]]:
    return [_piece(view, piece, seats) for piece in range(len(seats) * PIECES) if view.at[piece] == place]


def _gone(view: StandIn, seat: int, seats: Sequence[str]) -> list[dict[str, Any]]:
    own = range(seat * PIECES, (seat + 1) * PIECES)
    return [_piece(view, piece, seats) for piece in own if view.at[piece] == GONE]


def _last(view: StandIn, seats: Sequence[str], places: Sequence[str]) -> dict[str, Any] | None:
    """The last move or attack, to be marked on the board."""
    piece, origin, target = view.last
    if not piece:
        return None
    return {"seat": seats[(piece - 1) // PIECES], "from": places[origin], "to": places[target]}


def _own_setup(view: StandIn, own: int | None) -> dict[str, Any]:
    """The own arrangement while it is being made."""
    if own is None:
        return {"zone": None, "to_place": None, "placed": None}
    zone = [cell_name(cell) for cell in BOARDS[view.side].zone(own)]
    if view.phase != SETUP:
        return {"zone": zone, "to_place": None, "placed": None}
    standing = [view.rank[own * PIECES + k] for k in range(len(zone))]
    left = {SIGNS[kind]: COUNTS[kind] - standing.count(kind) for kind in LIST}
    placed = [{"at": zone[k], "rank": SIGNS[kind]} for k, kind in enumerate(standing) if kind != EMPTY]
    return {"zone": zone, "to_place": left, "placed": placed}


def _result(view: StandIn, seats: Sequence[str], names: Sequence[str]) -> dict[str, Any]:
    winners = [seat for seat in range(len(seats)) if view.winner >> seat & 1]
    reason, clause, text = ENDINGS[view.reason]
    outcome = f"{' and '.join(names[seat] for seat in winners)} wins" if winners else "A draw"
    won = [seats[seat] for seat in winners]
    return {"winners": won, "reason": reason, "clause": clause, "text": f"{outcome}: {text}."}
