"""The seats whose people are waited for: who has got up and left partners behind, and who has been away for long while
the game waits for them. Nobody is replaced at once: those who stay decide, all with one voice, whether a computer
player goes on there or the game is called off. Whoever comes back ends the question. No I/O, no clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sandtable.host.protocol.table import Replacement
from sandtable.host.refusals import Refusal
from sandtable.host.table.match import Match
from sandtable.host.table.seating import Seating


@dataclass(slots=True)
class Question:
    """What is to become of a seat: who wants a computer player there, and who wants the game called off."""

    away: int | None  # for how many seconds its person had been away; None: they have got up
    computer: set[int] = field(default_factory=set)
    off: set[int] = field(default_factory=set)

    def forget(self, others: set[int]) -> None:
        """Only those named have said something."""
        self.computer &= others
        self.off &= others


class AbsentSeats:
    """What becomes of the seats whose people are waited for. `turn` is whose turn it is, as everybody sees it."""

    def __init__(self, seating: Seating, match: Match) -> None:
        self._seating = seating
        self._match = match
        self._questions: dict[int, Question] = {}
        self.turn: set[int] = set()

    def __str__(self) -> str:
        """Who has left, as a sentence begins."""
        names = [self._seating.called()[seat] for seat in self._seating.left]
        return f"{' and '.join(names)} {'has' if len(names) == 1 else 'have'} left the table"

    # ---- who is not there ----

    def leave(self, seat: int) -> None:
        """Somebody gets up, and is waited for."""
        self._seating.left.append(seat)
        self._questions[seat] = Question(None)

    def come_back(self, seat: int) -> None:
        """Sits down again."""
        if seat not in self._seating.left or self._match.over:
            raise Refusal(409, "not_left", "Your seat is yours: there is nothing to return to.")
        self._seating.left.remove(seat)
        self.forget(seat)

    def miss(self, seat: int, seconds: int) -> None:
        """Somebody has been away for so long."""
        if seat not in self.awaited():
            raise Refusal(409, "not_awaited", "Nobody waits for this seat.")
        self._questions[seat] = Question(seconds)

    def is_away(self, seat: int) -> bool:
        """Whether somebody has been away for long, and has not come back since."""
        return seat in self._questions and seat not in self._seating.left

    def back(self, seat: int) -> None:
        """Whoever was away is there again."""
        if not self.is_away(seat):
            raise Refusal(409, "not_away", "Nobody has missed this seat.")
        self.forget(seat)

    def forget(self, seat: int) -> None:
        """There is no question about a seat any more, if there was one."""
        self._questions.pop(seat, None)

    # ---- who is waited for ----

    @property
    def deciding(self) -> set[int]:
        """The people who decide: those who stay and are not away themselves."""
        return {seat for seat in self._seating.staying if not self.is_away(seat)}

    def awaited(self) -> set[int]:
        """The people who are to be missed when they are away: whose turn it is, where somebody else is left to decide,
        and all who are to decide. Everybody can see that of everybody.
        """
        seating, deciding = self._seating, self.deciding
        if self._match.over or not seating.started:
            return set()
        turn = set() if seating.left else {seat for seat in self.turn & deciding if deciding - {seat}}
        return turn | (deciding if any(self._open()) else set())

    def _open(self) -> Iterator[tuple[int, Question]]:
        """The seats about which something is to be decided now."""
        for seat, question in self._questions.items():
            if not self._match.over and (seat in self._seating.left or seat in self.turn):
                yield seat, question

    # ---- deciding ----

    def say(self, seat: int, about: int, yes: bool, off: bool) -> None:
        """Somebody who stayed wants a computer player in a seat, or, with `off`, no more of this game; or neither."""
        question = dict(self._open()).get(about)
        if question is None:
            name = self._seating.seats[about]
            raise Refusal(409, "no_question", f"Nobody is waited for on {name}: there is nothing to decide.")
        if not self._seating.present(seat):
            raise Refusal(409, "left", "You have left the table: the others decide.")
        if seat == about:
            raise Refusal(409, "not_yours", "The others decide about your seat: come back, and play on.")
        if not yes and not (question.computer or question.off):
            raise Refusal(409, "no_question", "Nobody has proposed anything.")
        if self.is_away(seat):
            self.forget(seat)
        question.forget(self.deciding - {seat} if yes else set())
        if yes:
            (question.off if off else question.computer).add(seat)

    def settle(self) -> tuple[list[int], int | None]:
        """The seats that are to be handed over, and the one for whose sake the game is called off: everybody who
        decides wants it. That may change whenever somebody says so, leaves, or is away.
        """
        deciding, settled = self.deciding, []
        for seat in self._questions.keys() - dict(self._open()).keys():
            self._questions[seat].forget(set())  # it will be another question then
        for seat, question in self._open():
            question.forget(deciding)
            if deciding and question.off == deciding:
                return [], seat
            if deciding and question.computer == deciding:
                settled.append(seat)
        return settled, None

    def shown(self) -> list[Replacement]:
        """What everybody sees of it. Where nobody is left to decide there is no question."""
        seats, deciding = self._seating.seats, sorted(self.deciding)
        return [
            Replacement(
                seats[about],
                [seats[seat] for seat in deciding if seat in question.computer],
                [seats[seat] for seat in deciding if seat not in question.computer | question.off],
                [seats[seat] for seat in deciding if seat in question.off],
                question.away,
            )
            for about, question in self._open()
            if deciding
        ]
