"""Tests of work that one of two servers does for both, and that the other goes on with when its server dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from tests.host.games import NORTH, SOUTH, setup, spec
from tests.host.postgres import Postgres
from tests.host.reactions import B, C, Games, games, position

from sandtable.host.bots import decisions
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import Answer, BotPools
from sandtable.host.bots.reviews import Reviews
from sandtable.host.clocks import Clock
from sandtable.host.hub.archiving import keep_older_games
from sandtable.host.hub.clearing import clear_daily
from sandtable.host.hub.hub import Hub
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import Metrics
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import ReviewUnderWay
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import Idle
from sandtable.host.store.entries import Acted, Entry, MoreTime, TableSpec, TimeUp, Took
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.tokens import digest
from sandtable.review.report import Review

__all__ = ["games"]

WATCHING = -1


class Bots(BotPools):
    """Bots that choose the first of their choices, when they may answer."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.asked: list[Question] = []
        self.asking = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, question: Question, table: str, rank: Rank = Rank.TURN) -> Answer | None:
        self.asked.append(question)
        self.asking.set()
        await self.may_answer.wait()
        return Answer(question.legal[0], 0.0, stood_in=False)


class Node:
    """One of two servers that share a database, with one table."""

    def __init__(self, store: Store, table: str) -> None:
        self.store, self.table, self.bots = store, table, Bots()
        self.other: Node | None = None
        self._told = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        settings = Settings(db="unused", nodes=2, bot_delay=0.0, bot_reaction=0.0)
        self.hub = Hub(settings, store, self.bots, Metrics(), Clock(shared=True), tell_others=self._tell)

    def _tell(self, table: str) -> None:
        self._told.set()
        if self.other and table in self.other.hub.tables.in_memory:
            self._tasks.append(asyncio.create_task(self.other.hub.follow(self.other.active)))

    def run(self) -> None:
        """Do what is due at this server."""
        self._tasks.append(asyncio.create_task(self.hub.do_what_is_due()))

    async def listen(self, viewer: int = WATCHING) -> None:
        token = None if viewer == WATCHING else f"token {viewer}"
        await self.hub.listen(self.table, Connection(WATCHING, 100_000), token, None)

    async def see(self, *elsewhere: int) -> None:
        """Note that these viewers are connected to the other server."""
        async with self.hub.tables.own(self.table) as table:
            self.hub.see(table, set(elsewhere))

    async def do(self, entry: Entry) -> None:
        async with self.hub.tables.own(self.table) as table:
            await self.hub.change(table, entry)

    async def until(self, done: Callable[[Node], bool]) -> None:
        """Wait until the table has changed in this way."""
        while not done(self):
            self._told.clear()
            await self._told.wait()

    @property
    def active(self) -> ActiveTable:
        active = self.hub.tables.in_memory[self.table]
        assert isinstance(active, ActiveTable)
        return active

    def left(self) -> float:
        """Return the seconds that pages of the table show for the open window."""
        reactions = self.active.reactions(self.active.room.match.spectator)
        assert reactions is not None and reactions.window is not None and reactions.window.left is not None
        return reactions.window.left

    def die(self) -> None:
        """End all work of the server, as a power failure would."""
        self.other = None
        for task in self._tasks:
            task.cancel()
        self.hub.tables.abandon(self.active)

    async def close(self) -> None:
        await self.hub.tables.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.hub.background.close()


class Nodes:
    """Two servers that share a database, and a table at them."""

    def __init__(self, postgres: Postgres, database: str) -> None:
        self._postgres, self._database = postgres, database
        self.stores: list[Store] = []
        self.nodes: list[Node] = []

    async def open(self) -> Nodes:
        self.stores = [await Store.open(self._database, shared=True) for _ in range(2)]
        return self

    async def table(self, plan: TableSpec) -> tuple[Node, Node]:
        """Create a table with people on all their seats; return both servers."""
        people = [seat for seat, one in enumerate(plan.seats) if one.kind == "human"]
        await self.stores[0].create(plan, 0, [Took(seat, f"P{seat}", digest(f"token {seat}")) for seat in people])
        one, other = self.nodes = [Node(store, plan.id) for store in self.stores]
        one.other, other.other = other, one
        return one, other

    async def say(self, statement: str) -> list[Any]:
        return await self._postgres.ask(self._database, statement)

    async def pass_by(self, seconds: int) -> None:
        """Let what is due be due sooner, as if so much time had passed."""
        await self.say(f"UPDATE due SET at = at - {seconds * 1000}")

    async def close(self) -> None:
        for node in self.nodes:
            await node.close()
        for store in self.stores:
            await store.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
async def shared(postgres: Postgres, database: str) -> AsyncIterator[Nodes]:
    opened = await Nodes(postgres, database).open()
    yield opened
    await opened.close()


# ---- the clock of a window ----


async def test_the_clock_of_a_window_outlives_its_server(shared: Nodes, games: Games) -> None:
    one, other = await shared.table(games.spec(position(), clock=600))
    await one.listen()
    assert 590 < one.left() <= 600
    await shared.pass_by(500)
    one.die()
    await other.listen()
    assert 90 < other.left() <= 100, "it goes on"
    await shared.pass_by(100)
    other.run()
    await other.until(lambda other: other.active.room.match.windows.window is None)
    assert (await other.store.lines(other.table, 0))[-1] == TimeUp(1)


