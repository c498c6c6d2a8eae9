"""Tests of the one correction of a new account's name."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from tests.host.browsers import House, refused
from tests.host.lobbies import club
from tests.host.members import PASSWORD, account, register, send

from sandtable.host.store import corrections


@pytest.fixture
async def here(database: str) -> AsyncIterator[House]:
    async with club(database) as running:
        yield running


@pytest.mark.both_databases
async def test_a_mistyped_name_is_corrected_once_and_others_can_have_it(here: House) -> None:
    anna = await here.browser()
    await register(anna, "Ana")
    shown = await account(anna)
    assert shown is not None and 0 < shown["correctable_until"] - time.time() <= 3600
    assert (await send(anna, "PATCH", "/api/me", {"name": "Ana"})).status_code == 200
    corrected = (await send(anna, "PATCH", "/api/me", {"name": "Anna"})).json()["account"]
    assert (corrected["name"], corrected["correctable_until"]) == ("Anna", None)
    refused(await send(anna, "PATCH", "/api/me", {"name": "Berta"}), 409, "name_stays")
    assert (await anna.get("/api/me/data")).json()["former_names"] == []
    await register(await here.browser(), "Ana")


async def test_a_name_that_somebody_met_stays_reserved_when_it_is_corrected(here: House) -> None:
    anna, other = await here.browser(), await here.browser()
    await register(anna, "Ana")
    await anna.game()
    assert (await send(anna, "PATCH", "/api/me", {"name": "Anna"})).status_code == 200
    refused(await other.post("/api/register", {"name": "Ana", "password": PASSWORD}), 409, "name_taken")


async def test_a_name_is_not_corrected_after_an_hour(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corrections, "OPEN_FOR", 0.0)
    anna = await here.browser()
    await register(anna)
    shown = await account(anna)
    assert shown is not None and shown["correctable_until"] is None
    refused(await send(anna, "PATCH", "/api/me", {"name": "Berta"}), 409, "name_stays")


@pytest.mark.both_databases
async def test_of_two_corrections_at_once_one_succeeds(here: House) -> None:
    anna = await here.browser()
    await register(anna)
    both = await asyncio.gather(*(send(anna, "PATCH", "/api/me", {"name": name}) for name in ("Berta", "Carla")))
    assert sorted(one.status_code for one in both) == [200, 409]
