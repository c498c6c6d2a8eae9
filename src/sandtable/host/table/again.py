"""The vote on a rematch at a finished table. Somebody proposes it, and it begins when all others agree.

No I/O, no clock.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from sandtable.host.protocol.table import RematchOffer
from sandtable.host.refusals import Refusal

MADE = "rematch_made"  # the error for a vote that comes after the next table has been founded


@dataclass(slots=True)
class Again:
    """The state of the vote: the seats in favour, the seat that declined last, and the id of the next table."""

    agreed: set[int] = field(default_factory=set)
    no: int | None = None  # the seat that has declined the last proposal
    next: str | None = None

    def need(self, seat: int, over: bool, staying: Collection[int]) -> None:
        """Raise Refusal if this seat cannot vote, or not now. `staying` are the seats of people who have not left."""
        if not over:
            raise Refusal(409, "not_over-game")
        if seat not in staying:
            raise Refusal(409, "left-table")
        if self.next is not None:
            raise Refusal(409, "rematch_made")

    def settles(self, seat: int, staying: Collection[int]) -> bool:
        """Return whether everybody has agreed if this seat does."""
        return self.agreed | {seat} >= set(staying)

    def say(self, seat: int, yes: bool) -> None:
        """Record that a seat proposes or agrees, or that it declines or withdraws its own proposal.

        Raise Refusal if there is nothing to decline.
        """
        if yes:
            self.agreed.add(seat)
            self.no = None
        elif self.agreed:
            self.no = None if self.agreed == {seat} else seat
            self.agreed = set()
        else:
            raise Refusal(409, "no_question-rematch")

    def begin(self, table: str) -> None:
        """Set the id of the next table, because all have agreed; raise Refusal if there is one."""
        if self.next is not None:
            raise Refusal(409, "rematch_made")
        self.next = table
        self.agreed = set()
        self.no = None

    def shown(self, seats: Sequence[str], staying: Collection[int]) -> RematchOffer | None:
        """Return the vote as everybody sees it, or None if there is none."""
        if not self.agreed and self.no is None:
            return None
        waits = [seats[seat] for seat in sorted(staying) if seat not in self.agreed]
        return RematchOffer(
            [seats[seat] for seat in sorted(self.agreed)],
            waits if self.agreed else [],
            None if self.no is None else seats[self.no],
        )
