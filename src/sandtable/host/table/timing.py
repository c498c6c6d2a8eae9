"""The defence of one table against clocks: what those who look are shown while an act is being made durable, who may
look without waiting, and from when the quanta of an answer count (docs/time.md).

Until an act is durable whoever looks sees what was before, at once: if they waited, they would notice that somebody has
acted, which may be a secret. What was before is held by reference, and copied only when somebody asks for it in these
milliseconds: an act costs nothing here that grows with the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from sandtable.host.protocol.answers import Snapshot
from sandtable.host.protocol.news import Ask
from sandtable.host.protocol.table import Reactions, Table, Team


@dataclass(slots=True)
class BeforeImage:
    """All that a viewer may know at one moment. Nothing is copied: the log grows at its end alone, and everything else
    is replaced when it changes.
    """

    n: int
    seq: int
    view: Any
    legal: list[Any]
    ask: Ask | None
    log: Sequence[Any]
    lines: int  # of the log, at that moment
    table: Table
    you: str | None
    team: Team | None
    window: Reactions | None

    def snapshot(self) -> Snapshot:
        """What it is an image of, in one piece."""
        log = list(self.log[: self.lines])
        return Snapshot(
            self.n, self.view, self.legal, self.seq, self.ask, self.table, self.you, log, self.team, self.window
        )

    def tells_as_much_as(self, later: BeforeImage) -> bool:
        """Whether the viewer has been told nothing since, but for the time that is left. What is new in the view, the
        choices and the log comes with another number.
        """
        return (
            (self.n, self.seq) == (later.n, later.seq)
            and (self.table is later.table or self.table == later.table)
            and (self.team is later.team or self.team == later.team)
            and _without_time(self.window) == _without_time(later.window)
        )


class Imaged(Protocol):
    """A table of which images can be made."""

    def n(self, viewer: int) -> int:
        """The number of the viewer's last update."""

    def image(self, viewer: int) -> BeforeImage:
        """All that the viewer may know now."""


class TimingDefence:
    """What one table lets be seen, and when. Whoever changes the table calls, in this order, `begin`, `carried_out` and
    `end`; or `cancel` where nothing has changed.
    """

    def __init__(self, table: Imaged) -> None:
        self._table = table
        self._came: float | None = None  # when who has the table locked asked for it; None: they are answered
        self._lookers: set[int] = set()  # the viewers that have ever looked or listened
        self._before: dict[int, BeforeImage] | None = None  # of each looker; None: nothing is under way
        self._unaware: set[int] = set()  # lookers for whom what is under way changes nothing

    # ---- who has the table locked ----

    def enter(self, came: float) -> None:
        """Somebody who asked for the table at this moment has it locked."""
        self._came = came

    def leave(self) -> bool:
        """They let it go; whether they have been answered at the end of a quantum."""
        answered = self._came is None
        self._came = None
        return answered

    # ---- a change ----

    @property
    def changing(self) -> bool:
        """Whether what is in memory is not durable yet."""
        return self._before is not None

    def begin(self, now: float) -> float:
        """Something is about to change; returns the moment from which the quanta of its answer count."""
        self._before = {viewer: self._table.image(viewer) for viewer in self._lookers}
        return now if self._came is None else self._came

    def carried_out(self) -> None:
        """It is done in memory: who will be told nothing of it need not wait until it is durable."""
        self._unaware = {viewer for viewer, before in (self._before or {}).items() if self._same_as(before, viewer)}

    def _same_as(self, before: BeforeImage, viewer: int) -> bool:
        return before.n == self._table.n(viewer) and before.tells_as_much_as(self._table.image(viewer))

    def cancel(self) -> None:
        """It was refused: nothing has changed."""
        self._before = None
        self._unaware = set()

    def end(self) -> None:
        """It is durable, and a quantum has ended: whoever did it is answered."""
        self.cancel()
        self._came = None

    # ---- who looks ----

    def expect(self, viewer: int) -> None:
        """This viewer looks, or will look, at any moment."""
        self._lookers.add(viewer)

    def show(self, viewer: int) -> Snapshot | None:
        """What is durable, for a viewer who does not wait. None where that is not known for somebody who looks for the
        first time, while something changes.
        """
        self.expect(viewer)
        if self._before is None:
            return self._table.image(viewer).snapshot()
        before = self._before.get(viewer)
        return None if before is None else before.snapshot()

    def open_to(self, viewer: int) -> bool:
        """Whether a viewer may look at what is in memory at once: nothing is under way, or nothing that they notice."""
        self.expect(viewer)
        return self._before is None or viewer in self._unaware


def timeless(reactions: Reactions) -> Reactions:
    """The same, without the seconds that are left."""
    if reactions.window is None or reactions.window.left is None:
        return reactions
    return msgspec.structs.replace(reactions, window=msgspec.structs.replace(reactions.window, left=None))


def _without_time(reactions: Reactions | None) -> Reactions | None:
    return reactions and timeless(reactions)
