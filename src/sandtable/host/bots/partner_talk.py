"""The talk of bots that have partners: their messages to each other and to people of their side, in the partners'
channel.

Only one bot of a team speaks at a time. What it says depends on its own view and on the messages of its team.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator

from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import BotPools
from sandtable.host.refusals import Discreet
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.per_table import PerTable, tasks_per_table
from sandtable.host.tokens import player_seed


class PartnerTalk:
    """The bots that have partners. Their messages are sent through `change`."""

    def __init__(self, pool: BotPools, change: Callable[[ActiveTable, Entry], Awaitable[None]]) -> None:
        self._pool = pool
        self._change = change
        self.conferring = tasks_per_table()  # by the team's first seat
        # how much a seat had been told when it had nothing to say
        self._considered: PerTable[dict[int, tuple[int, int]]] = PerTable(dict, dict.clear)  # by seat

    def wake(self, active: ActiveTable) -> None:
        """Start every team in which a bot may have something to say."""
        if active.room.ended or active.room.variant.game.planner is None:
            return
        conferring = self.conferring.of(active)
        for team in active.room.variant.teams:
            if team[0] not in conferring and next(self._may_speak(active, team), None) is not None:
                conferring[team[0]] = asyncio.create_task(self._confer(active, team))

    async def _confer(self, active: ActiveTable, team: tuple[int, ...]) -> None:
        """Let the bots of a team speak until none has anything to say."""
        try:
            while not active.gone and (seat := next(self._may_speak(active, team), None)) is not None:
                await self._speak(active, seat)
        finally:
            self.conferring.of(active).pop(team[0], None)

    async def _speak(self, active: ActiveTable, seat: int) -> None:
        async with active.lock:
            if active.gone or seat not in self._may_speak(active, (seat,)):
                return
            now, question = _known(active, seat), _question(active, seat)
        word = await self._pool.ask(question, active.room.spec.id)
        async with active.lock:
            if word is None or not (word.text or word.place):
                self._considered.of(active)[seat] = now
            elif not active.gone and _known(active, seat) == now and active.room.partners.may_say(seat):
                ref = f"word {len(active.room.partners.said(seat))}"  # another server may have asked the same player
                with contextlib.suppress(Discreet):
                    await self._change(active, entries.Said(seat, word.text, word.place, ref))

    def _may_speak(self, active: ActiveTable, team: tuple[int, ...]) -> Iterator[int]:
        """Yield the bots that may speak and know more than when they last had nothing to say. A bot that owes an action
        plays first.
        """
        room, considered = active.room, self._considered.of(active)
        for seat in team:
            free = room.partners.plans(seat) and not room.match.viewers[seat].question
            if free and room.partners.may_say(seat) and considered.get(seat) != _known(active, seat):
                yield seat


def _known(active: ActiveTable, seat: int) -> tuple[int, int]:
    """Return the numbers of updates of the game and of messages of the team that a seat has received."""
    return active.room.match.viewers[seat].n, len(active.room.partners.said(seat))


def _question(active: ActiveTable, seat: int) -> Question:
    room, level = active.room, active.room.seating.plans[seat].level or ""
    packed, seed = room.match.packed(seat), player_seed(room.spec.seed, seat)
    return Question(level, room.variant.id, packed, [], seed, wants="word", talk=room.partners.said(seat))
