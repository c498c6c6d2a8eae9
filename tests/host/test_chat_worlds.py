"""Tests of two tables that differ only in what is hidden: what pages are told of the chat is the same, at the same
moments, and so is who may say what.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.comparing import assert_same
from tests.host.lobby_worlds import NORTH, SOUTH, WEST, World
from tests.host.reactions import Noted, everything_else

from sandtable.host.protocol.talk import Room
from sandtable.host.store.entries import Said, Took
from sandtable.host.table.open_table import OpenTable
from sandtable.host.tokens import digest
from sandtable.host.wire.chat_places import place_at


class TalkingWorld:
    """A table for four partners, with a page of each and of somebody who watches."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pages: list[Noted] = []

    async def sit_down(self) -> None:
        for seat in range(1, 4):
            await self.world.do(Took(seat, f"P{seat}", digest(f"token {seat}")))
        for seat in (*range(4), None):
            page = Noted(self.world.clock)
            await self.world.hub.listen(self.world.table.spec.id, page, None if seat is None else f"token {seat}", None)
            self.pages.append(page)

    async def say(self, room: Room) -> None:
        async with self.world.hub.speaking(self.world.table.spec.id, room):
            pass
        await everything_else(self.world.hub)
        self.world.clock.time += 1

    def told(self, page: int) -> list[tuple[float, str]]:
        return self.pages[page].noted

    def places(self) -> list[object]:
        """Return what each may say and read, without what is said of the table."""
        return [place_at(self.world.table, viewer) for viewer in range(5)]


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[TalkingWorld]]:
    opened = [TalkingWorld(await World.open(tmp_path / f"{name}.db")) for name in ("one", "other")]
    yield opened
    for one in opened:
        await one.world.close()


async def play(worlds: list[TalkingWorld]) -> None:
    """Talk at both tables. South and North lay out other armies, and at one of the tables they confer in secret."""
    one, other = worlds
    for world in worlds:
        await world.sit_down()
        await world.say("players")
    await one.world.do(Said(SOUTH, "Left flank.", None, "a"))
    for number, world in enumerate(worlds):
        await world.say("watchers")
        await world.world.lay_out(SOUTH, number)
    await one.world.do(Said(NORTH, "Agreed.", None, "b"))
    await one.world.do(Said(SOUTH, "Good.", None, "c"))
    for number, world in enumerate(worlds):
        await world.say("players")
        await world.world.lay_out(NORTH, 1 - number)
    await other.world.do(Said(NORTH, "Hello.", None, "d"))
    for world in worlds:
        await world.say("watchers")


async def test_pages_hear_the_same_of_the_chat(worlds: list[TalkingWorld]) -> None:
    await play(worlds)
    for page in (WEST, 4):  # another player, and somebody who watches
        one, other = (world.told(page) for world in worlds)
        assert [text for _, text in one].count('{"type":"chat"}') == (2 if page == WEST else 4)
        assert_same(one, other)
    assert_same(worlds[0].places(), worlds[1].places())


async def test_a_planted_leak_is_found(worlds: list[TalkingWorld], monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is told only while the log of the table is short."""
    tell = OpenTable.tell_of_chat

    def leak(table: OpenTable, room: Room) -> None:
        if table.lines < 7:
            tell(table, room)

    monkeypatch.setattr(OpenTable, "tell_of_chat", leak)
    await play(worlds)
    one, other = (world.told(WEST) for world in worlds)
    assert one != other
