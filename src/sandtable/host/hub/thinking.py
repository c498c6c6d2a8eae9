"""Computer players at work at the tables: whoever owes a choice is set to work, and what comes of it is carried out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from sandtable.host.clocks import Clock
from sandtable.host.hub.bots import Pool, fallback
from sandtable.host.hub.manners import Manners
from sandtable.host.metrics import Metrics
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.settings import Settings
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.live import Live
from sandtable.host.tokens import player_seed

log = logging.getLogger("sandtable.players")


class ComputerPlayers:
    """The computer players of all tables. What they choose goes through `change`."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        pool: Pool,
        metrics: Metrics,
        change: Callable[[Live, Entry], Awaitable[None]],
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._pool = pool
        self._metrics = metrics
        self._change = change
        self._manners = Manners(pool, change)

    def wake(self, live: Live) -> None:
        """Sets every computer player to work that owes a choice."""
        if not live.room.open:
            return
        self._manners.wake(live)
        match, is_bot = live.room.match, live.room.seating.is_bot
        for seat in [seat for seat, viewer in match.viewers.items() if viewer.question and is_bot(seat)]:
            if match.windows.asks(seat):
                if seat not in live.reacting:
                    live.reacting[seat] = asyncio.create_task(self._react_for(live, seat))
            elif seat not in live.thinking and not live.room.partners.asks(seat):
                live.thinking[seat] = asyncio.create_task(self._play_for(live, seat))

    async def _play_for(self, live: Live, seat: int) -> None:
        """One computer player's turn: until it owes no choice."""
        pause = self._settings.bot_delay
        try:
            if not await self._manners.play_on(live, seat):
                async with live.lock:
                    live.thinking.pop(seat, None)
                    live.tell()
                return
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
                    await self._change(live, entries.Acted(seat, action, seq))
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
        await self._clock.sleep(countdown.until_tick(self._settings.bot_reaction, self._clock.now()))
        async with live.lock:
            live.reacting.pop(seat, None)
            if live.gone or not live.room.open:
                return
            try:
                await self._change(live, entries.Acted(seat, action, seq))
            except Stale:
                self.wake(live)  # the window has closed meanwhile, and another may be open
            except Refusal as refusal:
                log.error("a computer player at table %s: %s", live.room.founding.id, refusal.message)

    async def _choose(self, live: Live, seat: int, packed: bytes, legal: list[int]) -> int:
        level = live.room.seating.plans[seat].level or ""
        seed, talk = player_seed(live.room.founding.seed, seat), live.room.partners.said(seat)
        action = await self._pool.choose(level, live.room.variant.id, packed, legal, seed, talk)
        if action is None:
            self._metrics.bot_fallbacks += 1
            return fallback(legal)
        return action
