"""Who listens at a table in memory, and what each of them is sent after a change."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from sandtable.host.limits.token_bucket import Bucket
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import Replayed, Snapshot
from sandtable.host.protocol.news import Resync, TableChanged, TeamNews, Welcome, WindowNews
from sandtable.host.protocol.table import Reactions, Table, Team
from sandtable.host.store.entries import RATE_CAPPED, Entry, SeatPlan, TableSpec
from sandtable.host.store.finished import Finished, Sitter
from sandtable.host.table.again import Again
from sandtable.host.table.connection import Connection
from sandtable.host.table.seat_handoff import Handoffs
from sandtable.host.table.timing import BeforeImage, TimingDefence, timeless
from sandtable.review.course import Course

News = list[tuple[Connection, list[str]]]
"""The messages that each listener is to be sent."""


@dataclass(eq=False)
class OpenTable(ABC):
    """A table and its listeners. Whoever changes or shows it holds `lock`."""

    spec: TableSpec
    lines: int  # of its log in the store
    rate_capped: Counter[int] = field(
        default_factory=Counter, init=False
    )  # of these, by seat, those it may have for ever
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    connections: set[Connection] = field(default_factory=set, init=False)
    _here: Counter[int] = field(default_factory=Counter, init=False)  # how many of each viewer
    last_used: float = field(default_factory=time.monotonic, init=False)
    gone: bool = field(default=False, init=False)  # what is in memory is not what is stored: it must be loaded anew
    private_requests: dict[int, Bucket] = field(
        default_factory=dict, init=False
    )  # how fast each seat asks for what is its own
    _tables: dict[int, Table] = field(default_factory=dict, init=False)

    # ---- the table ----

    @cached_property
    def timing(self) -> TimingDefence:
        """What those who look may see while something changes."""
        return TimingDefence(self)

    @cached_property
    def _before(self) -> int:
        """Acts of the games that this one goes on from."""
        return sum(map(len, self.spec.earlier.acts)) if self.spec.earlier else 0

    @property
    def weight(self) -> int:
        """How many lines of logs it holds in memory."""
        return self.lines + self._before

    def count(self, entry: Entry) -> None:
        """A line more stands in the store."""
        self.lines += 1
        self.count_rate_capped(entry)

    def count_rate_capped(self, *log: Entry) -> None:
        """So much was done by which the game does not go on."""
        self.rate_capped.update(line.seat for line in log if isinstance(line, RATE_CAPPED))

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether its game has ended."""

    @property
    def retells(self) -> bool:
        """Whether what comes next has a long story told anew, which takes long."""
        return False

    @property
    @abstractmethod
    def again(self) -> Again:
        """Whether the same people play on, and where."""

    @property
    @abstractmethod
    def plans(self) -> list[SeatPlan]:
        """Who is to sit on each seat."""

    @property
    @abstractmethod
    def handoffs(self) -> Handoffs:
        """The codes by which seats go to other devices."""

    @abstractmethod
    def people(self) -> list[Sitter | None]:
        """The person on each seat."""

    @property
    def staying(self) -> set[int]:
        """The seats of all people who have not left."""
        return {seat for seat, person in enumerate(self.people()) if person is not None and not person.left}

    @abstractmethod
    def do(self, entry: Entry) -> None:
        """Carries an entry out, or raises Refusal or Stale and changes nothing."""

    @abstractmethod
    def finish(self) -> Finished:
        """The game that is over, to be kept."""

    # ---- what a viewer is shown ----

    @abstractmethod
    def viewer_of(self, token: str | None) -> int:
        """The seat that a token stands for; without one, the spectators."""

    @abstractmethod
    def table(self, viewer: int) -> Table:
        """What is round the game."""

    @abstractmethod
    def you(self, viewer: int) -> str | None:
        """The name of the viewer's seat."""

    @abstractmethod
    def whole(self, viewer: int) -> Resync:
        """All that this viewer may know of the game."""

    @abstractmethod
    def n(self, viewer: int) -> int:
        """The number of the viewer's last update."""

    @abstractmethod
    def since(self, viewer: int, n: int) -> list[bytes] | None:
        """The updates after number `n`, or None where only a resync helps."""

    @abstractmethod
    def team(self, viewer: int) -> Team | None:
        """What the viewer's team has for itself; None where there is none."""

    @abstractmethod
    def reactions(self, viewer: int) -> Reactions | None:
        """What the viewer is told of reaction windows; None in games without."""

    @abstractmethod
    def record(self, viewer: int) -> str | Callable[[], str]:
        """The record, or what makes it beside the loop: before the end what the viewer may know, then everything."""

    @abstractmethod
    def replay(self, at: int) -> Replayed:
        """The position after `at` public happenings of a finished game, as every viewer saw it."""

    @abstractmethod
    def course(self) -> Course:
        """What was played, for a review of a game that is over."""

    @abstractmethod
    def scenario(self, at: int) -> str:
        """The same position as a scenario file."""

    @abstractmethod
    def image(self, viewer: int) -> BeforeImage:
        """All that a viewer may know now, by reference."""

    def snapshot(self, viewer: int) -> Snapshot:
        """All that a viewer may know, in one piece."""
        return self.image(viewer).snapshot()

    # ---- who listens ----

    def here(self) -> set[int]:
        """The viewers that are connected."""
        return set(self._here)

    @abstractmethod
    def attend(self) -> None:
        """Others listen than before."""

    def join(self, connection: Connection, since: int | None) -> None:
        """A listener comes: welcome, then what is missing."""
        self.connections.add(connection)
        self.timing.expect(connection.viewer)
        self._here[connection.viewer] += 1
        self.attend()
        table = self.table(connection.viewer)
        welcome = Welcome(table, self.you(connection.viewer), table.commitment)
        connection.send(encode(welcome).decode())
        self._tables.setdefault(connection.viewer, table)
        missed = None if since is None else self.since(connection.viewer, since)
        if missed is None:
            self.resync(connection)
        else:
            for update in missed:
                connection.send(update.decode())
            connection.n = self.n(connection.viewer)
        self.tell()

    def leave(self, connection: Connection) -> None:
        """A listener goes."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self._here[connection.viewer] -= 1
        if self._here[connection.viewer]:
            return  # another page of the same viewer is still open: nobody notices
        del self._here[connection.viewer]
        self._tables.pop(connection.viewer, None)
        self.attend()
        self.tell()

    def drop(self, reason: str) -> None:
        """Closes it in memory: its listeners come back by themselves."""
        self.gone = True
        for connection in self.connections:
            connection.close(reason)

    @property
    def idle(self) -> bool:
        """Nobody listens and nothing is going on."""
        return not (self.connections or self.lock.locked())

    # ---- telling them ----

    def resync(self, connection: Connection) -> None:
        """Everything anew for one listener."""
        whole = self.whole(connection.viewer)
        connection.n = whole.n
        connection.send(encode(whole).decode())

    def catch_up(self, connection: Connection) -> None:
        """A listener that was too slow gets the present state."""
        self.resync(connection)
        connection.send(encode(TableChanged(self.table(connection.viewer))).decode())
        connection.team = connection.reactions = None
        team, reactions = self.team(connection.viewer), self.reactions(connection.viewer)
        send([(connection, [*_team_news(connection, team), *_window_news(connection, reactions)])])

    def tell(self) -> None:
        """Sends every listener what is new to it."""
        send(self.news())

    def news(self) -> News:
        """What is new to every listener, to be sent before anything else is. What several get is encoded once."""
        self.last_used = time.monotonic()
        return [(connection, texts) for viewer in self.here() for connection, texts in self._news_of(viewer)]

    def _news_of(self, viewer: int) -> News:
        listeners = [connection for connection in self.connections if connection.viewer == viewer]
        updates = self._updates(viewer, min(connection.n for connection in listeners))
        table, team, reactions = self._changed_table(viewer), self.team(viewer), self.reactions(viewer)
        news: News = []
        for connection in listeners:
            texts = [text for n, text in updates if n > connection.n]
            connection.n = self.n(viewer)
            texts += [] if table is None else [table]
            news.append((connection, [*texts, *_team_news(connection, team), *_window_news(connection, reactions)]))
        return news

    def _updates(self, viewer: int, after: int) -> list[tuple[int, str]]:
        updates = self.since(viewer, after) or []
        now = self.n(viewer)
        return [(now - len(updates) + 1 + i, update.decode()) for i, update in enumerate(updates)]

    def _changed_table(self, viewer: int) -> str | None:
        table = self.table(viewer)
        if self._tables.get(viewer) == table:
            return None
        self._tables[viewer] = table
        return encode(TableChanged(table)).decode()


def send(news: News) -> None:
    """Sends listeners what was made ready for them."""
    for connection, texts in news:
        for text in texts:
            connection.send(text)


def _window_news(connection: Connection, now: Reactions | None) -> list[str]:
    """The window, unless nothing about it has changed but the time."""
    if now is None:
        return []
    told = timeless(now)
    if told == connection.reactions:
        return []
    connection.reactions = told
    return [encode(WindowNews(now.window, now.mine, now.order)).decode()]


def _team_news(connection: Connection, team: Team | None) -> list[str]:
    """What a listener's own team has for itself: once all of it, then the lines that are new."""
    told = connection.team
    if team is None or team == told:
        return []
    connection.team = team
    lines = team.lines if told is None else team.lines[len(told.lines) :]
    return [encode(TeamNews(msgspec.structs.replace(team, lines=lines))).decode()]
