"""The acts that a seat may take back: those of its present turn that everybody has noticed.

They can be taken back as long as neither chance nor another seat has acted since. No I/O, no clock.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from msgspec import Struct

from sandtable.engine.umpire import Mark, Umpire

MAX_UNDONE = 200
"""The most acts that one seat may take back; otherwise a seat could fill the log."""


@dataclass(frozen=True, slots=True)
class Before:
    """The state of the game before an act. `played` is the number of acts that had been played."""

    mark: Mark
    played: int
    seen: bytes  # the bytes of the spectators' view


class UndoingSnapshot(Struct):
    """The acts that may be taken back in the snapshot of a room.

    For each of them it holds how many moves the game had before it, and how many acts had been played.
    """

    acts: list[tuple[int, int]]
    seat: int
    undone: dict[int, int]


class Undoing:
    """The acts that one seat may take back. The last act is taken back first."""

    def __init__(self, umpire: Umpire) -> None:
        self._umpire = umpire
        self._may = umpire.game.takes_back
        self._acts: list[Before] = []
        self._seat = -1
        self._undone: Counter[int] = Counter()

    def snapshot(self) -> UndoingSnapshot:
        """Return what `restore` needs."""
        acts = [(before.mark.moves, before.played) for before in self._acts]
        return UndoingSnapshot(acts, self._seat, self._undone)

    def remember(self, played: int) -> None:
        """Note an act of a snapshot that may be taken back. Call it when the game stands where it was before the act,
        with the number of acts played.
        """
        before = self.before(played)
        if before is not None:
            self._acts.append(before)

    def restore(self, snapshot: UndoingSnapshot) -> None:
        """Go on from a snapshot, whose acts have been remembered; raise ValueError if there were others."""
        self._seat, self._undone = snapshot.seat, Counter(snapshot.undone)
        if self.snapshot() != snapshot:
            raise ValueError("an act that may be taken back was never made")

    def before(self, played: int) -> Before | None:
        """Return the state of the game before an act, or None in games in which nothing can be taken back.

        Call it just before the act, with the number of acts played.
        """
        if self._may is None:
            return None
        return Before(self._umpire.mark(), played, self._umpire.packed(self._umpire.spectator))

    def acted(self, seat: int, before: Before | None) -> None:
        """Note that a seat has acted. If this act cannot be taken back, neither can any before it."""
        if before is None or not self._goes_on(seat, before):
            self.stand()
            return
        if seat != self._seat:
            self._acts.clear()
        self._seat = seat
        self._acts.append(before)

    def stand(self) -> None:
        """Forget all acts: none of them can be taken back any more."""
        self._acts.clear()

    def _goes_on(self, seat: int, before: Before) -> bool:
        umpire = self._umpire
        alone = all(one == seat for one, _ in umpire.moves[before.mark.moves :])
        if self._may is None or not alone or umpire.waiting != (seat,):
            return False
        now, read = umpire.packed(umpire.spectator), umpire.game.schema.read_view
        if now == before.seen:
            return False  # everybody is told when an act is taken back, so they would learn of an act that was secret
        return self._may(read(before.seen), read(now))

    def may(self, seat: int) -> bool:
        """Return whether this seat may take back its last act."""
        return bool(self._acts) and seat == self._seat and self._undone[seat] < MAX_UNDONE

    def undo(self) -> int:
        """Take back the last act; return how many of the acts played still stand."""
        before = self._acts.pop()
        self._undone[self._seat] += 1
        self._umpire.back_to(before.mark)
        return before.played
