"""Hints: what the best bot would do in a person's place, and why.

A hint comes from the view of that seat and is sent to that seat only. It is not stored, and nobody else learns of it.
Hints are paced like the answers of bots, from the moment of the request, because the time of a hint reveals how long
bots think, and so what they hold.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sandtable.bots.advice import adviser
from sandtable.bots.levels import levels
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import BotPools
from sandtable.host.bots.pacing import Pace
from sandtable.host.clocks import Clock
from sandtable.host.protocol.news import Advice
from sandtable.host.refusals import Discreet
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.per_table import PerTable, cancel

SEED = 0  # the same position gets the same hint


@dataclass(frozen=True, slots=True)
class _Hint:
    """The advice on question number `seq` of a seat."""

    seq: int
    advice: asyncio.Task[Advice]


class Hints:
    """The hints of a server. A player who asks again about the same question gets the same answer, computed once."""

    def __init__(self, pool: BotPools, clock: Clock) -> None:
        self._pool = pool
        self._clock = clock
        self._pace = Pace()
        self._given: PerTable[dict[int, _Hint]] = PerTable(dict, _cancel)  # by seat

    def ask(self, active: ActiveTable, seat: int) -> asyncio.Task[Advice]:
        """Return a task with the advice; raise Discreet. The table is locked."""
        seq = active.room.match.viewers[seat].seq
        given = self._given.of(active)
        before = given.get(seat)
        if before is not None and before.seq == seq and not _failed(before.advice):
            return before.advice
        task = asyncio.create_task(self._think(active, _question(active, seat), seq))
        given[seat] = _Hint(seq, task)
        return task

    async def _think(self, active: ActiveTable, question: Question, seq: int) -> Advice:
        began = self._clock.now()
        choice = await self._pool.ask(question, active.room.spec.id)
        kind = question.variant, question.level, question.wants, False
        await self._clock.sleep(self._pace.after(kind, self._clock.now() - began))
        if choice is None or choice.action is None:
            raise Discreet(503, "busy-hint")
        return Advice(seq, choice.action, choice.text, choice.why)


def _question(active: ActiveTable, seat: int) -> Question:
    room, viewer = active.room, active.room.match.viewers[seat]
    if not room.spec.hints:
        raise Discreet(409, "no_hints")
    if room.ended or not room.open or not viewer.question:
        raise Discreet(409, "not_asked")
    legal = list(viewer.question)
    listed = {choice["id"] for choice in room.match.windows.game(seat).offer(seat)}
    if not listed & set(legal):
        raise Discreet(409, "no_hint")
    level, talk = adviser(room.variant), room.partners.said(seat)
    seen = room.match.seen(seat) if levels(room.variant)[level].watches else []
    return Question(level, room.variant.id, room.match.packed(seat), legal, SEED, seen, "hint", talk)


def _cancel(hints: dict[int, _Hint]) -> None:
    cancel(hint.advice for hint in hints.values())


def _failed(task: asyncio.Task[Advice]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
