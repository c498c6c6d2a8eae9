"""All tables: loading them, changing them, telling those who listen. The one place where the order is kept:

    carry out in memory  ->  durable in the store  ->  tell everyone, the sender too

While it is under way the table's lock is held, so nobody can read what is not yet durable. When the store
fails, what is in memory is thrown away and the table is loaded anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sandtable.games import variants
from sandtable.host import entries
from sandtable.host.audience import Audience
from sandtable.host.bots import Pool, fallback
from sandtable.host.clocks import Clock, Countdown
from sandtable.host.connection import Connection
from sandtable.host.database import StoreProblem
from sandtable.host.entries import Entry, Founding
from sandtable.host.founding import read_words
from sandtable.host.limits import Bucket
from sandtable.host.live import Live
from sandtable.host.match import HISTORY, Act
from sandtable.host.metrics import Metrics
from sandtable.host.refusals import Discreet, Refusal, Stale
from sandtable.host.rematch import next_table
from sandtable.host.remembered import Remembered, what_changed
from sandtable.host.room import Room
from sandtable.host.settings import Settings
from sandtable.host.store import Store, Stored
from sandtable.host.tokens import player_seed
from sandtable.umpire.errors import BadInput

log = logging.getLogger("sandtable.hub")
T = TypeVar("T")

CROWD = 2  # people, from which on the clock of reaction windows runs


class Hub:
    """The tables of one server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: Pool,
        metrics: Metrics,
        clock: Clock | None = None,
        played: Callable[[str], None] = lambda variant: None,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self._played = played
        self._clock = clock or Clock()
        self._store = store
        self._pool = pool
        self._live: dict[str, Audience] = {}
        self._loading: dict[str, asyncio.Task[Audience]] = {}

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def connections(self) -> int:
        """How many listeners there are."""
        return sum(len(live.connections) for live in self._live.values())

    # ---- finding a table ----

    async def found(self, founding: Founding, first: list[Entry]) -> None:
        """Makes a new table durable."""
        self._make_room()
        await self._kept(self._store.found(founding, _now(), first))
        self.metrics.tables_founded += 1

    @asynccontextmanager
    async def look(self, table: str) -> AsyncIterator[Audience]:
        """A table to be shown, locked; everything that is in it is durable."""
        while True:
            found = await self._find(table)
            async with found.lock:
                if not found.gone:
                    found.last_used = time.monotonic()
                    yield found
                    return

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """A table to be played at, locked."""
        async with self.look(table) as found:
            if isinstance(found, Remembered):
                raise found.refusal()
            assert isinstance(found, Live)
            yield found

    async def _find(self, table: str) -> Audience:
        found = self._live.get(table)
        if found is not None:
            return found
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Audience:
        stored = await self._kept(self._store.load(table))
        if stored is None:
            raise Refusal(404, "no_table", "There is no such table.")
        self._make_room()
        found = self._live[table] = await self._open(stored)
        if isinstance(found, Live):
            self._played(found.founding.variant)
            self._wind(found)
            self._wake_bots(found)
        return found

    async def _open(self, stored: Stored) -> Audience:
        """A table from the store. A finished game is shown as it was kept, unless that would be the same."""
        founding, lines, finished = stored
        if finished is None:
            return Live(founding, len(lines), await _rebuild(founding, lines), self._clock)
        room = None
        with contextlib.suppress(Refusal):
            room = await _rebuild(founding, lines)
        if room is not None and room.variant.game.version == finished.rules:
            return Live(founding, len(lines), room, self._clock)
        rematches = [line.table for line in lines if isinstance(line, entries.Rematched)]
        return Remembered(founding, len(lines), finished, room, rematches[0] if rematches else None)

    def _make_room(self) -> None:
        """Lets the longest idle table go when there are too many in memory."""
        if len(self._live) < self.settings.max_rooms:
            return
        idle = [table for table, live in self._live.items() if live.idle]
        if not idle:
            raise Refusal(503, "too_many_tables", "Too many tables are being played at. Try again later.")
        self._forget(min(idle, key=lambda table: self._live[table].last_used))

    def sweep(self) -> None:
        """Lets tables go that nobody has used for a while."""
        limit = time.monotonic() - self.settings.idle_after
        for table in [table for table, live in self._live.items() if live.idle and live.last_used < limit]:
            self._forget(table)

    def _forget(self, table: str) -> None:
        self._live.pop(table).drop("idle")

    async def _kept(self, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except StoreProblem as problem:
            log.error("%s", problem)
            raise Refusal(503, "not_kept", "The server cannot use its database now; nothing was changed.") from None

    async def keep_older_games(self) -> None:
        """Keeps what ended before finished games were kept, as long as there are rules to tell it by. Each table is
        looked at once; those who play come first.
        """
        for table in await _undisturbed(self._store.unexamined()):
            began = self._clock.now()
            try:
                await self._examine(table)
            except Exception:  # whatever is wrong with one table, the others are kept
                log.exception("table %s could not be looked at", table)
            await self._clock.sleep(self._clock.now() - began)

    async def _examine(self, table: str) -> None:
        stored = await _undisturbed(self._store.load(table))
        assert stored is not None  # nobody takes tables away
        finished = None
        if stored.finished is None:  # it has not ended since
            try:
                room = await _rebuild(stored.founding, stored.lines)
            except Refusal:
                return
            finished = Live(stored.founding, len(stored.lines), room, self._clock).finish() if room.ended else None
        await self._store.examined(table, finished)

    # ---- changing it ----

    async def change(self, table: Audience, entry: Entry) -> None:
        """Carries out, keeps, tells.

        The caller holds the table's lock; a cancelled caller does not interrupt it.
        """
        noticed, over = _noticed(table), table.over
        open_act = isinstance(entry, entries.Acted) and self._shows(table, entry.seat)
        table.do(entry)
        counts = open_act and _noticed(table) > noticed
        ends = table.over and not over
        await _undisturbed(self._keep_and_tell(table, entry, counts, ends))

    async def act(self, live: Live, seat: int, action: int | str, seq: int) -> bytes | None:
        """Plays for a seat; returns the update this was to it, each time the same. May raise Stale.

        What needs the partners' yes is not played but asked of them: the answer is None.
        """
        done = live.room.match.again(seat, action, seq)
        if done is not None:
            return done
        act = Act(seat, action, seq)
        if live.room.partners.needs_yes(act):
            if not live.room.partners.stands(act):
                await self.change(live, entries.Asked(seat, action, seq))
            return None
        live.watch(seat)
        await self.change(live, entries.Acted(seat, action, seq))
        return live.room.match.latest(seat)

    def count_stale(self, live: Live, seat: int) -> None:
        """An act came too late."""
        if not live.room.match.windows.asks(seat):
            self.metrics.refusals["stale"] += 1

    async def say(self, live: Live, seat: int, text: str, place: str | None, ref: str | None = None) -> None:
        """A message to the partners of a seat; once, however often it is sent under one reference."""
        if live.room.partners.has_said(seat, ref):
            return
        said = entries.Said(seat, read_words(text, place), place, ref)
        if not live.talking.setdefault(seat, Bucket(self.settings.talk)).take():
            raise Discreet(429, "too_fast", "You write faster than it can be read: wait a few seconds.")
        await self.change(live, said)

    async def _keep_and_tell(self, table: Audience, entry: Entry, counts: bool, ends: bool) -> None:
        began = time.perf_counter()
        try:
            finished = table.finish() if ends else None
            await self._kept(self._store.append(table.founding.id, table.lines, _now(), entry, finished))
        except BaseException:
            self._abandon(table)
            raise
        table.lines += 1
        if isinstance(table, Live):
            self._wind(table)
        table.tell()
        if isinstance(table, Live):
            self._wake_bots(table)
            if isinstance(entry, entries.Left | entries.Replaced):
                table.dismiss()
        if counts:  # anybody may read the server's counts: what is sealed or unnoticed is not among them
            self.metrics.acted(time.perf_counter() - began)

    def _shows(self, table: Audience, seat: int) -> bool:
        """Whether an act of this seat would be open now, not sealed."""
        return isinstance(table, Live) and not table.room.match.windows.asks(seat)

    def _abandon(self, table: Audience) -> None:
        """What is in memory was never kept: load it anew."""
        self._live.pop(table.founding.id, None)
        table.drop("The table has to be loaded anew.")

    # ---- listening ----

    async def listen(self, table: str, connection: Connection, token: str | None, since: int | None) -> Audience:
        """Adds a listener to a table: the holder of a seat's token, or somebody who watches."""
        async with self.look(table) as found:
            connection.viewer = found.viewer_of(token)
            found.join(connection, since)
            return found

    async def catch_up(self, table: Audience, connection: Connection) -> None:
        """Gives a slow listener the present state."""
        self.metrics.resyncs_of_slow += 1
        async with table.lock:
            table.catch_up(connection)

    # ---- another game ----

    async def rematch(self, table: Audience, seat: int) -> tuple[str, int]:
        """The table where the same people play on, each one seat further, with the tokens they have; and
        the seat there.
        """
        if not table.over:
            raise Refusal(409, "not_over", "The game is not over yet.")
        person = table.people()[seat]
        if person is None or person.left:
            raise Refusal(409, "left", "You have left the table: the others play on without you.")
        if table.rematch is None:
            plan, first = next_table(table, _now())
            await self.found(plan, first)
            await self.change(table, entries.Rematched(plan.id))
        assert table.rematch is not None
        return table.rematch, (seat + 1) % len(table.plans)

    # ---- the clock of reaction windows ----

    def _wind(self, live: Live) -> None:
        """Starts the clock of a window that has opened, and stops that of one that has closed. It runs only where one
        person would have to wait for another.
        """
        room, windows = live.room, live.room.match.windows
        number = windows.number if windows.window else 0
        if live.countdown.number != number:
            live.countdown.stop()
            live.countdown = Countdown(number, self._clock.now())
        if not (number and room.founding.clock and room.open and len(room.seating.staying) >= CROWD):
            live.countdown.stop()
        elif live.countdown.began is None:
            self._start_clock(live)

    def _start_clock(self, live: Live) -> None:
        live.countdown.stop()
        live.countdown.began = self._clock.now()
        live.countdown.ringing = asyncio.create_task(self._ring(live, live.countdown))

    async def _ring(self, live: Live, countdown: Countdown) -> None:
        await self._clock.sleep(float(live.room.founding.clock or 0))
        async with live.lock:
            countdown.ringing = None
            if not live.gone:
                with contextlib.suppress(Refusal):  # what could not be kept is in the log; the table is loaded anew
                    await self.change(live, entries.TimeUp(countdown.number))

    def more_time(self, live: Live, seat: int) -> None:
        """Starts the clock of the open window anew. Whether the seat has answered makes no difference."""
        countdown = live.countdown
        if not live.room.match.windows.asks(seat):
            raise Refusal(409, "no_window", "No window is open in which you are asked.")
        if countdown.began is None:
            raise Refusal(409, "no_clock", "No clock is running: take the time you need.")
        if seat in countdown.more:
            raise Refusal(409, "no_more", "You have taken more time in this window already.")
        countdown.more.add(seat)
        self._start_clock(live)
        live.tell()

    # ---- computer players ----

    def _wake_bots(self, live: Live) -> None:
        """Sets every computer player to work that owes a choice."""
        if not live.room.open:
            return
        match, is_bot = live.room.match, live.room.seating.is_bot
        for seat in [seat for seat, viewer in match.viewers.items() if viewer.question and is_bot(seat)]:
            if match.windows.asks(seat):
                if seat not in live.reacting:
                    live.reacting[seat] = asyncio.create_task(self._react_for(live, seat))
            elif seat not in live.thinking:
                live.thinking[seat] = asyncio.create_task(self._play_for(live, seat))

    async def _play_for(self, live: Live, seat: int) -> None:
        """One computer player's turn: until it owes no choice."""
        pause = self.settings.bot_delay
        try:
            while await self._play_once(live, seat, pause):
                pause = 0.0  # the rest of the same turn follows at once
        except Refusal as refusal:
            log.error("a computer player at table %s is out of play: %s", live.room.founding.id, refusal.message)
        finally:
            live.thinking.pop(seat, None)

    async def _play_once(self, live: Live, seat: int, pause: float) -> bool:
        """One decision; False when none is owed any more."""
        began = self._clock.now()
        async with live.lock:
            match = live.room.match
            viewer = match.viewers[seat]
            owes = bool(viewer.question) and not match.windows.asks(seat)
            if live.gone or not live.room.open or not owes:
                live.thinking.pop(seat, None)
                live.tell()
                return False
            live.tell()
            packed, legal, seq = match.packed(seat), list(viewer.question), viewer.seq
        action = await self._choose(live, seat, packed, legal)
        await self._clock.sleep(max(0.0, pause - (self._clock.now() - began)))
        async with live.lock:
            if not live.gone and live.room.open:
                with contextlib.suppress(Stale):  # the question has changed meanwhile: it is put anew
                    await self.change(live, entries.Acted(seat, action, seq))
        return True

    async def _react_for(self, live: Live, seat: int) -> None:
        """One computer player's answer in a window. All come at the same time, however long each has thought."""
        async with live.lock:
            match, countdown = live.room.match, live.countdown
            if not match.windows.waits_for(seat):
                live.reacting.pop(seat, None)
                return
            viewer = match.viewers[seat]
            packed, legal, seq = match.packed(seat), list(viewer.question), viewer.seq
        action = await self._choose(live, seat, packed, legal)
        await self._clock.sleep(countdown.until_tick(self.settings.bot_reaction, self._clock.now()))
        async with live.lock:
            live.reacting.pop(seat, None)
            if live.gone or not live.room.open:
                return
            try:
                await self.change(live, entries.Acted(seat, action, seq))
            except Stale:
                self._wake_bots(live)  # the window has closed meanwhile, and another may be open
            except Refusal as refusal:
                log.error("a computer player at table %s: %s", live.room.founding.id, refusal.message)

    async def _choose(self, live: Live, seat: int, packed: bytes, legal: list[int]) -> int:
        level = live.room.seating.plans[seat].level or ""
        seed = player_seed(live.room.founding.seed, seat)
        action = await self._pool.choose(level, live.room.variant.id, packed, legal, seed)
        if action is None:
            self.metrics.bot_fallbacks += 1
            return fallback(legal)
        return action

    async def close(self) -> None:
        """Says goodbye to everybody; what is under way is finished."""
        for live in list(self._live.values()):
            async with live.lock:
                live.drop("The server is being restarted.")


async def _undisturbed(work: Coroutine[Any, Any, T]) -> T:
    """Does the work to its end, also where the caller is cancelled meanwhile."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    finally:
        if not task.done():
            await asyncio.wait([task])


def _now() -> int:
    return int(time.time())


async def _rebuild(founding: Founding, lines: list[Entry]) -> Room:
    """The room as its log tells it."""
    known = variants().get(founding.variant)
    if known is None or not known.game.carries_out(founding.rules_version):
        raise _of_older_rules(founding)
    number = 0
    try:
        room = Room(founding)
        for number, line in enumerate(lines):
            if number == max(0, len(lines) - HISTORY):
                room.match.watched = set(room.match.viewers)  # who comes back after a restart may resume
            room.do(line)
            if number % 50 == 49:
                await asyncio.sleep(0)  # a long game must not hold up the other tables
    except (BadInput, Refusal, Stale) as problem:
        log.error("table %s, line %d of its log: %s", founding.id, number, problem)
        raise _of_older_rules(founding) from None
    return room


def _of_older_rules(founding: Founding) -> Refusal:
    return Refusal(410, "old_rules", f"{what_changed(founding)} It cannot be played on.")


def _noticed(table: Audience) -> int:
    """How much has happened that everybody noticed."""
    return table.room.match.noticed if isinstance(table, Live) else 0
