"""One viewer of a match: the number of the last update, the open question, the log. No I/O, no clock."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from sandtable.engine.record.view import View
from sandtable.host.protocol.news import Ask

HISTORY = 20  # updates kept for a viewer who comes back; a viewer who has missed more gets a resync


class News(NamedTuple):
    """An update as it is sent, in the forms in which somebody follows it."""

    update: bytes | None
    delta: bytes | None


@dataclass(slots=True)
class Held:
    """What viewers who follow by deltas hold: the view after the last update, and the choices of their last question.

    `asked` is the number of that question, or None if some of them do not hold its choices.
    """

    view: View
    asked: int | None = None
    choices: list[Any] = field(default_factory=list)


class ViewerSnapshot(Struct, frozen=True, array_like=True):
    """A viewer in the snapshot of a room. What it sees and is asked follows from the game."""

    n: int
    seq: int
    turns: int
    log: list[msgspec.Raw]
    told: int  # the number of lines of the log that the last update told


@dataclass(slots=True)
class Viewer:
    """The state of one viewer, a seat or the spectators: the number of the last update, the open question, the log."""

    number: int
    n: int = 0
    seq: int = 0
    packed: bytes = b""
    question: tuple[int, ...] = ()
    window: int = 0  # the window in which the question was asked; 0: in none
    shown: tuple[View, list[Any], Ask | None] | None = None  # the view, the choices, the question; None: outdated
    turns: int = 0  # how often this seat was asked outside windows after it had had nothing to answer
    log: list[msgspec.Raw] = field(default_factory=list)
    told: list[msgspec.Raw] = field(default_factory=list)  # what the last update told: the end of the log
    held: Held | None = None  # None: nobody follows by deltas
    history: deque[News] = field(default_factory=lambda: deque(maxlen=HISTORY))

    def snapshot(self) -> ViewerSnapshot:
        """Return what `restore` needs."""
        return ViewerSnapshot(self.n, self.seq, self.turns, self.log, len(self.told))

    def restore(self, snapshot: ViewerSnapshot) -> None:
        """Take over what a viewer has been told and asked. It is still to be told what it sees and is asked now."""
        self.n, self.seq, self.turns = snapshot.n, snapshot.seq, snapshot.turns
        self.log = snapshot.log
        self.told = self.log[len(self.log) - snapshot.told :]
