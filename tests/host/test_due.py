"""Tests of what is due, and of claims: by the clock of the database, once for all servers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace
from tests.host.games import spec
from tests.host.postgres import Postgres

from sandtable.host.hub import due as jobs
from sandtable.host.hub.due import CLAIMED_FOR, DueJobs
from sandtable.host.refusals import Refusal
from sandtable.host.store.claims import Claim
from sandtable.host.store.clearing import Idle
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.due import Due
from sandtable.host.store.store import Store

BELL = Due("bell", "one", 5)


pytestmark = pytest.mark.both_databases


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database, shared=database.startswith("postgresql"))
    yield opened
    await opened.close()


@pytest.fixture
async def stores(postgres: Postgres) -> AsyncIterator[list[Store]]:
    database = postgres.fresh()
    opened = [await Store.open(database, shared=True) for _ in range(2)]
    yield opened
    for one in opened:
        await one.close()


# ---- what is due ----


async def test_the_first_to_set_it_decides_when_something_is_due(store: Store) -> None:
    assert 59 < await store.set_due(BELL, 60) <= 60
    assert await store.set_due(BELL, 600) <= 60
    assert await store.set_due(BELL._replace(number=4), 600) <= 60
    assert 599 < await store.set_due(BELL._replace(number=6), 600) <= 600
    assert 9 < await store.set_due(BELL._replace(subject="two"), 10) <= 10
    assert 8 < (await store.next_due(["bell"]) or 0) <= 10 and await store.next_due(["other"]) is None


async def test_what_is_due_is_claimed_for_a_while(store: Store) -> None:
    late, later, other = (Due("bell", "late", 1), Due("bell", "later", 2), Due("other", "late", 3))
    await store.set_due(later, -1)
    await store.set_due(late, -2)
    await store.set_due(other, -3)
    await store.set_due(BELL, 60)
    assert await store.next_due(["bell"]) == 0
    assert await store.claim_due(["bell"], 30, 1) == [late]
    assert await store.claim_due(["bell"], 0, 10) == [later]
    assert await store.claim_due(["bell"], 30, 10) == [later], "the claim is over at once"
    assert await store.claim_due(["bell"], 30, 10) == []
    assert 29 < (await store.next_due(["bell"]) or 0) <= 30
    assert await store.claim_due(["bell", "other"], 30, 10) == [other]


async def test_what_is_not_due_any_more_goes_unless_its_number_is_higher(store: Store) -> None:
    await store.set_due(BELL, -1)
    await store.drop_due(BELL._replace(number=4))
    await store.drop_due(BELL._replace(subject="two"))
    assert await store.claim_due(["bell"], 0, 10) == [BELL]
    await store.drop_due(BELL)
    assert await store.claim_due(["bell"], 0, 10) == []


async def test_each_is_claimed_by_one_of_two_servers(stores: list[Store]) -> None:
    all_due = [Due("bell", f"{number}", number) for number in range(200)]
    for due in all_due:
        await stores[0].set_due(due, -1)

    async def claim_all(store: Store) -> list[Due]:
        claimed: list[Due] = []
        while more := await store.claim_due(["bell"], 600, 3):
            claimed += more
        return claimed

    claimed = await asyncio.gather(*(claim_all(store) for store in stores))
    assert all(claimed) and sorted(due.number for due in [*claimed[0], *claimed[1]]) == [*range(200)]


@contextlib.asynccontextmanager
async def stopped_at(subject: str, store: Store) -> AsyncIterator[None]:
    """Let a server stop in the middle of its work on these rows."""
    connection = await asyncpg.connect(store._connections.shown)
    try:
        async with connection.transaction():
            await connection.execute("SELECT * FROM due WHERE subject = $1 FOR UPDATE", subject)
            yield
    finally:
        await connection.close()


async def test_what_another_server_is_claiming_is_left_to_it(stores: list[Store]) -> None:
    """That server does not go on; nobody waits for it."""
    for subject in ("one", "two", "three"):
        await stores[0].set_due(BELL._replace(subject=subject), -1)
    async with stopped_at("two", stores[0]):
        claimed = await stores[1].claim_due(["bell"], 30, 10)
        assert sorted(due.subject for due in claimed) == ["one", "three"]


# ---- claims ----


async def test_a_claim_keeps_others_away_until_it_is_over(store: Store) -> None:
    work = Due("work", "one", 5)
    assert await store.claim(work, 60) == 0
    assert 59 < await store.claim(work, 600) <= 60
    assert await store.claim(work._replace(number=4), 600) > 59
    assert await store.claim(work._replace(subject="two"), 60) == 0
    assert await store.claim(work._replace(number=6), -1) == 0, "the next work"
    assert await store.claim(work, 60) == 0, "that claim is over"
    await store.renew(work._replace(number=4), 600)
    assert await store.claim(work, 60) <= 60
    await store.renew(work, 600)
    assert await store.claim(work, 60) > 599
    await store.drop_due(work)
    assert await store.claim(work, 60) == 0


async def test_of_two_servers_one_has_a_claim(stores: list[Store]) -> None:
    works = [Due("work", f"{number % 20}", number) for number in range(100)]
    claims = await asyncio.gather(*(store.claim(work, 60) for work in works for store in stores))
    got = [claims[i : i + 2].count(0) for i in range(0, len(claims), 2)]
    assert max(got) == 1 and got[-20:] == [1] * 20, "those with the highest numbers at least"


async def test_work_is_done_if_the_server_that_claims_it_has_stopped(stores: list[Store]) -> None:
    claim = Claim(stores[1], Due("work", "one", 1), 60)
    assert await claim.take() == 0 < await Claim(stores[0], claim.work, 60).take()
    async with stopped_at("one", stores[0]):
        assert await claim.take() == 0
        await claim.release()
        with pytest.raises(StoreProblem):
            await stores[1].renew(claim.work, 60)
    assert await claim.take() > 0


# ---- tables that are deleted ----


async def test_what_is_due_at_a_table_goes_with_it_and_a_table_where_somebody_is_stays(stores: list[Store]) -> None:
    when = Idle(unfinished=10, finished=None)
    for table in ("empty", "visited"):
        await stores[0].create(replace(spec(), id=table, created=1), 1, [])
        await stores[0].set_due(Due("bell", table, 1), -1)
    await stores[1].stay("there", {("visited", 0)}, set(), 10)
    await stores[0].delete(["empty", "visited"], when)
    assert await stores[0].load("empty") is None and await stores[0].load("visited") is not None
    assert await stores[0].claim_due(["bell"], 0, 10) == [Due("bell", "visited", 1)]


# ---- jobs ----


class Bells:
    """The jobs of one server, which rings bells."""

    def __init__(self, store: Store) -> None:
        self.jobs = DueJobs(store)
        self.rung: asyncio.Queue[Due] = asyncio.Queue()
        self.fails: BaseException | None = None
        self._task = asyncio.create_task(self.jobs.run({"bell": self._ring}))

    async def _ring(self, due: Due) -> None:
        self.rung.put_nowait(due)
        if self.fails and due == BELL:
            raise self.fails

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


@pytest.fixture
async def bells(store: Store) -> AsyncIterator[Bells]:
    opened = Bells(store)
    yield opened
    await opened.close()


async def nothing_left(store: Store) -> None:
    while await store.next_due(["bell"]) is not None:
        await asyncio.sleep(0.01)


async def test_a_job_is_done_when_it_is_due_and_is_over_then(store: Store, bells: Bells) -> None:
    await bells.jobs.set(BELL._replace(subject="later"), 600)
    assert await bells.jobs.set(BELL, 0.05) is not None
    assert await bells.rung.get() == BELL, "although it was set when the server slept until the later one"
    bells.jobs.drop(BELL._replace(subject="later"))
    await nothing_left(store)
    assert bells.rung.empty()


@pytest.mark.parametrize("problem", [RuntimeError("a mistake of ours"), Refusal(503, "busy-server")])
async def test_a_job_that_fails_is_due_again_later(store: Store, bells: Bells, problem: Exception) -> None:
    bells.fails = problem
    await bells.jobs.set(BELL, 0)
    assert await bells.rung.get() == BELL
    await bells.jobs.set(BELL._replace(subject="two"), 0)
    assert (await bells.rung.get()).subject == "two", "the others go on"
    while await store.next_due(["bell"]) == 0:
        await asyncio.sleep(0.01)
    assert 0 < (await store.next_due(["bell"]) or 0) <= CLAIMED_FOR


async def test_a_job_that_is_refused_is_over(store: Store, bells: Bells) -> None:
    bells.fails = Refusal(409, "no_window-closed")
    await bells.jobs.set(BELL, 0)
    assert await bells.rung.get() == BELL
    await nothing_left(store)


@pytest.mark.parametrize("problem", [StoreProblem("it is away"), RuntimeError("a mistake of ours")])
async def test_the_jobs_outlive_a_database_that_is_away(
    store: Store, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    tried = asyncio.Event()

    async def away(*_: Any) -> Any:
        tried.set()
        raise problem

    monkeypatch.setattr(jobs, "LOOK_EVERY", 0.01)
    with monkeypatch.context() as patched:
        patched.setattr(store, "claim_due", away)
        bells = Bells(store)
        await tried.wait()
    await store.set_due(BELL, 0)
    assert await bells.rung.get() == BELL
    await bells.close()


async def test_where_the_database_is_away_nothing_is_set(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: Any) -> Any:
        raise StoreProblem("it is away")

    monkeypatch.setattr(store, "set_due", away)
    assert await DueJobs(store).set(BELL, 0) is None


async def test_a_server_does_what_another_has_set(stores: list[Store], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LOOK_EVERY", 0.05)
    bells = Bells(stores[1])
    await stores[0].set_due(BELL, 0.05)
    assert await bells.rung.get() == BELL
    await bells.close()
