"""The moves of bots at the tables. Each bot that owes an action is asked, and its answer is carried out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from sandtable.bots.levels import Level, levels, usual
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import BotPools, fallback, is_slow
from sandtable.host.bots.decisions import Decisions
from sandtable.host.bots.etiquette import Etiquette
from sandtable.host.bots.pacing import Pace, to_step
from sandtable.host.clocks import Clock, Countdown
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import Metrics
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.settings import Settings
from sandtable.host.store import entries
from sandtable.host.store.due import Due
from sandtable.host.store.entries import Entry
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.tokens import player_seed

log = logging.getLogger("sandtable.bots")


class ComputerPlayers:
    """The bots of all tables. Their actions are carried out through `change`."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        pool: BotPools,
        store: Store,
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
        self._pace = Pace(settings.shared)
        self._decisions = Decisions(store)
        self.etiquette = Etiquette(pool, change)

    def wake(self, active: ActiveTable) -> None:
        """Start every bot that owes an action, if somebody follows the game.

        Those that choose for people who are late do so in any case, and so do all of a game with clocks in which one
        goes on for somebody who is gone.
        """
        self._decisions.changed(active)
        if not active.room.open:
            return
        match, followed = active.room.match, self._followed(active)
        if followed:
            self.etiquette.wake(active)
            if any((level := _level(active, seat)) and is_slow(level) for seat in range(len(active.room.seats))):
                self._pool.prepare()
        for seat in [seat for seat, viewer in match.viewers.items() if viewer.question and _plays(active, seat)]:
            if not (followed or active.room.is_late(seat) or active.room.keeps_on):
                continue
            if match.windows.asks(seat):
                if seat not in active.reacting:
                    active.reacting[seat] = asyncio.create_task(self._react_for(active, seat))
            elif seat not in active.thinking and not active.room.partners.asks(seat):
                active.thinking[seat] = asyncio.create_task(self._play_for(active, seat))

    def stop(self, active: ActiveTable, seat: int) -> None:
        """Stop the bot of a seat that a person has taken."""
        for work in (active.thinking, active.reacting):
            if (task := work.pop(seat, None)) is not None:
                task.cancel()

    async def _play_for(self, active: ActiveTable, seat: int) -> None:
        """Play for one bot until it owes no action, if no other server does."""
        moment: float | None = self._clock.now() + self._settings.bot_delay
        turn = Due(f"turn {seat}", active.spec.id, active.room.match.viewers[seat].turns)
        try:
            async with self._decisions.claimed(active, turn, partial(_owes, active, seat)) as here:
                if here and await self.etiquette.play_on(active, seat):
                    while moment is not None:
                        moment = await self._play_once(active, seat, moment)
                    return
            async with active.lock:
                active.thinking.pop(seat, None)
                active.tell()
                self.wake(active)  # it may owe something else by now
        except Refusal as refusal:
            log.error("a computer player at table %s is out of play: %s", active.room.spec.id, refusal.message)
        finally:
            if active.thinking.get(seat) is asyncio.current_task():
                del active.thinking[seat]

    async def _play_once(self, active: ActiveTable, seat: int, moment: float) -> float | None:
        """Play one decision that is shown at this moment or later. Return the earliest moment of the next one, or None
        if none is owed.

        An action that leads to a question asked in secret is carried out at once, and the answer to that question is
        shown at its own moment. So the time does not show whether there was such a question.
        """
        async with active.lock:
            if active.gone or not _owes(active, seat):
                active.thinking.pop(seat, None)
                active.tell()
                return None
            active.tell()
            asked = _asked(active, seat)
        action, more = await self._choose(active, asked, Rank.TURN)
        moment = max(moment, self._clock.now() + more)
        match = active.room.match
        fresh = match.viewers[seat].seq == asked.seq  # another server may have played for the bot
        unseen = fresh and action in asked.question.legal and match.leads_into_secret(seat, action)
        if not unseen:
            await self._clock.sleep(max(0.0, moment - self._clock.now()))
        async with active.lock:
            if not active.gone and active.room.open:
                with contextlib.suppress(Stale):  # the question has changed, and is asked again
                    await self._change(active, entries.Acted(seat, action, asked.seq))
        return moment

    async def _react_for(self, active: ActiveTable, seat: int) -> None:
        """Answer for one bot in a window, if no other server does.

        All bots answer at the same time, however long each of them took.
        """
        async with active.lock:
            match, countdown = active.room.match, active.countdown
            if not match.windows.waits_for(seat):
                active.reacting.pop(seat, None)
                return
            asked = _asked(active, seat)
        reaction = Due(f"reaction {seat}", active.spec.id, asked.seq)
        async with self._decisions.claimed(active, reaction, lambda: active.seq(seat) == asked.seq) as here:
            action = await self._react(active, asked, countdown) if here else None
            async with active.lock:
                active.reacting.pop(seat, None)
                if active.gone or not active.room.open:
                    return
                try:
                    with contextlib.suppress(Stale):
                        if action is not None:
                            await self._change(active, entries.Acted(seat, action, asked.seq))
                    self.wake(active)  # the window may have closed, and another may be open
                except Refusal as refusal:
                    log.error("a computer player at table %s: %s", active.room.spec.id, refusal.message)

    async def _react(self, active: ActiveTable, asked: _Asked, countdown: Countdown) -> int:
        """Return an action in a window, at the next moment at which bots answer."""
        action, more = await self._choose(active, asked, Rank.REACTION)
        await self._clock.sleep(more)
        await self._clock.sleep(countdown.until_tick(self._settings.bot_reaction, self._clock.now()))
        return action

    async def _choose(self, active: ActiveTable, asked: _Asked, rank: Rank) -> tuple[int, float]:
        """Return an action, and the seconds left until it may be carried out."""
        began = self._clock.now()
        answer = await self._pool.choose(asked.question, active.room.spec.id, rank)
        if answer is None:
            self._metrics.bot_fallbacks.inc()
            return fallback(asked.question.legal), 0.0
        if answer.stood_in:
            self._metrics.bot_stand_ins.inc()
        elif asked.kind is not None:
            most = 0.0 if answer.at_once else asked.most
            more = self._pace.after((*asked.kind, answer.at_once), answer.seconds, most)
            return answer.action, more + to_step(self._clock.now() - began + more)
        return answer.action, 0.0


