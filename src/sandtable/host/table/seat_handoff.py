"""Seats on their way to another device of the same person: each by a code that is good once, and not for long. No I/O,
no clock: whoever uses a code says when.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field

from sandtable.host.refusals import Refusal


@dataclass(slots=True)
class Handoffs:
    """The codes of a table, as hashes. Of each seat the newest is good."""

    _open: dict[int, tuple[str, int]] = field(default_factory=dict)
    _used: dict[str, int] = field(default_factory=dict)

    def lend(self, seat: int, code: str, until: int) -> None:
        """The holder of a seat has asked for a code."""
        self._open[seat] = code, until

    def seat_of(self, code: str) -> int:
        """The seat that a code stands for, or has stood for."""
        if code in self._used:
            return self._used[code]
        for seat, (known, _) in self._open.items():
            if hmac.compare_digest(known, code):
                return seat
        raise Refusal(403, "wrong_code", "This link brings no seat here: ask for a new one where the seat is.")

    def use(self, seat: int, code: str, at: int) -> None:
        """The seat moves; raises Refusal where the code is not good."""
        if code in self._used:
            raise Refusal(409, "used_code", "This link has been used: ask for a new one where the seat is.")
        known, until = self._open.get(seat, ("", 0))
        if not hmac.compare_digest(known, code):
            raise Refusal(403, "wrong_code", "This link brings no seat here: ask for a new one where the seat is.")
        if at > until:
            raise Refusal(409, "late_code", "This link was good for ten minutes only: ask for a new one.")
        del self._open[seat]
        self._used[code] = seat

    def forget(self, seat: int) -> None:
        """The seat is another's now."""
        self._open.pop(seat, None)
