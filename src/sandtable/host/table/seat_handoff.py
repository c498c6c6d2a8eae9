"""The handoff of seats to another device of the same person, by codes that work once and expire.

No I/O, no clock: the caller passes the time.
"""

from __future__ import annotations

import hmac

from msgspec import Struct

from sandtable.host.refusals import Refusal


class Handoffs(Struct):
    """The codes of a table, as hashes. Only the newest code of each seat is valid. Times are in seconds since 1970."""

    _open: dict[int, tuple[str, int]] = {}
    _used: dict[str, int] = {}

    def lend(self, seat: int, code: str, until: int) -> None:
        """Add a code for a seat, valid until the given time. It replaces the seat's earlier code."""
        self._open[seat] = code, until

    def seat_of(self, code: str) -> int:
        """Return the seat that a code belongs to, even if it has been used; raise Refusal for an unknown code."""
        if code in self._used:
            return self._used[code]
        for seat, (known, _) in self._open.items():
            if hmac.compare_digest(known, code):
                return seat
        raise Refusal(403, "wrong_code-seat")

    def use(self, seat: int, code: str, at: int) -> None:
        """Use up the code of a seat at the given time; raise Refusal if it is unknown, used or expired."""
        if code in self._used:
            raise Refusal(409, "used_code-seat")
        known, until = self._open.get(seat, ("", 0))
        if not hmac.compare_digest(known, code):
            raise Refusal(403, "wrong_code-seat")
        if at > until:
            raise Refusal(409, "late_code-seat")
        del self._open[seat]
        self._used[code] = seat

    def forget(self, seat: int) -> None:
        """Drop the open code of a seat, because the seat belongs to somebody else now."""
        self._open.pop(seat, None)
