"""The positions of games written as scenarios, in the form that `position` reads."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine import Situation, Unwritable, without_empty
from sandtable.games.stratego.fields import State
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import LISTS, SIGNS
from sandtable.games.stratego.rules.schema import (
    ALL,
    ALL_PIECES,
    ARMY_NUMBERS,
    ARRANGEMENT,
    CAMPAIGN,
    EVERYBODY,
    GONE,
    HELD,
    MOVED,
    PIECES,
    PLAY,
    SETUP,
)
from sandtable.games.stratego.rules.sides import partner
from sandtable.games.stratego.scenarios.marks import CLAIMED, JOINED, MARKS, NO_TURN, OPEN_TO_PARTNER, joined
from sandtable.games.stratego.scenarios.position import taken_back
from sandtable.games.stratego.words.notation import SECOND


def write_position(situation: Situation) -> dict[str, object]:
    """Return the keys of a position.

    Raise Unwritable in the middle of a set-up or of a turn, and after the game.
    """
    s: State = situation.state
    if s.phase == SETUP and not any(s.rank):
        return {"options": {"first": str(s.turn)}} if situation.options["first"] == "random" else {}
    if s.phase == SETUP:
        raise Unwritable("While armies are laid out there is no position.")
    if s.phase != PLAY or any(row[0] for row in s.arrival):
        raise Unwritable("A position of Stratego stands at the beginning of a turn.")
    return _Writer(situation).write()


class _Writer:
    """The writer of a position, with a method for most of its keys."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.s: State = situation.state
        self.seats = situation.seats
        self.names = BOARDS[self.s.side].names
        self.spaces = len(BOARDS[self.s.side].spaces)

    def write(self) -> dict[str, object]:
        s, by_seat = self.s, self.situation.by_seat
        return {
            "board": by_seat(self.list(self.of(seat), on_board=True) for seat in range(len(self.seats))),
            **without_empty(
                hold=self.holds(),
                gone=by_seat(self.list(self.of(seat, GONE)) for seat in range(len(self.seats))),
                reserve=by_seat(self.reserve(row) for row in s.reserve),
                captive={self.names[s.at[k]]: self.captive(k) for k in range(ALL_PIECES) if s.at[k] >= self.spaces},
                recalled=by_seat(s.recalled),
                rescues=by_seat(s.rescues),
                recent=by_seat(map(self.recent, range(len(self.seats)))),
                last=self.last(),
                quiet=s.quiet,
                ply=s.ply,
            ),
            "turn": self.seats[s.turn],
        }

    def of(self, seat: int, at: int | None = None) -> list[int]:
        """Return a seat's pieces whose `at` is the one given; without one, those on the board."""
        own = range(seat * PIECES, (seat + 1) * PIECES)
        return [k for k in own if (0 <= self.s.at[k] < self.spaces if at is None else self.s.at[k] == at)]

    def list(self, pieces: Iterable[int], on_board: bool = False) -> str:
        places = ((k, f"@{self.names[self.s.at[k]]}" if on_board else "") for k in pieces)
        return " ".join(f"{self.sign(k)}{place}{self.marks(k)}" for k, place in places)

    def sign(self, piece: int) -> str:
        second = self.s.variant == CAMPAIGN and piece % PIECES >= ARMY_NUMBERS
        return f"{SIGNS[self.s.rank[piece]]}{SECOND if second else ''}"

    def marks(self, piece: int) -> str:
        """Return the marks of a piece, which say what is known of it."""
        traits = self.s.traits[piece]
        found = "".join(mark for mark, bits in MARKS.items() if traits & bits)
        return f"{found}{JOINED * joined(traits)}{self.partner_marks(piece)}"

    def partner_marks(self, piece: int) -> str:
        s, ally = self.s, partner(piece // PIECES)
        sees = s.ally_view == ALL or (s.ally_view == ARRANGEMENT and s.ply == 0)
        known = s.known[piece] != EVERYBODY and s.known[piece] >> ally & 1 and not sees
        k, word = piece % PIECES, s.denied[ally]
        claimed = BOARDS[s.side].allied and k < ARMY_NUMBERS and word[k // 10] >> k % 10 & 1
        return f"{OPEN_TO_PARTNER if BOARDS[s.side].allied and known else ''}{CLAIMED if claimed else ''}"

    def captive(self, piece: int) -> str:
        return f"{self.seats[piece // PIECES]}{self.marks(piece).replace('!', '')}"

    def holds(self) -> dict[str, object]:
        """Return what each seat has captured; where that may be of several armies, by their seats."""
        held: dict[str, object] = {}
        for captor, name in enumerate(self.seats):
            owners = self.situation.by_seat(
                self.list(self.of(seat, HELD - captor)).replace("!", "") for seat in range(len(self.seats))
            )
            if owners:
                held[name] = owners if BOARDS[self.s.side].allied else " ".join(owners.values())
        return held

    def reserve(self, counts: Iterable[int]) -> str:
        second = SECOND if self.s.variant == CAMPAIGN else ""
        kinds = dict(enumerate(counts))
        return " ".join(f"{SIGNS[kind]}{second}" for kind in LISTS[self.s.side] for _ in range(kinds[kind]))

    def recent(self, seat: int) -> str:
        """Return a seat's last turns, oldest first. Turns without a quiet move are marked.

        The place where a piece stands now is added if taking the moves back does not tell it.
        """
        standing, moves = {self.s.at[k]: k for k in self.of(seat)}, []
        for number, origin, target in self.s.recent[seat]:
            if not number:
                moves.append(NO_TURN)
                continue
            told = taken_back(standing, origin, target)
            now = self.s.at[number - 1]
            moved = told == number - 1 and self.s.traits[number - 1] & MOVED  # not a new piece with an old number
            clear = moved or (told is None and now < 0 and target not in standing)
            stands = "" if clear else f"@{self.names[now] if now >= 0 else NO_TURN}"
            moves.append(f"{self.names[origin]}-{self.names[target]}{stands}")
        return " ".join(reversed(moves)) if any(move != NO_TURN for move in moves) else ""

    def last(self) -> str:
        piece, origin, target = self.s.last
        if not piece:
            return ""
        return f"{self.seats[(piece - 1) // PIECES]} {self.names[origin]}-{self.names[target]}"
