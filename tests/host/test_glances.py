"""Tests of requests to look at a table during a change that others must not notice.

Such a request waits for nothing and gets the state before the change. A viewer who is about to be told of the change
waits until it is durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.host.conftest import Api

from sandtable.games import variant
from sandtable.host.table.connection import Connection

SEATS = "ABCD"
ORDERS = [order.id for order in variant("soldier").orders]
PATIENCE = 30.0  # for a test that fails: what waits for the database waits for ever here


class Table:
    """Four people at a table with reaction windows, and a database that can be held up."""

    def __init__(self, api: Api, id: str, tokens: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.api, self.id, self.tokens = api, id, tokens
        self._monkeypatch = monkeypatch

    async def post(self, path: str, body: object, seat: str = "") -> str:
        answer = await self.api.post(f"/api/tables/{self.id}/{path}", body, self.tokens.get(seat))
        return f"{answer.status_code} {answer.text}"

    async def get(self, path: str, seat: str = "") -> str:
        answer = await self.api.get(f"/api/tables/{self.id}{path}", self.tokens.get(seat))
        return f"{answer.status_code} {answer.text}"

    async def looks(self, seat: str) -> list[str]:
        """Return the answers to all requests that only look."""
        got = [await self.get(path, seat) for path in ("", "/record", "/review", "/replay", "/scenario")]
        return [
            *got,
            await self.post("preview", {"partial": "PASS"}, seat),
            *([await self.post("hint", {}, seat)] if seat else []),
        ]

    @asynccontextmanager
    async def under_way(self, path: str, body: object, seat: str) -> AsyncIterator[None]:
        """Carry out a request that does not become durable before the context ends."""
        store, gate, reached = self.api.hub.store, asyncio.Event(), asyncio.Event()
        append = store.append

        async def held_up(*arguments: object) -> None:
            reached.set()
            await gate.wait()
            await append(*arguments)  # type: ignore[arg-type]

        with self._monkeypatch.context() as patch:
            patch.setattr(store, "append", held_up)
            doing = asyncio.ensure_future(self.post(path, body, seat))
            await reached.wait()
            try:
                yield
            finally:
                gate.set()
                assert (await doing).startswith("200")


@pytest.fixture
async def table(api: Api, monkeypatch: pytest.MonkeyPatch) -> Table:
    made = await api.table("soldier", players=len(SEATS), clock=0)
    seats = [seat["seat"] for seat in made["seats"]]  # type: ignore[index]
    tokens = {letter: await api.sit(made, seat, letter) for letter, seat in zip(SEATS, seats, strict=True)}
    return Table(api, made["id"], tokens, monkeypatch)


@pytest.mark.parametrize("viewer", ["C", ""])
async def test_what_nobody_may_notice_holds_no_look_up(table: Table, viewer: str) -> None:
    before = await table.looks(viewer)
    async with table.under_way("order", {"order": ORDERS[0]}, "D"), asyncio.timeout(PATIENCE):
        assert await table.looks(viewer) == before
    assert await table.looks(viewer) == before


@pytest.mark.parametrize("viewer", ["C", ""])
async def test_what_all_are_told_is_looked_at_when_it_is_durable(table: Table, viewer: str) -> None:
    before = await table.looks(viewer)
    async with table.under_way("draw", {"answer": "offer"}, "D"):
        looking = asyncio.ensure_future(table.get("/record", viewer))
        assert await table.get("", viewer) == before[0]
        assert not looking.done()
    await looking
    assert await table.looks(viewer) != before


async def test_whoever_waits_for_the_table_is_answered_a_number_of_quanta_after_they_came(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, began = table.api.hub._clock, list[float]()

    async def wait_for_quantum(when: float) -> None:
        began.append(when)

    monkeypatch.setattr(clock, "wait_for_quantum", wait_for_quantum)
    async with table.under_way("order", {"order": ORDERS[0]}, "D"):
        waiting = [
            asyncio.ensure_future(table.post("order", {"order": "none"}, "C")),
            asyncio.ensure_future(table.post("order", {"order": ORDERS[0]}, "C")),
            asyncio.ensure_future(table.post("seats/A", {"name": "Eve", "invite": "guessed"})),
            asyncio.ensure_future(table.api.hub.listen(table.id, Connection(-1, 64), None, None)),
        ]
        lock = (await table.api.hub.tables.find(table.id)).lock
        while len(lock._waiters or ()) < len(waiting):
            await asyncio.sleep(0)
        durable = clock.now()
    await asyncio.gather(*waiting)
    assert len(began) == 1 + len(waiting) and max(began) <= durable


async def test_nobody_feels_the_table_by_orders_without_end(table: Table) -> None:
    """Each order waits for the change under way, as an act does."""
    burst = table.api.hub.settings.private_requests.burst
    said = [(await table.post("order", {"order": ORDERS[number % 2]}, "C"))[:3] for number in range(3 * burst)]
    assert said[:burst] == ["200"] * burst and "429" in said
    assert (await table.post("order", {"order": ORDERS[0]}, "D")).startswith("200")
