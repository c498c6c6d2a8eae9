"""Tests of two worlds at a table with turn clocks: a clock tells nothing that is hidden.

The last tests plant leaks, which the others must find.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.comparing import assert_same
from tests.host.games import NORTH, SOUTH, setup
from tests.host.reactions import Evening, Games, games
from tests.host.window_worlds import ANSWERS, OTHERS, PASSES, POOR, RICH, WAYS, everybody_passes, same, world
from tests.host.worlds import WORLDS, World, before_the_back_row
from tests.host.worlds import same as same_for

from sandtable.host.hub.turn_timers import TurnTimers
from sandtable.host.protocol.table import Live
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.room import Room
from sandtable.host.table.turn_clocks import PublicTurn, TurnClocks

__all__ = ["games"]

TIME = Live(initial=300, increment=5, setup=120)


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[list[World]]:
    opened = [await World.open(tmp_path, name, TIME) for name in WORLDS]
    yield opened
    for one in opened:
        await one.close()


def clocks_told(world: World, viewer: int) -> list[dict[str, Any]]:
    messages = [json.loads(message) for message in world.sent(viewer)]
    return [message for message in messages if message["type"] == "clocks"]


# ---- what is asked in secret ----


async def a_rescue_declined_in_secret(worlds: list[World]) -> None:
    """In one world South moves, thinks, and declines a rescue; in the other it thinks as long, and moves a Scout."""
    await before_the_back_row(worlds)
    asked, scout = worlds
    for one in worlds:
        await one.clock.pass_by(7.33)
    await asked.act(SOUTH, "a9-a10")
    for one in worlds:
        await one.clock.pass_by(4.44)
    before = [asked.shown(viewer) for viewer in (NORTH, -1)]
    assert_same(before, [scout.shown(viewer) for viewer in (NORTH, -1)])
    await asked.act(SOUTH, "decline")
    await scout.act(SOUTH, "a9-a10")
    for move in ("e7-e6", "e4-e5"):
        for viewer in (NORTH, -1):
            same_for(worlds, viewer)
        for one in worlds:
            await one.clock.pass_by(3.21)
            await one.act(one.active.room.match.umpire.waiting[0], move)
    assert clocks_told(asked, NORTH)[-1]["left"] is not None, "the clocks do run"


@pytest.mark.clause("ST-R-107")
async def test_a_question_asked_in_secret_neither_stops_nor_starts_a_clock(worlds: list[World]) -> None:
    await a_rescue_declined_in_secret(worlds)


# ---- what is sealed ----


async def a_set_up_sealed(worlds: list[World]) -> None:
    """In one world North is ready early, in the other late: the clock of the set-up is the same."""
    early, late = worlds
    await early.clock.pass_by(10)
    await late.clock.pass_by(10)
    await early.act(NORTH, setup(NORTH))
    for one in worlds:
        await one.clock.pass_by(20)
        await one.open_page(-1, deltas=False)
    for viewer in (SOUTH, -1):
        assert_same(clocks_told(early, viewer), clocks_told(late, viewer))
    assert clocks_told(early, -1)[-1]["left"] == 900
    await late.act(NORTH, setup(NORTH))
    for one in worlds:
        await one.act(SOUTH, setup(SOUTH))
    for viewer in (SOUTH, -1):
        assert_same(clocks_told(early, viewer), clocks_told(late, viewer))


async def test_the_clock_of_a_set_up_does_not_tell_who_is_ready(worlds: list[World]) -> None:
    await a_set_up_sealed(worlds)


# ---- what is held ----


async def what_is_held_in_a_window(games: Games, window: str, holds: str = "") -> None:
    """In one world C holds all that can be answered with, in the other nothing. It passes."""
    evenings = [await Evening.begin(games, world(window, cards), time=TIME) for cards in (holds or RICH, POOR)]
    try:
        for evening in evenings:
            for line in WAYS[window]:
                await evening.wait(1.23)
                await evening.play(line)
            await everybody_passes(evening)
            await evening.wait(7)
            for viewer in OTHERS:
                await evening.listen(viewer)
        assert evenings[0].snapshot("C")["view"]["hand"] != evenings[1].snapshot("C")["view"]["hand"]
        assert evenings[0].heard("A", "clocks")
        await same(evenings[0], evenings[1])
    finally:
        for evening in evenings:
            await evening.close()


@pytest.mark.parametrize("window", WAYS)
async def test_what_somebody_holds_changes_no_clock(games: Games, window: str) -> None:
    await what_is_held_in_a_window(games, window)


@pytest.mark.parametrize("window", ANSWERS)
async def test_a_sealed_answer_starts_no_clock(games: Games, window: str) -> None:
    evening = await Evening.begin(games, world(window, RICH), time=TIME)
    try:
        await evening.play(*WAYS[window])
        told = {viewer: evening.heard(viewer, "clocks") for viewer in OTHERS}
        for answer in (ANSWERS[window][0], PASSES[window]):
            if evening.window("C")["mine"] and evening.window("C")["mine"]["state"] == "open":
                await evening.wait(3)
                if evening.window()["window"]["asks"] != ["C"]:
                    await evening.act("C", answer)
        assert_same({viewer: evening.heard(viewer, "clocks") for viewer in OTHERS}, told)
    finally:
        await evening.close()


# ---- planted leaks ----


async def test_a_clock_that_is_a_tenth_late_for_a_mirror_is_found(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    follow = TurnTimers.follow

    def late(timers: TurnTimers, active: ActiveTable) -> None:
        number = active.stopwatch.number
        follow(timers, active)
        if active.stopwatch.number != number and "Mirror" in str(active.room.match.umpire.view(2)["hand"]):
            active.stopwatch.began += 0.1

    monkeypatch.setattr(TurnTimers, "follow", late)
    with pytest.raises(AssertionError):
        await what_is_held_in_a_window(games, "W-START", "Mirror T1 T1 T2 T2 T3")


async def test_a_clock_that_is_charged_at_a_secret_act_is_found(
    worlds: list[World], monkeypatch: pytest.MonkeyPatch
) -> None:
    act = Room._act

    def charged(room: Room, given: Any, spent: int = 0) -> None:
        act(room, given, spent)
        assert room.clocks is not None
        room.clocks.acted(given.seat, spent)
        room.clocks._stop()

    monkeypatch.setattr(Room, "_act", charged)
    with pytest.raises(AssertionError):
        await a_rescue_declined_in_secret(worlds)


async def test_a_set_up_clock_that_stops_when_somebody_is_ready_is_found(
    worlds: list[World], monkeypatch: pytest.MonkeyPatch
) -> None:
    follow = TurnClocks.follow

    def stopping(clocks: TurnClocks, now: PublicTurn | None, *others: Any) -> None:
        follow(clocks, now, *others)
        if now is not None and clocks.running and clocks.running.kind == "phase" and len(now.seats) == 1:
            clocks._stop()

    monkeypatch.setattr(TurnClocks, "follow", stopping)
    with pytest.raises(AssertionError):
        await a_set_up_sealed(worlds)
