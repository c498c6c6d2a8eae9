"""Computer players at work at the tables: whoever owes a choice is set to work, and what comes of it is carried out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sandtable.bots.levels import Level, levels, usual
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import BotPools, fallback, is_slow
from sandtable.host.bots.etiquette import Etiquette
from sandtable.host.bots.pacing import Kind, Pace, to_step
from sandtable.host.clocks import Clock
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import Metrics
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.settings import Settings
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.tokens import player_seed

log = logging.getLogger("sandtable.bots")


class ComputerPlayers:
    """The computer players of all tables. What they choose goes through `change`."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        pool: BotPools,
        metrics: Metrics,
        change: Callable[[ActiveTable, Entry], Awaitable[None]],
        followed: Callable[[ActiveTable], bool],
    ) -> None:
        self._followed = followed
        self._settings = settings
        self._clock = clock
        self._pool = pool
        self._metrics = metrics
        self._change = change
        self._pace = Pace()
        self.etiquette = Etiquette(pool, change)

    def wake(self, active: ActiveTable) -> None:
        """Sets every computer player to work that owes a choice, where somebody follows the game."""
        if not active.room.open or not self._followed(active):
            return
        self.etiquette.wake(active)
        match, is_bot = active.room.match, active.room.seating.is_bot
        if any((level := _level(active, seat)) and is_slow(level) for seat in range(len(active.room.seats))):
            self._pool.prepare()
        for seat in [seat for seat, viewer in match.viewers.items() if viewer.question and is_bot(seat)]:
            if match.windows.asks(seat):
                if seat not in active.reacting:
                    active.reacting[seat] = asyncio.create_task(self._react_for(active, seat))
            elif seat not in active.thinking and not active.room.partners.asks(seat):
                active.thinking[seat] = asyncio.create_task(self._play_for(active, seat))

    async def _play_for(self, active: ActiveTable, seat: int) -> None:
        """One computer player's turn: until it owes no choice."""
        moment: float | None = self._clock.now() + self._settings.bot_delay
        try:
            if not await self.etiquette.play_on(active, seat):
                async with active.lock:
                    active.thinking.pop(seat, None)
                    active.tell()
                return
            while moment is not None:
                moment = await self._play_once(active, seat, moment)
        except Refusal as refusal:
            log.error("a computer player at table %s is out of play: %s", active.room.spec.id, refusal.message)
        finally:
            active.thinking.pop(seat, None)

    async def _play_once(self, active: ActiveTable, seat: int, moment: float) -> float | None:
        """One decision, seen at this moment or later; when the next may be seen, or None if none is owed any more.

        What leads to a question that is asked in secret is done at once, and its answer seen at the moment of its
        own: so nobody sees by the time whether there was such a question.
        """
        async with active.lock:
            match = active.room.match
            viewer = match.viewers[seat]
            owes = bool(viewer.question) and not match.windows.asks(seat)
            if active.gone or not active.room.open or not owes:
                active.thinking.pop(seat, None)
                active.tell()
                return None
            active.tell()
            asked = _asked(active, seat)
        action, more = await self._choose(active, asked, Rank.TURN)
        moment = max(moment, self._clock.now() + more)
        unseen = action in asked.question.legal and match.leads_into_secret(seat, action)
        if not unseen:
            await self._clock.sleep(max(0.0, moment - self._clock.now()))
        async with active.lock:
            if not active.gone and active.room.open:
                with contextlib.suppress(Stale):  # the question has changed meanwhile: it is put anew
                    await self._change(active, entries.Acted(seat, action, asked.seq))
        return moment

    async def _react_for(self, active: ActiveTable, seat: int) -> None:
        """One computer player's answer in a window. All come at the same time, however long each has thought."""
        async with active.lock:
            match, countdown = active.room.match, active.countdown
            if not match.windows.waits_for(seat):
                active.reacting.pop(seat, None)
                return
            asked = _asked(active, seat)
        action, more = await self._choose(active, asked, Rank.REACTION)
        await self._clock.sleep(more)
        await self._clock.sleep(countdown.until_tick(self._settings.bot_reaction, self._clock.now()))
        async with active.lock:
            active.reacting.pop(seat, None)
            if active.gone or not active.room.open:
                return
            try:
                await self._change(active, entries.Acted(seat, action, asked.seq))
            except Stale:
                self.wake(active)  # the window has closed meanwhile, and another may be open
            except Refusal as refusal:
                log.error("a computer player at table %s: %s", active.room.spec.id, refusal.message)

    async def _choose(self, active: ActiveTable, asked: _Asked, rank: Rank) -> tuple[int, float]:
        """A choice, and how many seconds are left until its time has come."""
        began = self._clock.now()
        answer = await self._pool.choose(asked.question, active.room.spec.id, rank)
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


def _asked(active: ActiveTable, seat: int) -> _Asked:
    """What a computer player is asked now; in secret, one that answers in a moment. The table is locked."""
    room, match, id = active.room, active.room.match, active.room.variant.id
    level, name = _level(active, seat), room.seating.plans[seat].level or ""
    if level and is_slow(level) and match.asks_in_secret(seat):
        name = usual(room.variant)
        level = levels(room.variant)[name]
    viewer, seed = match.viewers[seat], player_seed(room.spec.seed, seat)
    seen = match.seen(seat) if level and level.remembers else []
    kind = (id, name, match.view(seat)["phase"]) if level and is_slow(level) else None
    talk = room.partners.said(seat)
    question = Question(name, id, match.packed(seat), list(viewer.question), seed, seen, talk=talk)
    return _Asked(question, viewer.seq, kind)


def _level(active: ActiveTable, seat: int) -> Level | None:
    """The level of a computer player, if there still is such a one."""
    return levels(active.room.variant).get(active.room.seating.plans[seat].level or "")
