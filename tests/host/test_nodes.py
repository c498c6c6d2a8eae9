"""Tests of two servers that share a database: one log, the same news everywhere, and no secret in a conflict."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest
from tests.comparing import assert_same
from tests.every_game.tables import need_tables
from tests.host.games import NORTH, SOUTH, setup
from tests.host.nodes import Shared
from tests.host.reactions import Games, Noted, games
from tests.host.window_worlds import ANSWERS, OTHERS, PASSES, RICH, WAYS, at

from sandtable.engine.game import Variant
from sandtable.games import variant as find
from sandtable.games import variants
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.store.entries import (
    Absent,
    Acted,
    Back,
    Lent,
    Moved,
    Rematched,
    RematchSaid,
    Said,
    TimeUp,
)
from sandtable.host.table.loading import rebuild
from sandtable.host.tokens import digest

__all__ = ["games"]

ACTS = 30


@pytest.fixture
async def shared(variant: Variant) -> AsyncIterator[Shared]:
    need_tables(variant)
    if variant.id not in variants():
        pytest.skip("it is not in the catalogue, so a log cannot be carried out again")
    async with Shared(variant) as shared:
        yield shared


@pytest.mark.anyio
async def test_players_at_two_servers_play_one_game(shared: Shared) -> None:
    """Each act goes to a server drawn at random, which has heard of what the other did, or has not."""
    rng = random.Random(1)
    for _ in range(ACTS):
        node, other = rng.sample(shared.nodes, 2)
        truth = rebuild(shared.spec, shared.log).match
        asked = [seat for seat in range(shared.seats) if truth.viewers[seat].question]
        if truth.over or not asked:
            break
        seat = rng.choice(asked)
        viewer = truth.viewers[seat]
        if rng.random() < 0.3:
            await other.follow()
            await other.do(Lent(rng.randrange(shared.seats), digest(str(len(shared.log))), 1 << 40))
        try:
            await node.do(Acted(seat, rng.choice(viewer.question), viewer.seq))
        except Stale:  # this server has not heard of the question yet
            assert node.active.room.match.viewers[seat].seq < viewer.seq
            await node.follow()
        if rng.random() < 0.5:
            await other.follow()
    await shared.follow()
    shared.agree()


# ---- what comes to both servers ----


@pytest.fixture
async def lightning() -> AsyncIterator[Shared]:
    async with Shared(find("stratego-lightning")) as shared:
        yield shared


@pytest.mark.anyio
async def test_the_second_server_takes_in_what_came_first(lightning: Shared) -> None:
    one, other = lightning.nodes
    await one.act(SOUTH, setup(SOUTH))
    await other.act(NORTH, setup(NORTH))
    assert [line.seat for line in lightning.log[-2:] if isinstance(line, Acted)] == [SOUTH, NORTH]
    await lightning.follow()
    lightning.agree()
    assert [node.sent(viewer) for node in (one,) for viewer in node.pages] != []


@pytest.mark.anyio
async def test_an_act_that_comes_to_both_servers_counts_once(lightning: Shared) -> None:
    one, other = lightning.nodes
    answers = []
    for node in (one, other):
        async with node.hub.tables.at(node.table) as active:
            answer = await node.hub.act(active, SOUTH, setup(SOUTH), 0)
            answers.append(answer() if callable(answer) else answer)
    assert answers[0] == answers[1] and len(lightning.log) == 3
    lightning.agree()


@pytest.mark.anyio
async def test_an_act_that_is_late_at_another_server_is_refused_and_what_was_done_is_told(lightning: Shared) -> None:
    one, other = lightning.nodes
    await one.lay_out()
    await other.follow()
    await one.act(SOUTH, "a4-a5")
    with pytest.raises(Stale):
        await other.act(SOUTH, "b4-b5")
    await lightning.follow()
    lightning.agree()


@pytest.mark.anyio
async def test_a_message_that_comes_to_both_servers_is_said_once() -> None:
    async with Shared(find("stratego-alliance-lightning"), talk=True) as shared:
        for node in shared.nodes:
            async with node.hub.tables.at(node.table) as active:
                await node.hub.say(active, SOUTH, "Hold the bridge.", None, "m1")
        await shared.follow()
        assert [line for line in shared.log if isinstance(line, Said)] == [Said(SOUTH, "Hold the bridge.", None, "m1")]
        for node in shared.nodes:
            with pytest.raises(Refusal, match="has been sent"):
                await node.do(Said(SOUTH, "Hold the bridge.", None, "m1"))


@pytest.mark.anyio
async def test_two_last_yeses_found_one_table(lightning: Shared) -> None:
    one, other = lightning.nodes
    await one.lay_out()
    await other.follow()
    await one.act(SOUTH, "resign")
    await other.follow()
    for node, seat in ((one, SOUTH), (other, NORTH)):
        async with node.hub.tables.locked(node.table) as active:
            await node.hub.rematch(active, seat, yes=True)
    await lightning.follow()
    founded = [line.table for line in lightning.log if isinstance(line, Rematched)]
    assert set(lightning.store.tables) == {lightning.spec.id, *founded} and len(founded) == 1
    assert {node.active.room.again.next for node in lightning.nodes} == set(founded)


@pytest.mark.anyio
async def test_a_table_is_not_founded_if_another_server_was_first(lightning: Shared) -> None:
    one, other = lightning.nodes
    await one.lay_out()
    await one.act(SOUTH, "resign")
    await one.do(RematchSaid(SOUTH, yes=True))
    await other.follow()
    for node in (one, other):
        async with node.hub.tables.locked(node.table) as active:
            await node.hub.rematch(active, NORTH, yes=True)
    assert len(lightning.store.tables) == 2 and other.active.room.again.next == one.active.room.again.next


@pytest.mark.anyio
async def test_a_seat_that_moved_at_another_server_is_held_there_only(lightning: Shared) -> None:
    one, other = lightning.nodes
    await one.do(Lent(SOUTH, digest("code"), 1 << 40))
    await one.do(Moved(SOUTH, digest("code"), digest("new token"), 0))
    new = Noted(lightning.clock, deltas=True)
    await other.follow()
    await other.hub.listen(other.table, new, "new token", None)
    for node in lightning.nodes:
        assert node.pages[SOUTH].closing is not None and node.pages[NORTH].closing is None
    assert new.closing is None


@pytest.mark.anyio
async def test_an_act_of_a_seat_that_has_moved_meanwhile_is_refused(lightning: Shared) -> None:
    one, other = lightning.nodes
    await one.do(Lent(SOUTH, digest("code"), 1 << 40))
    await one.do(Moved(SOUTH, digest("code"), digest("new token"), 0))
    with pytest.raises(Refusal, match="holds no seat"):
        await other.act(SOUTH, setup(SOUTH))
    lightning.agree(but=SOUTH)
    assert not any(isinstance(line, Acted) for line in lightning.log)


@pytest.mark.anyio
async def test_a_player_who_is_connected_here_is_not_away_because_another_server_thinks_so(lightning: Shared) -> None:
    one, other = lightning.nodes
    await one.lay_out()
    await other.follow()
    await one.do(Absent(SOUTH, 120))
    await other.follow()
    assert lightning.log[-1] == Back(SOUTH) and not other.active.room.absent_seats.is_away(SOUTH)
    await lightning.follow()
    lightning.agree()


# ---- windows ----


@pytest.mark.anyio
@pytest.mark.parametrize("window", WAYS)
async def test_a_conflict_with_a_sealed_answer_tells_nobody(games: Games, window: str) -> None:
    """C answers at another server before D does here, or C does not. D and all others are sent the same."""
    streams = []
    for answer in (None, PASSES[window], ANSWERS[window][0]):
        here = await at(games, window, RICH, nodes=2)
        there = await here.beside()
        here.clock.time = 2000.0
        last = next((seat for seat in "DBA" if here.window(seat)["mine"]), None)
        if answer is not None:
            await there.act("C", answer)
        if last is not None and here.window(last)["mine"]["state"] == "open":
            await here.act(last, PASSES[window])
        if answer is None or here.window()["window"]:
            streams.append({viewer: here.sent(viewer) for viewer in OTHERS})
        await here.close()
        await there.close()
    for stream in streams[1:]:
        assert_same(stream, streams[0])


@pytest.mark.anyio
async def test_time_is_not_up_where_somebody_has_taken_more_elsewhere(games: Games) -> None:
    here = await at(games, "W-START", RICH, nodes=2)
    there = await here.beside()
    await here.more("B")
    with pytest.raises(Refusal, match="more time"):
        await there.do(TimeUp(1))
    assert here.phase() == "W-START" == there.phase()
    await here.close()
    await there.close()


@pytest.mark.anyio
async def test_more_time_is_taken_at_every_server(games: Games) -> None:
    here = await at(games, "W-START", RICH, nodes=2)
    there = await here.beside()
    await here.wait(20)
    await here.more("B")
    await there.follow()
    for server in (here, there):
        assert server.window()["window"]["left"] == 30 and server.window()["window"]["more"] == ["B"]
        with pytest.raises(Refusal, match="already taken"):
            await server.more("B")
    await here.close()
    await there.close()
