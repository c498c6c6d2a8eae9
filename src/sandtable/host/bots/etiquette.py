"""The etiquette of bots: when they resign, and how they answer the offer of a draw.

It depends on the estimate of their own seat and on the number of their turns, never on a clock.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import BotPools
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.protocol.fields import Answer
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.given import Act
from sandtable.host.table.per_table import PerTable, cancel
from sandtable.host.tokens import player_seed

EVERY = 10  # turns of a seat between two estimates
LOST = -800  # an estimate at which it resigns, as with less than half of the others' strength
WORSE = -150  # an estimate at which it accepts a draw at any time
LEVEL = 150  # the highest estimate at which it accepts or offers a draw while nothing happens


class Etiquette:
    """The resignations and draw answers of bots. They are carried out through `change`."""

    def __init__(self, pool: BotPools, change: Callable[[ActiveTable, Entry], Awaitable[None]]) -> None:
        self._pool = pool
        self._change = change
        self.answering: PerTable[set[asyncio.Task[None]]] = PerTable(set, cancel)  # the offer of a draw: one at most

    def wake(self, active: ActiveTable) -> None:
        """Start work on the offer of a draw, if a bot has to answer one."""
        answering = self.answering.of(active)
        if not answering and active.room.draws_open and self._next_to_answer(active) is not None:
            answering.add(asyncio.create_task(self._answer_draw(active)))

    # ---- the offer of a draw ----

    async def _answer_draw(self, active: ActiveTable) -> None:
        try:
            while (seat := self._next_to_answer(active)) is not None:
                async with active.lock:
                    if active.gone or self._next_to_answer(active) != seat:
                        return
                    by, side, question = active.room.draw.by, active.room.side_agrees(seat), _question(active, seat)
                    quiet = active.room.quiet
                accepts = side or _takes_draw(await self._expect(active, question), quiet)
                answer: Answer = "accept" if accepts else "decline"
                async with active.lock:
                    if not active.gone and active.room.draw.by == by and self._next_to_answer(active) == seat:
                        with contextlib.suppress(Refusal):  # another server may have answered for the bot
                            await self._change(active, entries.DrawSaid(seat, answer))
        finally:
            self.answering.of(active).clear()

    def _next_to_answer(self, active: ActiveTable) -> int | None:
        """Return the next bot to answer the offer of a draw. A bot with a person as partner waits for that person's
        answer and gives the same.
        """
        room = active.room
        if not room.open or room.draw.by is None:
            return None
        owing = (seat for seat in range(len(room.seats)) if room.seating.is_bot(seat) and room.draw.may_answer(seat))
        return next((seat for seat in owing if room.side_agrees(seat) or not room.people_beside(seat)), None)

    # ---- before a turn ----

    async def play_on(self, active: ActiveTable, seat: int) -> bool:
        """Return whether to play this turn: not if the bot resigns or asks its partner whether to."""
        async with active.lock:
            viewer = active.room.match.viewers[seat]
            if active.gone or not self._looks_up(active, seat):
                return True
            question, seq = _question(active, seat), viewer.seq
        expected = await self._expect(active, question)
        async with active.lock:
            if expected is None or active.gone or not active.room.open or viewer.seq != seq:
                return True
            with contextlib.suppress(Refusal, Stale):
                if expected <= LOST:
                    return not await self._give_up(active, seat, seq)
                if expected <= LEVEL and active.room.quiet and active.room.may_offer(seat):
                    await self._change(active, entries.DrawSaid(seat, "offer"))
        return True

    def _looks_up(self, active: ActiveTable, seat: int) -> bool:
        room, viewer = active.room, active.room.match.viewers[seat]
        due = viewer.question and viewer.turns % EVERY == 0 and not room.match.windows.asks(seat)
        return bool(due and room.open and room.judges(seat) and room.seating.staying)

    async def _give_up(self, active: ActiveTable, seat: int, seq: int) -> bool:
        """Resign, or ask the person who is the partner, once in a game; return whether this was done."""
        room = active.room
        resigning = [choice["id"] for choice in room.match.umpire.offer(seat) if choice["id"] in room.variant.unlisted]
        if not resigning or room.partners.has_asked(seat):
            return False
        act = Act(seat, resigning[0], seq)
        asks = room.partners.needs_yes(act)
        await self._change(active, (entries.Asked if asks else entries.Acted)(seat, act.action, seq))
        return True

    async def _expect(self, active: ActiveTable, question: Question) -> int | None:
        choice = await self._pool.ask(question, active.room.spec.id, Rank.TURN)
        return choice.action if choice else None


def _takes_draw(expected: int | None, quiet: bool) -> bool:
    return expected is not None and (expected <= WORSE or (quiet and expected <= LEVEL))


def _question(active: ActiveTable, seat: int) -> Question:
    room, level = active.room, active.room.seating.plans[seat].level or ""
    seed = player_seed(room.spec.seed, seat)
    return Question(level, room.variant.id, room.match.packed(seat), [], seed, wants="estimate")
