"""Tests of reaction windows on a server: the clock, more time, bots, messages, restarts."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from tests.host.reactions import SEATS, SEED, WATCHING, A, B, C, D, Evening, Games, games, position

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.host.bots.bots import Answer
from sandtable.host.protocol.table import Live
from sandtable.host.refusals import Discreet, Refusal, Stale
from sandtable.host.store.entries import Left, Ordered, TimeUp

__all__ = ["games"]

Begin = Callable[..., Awaitable[Evening]]


@pytest.fixture
async def begin(games: Games) -> AsyncIterator[Begin]:
    """Return a function that opens a table at which B, C and D are asked before A's turn."""
    opened = []

    async def one(**how: Any) -> Evening:
        evening = await Evening.begin(games, how.pop("game", None) or position(how.pop("players", 4)), **how)
        opened.append(evening)
        return evening

    yield one
    for evening in opened:
        await evening.close()


# ---- the clock ----


async def test_the_clock_of_a_window(begin: Begin) -> None:
    evening = await begin()
    assert evening.window("B") == {
        "window": {"n": 1, "kind": "W-START", "asks": ["B", "C", "D"], "length": 30.0, "left": 30.0, "more": []},
        "mine": {"state": "open", "answer": None, "more": True},
        "order": "always",
    }
    await evening.wait(29.5)
    assert evening.phase() == "W-START" and evening.window()["window"]["left"] == 0.5
    assert evening.window() == {**evening.window("B"), "mine": None, "order": None}
    await evening.wait(0.5)
    assert evening.phase() == "draw" and evening.window()["window"] is None
    assert evening.store.tables[evening.spec.id][1][-1] == TimeUp(1)
    await evening.wait(1000)
    assert evening.phase() == "draw", "the clock is for windows alone"


async def test_a_window_that_closes_stops_its_clock(begin: Begin) -> None:
    evening = await begin()
    await evening.wait(20)
    await evening.play("B SNIPE C.Ninja", "C PASS", "D PASS")
    assert evening.phase() == "MIRROR" and evening.window()["window"]["left"] == 30
    await evening.wait(29)
    assert evening.phase() == "MIRROR"
    await evening.wait(1)
    assert evening.phase() == "W-START", "C has not answered in time, and B is asked again"
    await evening.wait(30)
    assert evening.phase() == "draw"


async def test_more_time_once_a_window_for_each_who_is_asked(begin: Begin) -> None:
    evening = await begin()
    await evening.wait(20)
    await evening.more("B")
    assert evening.window("B")["window"] | {"asks": []} == {
        "n": 1, "kind": "W-START", "asks": [], "length": 30, "left": 30, "more": ["B"],
    }  # fmt: skip
    assert evening.window("B")["mine"]["more"] is False and evening.window("C")["mine"]["more"] is True
    await evening.act("C")
    await evening.wait(25)
    assert evening.phase() == "W-START"
    await evening.more("C")
    assert evening.window("C")["mine"] == {"state": "sealed", "answer": "PASS", "more": False}
    for seat, error in (("B", "no_more"), ("C", "no_more"), ("A", "no_window")):
        with pytest.raises(Refusal) as refusal:
            await evening.more(seat)
        assert refusal.value.error == error
    await evening.wait(29)
    assert evening.phase() == "W-START"
    await evening.wait(1)
    assert evening.phase() == "draw"


async def test_the_clock_runs_only_where_one_person_waits_for_another(begin: Begin) -> None:
    alone = await begin(bots="ACD")
    assert alone.window("B")["window"] | {"asks": []} == {
        "n": 1, "kind": "W-START", "asks": [], "length": None, "left": None, "more": [],
    }  # fmt: skip
    assert alone.window("B")["mine"]["more"] is False
    await alone.wait(1000)
    assert alone.phase() == "W-START"
    with pytest.raises(Refusal) as refusal:
        await alone.more("B")
    assert refusal.value.error == "no_clock"


async def test_the_clock_stops_when_only_one_person_stays(begin: Begin) -> None:
    evening = await begin(bots="AD")
    assert evening.window()["window"]["length"] == 30
    await evening.do(Left(C))
    assert evening.window()["window"]["length"] is None
    assert evening.heard("B", "window")[-1]["window"]["length"] is None
    await evening.wait(1000)
    assert evening.phase() == "W-START" and evening.window("B")["mine"]["state"] == "open"


async def test_where_turns_have_clocks_nobody_waits_for_ever_for_the_last_person(begin: Begin) -> None:
    evening = await begin(bots="AD", time=Live(initial=300))
    await evening.wait(20)
    await evening.do(Left(C))
    assert evening.window()["window"]["left"] == 10, "it goes on where it was"
    await evening.wait(10)
    assert evening.phase() == "draw"


async def test_a_table_without_a_clock(begin: Begin) -> None:
    evening = await begin(clock=0)
    assert evening.window()["window"]["length"] is None and evening.snapshot(WATCHING)["table"]["clock"] == 0
    await evening.wait(10_000)
    assert evening.phase() == "W-START"


