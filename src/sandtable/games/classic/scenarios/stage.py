"""The stage of Classic Stratego, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from sandtable.engine import Umpire, yes_no
from sandtable.games.classic.fields import State
from sandtable.scenarios import (
    Difference,
    Malformed,
    Scenario,
    Stage,
    as_mapping,
    as_number,
    as_text,
    as_words,
    compare,
    compare_lists,
)

from ..rules.schema import EMPTY, EVERYBODY, KINDS, MOVED, OFF, OPEN, PIECES, PLAY, RAN, SEATS
from ..rules.tables import ARMIES, LAKES, NAMES
from ..words.notation import KINDS_BY_SIGN

ABOUT = (
    "Without a position a scenario begins with the set-up. A piece is written `7@b9`; after it may stand `.` (it has "
    "moved), `>` (it has moved more than one space at once) and `!` (everybody knows it). South is on turn where `ply` "
    "is even."
)
POSITION = {
    "board": "by seat: its pieces, `7@b9 F@a1!`",
    "ply": "turns that have been played; 0 where it is not said",
    "quiet": "turns since the last battle; 0 where it is not said",
}
EXPECT = {
    "board": "by seat: its pieces, and no others",
    "captured": "by seat: the pieces that it has lost since the scenario began",
    "known": "by seat: what it takes for the piece on each space: a piece, `?` or `empty`",
    "next": "the seat that is asked",
    "over": "`no`, `SEAT flag` (stuck, resign), or `draw quiet` (ply, stuck)",
}
_SIGN = "|".join(sorted(KINDS_BY_SIGN, key=len, reverse=True))
_CELL = r"[a-j](?:10|[1-9])"
_PUT = re.compile(rf"({_SIGN})@({_CELL})([.>!]*)")
_ACTIONS = re.compile(rf"{_CELL}-{_CELL}|(?:setup|place)(?: (?:{_SIGN})@{_CELL})+|resign")
_MARKS = {".": MOVED, ">": MOVED | RAN, "!": OPEN}

Piece = tuple[int, int, int, int]
"""Seat, kind, square, traits."""


class ClassicStage(Stage):
    """One scenario of Classic Stratego being played."""

    about = ABOUT
    position_keys = POSITION
    expect_keys = EXPECT

    def __init__(self, variant: Any, scenario: Scenario) -> None:
        self.seats: tuple[str, ...] = variant.seats(SEATS)
        options = variant.read_options(scenario.options)
        if not scenario.position:
            self.umpire = Umpire(variant, SEATS, options, bytes(32))
            return
        self._pieces = sorted(self._read_board(scenario.position.get("board"), variant.fixed["variant"]))
        self._ply = as_number(scenario.position.get("ply", 0))
        self._quiet = as_number(scenario.position.get("quiet", 0))
        self.umpire = Umpire.staged(variant, SEATS, options, self._arrange)

    def _seat(self, name: str) -> int:
        if name not in self.seats:
            raise Malformed(f"there is no seat '{name}'")
        return self.seats.index(name)

    def _read_board(self, value: Any, variant: int) -> Iterator[Piece]:
        taken: set[int] = set()
        for name, pieces in as_mapping(value).items():
            found = [self._read_piece(self._seat(name), word) for word in as_words(pieces)]
            army = Counter(kind for _, kind, _, _ in found)
            if any(count > ARMIES[variant][kind] for kind, count in army.items()):
                raise Malformed(f"{name} has more pieces of a kind than an army")
            squares = [square for _, _, square, _ in found]
            if len({*squares, *taken}) < len(squares) + len(taken):
                raise Malformed("two pieces stand on one space")
            taken.update(squares)
            yield from found

    def _read_piece(self, seat: int, word: str) -> Piece:
        match = _PUT.fullmatch(word)
        square = NAMES.index(match[2]) if match else OFF
        if not match or square in LAKES:
            raise Malformed(f"'{word}' is no PIECE@SPACE")
        traits = 0
        for mark in match[3]:
            traits |= _MARKS[mark]
        return seat, KINDS_BY_SIGN[match[1]], square, traits

    def _arrange(self, s: State) -> None:
        """Write the position into the state of a game that has just been started."""
        numbers = [0] * SEATS
        for seat in range(SEATS):
            for kind in range(KINDS):
                s.to_place[seat][kind] = EMPTY
        for seat, kind, square, traits in self._pieces:
            piece = seat * PIECES + numbers[seat]
            numbers[seat] += 1
            s.rank[piece], s.at[piece], s.traits[piece] = kind, square, traits
            s.board[square] = piece + 1
            s.known[piece] = EVERYBODY if traits & OPEN else 1 << seat
        s.numbers = max(numbers)
        for seat in range(SEATS):
            for piece in range(seat * PIECES + numbers[seat], (seat + 1) * PIECES):
                s.known[piece] = EVERYBODY
        s.phase, s.ply, s.quiet = PLAY, self._ply, self._quiet
        s.turn = self._ply % SEATS
        s.waiting = 1 << s.turn

    def readable(self, action: str) -> bool:
        return bool(_ACTIONS.fullmatch(action))

    def lead(self, word: str) -> str:
        return f"{word}-" if re.fullmatch(_CELL, word) else super().lead(word)

    def compare(self, key: str, value: Any) -> Iterable[Difference]:
        if key == "next":
            return compare("next", as_text(value), " ".join(self.table()["to_act"]))
        if key == "over":
            return compare("over", "no" if yes_no(value) is False else as_text(value), self.ending())
        return {"board": self._board, "captured": self._captured, "known": self._known}[key](value)

    def _seen(self, seat: str) -> dict[str, tuple[str, str]]:
        """Return the owner and sign of every piece that a seat sees, by space."""
        view = self.view(seat)
        seen = {piece["at"]: (piece["seat"], piece["rank"] or "?") for piece in view["pieces"]}
        return seen | {piece["at"]: (seat, piece["rank"]) for piece in view["placed"] or ()}

    def _board(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in as_mapping(value).items():
            self._seat(seat)
            own = [f"{sign}@{at}" for at, (owner, sign) in self._seen(seat).items() if owner == seat]
            yield from compare_lists(f"board of {seat}", as_words(wanted), own)

    def _captured(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in as_mapping(value).items():
            self._seat(seat)
            yield from compare_lists(f"captured of {seat}", as_words(wanted), self.table()["captured"][seat])

    def _known(self, value: Any) -> Iterator[Difference]:
        for seat, spaces in as_mapping(value).items():
            self._seat(seat)
            seen = self._seen(seat)
            for space, wanted in as_mapping(spaces).items():
                yield from compare(f"known to {seat} at {space}", as_text(wanted), seen.get(space, ("", "empty"))[1])
