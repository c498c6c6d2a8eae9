"""Tests of tournaments where two servers share a database: a round is paired once, and goes on without one of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from tests.host.browsers import House
from tests.host.lobbies import club
from tests.host.postgres import Postgres
from tests.host.tourneys import ARENA, LATER, NAMES, Entrant, begin, by_name, entrant, hurry, play_round

import sandtable.host.hub.other_servers
from sandtable.host.club.tournaments import course

COUNT = 6


@pytest.fixture
async def database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    hurry(monkeypatch)
    monkeypatch.setattr(course, "CHECKED_EVERY", 500)
    monkeypatch.setattr(sandtable.host.hub.other_servers, "LOOK_EVERY", 0.1)
    yield postgres.fresh()


async def at(house: House, one: Entrant) -> Entrant:
    """Return a player's browser at another server."""
    other = Entrant(await house.browser(), one.name)
    other.browser.http.cookies = one.browser.http.cookies
    return other


async def test_an_arena_goes_on_at_the_server_that_is_left(database: str) -> None:
    async with AsyncExitStack() as stack, club(database, nodes=2) as left:
        lost = await stack.enter_async_context(club(database, nodes=2))
        players = {name: await entrant(lost, name) for name in NAMES[:COUNT]}
        anna = players["Anna"]
        id = await anna.held(**ARENA, starts=LATER)
        for one in players.values():
            await one.enter(id)
        await begin(left, id)
        seen = await anna.until(id, lambda seen: len(seen["pairings"]) == COUNT // 2)
        assert len(await left.rows("tables")) == COUNT // 2  # paired once, by one of two servers
        await play_round(id, players, seen)
        await stack.aclose()
        players = {name: await at(left, one) for name, one in players.items()}
        anna = players["Anna"]
        seen = await anna.until(id, lambda seen: len(seen["pairings"]) == COUNT)
        await play_round(id, players, seen)
        seen = await anna.until(id, lambda seen: sum(one["played"] for one in seen["entrants"]) >= 2 * COUNT)
        assert by_name(seen)["Anna"]["points"] >= 4 and seen["entrants"][0]["rank"] == 1