# ---- computer players ----


@pytest.mark.parametrize("thinks", [0.0, 0.2])
async def test_computer_players_answer_all_at_the_same_time(begin: Begin, thinks: float) -> None:
    evening = await begin(bots="CD", thinks=thinks)
    await evening.act("B")
    await evening.wait(0.29)
    assert evening.phase() == "W-START" and sorted(evening.bots.asked) == [("C", 1000.0), ("D", 1000.0)]
    await evening.wait(0.02)
    assert evening.phase() == "draw"


async def test_a_computer_player_that_thinks_long_answers_at_the_next_tick(begin: Begin) -> None:
    evening = await begin(bots="CD", thinks=0.4)
    await evening.act("B")
    await evening.wait(0.59)
    assert evening.phase() == "W-START"
    await evening.wait(0.02)
    assert evening.phase() == "draw"


async def test_nobody_sees_which_computer_player_is_at_work(begin: Begin) -> None:
    evening = await begin(bots="CD", thinks=0.2)
    await evening.wait(0.1)
    seats = evening.snapshot("A")["table"]["seats"]
    assert [seat["thinking"] for seat in seats] == [False] * 4
    heard = len(evening.heard("A"))
    await evening.wait(10)
    assert evening.phase() == "W-START" and len(evening.heard("A")) == heard, "two have answered; nobody is told"


async def test_a_computer_player_whose_window_has_closed_is_asked_in_the_next(begin: Begin) -> None:
    evening = await begin(bots="D", clock=5, thinks=4.9)
    await evening.play("B SNIPE D.Officer", "C PASS")
    await evening.wait(5)
    assert evening.phase() == "MIRROR" and evening.window()["window"]["asks"] == ["D"]
    await evening.wait(5)
    assert evening.phase() == "W-START", "its time is up too"
    await evening.act("B")
    assert evening.phase() == "draw", "what it had not answered in time is sealed as a pass"


async def test_a_computer_player_takes_over_in_a_window(begin: Begin) -> None:
    evening = await begin()
    await evening.play("C PASS", "D PASS")
    await evening.wait(1)
    await evening.do(Left(B))
    await evening.wait(0.3)
    assert evening.phase() == "draw"


async def test_a_game_with_computer_players_never_stands_still(begin: Begin) -> None:
    """One person plays at random and changes orders; bots answer in windows and take turns."""
    rng = random.Random(3)
    chosen = variant("soldier")
    evening = await begin(game=lambda: Umpire(chosen, 3, {"max_turns": 8}, SEED), bots="BC", orders={"A": "pass"})
    evening.bots.choose = lambda question, *_: picked(rng, question.legal)  # type: ignore[method-assign]
    for _ in range(500):
        if evening.active.room.ended:
            break
        question = evening.active.room.match.viewers[A].question
        before = len(evening.store.tables[evening.spec.id][1])
        if question:
            await evening.act("A", rng.choice(question))
        elif rng.random() < 0.1:
            await evening.do(Ordered(A, rng.choice(["pass", "shot", "attack", "always"])))
        await evening.wait(0.6)
        assert len(evening.store.tables[evening.spec.id][1]) > before
    assert evening.active.room.ended
    assert not (evening.active.reacting or evening.active.thinking)


async def picked(rng: random.Random, legal: list[int]) -> Answer:
    return Answer(rng.choice(legal), 0.0, stood_in=False)


# ---- messages ----


async def test_window_messages_come_when_something_about_windows_changes(begin: Begin) -> None:
    evening = await begin()
    numbers = {viewer: len(evening.heard(viewer, "window")) for viewer in (*SEATS, WATCHING)}
    assert set(numbers.values()) == {1}, "on joining"

    async def news(*who: str) -> None:
        for viewer in (*SEATS, WATCHING):
            new = len(evening.heard(viewer, "window")) - numbers[viewer]
            assert new == (viewer in who), (viewer, new)
            numbers[viewer] += new

    await evening.act("C")
    await news("C")
    assert evening.heard("C", "window")[-1]["mine"] == {"state": "sealed", "answer": "PASS", "more": True}
    await evening.do(Ordered(D, "shot"))
    await news("D")
    assert evening.heard("D", "window")[-1]["order"] == "shot"
    await evening.do(Ordered(A, "shot"))
    await news("A")
    await evening.wait(3)
    await evening.more("C")
    await news(*SEATS, WATCHING)
    assert evening.heard(WATCHING, "window")[-1]["window"]["more"] == ["C"]
    await evening.act("B")
    await news(*SEATS, WATCHING)
    assert evening.heard("B", "window")[-1] == {"type": "window", "window": None, "mine": None, "order": "always"}
    await evening.act("A", "DRAW_PILE")
    await news()


