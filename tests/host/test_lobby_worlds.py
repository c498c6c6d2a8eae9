"""Tests of two servers at whose open table something hidden differs: the pages of the lobby are sent the same bytes, at
the same moments.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.comparing import assert_same
from tests.host.lobby_worlds import EAST, NORTH, SOUTH, WEST, World

from sandtable.host.hub import bulletin, hub
from sandtable.host.protocol.public import Public
from sandtable.host.store.entries import Left, Took
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.tokens import digest


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[World]]:
    opened = [await World.open(tmp_path / f"{name}.db") for name in ("one", "other")]
    yield opened
    for world in opened:
        await world.close()


Doing = Callable[[World], Awaitable[None]]


def took(seat: int) -> Doing:
    return lambda world: world.do(Took(seat, f"P{seat}", digest(f"token {seat}")))


ALL_SEE: tuple[Doing, ...] = (
    lambda world: world.come(SOUTH),
    took(WEST),
    lambda world: world.come(WEST),
    lambda world: world.go(SOUTH),
    lambda world: world.do(Left(WEST)),
    lambda world: world.come(SOUTH),
    took(NORTH),
    took(EAST),
    took(WEST),
)
"""What happens at both tables, and everybody sees."""


async def play(worlds: list[World]) -> None:
    """Play the same evening at both tables. At one of them people lay out other armies, and do it sooner."""
    one, other = worlds
    for number, doing in enumerate(ALL_SEE):
        for world in worlds:
            await doing(world)
        if number == 0:
            await one.lay_out(SOUTH, 0)
        if number == 5:
            await other.lay_out(SOUTH, 1)
        if number == 6:
            await one.lay_out(NORTH, 1)
            await other.lay_out(NORTH, 0)
        for world in worlds:
            await world.rest()


async def test_the_lobby_is_told_the_same(worlds: list[World]) -> None:
    await play(worlds)
    one, other = (world.lobby.noted for world in worlds)
    assert len(one) > 6
    assert_same(one, other)


def in_another_order(table: ActiveTable, told: Public) -> Public:
    """A list that names last who is ready."""
    ready = [not table.room.match.viewers[seat].question for seat in range(4)]
    return msgspec.structs.replace(told, seats=[told.seats[seat] for seat in sorted(range(4), key=ready.__getitem__)])


def with_an_option(table: ActiveTable, told: Public) -> Public:
    """A list that names a secret option: how an army was laid out."""
    army = str(dict(table.room.match.umpire.view(SOUTH)))
    return msgspec.structs.replace(told, options={"army": army})


@pytest.mark.parametrize("plant", [with_an_option, pytest.param(in_another_order, marks=pytest.mark.nightly)])
async def test_a_planted_leak_is_found(
    worlds: list[World], plant: Callable[[ActiveTable, Public], Public], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "public", lambda table: plant(table, bulletin.public(table)))
    await play(worlds)
    one, other = (world.lobby.noted for world in worlds)
    assert one != other
