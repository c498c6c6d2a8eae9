"""The changes of the tables of one server, and the news of them to listeners.

This is the one place that keeps their order:

    carry out in memory  ->  durable in the store  ->  tell everyone, the sender too

The table's lock is held during a change, so nobody can read what is not yet durable. If the store fails, the table is
dropped from memory and loaded again. If another server has changed the table first, what it did is carried out here,
and then the change once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial

from msgspec.structs import replace

from sandtable.engine.messages import Message, Tongue
from sandtable.host.bots.bots import BotPools
from sandtable.host.bots.hints import Hints
from sandtable.host.bots.moves import ComputerPlayers
from sandtable.host.bots.partner_talk import PartnerTalk
from sandtable.host.bots.reviews import Reviews
from sandtable.host.clocks import Clock
from sandtable.host.hub.attempts import Attempts
from sandtable.host.hub.background import BackgroundJobs
from sandtable.host.hub.bulletin import public
from sandtable.host.hub.due import DueJobs, Handler
from sandtable.host.hub.following import Following
from sandtable.host.hub.pauses import go_on_after_pause
from sandtable.host.hub.presence import Presence
from sandtable.host.hub.snapshots import Snapshots
from sandtable.host.hub.stored_rooms import StoredRooms
from sandtable.host.hub.tables import Tables, playable
from sandtable.host.hub.turn_timers import TurnTimers
from sandtable.host.hub.window_timers import WINDOW, WindowTimers
from sandtable.host.limits import Limits
from sandtable.host.limits.accounts import too_many_tables
from sandtable.host.limits.concurrency import asker, asking, step_aside
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.limits.token_bucket import Bucket
from sandtable.host.metrics import Metrics
from sandtable.host.protocol.answers import Snapshot
from sandtable.host.protocol.me import MyGame
from sandtable.host.protocol.public import Public
from sandtable.host.protocol.talk import Room
from sandtable.host.refusals import NEWER_RELEASE, Discreet, Refusal, Stale, own_table
from sandtable.host.settings import Settings
from sandtable.host.store import entries
from sandtable.host.store.due import CLOCK, Due
from sandtable.host.store.entries import Entry, TableSpec
from sandtable.host.store.keeping import kept, today, undisturbed
from sandtable.host.store.new_tables import NewTable
from sandtable.host.store.seats import Bound, HeldSeat
from sandtable.host.store.store import NotBound, Store, Taken
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.again import MADE
from sandtable.host.table.connection import Connection
from sandtable.host.table.given import Act
from sandtable.host.table.listing import listed
from sandtable.host.table.match import Sent
from sandtable.host.table.open_table import OpenTable, send
from sandtable.host.table.rated import pool_of
from sandtable.host.table.rematch import next_table
from sandtable.host.table.speaking import in_words_as
from sandtable.host.table.texts import TO_PARTNERS, read_text
from sandtable.host.tokens import digest

HANDOFF_SECONDS = 600
"""Seconds for which a handoff code is valid."""

CHAT = "chat:"
"""What stands before a room and the name of a table among those that servers tell one another."""
MAX_RATE_CAPPED = 20_000
"""The most rate-capped lines in a table's log, far beyond those of any game. Without a limit, a person who sits down
and gets up for ever would fill the database and slow down loading. Each seat has an equal share, so that no seat can
use up what others need, or learn how much others do in secret."""

ActAnswer = Callable[[], bytes] | bytes | asyncio.Task[bytes]
"""The update that an act caused for its seat: a function that makes it while the table is locked.

