"""The positions of scenarios: reading them, and writing them into a state."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from sandtable.games.stratego.fields import State
from sandtable.games.stratego.rules.board import BOARDS, cell_name
from sandtable.games.stratego.rules.pieces import LISTS, SIGNS
from sandtable.games.stratego.rules.schema import (
    ALL,
    ALL_PIECES,
    ALLIANCE,
    ARMY_NUMBERS,
    ARRANGEMENT,
    CAMPAIGN,
    DENIED_WORD,
    EVERYBODY,
    GONE,
    HELD,
    MOVED,
    OFF,
    OPEN,
    PIECES,
    PLAY,
    SIDES,
)
from sandtable.games.stratego.rules.sides import partner
from sandtable.games.stratego.rules.tables import STOCKADES
from sandtable.games.stratego.scenarios.marks import ALL_MARKS, CLAIMED, NO_TURN, OPEN_TO_PARTNER, traits_of
from sandtable.scenarios import Given, Key, Keys, Malformed, Scenario, between, by_number, if_any, seat_number

PIECE = r"(?:10|[2-9]|[SBCF])'?"
MARKED = f"[{re.escape(ALL_MARKS)}]*"
PIECE_AND_MARKS = re.compile(rf"({PIECE})({MARKED})")
PUT_AND_MARKS = re.compile(rf"({PIECE})@(\w+)({MARKED})")
SEAT_AND_MARKS = re.compile(rf"(\w+)({MARKED})")
QUIET_MOVE = re.compile(r"(\w+)-(\w+)")
NO_PIECE = -1
REMEMBERED = 3  # the most turns of a seat (ST-R-84)
_MOST_TURNS = 32_000
_MOST_CANNONS = _MOST_RESCUES = 2
KINDS = {sign: kind for kind, sign in SIGNS.items()}

T = TypeVar("T")


@dataclass
class Placed:
    """One piece of a position: on a place of the board, held by its captor, or out of the game."""

    seat: int
    kind: int
    at: int
    traits: int
    number: int = 0
    to_partner: bool = False  # the owner's partner knows it
    claimed: bool = False  # the owner's partner has wrongly claimed that it is the Flag


@dataclass
class Position:
    """The position of a scenario, as its keys give it."""

    pieces: list[Placed] = field(default_factory=list)
    recent: dict[int, list[tuple[int, int, int]]] = field(default_factory=dict)  # piece number, from, to
    rescues: dict[int, int] = field(default_factory=dict)
    reserves: dict[int, list[int]] = field(default_factory=dict)  # kinds
    recalled: dict[int, int] = field(default_factory=dict)
    last: tuple[int, int, int] | None = None  # seat, from, to
    turn: int = 0
    quiet: int = 0
    ply: int = 0

    def arrange(self, s: State) -> None:
        """Write the position into the state of a game that has just been started."""
        s.numbers = PIECES
        for number in range(ALL_PIECES):
            s.at[number] = OFF
            s.known[number] = EVERYBODY
        for row in s.reserve:
            for kind in range(len(row)):
                row[kind] = 0
        for piece in self.pieces:
            self._put(s, piece)
        for seat, kinds in self.reserves.items():
            s.left[seat] = len(kinds)
            for kind in kinds:
                s.reserve[seat][kind] += 1
        for seat, turns in self.recent.items():
            for age, (number, origin, target) in enumerate(reversed(turns)):
                s.recent[seat][age][0] = number + 1
                s.recent[seat][age][1] = origin
                s.recent[seat][age][2] = target
        for seat, used in self.rescues.items():
            s.rescues[seat] = used
        for seat, cannons in self.recalled.items():
            s.recalled[seat] = cannons
        if self.last:
            seat, origin, target = self.last
            s.last[0], s.last[1], s.last[2] = self._mover(seat, origin, target) + 1, origin, target
        s.phase = PLAY
        s.turn = self.turn
        s.waiting = 1 << self.turn
        s.quiet = self.quiet
        s.ply = self.ply

    def _mover(self, seat: int, origin: int, target: int) -> int:
        """Return the number of the piece that moved last.

        It stands where it went to, or it fired from where it stands, or it has been captured. In the last case any
        captured piece of the seat will do.
        """
        own = [piece for piece in self.pieces if piece.seat == seat]
        by_place = {piece.at: piece.number for piece in own}
        captured = [piece.number for piece in own if piece.at < 0]
        return by_place.get(target, by_place.get(origin, next(iter(captured), seat * PIECES)))

    def _put(self, s: State, piece: Placed) -> None:
        s.rank[piece.number] = piece.kind
        s.at[piece.number] = piece.at
        s.traits[piece.number] = piece.traits
        seen = 1 << piece.seat
        if s.ally_view == ALL or (s.ally_view == ARRANGEMENT and self.ply == 0):
            seen |= 1 << partner(piece.seat)
        if piece.to_partner:
            seen |= 1 << partner(piece.seat)
        if piece.claimed:
            k = piece.number % PIECES
            s.denied[partner(piece.seat)][k // DENIED_WORD] |= 1 << k % DENIED_WORD
        s.known[piece.number] = EVERYBODY if piece.traits & OPEN else seen
        if piece.at >= 0:
            s.board[piece.at] = piece.number + 1


def cell_names(variant: int) -> set[str]:
    """Return the names of all cells of the board, lakes included."""
    board = BOARDS[SIDES[variant]]
    return {*board.names, *(cell_name(cell) for cell in board.lakes)}


def read_position(scenario: Scenario, seats: Sequence[str], variant: int, first: object) -> Position:
    """Return the position that a scenario begins with; raise Malformed with the line of the mistake.

    `first` is the option that says who begins.
    """
    given = Declared(scenario.position, seats, scenario.lines)
    if Declared.board.name not in scenario.position:
        raise Malformed("a position needs 'board' (a scenario without one starts in set-up)")
    return _Builder(given, variant).build(int(str(first)) if str(first).isdigit() else 0)


def read_at(words: Iterable[str], cells: set[str]) -> Iterator[tuple[str, str, str]]:
    """Yield sign, place and marks of every piece in a list such as `7@b9 F@a1!`; raise Malformed if it is none."""
    for word in words:
        match = PUT_AND_MARKS.fullmatch(word)
        if not match:
            raise Malformed(f"'{word}' is no PIECE@SPACE")
        if match[2] not in cells:
            raise Malformed(f"'{word}': there is no space '{match[2]}'")
        yield match[1], match[2], match[3]


def taken_back(standing: dict[int, T], origin: int, target: int) -> T | None:
    """Take a quiet move back in `standing`, and return the piece that made it; None if none can have made it."""
    if origin in standing:
        return None
    piece = standing.pop(target, None)
    if piece is not None:
        standing[origin] = piece
    return piece


def bare(word: str) -> str:
    """Return a piece without its marks; raise Malformed if it is no piece."""
    match = PIECE_AND_MARKS.fullmatch(word)
    if not match:
        raise Malformed(f"'{word}' is no piece")
    return match[1]


def _held(given: Given) -> dict[int, list[str]] | list[str]:
    """Return captured pieces, by their owners if these are given."""
    return by_number(Given.words)(given) if isinstance(given.value, dict) else given.words()


def _captives(given: Given) -> dict[str, str]:
    return {name: whose.text() for name, whose in given.named().items()}


class Declared(Keys):
    """The keys of a position."""

    board = Key("by seat: its pieces on the board", by_number(Given.words))
    hold = Key(
        "by seat: the pieces that it has captured; of four players, if you like, by owner: `{South: {West: 9 2}}`",
        by_number(_held),
    )
    gone = Key("by seat: its pieces that are out of the game", by_number(Given.words))
    reserve = Key("by seat: the pieces that may still enter", by_number(Given.words))
    recalled = Key(
        "by seat: its Cannons that went back into the Reserve and have not been seen since",
        by_number(between(0, _MOST_CANNONS)),
    )
    captive = Key("by stockade: the seat whose Flag it holds, as in `{b8: South}`", _captives)
    rescues = Key("by seat: how many rescues it has made", by_number(between(0, _MOST_RESCUES)))
    quiet = Key("turns since the last attack, entry or rescue", between(0, _MOST_TURNS), 0)
    ply = Key("turns played", between(0, _MOST_TURNS), 0)
    recent = Key(
        "by seat: its last quiet moves, oldest first; `-` for a turn that was none, `e4-e5@f5` where the piece has "
        "gone on since",
        by_number(Given.words),
    )
    last = Key("the last move or attack of all, as in `South e4-e5`", Given.text, "")
    turn = Key("the seat whose turn it is", if_any(Given.seat_number))


class _Builder:
    """The builder of the position that the keys give."""

    def __init__(self, given: Declared, variant: int) -> None:
        self.given = given
        self.seats = given.seats
        self.variant = variant
        self.side = SIDES[variant]
        self.place = BOARDS[self.side].place
        self.spaces = set(BOARDS[self.side].names[: len(BOARDS[self.side].spaces)])
        self.pieces = list[Placed]()

    def build(self, first: int) -> Position:
        """Return the position; it is the turn of `first` unless the scenario says another."""
        given = self.given
        with given.about(Declared.board):
            self.board()
        with given.about(Declared.hold):
            self.hold()
        with given.about(Declared.gone):
            for seat, words in given.gone.items():
                self.take(seat, words, GONE)
        with given.about(Declared.reserve):
            reserves = {seat: self.reserve(seat, words) for seat, words in given.reserve.items()}
        with given.about(Declared.captive):
            for name, whose in given.captive.items():
                self.captive(name, whose)
        with given.about(Declared.recent):
            recent = {seat: self.turns(seat, moves[-REMEMBERED:]) for seat, moves in given.recent.items()}
        with given.about(Declared.last):
            last = self.last(given.last) if given.last else None
        turn = first if given.turn is None else given.turn
        counts = (given.rescues, reserves, given.recalled)
        return Position(self.pieces, recent, *counts, last, turn, given.quiet, given.ply)

    def board(self) -> None:
        for seat, words in self.given.board.items():
            for sign, cell, marks in read_at(words, self.spaces):
                if any(piece.at == self.place[cell] for piece in self.pieces):
                    raise Malformed(f"two pieces stand on {cell} (ST-MOVE-5)")
                self.add(seat, sign, self.place[cell], marks)

    def hold(self) -> None:
        """Put what each seat has captured with it.

        In a game of four the pieces may be either opponent's. Unless their owners are given, they are taken for the
        next seat's, and there must be room for them in its army.
        """
        for captor, held in self.given.hold.items():
            owners = held if isinstance(held, dict) else {(captor + 1) % len(self.seats): held}
            for owner, words in owners.items():
                if any(bare(word) == "B" for word in words):
                    raise Malformed("a Bomb is never captured (ST-R-28)")
                self.take(owner, words, HELD - captor)

    def take(self, seat: int, words: Iterable[str], at: int) -> None:
        """Add pieces of a seat that are off the board."""
        for word in words:
            sign = bare(word)
            self.add(seat, sign, at, word.removeprefix(sign) + "!")

    def add(self, seat: int, sign: str, at: int, marks: str) -> None:
        kind, army = self.kind(sign)
        own = sum(piece.seat == seat and self.army_of(piece) == army for piece in self.pieces)
        room = PIECES if self.variant != CAMPAIGN else ARMY_NUMBERS
        if own == room:
            raise Malformed(f"{self.seats[seat]} has more than {room} pieces")
        if not BOARDS[self.side].allied and (OPEN_TO_PARTNER in marks or CLAIMED in marks):
            raise Malformed(f"{self.seats[seat]} has no partner")
        number = seat * PIECES + army * ARMY_NUMBERS + own
        about = (traits_of(marks), number, OPEN_TO_PARTNER in marks, CLAIMED in marks)
        self.pieces.append(Placed(seat, kind, at, *about))

    def kind(self, sign: str) -> tuple[int, int]:
        """Return the kind of a piece and its army, 0 or 1; raise Malformed if the variant has no such piece."""
        plain = sign.removesuffix("'")
        kind = KINDS.get(plain)
        if kind not in LISTS[self.side] or (plain != sign and self.variant != CAMPAIGN):
            raise Malformed(f"'{sign}' is no piece of this variant")
        return kind, int(plain != sign)

    def army_of(self, piece: Placed) -> int:
        return piece.number % PIECES // ARMY_NUMBERS if self.variant == CAMPAIGN else 0

    def reserve(self, seat: int, words: Iterable[str]) -> list[int]:
        """Return what may still enter: the second army in Campaign; seven pieces and the Cannons in Alliance."""
        kinds = [self.kind(bare(word)) for word in words]
        if kinds and self.variant not in (CAMPAIGN, ALLIANCE):
            raise Malformed("this variant has no reserve")
        if self.variant == CAMPAIGN and not all(army for _, army in kinds):
            raise Malformed("the reserve of a Campaign is the second army, written with ' (ST-CPN-3)")
        if len(kinds) > ARMY_NUMBERS:
            raise Malformed(f"{self.seats[seat]} has more than {ARMY_NUMBERS} pieces in reserve")
        return [kind for kind, _ in kinds]

    def captive(self, name: str, whose: str) -> None:
        """Put a Flag into a stockade: at most one of each alliance, into a stockade of the other (ST-R-5)."""
        if not BOARDS[self.side].allied:
            raise Malformed("this variant has no stockades")
        if name not in self.place or name in self.spaces:
            raise Malformed(f"'{name}' is no stockade")
        match = SEAT_AND_MARKS.fullmatch(whose)
        seat, place = seat_number(match[1] if match else whose, self.seats), self.place[name]
        captors = [k for k in range(len(self.seats)) if place in STOCKADES[k]]
        if seat in captors:
            raise Malformed(f"{name} is a stockade of {self.seats[seat]}'s own alliance")
        if any(piece.at >= len(self.spaces) and not (piece.seat + seat) % 2 for piece in self.pieces):
            raise Malformed("of one alliance at most one Flag is captive (ST-R-5)")
        self.add(seat, "F", place, f"{match[2] if match else ''}!")

    def last(self, written: str) -> tuple[int, int, int]:
        name, _, move = written.partition(" ")
        return seat_number(name, self.seats), *self.ends(move)

    def turns(self, seat: int, moves: list[str]) -> list[tuple[int, int, int]]:
        """Return these quiet moves with the pieces that made them: piece number, from, to.

        The pieces are found by taking the moves back from the present position.
        """
        own = {piece.at: piece for piece in self.pieces if piece.seat == seat and piece.at >= 0}
        standing, turns = dict(own), []
        for move in reversed(moves):
            if move == NO_TURN:
                turns.append((NO_PIECE, 0, 0))
                continue
            way, at, now = move.partition("@")
            origin, target = self.ends(way)
            piece = own.get(self.place.get(now, OFF)) if at else taken_back(standing, origin, target)
            if not at and target in standing:
                raise Malformed(f"'{move}' cannot have been made: no piece of {self.seats[seat]} fits")
            if piece is None:  # the piece has been captured since
                turns.append((NO_PIECE, origin, target))
                continue
            if not at:
                piece.traits |= MOVED
            turns.append((piece.number, origin, target))
        return turns[::-1]

    def ends(self, move: str) -> tuple[int, int]:
        """Return where a move begins and where it ends; raise Malformed if it is no move."""
        match = QUIET_MOVE.fullmatch(move)
        if not match or match[1] not in self.place or match[2] not in self.place:
            raise Malformed(f"'{move}' is no move")
        return self.place[match[1]], self.place[match[2]]