async def test_time_is_up_at_a_table_that_no_server_has_in_memory(shared: Nodes, games: Games) -> None:
    one, other = await shared.table(games.spec(position(), clock=600))
    await one.listen()
    one.die()
    await shared.pass_by(600)
    other.run()
    await other.until(lambda other: other.table in other.hub.tables.in_memory)
    assert (await other.store.lines(other.table, 0))[-1] == TimeUp(1)
    assert not other.hub.following.followed(other.active), "nobody looks at it"


async def test_of_two_servers_one_ends_the_time_of_a_window(shared: Nodes, games: Games) -> None:
    both = await shared.table(games.spec(position(), clock=600))
    for node in both:
        await node.listen()
        node.run()
    await shared.pass_by(600)
    for node in both:
        await node.until(lambda node: node.active.room.match.windows.window is None)
        lines = await node.store.lines(node.table, 0)
        assert [line for line in lines if isinstance(line, TimeUp)] == [TimeUp(1)] and node.active.lines == len(lines)
    while await shared.say("SELECT * FROM due WHERE kind = 'window'"):  # no window is open
        await asyncio.sleep(0.01)


async def test_more_time_is_taken_on_the_same_clock_at_both_servers(shared: Nodes, games: Games) -> None:
    one, other = await shared.table(games.spec(position(), clock=600))
    await one.listen()
    await other.listen()
    await shared.pass_by(500)
    await one.do(MoreTime(B, 1))
    await other.until(lambda _: other.active.lines == one.active.lines)
    assert 590 < one.left() <= 600 and 590 < other.left() <= 600


async def test_time_is_not_up_when_somebody_has_taken_more(shared: Nodes, games: Games) -> None:
    """The row of the former clock is found once more: its job has nothing to do."""
    one, other = await shared.table(games.spec(position(), clock=600))
    await one.listen()
    (before,) = await shared.say("SELECT number FROM due")
    await one.do(MoreTime(B, 1))
    while not await shared.say(f"SELECT * FROM due WHERE number > {before['number']}"):
        await asyncio.sleep(0.01)
    await shared.say(f"UPDATE due SET number = {before['number']}, at = 0")
    other.run()
    while await shared.say(f"SELECT * FROM due WHERE number = {before['number']}"):
        await asyncio.sleep(0.01)
    assert (await other.store.lines(other.table, 0))[-1] == MoreTime(B, 1)


async def test_a_window_whose_clock_cannot_be_stored_has_one_all_the_same(
    shared: Nodes, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any) -> None:
        return None

    one, _ = await shared.table(games.spec(position(), clock=1))
    monkeypatch.setattr(one.hub.due, "set", away)
    await one.listen()
    await one.until(lambda one: one.active.room.match.windows.window is None)
    assert (await one.store.lines(one.table, 0))[-1] == TimeUp(1)


# ---- computer players ----


async def acts_of_bots(node: Node) -> int:
    lines = await node.store.lines(node.table, 0)
    return sum(isinstance(line, Acted) and node.active.room.seating.is_bot(line.seat) for line in lines)


async def at_both(shared: Nodes, plan: TableSpec) -> tuple[Node, Node]:
    """Let each of two servers know that somebody is connected to a table at the other."""
    both = await shared.table(plan)
    for node in both:
        await node.see(WATCHING)
    return both


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let claims of bots last longer than the test, however slow the machine is."""
    monkeypatch.setattr(decisions, "CLAIMED_FOR", 3600.0)


@pytest.mark.usefixtures("patient")
async def test_a_bot_is_asked_by_one_of_two_servers(shared: Nodes) -> None:
    one, other = both = await at_both(shared, spec("human", "recruit"))
    for node in both:
        await node.listen()
    for number in range(12):
        for node in both:
            await node.until(lambda node: not node.active.room.match.viewers[NORTH].question)
        viewer = one.active.room.match.viewers[SOUTH]
        action = viewer.question[0] if number else setup(SOUTH)
        await both[number % 2].do(Acted(SOUTH, action, viewer.seq))
        await both[1 - number % 2].until(lambda _: one.active.lines == other.active.lines)
    assert len(one.bots.asked) + len(other.bots.asked) == await acts_of_bots(one) > 10


async def test_a_bot_whose_server_dies_while_it_thinks_is_asked_by_the_other(
    shared: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "CLAIMED_FOR", 0.5)
    one, other = await at_both(shared, spec("human", "recruit"))
    one.bots.may_answer.clear()
    await one.listen(SOUTH)
    await one.bots.asking.wait()
    await other.listen()
    ends = set[int]()
    while len(ends) < 5:  # the claim is renewed
        ends |= {row["at"] for row in await shared.say("SELECT at FROM due")}
        await asyncio.sleep(0.01)
    assert not other.bots.asked and NORTH in other.active.thinking
    one.die()
    await other.until(lambda node: not node.active.room.match.viewers[NORTH].question)
    assert len(one.bots.asked) == 1 and len(other.bots.asked) == await acts_of_bots(other)


async def test_a_bot_at_a_table_of_one_server_claims_nothing(shared: Nodes) -> None:
    one, _ = await shared.table(spec("human", "recruit"))
    await one.listen(SOUTH)
    await one.until(lambda node: not node.active.room.match.viewers[NORTH].question)
    assert await shared.say("SELECT * FROM due") == []


@pytest.mark.usefixtures("patient")
async def test_bots_in_a_window_are_asked_by_one_of_two_servers(shared: Nodes, games: Games) -> None:
    one, other = both = await at_both(shared, games.spec(position(), bots="BC", clock=0))
    for node in both:
        await node.listen()
    for node in both:
        await node.until(lambda node: not any(map(node.active.room.match.windows.waits_for, (B, C))))
    assert len(one.bots.asked) + len(other.bots.asked) == await acts_of_bots(one) == 2


# ---- reviews ----


class Reviewing:
    """A review that takes as long as the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: Review | None = Review(["South", "North"], 1, True, "general", [], [], [], [], None)
        self.count = 0
        self.may_end = asyncio.Event()
        monkeypatch.setattr(Reviews, "_review", self._review)

    async def _review(self, *_: object) -> Review | None:
        self.count += 1
        await self.may_end.wait()
        return self.made


