"""Positions written down, as scenarios give them, and how they are put on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sandtable.games.stratego.board import BOARDS, cell_name
from sandtable.games.stratego.pieces import SIGNS
from sandtable.games.stratego.schema import (
    ALL_PIECES,
    EVERYBODY,
    HELD,
    MOVED,
    OFF,
    OPEN,
    PIECES,
    PLAY,
    RESCUER,
)
from sandtable.umpire.jit import Record
from sandtable.umpire.scenario_files import Malformed, Scenario
from sandtable.umpire.scenario_values import by_key, text, whole, words

PIECE = r"(?:10|[2-9]|[SBCF])'?"
MARKS = {"!": OPEN, "*": RESCUER, ".": MOVED}
PIECE_AND_MARKS = re.compile(rf"({PIECE})([!*.]*)")
PUT_AND_MARKS = re.compile(rf"({PIECE})@(\w+)([!*.]*)")
QUIET_MOVE = re.compile(r"(\w+)-(\w+)")
NO_PIECE = -1
REMEMBERED = 3  # turns of a seat, at most (ST-R-84)
KINDS = {sign: kind for kind, sign in SIGNS.items()}


@dataclass
class Placed:
    """One piece of a position: on a place of the board, or held by its captor."""

    seat: int
    kind: int
    at: int
    traits: int
    number: int = 0


@dataclass
class Position:
    """All that a scenario says about where the game stands."""

    pieces: list[Placed] = field(default_factory=list)
    recent: dict[int, list[tuple[int, int, int]]] = field(default_factory=dict)  # piece number, from, to
    rescues: dict[int, int] = field(default_factory=dict)
    turn: int = 0
    quiet: int = 0
    ply: int = 0

    def arrange(self, s: Record) -> None:
        """Write the position into a game that has just been started."""
        for number in range(ALL_PIECES):
            s.at[number] = OFF
        for piece in self.pieces:
            self._put(s, piece)
        for seat, turns in self.recent.items():
            for age, (number, origin, target) in enumerate(reversed(turns)):
                s.recent[seat][age][0] = number + 1
                s.recent[seat][age][1] = origin
                s.recent[seat][age][2] = target
        for seat, used in self.rescues.items():
            s.rescues[seat] = used
        s.phase = PLAY
        s.turn = self.turn
        s.waiting = 1 << self.turn
        s.quiet = self.quiet
        s.ply = self.ply

    def _put(self, s: Record, piece: Placed) -> None:
        s.rank[piece.number] = piece.kind
        s.at[piece.number] = piece.at
        s.traits[piece.number] = piece.traits
        s.known[piece.number] = EVERYBODY if piece.traits & OPEN else 1 << piece.seat
        if piece.at >= 0:
            s.board[piece.at] = piece.number + 1


def cell_names(seats: int) -> set[str]:
    """Everything on the board that has a name, lakes included."""
    board = BOARDS[seats > 2]
    return {*board.names, *(cell_name(cell) for cell in board.lakes)}


def read_position(scenario: Scenario, seats: tuple[str, ...], options: dict[str, Any]) -> Position:
    """The position that a scenario begins with; raises Malformed with the line."""
    reader = _Reader(scenario, seats)
    for key in ("board", "hold", "reserve", "captive", "rescues", "quiet", "ply", "recent"):
        if key in scenario.position:
            try:
                getattr(reader, key)(scenario.position[key])
            except Malformed as error:
                raise Malformed(f"{key}: {error.reason}", error.line or scenario.line_of(key)) from error
    reader.turn(options)
    return reader.position


def read_at(value: Any, cells: set[str]) -> Iterator[tuple[str, str, str]]:
    """Sign, place and marks of every piece in a list such as `7@b9 F@a1!`."""
    for word in words(value):
        match = PUT_AND_MARKS.fullmatch(word)
        if not match:
            raise Malformed(f"'{word}' is no PIECE@SPACE")
        if match[2] not in cells:
            raise Malformed(f"'{word}': there is no space '{match[2]}'")
        yield match[1], match[2], match[3]


def bare(word: str) -> str:
    """A piece without its marks."""
    match = PIECE_AND_MARKS.fullmatch(word)
    if not match:
        raise Malformed(f"'{word}' is no piece")
    return match[1]


class _Reader:
    def __init__(self, scenario: Scenario, seats: tuple[str, ...]) -> None:
        self.scenario = scenario
        self.seats = seats
        self.place = BOARDS[len(seats) > 2].place
        self.position = Position()
        if "board" not in scenario.position:
            raise Malformed("a position needs 'board' (a scenario without one starts in set-up)")

    def by_seat(self, value: Any) -> Iterator[tuple[int, Any]]:
        for seat, inner in by_key(value).items():
            yield self.seat(seat), inner

    def seat(self, name: str) -> int:
        if name not in self.seats:
            raise Malformed(f"there is no seat '{name}'")
        return self.seats.index(name)

    def board(self, value: Any) -> None:
        for seat, pieces in self.by_seat(value):
            for sign, cell, marks in read_at(pieces, set(self.place)):
                if any(piece.at == self.place[cell] for piece in self.position.pieces):
                    raise Malformed(f"two pieces stand on {cell} (ST-MOVE-5)")
                self.add(seat, sign, self.place[cell], marks)

    def hold(self, value: Any) -> None:
        """With two players, what a seat holds has been captured from the other."""
        for captor, pieces in self.by_seat(value):
            for word in words(pieces):
                sign = bare(word)
                if sign == "B":
                    raise Malformed("a Bomb is never captured (ST-R-28)")
                self.add(1 - captor, sign, HELD - captor, word.removeprefix(sign) + "!")

    def add(self, seat: int, sign: str, at: int, marks: str) -> None:
        if sign not in KINDS:
            raise Malformed(f"'{sign}' is no piece of this variant")
        own = sum(piece.seat == seat for piece in self.position.pieces)
        if own == PIECES:
            raise Malformed(f"{self.seats[seat]} has more than {PIECES} pieces")
        traits = 0
        for mark in marks:
            traits |= MARKS[mark]
        self.position.pieces.append(Placed(seat, KINDS[sign], at, traits, seat * PIECES + own))

    def reserve(self, value: Any) -> None:
        if any(words(pieces) for _, pieces in self.by_seat(value)):
            raise Malformed("this variant has no reserve")

    def captive(self, value: Any) -> None:
        if by_key(value):
            raise Malformed("this variant has no stockades")

    def rescues(self, value: Any) -> None:
        self.position.rescues = {seat: self.count(used, 2) for seat, used in self.by_seat(value)}

    def quiet(self, value: Any) -> None:
        self.position.quiet = self.count(value)

    def ply(self, value: Any) -> None:
        self.position.ply = self.count(value)

    def count(self, value: Any, limit: int = 32_000) -> int:
        number = whole(value)
        if not 0 <= number <= limit:
            raise Malformed(f"{number} is not between 0 and {limit}")
        return number

    def recent(self, value: Any) -> None:
        for seat, moves in self.by_seat(value):
            self.position.recent[seat] = self.turns(seat, words(moves)[-REMEMBERED:])

    def turns(self, seat: int, moves: list[str]) -> list[tuple[int, int, int]]:
        """Which pieces made these quiet moves, found by taking them back from the present position."""
        standing = {piece.at: piece for piece in self.position.pieces if piece.seat == seat and piece.at >= 0}
        turns = []
        for move in reversed(moves):
            match = QUIET_MOVE.fullmatch(move)
            if not match or match[1] not in self.place or match[2] not in self.place:
                raise Malformed(f"'{move}' is no move")
            origin, target = self.place[match[1]], self.place[match[2]]
            piece = standing.pop(target, None)
            if piece is None:  # it has been captured since
                turns.append((NO_PIECE, origin, target))
                continue
            if origin in standing:
                raise Malformed(f"'{move}' cannot have been made: no piece of {self.seats[seat]} fits")
            piece.traits |= MOVED
            standing[origin] = piece
            turns.append((piece.number, origin, target))
        return turns[::-1]

    def turn(self, options: dict[str, Any]) -> None:
        if "turn" in self.scenario.position:
            try:
                self.position.turn = self.seat(text(self.scenario.position["turn"]))
            except Malformed as error:
                raise Malformed(f"turn: {error.reason}", self.scenario.line_of("turn")) from error
        elif str(options.get("first")).isdigit():
            self.position.turn = int(options["first"])
