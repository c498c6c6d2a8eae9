"""Tables with bots whose answers come from this process, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from tests.host.games import SEED

from sandtable.games import variant
from sandtable.host.bots.answering import answer
from sandtable.host.bots.asking import Choice, Question
from sandtable.host.bots.bots import BotPools
from sandtable.host.bots.worker_pool import Thought
from sandtable.host.hub.hub import Hub
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import Metrics
from sandtable.host.protocol.fields import Talk
from sandtable.host.protocol.table import Question as Asked
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Entry, SeatPlan, TableSpec, Took
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.loading import rebuild
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

Answers = Callable[[Question], Choice | None]


class Thinking(BotPools):
    """Bots that answer at once and remember what they were asked."""

    def __init__(self, answers: Answers) -> None:
        super().__init__(0, 1.0)
        self.asked: list[Question] = []
        self.answers = answers

    async def think(self, question: Question, table: str, rank: Rank) -> Thought | None:
        self.asked.append(question)
        choice = self.answers(question)
        return None if choice is None else Thought(choice, 0.0)


def expecting(number: int) -> Answers:
    """Return bots that take the first choice, say nothing, and have this estimate of the game."""

    def answers(question: Question) -> Choice | None:
        if question.wants == "estimate":
            return Choice(number)
        return Choice(question.legal[0]) if question.wants == "choice" else Choice(None)

    return answers


class Company:
    """One table, the people at it, and every byte that they are sent."""

    def __init__(self, hub: Hub, active: ActiveTable, pool: Thinking, listeners: dict[int, Connection]) -> None:
        self.hub = hub
        self.active = active
        self.pool = pool
        self.listeners = listeners

    @property
    def room(self) -> Room:
        return self.active.room

    async def do(self, entry: Entry) -> None:
        """Carry out one entry of the log, and all that bots do in answer."""
        async with self.active.lock:
            await self.hub.change(self.active, entry)
        await self.rest()

    async def act(self, seat: int, action: int | str) -> None:
        async with self.active.lock:
            await self.hub.act(self.active, seat, action, self.room.match.viewers[seat].seq)
        await self.rest()

    async def rest(self) -> None:
        """Wait until every bot waits for people."""
        active, talk, players = self.active, self.hub._conferring, self.hub._players
        while tasks := [
            *active.thinking.values(),
            *talk.conferring.of(active).values(),
            *players.etiquette.answering.of(active),
        ]:
            await asyncio.gather(*tasks)
            await asyncio.sleep(0)

    @property
    def answers(self) -> Answers:
        return self.pool.answers

    @answers.setter
    def answers(self, answers: Answers) -> None:
        self.pool.answers = answers

    def said(self, seat: int) -> list[tuple[str, str, str | None]]:
        """Return the lines of a seat's team, each with the seat that said it and the place that it points at."""
        team = self.room.partners.shown(seat)
        assert team is not None
        return [(line.seat, line.text, line.place) for line in team.lines if line.kind == "said"]

    def question(self, seat: int) -> Asked | None:
        """Return the question that a seat's team is asked."""
        team = self.room.partners.shown(seat)
        assert team is not None
        return team.question

    def sent(self, viewer: int) -> list[str]:
        return list(self.listeners[viewer].queued)

    async def again(self) -> Room:
        """Return the room rebuilt from the store's log."""
        stored = await self.hub.store.load(self.room.spec.id)
        assert stored is not None
        return rebuild(stored[0], stored[1])


@asynccontextmanager
async def company(
    folder: Path, id: str, *kinds: str, answers: Answers = answer, hints: bool = False, talk: Talk | None = None
) -> AsyncIterator[Company]:
    """Open a table with seats of these kinds at which all people have sat down."""
    settings = Settings(db=str(folder / f"{len(list(folder.iterdir()))}.db"), outbox=100_000, bot_delay=0)
    pool = Thinking(answers)
    hub = Hub(settings, await Store.open(settings.db), pool, Metrics())
    seats = [SeatPlan("human") if kind == "human" else SeatPlan("bot", kind) for kind in kinds]
    chosen = variant(id)
    options = chosen.read_options({})
    plan = TableSpec("t" * 12, 0, id, chosen.game.version, options, seats, SEED, digest("invite"), talk, hints=hints)
    people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    await hub.create(plan, [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in people])
    listeners = {viewer: Connection(-1, settings.outbox) for viewer in (*people, -1)}
    active = None
    for viewer, connection in listeners.items():
        active = await hub.listen(plan.id, connection, f"token {viewer}" if viewer >= 0 else None, None)
    assert isinstance(active, ActiveTable)
    found = Company(hub, active, pool, listeners)
    await found.rest()
    yield found
    await hub.tables.close()
    await hub.store.close()
