"""Tests of two tables that differ only in what a viewer cannot know: the host sends that viewer the same bytes."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import pytest
from tests.comparing import assert_same
from tests.host.games import NORTH, SOUTH, setup
from tests.host.worlds import World, before_the_back_row, same, same_answers, same_news, worlds

from sandtable.engine.messages import Message
from sandtable.engine.records import verify
from sandtable.games import variant
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Left, Replaced
from sandtable.host.table import rematch, showing
from sandtable.host.table.connection import Connection
from sandtable.host.tokens import digest

__all__ = ["worlds"]

REVEALING = {"attacked", "revealed"}
Doing = Callable[[World], Awaitable[None]]


async def in_both(worlds: list[World], doing: Doing) -> str | None:
    """Do the same in both worlds, or be refused with the same words."""
    answers: list[str | None] = []
    for world in worlds:
        try:
            await doing(world)
            answers.append(None)
        except Refusal as no:
            answers.append(f"{no.status} {no.error} {no.message}")
    assert answers[0] == answers[1]
    return answers[0]


def once_more(seat: int, yes: bool) -> Doing:
    return lambda one: one.rematch(seat, yes)


def round_the_game(world: World, rng: random.Random) -> Doing:
    """Return a random act beside the game: coming, going, absent seats, draws, undo and, rarely, leaving."""
    seat = rng.choice((SOUTH, NORTH))
    yes, off = rng.random() < 0.4, rng.random() < 0.5
    missed = [one for one in (SOUTH, NORTH) if world.active.room.absent_seats.is_away(one)]
    about = rng.choice(missed or [SOUTH, NORTH])
    answer = rng.choice(("offer", "offer", "decline", "accept"))
    passing = world.go if world.is_here(seat) else world.come
    kinds = ["pages", "pages", "undo", "draw", "replace", *(["replace"] * 4 if missed else [])]
    kind = "leave" if rng.random() < 0.02 else rng.choice(kinds)
    return {
        "pages": lambda one: one.go(seat) if passing == world.go else one.come(seat),
        "undo": lambda one: one.undo(seat),
        "replace": lambda one: one.do(Replaced(seat, about, yes, off)),
        "draw": lambda one: one.draw(seat, answer),
        "leave": lambda one: one.do(Left(seat)),
    }[kind]


@pytest.mark.parametrize("seed", range(12))
async def test_what_a_viewer_cannot_know_changes_no_byte(
    worlds: list[World], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """North's army is mirrored from left to right in one world; South and spectators cannot tell."""
    monkeypatch.setattr(rematch, "new_id", lambda: "n" * 12)
    rng = random.Random(seed)
    for world, mirrored in zip(worlds, (False, True), strict=True):
        await world.act(SOUTH, setup(SOUTH))
        await world.act(NORTH, setup(NORTH, mirrored))
    assert worlds[0].sent(NORTH) != worlds[1].sent(NORTH), "the worlds do differ"
    while all(not world.active.room.ended and not world.active.room.seating.gone for world in worlds):
        while rng.random() < 0.7:
            await in_both(worlds, round_the_game(worlds[0], rng))
        if worlds[0].active.room.ended or worlds[0].active.room.seating.gone:
            break
        looked_at = same if rng.random() < 0.2 else same_news
        for viewer in (SOUTH, -1):
            looked_at(worlds, viewer)
        if looked_at == same:
            for viewer in (SOUTH, -1):
                await same_answers(worlds, viewer)
        seat = worlds[0].active.room.match.umpire.waiting[0]
        common = sorted(set(worlds[0].legal(seat)) & set(worlds[1].legal(seat)))
        if not common:
            break
        action = rng.choice(common)
        for world in worlds:
            await world.act(seat, action)
        if worlds[0].told(SOUTH) & REVEALING:
            break  # from here on they may differ lawfully
    if not worlds[0].told(SOUTH) & REVEALING:
        await another_game(worlds, rng)


async def another_game(worlds: list[World], rng: random.Random) -> None:
    """Let the people go on talking about a rematch, after a game that ended without showing anything."""
    for _ in range(20):
        for viewer in (SOUTH, -1):
            same_news(worlds, viewer)
        if worlds[0].active.room.again.next is not None:
            return
        seat, yes = rng.choice((SOUTH, NORTH)), rng.random() < 0.5
        await in_both(worlds, once_more(seat, yes))


async def test_the_order_of_placing_is_nobody_elses_business(worlds: list[World]) -> None:
    """In one world North places piece by piece, in the other all at once."""
    slow = worlds[0]
    for piece in setup(NORTH).split()[1:]:
        await slow.act(NORTH, f"place {piece}")
    for viewer in (SOUTH, -1):
        same(worlds, viewer)


