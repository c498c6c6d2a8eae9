"""One table in memory: the room, who is connected, and what each of them is sent after a change."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import msgspec

from sandtable.host.connection import Connection
from sandtable.host.limits import Bucket
from sandtable.host.protocol import Stale as StaleMessage
from sandtable.host.protocol import Table, TableChanged, TeamNews, Welcome, encode
from sandtable.host.room import Room

LEFT = 4400  # a closing code that means: do not come back


@dataclass(eq=False)
class Live:
    """A room, its listeners, its computer players at work. Whoever changes or shows it holds `lock`."""

    room: Room
    lines: int  # of its log in the store
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
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
        """What is round the game, for a viewer."""
        return self.room.table(viewer, self.here(), self.thinking)

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
        connection.team = None
        self._tell_team(connection)

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
            now = self.room.match.viewers[viewer].n
            for connection in listeners:
                for n, text in news:
                    if n > connection.n:
                        connection.send(text)
                connection.n = now
                if table is not None:
                    connection.send(table)
                self._tell_team(connection)

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
        for task in self.thinking.values():
            task.cancel()

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is going on."""
        return not self.connections and not self.thinking and not self.lock.locked()
