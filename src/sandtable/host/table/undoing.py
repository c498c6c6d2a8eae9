"""Which acts their seat may still take back: those of the turn it is in that everybody has noticed, as long as neither
chance nor anybody else has acted. No I/O, no clock.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sandtable.engine.umpire import Mark, Umpire

MAX_UNDONE = 200
"""Acts that one seat takes back: whoever changes their mind for ever would fill the table's log."""


@dataclass(frozen=True, slots=True)
class Before:
    """Where the game stood before an act."""

    mark: Mark
    played: int
    seen: bytes  # what everybody saw


class Undoing:
    """The acts that one seat may take back, the last one first."""

    def __init__(self, umpire: Umpire) -> None:
        self._umpire = umpire
        self._may = umpire.game.takes_back
        self._acts: list[Before] = []
        self._seat = -1
        self._undone: Counter[int] = Counter()

    def before(self, played: int) -> Before | None:
        """To be asked before an act; None where nothing is ever taken back."""
        if self._may is None:
            return None
        return Before(self._umpire.mark(), played, self._umpire.packed(self._umpire.spectator))

    def acted(self, seat: int, before: Before | None) -> None:
        """A seat has acted. What may not be taken back holds all that went before it."""
        if before is None or not self._goes_on(seat, before):
            self.stand()
            return
        if seat != self._seat:
            self._acts.clear()
        self._seat = seat
        self._acts.append(before)

    def stand(self) -> None:
        """Nothing that has been done may be taken back any more."""
        self._acts.clear()

    def _goes_on(self, seat: int, before: Before) -> bool:
        umpire = self._umpire
        alone = all(one == seat for one, _ in umpire.moves[before.mark.moves :])
        if self._may is None or not alone or umpire.waiting != (seat,):
            return False
        now, read = umpire.packed(umpire.spectator), umpire.game.schema.read_view
        if now == before.seen:
            return False  # everybody is told of what is taken back: they would learn that there had been something
        return self._may(read(before.seen), read(now))

    def may(self, seat: int) -> bool:
        """Whether this seat may take back its last act."""
        return bool(self._acts) and seat == self._seat and self._undone[seat] < MAX_UNDONE

    def undo(self) -> int:
        """Takes the last act back; how many of those played still stand."""
        before = self._acts.pop()
        self._undone[self._seat] += 1
        self._umpire.back_to(before.mark)
        return before.played
