"""The views that a seat has had of its game, step by step. No I/O, no clock, no tasks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire


class Sight:
    """The views of one seat, made by playing the game again. `make` returns the umpire of the game at its beginning."""

    def __init__(self, make: Callable[[], Umpire], seat: int) -> None:
        self._umpire = make()
        self._seat = seat
        self._seen = [self._umpire.packed(seat)]

    def after(self, moves: Sequence[tuple[int, int]]) -> list[bytes]:
        """Return the views from the beginning of the game to the end of `moves`, as bytes.

        A view that equals the one before is left out. `moves` holds all moves of the game so far, as pairs of seat and
        action, those of chance included.
        """
        for seat, action in moves[len(self._umpire.moves) :]:
            if seat != CHANCE:  # the umpire draws the outcomes of chance itself
                self._umpire.decide(seat, action)
                self._note(self._umpire.packed(self._seat))
        return list(self._seen)

    def _note(self, view: bytes) -> None:
        if view != self._seen[-1]:
            self._seen.append(view)
