"""All that a seat has seen of its game, step by step. No I/O, no clock, no tasks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire


class Sight:
    """One seat's views. It follows the game by playing it once more; `make` begins it."""

    def __init__(self, make: Callable[[], Umpire], seat: int) -> None:
        self._umpire = make()
        self._seat = seat
        self._seen = [self._umpire.packed(seat)]

    def after(self, moves: Sequence[tuple[int, int]]) -> list[bytes]:
        """The views up to the end of these moves, each that differs from the one before."""
        for seat, action in moves[len(self._umpire.moves) :]:
            if seat != CHANCE:  # what chance did follows by itself
                self._umpire.decide(seat, action)
                self._note(self._umpire.packed(self._seat))
        return list(self._seen)

    def _note(self, view: bytes) -> None:
        if view != self._seen[-1]:
            self._seen.append(view)
