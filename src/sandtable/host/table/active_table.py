"""A table whose game can be played: what each viewer is shown, and which computer players are at work."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Message, Reader, Tongue
from sandtable.host.clocks import Clock, Countdown, Stopwatch
from sandtable.host.limits.token_bucket import Bucket
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import Replayed
from sandtable.host.protocol.daily import DuelResult
from sandtable.host.protocol.news import Refused, Resync
from sandtable.host.protocol.news import Stale as StaleMessage
from sandtable.host.protocol.public import Public
from sandtable.host.protocol.table import Clocks, OwnAnswer, Reactions, ReactionWindow, Table, Team
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry, SeatPlan
from sandtable.host.store.finished import Finished, Sitter
from sandtable.host.store.results import Outcome
from sandtable.host.table import showing
from sandtable.host.table.again import Again
from sandtable.host.table.connection import Connection
from sandtable.host.table.duel_result import duel_result
from sandtable.host.table.loading import rebuild
from sandtable.host.table.match import Sent
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.rated import outcome
from sandtable.host.table.room import Room
from sandtable.host.table.seat_handoff import Handoffs
from sandtable.host.table.speaking import in_words_as
from sandtable.host.table.timing import BeforeImage
from sandtable.review.course import Course

LEFT = 4400  # a closing code that tells clients not to reconnect


@dataclass(slots=True)
class _Shown:
    """What viewers are shown besides the game, until something changes. Each part is made when it is first needed."""

    # the room's count of changes; connected viewers; computer players at work; whether the table is held back
    at: tuple[int, set[int], set[int], bool]
    public: Table
    tables: dict[int, Table] = field(default_factory=dict)
    teams: dict[int, Team | None] = field(default_factory=dict)


@dataclass(eq=False)
class ActiveTable(OpenTable):
    """A room, its listeners, and its computer players at work."""

    room: Room
    clock: Clock
    # where servers share the database: the room after so many lines of the log, for `go_back`; None: it is to be made
    stored_room: tuple[int, Room] | None = field(default=None, init=False)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    reacting: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)  # not shown to viewers
    countdown: Countdown = field(default_factory=lambda: Countdown(0, 0.0), init=False)
    stopwatch: Stopwatch = field(default_factory=Stopwatch, init=False)  # of the turn clock that runs
    kept_record: str | None = field(default=None, init=False)  # the record of a game that is over
    published: Public | None = field(default=None, init=False)  # what everybody sees of it, as the club was told last
    patience: int | None = field(default=None, init=False)  # seconds for which somebody may be away in their turn
    _when_dropped: list[Callable[[], None]] = field(default_factory=list, init=False)
    _shown: _Shown | None = field(default=None, init=False)
    talking: dict[int, Bucket] = field(default_factory=dict, init=False)  # limits the rate of messages of each seat

    @property
    def rate_capped(self) -> Counter[int]:
        return self.room.rate_capped

    @property
    def over(self) -> bool:
        return self.room.ended is not None

    @property
    def votes_again(self) -> bool:
        return self.room.votes_again

    @property
    def retells(self) -> bool:
        """Whether the next change makes the opening be told again.

        A game that goes on from another is told with the names of those who sit down.
        """
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
        """Return the person on each seat, or None where nobody sits."""
        room = self.room
        return [
            Sitter(person.name, person.token, room.order(seat), seat in room.seating.left, person.account)
            if person
            else None
            for seat, person in enumerate(room.seating.people)
        ]

    def do(self, entry: Entry) -> None:
        """Carry out an entry, or raise Refusal or Stale and change nothing."""
        self.room.do(entry)
        self.room.match.retell()

    def sent(self) -> Sent:
        """Return what the viewers have been sent, for `go_back`."""
        return self.room.match.sent()

    def advance(self, done: list[Entry]) -> None:
        """Let the room for `go_back` follow, if there is one.

        Where a game goes on from another, the first line makes the whole of that be told again: the room is made anew.
        """
        room, self.stored_room = self.room_to_go_back_to(self.lines - len(done)), None
        if room is None or (self.spec.earlier and not room.match.given):
            return
        for entry in done:
            room.do(entry)
        self.stored_room = self.lines, room

    def room_to_go_back_to(self, lines: int) -> Room | None:
        """Return the room as it stood after so many lines of the log, if it is there."""
        return self.stored_room[1] if self.stored_room and self.stored_room[0] == lines else None

    def go_back(self, lines: list[Entry], sent: Sent) -> None:
        """Let the table stand as it stood after these lines of its log, when its viewers had been sent `sent`."""
        self.room = self.room_to_go_back_to(self.lines) or rebuild(self.spec, lines, resumable=False)
        self.stored_room = self._shown = None
        self.attend()
        self.room.match.resume(sent)

    def finish(self) -> Finished:
        """Return the game, which must be over, as it is to be stored. It does not hold who is connected."""
        room = self.room
        shown = [
            in_words_as(
                self.reader(viewer, ENGLISH),
                showing.snapshot(room, viewer, showing.table(room, viewer), self.reactions(viewer)),
            )
            for viewer in room.match.viewers
        ]
        record = showing.record_of(room, room.match.spectator)()
        version = room.variant.game.version
        return Finished(version, list(self.plans), self.people(), record, shown)

    @property
    def result(self) -> DuelResult | None:
        """How the duel of a day has ended that is played here; None: it goes on, or there is none."""
        return None if self.spec.day is None else duel_result(self.room)

    @property
    def outcome(self) -> Outcome | None:
        """How a rated game has ended; None: it goes on, or is not rated."""
        return outcome(self.room)

    # ---- what a viewer is shown ----

    @property
    def spectator(self) -> int:
        """The number of the spectators among the viewers."""
        return self.room.match.spectator

    def _seat_of(self, token: str) -> int:
        """Return the seat that a token holds; raise Refusal if it holds none."""
        return self.room.seating.of(token)

    def table(self, viewer: int) -> Table:
        """Return the table without its game, as a viewer sees it.

        It does not show which computer players are at work in a reaction window, or for a person who is late.
        """
        shown = self._shown_now()
        if viewer not in shown.tables:
            shown.tables[viewer] = showing.table_for(self.room, viewer, shown.public)
        return shown.tables[viewer]

    def _shown_now(self) -> _Shown:
        asks, is_bot = self.room.match.windows.asks, self.room.seating.is_bot
        here, thinking = self.here(), {seat for seat in self.thinking if is_bot(seat) and not asks(seat)}
        now = self.room.changes, here, thinking, self.held_back
        if self._shown is None or self._shown.at != now:
            self._shown = _Shown(now, showing.public_table(self.room, here, thinking, self.held_back, self.patience))
        return self._shown

    def you(self, viewer: int) -> str | None:
        """Return the name of the viewer's seat, or None for spectators."""
        return showing.you(self.room, viewer)

    def whole(self, viewer: int, deltas: bool) -> Resync:
        """Return all that this viewer may know of the game, with all lines of the log or, for `deltas`, the latest."""
        return self.room.match.resync(viewer, deltas)

    def n(self, viewer: int) -> int:
        """Return the number of the viewer's last update."""
        return self.room.match.viewers[viewer].n

    def seq(self, viewer: int) -> int:
        """Return the number of the viewer's last question."""
        return self.room.match.viewers[viewer].seq

    def since(self, viewer: int, n: int, deltas: bool) -> list[bytes] | None:
        """Return the updates after number `n`, in full or as deltas, or None if a resync is needed."""
        return self.room.match.since(viewer, n, deltas)

    def team(self, viewer: int) -> Team | None:
        """Return the partners' channel of the viewer's team, or None if the viewer has no partner."""
        teams = self._shown_now().teams
        if viewer not in teams:
            teams[viewer] = self.room.partners.shown(viewer)
        return teams[viewer]

    def record(self, viewer: int) -> str | Callable[[], str]:
        """Return the record, or a function that makes it off the event loop.

        Before the end of the game it holds what the viewer may know, and afterwards everything.
        """
        return self.kept_record if self.kept_record is not None else showing.record_of(self.room, viewer)

    def replayed_by(self, words: Tongue) -> Reader | None:
        """Return the reader who is told in words what a replay says, which is for everybody; None: as it is."""
        return self.room.replayed_by(words)

    def replay(self, at: int) -> Replayed:
        """Return position `at` of the replay, as every viewer saw it; raise Refusal before the end of the game."""
        return self.room.replay(at)

    def course(self) -> Course:
        """Return the course of the game for a review."""
        return self.room.course()

    def scenario(self, at: int) -> str:
        """Return position `at` of the replay as a scenario file; raise Refusal before the end of the game."""
        return self.room.scenario(at)

    def image(self, viewer: int) -> BeforeImage:
        """Return all that a viewer may know now, by reference."""
        return showing.image(self.room, viewer, self.table(viewer), self.team(viewer), self.reactions(viewer))

    def reader(self, viewer: int, words: Tongue) -> Reader | None:
        """Return the reader who is told in words what the game says; None: it is sent as it is."""
        return self.room.reader(viewer, words)

    def reactions(self, viewer: int) -> Reactions | None:
        """Return what a viewer is told of reaction windows, or None in games without them."""
        room, windows = self.room, self.room.match.windows
        if room.variant.window is None:
            return None
        seated = viewer != room.match.spectator
        window, mine = self._window(), None
        if window is not None and windows.asks(viewer):
            more = window.length is not None and viewer not in windows.more
            mine = OwnAnswer("open" if windows.waits_for(viewer) else "sealed", windows.answer(viewer), more)
        return Reactions(window, mine, room.order(viewer) if seated else None)

    def _window(self) -> ReactionWindow | None:
        windows, seats = self.room.match.windows, self.room.seats
        window = windows.window
        if window is None:
            return None
        length = left = None
        if self.countdown.began is not None:
            length = float(self.room.spec.clock or 0)
            left = round(self.countdown.left(self.clock.now()), 1)
        asks, more = [seats[seat] for seat in window.asks], [seats[seat] for seat in sorted(windows.more)]
        return ReactionWindow(windows.number, window.kind, asks, length, left, more)

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs here, of a turn or of a reaction window."""
        return self.countdown.began is not None or (
            self.room.clocks is not None and self.room.clocks.running is not None
        )

    def clocks(self) -> Clocks | None:
        """Return the clocks, as they were when the one that runs was started, or None if the table has none."""
        return showing.clocks(self.room)

    def by_now(self, clocks: Clocks) -> Clocks:
        """Return the same clocks with the time that is left by now on the one that runs."""
        if clocks.left is None:
            return clocks
        left = max(0, clocks.left - self.stopwatch.tenths(clocks.n, self.clock.now()))
        return replace(clocks, left=left)

    def timed(self, entry: Entry) -> Entry:
        """Return an entry with what has run on the clock by now, if it may stop one."""
        clocks = self.room.clocks
        if clocks is None or not isinstance(entry, entries.Timed):
            return entry
        if isinstance(entry, entries.Left) and self.room.variant.teams:
            entry = replace(entry, decide=True)
        if clocks.running is None:
            return replace(entry, spent=None)
        came = self.timing.came
        spent = self.stopwatch.tenths(clocks.number, self.clock.now() if came is None else came)
        return replace(entry, spent=spent)

    # ---- who listens ----

    def attend(self) -> None:
        """Note that the listeners have changed: updates are made for those who listen now, as they follow."""
        in_full = {connection.viewer for connection in self.connections if not connection.deltas}
        by_deltas = {connection.viewer for connection in self.connections if connection.deltas}
        self.room.match.follow(in_full, by_deltas)

    def join(self, connection: Connection, since: int | None) -> None:
        """Add a listener.

        If the table was created under an older version of the rules, its updates may have had other numbers. The
        listener then always gets a resync.
        """
        of_this_version = self.spec.rules_version == self.room.variant.game.version
        super().join(connection, since if of_this_version else None)

    def stale(self, connection: Connection, ref: str | None, message: str) -> None:
        """Answer an act that came too late with the present state, or with `refused` if that has been sent already."""
        viewer = self.room.match.viewers[connection.viewer]
        if connection.late == (viewer.n, viewer.seq):
            connection.send(encode(Refused(ref, "stale", message, viewer.seq)).decode())
            return
        connection.late = viewer.n, viewer.seq
        whole = self.whole(connection.viewer, connection.deltas)
        connection.n = whole.n
        answer = StaleMessage(**msgspec.structs.asdict(whole), ref=ref, message=message)
        connection.send(encode(answer).decode())

    def dismiss(self) -> None:
        """Close the connections of seats that no person holds any more."""
        for connection in self.connections:
            seat = connection.viewer
            if seat != self.room.match.spectator and self.room.seating.people[seat] is None:
                connection.close(Message("bye-left"), LEFT)

    def drop(self, reason: Message) -> None:
        """Mark the table as gone from memory, close its connections, and stop all work for it."""
        super().drop(reason)
        for task in (*self.thinking.values(), *self.reacting.values()):
            task.cancel()
        for end in self._when_dropped:
            end()
        self._when_dropped.clear()
        self.countdown.stop(self.clock.now())

    def when_dropped(self, end: Callable[[], None]) -> None:
        """Call `end` when the table leaves memory."""
        self._when_dropped.append(end)

    @property
    def idle(self) -> bool:
        """Whether nobody listens and nothing is going on."""
        return super().idle and not (self.thinking or self.reacting)
