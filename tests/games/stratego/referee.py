"""A second referee for the Stratego family, written from the rulebook alone: plain Python, pieces, names of spaces.

A game is one long conversation: the referee asks a seat a question (`Question`) and goes on with the answer, in the
order that the rulebook gives (ST-R-81). The code follows the words of the rules, not the engine. The tests play the two
side by side.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.games.stratego.referee_board import DIRECTIONS, along, board_of


@dataclass(eq=False)
class Piece:
    seat: int
    rank: str
    army: int = 1
    at: str | None = None
    public: bool = False
    moved: bool = False
    rescued: bool = False
    """It has made a rescue (ST-RESC-7)."""
    known_to: set[int] = field(default_factory=set)
    """Seats that were told who it is while others were not (ST-R-63)."""
    denied_to: set[int] = field(default_factory=set)
    """Seats that were told that it is not the Flag (ST-R-63)."""

    @property
    def name(self) -> str:
        return self.rank + "'" * (self.army - 1)

    def leave(self) -> None:
        """Take the piece off the board, to where nobody can follow it."""
        self.at = None
        self.public = self.moved = False
        self.known_to.clear()
        self.denied_to.clear()


class Question(NamedTuple):
    seat: int
    phase: str
    texts: frozenset[str]


class Leg(NamedTuple):
    """A quiet move, as the two-square rule remembers it."""

    piece: Piece
    origin: str
    to: str


@dataclass
class Turn:
    """What has happened in the turn so far."""

    seat: int
    leg: Leg | None = None
    quiet: bool = False
    winner: Piece | None = None
    """The piece that has won the attack of this turn for the seat on turn."""
    defender: int | None = None
    """The seat that has won it in defence."""


class Over(Exception):
    def __init__(self, winners: Iterable[int], reason: str) -> None:
        self.winners = frozenset(winners)
        self.reason = reason


Talk = Generator[Question, str, None]


class Referee:
    """One game. `options` holds every option of the variant by its key, and the seat `turn` begins."""

    def __init__(
        self,
        variant: str,
        options: Mapping[str, Any],
        pieces: Iterable[Piece],
        reserve: Mapping[int, Iterable[Piece]],
        turn: int,
    ) -> None:
        self.options = options
        self.four = "alliance" in variant
        self.campaign = variant == "stratego-campaign"
        self.lightning = variant.endswith(("lightning", "small"))
        self.board = board_of(variant)
        self.n = len(self.board.seats)
        self.reserve = {seat: list(reserve.get(seat, ())) for seat in range(self.n)}
        self.pieces = [*pieces, *(piece for waiting in self.reserve.values() for piece in waiting)]
        self.hold: dict[int, list[Piece]] = {seat: [] for seat in range(self.n)}
        self.gone: dict[int, list[Piece]] = {seat: [] for seat in range(self.n)}
        self.rescues = [0] * self.n
        self.legs: list[list[Leg | None]] = [[] for _ in range(self.n)]
        self.turn = turn
        self.quiet = self.plies = 0
        self.result: Over | None = None
        self._talk: Talk = self._game()
        self.question: Question | None = None
        self.unseen: Leg | None = None
        """A move that only the mover has seen, as it is asked for a rescue in secret (ST-R-107)."""

    def begin(self) -> None:
        self.question = next(self._talk)

    def answer(self, text: str) -> None:
        """Carry out what the seat that is asked decides; resigning is never among the question's texts."""
        assert self.question
        try:
            if text == "resign":
                self.unseen = None
                raise Over(self.enemies(self.turn), "resign")
            assert text in self.question.texts
            self.question = self._talk.send(text)
        except Over as over:
            self.question, self.result = None, over

    # Who and where.

    def team(self, seat: int) -> frozenset[int]:
        return frozenset({seat, (seat + 2) % 4} if self.four else {seat})

    def enemies(self, seat: int) -> frozenset[int]:
        return frozenset(range(self.n)) - self.team(seat)

    def partner(self, seat: int) -> int:
        return (seat + 2) % self.n

    def on(self, cell: str) -> Piece | None:
        return next((piece for piece in self.pieces if piece.at == cell), None)

    def vacant(self, cell: str) -> bool:
        return cell in self.board.spaces and not self.on(cell)

    def opposed(self, piece: Piece, cell: str) -> bool:
        """Return whether a piece that `piece` may attack stands on a cell."""
        other = self.on(cell)
        return cell in self.board.spaces and other is not None and other.seat in self.enemies(piece.seat)

    def captive(self, seat: int) -> Piece | None:
        """Return the seat's Flag if it is in a stockade, and otherwise None."""
        flags = (piece for piece in self.pieces if piece.seat == seat and piece.at in self.board.stockades)
        return next(flags, None)

    def room(self, seat: int) -> list[str]:
        return [space for space in self.board.camps[seat] if self.vacant(space)]

    # What a seat can do on its turn.

    def choices(self, seat: int) -> set[str]:
        texts = set(self._entries(seat))
        for piece in self.pieces:
            if piece.seat == seat and piece.at in self.board.spaces:
                for to in self._reach(piece, piece.at):
                    if self.opposed(piece, to) or not self._shuttles(piece, to):
                        texts |= self._spoken(piece, piece.at, to)
        flag = self.captive(seat)
        if flag and flag.at and not any(self.opposed(flag, near) for near in self.board.beside(flag.at)):
            for to in self.board.beside(flag.at):
                if self.vacant(to):
                    texts |= self._spoken(flag, flag.at, to)
        return texts

    def _entries(self, seat: int) -> list[str]:
        entering = self.reserve[seat]
        if self.campaign and any(piece.rank == "F" for piece in entering):
            entering = [piece for piece in entering if piece.rank == "F"]
        names = {piece.name for piece in entering}
        return [f"enter {name}@{space}" for space in self.room(seat) for name in names]

    def _spoken(self, piece: Piece, origin: str, to: str) -> set[str]:
        """Return the move and, for a Flag, the claims that can be made with it."""
        plain = f"{origin}-{to}"
        if not self.four or piece.rank != "F" or self.options["unite"] == "auto":
            return {plain}
        touched = (self.on(near) for near in self.board.beside(to))
        ally = self.partner(piece.seat)
        return {plain, *(f"{plain} claim {other.at}" for other in touched if other and other.seat == ally)}

    def _reach(self, piece: Piece, at: str) -> set[str]:
        near = self.board.beside(at)
        steps = {space for space in near if self.vacant(space)}
        if piece.rank == "B" or (piece.rank == "F" and not self.four):
            return set()
        if piece.rank == "F":
            return steps
        if piece.rank == "C":
            return steps | self._shots(piece, at)
        if piece.rank == "2":
            return self._lines(piece, at)
        ends = [*near, *(two for one in steps for two in self.board.beside(one))] if piece.rank == "6" else near
        return {end for end in ends if end != at and (self.vacant(end) or self.opposed(piece, end))}

    def _lines(self, piece: Piece, at: str) -> set[str]:
        found = set()
        for way in DIRECTIONS:
            here = along(at, way)
            while self.vacant(here):
                found.add(here)
                here = along(here, way)
            if self.opposed(piece, here):
                found.add(here)
        return found

    def _shots(self, piece: Piece, at: str) -> set[str]:
        found = set()
        for way in DIRECTIONS:
            crossed = [along(at, way), along(at, way, 2)]
            target = along(at, way, 3)
            if all(self.vacant(c) or c in self.board.lakes for c in crossed) and self.opposed(piece, target):
                found.add(target)
        return found

    def _shuttles(self, piece: Piece, to: str) -> bool:
        """Return whether a quiet move to a space is one leg too many (ST-MOVE-8)."""
        there, back = Leg(piece, str(piece.at), to), Leg(piece, to, str(piece.at))
        last = self.legs[piece.seat][::-1][: self.options["shuttle_limit"] - 1]
        return last == [back, there, back][: self.options["shuttle_limit"] - 1]

    # The game.

    def _game(self) -> Talk:
        while True:
            turn = Turn(self.turn)
            text = yield Question(self.turn, "play", frozenset(self.choices(self.turn)))
            if text.startswith("enter"):
                self._enter(self.turn, text)
            else:
                yield from self._go(turn, *text.split(" claim "))
            yield from self._bonus(turn)
            self._end_turn(turn)

    def _go(self, turn: Turn, way: str, claimed: str = "") -> Talk:
        """Carry out a move or an attack of one piece, and what follows from where it ends."""
        origin, to = way.split("-")
        piece, target = self.on(origin), self.on(to)
        assert piece
        answer = "decline"
        if not (target or self.four):
            self.unseen = Leg(piece, origin, to)
            answer = yield from self._ask_for_rescue(piece, origin, to)
            self.unseen = None
        piece.moved = True
        if target:
            yield from self._attack(turn, piece, target)
        else:
            turn.quiet = True
            turn.leg = Leg(piece, origin, to) if origin in self.board.spaces else None
            piece.at = to
            if piece.rank == "F":
                self._unite(piece, claimed)
        if self.four and piece.at in self.board.spaces:
            yield from self._free(turn, piece)
        if target and piece.at and not self.four:
            answer = yield from self._ask_for_rescue(piece, origin, piece.at)
        if answer != "decline":
            self._rescue(turn, piece, answer)

    def _unite(self, flag: Piece, claimed: str) -> None:
        touched = [self.on(near) for near in self.board.beside(str(flag.at))]
        if self.options["unite"] == "claim":
            touched = [self.on(claimed)] if claimed else []
        for other in touched:
            if other and other.seat == self.partner(flag.seat):
                if other.rank == "F":
                    flag.public = other.public = True
                    raise Over(self.team(flag.seat), "unite")
                if claimed:
                    flag.known_to.add(other.seat)
                    other.denied_to.add(flag.seat)

    # Attacks.

    def _attack(self, turn: Turn, piece: Piece, target: Piece) -> Talk:
        piece.public = target.public = True
        origin, to = str(piece.at), str(target.at)
        outcome = battle(piece.rank, target.rank)
        if outcome == "attacker":
            turn.winner = piece
            yield from self._take(piece, target)
            yield from self._step(piece, origin, to)
            return
        self._capture(target.seat, piece)
        if outcome == "both":
            target.at = None
            self.gone[target.seat].append(target)
        else:
            turn.defender = target.seat

    def _take(self, piece: Piece, target: Piece) -> Talk:
        """Remove the defender and advance the attacker; a captured Flag may end the game or go to a stockade."""
        to, target.at = target.at, None
        if piece.rank == "C" and not self.lightning:
            piece.leave()
            self.reserve[piece.seat].append(piece)
        else:
            piece.at = to
        if target.rank == "B":
            self.gone[target.seat].append(target)
            return
        self._capture(piece.seat, target)
        if target.rank == "F":
            if self._last_flag(target):
                raise Over(self.team(piece.seat), "flag")
            if self.four:
                yield from self._imprison(piece.seat, target)

    def _last_flag(self, flag: Piece) -> bool:
        if self.four:
            return self.captive(self.partner(flag.seat)) is not None
        return not any(piece.seat == flag.seat and piece.rank == "F" and piece.at for piece in self.pieces)

    def _capture(self, captor: int, piece: Piece) -> None:
        piece.at = None
        self.hold[captor].append(piece)

    def _imprison(self, captor: int, flag: Piece) -> Talk:
        prison = self.board.stockades[captor]
        if self.options["stockade"] == "choose":
            texts = {f"stockade {self.board.stockades[seat]}" for seat in self.team(captor)}
            text = yield Question(captor, "stockade", frozenset(texts))
            prison = text.split()[1]
        self.hold[captor].remove(flag)
        flag.at = prison

    def _step(self, piece: Piece, origin: str, to: str) -> Talk:
        first_space = to in self.board.beside(origin)
        if piece.rank == "6" and first_space and self.options["cav_after_win"] == "step":
            texts = {f"step {near}" for near in self.board.beside(to) if self.vacant(near)} | {"stop"}
            text = yield Question(piece.seat, "step", frozenset(texts))
            if text != "stop":
                piece.at = text.split()[1]

    # Rescues.

    def _ask_for_rescue(self, piece: Piece, origin: str, to: str) -> Generator[Question, str, str]:
        """With two players: offer a rescue to a piece that arrives at the opponent's back row."""
        seat = piece.seat
        row = self.board.back_row(1 - seat)
        arrives = to in row and (origin not in row or self.options["resc_sideways"] == "yes")
        if not arrives or piece.rank == "2" or piece.rescued or self.rescues[seat] == 2:
            return "decline"
        prisoners = self.hold[1 - seat]
        if self.campaign and self.options["resc_flag"] == "no":
            prisoners = [prisoner for prisoner in prisoners if prisoner.rank != "F"]
        spaces = [space for space in self.board.half(seat) if self.vacant(space)]
        texts = {f"rescue {prisoner.name}@{space}" for prisoner in prisoners for space in spaces}
        if not texts:
            return "decline"
        return (yield Question(seat, "rescue", frozenset(texts | {"decline"})))

    def _rescue(self, turn: Turn, piece: Piece, text: str) -> None:
        name, space = text.split()[1].split("@")
        prisoners = self.hold[1 - piece.seat]
        # Of two that look alike, the one that may still make a rescue (ST-R-82).
        freed = min((p for p in prisoners if p.name == name), key=lambda p: p.rescued)
        prisoners.remove(freed)
        freed.at, freed.public = space, True
        piece.rescued = True
        self.rescues[piece.seat] += 1
        turn.leg, turn.quiet = None, False

    def _free(self, turn: Turn, piece: Piece) -> Talk:
        """With four players: free a Flag of the seat's alliance if the piece is beside the stockade that holds it."""
        for owner in self.team(piece.seat):
            flag = self.captive(owner)
            if flag and flag.at and piece.at in self.board.beside(flag.at) and self.room(owner):
                asked = owner if self.options["resc_place"] == "owner" else piece.seat
                texts = {f"flag {space}" for space in self.room(owner)}
                text = yield Question(asked, "flag", frozenset(texts))
                flag.at = text.split()[1]
                turn.leg, turn.quiet = None, False

    # Reserves.

    def _enter(self, seat: int, text: str) -> None:
        name, space = text.split()[1].split("@")
        piece = next(piece for piece in self.reserve[seat] if piece.name == name)
        self.reserve[seat].remove(piece)
        piece.at = space
        piece.public = piece.name == "F'"

    def _bonus(self, turn: Turn) -> Talk:
        if self.lightning:
            return
        seat = turn.seat if turn.winner else turn.defender
        if seat is None or (not turn.winner and self.options["bonus"] == "attacker"):
            return
        texts = frozenset(self._entries(seat))
        if texts:
            text = yield Question(seat, "bonus", texts | {"decline"})
            if text != "decline":
                self._enter(seat, text)

    # The end of a turn.

    def _end_turn(self, turn: Turn) -> None:
        self.legs[turn.seat].append(turn.leg)
        self.plies += 1
        self.quiet = self.quiet + 1 if turn.quiet else 0
        self.turn = self._next(turn.seat)
        if self.quiet >= self.options["quiet_limit"]:
            raise Over((), "quiet")
        if self.plies >= self.options["ply_limit"]:
            raise Over((), "ply")

    def _next(self, seat: int) -> int:
        """Return the next seat on turn after a seat; a seat that cannot act loses or is passed over."""
        seat = (seat + 1) % self.n
        if self.choices(seat):
            return seat
        if self.four and self.options["stuck"] == "skip" and self.choices(self.partner(seat)):
            return self._next(seat)
        raise Over(self.enemies(seat), "stuck")

    # What may be known.

    def seen_at(self, viewer: int | None, piece: Piece) -> str | None:
        """Return where a viewer sees a piece stand."""
        own = self.unseen and self.unseen.piece is piece and piece.seat == viewer
        return self.unseen.to if self.unseen and own else piece.at

    def phase(self, viewer: int | None) -> str:
        """Return the phase that a viewer sees; for others, a move that they have not seen is still to come."""
        assert self.question
        return "play" if self.unseen and viewer != self.unseen.piece.seat else self.question.phase

    def known(self, viewer: int | None, piece: Piece) -> bool:
        """Return whether a viewer (None: the spectator) knows the identity of a piece on the board."""
        if piece.public or piece.seat == viewer:
            return True
        if viewer is None:
            return False
        if viewer in piece.known_to:
            return True
        if not self.four or viewer != self.partner(piece.seat):
            return False
        view = self.options["ally_view"]
        return bool(view == "full" or (view == "setup" and self.plies == 0))


def battle(attacker: str, defender: str) -> str:
    """Return the winner of a battle by the table of 1.5."""
    if attacker == "C" or defender in "CF":
        return "attacker"
    if defender == "B":
        return "attacker" if attacker == "2" else "both"
    if attacker == "S":
        return "attacker" if defender in ("10", "S") else "defender"
    return "attacker" if defender == "S" or int(attacker) >= int(defender) else "defender"