def _plays(active: ActiveTable, seat: int) -> bool:
    """Return whether a bot has the seat, or chooses for a person who is late."""
    return active.room.seating.is_bot(seat) or active.room.is_late(seat)


def _owes(active: ActiveTable, seat: int) -> bool:
    """Return whether a bot owes an action outside windows."""
    room, match = active.room, active.room.match
    owes = match.viewers[seat].question and not match.windows.asks(seat) and not room.partners.asks(seat)
    return bool(owes and room.open and _plays(active, seat))


@dataclass(frozen=True)
class _Asked:
    """A question as it was put to a bot, with its number, its kind if the answer takes a while, and the seconds that
    its level may take.
    """

    question: Question
    seq: int
    kind: tuple[str, str, str] | None  # of the answer, but for whether it comes at once
    most: float


def _asked(active: ActiveTable, seat: int) -> _Asked:
    """Return the present question of a bot; a secret one goes to a level that answers quickly. The table is locked."""
    room, match, id = active.room, active.room.match, active.room.variant.id
    level, name = _level(active, seat), _level_name(active, seat)
    if level and is_slow(level) and match.asks_in_secret(seat):
        name = usual(room.variant)
        level = levels(room.variant)[name]
    viewer, seed = match.viewers[seat], player_seed(room.spec.seed, seat)
    seen = match.seen(seat) if level and level.watches else []
    kind = (id, name, match.view(seat)["phase"]) if level and is_slow(level) else None
    talk = room.partners.said(seat)
    question = Question(name, id, match.packed(seat), list(viewer.question), seed, seen, talk=talk)
    return _Asked(question, viewer.seq, kind, level.seconds if level else 0.0)


def _level(active: ActiveTable, seat: int) -> Level | None:
    """Return the level of a bot, or None if that level does not exist any more."""
    return levels(active.room.variant).get(_level_name(active, seat))


def _level_name(active: ActiveTable, seat: int) -> str:
    """Return the name of the level that plays on a seat. For a person who is late it is the usual one."""
    return active.room.seating.plans[seat].level or usual(active.room.variant)
