"""Who sits on which seat of a table, what they are called, and who has got up. No I/O, no clock."""

from __future__ import annotations

import hmac
from collections.abc import Container, Sequence
from dataclasses import dataclass

from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import SeatPlan
from sandtable.host.table.naming import apart
from sandtable.host.tokens import digest

COMPUTER = "Computer"
"""What a computer player is called in sentences, where the title of its level might be taken for a piece's."""


@dataclass(slots=True)
class Person:
    """Who sits on a seat: a name, and the hash of the token that proves it."""

    name: str
    token: str


class Seating:
    """The seats of a table, by their numbers in the order of the variant."""

    def __init__(self, seats: Sequence[str], plans: Sequence[SeatPlan], usual: str) -> None:
        self._usual = usual  # the level of who takes a free seat, or goes on for somebody
        self.seats = list(seats)
        self.plans = list(plans)
        self.people: list[Person | None] = [None] * len(seats)
        self.gone: dict[int, str] = {}  # the names of those who left, where a computer player plays on for them
        self.left: list[int] = []  # whose people have got up and are waited for, in the order in which they did

    # ---- who is who ----

    def number(self, name: str) -> int:
        """The number of a seat."""
        if name not in self.seats:
            raise Refusal(
                404,
                "no_seat",
                f"There is no seat {name[:24]!r} at this table; its seats are {', '.join(self.seats)}.",
            )
        return self.seats.index(name)

    def of(self, token: str) -> int:
        """The seat that a token stands for."""
        for seat in range(len(self.seats)):
            if self.holds(seat, token):
                return seat
        raise Refusal(403, "wrong_token", "This token holds no seat at this table.")

    def holds(self, seat: int, token: str) -> bool:
        """Whether this is the token of that very seat."""
        person = self.people[seat]
        return person is not None and hmac.compare_digest(person.token, digest(token))

    def called(self) -> list[str]:
        """What the players are called in sentences; whoever shares a name is told apart by the seat."""
        return apart([self._name(seat) or seat_name for seat, seat_name in enumerate(self.seats)], self.seats)

    def _name(self, seat: int) -> str | None:
        person = self.people[seat]
        if person:
            return person.name
        return self._computer(seat) if self.is_bot(seat) else None

    def _computer(self, seat: int) -> str:
        """A lone computer player needs no more of a name."""
        if seat in self.gone:
            return f"{COMPUTER} for {self.gone[seat]}"
        others = sum(plan.kind == "bot" for plan in self.plans) - len(self.gone) > 1
        return f"{COMPUTER} {self.seats[seat]}" if others else COMPUTER

    # ---- who is there ----

    def is_bot(self, seat: int) -> bool:
        """Whether a computer player sits there."""
        return self.plans[seat].kind == "bot"

    def taken(self, seat: int) -> bool:
        """Whether somebody sits there."""
        return self.is_bot(seat) or self.people[seat] is not None

    def present(self, seat: int) -> bool:
        """Whether a person sits there and has not got up."""
        return self.people[seat] is not None and seat not in self.left

    @property
    def staying(self) -> set[int]:
        """The seats of all people who are present."""
        return {seat for seat in range(len(self.seats)) if self.present(seat)}

    @property
    def started(self) -> bool:
        """Every seat is taken."""
        return all(self.taken(seat) for seat in range(len(self.seats)))

    def may_play(self, owing: Container[int]) -> bool:
        """Whether play goes on, where these seats owe a choice. Until everybody is there only what all owe at once may
        be done, such as laying out secret set-ups; and nothing while somebody is waited for who has left.
        """
        return not self.left and all(self.taken(seat) or seat in owing for seat in range(len(self.seats)))

    # ---- coming and going ----

    def need_free(self, seat: int) -> None:
        """Raises Refusal where somebody sits."""
        if self.is_bot(seat):
            raise Refusal(409, "taken", f"A computer player sits on {self.seats[seat]}.")
        if self.people[seat] is not None:
            raise Refusal(409, "taken", f"Somebody else sits on {self.seats[seat]} already.")

    def move(self, seat: int, token: str) -> None:
        """The same person holds the seat by another token."""
        person = self.people[seat]
        assert person is not None  # whoever gives up a seat takes its codes along
        person.token = token

    def free(self, seat: int) -> None:
        """The seat waits for somebody again."""
        self.people[seat] = None

    def fill(self) -> None:
        """Computer players take the seats that are free."""
        for free in [free for free in range(len(self.seats)) if not self.taken(free)]:
            self.plans[free] = SeatPlan("bot", self._usual)

    def hand_over(self, seat: int) -> None:
        """A computer player goes on in the seat of somebody who has left others behind."""
        person = self.people[seat]
        assert person is not None
        self.gone[seat] = person.name
        self.people[seat] = None
        self.plans[seat] = SeatPlan("bot", self._usual)
        if seat in self.left:
            self.left.remove(seat)
