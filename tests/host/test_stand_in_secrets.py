"""Tests of two worlds of a stand-in that is relieved: nobody learns more than their seat may know."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.comparing import assert_same
from tests.host.games import NORTH, SOUTH, setup
from tests.host.worlds import WORLDS, World, same, same_answers

from sandtable.host.protocol.table import ByDay

WATCHER = -1
BY_DAY = ByDay(1)


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[World]]:
    opened = [await World.open(tmp_path, name, BY_DAY, standin=True) for name in WORLDS]
    yield opened
    for world in opened:
        await world.close()


async def play(world: World, south: str, north: str, late: bool = False) -> None:
    """Let people and the stand-in play, and somebody relieve it in the middle of the game."""
    await world.act(SOUTH, south)
    if not late:
        await world.act(NORTH, north)
    await world.relieve(NORTH)
    if late:
        await world.act(NORTH, north)
    for seat, action in ((SOUTH, "a4-a5"), (NORTH, "a7-a6"), (SOUTH, "b4-b5"), (NORTH, "b7-b6")):
        await world.act(seat, action)


async def test_who_relieves_learns_nothing_of_the_other_army(worlds: list[World]) -> None:
    for world, mirrored in zip(worlds, (False, True), strict=True):
        await play(world, setup(SOUTH, mirrored), setup(NORTH))
    for viewer in (NORTH, WATCHER):
        same(worlds, viewer)
        await same_answers(worlds, viewer)


@pytest.mark.parametrize("late", [False, True])
async def test_nobody_else_learns_what_the_stand_in_held(worlds: list[World], late: bool) -> None:
    for world, mirrored in zip(worlds, (False, True), strict=True):
        await play(world, setup(SOUTH), setup(NORTH, mirrored), late)
    for viewer in (SOUTH, WATCHER):
        same(worlds, viewer)
        await same_answers(worlds, viewer)


async def test_what_is_shown_of_the_seat_is_what_its_view_holds(worlds: list[World]) -> None:
    """A person who relieves is sent byte for byte what a person would be sent who sat there from the beginning."""
    one, other = worlds
    await one.act(SOUTH, setup(SOUTH))
    await one.act(NORTH, setup(NORTH))
    await one.relieve(NORTH)
    await other.relieve(NORTH)
    await other.act(SOUTH, setup(SOUTH))
    await other.act(NORTH, setup(NORTH))
    first, second = (world.active.room.match.resync(NORTH) for world in worlds)
    assert_same((first.view, first.legal, first.ask), (second.view, second.legal, second.ask))
    relieved = b"take over from"
    told = [[bytes(line) for line in resync.log if relieved not in bytes(line)] for resync in (first, second)]
    assert_same([_text(line) for line in told[0]], [_text(line) for line in told[1]])


def _text(line: bytes) -> bytes:
    return line.partition(b'"n":')[0]
