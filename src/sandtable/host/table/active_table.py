"""A table at which the rules of its game can be carried out: what each viewer is shown, who is at work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from sandtable.host.clocks import Clock, Countdown
from sandtable.host.limits.token_bucket import Bucket
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import Replayed
from sandtable.host.protocol.news import Refused, Resync
from sandtable.host.protocol.news import Stale as StaleMessage
from sandtable.host.protocol.table import OwnAnswer, Reactions, ReactionWindow, Table, Team
from sandtable.host.store.entries import Entry, SeatPlan
from sandtable.host.store.finished import Finished, Sitter
from sandtable.host.table import showing
from sandtable.host.table.again import Again
from sandtable.host.table.connection import Connection
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room
from sandtable.host.table.seat_handoff import Handoffs
from sandtable.host.table.timing import BeforeImage
from sandtable.review.course import Course

LEFT = 4400  # a closing code that means: do not come back


@dataclass(slots=True)
class _Shown:
    """What viewers are shown round the game until something changes: each made once, when somebody is to see it."""

    at: tuple[int, set[int], set[int]]  # the changes of the room; who is connected; which computer players are at work
    public: Table
    tables: dict[int, Table] = field(default_factory=dict)
    teams: dict[int, Team | None] = field(default_factory=dict)


@dataclass(eq=False)
class ActiveTable(OpenTable):
    """A room, its listeners, its computer players at work."""

    room: Room
    clock: Clock
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    reacting: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)  # nobody sees who is at work
    countdown: Countdown = field(default_factory=lambda: Countdown(0, 0.0), init=False)
    kept_record: str | None = field(default=None, init=False)  # of the game that is over
    _when_dropped: list[Callable[[], None]] = field(default_factory=list, init=False)
    _shown: _Shown | None = field(default=None, init=False)
    talking: dict[int, Bucket] = field(default_factory=dict, init=False)  # how fast each seat writes to its partners

    @property
    def over(self) -> bool:
        return self.room.ended is not None

    @property
    def retells(self) -> bool:
        """Where a game goes on from another, it is told with the names of those who sit down."""
        return bool(self.spec.earlier) and not self.room.match.given

    @property
    def again(self) -> Again:
        return self.room.again

    @property
    def handoffs(self) -> Handoffs:
        return self.room.handoffs

    @property
    def plans(self) -> list[SeatPlan]:
        return self.room.seating.plans

    def people(self) -> list[Sitter | None]:
        """The person on each seat."""
        room = self.room
        return [
            Sitter(person.name, person.token, room.order(seat), seat in room.seating.left) if person else None
            for seat, person in enumerate(room.seating.people)
        ]

    def do(self, entry: Entry) -> None:
        """Carries an entry out, or raises Refusal or Stale and changes nothing."""
        self.room.do(entry)
        self.room.match.retell()

    def finish(self) -> Finished:
        """The game that is over, to be kept. Who is connected is no part of it."""
        room = self.room
        shown = [
            showing.snapshot(room, viewer, showing.table(room, viewer), self.reactions(viewer))
            for viewer in room.match.viewers
        ]
        record = showing.record_of(room, room.match.spectator)()
        version = room.variant.game.version
        return Finished(version, list(self.plans), self.people(), record, shown)

    # ---- what a viewer is shown ----

    def viewer_of(self, token: str | None) -> int:
        """The seat that a token stands for; without one, the spectators."""
        return self.room.match.spectator if token is None else self.room.seating.of(token)

    def table(self, viewer: int) -> Table:
        """What is round the game, for a viewer. Who is at work in a window is not shown."""
        shown = self._shown_now()
        if viewer not in shown.tables:
            shown.tables[viewer] = showing.table_for(self.room, viewer, shown.public)
        return shown.tables[viewer]

    def _shown_now(self) -> _Shown:
        asks = self.room.match.windows.asks
        here, thinking = self.here(), {seat for seat in self.thinking if not asks(seat)}
        now = self.room.changes, here, thinking
        if self._shown is None or self._shown.at != now:
            self._shown = _Shown(now, showing.public_table(self.room, here, thinking))
        return self._shown

    def you(self, viewer: int) -> str | None:
        """The name of the viewer's seat."""
        return showing.you(self.room, viewer)

    def whole(self, viewer: int) -> Resync:
        """All that this viewer may know of the game."""
        return self.room.match.resync(viewer)

    def n(self, viewer: int) -> int:
        """The number of the viewer's last update."""
        return self.room.match.viewers[viewer].n

    def since(self, viewer: int, n: int) -> list[bytes] | None:
        """The updates after number `n`, or None where only a resync helps."""
        return self.room.match.since(viewer, n)

    def team(self, viewer: int) -> Team | None:
        """What the viewer's team has for itself; None where there is none."""
        teams = self._shown_now().teams
        if viewer not in teams:
            teams[viewer] = self.room.partners.shown(viewer)
        return teams[viewer]

    def record(self, viewer: int) -> str | Callable[[], str]:
        """The record, or what makes it: before the end what the viewer may know, then everything."""
        return self.kept_record if self.kept_record is not None else showing.record_of(self.room, viewer)

    def replay(self, at: int) -> Replayed:
        """The position after `at` public happenings of a finished game, as every viewer saw it."""
        return self.room.replay(at)

    def course(self) -> Course:
        """What was played, for a review."""
        return self.room.course()

    def scenario(self, at: int) -> str:
        """The same position as a scenario file."""
        return self.room.scenario(at)

    def image(self, viewer: int) -> BeforeImage:
        """All that a viewer may know now, by reference."""
        return showing.image(self.room, viewer, self.table(viewer), self.team(viewer), self.reactions(viewer))

    def reactions(self, viewer: int) -> Reactions | None:
        """What a viewer is told of reaction windows; None in games without."""
        room, windows = self.room, self.room.match.windows
        if room.variant.window is None:
            return None
        seated = viewer != room.match.spectator
        window, mine = self._window(), None
        if window is not None and windows.asks(viewer):
            more = window.length is not None and viewer not in self.countdown.more
            mine = OwnAnswer("open" if windows.waits_for(viewer) else "sealed", windows.answer(viewer), more)
        return Reactions(window, mine, room.order(viewer) if seated else None)

    def _window(self) -> ReactionWindow | None:
        window, seats = self.room.match.windows.window, self.room.seats
        if window is None:
            return None
        length = left = None
        if self.countdown.began is not None:
            length = float(self.room.spec.clock or 0)
            left = round(max(0.0, self.countdown.began + length - self.clock.now()), 1)
        asks, more = [seats[seat] for seat in window.asks], [seats[seat] for seat in sorted(self.countdown.more)]
        return ReactionWindow(self.room.match.windows.number, window.kind, asks, length, left, more)

    # ---- who listens ----

    def watch(self, *seats: int) -> None:
        """Sees to it that updates are made for those who listen, and for the seats named."""
        self.room.match.watched = self.here() | set(seats)

    def attend(self) -> None:
        """Others listen than before."""
        self.watch()

    def join(self, connection: Connection, since: int | None) -> None:
        """A listener comes. Where it was begun under an older version of the rules, updates may have been numbered
        otherwise: then nobody resumes.
        """
        of_this_version = self.spec.rules_version == self.room.variant.game.version
        super().join(connection, since if of_this_version else None)

    def stale(self, connection: Connection, ref: str | None, message: str) -> None:
        """The answer to an act that came too late: the present state, and where that was said already, so much."""
        viewer = self.room.match.viewers[connection.viewer]
        if connection.late == (viewer.n, viewer.seq):
            connection.send(encode(Refused(ref, "stale", message, viewer.seq)).decode())
            return
        connection.late = viewer.n, viewer.seq
        whole = self.room.match.resync(connection.viewer)
        connection.n = whole.n
        answer = StaleMessage(whole.n, whole.view, whole.legal, whole.seq, whole.ask, whole.log, ref, message)
        connection.send(encode(answer).decode())

    def dismiss(self) -> None:
        """The connections end of those whose seats are free again, or another's."""
        for connection in self.connections:
            seat = connection.viewer
            if seat != self.room.match.spectator and self.room.seating.people[seat] is None:
                connection.close("You have left the table.", LEFT)

    def drop(self, reason: str) -> None:
        """Closes it in memory: its listeners come back by themselves."""
        super().drop(reason)
        for task in (*self.thinking.values(), *self.reacting.values()):
            task.cancel()
        for end in self._when_dropped:
            end()
        self._when_dropped.clear()
        self.countdown.stop()

    def when_dropped(self, end: Callable[[], None]) -> None:
        """Calls `end` when the table leaves the memory."""
        self._when_dropped.append(end)

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is going on."""
        return super().idle and not (self.thinking or self.reacting)
