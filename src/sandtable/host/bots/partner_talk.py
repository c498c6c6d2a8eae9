"""Computer players as partners: what they say to each other and to people of their side, through the partners' channel.

Of one team one speaks at a time. What it says follows from its own view and from what its team has said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import Pool
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import Live
from sandtable.host.tokens import player_seed


class Conferring:
    """The computer players that have partners. What they say goes through `change`."""

    def __init__(self, pool: Pool, change: Callable[[Live, Entry], Awaitable[None]]) -> None:
        self._pool = pool
        self._change = change

    def wake(self, live: Live) -> None:
        """Sets every team to work in which a computer player may have something to say."""
        if live.room.ended or live.room.variant.game.planner is None:
            return
        for team in live.room.variant.teams:
            if team[0] not in live.conferring and next(_may_speak(live, team), None) is not None:
                live.conferring[team[0]] = asyncio.create_task(self._confer(live, team))

    async def _confer(self, live: Live, team: tuple[int, ...]) -> None:
        """Until nobody of the team has anything to say."""
        try:
            while not live.gone and (seat := next(_may_speak(live, team), None)) is not None:
                await self._speak(live, seat)
        finally:
            live.conferring.pop(team[0], None)

    async def _speak(self, live: Live, seat: int) -> None:
        async with live.lock:
            if live.gone or seat not in _may_speak(live, (seat,)):
                return
            now, question = _known(live, seat), _question(live, seat)
        word = await self._pool.ask(question, live.room.founding.id)
        async with live.lock:
            if word is None or not (word.text or word.place):
                live.considered[seat] = now
            elif not live.gone and _known(live, seat) == now and live.room.partners.may_say(seat):
                await self._change(live, entries.Said(seat, word.text, word.place))


def _may_speak(live: Live, team: tuple[int, ...]) -> Iterator[int]:
    """The computer players that may say something and know more than when they had nothing to say. Whoever owes a
    choice makes it first.
    """
    room = live.room
    for seat in team:
        free = room.partners.plans(seat) and not room.match.viewers[seat].question
        if free and room.partners.may_say(seat) and live.considered.get(seat) != _known(live, seat):
            yield seat


def _known(live: Live, seat: int) -> tuple[int, int]:
    """How much a seat has been told: of the game, and by its team."""
    return live.room.match.viewers[seat].n, len(live.room.partners.said(seat))


def _question(live: Live, seat: int) -> Question:
    room, level = live.room, live.room.seating.plans[seat].level or ""
    packed, seed = room.match.packed(seat), player_seed(room.founding.seed, seat)
    return Question(level, room.variant.id, packed, [], seed, wants="word", talk=room.partners.said(seat))
