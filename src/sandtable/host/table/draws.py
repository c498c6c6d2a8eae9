"""The offer of a draw at a table. No I/O, no clock."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.host.refusals import Refusal


@dataclass(slots=True)
class Draw:
    """An offer of a draw: who made it, who agrees, and who may not offer again before acting."""

    by: int | None = None
    agreed: set[int] = field(default_factory=set)
    spent: set[int] = field(default_factory=set)

    def may_offer(self, seat: int) -> bool:
        """No offer stands, and the seat has acted since its last."""
        return self.by is None and seat not in self.spent

    def may_answer(self, seat: int) -> bool:
        """An offer stands that the seat has not agreed to."""
        return self.by is not None and seat not in self.agreed

    def offer(self, seat: int) -> None:
        """Makes an offer."""
        self.by = seat
        self.agreed = {seat}
        self.spent.add(seat)

    def accept(self, seat: int) -> None:
        """Agrees to the offer that stands."""
        self._need_answerable(seat)
        self.agreed.add(seat)

    def decline(self, seat: int) -> None:
        """Declines the offer that stands: there is none any more."""
        self._need_answerable(seat)
        self._withdraw()

    def acted(self, seat: int) -> None:
        """The seat has played on: it may offer again, and has declined."""
        self.spent.discard(seat)
        if self.by is not None and seat != self.by:
            self._withdraw()

    def _withdraw(self) -> None:
        self.by = None
        self.agreed = set()

    def _need_answerable(self, seat: int) -> None:
        if not self.may_answer(seat):
            raise Refusal(409, "no_offer", "There is no offer of a draw for you to answer.")
