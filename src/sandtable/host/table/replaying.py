"""The replay of a finished game, position by position. No I/O, no clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from sandtable.engine.json_data import Json
from sandtable.engine.umpire import Umpire
from sandtable.host.protocol.answers import Replayed
from sandtable.host.refusals import Refusal
from sandtable.host.table.match import Match


class Replay:
    """The positions of one game. `make` returns the umpire of the same game at its beginning."""

    def __init__(self, make: Callable[[], Umpire], match: Match) -> None:
        self._make = make
        self._match = match
        self._last: tuple[int, Umpire] | None = None  # the position that was shown last: the next is usually near

    def show(self, at: int) -> Replayed:
        """Return position `at`, as every viewer saw it; raise Refusal if there is none.

        Position 0 is the beginning, and every other position follows news for everybody. Acts that only their own seat
        noticed, such as laying out a secret set-up, are shown with the next act that everybody noticed.
        """
        played, marks = self._match.played, self._marks(at)
        if self._last is None or self._last[0] >= at:
            self._last = 0, self._make()
        done, umpire = self._last
        told: list[Json] = []
        acts: list[tuple[int, str]] = []
        for number, (seat, action) in enumerate(played[marks[done] : marks[at]], start=marks[done]):
            steps = umpire.act(seat, action)
            if number >= marks[at - 1]:
                told += [event for step in steps for event in umpire.told(step, umpire.spectator, None)]
                acts.append((seat, action if isinstance(action, str) else steps[0].text))
        self._last = at, umpire
        views: dict[str, Json] = {name: umpire.view(seat, None) for seat, name in enumerate(umpire.seats)}
        views["spectator"] = umpire.view(umpire.spectator, None)
        return Replayed(at, len(marks) - 1, _caption(umpire.seats, acts), told, views)

    def parts(self, at: int) -> list[list[tuple[int, int | str]]]:
        """Return what had been played at position `at`, in the parts from one position to the next."""
        return [self._match.played[begin:end] for begin, end in pairwise(self._marks(at)[: at + 1])]

    def decisions(self, at: int) -> int:
        """Return how many decisions had been carried out at position `at`, those of chance included."""
        return len(self._at(at).moves)

    def is_end(self, at: int) -> bool:
        """Return whether the rules have ended the game at position `at`."""
        return self._at(at).over

    def _at(self, at: int) -> Umpire:
        umpire = self._make()
        for seat, action in self._match.played[: self._marks(at)[at]]:
            umpire.act(seat, action)
        return umpire

    def _marks(self, at: int) -> list[int]:
        """Return the number of acts played at each position; raise Refusal if there is no position `at`."""
        marks = self._match.positions
        if at >= len(marks):
            raise Refusal(422, "bad_position", actions=len(marks) - 1)
        return marks


def _caption(seats: Sequence[str], acts: Sequence[tuple[int, str]]) -> str:
    """Return the caption of a position: the acts in it of the seat that acted last."""
    if not acts:
        return ""
    last = acts[-1][0]
    return f"{seats[last]} {', '.join(text for seat, text in acts if seat == last)}"
