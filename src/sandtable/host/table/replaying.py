"""A finished game shown again, position by position. No I/O, no clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sandtable.host.protocol.answers import Replayed
from sandtable.host.refusals import Refusal
from sandtable.host.table.match import Match
from sandtable.umpire.umpire import Umpire


class Replay:
    """One game's positions. `make` begins the same game anew."""

    def __init__(self, make: Callable[[], Umpire], match: Match) -> None:
        self._make = make
        self._match = match
        self._last: tuple[int, Umpire] | None = None  # the position that was shown last: the next is near

    def show(self, at: int) -> Replayed:
        """The position after `at` public happenings, as every viewer saw it. Acts that only their own seat
        noticed, such as laying out a secret set-up, go with the next that all did.
        """
        played = self._match.played
        marks = self._match.positions
        if at >= len(marks):
            raise Refusal(422, "bad_position", f"The game has {len(marks) - 1} actions.")
        if self._last is None or self._last[0] >= at:
            self._last = 0, self._make()
        done, umpire = self._last
        told: list[dict[str, Any]] = []
        acts: list[tuple[int, str]] = []
        for number, (seat, action) in enumerate(played[marks[done] : marks[at]], start=marks[done]):
            steps = umpire.act(seat, action)
            if number >= marks[at - 1]:
                told += [event for step in steps for event in umpire.told(step, umpire.spectator)]
                acts.append((seat, action if isinstance(action, str) else steps[0].text))
        self._last = at, umpire
        views: dict[str, dict[str, Any]] = {name: umpire.view(seat) for seat, name in enumerate(umpire.seats)}
        views["spectator"] = umpire.view(umpire.spectator)
        return Replayed(at, len(marks) - 1, _caption(umpire.seats, acts), told, views)


def _caption(seats: Sequence[str], acts: Sequence[tuple[int, str]]) -> str:
    """What the seat that acted last has done in one position of a replay."""
    if not acts:
        return ""
    last = acts[-1][0]
    return f"{seats[last]} {', '.join(text for seat, text in acts if seat == last)}"