async def review(node: Node) -> bytes | ReviewUnderWay:
    async with node.hub.tables.own(node.table) as table:
        return await node.hub.reviews.of(table)


async def game_over(shared: Nodes) -> tuple[Node, Node]:
    one, other = await shared.table(spec())
    await one.do(Acted(SOUTH, setup(SOUTH), 0))
    await one.do(Acted(NORTH, setup(NORTH), 0))
    await one.do(Acted(SOUTH, "resign", 2))
    return one, other


async def test_a_review_is_made_by_one_of_two_servers(shared: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    reviewing = Reviewing(monkeypatch)
    one, other = await game_over(shared)
    assert await review(one) == ReviewUnderWay(0, "waiting", None)
    for _ in range(2):
        assert await review(other) == ReviewUnderWay(0, "elsewhere", None)
    reviewing.may_end.set()
    while isinstance(found := await review(other), ReviewUnderWay):
        await asyncio.sleep(0.01)
    assert reviewing.count == 1 and reviewing.made is not None and found == encode(reviewing.made) == await review(one)


async def test_a_review_whose_server_stops_is_begun_again_at_once(
    shared: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewing = Reviewing(monkeypatch)
    one, other = await game_over(shared)
    assert await review(one) == ReviewUnderWay(0, "waiting", None)
    await asyncio.sleep(0)
    await one.hub.reviews.close()
    assert await review(one) == ReviewUnderWay(0, "waiting", None), "it has not failed"
    assert await review(other) == ReviewUnderWay(0, "waiting", None), "although the claim had not ended"
    reviewing.may_end.set()
    while isinstance(await review(other), ReviewUnderWay):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("thorough", [False, None])
async def test_a_review_that_is_not_stored_may_be_made_by_the_other_server(
    shared: Nodes, monkeypatch: pytest.MonkeyPatch, thorough: bool | None
) -> None:
    """It is made on interpreted rules, or it has failed."""
    reviewing = Reviewing(monkeypatch)
    if thorough is None:
        reviewing.made = None
    elif reviewing.made is not None:
        reviewing.made.thorough = thorough
    reviewing.may_end.set()
    for node in await game_over(shared):
        assert await review(node) == ReviewUnderWay(0, "waiting", None)
        await asyncio.gather(*(job.work for job in node.hub.reviews.jobs.values()))
        if thorough is None:
            with pytest.raises(Refusal, match="failed"):
                await review(node)
        else:
            assert isinstance(await review(node), bytes)
    assert reviewing.count == 2


# ---- once a day, once for ever ----


class Cleared:
    """The tables of a server, which note when they are to be cleared."""

    def __init__(self) -> None:
        self.times = 0

    async def clear(self, when: Idle) -> None:
        self.times += 1


class Asleep(Clock):
    """A clock by which nobody who sleeps wakes up."""

    def __init__(self) -> None:
        super().__init__()
        self.sleeps = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.sleeps.set()
        await asyncio.Future()


async def test_tables_are_cleared_by_one_of_two_servers(shared: Nodes) -> None:
    tables, settings = Cleared(), Settings(db="unused", nodes=2)
    for store in shared.stores:
        clock = Asleep()
        clearing = asyncio.create_task(clear_daily(tables, store, settings, clock))  # type: ignore[arg-type]
        await clock.sleeps.wait()
        clearing.cancel()
    assert tables.times == 1


async def test_older_games_are_examined_by_one_server_at_a_time(shared: Nodes) -> None:
    one, other = await shared.table(spec())
    clock = Asleep()
    await keep_older_games(one.store, Clock(), one.hub.background)
    examining = asyncio.create_task(keep_older_games(other.store, clock, other.hub.background))
    await clock.sleeps.wait()
    examining.cancel()
