"""The timing defence of one table: what viewers are shown while an act is being made durable.

It also decides who may look without waiting, and from which moment the quanta of an answer count (docs/time.md).

Until an act is durable, viewers see what was there before, at once. If they had to wait, they would notice that
somebody has acted, which may be a secret. What was there before is held by reference. It is copied only if somebody
asks for it in these milliseconds, so an act costs nothing here that grows with the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from sandtable.host.protocol.answers import Snapshot
from sandtable.host.protocol.news import Ask
from sandtable.host.protocol.table import Clocks, Reactions, Table, Team


@dataclass(slots=True)
class BeforeImage:
    """All that a viewer may know at one moment.

    Nothing is copied: the log only grows at its end, and everything else is replaced when it changes.
    """

    n: int
    seq: int
    view: Any
    legal: list[Any]
    ask: Ask | None
    log: Sequence[Any]
    lines: int  # the length of the log at that moment
    table: Table
    you: str | None
    team: Team | None
    window: Reactions | None
    clocks: Clocks | None  # as they were when the one that runs was started

    def snapshot(self) -> Snapshot:
        """Return a snapshot of all that the viewer might know at that moment."""
        log = list(self.log[: self.lines])
        window, clocks = self.window, self.clocks
        return Snapshot(
            self.n, self.view, self.legal, self.seq, self.ask, self.table, self.you, log, self.team, window, clocks
        )

    def tells_as_much_as(self, later: BeforeImage) -> bool:
        """Return whether the viewer has been told nothing since, apart from the time left in a window.

        News in the view, the choices and the log always has another number.
        """
        return (
            (self.n, self.seq) == (later.n, later.seq)
            and (self.table is later.table or self.table == later.table)
            and (self.team is later.team or self.team == later.team)
            and _without_time(self.window) == _without_time(later.window)
            and self.clocks == later.clocks
        )


class Imaged(Protocol):
    """A table of which before-images can be made."""

    def n(self, viewer: int) -> int:
        """Return the number of the viewer's last update."""

    def image(self, viewer: int) -> BeforeImage:
        """Return all that the viewer may know now, by reference."""

    def snapshot_of(self, image: BeforeImage) -> Snapshot:
        """Return a snapshot of what an image holds, with the time that is left by now on the clock that runs."""


class TimingDefence:
    """What one table lets viewers see, and when.

    Code that changes the table calls `begin`, `carried_out` and `end`, in this order, or `cancel` if nothing has
    changed. Before `end` it may call `begin` or `undone` again, and `carried_out`. Times are in seconds of `Clock.now`.
    """

    def __init__(self, table: Imaged) -> None:
        self._table = table
        self._came: float | None = None  # when the user of the locked table asked for it; None: it is answered
        self._lookers: set[int] = set()  # the viewers that have ever looked or listened
        self._before: dict[int, BeforeImage] | None = None  # by looker; None: no change is under way
        self._unaware: set[int] = set()  # lookers who will be told nothing of the change under way

    # ---- locking ----

    def enter(self, came: float) -> None:
        """Note that the table has been locked for somebody who asked for it at this time."""
        self._came = came

    def leave(self) -> bool:
        """Note that the table is being unlocked; return whether its user has been answered at the end of a quantum."""
        answered = self._came is None
        self._came = None
        return answered

    @property
    def came(self) -> float | None:
        """When the user of the locked table asked for it; None: it is answered, or the server does it by itself."""
        return self._came

    # ---- a change ----

    @property
    def changing(self) -> bool:
        """Whether the table in memory is not durable yet."""
        return self._before is not None

    def begin(self, now: float) -> float:
        """Note that a change begins, or that another is added to the one under way.

        Return the time from which the quanta of its answer count.
        """
        if self._before is None:
            self._before = {viewer: self._table.image(viewer) for viewer in self._lookers}
        return now if self._came is None else self._came

    def carried_out(self) -> None:
        """Note that the change is done in memory.

        Viewers who will be told nothing of it need not wait until it is durable.
        """
        self._unaware = {viewer for viewer, before in (self._before or {}).items() if self._same_as(before, viewer)}

    def _same_as(self, before: BeforeImage, viewer: int) -> bool:
        return before.n == self._table.n(viewer) and before.tells_as_much_as(self._table.image(viewer))

    def undone(self) -> None:
        """Note that the change has been undone in memory, and is to be carried out once more."""
        self._unaware = set()

    def cancel(self) -> None:
        """Note that the change was refused, so nothing has changed."""
        self._before = None
        self._unaware = set()

    def end(self) -> None:
        """Note that the change is durable and a quantum has ended, so its sender is answered."""
        self.cancel()
        self._came = None

    # ---- who looks ----

    def expect(self, viewer: int) -> None:
        """Note that this viewer looks, or may look at any moment."""
        self._lookers.add(viewer)

    def show(self, viewer: int) -> Snapshot | None:
        """Return a snapshot of what is durable, for a viewer who does not wait.

        Return None if it is not known, because the viewer looks for the first time while a change is under way.
        """
        self.expect(viewer)
        if self._before is None:
            return self._table.snapshot_of(self._table.image(viewer))
        before = self._before.get(viewer)
        return None if before is None else self._table.snapshot_of(before)

    def open_to(self, viewer: int) -> bool:
        """Return whether a viewer may look at the table in memory at once.

        That is so if no change is under way, or none that the viewer notices.
        """
        self.expect(viewer)
        return self._before is None or viewer in self._unaware


def timeless(reactions: Reactions) -> Reactions:
    """Return the same news of windows without the seconds left."""
    if reactions.window is None or reactions.window.left is None:
        return reactions
    return msgspec.structs.replace(reactions, window=msgspec.structs.replace(reactions.window, left=None))


def _without_time(reactions: Reactions | None) -> Reactions | None:
    return reactions and timeless(reactions)
