"""Games for the two referees to start from: dealt at random, or scattered over the board in the middle of things."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.stratego.referee import Piece, Referee
from tests.games.stratego.referee_board import ARMY, FOUR_ARMY, GREEN, LIGHTNING_ARMY, RED

Reserve = dict[int, list[Piece]]


def army_of(name: str) -> list[str]:
    army = ARMY
    if "alliance" in name:
        army = LIGHTNING_ARMY if name.endswith("lightning") else FOUR_ARMY
    return [rank for rank, n in army.items() for _ in range(n)]


def dealt(name: str, rng: Random) -> tuple[list[Piece], Reserve]:
    """A random set-up of everybody, and the pieces that wait."""
    board = RED if "alliance" in name else GREEN
    pieces, reserve = [], {}
    for seat, camp in enumerate(board.camps):
        ranks = [rank for rank in army_of(name) if rank != "F"]
        rng.shuffle(ranks)
        placed = ["F", *ranks[: 12 if board is RED else 19]]
        spaces = rng.sample(sorted(camp), len(placed))
        pieces += [Piece(seat, rank, at=space) for rank, space in zip(placed, spaces, strict=True)]
        left = ranks[12:] if board is RED else []
        reserve[seat] = [Piece(seat, rank) for rank in left]
        if name == "stratego-campaign":
            reserve[seat] = [Piece(seat, rank, 2) for rank in army_of(name)]
    return pieces, reserve


def scattered(name: str, options: Mapping[str, Any], rng: Random) -> Referee:
    """A position in the middle of a game, in which the seat on turn can do something."""
    while True:
        board = RED if "alliance" in name else GREEN
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
    """The seat's pieces: the Flag, some others on the board, some in the reserve, some captured."""
    army = [Piece(seat, rank) for rank in army_of(name) if rank != "F"]
    second = [Piece(seat, rank, 2) for rank in army_of(name)] if referee.campaign else []
    waits = second if referee.campaign else [] if referee.lightning else army
    flags = [Piece(seat, "F")]
    if referee.campaign and rng.random() < 0.7:
        [entered] = [piece for piece in second if piece.rank == "F"]
        second.remove(entered)
        flags = rng.sample([*flags, entered], 2)
        _place(referee, flags.pop(), rng)
        if flags and rng.random() < 0.4:
            referee.hold[1 - seat].append(flags.pop())
    for flag in flags:
        _place(referee, flag, rng)
    referee.reserve[seat] = rng.sample(waits, min(len(waits), rng.choice([0, 1, 2, 6])))
    if referee.campaign and any(piece.rank == "F" for piece in second):
        [flag] = [piece for piece in second if piece.rank == "F"]
        referee.reserve[seat] = [flag, *(piece for piece in referee.reserve[seat] if piece is not flag)]
        second = []  # nothing has entered before the Flag
    kept = set(map(id, referee.reserve[seat]))
    free = [piece for piece in [*army, *second] if id(piece) not in kept]
    rng.shuffle(free)
    for piece in free[: rng.randint(0, rng.choice([2, 6, 14]))]:
        _place(referee, piece, rng)
    if not referee.four:
        taken = [piece for piece in free if piece.at is None and piece.rank not in "BF"]
        referee.hold[1 - seat] += taken[: rng.randint(0, 3)]
        referee.rescues[seat] = rng.choice([0, 0, 0, 1, 2])
        referee.pieces += referee.hold[1 - seat]
    referee.pieces += referee.reserve[seat]


def _place(referee: Referee, piece: Piece, rng: Random) -> None:
    """Somewhere, often at home, often beside a stockade or on a back row."""
    board = referee.board
    near = [space for stockade in board.stockades for space in board.beside(stockade)]
    if not referee.four:
        near = sorted(board.back_row(1 - piece.seat))
    home = sorted(board.camps[piece.seat])
    wanted = rng.choice([home, near, sorted(board.spaces)])
    vacant = [space for space in wanted if referee.vacant(space)] or [
        s for s in sorted(board.spaces) if referee.vacant(s)
    ]
    piece.at = rng.choice(vacant)
    piece.public = rng.random() < 0.2 or piece.name == "F'"
    piece.moved = rng.random() < 0.3 and piece.rank not in "BF"
    referee.pieces.append(piece)


def _imprison(referee: Referee, seat: int, rng: Random) -> None:
    [flag] = [piece for piece in referee.pieces if piece.seat == seat and piece.rank == "F"]
    flag.at = referee.board.stockades[rng.choice(sorted(referee.enemies(seat)))]
    flag.public, flag.moved = True, False


def written(name: str, options: Mapping[str, Any], referee: Referee) -> str:
    """The position as a scenario file tells it."""
    seats = referee.board.seats
    board = referee.board.spaces
    standing = {seat: [p for p in referee.pieces if p.seat == k and p.at in board] for k, seat in enumerate(seats)}
    captives = {flag.at: seat for k, seat in enumerate(seats) if (flag := referee.captive(k))}
    position = {
        "id": "T",
        "game": name,
        "options": dict(options),
        "board": {seat: " ".join(map(_marked, pieces)) for seat, pieces in standing.items()},
        "hold": {seats[k]: " ".join(p.name for p in pile) for k, pile in referee.hold.items()},
        "reserve": {seats[k]: " ".join(p.name for p in pile) for k, pile in referee.reserve.items()},
        "captive": captives,
        "rescues": dict(zip(seats, referee.rescues, strict=True)),
        "quiet": referee.quiet,
        "ply": referee.plies,
        "turn": seats[referee.turn],
        "expect": {"over": "no"},
    }
    if not referee.four:
        del position["captive"]
    else:
        del position["rescues"]
    if not any(referee.reserve.values()):
        del position["reserve"]
    return json.dumps(position)


def _marked(piece: Piece) -> str:
    return f"{piece.name}@{piece.at}{'!' * piece.public}{'.' * piece.moved}"
