"""The seats of a table: who sits on them, what the players are called, and who has got up. No I/O, no clock."""

from __future__ import annotations

import hmac
from collections.abc import Container, Sequence
from dataclasses import dataclass

from msgspec import Struct

from sandtable.host.protocol.table import Rating, Relief
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import SeatPlan
from sandtable.host.table.naming import apart, officer
from sandtable.host.tokens import digest

ONE_ON_ONE = 2
"""The number of players at which a game ends when one leaves. At larger tables it goes on."""


@dataclass(slots=True)
class Person:
    """A person on a seat: the name, and the hash of the token that proves who holds the seat."""

    name: str
    token: str
    rating: Rating | None = None  # when the person sat down, at a rated table
    shared_line: bool = False  # somebody else there had come by the same line
    account: bool = False  # it is the name of an account or a bot


class SeatingSnapshot(Struct):
    """The seats of a table in the snapshot of a room."""

    plans: list[SeatPlan]
    people: list[Person | None]
    officers: dict[int, str]
    gone: dict[int, Person]
    left: list[int]
    stand_ins: set[int]
    relieved: dict[int, Relief]
    unproven: set[int]


class Seating:
    """The seats of a table, by number in the order of the variant.

    `usual` is the level of computer players that take a free seat or go on for somebody.
    """

    def __init__(self, seats: Sequence[str], plans: Sequence[SeatPlan], usual: str) -> None:
        self._usual = usual  # the level of computer players that replace people
        self.seats = list(seats)
        self.plans = list(plans)
        self.people: list[Person | None] = [None] * len(seats)
        self._officers: dict[int, str] = {}  # by seat: the name of the computer player that sits there
        self.gone: dict[int, Person] = {}  # by seat: the person for whom a computer player plays on
        self.left: list[int] = []  # the seats whose people have got up and are waited for, in order
        self.stand_ins: set[int] = set()  # the seats of computer players that people may relieve
        self.relieved: dict[int, Relief] = {}  # by seat: the stand-in that a person has relieved
        self.unproven: set[int] = set()  # those of them whose people nobody else has seen act yet
        self._name_computers()

    def snapshot(self) -> SeatingSnapshot:
        """Return what `restore` needs, in parts that the seating shares."""
        return SeatingSnapshot(
            self.plans,
            self.people,
            self._officers,
            self.gone,
            self.left,
            self.stand_ins,
            self.relieved,
            self.unproven,
        )

    def restore(self, snapshot: SeatingSnapshot) -> None:
        """Go on from a snapshot."""
        self.plans, self.people, self._officers = snapshot.plans, snapshot.people, snapshot.officers
        self.gone, self.left = snapshot.gone, snapshot.left
        self.stand_ins, self.relieved, self.unproven = snapshot.stand_ins, snapshot.relieved, snapshot.unproven

    # ---- who is who ----

    def number(self, name: str) -> int:
        """Return the number of the seat with this name; raise Refusal if there is none."""
        if name not in self.seats:
            raise Refusal(
                404,
                "no_seat-table",
                seat=repr(name[:24]),
                seats=", ".join(self.seats),
            )
        return self.seats.index(name)

    def of(self, token: str) -> int:
        """Return the seat that a token holds; raise Refusal if it holds none."""
        for seat in range(len(self.seats)):
            if self.holds(seat, token):
                return seat
        raise Refusal(403, "wrong_token-seat")

    def holds(self, seat: int, token: str) -> bool:
        """Return whether a token holds this seat."""
        person = self.people[seat]
        return person is not None and hmac.compare_digest(person.token, digest(token))

    def called(self) -> list[str]:
        """Return the names of the players in sentences, by seat. Players with similar names have their seats added."""
        names = (self._name(seat) or seat_name for seat, seat_name in enumerate(self.seats))
        return apart(tuple(names), tuple(self.seats))

    def _name(self, seat: int) -> str | None:
        person = self.people[seat]
        if person:
            return person.name
        return self._officers.get(seat)

    def _name_computers(self) -> None:
        """Give each computer player that has no name yet one that it keeps."""
        for seat, plan in enumerate(self.plans):
            if plan.kind == "bot" and seat not in self._officers:
                self._officers[seat] = officer(plan.level, set(self._officers.values()))

    # ---- who is there ----

    def is_bot(self, seat: int) -> bool:
        """Return whether a computer player sits there."""
        return self.plans[seat].kind == "bot"

    @property
    def of_people(self) -> set[int]:
        """The seats that are not of computer players."""
        return {seat for seat in range(len(self.seats)) if not self.is_bot(seat)}

    def player(self, seat: int) -> Person | None:
        """Return the person who plays on a seat, or for whom a computer player plays on there, or None."""
        return self.people[seat] or self.gone.get(seat)

    def taken(self, seat: int) -> bool:
        """Return whether a person or a computer player has the seat."""
        return self.is_bot(seat) or self.people[seat] is not None

    def present(self, seat: int) -> bool:
        """Return whether a person sits there and has not got up."""
        return self.people[seat] is not None and seat not in self.left

    @property
    def staying(self) -> set[int]:
        """The seats of all people who are present."""
        return {seat for seat in range(len(self.seats)) if self.present(seat)}

    @property
    def started(self) -> bool:
        """Whether every seat is taken."""
        return all(self.taken(seat) for seat in range(len(self.seats)))

    def may_play(self, owing: Container[int]) -> bool:
        """Return whether play goes on, where `owing` are the seats that owe a choice.

        As long as seats are free, players may only make choices that the free seats owe as well, such as secret
        set-ups. Nothing can be played while somebody who has left is waited for.
        """
        return not self.left and all(self.taken(seat) or seat in owing for seat in range(len(self.seats)))

    # ---- coming and going ----

    def need_free(self, seat: int) -> None:
        """Raise Refusal if the seat is taken."""
        if self.is_bot(seat):
            raise Refusal(409, "taken-computer", seat=self.seats[seat])
        if self.people[seat] is not None:
            raise Refusal(409, "taken-seat", seat=self.seats[seat])

    def move(self, seat: int, token: str) -> None:
        """Set another token for the person who holds the seat."""
        person = self.people[seat]
        assert person is not None  # when a person gives up a seat, its codes are dropped
        person.token = token

    def free(self, seat: int) -> None:
        """Make the seat free."""
        self.people[seat] = None

    def fill(self) -> None:
        """Give all free seats to computer players."""
        for free in [free for free in range(len(self.seats)) if not self.taken(free)]:
            self.plans[free] = SeatPlan("bot", self._usual)
        self._name_computers()

    def stand_in(self) -> None:
        """Give all free seats to stand-ins."""
        self.stand_ins |= {free for free in range(len(self.seats)) if not self.taken(free)}
        self.fill()

    def need_stand_in(self, seat: int) -> None:
        """Raise Refusal if no stand-in sits there."""
        if seat in self.stand_ins:
            return
        if seat in self.relieved and not self.is_bot(seat):
            raise Refusal(409, "taken-meanwhile")
        raise Refusal(409, "no_stand_in", seat=self.seats[seat])

    def relieve(self, seat: int, person: Person, move: int) -> Relief:
        """Give the seat of a stand-in to a person, after this move; return who is relieved."""
        relief = Relief(self._officers[seat], self.plans[seat].level or "", move)
        self.people[seat], self.plans[seat], self.relieved[seat] = person, SeatPlan("human"), relief
        self.stand_ins.remove(seat)
        self.unproven.add(seat)
        return relief

    def hand_over(self, seat: int) -> None:
        """Give the seat of somebody who has left others behind to a computer player.

        If the person has relieved a stand-in and nobody has seen an act since, the stand-in is there again.
        """
        person = self.people[seat]
        assert person is not None
        if seat in self.unproven:
            self.unproven.remove(seat)
            self.stand_ins.add(seat)
            del self.relieved[seat]
        else:
            self.gone[seat] = person
        self.people[seat] = None
        self.plans[seat] = SeatPlan("bot", self._usual)
        self._name_computers()
        if seat in self.left:
            self.left.remove(seat)
