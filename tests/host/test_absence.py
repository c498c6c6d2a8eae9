"""Tests of absent seats: if a person is away for long while the game waits, the others decide how it goes on."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from tests.every_game.tables import need_tables
from tests.host.reactions import WATCHING, A, B, C, D, Evening, Games, games, position

from sandtable.engine.game import Variant
from sandtable.host.protocol import encode
from sandtable.host.protocol.fields import Talk
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Absent, Acted, Back, Entry, Left, Replaced, SeatPlan, TableSpec, Took
from sandtable.host.table import showing
from sandtable.host.table.loading import rebuild
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

__all__ = ["games"]

Begin = Callable[..., Awaitable[Evening]]
LONG = Settings(db="").absent_after


@pytest.fixture
async def begin(games: Games) -> AsyncIterator[Begin]:
    """Return a function that opens a table at which A is on turn."""
    opened = []

    async def one(players: int = 2, drawn: bool = True, **how: Any) -> Evening:
        evening = await Evening.begin(games, position(players, drawn=drawn), **how)
        opened.append(evening)
        return evening

    yield one
    for evening in opened:
        await evening.close()


def asked(evening: Evening, viewer: str = WATCHING) -> list[dict[str, Any]]:
    """Return the offers to replace an absent seat."""
    return list(evening.snapshot(viewer)["table"]["offers"]["replace"])


def about(seat: str, *waits: str, yes: str = "", off: str = "") -> dict[str, Any]:
    return {"seat": seat, "yes": list(yes), "waits": list(waits), "off": list(off), "away": int(LONG), "claim": False}


def lines(evening: Evening) -> list[Entry]:
    return evening.store.tables[evening.spec.id].lines


# ---- one of two ----


async def test_after_two_minutes_the_other_decides_and_a_computer_player_goes_on(begin: Begin) -> None:
    evening = await begin()
    await evening.go("A")
    await evening.wait(LONG - 1)
    assert asked(evening) == []
    await evening.wait(1)
    assert asked(evening) == asked(evening, "B") == [about("A", "B")]
    assert evening.heard("B", "table")[-1]["table"]["offers"]["replace"] == [about("A", "B")]
    await evening.do(Replaced(B, A, True))
    seat = evening.snapshot("B")["table"]["seats"][A]
    assert (seat["kind"], seat["name"]) == ("bot", "Sergeant Pike") and asked(evening) == []
    await evening.wait(1)
    assert any(isinstance(line, Acted) and line.seat == A for line in lines(evening)), "it plays"
    with pytest.raises(Refusal) as gone:
        evening.active.viewer_of("A")
    assert gone.value.error == "wrong_token"


async def test_the_other_may_call_it_off(begin: Begin) -> None:
    evening = await begin()
    await evening.go("A")
    await evening.wait(LONG)
    await evening.do(Replaced(B, A, True, off=True))
    ended = evening.snapshot("B")["table"]["ended"]
    assert (ended["termination"], ended["winners"], ended["losers"]) == ("aborted", [], [])
    assert ended["text"] == "The game is called off: A was away." and asked(evening) == []


async def test_who_comes_back_ends_the_question(begin: Begin) -> None:
    evening = await begin()
    await evening.go("A")
    await evening.wait(LONG)
    await evening.listen("A")
    assert asked(evening) == [] and lines(evening)[-2:] == [Absent(A, int(LONG)), Back(A)]
    assert evening.heard("B", "table")[-1]["table"]["offers"]["replace"] == []
    with pytest.raises(Refusal, match="nothing to decide"):
        await evening.do(Replaced(B, A, True))


async def test_who_comes_back_before_was_never_missed(begin: Begin) -> None:
    evening = await begin()
    before = len(lines(evening))
    for _ in range(3):
        await evening.go("A")
        await evening.wait(LONG - 1)
        await evening.listen("A")
    assert len(lines(evening)) == before and asked(evening) == []


async def test_a_second_page_is_as_good_as_the_first(begin: Begin) -> None:
    evening = await begin()
    first = evening.listeners["A"]
    await evening.listen("A")
    await evening.hub.leave(evening.active, first)
    await evening.wait(2 * LONG)
    assert asked(evening) == []


async def test_nobody_is_missed_whose_turn_it_is_not(begin: Begin) -> None:
    evening = await begin()
    await evening.go("B")
    await evening.wait(10 * LONG)
    assert asked(evening) == []
    with pytest.raises(Refusal, match="Nobody is waiting"):
        await evening.do(Absent(B, 120))


async def test_who_plays_without_a_page_is_there_again_with_the_next_act(begin: Begin) -> None:
    """A program may play by single requests."""
    evening = await begin()
    await evening.go("A")
    await evening.wait(LONG)
    assert asked(evening) != []
    await evening.act("A", evening.snapshot("A")["legal"][0]["text"])
    assert asked(evening) == [] and not evening.active.room.absent_seats.is_away(A)


async def test_where_only_computer_players_are_left_nothing_is_asked(begin: Begin) -> None:
    evening = await begin(3, bots="BC")
    before = len(lines(evening))
    await evening.go("A")
    await evening.wait(10 * LONG)
    assert asked(evening) == [] and len(lines(evening)) == before


async def test_where_nobody_is_there_nothing_is_asked_until_somebody_comes(begin: Begin) -> None:
    evening = await begin()
    await evening.go("A", "B")
    await evening.wait(10 * LONG)
    assert asked(evening) == [] and evening.snapshot(WATCHING)["table"]["ended"] is None
    await evening.listen("B")
    assert asked(evening) == [about("A", "B")]
    await evening.listen("A")
    assert asked(evening) == []


# ---- of many ----


async def test_all_who_stay_must_agree_and_one_no_drops_it(begin: Begin) -> None:
    evening = await begin(4)
    await evening.go("A")
    await evening.wait(LONG)
    await evening.do(Replaced(B, A, True))
    await evening.do(Replaced(C, A, True, off=True))
    assert asked(evening) == [about("A", "D", yes="B", off="C")]
    await evening.do(Replaced(C, A, True))
    assert asked(evening) == [about("A", "D", yes="BC")], "a seat has one wish"
    await evening.do(Replaced(D, A, False))
    assert asked(evening) == [about("A", "B", "C", "D")]
    for seat, error in ((D, "no_question"), (A, "not_yours")):
        with pytest.raises(Refusal) as refusal:
            await evening.do(Replaced(seat, A, seat == A))
        assert refusal.value.error == error
    for seat in (B, C, D):
        await evening.do(Replaced(seat, A, True))
    assert evening.active.room.seating.is_bot(A)


async def test_whoever_is_to_decide_and_is_away_too_is_not_waited_for(begin: Begin) -> None:
    evening = await begin(4)
    await evening.go("A")
    await evening.wait(LONG)
    await evening.go("D")
    for seat in (B, C):
        await evening.do(Replaced(seat, A, True))
    await evening.wait(LONG - 1)
    assert asked(evening) == [about("A", "D", yes="BC")]
    await evening.wait(1)
    assert evening.active.room.seating.is_bot(A), "all who are there agree"
    assert not evening.active.room.seating.is_bot(D) and asked(evening) == [], "nobody waits for D now"


async def test_whoever_leaves_has_no_say(begin: Begin) -> None:
    evening = await begin(3)
    await evening.go("A")
    await evening.wait(LONG)
    await evening.do(Replaced(B, A, True))
    await evening.do(Left(C))
    assert evening.active.room.seating.is_bot(A) and evening.active.room.seating.is_bot(C)


async def test_a_question_ends_with_the_turn(begin: Begin) -> None:
    evening = await begin(3, drawn=False)
    await evening.go("B")
    await evening.wait(20)
    assert evening.phase() == "W-START"
    await evening.wait(LONG)
    assert evening.phase() == "draw" and asked(evening) == [], "the clock of the window has passed for B"


# ---- windows ----


@pytest.mark.parametrize("sealed", ["", "B SNIPE C.Ninja"], ids=["silent", "answered"])
async def test_in_a_window_nobody_learns_whether_an_answer_has_come(games: Games, sealed: str) -> None:
    """B is away. Nobody can see whether B had answered before, not even by when the others are asked."""
    heard: dict[str, list[Any]] = {}
    for before in ("", sealed):
        evening = await Evening.begin(games, position(3), clock=0)
        if before:
            await evening.play(before)
        await evening.go("B")
        await evening.wait(LONG)
        assert asked(evening) == [about("B", "A", "C")]
        await evening.do(Replaced(A, B, True))
        for viewer in ("A", "C", WATCHING):
            told = [evening.sent(viewer), encode(evening.snapshot(viewer))]
            assert heard.setdefault(viewer, told) == told
        await evening.close()


async def test_in_a_window_a_computer_player_answers_for_who_is_away(begin: Begin) -> None:
    evening = await begin(3, drawn=False, clock=0)
    await evening.play("C PASS")
    await evening.go("B")
    await evening.wait(LONG)
    for seat in (A, C):
        await evening.do(Replaced(seat, B, True))
    await evening.wait(1)
    assert evening.phase() != "W-START" or evening.snapshot(WATCHING)["window"]["window"]["n"] > 1


# ---- a server that starts again ----


async def test_after_a_restart_the_time_begins_anew(begin: Begin) -> None:
    evening = await begin()
    await evening.go("A")
    await evening.wait(LONG - 1)
    await evening.restart()
    await evening.listen("B")
    await evening.wait(LONG - 1)
    assert asked_of_all(evening) == []
    await evening.wait(1)
    assert asked_of_all(evening) == [about("A", "B")]


async def test_what_was_asked_outlives_a_restart(begin: Begin) -> None:
    evening = await begin(3)
    await evening.go("A")
    await evening.wait(LONG)
    await evening.do(Replaced(B, A, True))
    before = asked(evening)
    await evening.restart()
    await evening.listen("B")
    assert asked_of_all(evening) == before == [about("A", "C", yes="B")]
    await evening.listen("A")
    assert asked_of_all(evening) == []


def asked_of_all(evening: Evening) -> list[dict[str, Any]]:
    return asked(evening, "B")


# ---- every game ----


@pytest.fixture
def _all_are_listed(toy_listed: Variant) -> None:
    """List the tests' own games among the games, because they can be played at tables too."""


