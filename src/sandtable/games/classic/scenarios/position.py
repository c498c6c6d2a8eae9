"""The positions that scenarios give: how they are read, and how a game is set up from them."""

from __future__ import annotations

import re
from collections import Counter

from sandtable.games.classic.fields import State
from sandtable.scenarios import Given, Key, Keys, Malformed, between, by_number

from ..rules.schema import EMPTY, EVERYBODY, KINDS, MOVED, OFF, OPEN, PIECES, PLAY, RAN, SEATS
from ..rules.tables import ARMIES, LAKES, NAMES
from ..words.notation import KINDS_BY_SIGN

SIGN = "|".join(sorted(KINDS_BY_SIGN, key=len, reverse=True))
CELL = r"[a-j](?:10|[1-9])"
_PUT = re.compile(rf"({SIGN})@({CELL})([.>!]*)")
_MARKS = {".": MOVED, ">": MOVED | RAN, "!": OPEN}
_MOST_TURNS = 30_000

Piece = tuple[int, int, int]
"""Kind, square, traits."""


def _pieces(given: Given) -> list[Piece]:
    return sorted(map(_piece, given.words()))


def _piece(word: str) -> Piece:
    match = _PUT.fullmatch(word)
    square = NAMES.index(match[2]) if match else OFF
    if not match or square in LAKES:
        raise Malformed(f"'{word}' is no PIECE@SPACE")
    traits = 0
    for mark in match[3]:
        traits |= _MARKS[mark]
    return KINDS_BY_SIGN[match[1]], square, traits


class Position(Keys):
    """A position as a scenario gives it."""

    board = Key("by seat: its pieces, `7@b9 F@a1!`", by_number(_pieces))
    ply = Key("turns that have been played; 0 where it is not said", between(0, _MOST_TURNS), 0)
    quiet = Key("turns since the last battle; 0 where it is not said", between(0, _MOST_TURNS), 0)

    def check(self, variant: int) -> None:
        """Raise Malformed for pieces that the variant has not, and for two on one space."""
        with self.about(Position.board):
            for seat, pieces in self.board.items():
                army = Counter(kind for kind, _, _ in pieces)
                if any(count > ARMIES[variant][kind] for kind, count in army.items()):
                    raise Malformed(f"{self.seats[seat]} has more pieces of a kind than an army")
            squares = Counter(square for pieces in self.board.values() for _, square, _ in pieces)
            if squares and max(squares.values()) > 1:
                raise Malformed("two pieces stand on one space")

    def arrange(self, s: State) -> None:
        """Write the position into the state of a game that has just been started."""
        for seat in range(SEATS):
            for kind in range(KINDS):
                s.to_place[seat][kind] = EMPTY
            pieces = self.board.get(seat, [])
            for piece, (kind, square, traits) in enumerate(pieces, start=seat * PIECES):
                s.rank[piece], s.at[piece], s.traits[piece] = kind, square, traits
                s.board[square] = piece + 1
                s.known[piece] = EVERYBODY if traits & OPEN else 1 << seat
            for piece in range(seat * PIECES + len(pieces), (seat + 1) * PIECES):
                s.known[piece] = EVERYBODY
        s.numbers = max(map(len, self.board.values()), default=0)
        s.phase, s.ply, s.quiet = PLAY, self.ply, self.quiet
        s.turn = self.ply % SEATS
        s.waiting = 1 << s.turn
