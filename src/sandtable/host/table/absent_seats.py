"""The seats whose people are waited for: they have left partners behind, or have been away for long on their turn.

Nobody is replaced at once. Those who stay must agree whether a computer player goes on there or the game is called off.
A person who comes back ends the question. Where players have clocks, so do those who decide about a seat that was left:
if they have not agreed by then, a computer player goes on there. No I/O, no clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec import Struct

from sandtable.host.protocol.table import ByDay, Live, Replacement
from sandtable.host.refusals import Refusal
from sandtable.host.table.match import Match
from sandtable.host.table.seating import ONE_ON_ONE, Seating


@dataclass(slots=True)
class Question:
    """The question about an absent seat: the seats that want a computer player there, or the game called off."""

    away: int | None  # for how many seconds its person had been away; None: the person has left
    computer: set[int] = field(default_factory=set)
    off: set[int] = field(default_factory=set)

    def forget(self, others: set[int]) -> None:
        """Drop the votes of all seats but these."""
        self.computer &= others
        self.off &= others


class AbsentSnapshot(Struct):
    """The absent seats in the snapshot of a room."""

    questions: dict[int, Question]
    turn: set[int]
    timed: bool


class AbsentSeats:
    """The absent seats of a table, and the votes about them. `turn`: the seats whose turn it is, as everybody sees."""

    def __init__(self, seating: Seating, match: Match, time: Live | ByDay | None) -> None:
        self._seating = seating
        self._match = match
        self._time = time
        self._questions: dict[int, Question] = {}
        self.turn: set[int] = set()
        self.timed = False  # whether those who decide about the seats that were left have a clock

    def snapshot(self) -> AbsentSnapshot:
        """Return what `restore` needs, in parts that the absent seats share."""
        return AbsentSnapshot(self._questions, self.turn, self.timed)

    def restore(self, snapshot: AbsentSnapshot) -> None:
        """Go on from a snapshot."""
        self._questions, self.turn, self.timed = snapshot.questions, snapshot.turn, snapshot.timed

    @property
    def names(self) -> list[str]:
        """The names of those who have left."""
        return [self._seating.called()[seat] for seat in self._seating.left]

    # ---- who is not there ----

    def leave(self, seat: int, timed: bool) -> None:
        """Note that a person has got up, and is waited for. `timed`: those who stay have a clock to decide."""
        self.timed = timed or (self.timed and bool(self._seating.left))
        self._seating.left.append(seat)
        self._questions[seat] = Question(None)

    def come_back(self, seat: int) -> None:
        """Note that a person has sat down again; raise Refusal if the person had not left, or the game is over."""
        if seat not in self._seating.left or self._match.over:
            raise Refusal(409, "not_left")
        self._seating.left.remove(seat)
        self.forget(seat)

    def miss(self, seat: int, seconds: int) -> None:
        """Note that a person has been away for so many seconds; raise Refusal if nobody waits for the seat."""
        if seat not in self.awaited():
            raise Refusal(409, "not_awaited")
        self._questions[seat] = Question(seconds)

    def is_away(self, seat: int) -> bool:
        """Return whether the person of a seat has been away for long, and has not come back since."""
        return seat in self._questions and seat not in self._seating.left

    def back(self, seat: int) -> None:
        """Note that a person who was away is back; raise Refusal if the person was not away."""
        if not self.is_away(seat):
            raise Refusal(409, "not_away")
        self.forget(seat)

    def forget(self, seat: int) -> None:
        """Drop the question about a seat, if there is one."""
        self._questions.pop(seat, None)

    # ---- who is waited for ----

    @property
    def deciding(self) -> set[int]:
        """The seats of those who decide: they stay and are not away themselves."""
        return {seat for seat in self._seating.staying if not self.is_away(seat)}

    def awaited(self) -> set[int]:
        """Return the seats whose people are missed if they are away.

        They are the seats whose turn it is, if somebody else is left to decide, and all who have something to decide.
        Everybody can see that of everybody. In a game by the day nobody has to stay beside the table in their turn.
        """
        seating, deciding = self._seating, self.deciding
        if self._match.over or not seating.started:
            return set()
        stays = not (seating.left or isinstance(self._time, ByDay))
        turn = {seat for seat in self.turn & deciding if deciding - {seat}} if stays else set()
        return turn | (deciding if any(self._open()) else set())

    def _open(self) -> Iterator[tuple[int, Question]]:
        """Yield the seats about which there is something to decide now, with the questions."""
        for seat, question in self._questions.items():
            if not self._match.over and (seat in self._seating.left or seat in self.turn):
                yield seat, question

    # ---- deciding ----

    @property
    def claims(self) -> bool:
        """Whether those who stay claim the win instead of having a computer player go on."""
        return isinstance(self._time, Live) and self._match.begun and len(self._seating.seats) == ONE_ON_ONE

    def say(self, seat: int, about: int, yes: bool, off: bool) -> None:
        """Record the vote of a seat that stays about another seat; raise Refusal if it cannot vote on it.

        With `yes` it wants a computer player there or, with `off` too, to call the game off. Without `yes` all votes
        about that seat are dropped.
        """
        question = dict(self._open()).get(about)
        if question is None:
            name = self._seating.seats[about]
            raise Refusal(409, "no_question-missing", seat=name)
        if not self._seating.present(seat):
            raise Refusal(409, "left-deciding")
        if seat == about:
            raise Refusal(409, "not_yours-seat")
        if not yes and not (question.computer or question.off):
            raise Refusal(409, "no_question-decline")
        if self.is_away(seat):
            self.forget(seat)
        question.forget(self.deciding - {seat} if yes else set())
        if yes:
            (question.off if off else question.computer).add(seat)

    def settle(self) -> tuple[list[int], int | None]:
        """Return the seats to hand over, and the seat because of which the game is called off, or None.

        Everybody who decides must want it. The result may change with every vote, and whenever somebody leaves or is
        away.
        """
        deciding, settled = self.deciding, []
        for seat in self._questions.keys() - dict(self._open()).keys():
            self._questions[seat].forget(set())  # when it opens again it is a new question
        for seat, question in self._open():
            question.forget(deciding)
            if deciding and question.off == deciding:
                return [], seat
            if deciding and question.computer == deciding:
                settled.append(seat)
        return settled, None

    def shown(self) -> list[Replacement]:
        """Return the open questions as everybody sees them. There are none if nobody is left to decide."""
        seats, deciding = self._seating.seats, sorted(self.deciding)
        return [
            Replacement(
                seats[about],
                [seats[seat] for seat in deciding if seat in question.computer],
                [seats[seat] for seat in deciding if seat not in question.computer | question.off],
                [seats[seat] for seat in deciding if seat in question.off],
                question.away,
                self.claims,
            )
            for about, question in self._open()
            if deciding
        ]
