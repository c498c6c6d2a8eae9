"""A table in memory, the connections that listen to it, and what each of them is sent after a change."""

from __future__ import annotations

import asyncio
import hmac
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial

import msgspec

from sandtable.engine.messages import Message, Reader, Tongue
from sandtable.host.limits.token_bucket import Bucket
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import Replayed, Snapshot
from sandtable.host.protocol.news import ChatNews, ClockNews, Resync, TableChanged, TeamNews, Welcome, WindowNews
from sandtable.host.protocol.table import Clocks, Reactions, Table, Team
from sandtable.host.protocol.talk import Room
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Rate
from sandtable.host.store.entries import Entry, SeatPlan, TableSpec
from sandtable.host.store.finished import Finished, Sitter
from sandtable.host.table.again import Again
from sandtable.host.table.connection import Connection
from sandtable.host.table.match import Sent
from sandtable.host.table.seat_handoff import Handoffs
from sandtable.host.table.speaking import in_words
from sandtable.host.table.timing import BeforeImage, TimingDefence, timeless
from sandtable.review.course import Course

MOVED = 4403  # a closing code that tells clients to reconnect as spectators
LOOKS = Rate(20, 20)
"""Looks at the log for refused requests: a table's players need few, and wrong tokens must not keep the table busy."""
News = list[tuple[Connection, list[str]]]
"""The messages that each listener is to be sent."""


