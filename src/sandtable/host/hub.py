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
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec

from sandtable.games import variants
from sandtable.host import entries
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
from sandtable.host.room import Room
from sandtable.host.settings import Settings
from sandtable.host.store import Store
from sandtable.host.tokens import new_id, new_seed, player_seed
from sandtable.umpire.view import View

log = logging.getLogger("sandtable.hub")
T = TypeVar("T")

CROWD = 2  # people, from which on the clock of reaction windows runs


class Hub:
    """The tables of one server."""

    def __init__(
        self, settings: Settings, store: Store, pool: Pool, metrics: Metrics, clock: Clock | None = None
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self._clock = clock or Clock()
        self._store = store
        self._pool = pool
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

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
    async def at(self, table: str) -> AsyncIterator[Live]:
        """A table, locked; everything that is in it is durable."""
        while True:
            live = await self._find(table)
            async with live.lock:
                if not live.gone:
                    live.last_used = time.monotonic()
                    yield live
                    return

    async def _find(self, table: str) -> Live:
        live = self._live.get(table)
        if live is not None:
            return live
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Live:
        stored = await self._kept(self._store.load(table))
        if stored is None:
            raise Refusal(404, "no_table", "There is no such table.")
        self._make_room()
        founding, lines = stored
        live = Live(await _rebuild(founding, lines), len(lines), self._clock)
        self._live[table] = live
        self._wind(live)
        self._wake_bots(live)
        return live

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

    # ---- changing it ----

    async def change(self, live: Live, entry: Entry) -> None:
        """Carries out, keeps, tells.

        The caller holds the table's lock; a cancelled caller does not interrupt it.
        """
        counts = isinstance(entry, entries.Acted) and not live.room.match.windows.asks(entry.seat)
        live.room.do(entry)
        task = asyncio.create_task(self._keep_and_tell(live, entry, counts))
        try:
            await asyncio.shield(task)
        finally:
            if not task.done():
                await asyncio.wait([task])

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

    async def _keep_and_tell(self, live: Live, entry: Entry, counts: bool) -> None:
        began = time.perf_counter()
        try:
            await self._kept(self._store.append(live.room.founding.id, live.lines, _now(), entry))
        except BaseException:
            self._abandon(live)
            raise
        live.lines += 1
        self._wind(live)
        live.tell()
        self._wake_bots(live)
        if isinstance(entry, entries.Left | entries.Replaced):
            live.dismiss()
        if counts:  # anybody may read the server's counts: what is sealed is not among them
            self.metrics.acted(time.perf_counter() - began)

    def _abandon(self, live: Live) -> None:
        """What is in memory was never kept: load it anew."""
        self._live.pop(live.room.founding.id, None)
        live.drop("The table has to be loaded anew.")

    # ---- listening ----

    async def listen(self, table: str, connection: Connection, token: str | None, since: int | None) -> Live:
        """Adds a listener to a table: the holder of a seat's token, or somebody who watches."""
        async with self.at(table) as live:
            connection.viewer = live.room.match.spectator if token is None else live.room.seat_of(token)
            live.join(connection, since)
            return live

    async def catch_up(self, live: Live, connection: Connection) -> None:
        """Gives a slow listener the present state."""
        self.metrics.resyncs_of_slow += 1
        async with live.lock:
            live.catch_up(connection)

    # ---- another game ----

    async def rematch(self, live: Live, seat: int) -> tuple[str, int]:
        """The table where the same people play on, each one seat further, with the tokens they have; and
        the seat there.
        """
        room = live.room
        if not room.ended:
            raise Refusal(409, "not_over", "The game is not over yet.")
        if seat in room.left:
            raise Refusal(409, "left", "You have left the table: the others play on without you.")
        count = len(room.seats)
        if room.rematch is None:
            plan = msgspec.structs.replace(
                room.founding,
                id=new_id(),
                created=_now(),
                seed=new_seed(),
                seats=[room.plans[(place - 1) % count] for place in range(count)],
            )
            first: list[Entry] = [
                entries.Took((place + 1) % count, person.name, person.token, room.order(place))
                for place, person in enumerate(room.people)
                if person is not None and place not in room.left
            ]
            await self.found(plan, first)
            await self.change(live, entries.Rematched(plan.id))
        assert room.rematch is not None
        return room.rematch, (seat + 1) % count

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
        if not (number and room.founding.clock and room.open and len(room.staying) >= CROWD):
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
        match = live.room.match
        for seat in [seat for seat, viewer in match.viewers.items() if viewer.question and live.room.is_bot(seat)]:
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
            view, legal, seq = match.view(seat), list(viewer.question), viewer.seq
        action = await self._choose(live, seat, view, legal)
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
            view, legal, seq = match.view(seat), list(viewer.question), viewer.seq
        action = await self._choose(live, seat, view, legal)
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

    async def _choose(self, live: Live, seat: int, view: View, legal: list[int]) -> int:
        level = live.room.plans[seat].level or ""
        seed = player_seed(live.room.founding.seed, seat)
        action = await self._pool.choose(level, live.room.variant.id, dict(view), view.packed, legal, seed)
        if action is None:
            self.metrics.bot_fallbacks += 1
            return fallback(legal)
        return action

    async def close(self) -> None:
        """Says goodbye to everybody; what is under way is finished."""
        for live in list(self._live.values()):
            async with live.lock:
                live.drop("The server is being restarted.")


def _now() -> int:
    return int(time.time())


async def _rebuild(founding: Founding, lines: list[Entry]) -> Room:
    """The room as its log tells it."""
    known = variants().get(founding.variant)
    if known is None or known.game.version != founding.rules_version:
        raise _of_older_rules(founding)
    room = Room(founding)
    for number, line in enumerate(lines):
        if number == max(0, len(lines) - HISTORY):
            room.match.watched = set(room.match.viewers)  # who comes back after a restart may resume
        try:
            room.do(line)
        except (Refusal, Stale) as problem:
            log.error("table %s, line %d of its log: %s", founding.id, number, problem)
            raise _of_older_rules(founding) from None
        if number % 50 == 49:
            await asyncio.sleep(0)  # a long game must not hold up the other tables
    return room


def _of_older_rules(founding: Founding) -> Refusal:
    return Refusal(
        410,
        "old_rules",
        f"This game of {founding.variant} was begun under rules that this server no longer has.",
    )
