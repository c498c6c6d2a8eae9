"""What happens at the tables of one server: changing them, telling those who listen. The one place where the order is
kept:

    carry out in memory  ->  durable in the store  ->  tell everyone, the sender too

While it is under way the table's lock is held, so nobody can read what is not yet durable. When the store
fails, what is in memory is thrown away and the table is loaded anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from sandtable.host.bots.bots import BotPools
from sandtable.host.bots.hints import Hints
from sandtable.host.bots.moves import ComputerPlayers
from sandtable.host.bots.partner_talk import PartnerTalk
from sandtable.host.bots.reviews import Reviews
from sandtable.host.clocks import Clock
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.hub.following import Following
from sandtable.host.hub.presence import Presence
from sandtable.host.hub.tables import Tables
from sandtable.host.hub.window_timers import WindowTimers
from sandtable.host.limits import Limits
from sandtable.host.limits.concurrency import asker, asking, step_aside
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.limits.token_bucket import Bucket
from sandtable.host.metrics import Metrics
from sandtable.host.protocol.answers import Snapshot
from sandtable.host.refusals import Discreet
from sandtable.host.settings import Settings
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry, TableSpec
from sandtable.host.store.keeping import kept, today, undisturbed
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.creation import read_words
from sandtable.host.table.match import Act
from sandtable.host.table.open_table import OpenTable, send
from sandtable.host.table.rematch import next_table

LOAN_SECONDS = 600
"""So long a seat may take to another device."""

MAX_RATE_CAPPED = 20_000
"""Lines of a table's log by which the game does not go on, far beyond any game's: whoever sits down and gets up for
ever would fill the database, and make loading the table long. Each seat has its share, so that nobody can use up what
others need, nor learn from what is left how much others do in secret.
"""

MOVED = 4403  # a closing code that means: come back to watch


class Hub:
    """The tables of one server, their clocks and computer players."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: BotPools,
        metrics: Metrics,
        clock: Clock | None = None,
        played: Callable[[str], None] = lambda variant: None,
        limits: Limits | None = None,
    ) -> None:
        self._clock = clock = clock or Clock()
        self._limits = limits or Limits(settings)
        self.settings = settings
        self.metrics = metrics
        self.background = BackgroundJobs()
        self.following = Following(settings, clock)
        pool.party = self.following.party
        self.tables = Tables(settings, store, clock, self.background, self._opened, self._used)
        self.clocks = WindowTimers(clock, self.change)
        self.presence = Presence(settings.absent_after, clock, self.change)
        self.hints = Hints(pool, clock)
        self.reviews = Reviews(pool, store)
        self._conferring = PartnerTalk(pool, self.change)
        self._players = ComputerPlayers(settings, clock, pool, metrics, self.change, self.following.followed)
        self._store = store
        self._played = played

    def _opened(self, active: ActiveTable) -> None:
        self._played(active.spec.variant)
        self.clocks.wind(active)
        self.presence.check(active)
        self._wake(active)

    def _used(self, table: OpenTable) -> None:
        """Somebody has asked for a table: its computers move for them."""
        if isinstance(table, ActiveTable) and not table.over:
            before = self.following.followed(table)
            self.following.note(table, asker())
            if not before and self.following.followed(table):
                self._wake(table)

    def _wake(self, active: ActiveTable) -> None:
        """Sets the computer players of a table to work."""
        if not self.following.followed(active):
            self.following.renew(active)
        self._players.wake(active)
        self._conferring.wake(active)

    async def create(self, spec: TableSpec, first: list[Entry]) -> None:
        """Makes a new table durable."""
        await self.tables.create(spec, first)
        self.metrics.tables_founded += 1

    # ---- changing it ----

    async def change(self, table: OpenTable, entry: Entry) -> None:
        """Carries out, keeps, tells.

        The caller holds the table's lock; a cancelled caller does not interrupt it.
        """
        await undisturbed(self._change(table, entry))

    async def _change(self, table: OpenTable, entry: Entry) -> None:
        most = MAX_RATE_CAPPED // len(table.plans)
        if isinstance(entry, entries.RATE_CAPPED) and table.rate_capped[entry.seat] >= most:
            raise Discreet(409, "full_log", "So much has happened on this seat that only the game itself goes on.")
        if isinstance(entry, entries.Ordered | entries.Lent):
            aside = table.private_requests.setdefault(entry.seat, Bucket(self.settings.private_requests))
            if not aside.take():
                raise Discreet(429, "too_fast", "That was asked for again and again: wait a few seconds.")
        noticed, over = _noticed(table), table.over
        open_act = isinstance(entry, entries.Acted) and self._shows(table, entry.seat)
        arrived = table.timing.begin(self._clock.now())
        try:
            if table.retells:
                await self.background.do(table.spec.id, partial(table.do, entry), Rank.TURN)
            else:
                table.do(entry)
        except BaseException:
            table.timing.cancel()
            raise
        table.timing.carried_out()
        counts = open_act and _noticed(table) > noticed
        await self._keep_and_tell(table, entry, counts, table.over and not over, arrived)

    async def act(
        self, active: ActiveTable, seat: int, action: int | str, seq: int
    ) -> bytes | asyncio.Task[bytes] | None:
        """Plays for a seat; returns the update this was to it, each time the same; where that is long ago, what finds
        it out again. May raise Stale.

        What needs the partners' yes is not played but asked of them: the answer is None.
        """
        done = active.room.match.again(seat, action, seq)
        if isinstance(done, bytes):
            return done
        if done is not None:
            return self.background.begin(active.spec.id, done)
        act = Act(seat, action, seq)
        if active.room.partners.needs_yes(act):
            if not active.room.partners.stands(act):
                await self.change(active, entries.Asked(seat, action, seq))
            return None
        active.watch(seat)
        await self.change(active, entries.Acted(seat, action, seq))
        return active.room.match.latest(seat)

    async def say(self, active: ActiveTable, seat: int, text: str, place: str | None, ref: str | None = None) -> None:
        """A message to the partners of a seat; once, however often it is sent under one reference."""
        if active.room.partners.has_said(seat, ref):
            return
        said = entries.Said(seat, read_words(text, place), place, ref)
        if not active.talking.setdefault(seat, Bucket(self.settings.talk)).take():
            raise Discreet(429, "too_fast", "You write faster than it can be read: wait a few seconds.")
        await self.change(active, said)

    async def _keep_and_tell(self, table: OpenTable, entry: Entry, counts: bool, ends: bool, arrived: float) -> None:
        try:
            finished = await self.background.do(table.spec.id, table.finish, Rank.TURN) if ends else None
            await kept(self._store.append(table.spec.id, table.lines, today(), entry, finished))
        except BaseException:
            self.tables.abandon(table)
            raise
        table.count(entry)
        if isinstance(table, ActiveTable):
            table.kept_record = finished.record if finished is not None else table.kept_record
            self.clocks.wind(table)
            self.presence.check(table)
        news = table.news()
        await self._clock.wait_for_quantum(arrived)  # all is ready: what is left to do takes as long whatever it was
        table.timing.end()
        send(news)
        if isinstance(table, ActiveTable):
            self._wake(table)
            if isinstance(entry, entries.Left | entries.Replaced | entries.Absent):
                table.dismiss()
        if counts:  # anybody may read the server's counts: what is sealed or unnoticed is not among them
            self.metrics.acted(self._clock.now() - arrived)

    def _shows(self, table: OpenTable, seat: int) -> bool:
        """Whether an act of this seat would be open now, not sealed."""
        return isinstance(table, ActiveTable) and not table.room.match.windows.asks(seat)

    # ---- listening ----

    async def listen(self, table: str, connection: Connection, token: str | None, since: int | None) -> OpenTable:
        """Adds a listener to a table: the holder of a seat's token, or somebody who watches."""
        async with self.tables.locked(table) as found:
            connection.viewer = found.viewer_of(token)
            found.join(connection, since)
            if isinstance(found, ActiveTable):
                self.following.listen(found, connection.address)
                self._wake(found)
                await self.presence.come(found, connection.viewer)
            return found

    async def leave(self, table: OpenTable, connection: Connection) -> None:
        """A listener goes."""
        async with table.lock:
            table.leave(connection)
            if isinstance(table, ActiveTable):
                self.following.leave(table, connection.address)
                self.presence.check(table)

    async def show(self, table: str, who: Callable[[OpenTable], int]) -> Snapshot:
        """All that a viewer may know, at once: what is kept, whatever is under way at the table."""
        while True:
            found = await self.tables.find(table)
            shown = None if found.gone else found.timing.show(who(found))
            if shown is not None:
                return shown
            async with found.lock:
                pass

    async def record(self, table: str, who: Callable[[OpenTable], int]) -> tuple[TableSpec, str]:
        """A table's record for a viewer. That of a game under way is made anew of its acts."""
        async with self.tables.glance(table, who) as found:
            made = found.record(who(found))
        if not isinstance(made, str):
            made = await self.background.do(table, made)
        return found.spec, made

    async def catch_up(self, table: OpenTable, connection: Connection) -> None:
        """Gives a slow listener the present state."""
        self.metrics.resyncs_of_slow += 1
        async with table.lock:
            table.catch_up(connection)

    # ---- another device ----

    async def lend(self, table: OpenTable, seat: int, code: str) -> None:
        """The holder of a seat is given a code, of which this is the hash, to take it to another device."""
        await self.change(table, entries.Lent(seat, code, today() + LOAN_SECONDS))

    async def move(self, table: OpenTable, seat: int, code: str, token: str) -> None:
        """The seat is held by this token from now on, and by no page that was open before. Nobody else is told."""
        await self.change(table, entries.Moved(seat, code, token, today()))
        for connection in table.connections:
            if connection.viewer == seat:
                connection.close("Your seat has moved to another device.", MOVED)

    # ---- another game ----

    async def rematch(self, table: OpenTable, seat: int, yes: bool) -> None:
        """What somebody says to playing again. The last who agrees founds the table where the same people play on, each
        one seat further, with the tokens they have.
        """
        if yes and table.again.next is not None:
            return  # said again: it has begun
        table.again.need(seat, table.over, table.staying)
        said: Entry = entries.RematchSaid(seat, yes)
        if yes:
            plan, first = next_table(table, today())
            if table.again.settles(seat, table.staying):
                await self._pay_for_table()
                await self.create(plan, first)
                said = entries.Rematched(plan.id)
        await self.change(table, said)

    async def _pay_for_table(self) -> None:
        """Whoever has a table founded otherwise than by asking for one pays for it as well; raises Refusal."""
        payer = asking()
        if payer is not None:
            wait = self._limits.accounts.pay_table(payer)
            if wait:
                step_aside()
                await self._clock.sleep(wait)


def _noticed(table: OpenTable) -> int:
    """How much has happened that everybody noticed."""
    return table.room.match.noticed if isinstance(table, ActiveTable) else 0
