"""Whether the people at a finished table play again: somebody proposes it, and it begins when all others agree. No
I/O, no clock.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from sandtable.host.protocol.table import RematchOffer
from sandtable.host.refusals import Refusal


@dataclass(slots=True)
class Again:
    """Who wants another game, who wanted none, and the table of the next one."""

    agreed: set[int] = field(default_factory=set)
    no: int | None = None  # who has declined the last proposal
    next: str | None = None

    def need(self, seat: int, over: bool, staying: Collection[int]) -> None:
        """Raises Refusal where this seat has no say in it."""
        if not over:
            raise Refusal(409, "not_over", "The game is not over yet.")
        if seat not in staying:
            raise Refusal(409, "left", "You have left the table: the others play on without you.")
        if self.next is not None:
            raise Refusal(409, "rematch_made", "The next game has begun.")

    def settles(self, seat: int, staying: Collection[int]) -> bool:
        """Whether nobody else has still to agree if this seat does."""
        return self.agreed | {seat} >= set(staying)

    def say(self, seat: int, yes: bool) -> None:
        """Somebody proposes or agrees, declines, or takes the own proposal back."""
        if yes:
            self.agreed.add(seat)
            self.no = None
        elif self.agreed:
            self.no = None if self.agreed == {seat} else seat
            self.agreed = set()
        else:
            raise Refusal(409, "no_question", "Nobody has proposed a rematch.")

    def begin(self, table: str) -> None:
        """All have agreed: this is the next table."""
        self.next = table
        self.agreed = set()
        self.no = None

    def shown(self, seats: Sequence[str], staying: Collection[int]) -> RematchOffer | None:
        """What everybody sees of it."""
        if not self.agreed and self.no is None:
            return None
        waits = [seats[seat] for seat in sorted(staying) if seat not in self.agreed]
        return RematchOffer(
            [seats[seat] for seat in sorted(self.agreed)],
            waits if self.agreed else [],
            None if self.no is None else seats[self.no],
        )