@dataclass(eq=False)
class OpenTable(ABC):
    """A table and its listeners. Code that changes or shows the table must hold `lock`."""

    spec: TableSpec
    lines: int  # the number of lines of its log in the store
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    connections: set[Connection] = field(default_factory=set, init=False)
    _here: Counter[int] = field(default_factory=Counter, init=False)  # the number of connections of each viewer
    elsewhere: set[int] = field(default_factory=set, init=False)  # the viewers that are connected to other servers
    last_used: float = field(default_factory=time.monotonic, init=False)
    gone: bool = field(default=False, init=False)  # it has been dropped from memory, and must be loaded anew
    private_requests: dict[int, Bucket] = field(
        default_factory=dict, init=False
    )  # limits the rate of private requests of each seat
    _tables: dict[int, Table] = field(default_factory=dict, init=False)
    ended_day: bool = field(default=False, init=False)  # the day of the duel that is played here has ended
    # where servers share the database: lines of others that were carried out here, and that nobody has been told of yet
    untold: list[Entry] = field(default_factory=list, init=False)

    # ---- the table ----

    @cached_property
    def timing(self) -> TimingDefence:
        """The timing defence: what viewers may see while a change is being made."""
        return TimingDefence(self)

    @cached_property
    def looks(self) -> Bucket:
        """The limit on looks at the log that requests cause which would be refused without one."""
        return Bucket(LOOKS)

    @cached_property
    def _before(self) -> int:
        """The number of acts in the earlier game that this one goes on from."""
        return sum(map(len, self.spec.earlier.acts)) if self.spec.earlier else 0

    @property
    def weight(self) -> int:
        """The number of log lines that the table holds in memory."""
        return self.lines + self._before

    @property
    @abstractmethod
    def rate_capped(self) -> Counter[int]:
        """The number of rate-capped entries of each seat."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def retells(self) -> bool:
        """Whether the next change makes a long opening be told again, which takes long."""
        return False

    @property
    def votes_again(self) -> bool:
        """Whether people may agree on another table."""
        return self.over

    @property
    @abstractmethod
    def again(self) -> Again:
        """The vote on a rematch, and the table of the next game."""

    @property
    @abstractmethod
    def plans(self) -> list[SeatPlan]:
        """The kind of player of each seat."""

    @property
    @abstractmethod
    def handoffs(self) -> Handoffs:
        """The codes with which seats move to other devices."""

    @abstractmethod
    def people(self) -> list[Sitter | None]:
        """Return the person on each seat, or None where nobody sits."""

    @property
    def staying(self) -> set[int]:
        """The seats of all people who have not left."""
        return {seat for seat, person in enumerate(self.people()) if person is not None and not person.left}

    @abstractmethod
    def do(self, entry: Entry) -> None:
        """Carry out an entry, or raise Refusal or Stale and change nothing."""

    def sent(self) -> Sent:
        """Return what the viewers have been sent, for `go_back`."""
        return {}

    @abstractmethod
    def go_back(self, lines: list[Entry], sent: Sent) -> None:
        """Let the table stand as it stood after these lines of its log, when its viewers had been sent `sent`."""

    @abstractmethod
    def finish(self) -> Finished:
        """Return the game, which must be over, as it is to be stored."""

    # ---- what a viewer is shown ----

    @property
    @abstractmethod
    def spectator(self) -> int:
        """The number of the spectators among the viewers."""

    @property
    def held_back(self) -> bool:
        """Whether others play the same duel today. Then only its player may look at the table, and at no secret."""
        return self.spec.day is not None and not self.ended_day

    def need_public(self) -> None:
        """Raise Refusal if the table is held back."""
        if self.held_back:
            raise Refusal(403, "held_back")

    def viewer_of(self, token: str | None) -> int:
        """Return the seat that a token holds, or the spectators without a token.

        Raise Refusal for a wrong token, and for spectators of a table that is held back.
        """
        if token is None:
            self.need_public()
            return self.spectator
        return self._seat_of(token)

    @abstractmethod
    def _seat_of(self, token: str) -> int:
        """Return the seat that a token holds; raise Refusal if it holds none."""

    def seat_held_by(self, holder: str) -> int | None:
        """Return the seat that the token with this hash holds, or None."""
        for seat, person in enumerate(self.people()):
            if person is not None and hmac.compare_digest(person.token, holder):
                return seat
        return None

    @abstractmethod
    def table(self, viewer: int) -> Table:
        """Return the table without its game, as a viewer sees it."""

    @abstractmethod
    def you(self, viewer: int) -> str | None:
        """Return the name of the viewer's seat, or None for spectators."""

    @abstractmethod
    def whole(self, viewer: int, deltas: bool) -> Resync:
        """Return all that this viewer may know of the game, with all lines of the log or, for `deltas`, the latest."""

    @abstractmethod
    def n(self, viewer: int) -> int:
        """Return the number of the viewer's last update."""

    @abstractmethod
    def seq(self, viewer: int) -> int:
        """Return the number of the viewer's last question."""

    @abstractmethod
    def since(self, viewer: int, n: int, deltas: bool) -> list[bytes] | None:
        """Return the updates after number `n`, in full or as deltas, or None if a resync is needed."""

    @abstractmethod
    def team(self, viewer: int) -> Team | None:
        """Return the partners' channel of the viewer's team, or None if the viewer has no partner."""

    @abstractmethod
    def reader(self, viewer: int, words: Tongue) -> Reader | None:
        """Return the reader who is told in words what the game says; None: it is sent as it is."""

    @abstractmethod
    def reactions(self, viewer: int) -> Reactions | None:
        """Return what the viewer is told of reaction windows, or None in games without them."""

    @abstractmethod
    def clocks(self) -> Clocks | None:
        """Return the clocks, as they were when the one that runs was started, or None if the table has none."""

    def by_now(self, clocks: Clocks) -> Clocks:
        """Return the same clocks with the time that is left by now on the one that runs."""
        return clocks

    @abstractmethod
    def record(self, viewer: int) -> str | Callable[[], str]:
        """Return the record, or a function that makes it off the event loop.

        Before the end of the game it holds what the viewer may know, and afterwards everything.
        """

    @abstractmethod
    def replayed_by(self, words: Tongue) -> Reader | None:
        """Return the reader who is told in words what a replay says, which is for everybody; None: as it is."""

    @abstractmethod
    def replay(self, at: int) -> Replayed:
        """Return position `at` of the replay of a finished game, as every viewer saw it.

        Raise Refusal if there is no such position.
        """

    @abstractmethod
    def course(self) -> Course:
        """Return the course of a game that is over, for a review."""

    @abstractmethod
    def scenario(self, at: int) -> str:
        """Return position `at` of the replay as a scenario file; raise Refusal if it cannot be written."""

    @abstractmethod
    def image(self, viewer: int) -> BeforeImage:
        """Return all that a viewer may know now, by reference."""

    def snapshot(self, viewer: int) -> Snapshot:
        """Return a snapshot of all that a viewer may know now."""
        return self.snapshot_of(self.image(viewer))

    def snapshot_of(self, image: BeforeImage) -> Snapshot:
        """Return a snapshot of what an image holds, with the time that is left by now on the clock that runs."""
        snapshot = image.snapshot()
        snapshot.clocks = snapshot.clocks and self.by_now(snapshot.clocks)
        return snapshot

    # ---- who listens ----

    def here(self) -> set[int]:
        """Return the viewers that are connected, to this server or another."""
        return self.elsewhere | self._here.keys()

    @property
    def connected(self) -> set[int]:
        """The viewers that are connected to this server."""
        return set(self._here)

    @abstractmethod
    def attend(self) -> None:
        """Note that the listeners have changed."""

    def join(self, connection: Connection, since: int | None) -> None:
        """Add a listener. Send it a welcome, and then the updates after number `since` or, failing that, a resync."""
        self.connections.add(connection)
        if self.reader(connection.viewer, connection.words) is not None:
            connection.say = partial(self._in_words, connection)
        self.timing.expect(connection.viewer)
        self._here[connection.viewer] += 1
        self.attend()
        table = self.table(connection.viewer)
        welcome = Welcome(table, self.you(connection.viewer), table.commitment)
        connection.send(encode(welcome).decode())
        self._tables.setdefault(connection.viewer, table)
        missed = None if since is None else self.since(connection.viewer, since, connection.deltas)
        if missed is None:
            self.resync(connection)
        else:
            for update in missed:
                connection.send(update.decode())
            connection.n = self.n(connection.viewer)
        self.tell()

    def _in_words(self, connection: Connection, message: str) -> str:
        return in_words(self.reader(connection.viewer, connection.words), message.encode()).decode()

    def leave(self, connection: Connection) -> None:
        """Remove a listener."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self._here[connection.viewer] -= 1
        if self._here[connection.viewer]:
            return  # another page of the same viewer is still open, so nothing changes for others
        del self._here[connection.viewer]
        self._tables.pop(connection.viewer, None)
        self.attend()
        self.tell()

    def let_go(self, seat: int) -> None:
        """Close the connections of a seat that were opened with a token that does not hold it any more."""
        person = self.people()[seat]
        for connection in self.connections:
            if connection.viewer == seat and (person is None or connection.holder != person.token):
                connection.close(Message("bye-moved"), MOVED)

    def drop(self, reason: Message) -> None:
        """Mark the table as gone from memory, and close its connections. Listeners reconnect by themselves."""
        self.gone = True
        for connection in self.connections:
            connection.close(reason)

    @property
    def idle(self) -> bool:
        """Whether nobody listens and nothing is going on."""
        return not (self.connections or self.lock.locked())

    # ---- telling them ----

    def resync(self, connection: Connection) -> None:
        """Send one listener everything anew."""
        whole = self.whole(connection.viewer, connection.deltas)
        connection.n = whole.n
        connection.send(encode(whole).decode())

    def catch_up(self, connection: Connection) -> None:
        """Send the present state to a listener that was too slow."""
        self.resync(connection)
        connection.send(encode(TableChanged(self.table(connection.viewer))).decode())
        connection.team = connection.reactions = connection.clocks = None
        send([(connection, self._side_news(connection))])

    def tell_of_time(self) -> None:
        """Tell every listener anew how the clocks stand."""
        for connection in self.connections:
            connection.reactions = connection.clocks = None
        send([(connection, self._side_news(connection)) for connection in self.connections])

    def tell(self) -> None:
        """Send every listener its news."""
        send(self.news())

    def news(self) -> News:
        """Return the news of every listener, which must be sent before any other message.

        What several listeners get is encoded once.
        """
        self.last_used = time.monotonic()
        return [(connection, texts) for viewer in self.connected for connection, texts in self._news_of(viewer)]

    def tell_of_chat(self, room: Room) -> None:
        """Tell the listeners who read this room that something was said there."""
        text = encode(ChatNews()).decode()
        for connection in self.connections:
            told = self._tables.get(connection.viewer)
            over = told is not None and told.ended is not None
            if room == "players" or connection.viewer == self.spectator or over:
                connection.send(text)

    def _news_of(self, viewer: int) -> News:
        listeners = [connection for connection in self.connections if connection.viewer == viewer]
        updates = {deltas: self._updates(viewer, deltas, listeners) for deltas in {c.deltas for c in listeners}}
        table = self._changed_table(viewer)
        news: News = []
        for connection in listeners:
            texts = [text for n, text in updates[connection.deltas] if n > connection.n]
            connection.n = self.n(viewer)
            texts += [] if table is None else [table]
            news.append((connection, [*texts, *self._side_news(connection)]))
        return news

    def _side_news(self, connection: Connection) -> list[str]:
        """Return what a listener has still to be told besides the game and the table."""
        team, reactions = self.team(connection.viewer), self.reactions(connection.viewer)
        return [*_team_news(connection, team), *_window_news(connection, reactions), *self._clock_news(connection)]

    def _clock_news(self, connection: Connection) -> list[str]:
        """Return the message about the clocks, or nothing if the same ones run as before."""
        clocks = self.clocks()
        if clocks is None or clocks == connection.clocks:
            return []
        connection.clocks = clocks
        return [encode(ClockNews(**msgspec.structs.asdict(self.by_now(clocks)))).decode()]

    def _updates(self, viewer: int, deltas: bool, listeners: list[Connection]) -> list[tuple[int, str]]:
        """Return the updates that some of the listeners who get them in this form have not been sent, numbered."""
        after = min(connection.n for connection in listeners if connection.deltas == deltas)
        updates = self.since(viewer, after, deltas) or []
        now = self.n(viewer)
        return [(now - len(updates) + 1 + i, update.decode()) for i, update in enumerate(updates)]

    def _changed_table(self, viewer: int) -> str | None:
        table = self.table(viewer)
        if self._tables.get(viewer) == table:
            return None
        self._tables[viewer] = table
        return encode(TableChanged(table)).decode()


def send(news: News) -> None:
    """Send listeners the messages that were prepared for them."""
    for connection, texts in news:
        for text in texts:
            connection.send(text)


def _window_news(connection: Connection, now: Reactions | None) -> list[str]:
    """Return the message about the reaction window, or nothing if only the time left has changed."""
    if now is None:
        return []
    told = timeless(now)
    if told == connection.reactions:
        return []
    connection.reactions = told
    return [encode(WindowNews(now.window, now.mine, now.order)).decode()]


def _team_news(connection: Connection, team: Team | None) -> list[str]:
    """Return the message about the listener's team, or nothing if it has not changed.

    The first message holds all lines, and later ones only the new lines.
    """
    told = connection.team
    if team is None or team == told:
        return []
    connection.team = team
    lines = team.lines if told is None else team.lines[len(told.lines) :]
    return [encode(TeamNews(msgspec.structs.replace(team, lines=lines))).decode()]
