"""Computer players at work at the tables: whoever owes a choice is set to work, and what comes of it is carried out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sandtable.bots.levels import Level, levels, usual
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import Pool, fallback, is_slow
from sandtable.host.bots.etiquette import Manners
from sandtable.host.bots.pacing import Kind, Pace, to_step
from sandtable.host.clocks import Clock
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import Metrics
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.settings import Settings
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import Live
from sandtable.host.tokens import player_seed

log = logging.getLogger("sandtable.bots")


class ComputerPlayers:
    """The computer players of all tables. What they choose goes through `change`."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        pool: Pool,
        metrics: Metrics,
        change: Callable[[Live, Entry], Awaitable[None]],
        followed: Callable[[Live], bool],
    ) -> None:
        self._followed = followed
        self._settings = settings
        self._clock = clock
        self._pool = pool
        self._metrics = metrics
        self._change = change
        self._pace = Pace()
        self._manners = Manners(pool, change)

    def wake(self, live: Live) -> None:
        """Sets every computer player to work that owes a choice, where somebody follows the game."""
        if not live.room.open or not self._followed(live):
            return
        self._manners.wake(live)
        match, is_bot = live.room.match, live.room.seating.is_bot
        if any((level := _level(live, seat)) and is_slow(level) for seat in range(len(live.room.seats))):
            self._pool.prepare()
        for seat in [seat for seat, viewer in match.viewers.items() if viewer.question and is_bot(seat)]:
            if match.windows.asks(seat):
                if seat not in live.reacting:
                    live.reacting[seat] = asyncio.create_task(self._react_for(live, seat))
            elif seat not in live.thinking and not live.room.partners.asks(seat):
                live.thinking[seat] = asyncio.create_task(self._play_for(live, seat))

    async def _play_for(self, live: Live, seat: int) -> None:
        """One computer player's turn: until it owes no choice."""
        moment: float | None = self._clock.now() + self._settings.bot_delay
        try:
            if not await self._manners.play_on(live, seat):
                async with live.lock:
                    live.thinking.pop(seat, None)
                    live.tell()
                return
            while moment is not None:
                moment = await self._play_once(live, seat, moment)
        except Refusal as refusal:
            log.error("a computer player at table %s is out of play: %s", live.room.founding.id, refusal.message)
        finally:
            live.thinking.pop(seat, None)

    async def _play_once(self, live: Live, seat: int, moment: float) -> float | None:
        """One decision, seen at this moment or later; when the next may be seen, or None if none is owed any more.

        What leads to a question that is asked in secret is done at once, and its answer seen at the moment of its
        own: so nobody sees by the time whether there was such a question.
        """
        async with live.lock:
            match = live.room.match
            viewer = match.viewers[seat]
            owes = bool(viewer.question) and not match.windows.asks(seat)
            if live.gone or not live.room.open or not owes:
                live.thinking.pop(seat, None)
                live.tell()
                return None
            live.tell()
            asked = _asked(live, seat)
        action, more = await self._choose(live, asked, Rank.TURN)
        moment = max(moment, self._clock.now() + more)
        unseen = action in asked.question.legal and match.leads_into_secret(seat, action)
        if not unseen:
            await self._clock.sleep(max(0.0, moment - self._clock.now()))
        async with live.lock:
            if not live.gone and live.room.open:
                with contextlib.suppress(Stale):  # the question has changed meanwhile: it is put anew
                    await self._change(live, entries.Acted(seat, action, asked.seq))
        return moment

    async def _react_for(self, live: Live, seat: int) -> None:
        """One computer player's answer in a window. All come at the same time, however long each has thought."""
        async with live.lock:
            match, countdown = live.room.match, live.countdown
            if not match.windows.waits_for(seat):
                live.reacting.pop(seat, None)
                return
            asked = _asked(live, seat)
        action, more = await self._choose(live, asked, Rank.REACTION)
        await self._clock.sleep(more)
        await self._clock.sleep(countdown.until_tick(self._settings.bot_reaction, self._clock.now()))
        async with live.lock:
            live.reacting.pop(seat, None)
            if live.gone or not live.room.open:
                return
            try:
                await self._change(live, entries.Acted(seat, action, asked.seq))
            except Stale:
                self.wake(live)  # the window has closed meanwhile, and another may be open
            except Refusal as refusal:
                log.error("a computer player at table %s: %s", live.room.founding.id, refusal.message)

    async def _choose(self, live: Live, asked: _Asked, rank: Rank) -> tuple[int, float]:
        """A choice, and how many seconds are left until its time has come."""
        began = self._clock.now()
        answer = await self._pool.choose(asked.question, live.room.founding.id, rank)
        if answer is None:
            self._metrics.bot_fallbacks += 1
            return fallback(asked.question.legal), 0.0
        if answer.stood_in:
            self._metrics.bot_stand_ins += 1
        elif asked.kind is not None:
            more = self._pace.after(asked.kind, answer.seconds)
            return answer.action, more + to_step(self._clock.now() - began + more)
        return answer.action, 0.0


@dataclass(frozen=True)
class _Asked:
    """A question as it was put to a computer player, its number, and its kind where the answer takes a while."""

    question: Question
    seq: int
    kind: Kind | None


def _asked(live: Live, seat: int) -> _Asked:
    """What a computer player is asked now; in secret, one that answers in a moment. The table is locked."""
    room, match, id = live.room, live.room.match, live.room.variant.id
    level, name = _level(live, seat), room.seating.plans[seat].level or ""
    if level and is_slow(level) and match.asks_in_secret(seat):
        name = usual(room.variant)
        level = levels(room.variant)[name]
    viewer, seed = match.viewers[seat], player_seed(room.founding.seed, seat)
    seen = match.seen(seat) if level and level.remembers else []
    kind = (id, name, match.view(seat)["phase"]) if level and is_slow(level) else None
    talk = room.partners.said(seat)
    question = Question(name, id, match.packed(seat), list(viewer.question), seed, seen, talk=talk)
    return _Asked(question, viewer.seq, kind)


def _level(live: Live, seat: int) -> Level | None:
    """The level of a computer player, if there still is such a one."""
    return levels(live.room.variant).get(live.room.seating.plans[seat].level or "")