@pytest.mark.usefixtures("_all_are_listed")
@pytest.mark.parametrize("plies", [0, 1, 7, 40])
async def test_in_every_game_and_phase_the_others_decide(variant: Variant, plies: int) -> None:
    """This holds in set-ups, windows and turns, and also when the log is carried out again."""
    need_tables(variant)
    for off in (False, True):
        room = seated(variant)
        log: list[Entry] = []

        def do(entry: Entry, room: Room = room, log: list[Entry] = log) -> None:
            room.do(entry)
            log.append(entry)

        for seat in range(len(room.seats)):
            do(Took(seat, f"P{seat}", digest(f"{seat}")))
        play(room, do, plies)
        if room.ended:
            return
        missing = min(room.absent_seats.awaited())
        do(Absent(missing, 120))
        deciding = sorted(room.absent_seats.deciding)
        assert missing not in deciding and len(deciding) == len(room.seats) - 1
        for seat in deciding:
            do(Replaced(seat, missing, True, off))
        assert (room.ended is not None) == off and room.seating.is_bot(missing) != off
        if not off:
            play(room, do, 5)
        again = rebuild(room.spec, log)
        for viewer in room.match.viewers:
            assert showing.table(again, viewer) == showing.table(room, viewer)
            assert again.match.resync(viewer) == room.match.resync(viewer)


def seated(variant: Variant) -> Room:
    players = max(2, variant.players[0])
    plans = [SeatPlan("human")] * players
    options, version = variant.read_options({}), variant.game.version
    talk: Talk | None = "plan" if variant.teams else None
    return Room(TableSpec("t" * 12, 0, variant.id, version, options, plans, bytes(32), digest("invite"), talk))


def play(room: Room, do: Callable[[Entry], None], plies: int) -> None:
    rng = random.Random(plies)
    for _ in range(plies):
        open_to = [viewer for viewer in room.match.viewers.values() if viewer.question]
        if room.ended or not open_to:
            return
        viewer = rng.choice(open_to)
        choices = [one for one in viewer.question if one not in room.variant.unlisted] or list(viewer.question)
        do(Acted(viewer.number, rng.choice(choices), viewer.seq))
