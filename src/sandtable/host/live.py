"""One table in memory: the room, who is connected, and what each of them is sent after a change."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import msgspec

from sandtable.host.clocks import Clock, Countdown
from sandtable.host.connection import Connection
from sandtable.host.limits import Bucket
from sandtable.host.protocol import (
    OwnAnswer,
    Reactions,
    ReactionWindow,
    Snapshot,
    Table,
    TableChanged,
    TeamNews,
    Welcome,
    WindowNews,
    encode,
)
from sandtable.host.protocol import Stale as StaleMessage
from sandtable.host.room import Room

LEFT = 4400  # a closing code that means: do not come back


@dataclass(eq=False)
class Live:
    """A room, its listeners, its computer players at work. Whoever changes or shows it holds `lock`."""

    room: Room
    lines: int  # of its log in the store
    clock: Clock
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    reacting: dict[int, asyncio.Task[None]] = field(default_factory=dict)  # in a window: nobody sees who is at work
    countdown: Countdown = field(default_factory=lambda: Countdown(0, 0.0))
    talking: dict[int, Bucket] = field(default_factory=dict)  # how fast each seat writes to its partners
    last_used: float = field(default_factory=time.monotonic)
    gone: bool = False  # what is in memory is not what is stored: it must be loaded anew
    _tables: dict[int, Table] = field(default_factory=dict)

    def here(self) -> set[int]:
        """The viewers that are connected."""
        return {connection.viewer for connection in self.connections}

    def watch(self, *seats: int) -> None:
        """Sees to it that updates are made for those who listen, and for the seats named."""
        self.room.match.watched = self.here() | set(seats)

    def table(self, viewer: int) -> Table:
        """What is round the game, for a viewer. Who is at work in a window is not shown."""
        asks = self.room.match.windows.asks
        return self.room.table(viewer, self.here(), {seat for seat in self.thinking if not asks(seat)})

    def snapshot(self, viewer: int) -> Snapshot:
        """All that a viewer may know, in one piece."""
        return self.room.snapshot(viewer, self.table(viewer), self.reactions(viewer))

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
            length = float(self.room.founding.clock or 0)
            left = round(max(0.0, self.countdown.began + length - self.clock.now()), 1)
        asks, more = [seats[seat] for seat in window.asks], [seats[seat] for seat in sorted(self.countdown.more)]
        return ReactionWindow(self.room.match.windows.number, window.kind, asks, length, left, more)

    def join(self, connection: Connection, since: int | None) -> None:
        """A listener comes: welcome, then what is missing."""
        self.connections.add(connection)
        self.watch()
        table = self.table(connection.viewer)
        welcome = Welcome(table, self.room.you(connection.viewer), table.commitment)
        connection.send(encode(welcome).decode())
        self._tables.setdefault(connection.viewer, table)
        missed = None if since is None else self.room.match.since(connection.viewer, since)
        if missed is None:
            self.resync(connection)
        else:
            for update in missed:
                connection.send(update.decode())
            connection.n = self.room.match.viewers[connection.viewer].n
        self.tell()

    def resync(self, connection: Connection) -> None:
        """Everything anew for one listener."""
        whole = self.room.match.resync(connection.viewer)
        connection.n = whole.n
        connection.send(encode(whole).decode())

    def catch_up(self, connection: Connection) -> None:
        """A listener that was too slow gets the present state."""
        self.resync(connection)
        connection.send(encode(TableChanged(self.table(connection.viewer))).decode())
        connection.team = connection.reactions = None
        self._tell_team(connection)
        self._tell_reactions(connection, self.reactions(connection.viewer))

    def stale(self, connection: Connection, ref: str | None, message: str) -> None:
        """The present state as the answer to an act that came too late."""
        whole = self.room.match.resync(connection.viewer)
        connection.n = whole.n
        answer = StaleMessage(ref, message, whole.n, whole.view, whole.legal, whole.seq, whole.ask, whole.log)
        connection.send(encode(answer).decode())

    def tell(self) -> None:
        """Sends every listener what is new to it. What several get is encoded once."""
        self.last_used = time.monotonic()
        for viewer in self.here():
            listeners = [connection for connection in self.connections if connection.viewer == viewer]
            news = self._updates(viewer, min(connection.n for connection in listeners))
            table = self._changed_table(viewer)
            reactions = self.reactions(viewer)
            now = self.room.match.viewers[viewer].n
            for connection in listeners:
                for n, text in news:
                    if n > connection.n:
                        connection.send(text)
                connection.n = now
                if table is not None:
                    connection.send(table)
                self._tell_team(connection)
                self._tell_reactions(connection, reactions)

    def _tell_reactions(self, connection: Connection, now: Reactions | None) -> None:
        """The window, unless nothing about it has changed but the time."""
        if now is None:
            return
        window = now.window and msgspec.structs.replace(now.window, left=None)
        timeless = msgspec.structs.replace(now, window=window)
        if timeless != connection.reactions:
            connection.reactions = timeless
            connection.send(encode(WindowNews(now.window, now.mine, now.order)).decode())

    def _tell_team(self, connection: Connection) -> None:
        """What a listener's own team has for itself: once all of it, then the lines that are new."""
        team, told = self.room.partners.shown(connection.viewer), connection.team
        if team is None or team == told:
            return
        connection.team = team
        news = team.lines if told is None else team.lines[len(told.lines) :]
        connection.send(encode(TeamNews(msgspec.structs.replace(team, lines=news))).decode())

    def _updates(self, viewer: int, after: int) -> list[tuple[int, str]]:
        updates = self.room.match.since(viewer, after) or []
        now = self.room.match.viewers[viewer].n
        return [(now - len(updates) + 1 + i, update.decode()) for i, update in enumerate(updates)]

    def _changed_table(self, viewer: int) -> str | None:
        table = self.table(viewer)
        if self._tables.get(viewer) == table:
            return None
        self._tables[viewer] = table
        return encode(TableChanged(table)).decode()

    def leave(self, connection: Connection) -> None:
        """A listener goes."""
        self.connections.discard(connection)
        if connection.viewer not in self.here():
            self._tables.pop(connection.viewer, None)
        self.watch()
        self.tell()

    def dismiss(self) -> None:
        """The connections end of those whose seats are free again, or another's."""
        for connection in self.connections:
            seat = connection.viewer
            if seat != self.room.match.spectator and self.room.people[seat] is None:
                connection.close("You have left the table.", LEFT)

    def drop(self, reason: str) -> None:
        """Closes it in memory: its listeners come back by themselves."""
        self.gone = True
        for connection in self.connections:
            connection.close(reason)
        for task in (*self.thinking.values(), *self.reacting.values()):
            task.cancel()
        self.countdown.stop()

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is going on."""
        return not (self.connections or self.thinking or self.reacting or self.lock.locked())
