"""Offers of a draw at a table. No I/O, no clock."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.host.refusals import Refusal


@dataclass(slots=True)
class Draw:
    """The state of draw offers. `by` is the seat whose offer is open, `agreed` the seats that agree to it.

    The seats in `spent` may not offer again before they have acted.
    """

    by: int | None = None
    agreed: set[int] = field(default_factory=set)
    spent: set[int] = field(default_factory=set)

    def may_offer(self, seat: int) -> bool:
        """Return whether a seat may offer a draw: no offer is open, and the seat has acted since its last offer."""
        return self.by is None and seat not in self.spent

    def may_answer(self, seat: int) -> bool:
        """Return whether an offer is open that the seat has not agreed to."""
        return self.by is not None and seat not in self.agreed

    def offer(self, seat: int) -> None:
        """Make an offer for a seat."""
        self.by = seat
        self.agreed = {seat}
        self.spent.add(seat)

    def accept(self, seat: int) -> None:
        """Agree to the open offer; raise Refusal if the seat has none to answer."""
        self._need_answerable(seat)
        self.agreed.add(seat)

    def decline(self, seat: int) -> None:
        """Decline the open offer, which ends it; raise Refusal if the seat has none to answer."""
        self._need_answerable(seat)
        self._withdraw()

    def acted(self, seat: int) -> None:
        """Note that a seat has acted: it may offer again, and it has declined an open offer of another seat."""
        self.spent.discard(seat)
        if self.by is not None and seat != self.by:
            self._withdraw()

    def _withdraw(self) -> None:
        self.by = None
        self.agreed = set()

    def _need_answerable(self, seat: int) -> None:
        if not self.may_answer(seat):
            raise Refusal(409, "no_offer")