For an act that is sent again it is the update itself, or a task that finds it.
"""


class Hub:
    """The tables of one server, their clocks and computer players.

    `tell_others` is called with each table that has been changed, after everybody here has been told. `publish` is
    called with what everybody sees of a table, whenever that has changed, and `visited` with each table and seat that
    is in sight of its player.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: BotPools,
        metrics: Metrics,
        clock: Clock | None = None,
        limits: Limits | None = None,
        tell_others: Callable[[str], None] = lambda table: None,
        publish: Callable[[Public], None] | None = None,
    ) -> None:
        self._clock = clock = clock or Clock()
        self._limits = limits or Limits(settings)
        self.settings = settings
        self.metrics = metrics
        self.background = BackgroundJobs()
        self.following = Following(settings.share(), clock)
        pool.party = self.following.party
        self.tables = Tables(settings, store, clock, self.background, self._opened, self._used)
        self.due = DueJobs(store, clock, partial(go_on_after_pause, self.tables))
        self.when_due: dict[str, Handler] = {WINDOW: self._end_window, CLOCK: self._run_out}
        """The functions for what is due, by its kind. The club adds its own."""
        self.clocks = WindowTimers(clock, self.change, self.due if settings.shared else None)
        self.turns = TurnTimers(clock, self.change, self.due)
        self.presence = Presence(settings.absent_after, clock, self.change)
        self.hints = Hints(pool, clock)
        self.reviews = Reviews(pool, store)
        self._conferring = PartnerTalk(pool, self.change)
        self._players = ComputerPlayers(settings, clock, pool, store, metrics, self.change, self.following.followed)
        self._stored_rooms = StoredRooms(settings, store, self.background, self._catch_up_with_log)
        self._snapshots = Snapshots(store, self.background)
        self.attempts = Attempts(settings, self.tables, clock, self._hear, self._tell_heard)
        self.tell_others = tell_others
        self.publish = publish
        self.visited: Callable[[str, int], None] = lambda table, seat: None
        self.why_mute: Callable[[HeldSeat], Awaitable[Message | None]] = _not_mute
        """Returns why the player to whom a seat belongs may write nothing, or None. The club knows it."""
        self.acted: Callable[[HeldSeat, str], Awaitable[None]] = _not_noted
        """Takes note that the holder of a seat at a rated table has acted from an address."""
        self.store = store

    async def _opened(self, active: ActiveTable) -> None:
        active.patience = round(self.settings.absent_after)
        self.clocks.wind(active)
        await self.clocks.agreed(active)
        await self.turns.go_on(active)
        self.presence.check(active)
        self._wake(active)
        self._stored_rooms.make(active)
        self._publish(active)

    def _used(self, table: OpenTable) -> None:
        """Note that somebody has asked for a table, so that its computer players move."""
        if isinstance(table, ActiveTable) and not table.over:
            before = self.following.followed(table)
            self.following.note(table, asker())
            if not before and self.following.followed(table):
                self._wake(table)

    def _wake(self, active: ActiveTable) -> None:
        """Set the computer players of a table to work."""
        if not self.following.followed(active):
            self.following.renew(active)
        self._players.wake(active)
        self._conferring.wake(active)

    async def create(self, spec: TableSpec, first: list[Entry]) -> None:
        """Store a new table; raise Refusal if it cannot be stored."""
        await self.count_founded()
        await self.tables.create(spec, first)
        self.metrics.tables_founded.inc()

    # ---- changing it ----

    async def change(
        self, table: OpenTable, entry: Entry, new: NewTable | None = None, player: str | None = None
    ) -> None:
        """Carry out an entry, store it, and tell the listeners; raise Refusal or Stale and change nothing.

        `new` is a table that the entry founds, `player` the id of the one to whom it gives a seat, who must have no
        other. The caller holds the table's lock. The change goes on even if the caller is cancelled.
        """
        await undisturbed(self._change(table, entry, new, player))

    async def _change(self, table: OpenTable, entry: Entry, new: NewTable | None, player: str | None) -> None:
        self._limit(table, entry)
        arrived = table.timing.begin(self._clock.now())
        others, table.untold = table.untold, []
        held = _holder(table, entry) if self.settings.shared else None
        while True:
            noticed, over = _noticed(table), table.over
            if isinstance(table, ActiveTable):
                entry = table.timed(entry)
            sent = table.sent() if self.settings.shared else {}
            open_act = isinstance(entry, entries.Acted) and self._shows(table, entry.seat)
            clock = table.stopwatch.number if isinstance(table, ActiveTable) else 0
            try:
                if others:
                    _look_again(table, entry, others, held)
                await self._carry_out(table, entry)
            except BaseException:
                if others:
                    table.timing.carried_out()
                    await self._tell(table, others, arrived)
                else:
                    table.timing.cancel()
                raise
            table.timing.carried_out()
            counts = open_act and _noticed(table) > noticed
            try:
                await self._keep(table, entry, table.over and not over, new, player)
                break
            except Taken:
                table.timing.undone()
                others += await self._go_back(table, sent)
        await self._tell(table, [*others, entry], arrived)
        if others:
            await self._bring_back(table)
        if counts:  # anybody may read the server's counts, so they leave out what is sealed or unnoticed
            took = self._clock.now() - arrived
            self.metrics.acted(took)
            self.turns.give_back(playable(table), clock, took)

    def _limit(self, table: OpenTable, entry: Entry) -> None:
        """Raise Discreet if a seat changes too much, or too fast."""
        most = MAX_RATE_CAPPED // len(table.plans)
        if isinstance(entry, entries.RATE_CAPPED) and table.rate_capped[entry.seat] >= most:
            raise Discreet(409, "full_log")
        if isinstance(entry, entries.Ordered | entries.Lent):
            aside = table.private_requests.setdefault(entry.seat, Bucket(self.settings.private_requests))
            if not aside.take():
                raise Discreet(429, "too_fast-seat")

    async def _carry_out(self, table: OpenTable, entry: Entry) -> None:
        if table.retells:
            await self.background.do(table.spec.id, partial(table.do, entry), Rank.TURN)
        else:
            table.do(entry)

    async def act(self, active: ActiveTable, seat: int, action: int | str, seq: int) -> ActAnswer | None:
        """Play for a seat; return what makes the update that the act caused for it.

        The same act sent again gets the same update, at once or, if the act was long ago, from a task that finds it. If
        the act needs the partners' yes, ask them instead of playing, and return None. Raise Refusal or Stale if the act
        cannot be played.
        """
        if (done := self._again(active, seat, action, seq)) is not None:
            return done
        if active.room.is_late(seat):
            raise Discreet(409, "time_up-window")
        act = Act(seat, action, seq)
        if active.room.partners.needs_yes(act):
            if not active.room.partners.stands(act):
                await self.change(active, entries.Asked(seat, action, seq))
            return None
        try:
            await self.change(active, entries.Acted(seat, action, seq))
        except (Refusal, Stale):
            done = None if active.gone else self._again(active, seat, action, seq)  # another server may have had it
            if done is None:
                raise
            return done
        return lambda: active.room.match.latest(seat)

    def _again(self, active: ActiveTable, seat: int, action: int | str, seq: int) -> bytes | asyncio.Task[bytes] | None:
        """Return the update that an act got before, or the task that finds it; None if the act is new."""
        done = active.room.match.again(seat, action, seq)
        return self.background.begin(active.spec.id, done) if callable(done) else done

    async def say(self, active: ActiveTable, seat: int, text: str, place: str | None, ref: str | None = None) -> None:
        """Send a message to the partners of a seat. A message with the same reference is sent only once.

        Raise Discreet if the message is not allowed or comes too soon.
        """
        if active.room.partners.has_said(seat, ref):
            return
        words = "" if place and not text.strip() else read_text(text, TO_PARTNERS)
        said = entries.Said(seat, words, place, ref)
        if not active.talking.setdefault(seat, Bucket(self.settings.talk)).take():
            raise Discreet(429, "too_fast-writing")
        person = active.room.seating.people[seat]
        assert person is not None
        if (mute := await self.why_mute(HeldSeat(active.spec.id, seat, person.token))) is not None:
            raise Discreet(403, [mute])
        try:
            await self.change(active, said)
        except Discreet:
            if not active.room.partners.has_said(seat, ref):  # another server may have had it
                raise

    async def _keep(self, table: OpenTable, entry: Entry, ends: bool, new: NewTable | None, player: str | None) -> None:
        """Make an entry durable; raise Taken, or Refusal for a problem of the store, or a player with another seat."""
        try:
            finished = await self.background.do(table.spec.id, table.finish, Rank.TURN) if ends else None
            over = table if isinstance(table, ActiveTable) and finished is not None else None
            result, outcome = (over.result, over.outcome) if over else (None, None)
            line = table.spec.id, table.lines, today(), entry
            await kept(self.store.append(*line, finished, new, result, outcome, _bound(table, entry, player)))
        except Taken:
            raise
        except NotBound:
            self.tables.abandon(table)
            raise own_table() from None
        except BaseException:
            self.tables.abandon(table)
            raise
        table.lines += 1
        if isinstance(table, ActiveTable) and finished is not None:
            table.kept_record = finished.record

    async def _go_back(self, table: OpenTable, sent: Sent) -> list[Entry]:
        """Let a table stand as its log says, because another server has changed it first.

        Return what was done there. What this server was about to do is undone, and the viewers' updates go on from
        those that they have been sent.
        """
        try:
            known = list[Entry]()
            if not (isinstance(table, ActiveTable) and table.room_to_go_back_to(table.lines)):
                known = (await kept(self.store.lines(table.spec.id, 0)))[: table.lines]
            others = await kept(self.store.lines(table.spec.id, table.lines))
            await self.background.do(table.spec.id, partial(table.go_back, known, sent), Rank.TURN)
            return await self._take_in(table, others)
        except BaseException:
            self.tables.abandon(table)
            raise

    async def _take_in(self, table: OpenTable, lines: list[Entry]) -> list[Entry]:
        """Carry out lines that another server has added to a table's log; return them."""
        for line in lines:
            over = table.over
            await self._carry_out(table, line)
            table.lines += 1
            if isinstance(table, ActiveTable) and table.over and not over:
                finished = await self.background.do(table.spec.id, table.finish, Rank.TURN)
                table.kept_record = finished.record
        return lines

    async def follow(self, table: OpenTable) -> None:
        """Carry out and tell what other servers have added to a table's log."""
        arrived = self._clock.now()
        async with table.lock:
            if not table.gone:
                await self._catch_up_with_log(table, arrived)

    async def _catch_up_with_log(self, table: OpenTable, arrived: float | None = None) -> None:
        """Carry out and tell what other servers have added. The caller holds the table's lock.

        `arrived` is when this server heard of it; by default now.
        """
        await undisturbed(self._follow(table, self._clock.now() if arrived is None else arrived))

    async def _unheard(self, table: OpenTable) -> list[Entry]:
        """Return the lines that other servers have added to a table's log; drop the table if they cannot be read."""
        try:
            return await kept(self.store.lines(table.spec.id, table.lines))
        except Refusal as refusal:
            if refusal.error == NEWER_RELEASE:
                self.tables.abandon(table)
            raise

    async def _follow(self, table: OpenTable, arrived: float) -> None:
        await self._hear(table, arrived)
        await self._tell_heard(table, arrived)

    async def _hear(self, table: OpenTable, arrived: float) -> None:
        """Carry out what other servers have added. It is told by the next change, or by `_tell_heard`."""
        lines = await self._unheard(table)
        if not lines:
            return
        table.timing.begin(arrived)
        try:
            table.untold += await self._take_in(table, lines)
        except BaseException:
            self.tables.abandon(table)
            raise
        table.timing.carried_out()

    async def _tell_heard(self, table: OpenTable, arrived: float) -> None:
        """Tell what other servers have added, unless a change has told it already."""
        lines, table.untold = table.untold, []
        if lines:
            await self._tell(table, lines, table.timing.begin(arrived))
            await self._bring_back(table)

    async def _bring_back(self, table: OpenTable) -> None:
        """Bring back those who are connected here, whom another server took to be away."""
        if isinstance(table, ActiveTable):
            for seat in sorted(table.connected):
                if table.room.absent_seats.is_away(seat):
                    await self.presence.come(table, seat)

    def see(self, table: OpenTable, elsewhere: set[int]) -> None:
        """Note which viewers are connected to a table at other servers. The caller holds its lock."""
        table.elsewhere = elsewhere
        if table.gone:
            return
        table.tell()
        if isinstance(table, ActiveTable):
            self.presence.check(table)
        self._publish(table)

    async def _tell(self, table: OpenTable, done: list[Entry], arrived: float) -> None:
        """Tell the listeners, at the end of a quantum, what was done at a table, and go on from there."""
        if isinstance(table, ActiveTable):
            self.clocks.wind(table)
            self.presence.check(table)
        news = table.news()
        step_aside()  # the sender waits, but others at the sender's address need not
        await self._clock.wait_for_quantum(arrived)  # all is ready: the rest takes equally long for every change
        table.timing.end()
        send(news)
        self.tell_others(table.spec.id)
        if isinstance(table, ActiveTable):
            table.advance(done)
            self.turns.follow(table)
            self._stored_rooms.make(table)
            self._snapshots.note(table)
            for entry in done:
                if isinstance(entry, entries.Relieved):
                    self._players.stop(table, entry.seat)
            self._wake(table)
            if any(
                isinstance(entry, entries.Left | entries.Replaced | entries.Absent | entries.Flagged) for entry in done
            ):
                table.dismiss()
        for entry in done:
            if isinstance(entry, entries.Moved):
                table.let_go(entry.seat)
        self._publish(table)

    def _publish(self, table: OpenTable) -> None:
        """Hand the club what everybody sees of a table now, if that has changed."""
        if self.publish is None or not isinstance(table, ActiveTable):
            return
        now = public(table)
        if now != table.published:
            table.published = now
            self.publish(now)

    def _shows(self, table: OpenTable, seat: int) -> bool:
        """Return whether an act of this seat would be open now, not sealed."""
        return isinstance(table, ActiveTable) and not table.room.match.windows.asks(seat)

    # ---- the chat ----

    @asynccontextmanager
    async def speaking(self, table: str, room: Room) -> AsyncIterator[None]:
        """Tell the listeners at a table, at the end of a quantum, that something was said there in this block."""
        came = self._clock.now()
        yield
        step_aside()
        await self._clock.wait_for_quantum(came)
        self.hear_chat(table, room)
        self.tell_others(f"{CHAT}{room}:{table}")

    def hear_chat(self, table: str, room: Room) -> None:
        """Tell the listeners at a table that something was said, here or at another server."""
        found = self.tables.in_memory.get(table)
        if found is not None and not found.gone:
            found.tell_of_chat(room)

    # ---- what is due ----

    async def do_what_is_due(self) -> None:
        """Do what is due at the tables, of all servers that share the database, until cancelled."""
        watching = asyncio.create_task(self._clock.watch(self.due.look))
        try:
            await self.due.run(self.when_due)
        finally:
            watching.cancel()

    async def resume(self, also: Collection[str] = ()) -> None:
        """Go on after a time in which no server ran, before anybody is answered.

        What is due of the kinds in `also` is put off by that time, too.
        """
        await self.due.resume([WINDOW, CLOCK, *also])

    async def _end_window(self, due: Due) -> None:
        async with self.tables.own(due.subject) as table:
            await self._catch_up_with_log(table)
            if isinstance(table, ActiveTable):
                await self.clocks.time_up(table, due)

    async def _run_out(self, due: Due) -> None:
        async with self.tables.own(due.subject) as table:
            await self._catch_up_with_log(table)
            if isinstance(table, ActiveTable):
                await self.turns.run_out(table, due.number)

    # ---- listening ----

    async def refuse_newer(self, table: str) -> None:
        """Raise Refusal if only another server that shares the database can carry out a table, by a newer release."""
        if not self.settings.shared:
            return
        try:
            await self.tables.find(table)
        except Refusal as refusal:
            if refusal.error == NEWER_RELEASE:
                raise

    async def listen(
        self, table: str, connection: Connection, token: str | None, since: int | None, own: str | None = None
    ) -> OpenTable:
        """Add a listener to a table: the holder of a seat's token, or a spectator; raise Refusal for a wrong token.

        Without a token, `own` is the hash of the one that holds the caller's own seat. A listener from another server
        may know more than this server has heard of.
        """
        async with self.tables.locked(table) as found:
            if self.settings.shared:
                await self._catch_up_with_log(found)
            seat = found.seat_held_by(own) if token is None and own is not None else None
            connection.viewer = found.viewer_of(token) if seat is None else seat
            connection.holder = own if seat is not None else None if token is None else digest(token)
            found.join(connection, since)
            if isinstance(found, ActiveTable):
                self.following.listen(found, connection.address)
                self._wake(found)
                await self.presence.come(found, connection.viewer)
            self._publish(found)
            return found

    async def leave(self, table: OpenTable, connection: Connection) -> None:
        """Remove a listener from a table."""
        async with table.lock:
            table.leave(connection)
            if isinstance(table, ActiveTable):
                self.following.leave(table, connection.address)
                self.presence.check(table)
            self._publish(table)

    async def show(self, table: str, who: Callable[[OpenTable], int]) -> tuple[OpenTable, Snapshot]:
        """Return a table, and all that a viewer may know, as it is stored, without waiting for a change under way."""
        await self.attempts.meet(table, who)
        return await self._show(partial(self.tables.find, table), who)

    async def _show(
        self, find: Callable[[], Awaitable[OpenTable]], who: Callable[[OpenTable], int]
    ) -> tuple[OpenTable, Snapshot]:
        while True:
            found = await find()
            shown = None if found.gone else found.timing.show(who(found))
            if shown is not None:
                return found, shown
            async with found.lock:
                pass

    @asynccontextmanager
    async def glance(self, table: str, who: Callable[[OpenTable], int]) -> AsyncIterator[OpenTable]:
        """Yield a table to a viewer who only looks at it, as `Tables.glance` does."""
        await self.attempts.meet(table, who)
        async with self.tables.glance(table, who) as found:
            yield found

    async def listed(self, place: HeldSeat) -> MyGame:
        """Return how a game stands for the player of a seat; raise Refusal if it cannot be read."""
        found, shown = await self._show_own(place)
        return listed(found.spec, shown, place.seat)

    async def own_game(self, place: HeldSeat, words: Tongue) -> tuple[TableSpec, Snapshot, str | None]:
        """Return a table's spec, what the player of a seat is shown in these words, and the record, if everybody may
        have it.
        """
        found, shown = await self._show_own(place)
        seat = found.seat_held_by(place.holder)
        shown = in_words_as(found.reader(found.spectator if seat is None else seat, words), shown)
        made = found.record(found.spectator) if found.over and not found.held_back else None
        if callable(made):
            made = await self.background.do(place.table, made)
        return found.spec, shown, made

    async def _show_own(self, place: HeldSeat) -> tuple[OpenTable, Snapshot]:
        def who(found: OpenTable) -> int:
            seat = found.seat_held_by(place.holder)
            return found.viewer_of(None) if seat is None else seat

        if (await self.tables.glimpse(place.table)).seat_held_by(place.holder) is None:
            await self.attempts.hear_of(place.table, place.holder)
        return await self._show(partial(self.tables.glimpse, place.table), who)

    async def public(self, table: str) -> Public | None:
        """Return a table as everybody sees it, or None if its rules have changed; raise Refusal if there is none.

        What other servers have done is in it.
        """
        async with self.tables.own(table) as found:
            await self._catch_up_with_log(found)
            return public(found) if isinstance(found, ActiveTable) else None

    async def record(self, table: str, who: Callable[[OpenTable], int]) -> tuple[TableSpec, str]:
        """Return a table's spec and its record for a viewer. For a game under way the record is made from its acts."""
        async with self.glance(table, who) as found:
            viewer = who(found)
            found.need_public()
            made = found.record(viewer)
        if not isinstance(made, str):
            made = await self.background.do(table, made)
        return found.spec, made

    async def catch_up(self, table: OpenTable, connection: Connection) -> None:
        """Send the present state to a slow listener."""
        self.metrics.resyncs_of_slow.inc()
        async with table.lock:
            table.catch_up(connection)

    # ---- another device ----

    async def lend(self, table: OpenTable, seat: int, code: str) -> None:
        """Give the holder of a seat a code to take it to another device. `code` is the hash of the code."""
        await self.change(table, entries.Lent(seat, code, today() + HANDOFF_SECONDS))

    async def move(self, table: OpenTable, seat: int, code: str, token: str) -> None:
        """Let another token hold a seat. The pages that were open on it are closed, and nobody else is told."""
        await self.change(table, entries.Moved(seat, code, token, today()))

    # ---- another game ----

    async def need_welcome(self, table: OpenTable, holders: Collection[str]) -> None:
        """Raise Refusal if one of those is banned who hold seats by tokens with these hashes, and would play again."""
        if await kept(self.store.moderation.is_one_banned(table.spec.id, holders, today())):
            raise Refusal(403, "banned-table")

    async def rematch(self, table: OpenTable, seat: int, yes: bool) -> None:
        """Record the vote of a seat on a rematch; raise Refusal if it cannot vote.

        The last seat to agree creates the table of the next game. The same people play there, each one seat further,
        with the tokens that they have.
        """
        if yes and table.again.next is not None:
            return  # a repeated yes: the next game has begun
        table.again.need(seat, table.votes_again, table.staying)
        if yes:
            await self.need_welcome(table, [one.token for one in table.people() if one is not None and not one.left])
        spec, first = await self._next_table(table) if yes else (None, [])
        try:
            if spec is None or not table.again.settles(seat, table.staying):
                await self.change(table, entries.RematchSaid(seat, yes))
            if spec is None or table.again.next is not None or not table.again.settles(seat, table.staying):
                return
            await self._pay_for_table()
            self.tables.make_room()
            await self.change(table, entries.Rematched(spec.id), NewTable(spec, first))
            self.metrics.tables_founded.inc()
        except Refusal as refusal:
            if not yes or refusal.error != MADE:  # another server has got the last yes too, and has founded the table
                raise

    async def _next_table(self, table: OpenTable) -> tuple[TableSpec, list[Entry]]:
        """Return the spec of the table of a rematch, and the lines with which the people sit down. It is rated if the
        last one was, and if ratings change for all of them.
        """
        spec, first = next_table(table, today())
        pool = pool_of(spec)
        if pool is None:
            return spec, first
        ratings = await kept(self.store.ratings.of_seats(table.spec.id, pool, today()))
        players = await kept(self.store.ratings.seated(table.spec.id))
        by_one = await kept(self.store.ratings.share_line(players))
        seated = [
            replace(line, rating=ratings.get(line.token), shared_line=by_one)
            for line in first
            if isinstance(line, entries.Took)
        ]
        if len(seated) < len(spec.seats) or any(line.rating is None for line in seated):
            return replace(spec, rated=False), first
        return spec, list(seated)

    async def _pay_for_table(self) -> None:
        """Charge the sender for a table created without a direct request, waiting if necessary.

        Raise Refusal if the sender has created too many tables.
        """
        payer = asking()
        if payer is not None:
            wait = self._limits.accounts.pay_table(payer)
            if wait:
                step_aside()
                await self._clock.sleep(wait)
            await self.count_founded()

    async def count_founded(self) -> None:
        """Count a table for the sender's address, where servers share the database and count tables together.

        Raise Refusal if the address has founded as many as it may in a day.
        """
        payer = asking()
        if payer is None or not self.settings.shared:
            return
        if not await kept(self.store.count_founded(payer.address, self.settings.new_tables_a_day)):
            raise too_many_tables()


