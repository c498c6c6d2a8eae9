"""Tests of two servers whose duels differ in the seed alone: before the day ends, they send those who have not played
the same bytes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.comparing import assert_same
from tests.host.browsers import House
from tests.host.duels import DatabaseClock, Duellist, bots, duellist, same_seeds
from tests.host.games import SOUTH, setup
from tests.host.lobbies import LobbyPage, club

from sandtable.host.club import daily, duel_listing
from sandtable.host.store.days import Day
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.open_table import OpenTable

pytestmark = pytest.mark.usefixtures("nobody_is_new")

PATHS = ("", "/log?before=9", "/record", "/replay?at=1", "/review", "/scenario?at=1")


class World:
    """A server at which one player has finished Today's duel, one is in the middle of it, and others only look."""

    def __init__(self, house: House, names: dict[str, str]) -> None:
        self.house = house
        self.names = names  # the bytes that are random for each server, and what is put in their place

    async def play(self, players: list[Duellist]) -> None:
        done, _ = players
        for one in players:
            await one.play()
            self.names[one.table.rpartition("/")[2]] = f"TABLE OF {one.name}"
            self.names[await one.id] = one.name
            await one.act(setup(SOUTH))
        await done.act("resign")
        assert (await done.daily())["finished"] == 1
        assert (await done.remark("That was quick.")).status_code == 204

    async def seen(self, viewer: Duellist, players: list[Duellist]) -> list[str]:
        """Return all that somebody is sent who has not played."""
        answers = [await viewer.browser.get("/api/daily"), await viewer.browser.get("/api/me")]
        for one in players:
            answers += [await viewer.browser.get(f"{one.table}{path}") for path in PATHS]
            answers.append(await viewer.browser.post(f"{one.table}/continuations", {"at": 0, "seat": "South"}))
            opened = await viewer.browser.post(f"{one.table}/poll/open", {"token": None})
            session = {"session": opened.json()["session"]}
            answers.append(await viewer.browser.post(f"{one.table}/poll/receive", session))
        lobby = await LobbyPage(viewer.browser, viewer.name).open()
        heard = [f"{answer.status_code} {answer.text}" for answer in answers] + [str(one) for one in lobby.heard]
        return [self._plain(one) for one in heard]

    async def counts(self) -> list[str]:
        """Return what anybody may read of the server's counts, without the times that they took."""
        metrics = await (await self.house.browser()).get("/metrics", Host="localhost")
        return [line for line in metrics.text.splitlines() if "_seconds" not in line]

    def _plain(self, text: str) -> str:
        for name, instead in self.names.items():
            text = text.replace(name, instead)
        return text


@pytest.fixture
async def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[World]]:
    DatabaseClock(monkeypatch)
    async with AsyncExitStack() as stack:
        opened = []
        for number in range(2):
            same_seeds(monkeypatch, first=10 * number)
            house = await stack.enter_async_context(club(tmp_path / f"{number}.db", pool=bots()))
            shown = await (await duellist(house, "Nobody")).daily()
            hashes = {shown[day]["hash"]: f"HASH OF {day}" for day in ("today", "tomorrow")}
            opened.append(World(house, hashes))
        yield opened


async def told(worlds: list[World]) -> tuple[list[list[str]], list[list[str]]]:
    """Let the same be played in both; return what those are sent who have not played, and the players themselves."""
    others, own = [], []
    for world in worlds:
        players = [await duellist(world.house, name) for name in ("Anna", "Berta")]
        await world.play(players)
        stranger, guest = await duellist(world.house, "Stranger"), await duellist(world.house, "Guest")
        world.names[await guest.id] = guest.name
        sent = [line for viewer in (stranger, guest) for line in await world.seen(viewer, players)]
        others.append(sent + await world.counts())
        own.append([str(await one.see()) for one in players])
    return others, own


async def test_nobody_is_sent_anything_of_the_seed_before_the_day_ends(worlds: list[World]) -> None:
    (one, other), own = await told(worlds)
    assert len(one) > 40
    assert_same(one, other)
    assert own[0] != own[1]  # the worlds differ


def seed_in_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """The duel's seed before midnight."""
    told = duel_listing._to_come

    def planted(day: Day, title: Callable[[str], str]) -> Any:
        date, variant, name, *rest = told(day, title)
        return date, variant, f"{name} {day.seed.hex()}", *rest

    monkeypatch.setattr(duel_listing, "_to_come", planted)


def yesterday_is_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that takes today for over."""
    shown = duel_listing.shown

    def planted(seen: duel_listing.Seen, *rest: Any) -> Any:
        today = seen.days[seen.date]
        return shown(replace(seen, days={**seen.days, seen.date - 1: replace(today, date=seen.date - 1)}), *rest)

    monkeypatch.setattr(daily, "shown", planted)


def seed_at_the_end_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are watched as all others are."""
    monkeypatch.setattr(OpenTable, "held_back", False)


def army_in_the_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that says more than that the table is held back."""
    refuse = OpenTable.need_public

    def planted(table: OpenTable) -> None:
        assert isinstance(table, ActiveTable)
        try:
            refuse(table)
        except Exception as refusal:
            refusal.message += str(table.room.match.umpire.view(1))  # type: ignore[attr-defined]
            raise

    monkeypatch.setattr(OpenTable, "need_public", planted)


@pytest.mark.parametrize(
    "plant",
    [
        seed_in_the_title,
        *(pytest.param(plant, marks=pytest.mark.nightly) for plant in (yesterday_is_today, seed_at_the_end_of_a_game)),
        pytest.param(army_in_the_refusal, marks=pytest.mark.nightly),
    ],
)
async def test_a_planted_leak_is_found(
    worlds: list[World], plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    (one, other), _ = await told(worlds)
    assert one != other
