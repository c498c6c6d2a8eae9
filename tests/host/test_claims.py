"""Tests of claims: in a live game of two, the win may be claimed from an opponent who is away on their turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.host.games import NORTH, SOUTH, setup
from tests.host.reactions import everything_else
from tests.host.worlds import World

from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Absent, Replaced

LIVE = Live(3600, 10)
OPEN = ((SOUTH, "a4-a5"), (NORTH, "a7-a6"))


async def begun(world: World) -> None:
    """Lay out both armies, and make a move each: it is South's turn."""
    for seat in (SOUTH, NORTH):
        await world.act(seat, setup(seat))
    for seat, action in OPEN:
        await world.act(seat, action)


def asked(world: World) -> list[dict[str, Any]]:
    """Return what everybody sees to be decided about players who are away."""
    table = world.active.table(world.active.room.match.spectator)
    return [msgspec.to_builtins(question) for question in table.offers.replace]


async def away(world: World, seat: int, seconds: float) -> None:
    """Close the pages of a seat, and let time pass."""
    for pages in (world.listeners, world.followers):
        await world.hub.leave(world.active, pages[seat])
    await world.clock.pass_by(0)
    await world.clock.pass_by(seconds)
    await everything_else(world.hub)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    opened = await World.open(tmp_path, "world", LIVE)
    yield opened
    await opened.close()


@pytest.fixture
def patience(world: World) -> float:
    return world.hub.settings.absent_after


async def test_the_win_is_claimed_after_two_minutes_on_their_turn(world: World, patience: float) -> None:
    assert patience == 120
    await begun(world)
    await away(world, SOUTH, patience - 1)
    assert asked(world) == []
    with pytest.raises(Refusal, match="nothing to decide"):
        await world.do(Replaced(NORTH, SOUTH, True))
    await world.clock.pass_by(1)
    await everything_else(world.hub)
    question = {"seat": "South", "yes": [], "waits": ["North"], "off": [], "away": 120, "claim": True}
    assert asked(world) == [question]
    await world.do(Replaced(NORTH, SOUTH, True))
    ended = world.active.room.ended
    assert ended is not None and (ended.termination, ended.winners) == ("away", ["North"])
    assert ended.text == "P0 was away for too long." and asked(world) == []


async def test_nothing_is_claimed_from_an_opponent_whose_turn_it_is_not(world: World, patience: float) -> None:
    await begun(world)
    await away(world, NORTH, 10 * patience)
    assert asked(world) == []
    for entry in (Absent(NORTH, 120), Replaced(SOUTH, NORTH, True), Replaced(SOUTH, NORTH, True, off=True)):
        with pytest.raises(Refusal):
            await world.do(entry)
    await world.act(SOUTH, "b4-b5")
    assert asked(world) == [], "two minutes of their own turn first"
    await world.clock.pass_by(patience - 1)
    await everything_else(world.hub)
    assert asked(world) == []
    await world.clock.pass_by(1)
    await everything_else(world.hub)
    assert [question["seat"] for question in asked(world)] == ["North"]


async def test_nothing_is_claimed_on_the_own_turn(world: World, patience: float) -> None:
    await begun(world)
    await away(world, SOUTH, patience)
    with pytest.raises(Refusal, match="The others decide about your seat"):
        await world.do(Replaced(SOUTH, SOUTH, True))


async def test_it_may_be_called_off_instead(world: World, patience: float) -> None:
    await begun(world)
    await away(world, SOUTH, patience)
    await world.do(Replaced(NORTH, SOUTH, True, off=True))
    ended = world.active.room.ended
    assert ended is not None and (ended.termination, ended.winners, ended.losers) == ("aborted", [], [])


async def test_who_comes_back_plays_on_and_has_lost_nothing(world: World, patience: float) -> None:
    await begun(world)
    await away(world, SOUTH, patience)
    await world.come(SOUTH)
    assert asked(world) == []
    with pytest.raises(Refusal, match="nothing to decide"):
        await world.do(Replaced(NORTH, SOUTH, True))
    await world.act(SOUTH, "b4-b5")
    assert world.active.room.ended is None


async def test_before_the_game_has_begun_nothing_is_won(world: World, patience: float) -> None:
    for seat in (SOUTH, NORTH):
        await world.act(seat, setup(seat))
    await away(world, SOUTH, patience)
    assert [question["claim"] for question in asked(world)] == [False]
    await world.do(Replaced(NORTH, SOUTH, True, off=True))
    assert world.active.room.ended is not None and world.active.room.ended.winners == []


@pytest.mark.parametrize("time", [None, ByDay(1)])
async def test_without_a_live_clock_no_win_is_claimed(tmp_path: Path, time: ByDay | None, patience: float) -> None:
    world = await World.open(tmp_path, "other", time)
    await begun(world)
    await away(world, SOUTH, patience)
    assert [question["claim"] for question in asked(world)] == ([False] if time is None else [])
    await world.close()