async def test_refused_acts_of_others_are_not_heard(worlds: list[World]) -> None:
    busy = worlds[0]
    for action in ("setup", "a7-a6", "place 10@a1"):
        with pytest.raises(Refusal):
            await busy.act(NORTH, action)
    same(worlds, SOUTH)


async def test_who_is_missed_tells_nothing_of_what_was_laid_out_before(worlds: list[World]) -> None:
    """North goes away during the set-up, in one world with half an army on the board."""
    for piece in setup(NORTH).split()[1:9]:
        await worlds[0].act(NORTH, f"place {piece}")
    for world in worlds:
        await world.go(NORTH)
        assert [one.seat for one in world.active.table(SOUTH).offers.replace] == ["North"]
        await world.act(SOUTH, setup(SOUTH))
    for viewer in (SOUTH, -1):
        same(worlds, viewer)
    assert_same(worlds[0].refusals(SOUTH), worlds[1].refusals(SOUTH))


async def test_nobody_else_learns_that_a_seat_is_on_another_device(worlds: list[World]) -> None:
    """In one world North's seat moves, and the new page listens before the old one is gone."""
    moving = worlds[0]
    async with moving.active.lock:
        await moving.hub.lend(moving.active, NORTH, digest("code"))
    for viewer in (SOUTH, NORTH, -1):
        same(worlds, viewer)
    before = moving.sent(NORTH)
    async with moving.active.lock:
        await moving.hub.move(moving.active, NORTH, digest("code"), digest("elsewhere"))
    new, follower = Connection(-1, 1000), Connection(-1, 1000)
    follower.deltas = True
    for page in (new, follower):
        await moving.hub.listen(moving.active.spec.id, page, "elsewhere", None)
    for page in moving.pages(NORTH):
        await moving.hub.leave(moving.active, page)
    assert moving.listeners[NORTH].closing == (Message("bye-moved"), 4403)
    for world in worlds:
        await world.act(NORTH, setup(NORTH))
    for viewer in (SOUTH, -1):
        same(worlds, viewer)
    assert_same(moving.sent(NORTH), before, "the old page hears no more")
    assert new.queued


@pytest.mark.clause("ST-R-107")
async def test_a_declined_rescue_is_no_byte_more_than_a_scouts_arrival(worlds: list[World]) -> None:
    """It shows in no update, table, record or count.

    An offer of a draw is not declined either before anybody sees a move.
    """
    await before_the_back_row(worlds)
    asked, scout = worlds
    for world in worlds:
        await world.draw(NORTH, "offer")
    before = [(asked.sent(viewer), asked.shown(viewer)) for viewer in (NORTH, -1)]
    counted = asked.counted()
    await asked.act(SOUTH, "a9-a10")
    assert_same(before, [(asked.sent(viewer), asked.shown(viewer)) for viewer in (NORTH, -1)])
    assert_same(counted, asked.counted(), "anybody may read the server's counts")
    await asked.act(SOUTH, "decline")
    await scout.act(SOUTH, "a9-a10")
    for move in ("e7-e6", "e4-e5"):
        for viewer in (NORTH, -1):
            same(worlds, viewer)
        assert_same(asked.counted(), scout.counted())
        assert_same(asked.refusals(NORTH), scout.refusals(NORTH))
        for world in worlds:
            await world.act(world.active.room.match.umpire.waiting[0], move)


@pytest.mark.clause("ST-R-107")
async def test_a_move_that_nobody_has_seen_earns_no_new_offer_of_a_draw(worlds: list[World]) -> None:
    await before_the_back_row(worlds)
    asked, _ = worlds
    await asked.draw(SOUTH, "offer")
    await asked.draw(NORTH, "decline")
    await asked.act(SOUTH, "a9-a10")
    with pytest.raises(Refusal, match="once between two of your moves"):
        await asked.draw(SOUTH, "offer")
    await asked.act(SOUTH, "decline")
    await asked.draw(SOUTH, "offer")


@pytest.mark.clause("ST-R-107")
async def test_afterwards_the_arrival_and_its_answer_are_one_position_and_all_is_on_record(worlds: list[World]) -> None:
    await before_the_back_row(worlds)
    asked, _ = worlds
    await asked.act(SOUTH, "a9-a10")
    await asked.act(SOUTH, "decline")
    await asked.act(NORTH, "resign")
    room = asked.active.room
    last = room.replay(0).total
    assert [room.replay(at).text for at in (last - 1, last)] == ["South a9-a10, decline", "North resign"]
    assert [event["kind"] for event in room.replay(last - 1).told] == ["moved"]
    record = showing.record_of(room, NORTH)()
    assert "South decline" in record and verify(record, variant).ok