async def _not_mute(_: HeldSeat) -> None:
    """Return None: nobody is mute where players are not known."""


async def _not_noted(*_: object) -> None:
    """Do nothing: where players are not known, nothing is rated."""


def _bound(table: OpenTable, entry: Entry, player: str | None) -> Bound | None:
    """Return the seat that an entry gives to a player, or None if it gives none."""
    if player is None or not isinstance(entry, entries.Took | entries.Relieved):
        return None
    holders = {person.token for person in table.people() if person is not None}
    return Bound(HeldSeat(table.spec.id, entry.seat, entry.token), player, holders)


def _holder(table: OpenTable, entry: Entry) -> str | None:
    """Return the hash of the token that holds the seat of an entry that only its holder may cause, or None."""
    if not isinstance(entry, entries.OF_THE_HOLDER):
        return None
    person = table.people()[entry.seat]
    return None if person is None else person.token


def _look_again(table: OpenTable, entry: Entry, others: list[Entry], held: str | None) -> None:
    """Raise Refusal if an entry may not be carried out any more, after what another server has done."""
    if _holder(table, entry) != held:
        raise Refusal(403, "wrong_token-seat")
    if isinstance(entry, entries.TimeUp) and any(isinstance(other, entries.MoreTime) for other in others):
        raise Refusal(409, "more_time")


def _noticed(table: OpenTable) -> int:
    """Return how many changes everybody has noticed."""
    return table.room.match.noticed if isinstance(table, ActiveTable) else 0
