"""Tests that undo gives nothing hidden away, even in a game in which everything may be taken back."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest
from tests.comparing import assert_same
from tests.host import reactions
from tests.host.games import NORTH, SOUTH, setup
from tests.host.reactions import SEATS, WATCHING, A, Evening, Games, Table, dealt_anew, games, position
from tests.host.squads import deployed, submit, towards, undo
from tests.host.worlds import World, before_the_back_row, same, worlds

import sandtable.host.table.room
from sandtable.engine.game import Variant
from sandtable.games import variant
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Undone

__all__ = ["games", "worlds"]


def always(before: Any, now: Any) -> bool:
    return True


@pytest.fixture(autouse=True)
def whatever_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game take everything back that the host allows."""
    made: dict[str, Variant] = {}

    def lenient(id: str) -> Variant:
        if id not in made:
            chosen = variant(id)
            made[id] = dataclasses.replace(chosen, game=dataclasses.replace(chosen.game, takes_back=always))
        return made[id]

    monkeypatch.setattr(sandtable.host.table.room, "variant", lenient)
    monkeypatch.setattr(reactions, "find", lenient)


async def refused(world: World, seat: int) -> None:
    assert "undo" not in world.active.room.acts(seat)
    with pytest.raises(Refusal, match="no longer be undone"):
        await world.undo(seat)


async def test_what_is_laid_out_secretly_is_not_taken_back_before_everybody(worlds: list[World]) -> None:
    """South has finished. In one world North hesitates, in the other it lays out its army at once."""
    slow, quick = worlds
    for world in worlds:
        await world.act(SOUTH, setup(SOUTH))
    for piece in setup(NORTH).split()[1:]:
        await slow.act(NORTH, f"place {piece}")
        if slow.active.room.match.umpire.waiting == (NORTH,):
            await refused(slow, NORTH)
    await slow.act(NORTH, "ready")
    await quick.act(NORTH, setup(NORTH))
    for viewer in (SOUTH, -1):
        same(worlds, viewer)


@pytest.mark.clause("ST-R-107")
async def test_a_move_that_nobody_has_seen_is_not_taken_back(worlds: list[World]) -> None:
    await before_the_back_row(worlds)
    asked, _ = worlds
    for move in ("a9-a10", "decline"):
        await asked.act(SOUTH, move)
        await refused(asked, SOUTH)
        await refused(asked, NORTH)


def test_nothing_is_taken_back_in_an_open_window_nor_what_was_sealed_in_it(games: Games) -> None:
    table = Table(games, position(players=2, drawn=True))
    table.play("A ADVANCE Rifleman B.Marine")
    assert "undo" in table.room.acts(A)
    table.play("A LAY Attack")
    assert (table.phase, table.asks) == ("W-OPEN", "A"), "what A has laid is before everybody, and A alone is asked"
    assert "undo" not in table.room.acts(A)
    with pytest.raises(Refusal, match="no longer be undone"):
        table.do(Undone(A, table.room.match.viewers[A].seq))
    table.play("A PASS")
    assert "undo" not in table.room.acts(A)


@pytest.mark.parametrize("seed", range(6))
async def test_worlds_stay_the_same_across_what_is_taken_back(games: Games, seed: int) -> None:
    """A and spectators cannot tell a game from one that was dealt anew for A, until cards are drawn."""
    rng = random.Random(seed)
    made = position(drawn=True)
    one, other = evenings = [await Evening.begin(games, make) for make in (made, dealt_anew(made, A, seed))]
    drawn, taken_back = made().stream.drawn, 0
    for evening in evenings:
        await evening.act("A", "ADVANCE Rifleman B.Marine")
    for _ in range(40):
        if any(evening.active.room.match.umpire.stream.drawn > drawn for evening in evenings):
            break
        for viewer in ("A", WATCHING):
            assert_same(one.sent(viewer), other.sent(viewer))
            assert_same(one.snapshot(viewer), other.snapshot(viewer))
        if "undo" in one.active.room.acts(A) and (not taken_back or rng.random() < 0.5):
            taken_back += 1
            for evening in evenings:
                await evening.do(Undone(A, evening.active.room.match.viewers[A].seq))
            continue
        seat = rng.choice([seat for seat in SEATS if said(one, seat)])
        common = [text for text in said(one, seat) if text in said(other, seat)]
        if common:
            action = rng.choice(common)
            for evening in evenings:
                await evening.act(seat, action)
    assert one.active.room.match.noticed == other.active.room.match.noticed > taken_back > 0


def said(evening: Evening, seat: str) -> list[str]:
    """Return a seat's present choices as text."""
    match, number = evening.active.room.match, SEATS.index(seat)
    return [match.windows.game(number).say(number, action) for action in match.viewers[number].question]


def test_a_computer_player_that_remembers_has_not_seen_what_was_taken_back() -> None:
    plain, changed = deployed()[0], deployed()[0]
    seat = plain.umpire.waiting[0]
    for match in (plain, changed):
        submit(match, seat, towards(seat, "O1"))
    submit(changed, seat, towards(seat, "S1"))
    assert len(changed.seen(1 - seat)) == len(plain.seen(1 - seat)) + 1
    undo(changed, seat)
    for viewer in (seat, 1 - seat):
        assert_same(changed.seen(viewer), plain.seen(viewer))