async def test_an_answer_gets_its_own_seat_one_update_and_closing_gets_everybody_one(begin: Begin) -> None:
    evening = await begin()
    before = {viewer: len(evening.heard(viewer)) for viewer in (*SEATS, WATCHING)}
    answer = await evening.act("C")
    assert answer is not None and [m["type"] for m in evening.heard("C")[before["C"] :]] == ["update", "window"]
    update = evening.heard("C", "update")[-1]
    assert (update["legal"], update["ask"], update["told"]) == ([], None, [])
    for viewer in ("A", "B", "D", WATCHING):
        assert len(evening.heard(viewer)) == before[viewer]
    await evening.play("D PASS", "B PASS")
    for viewer in (*SEATS, WATCHING):
        kinds = [message["type"] for message in evening.heard(viewer)[before[viewer] :]]
        assert kinds[-2:] == ["update", "window"]


async def test_the_counts_of_the_server_do_not_tell_that_somebody_has_answered(begin: Begin) -> None:
    evening = await begin()

    def counts() -> str:
        return evening.hub.metrics.text(evening.hub.tables.count, evening.hub.tables.connections, {})

    before = counts()
    await evening.act("C", "SNIPE B.Marine")
    for action, seq in (("BOMB", 1), ("PASS", 0)):
        with pytest.raises((Discreet, Stale)):
            async with evening.hub.tables.at(evening.spec.id) as active:
                await evening.hub.act(active, C, action, seq)
    with pytest.raises(Discreet):
        await evening.act("B", "BOMB")
    assert counts() == before


# ---- coming back ----


@pytest.mark.parametrize("answered", [False, True])
async def test_coming_back_inside_a_window(begin: Begin, answered: bool) -> None:
    evening = await begin()
    if answered:
        await evening.act("C", "SNIPE B.Marine")
    since = evening.heard("C", "update", "resync")[-1]["n"]
    before = evening.snapshot("C")
    old = evening.active
    async with evening.hub.tables.at(evening.spec.id) as active:
        active.leave(evening.listeners["C"])
    await evening.wait(10)
    again = await evening.listen("C", since)
    assert evening.active is old and [m["type"] for m in evening.heard("C")] == ["welcome", "window"]
    window = evening.heard("C", "window")[0]
    assert window["mine"] == before["window"]["mine"] and window["window"]["left"] == 20
    if answered:
        assert window["mine"]["answer"] == "SNIPE B.Marine"
        await evening.play("B PASS", "D PASS")
    else:
        await evening.play("C SNIPE B.Marine", "B PASS", "D PASS")
    assert evening.phase() == "MIRROR" and again.noted


async def test_a_restart_inside_a_window(begin: Begin) -> None:
    """Answers, orders and numbers stay as they were; the clock starts again."""
    evening = await begin(orders={"D": "attack"})
    await evening.act("C", "SNIPE B.Marine")
    since = evening.heard("C", "update")[-1]["n"]
    seq = evening.active.room.match.viewers[C].seq
    before = {viewer: evening.snapshot(viewer) for viewer in (*SEATS, WATCHING)}
    await evening.wait(20)
    await evening.restart()
    for viewer in (*SEATS, WATCHING):
        await evening.listen(viewer, since if viewer == "C" else None)
    assert {viewer: evening.snapshot(viewer) for viewer in (*SEATS, WATCHING)} == before
    assert [m["type"] for m in evening.heard("C")][:1] == ["welcome"] and not evening.heard("C", "update", "resync")
    async with evening.hub.tables.at(evening.spec.id) as active:
        again = await evening.hub.act(active, C, "SNIPE B.Marine", seq - 1)
    assert again is not None, "the answer of before, the same again"
    await evening.wait(29)
    assert evening.phase() == "W-START"
    await evening.wait(1)
    assert evening.phase() == "MIRROR", "B has not answered, D had passed by order, C's shot falls"


async def test_a_restart_between_a_shot_and_its_mirror(begin: Begin) -> None:
    evening = await begin()
    await evening.play("D BOMB", "C SNIPE B.Marine", "B PASS")
    assert evening.phase() == "MIRROR"
    await evening.restart()
    for viewer in (*SEATS, WATCHING):
        await evening.listen(viewer)
    await evening.play("B NO_MIRROR", "C PASS")
    assert evening.phase() == "DUD", "D's Bomb was sealed before the shot, and outlives it"


async def test_a_rematch_keeps_clock_and_orders(begin: Begin) -> None:
    evening = await begin(players=2, clock=45, orders={"B": "shot"})
    await evening.do(Left(A))
    async with evening.hub.tables.at(evening.spec.id) as active:
        assert active.room.ended
        for seat in (B, A):
            await evening.hub.rematch(active, seat, yes=True)
        assert active.again.next is not None
    spec, first, _ = evening.store.tables[active.again.next]
    assert spec.clock == 45
    assert {entry.order for entry in first if entry.token} == {"always", "shot"}  # type: ignore[union-attr]


async def test_nobody_is_waited_for_who_only_watches(begin: Begin) -> None:
    evening = await begin(orders=dict.fromkeys(SEATS, "pass"))
    assert evening.phase() == "draw" and evening.window("A")["order"] == "pass"
    assert evening.window()["order"] is None
