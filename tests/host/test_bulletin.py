"""Tests of what the hub tells the club of a table: all that a spectator sees, when it changes, and nothing else.

That it does not depend on what is hidden is tested with everything else that is sent, in `test_two_worlds.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.host.games import NORTH, SOUTH, setup
from tests.host.worlds import World, before_the_back_row, same_news, worlds

from sandtable.games import variant
from sandtable.host.hub import bulletin, hub
from sandtable.host.protocol.public import Public, PublicSeat
from sandtable.host.table.active_table import ActiveTable

__all__ = ["worlds"]


@pytest.fixture
def world(worlds: list[World]) -> World:
    return worlds[0]


async def test_it_is_what_everybody_sees(world: World) -> None:
    for seat in (SOUTH, NORTH):
        await world.act(seat, setup(seat))
    await world.act(SOUTH, "a4-a5")
    told = world.published[-1]
    assert (told.table, told.variant, told.title) == ("t" * 12, "stratego-lightning", "Ultimate Stratego: Lightning")
    assert told.seats == [PublicSeat("South", "human", "P0", True), PublicSeat("North", "human", "P1", True)]
    assert (told.turn, told.window, told.begun, told.ended) == (["North"], None, True, None)
    await world.act(NORTH, "resign")
    assert world.published[-1].ended == "P1 resigned. P0 wins."


async def test_an_act_that_nobody_sees_is_not_told(world: World) -> None:
    before = list(world.published)
    for piece in setup(NORTH).split()[1:5]:
        await world.act(NORTH, f"place {piece}")
    assert world.published == before


async def test_coming_and_going_are_told(world: World) -> None:
    for page in world.pages(NORTH):
        await world.hub.leave(world.active, page)
    assert [seat.here for seat in world.published[-1].seats] == [True, False]


def test_of_options_those_are_named_that_are_not_as_in_the_rulebook() -> None:
    chosen = variant("combat")
    usual = chosen.read_options({})
    army = {"name": "Berta's", "pieces": ["Officer"]}
    table: Any = SimpleNamespace(variant="combat", options={**usual, "medic": "game", "army": army})
    assert bulletin.changed_options(table) == {"medic": "game", "army": None}


Plant = Callable[[ActiveTable, Public], Public]


def the_place_of_the_flag(table: ActiveTable, told: Public) -> Public:
    """A list that names a secret option."""
    umpire = table.room.match.umpire
    return msgspec.structs.replace(told, options={"flag": repr(umpire.view(NORTH)["pieces"])})


def how_many_lines_the_log_has(table: ActiveTable, told: Public) -> Public:
    return msgspec.structs.replace(told, title=f"{told.title} ({table.lines})")


def what_the_rules_ask(table: ActiveTable, told: Public) -> Public:
    """A turn that stands still while a rescue is being decided on."""
    umpire = table.room.match.umpire
    return msgspec.structs.replace(told, turn=[umpire.view(umpire.waiting[0])["phase"]])


@pytest.mark.parametrize(
    "plant", [how_many_lines_the_log_has, pytest.param(the_place_of_the_flag, marks=pytest.mark.nightly)]
)
async def test_a_planted_leak_of_the_set_up_is_found(
    worlds: list[World], plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "public", lambda table: plant(table, bulletin.public(table)))
    slow, quick = worlds
    for piece in setup(NORTH).split()[1:]:
        await slow.act(NORTH, f"place {piece}")
    await quick.act(NORTH, setup(NORTH, mirrored=True))
    for world in worlds:
        await world.act(SOUTH, setup(SOUTH))
    with pytest.raises(AssertionError):
        same_news(worlds, -1)


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize("plant", [None, what_the_rules_ask])
async def test_a_planted_leak_of_the_turn_during_a_rescue_is_found(
    worlds: list[World], plant: Plant | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if plant is not None:
        monkeypatch.setattr(hub, "public", lambda table: plant(table, bulletin.public(table)))
    await before_the_back_row(worlds)
    asked, scout = worlds
    await asked.act(SOUTH, "a9-a10")
    await asked.act(SOUTH, "decline")
    await scout.act(SOUTH, "a9-a10")
    assert (asked.published == scout.published) == (plant is None)
