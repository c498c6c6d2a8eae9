"""Starting positions for both referees: dealt at random, or scattered over the board as in mid-game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.stratego.referee import Piece, Referee
from tests.games.stratego.referee_board import ARMY, FOUR_ARMY, LIGHTNING_ARMY, RED, SMALL_ARMY, board_of

Reserve = dict[int, list[Piece]]


def army_of(name: str) -> list[str]:
    army = SMALL_ARMY if name.endswith("small") else ARMY
    if "alliance" in name:
        army = LIGHTNING_ARMY if name.endswith("lightning") else FOUR_ARMY
    return [rank for rank, n in army.items() for _ in range(n)]


def dealt(name: str, rng: Random) -> tuple[list[Piece], Reserve]:
    """Return a random set-up of every seat, and the pieces in reserve."""
    board = board_of(name)
    pieces, reserve = [], {}
    for seat, camp in enumerate(board.camps):
        ranks = [rank for rank in army_of(name) if rank != "F"]
        rng.shuffle(ranks)
        placed = ["F", *ranks[: 12 if board is RED else None]]
        spaces = rng.sample(sorted(camp), len(placed))
        pieces += [Piece(seat, rank, at=space) for rank, space in zip(placed, spaces, strict=True)]
        left = ranks[12:] if board is RED else []
        reserve[seat] = [Piece(seat, rank) for rank in left]
        if name == "stratego-campaign":
            reserve[seat] = [Piece(seat, rank, 2) for rank in army_of(name)]
    return pieces, reserve


def scattered(name: str, options: Mapping[str, Any], rng: Random) -> Referee:
    """Return a position in mid-game in which the seat on turn can act."""
    while True:
        board = board_of(name)
        referee = Referee(name, options, [], {}, rng.randrange(len(board.seats)))
        for seat in range(referee.n):
            _scatter(name, referee, seat, rng)
        for team in {referee.team(seat) for seat in range(referee.n)} if referee.four else ():
            if rng.random() < 0.5:
                _imprison(referee, rng.choice(sorted(team)), rng)
        referee.plies = rng.randint(1, options["ply_limit"] // 2)
        referee.quiet = min(rng.randint(0, options["quiet_limit"] // 2), referee.plies)
        if referee.choices(referee.turn):
            return referee


def _scatter(name: str, referee: Referee, seat: int, rng: Random) -> None:
    """Place a seat's pieces: Flags, others on the board, some in the reserve, some captured."""
    army = [Piece(seat, rank) for rank in army_of(name) if rank != "F"]
    second = [Piece(seat, rank, 2) for rank in army_of(name) if rank != "F"] if referee.campaign else []
    waits = second or ([] if referee.lightning else army)
    waiting = rng.sample(waits, min(len(waits), rng.choice([0, 1, 2, 6])))
    flags = [Piece(seat, "F")]
    if referee.campaign and rng.random() < 0.7:
        flags = rng.sample([*flags, Piece(seat, "F", 2)], 2)
    elif referee.campaign:
        waiting, second = [Piece(seat, "F", 2), *waiting], []  # nothing has entered before the Flag
    free = [piece for piece in [*army, *second] if piece not in waiting]
    rng.shuffle(free)
    on_board = free[: rng.randint(0, rng.choice([2, 6, 14]))]
    taken = [piece for piece in free[len(on_board) :] if piece.rank != "B"][: rng.randint(0, 3)]
    if len(flags) == 2 and rng.random() < 0.4:
        taken.append(flags.pop())
    for piece in [*flags, *on_board]:
        _place(referee, piece, rng)
    referee.reserve[seat] = waiting
    referee.pieces += waiting
    if not referee.four:
        referee.hold[1 - seat] = taken
        referee.pieces += taken
        referee.rescues[seat] = rng.choice([0, 0, 0, 1, 2])


def _place(referee: Referee, piece: Piece, rng: Random) -> None:
    """Put a piece on a random space, often at home, beside a stockade or on a back row."""
    board = referee.board
    near = [space for stockade in board.stockades for space in board.beside(stockade)]
    if not referee.four:
        near = sorted(board.back_row(1 - piece.seat))
    home = sorted(board.camps[piece.seat])
    everywhere = sorted(board.spaces)
    wanted = [space for space in rng.choice([home, near, everywhere]) if referee.vacant(space)]
    piece.at = rng.choice(wanted or [space for space in everywhere if referee.vacant(space)])
    piece.public = rng.random() < 0.2 or piece.name == "F'"
    piece.moved = rng.random() < 0.3 and piece.rank not in "BF"
    referee.pieces.append(piece)


def _imprison(referee: Referee, seat: int, rng: Random) -> None:
    [flag] = [piece for piece in referee.pieces if piece.seat == seat and piece.rank == "F"]
    flag.at = referee.board.stockades[rng.choice(sorted(referee.enemies(seat)))]
    flag.public, flag.moved = True, False


def written(name: str, options: Mapping[str, Any], referee: Referee) -> str:
    """Return the position as a scenario file."""
    seats = referee.board.seats
    board = referee.board.spaces
    standing = {seat: [p for p in referee.pieces if p.seat == k and p.at in board] for k, seat in enumerate(seats)}
    position: dict[str, Any] = {
        "id": "T",
        "game": name,
        "options": dict(options),
        "board": {seat: " ".join(map(_marked, pieces)) for seat, pieces in standing.items()},
        "hold": {seats[k]: " ".join(p.name for p in pile) for k, pile in referee.hold.items()},
        "quiet": referee.quiet,
        "ply": referee.plies,
        "turn": seats[referee.turn],
        "expect": {"over": "no"},
    }
    if referee.four:
        position["captive"] = {flag.at: seat for k, seat in enumerate(seats) if (flag := referee.captive(k))}
    else:
        position["rescues"] = dict(zip(seats, referee.rescues, strict=True))
    if not referee.lightning:
        position["reserve"] = {seats[k]: " ".join(p.name for p in pile) for k, pile in referee.reserve.items()}
    return json.dumps(position)


def _marked(piece: Piece) -> str:
    return f"{piece.name}@{piece.at}{'!' * piece.public}{'.' * piece.moved}"
