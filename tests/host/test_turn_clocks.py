"""Tests of the turn clocks of a room: what runs, what is charged, and what becomes of those whose time is up."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from tests.host.games import NORTH, SOUTH, setup, spec
from tests.host.reactions import A, B, C, D, Games, games, position
from tests.host.rooms import last_text
from tests.host.squads import OPTIONS, PLACES, towards
from tests.host.turn_clocks import QUICK, Log

from sandtable.host.protocol.requests import CreateTable
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import (
    Absent,
    Acted,
    DrawSaid,
    Flagged,
    Left,
    Replaced,
    Returned,
    Took,
    Undone,
    read_entry,
)
from sandtable.host.table.creation import read_spec
from sandtable.host.table.turn_clocks import DAY, FIRST_ACT, SECOND, Clock, Pause
from sandtable.host.tokens import digest

__all__ = ["games"]

SLOW = ByDay(days=2)
TENTH = 0.1 + 1e-6  # seconds; and what floats lose


# ---- what runs ----


def test_a_table_without_time_has_no_clocks() -> None:
    log = Log.lightning(None)
    log.lay_out()
    assert log.room.clocks is None
    with pytest.raises(Refusal) as refusal:
        log.do(Flagged(SOUTH, 1))
    assert refusal.value.error == "no_clock"


def test_one_clock_runs_for_all_who_set_up_and_then_each_turn_has_its_own() -> None:
    log = Log(msgspec.structs.replace(spec(), time=QUICK))
    log.do(Took(SOUTH, "Anna", digest("a")))
    log.act(SOUTH, setup(SOUTH))
    assert log.clock() is None, "somebody has still to sit down"
    log.do(Took(NORTH, "Berta", digest("b")))
    assert log.runs() == ("phase", None, 120 * SECOND), "one was ready before the other had come"
    log = Log.lightning()
    assert log.runs() == ("phase", None, 120 * SECOND)
    log.act(SOUTH, setup(SOUTH), 100)
    assert log.runs() == ("phase", None, 120 * SECOND) and log.clock() == Clock(1, "phase", None, 120 * SECOND)
    log.act(NORTH, setup(NORTH), 110)
    assert log.runs() == ("first", SOUTH, FIRST_ACT)
    log.act(SOUTH, log.any(SOUTH), 50)
    assert log.runs() == ("turn", NORTH, 300 * SECOND) and log.left == [300 * SECOND] * 2, "the first act costs nothing"
    log.act(NORTH, log.any(NORTH), 20.57)
    assert log.runs() == ("turn", SOUTH, 300 * SECOND) and log.left == [3000, 3000 - 205 + 50]
    log.act(SOUTH, log.any(SOUTH), 300)
    assert log.runs() == ("turn", NORTH, 2845) and log.left == [50, 2845]


def test_an_act_after_its_time_is_refused_and_its_flag_falls_once() -> None:
    log = Log.lightning()
    log.lay_out()
    log.act(SOUTH, log.any(SOUTH))
    with pytest.raises(Refusal) as refusal:
        log.act(NORTH, log.any(NORTH), 300.1)
    assert refusal.value.error == "time_up" and log.ended() is None
    stale = log.clock()
    assert stale is not None
    log.act(NORTH, log.any(NORTH), 300)
    with pytest.raises(Refusal) as refusal:
        log.do(Flagged(NORTH, stale.number))
    assert refusal.value.error == "no_clock", "the game has moved on"
    log.flag()
    ended = log.ended()
    assert ended is not None and (ended.termination, ended.winners, ended.losers) == ("time", ["North"], ["South"])
    assert ended.text == "P0's time is up." and log.room.ended_for(SOUTH) == msgspec.structs.replace(
        ended, text="Your time is up."
    )
    assert log.left == [0, 50] and log.clock() is None
    with pytest.raises(Refusal):
        log.do(Flagged(SOUTH, stale.number + 1))


def test_computer_players_have_no_clock() -> None:
    log = Log.lightning(QUICK, "human", "recruit")
    assert log.runs() == ("phase", None, 120 * SECOND)
    log.lay_out()
    log.act(SOUTH, log.any(SOUTH))
    assert log.clock() is None and log.room.clocks is not None
    shown = log.room.clocks.shown(log.room.seats, {SOUTH})
    assert shown.runs is None and [own.left for own in shown.seats] == [3000, None]
    log.act(NORTH, log.any(NORTH))
    assert log.runs() == ("turn", SOUTH, 3000)
    assert Log.lightning(QUICK, "recruit", "recruit").clock() is None, "nobody is there"


def test_several_acts_of_one_turn_are_charged_together_and_undo_gives_no_time_back() -> None:
    log = Log.of("combat", 2, options=OPTIONS)
    while (view := log.room.match.view(log.asked))["phase"] == "deploy":
        seat, units = log.asked, view["units"]
        name = next(unit["name"] for unit in units if unit["side"] == log.room.seats[seat] and unit["at"] is None)
        log.act(seat, f"deploy {name} {42 if seat else 5},{PLACES[name]}")
    seat = log.asked
    log.act(seat, towards(seat, "S1"), 10)
    clock = log.clock()
    assert clock is not None and (clock.kind, clock.seat) == ("turn", seat)
    log.act(seat, towards(seat, "S2"), 10)
    log.do(Undone(seat, log.room.match.viewers[seat].seq))
    log.act(seat, towards(seat, "O1"), 20)
    assert log.clock() == clock, "the same clock runs all the time"
    while log.asked == seat:
        log.act(seat, "end", 30)
    assert log.left[seat] == clock.time - 300 + 50


# ---- reaction windows ----


def timed(games: Games, time: Live | ByDay, players: int = 4, drawn: bool = True) -> Log:
    """Return a table of Soldier: A has drawn and is to move."""
    log = Log(games.spec(position(players, drawn=drawn), clock=0 if isinstance(time, ByDay) else 30, time=time))
    log.sit()
    return log


def test_turn_clocks_stand_still_in_a_window_and_the_turn_goes_on_after_it(games: Games) -> None:
    log = timed(games, QUICK)
    log.act(A, "ADVANCE Rifleman B.Marine", 10)
    assert log.runs() == ("turn", A, 3000), "the first act is done"
    log.act(A, "LAY Attack", 20)
    assert log.room.match.windows.window is not None and log.clock() is None
    assert log.left == [2800, 3000, 3000, 3000], "the turn goes on, so nothing is added yet"
    for seat in (C, D):
        log.act(seat, "PASS")
    assert log.clock() is None, "a sealed answer starts nothing"
    log.act(A, "PASS")
    assert log.runs() == ("first", B, FIRST_ACT) and log.left == [2850, 3000, 3000, 3000], "B answers: A's turn is over"


def test_by_the_day_a_window_waits_as_long_as_a_turn(games: Games) -> None:
    log = timed(games, SLOW)
    log.act(A, "ADVANCE Rifleman B.Marine", 10)
    log.act(A, "LAY Attack", 20)
    assert log.runs() == ("window", None, 2 * DAY)
    number = log.clock()
    log.act(C, "PASS", 100)
    assert log.clock() == number
    log.flag()
    assert log.room.match.windows.window is None and log.runs() == ("first", B, 2 * DAY)
    assert log.ended() is None and log.left == [7 * DAY] * 4


def test_by_the_day_a_turn_takes_from_the_reserve_what_it_needs_beyond_its_days() -> None:
    log = Log.lightning(SLOW)
    assert log.runs() == ("phase", None, 2 * DAY)
    log.lay_out()
    assert log.runs() == ("first", SOUTH, 2 * DAY), "without the reserve: the game has not begun"
    log.act(SOUTH, log.any(SOUTH), 86_400)
    assert log.runs() == ("turn", NORTH, 9 * DAY)
    log.act(NORTH, log.any(NORTH), 86_400)
    assert log.left == [7 * DAY, 7 * DAY]
    log.act(SOUTH, log.any(SOUTH), 4 * 86_400)
    assert log.left == [5 * DAY, 7 * DAY]
    log.act(NORTH, log.any(NORTH))
    assert log.runs() == ("turn", SOUTH, 7 * DAY)
    log.flag()
    ended = log.ended()
    assert ended is not None and ended.winners == ["North"]


# ---- when the time is up ----


def test_before_the_game_has_begun_it_is_called_off() -> None:
    for time in (QUICK, SLOW):
        log = Log.lightning(time)
        log.lay_out()
        log.flag()
        ended = log.ended()
        assert ended is not None and (ended.termination, ended.winners) == ("aborted", [])
        assert ended.text == "The game is called off: P0's time was up before it began."


def test_a_seat_without_a_set_up_gets_one_and_only_it_is_told() -> None:
    log = Log.lightning()
    log.act(SOUTH, setup(SOUTH), 60)
    before = {number: viewer.n for number, viewer in log.room.match.viewers.items()}
    log.flag()
    assert log.clock() is None and [log.room.is_late(seat) for seat in (SOUTH, NORTH)] == [False, True]
    told = {number for number, viewer in log.room.match.viewers.items() if viewer.n > before[number]}
    assert told == {NORTH}
    assert last_text(log.room, NORTH) == "Your time is up. A computer player chooses for you."
    log.act(NORTH, setup(NORTH))
    assert not log.room.is_late(NORTH) and log.runs() == ("first", SOUTH, FIRST_ACT)


def test_at_a_larger_table_a_computer_player_goes_on(games: Games) -> None:
    log = timed(games, QUICK)
    while not log.room.match.begun or log.runs() is None:
        log.act(log.asked, log.any(log.asked))
    kind, seat, _ = log.runs() or ("", None, 0)
    assert kind == "turn"
    assert seat is not None
    log.flag()
    room = log.room
    assert room.ended is None and room.seating.is_bot(seat) and room.seating.gone[seat].name == f"P{seat}"
    taken = f"P{seat}'s time is up. {room.seating.called()[seat]} takes over."
    assert last_text(room, room.match.spectator) == taken
    assert log.clock() is None, "it has no clock"


def test_in_a_team_too_and_a_game_that_is_paused_has_no_clock() -> None:
    log = Log.of("stratego-alliance-lightning", 4)
    dice = random.Random(1)
    while not log.room.match.begun:
        log.act(log.asked, dice.choice(log.room.match.viewers[log.asked].question), 1)
    clock = log.clock()
    assert clock is not None and clock.kind == "turn" and clock.seat is not None
    leaver = (clock.seat + 1) % 4
    log.do(Left(leaver))
    assert log.clock() is None
    log.do(Returned(leaver))
    assert log.clock() == Clock(clock.number + 1, "turn", clock.seat, clock.time)
    log.flag()
    assert log.ended() is None and log.room.seating.is_bot(clock.seat)


def alliance(time: Live | ByDay) -> Log:
    """Return a game of partners that has begun, and in which a clock runs for a turn."""
    log = Log.of("stratego-alliance-lightning", 4, time)
    dice = random.Random(1)
    while not log.room.match.begun:
        log.act(log.asked, dice.choice(log.room.match.viewers[log.asked].question), 1)
    return log


@pytest.mark.parametrize(("time", "used", "pause"), [(QUICK, 100, 20), (SLOW, 86_400, 40_000)])
def test_time_that_was_used_before_somebody_has_left_stays_used(time: Live | ByDay, used: int, pause: int) -> None:
    log = alliance(time)
    clock = log.clock()
    assert clock is not None and clock.seat is not None
    seat, other = clock.seat, (clock.seat + 1) % 4
    log.do(Left(other, decide=True, spent=used * SECOND))
    log.do(Returned(other, spent=pause * SECOND))
    assert log.runs() == ("turn", seat, clock.time - used * SECOND), "the turn has had its time, but for the pause"
    log.do(Left(seat, decide=True, spent=used * SECOND))
    log.do(Returned(seat, spent=pause * SECOND))
    assert log.runs() == ("turn", seat, clock.time - (2 * used + pause) * SECOND), "who leaves in their turn thinks on"
    log.do(Left(seat, decide=True, spent=10 * used * SECOND))
    log.do(Returned(seat))
    assert log.runs() == ("turn", seat, 0), "and has no less than nothing"


def test_a_phase_for_all_goes_on_where_it_was_too() -> None:
    log = Log.of("stratego-alliance-lightning", 4)
    for seat in (0, 1):
        log.do(Left(seat, decide=True, spent=30 * SECOND))
        log.do(Returned(seat, spent=50 * SECOND))
    assert log.runs() == ("phase", None, (120 - 2 * 30) * SECOND)


def test_a_window_by_the_day_goes_on_where_it_was_too(games: Games) -> None:
    soldiers = timed(games, SLOW)
    soldiers.act(A, "ADVANCE Rifleman B.Marine", 10)
    soldiers.act(A, "LAY Attack", 20)
    assert soldiers.runs() == ("window", None, 2 * DAY)
    clocks, turn = soldiers.room.clocks, soldiers.room._public_turn()
    assert clocks is not None
    clocks.follow(turn, Pause(), {A, B, C, D}, True, DAY)
    assert soldiers.clock() is None
    clocks.follow(turn, None, {A, B, C, D}, True)
    assert soldiers.runs() == ("window", None, DAY)


@pytest.mark.parametrize(("time", "long"), [(QUICK, 120 * SECOND), (SLOW, 2 * DAY)])
def test_a_clock_runs_for_those_who_decide_about_a_seat_and_then_a_computer_player_goes_on(
    time: Live | ByDay, long: int
) -> None:
    log = alliance(time)
    clock = log.clock()
    assert clock is not None and clock.seat is not None
    leaver, second = (clock.seat + 1) % 4, (clock.seat + 2) % 4
    log.do(Left(leaver, decide=True, spent=0))
    assert log.runs() == ("absence", None, long)
    assert log.room.clocks is not None
    shown = log.room.clocks.shown(log.room.seats, {0, 1, 2, 3})
    assert (shown.runs, shown.seat, shown.left) == ("absence", None, long)
    log.do(Left(second, decide=True, spent=10))
    assert log.runs() == ("absence", None, long), "who leaves later does not make it longer"
    log.flag()
    room = log.room
    assert room.ended is None and {seat for seat in range(4) if room.seating.is_bot(seat)} == {leaver, second}
    assert log.runs() == ("turn", clock.seat, clock.time), "the game goes on"


def test_the_clock_of_an_absence_has_less_where_somebody_leaves_and_comes_back_meanwhile() -> None:
    log = alliance(QUICK)
    clock = log.clock()
    assert clock is not None and clock.seat is not None
    log.do(Left((clock.seat + 1) % 4, decide=True, spent=0))
    log.do(Left(clock.seat, decide=True, spent=40 * SECOND))
    assert log.runs() == ("absence", clock.seat, 80 * SECOND)
    log.do(Returned(clock.seat, spent=30 * SECOND))
    assert log.runs() == ("absence", None, 50 * SECOND)
    assert log.left[clock.seat] == clock.time - 30 * SECOND, "it was gone for no longer in its own turn"


def test_where_those_who_stay_agree_nobody_waits_for_the_clock() -> None:
    log = alliance(SLOW)
    log.do(Left(1, decide=True, spent=0))
    for seat in (0, 2, 3):
        log.do(Replaced(seat, 1, True, spent=5))
    assert log.room.seating.is_bot(1) and (log.runs() or ("",))[0] != "absence"


def test_if_nobody_remains_the_side_has_lost() -> None:
    log = Log.lightning(QUICK, "human", "recruit")
    log.lay_out()
    log.act(SOUTH, log.any(SOUTH))
    log.act(NORTH, log.any(NORTH))
    log.flag()
    ended = log.ended()
    assert ended is not None and ended.losers == ["South"]


# ---- who is away ----


def test_the_win_is_claimed_where_two_play_live() -> None:
    log = Log.lightning()
    assert not log.room.absent_seats.claims, "the game has not begun"
    log.lay_out()
    log.act(SOUTH, log.any(SOUTH))
    log.do(Absent(NORTH, 120))
    assert [offer.claim for offer in log.room.absent_seats.shown()] == [True]
    log.do(Replaced(SOUTH, NORTH, True))
    ended = log.ended()
    assert ended is not None and (ended.termination, ended.winners, ended.losers) == ("away", ["South"], ["North"])
    assert ended.text == "P1 was away for too long."


def test_without_a_live_clock_a_computer_player_goes_on() -> None:
    log = Log.lightning(None)
    log.lay_out()
    log.act(SOUTH, log.any(SOUTH))
    log.do(Absent(NORTH, 120))
    assert [offer.claim for offer in log.room.absent_seats.shown()] == [False]
    log.do(Replaced(SOUTH, NORTH, True))
    assert log.ended() is None and log.room.seating.is_bot(NORTH)


def test_by_the_day_nobody_is_missed_in_their_turn() -> None:
    log = Log.lightning(SLOW)
    log.lay_out()
    assert log.room.absent_seats.awaited() == set()
    assert Log.lightning(QUICK).room.absent_seats.awaited() == {SOUTH, NORTH}


# ---- what is left at the end ----


def claimed(log: Log) -> None:
    log.do(Absent(NORTH, 120, spent=10 * SECOND))
    log.do(Replaced(SOUTH, NORTH, True, spent=USED))


def called_off(log: Log) -> None:
    log.do(Absent(NORTH, 120, spent=10 * SECOND))
    log.do(Replaced(SOUTH, NORTH, True, True, spent=USED))


def agreed(log: Log) -> None:
    log.do(DrawSaid(SOUTH, "offer", spent=10 * SECOND))
    log.do(DrawSaid(NORTH, "accept", spent=USED))


def resigned(log: Log) -> None:
    log.act(NORTH, "resign", USED / SECOND)


def left(log: Log) -> None:
    log.do(Left(SOUTH, spent=USED))


USED = 40 * SECOND


@pytest.mark.parametrize("end", [claimed, called_off, agreed, resigned, left])
def test_at_an_end_that_is_no_move_a_clock_has_what_was_left_on_it(end: Callable[[Log], None]) -> None:
    log = Log.lightning()
    log.lay_out()
    log.act(SOUTH, log.any(SOUTH))
    end(log)
    assert log.ended() is not None
    assert log.left == [300 * SECOND, 300 * SECOND - USED], "North was on turn"


# ---- the log ----


def test_lines_without_the_time_that_was_spent_are_carried_out_as_before() -> None:
    log = alliance(QUICK)
    clock = log.clock()
    assert clock is not None
    log.do(read_entry('{"kind":"left","seat":1}'))
    assert log.clock() is None
    log.do(read_entry('{"kind":"returned","seat":1}'))
    assert log.clock() == Clock(clock.number + 1, "turn", clock.seat, clock.time)


def test_old_lines_read_as_before_and_new_ones_without_a_clock_look_the_same() -> None:
    line = b'{"kind":"acted","seat":0,"action":"e4-e5","seq":3}'
    entry = read_entry(line.decode())
    assert entry == Acted(0, "e4-e5", 3) and msgspec.json.encode(entry) == line
    timed = Acted(0, "e4-e5", 3, spent=17)
    assert read_entry(msgspec.json.encode(timed).decode()) == timed


# ---- asking for it ----


@pytest.mark.parametrize(
    ("time", "says"),
    [
        (Live(0, 0), "A clock has 60 to 3,600 seconds; not 0."),
        (Live(59), "A clock has 60 to 3,600 seconds; not 59."),
        (Live(3601), "A clock has 60 to 3,600 seconds; not 3,601."),
        (Live(-300), "A clock has 60 to 3,600 seconds; not -300."),
        (Live(300, 61), "A turn adds 0 to 60 seconds; not 61."),
        (Live(300, -1), "A turn adds 0 to 60 seconds; not -1."),
        (Live(300, 5, 0), "A set-up has 60 to 3,600 seconds; not 0."),
        (ByDay(0), "A turn has 1, 2, 3 or 7 days; not 0."),
        (ByDay(5), "A turn has 1, 2, 3 or 7 days; not 5."),
        (ByDay(3, 100), "The reserve has 7 days; not 100."),
    ],
)
def test_times_that_cannot_be(time: Live | ByDay, says: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_spec(CreateTable("stratego-lightning", time=time), "secret", 0)
    assert (refusal.value.status, refusal.value.message) == (422, says)


def test_times_that_can_be() -> None:
    for time in (None, Live(60), Live(3600, 60, 3600), *map(ByDay, (1, 2, 3, 7))):
        assert read_spec(CreateTable("stratego-lightning", time=time), "secret", 0).time == time
    assert Live(60).setup == 300 and ByDay(1).reserve == 7


def test_the_clock_of_a_window_beside_those_of_turns() -> None:
    def wish(time: Live | ByDay | None, clock: int | None) -> int | None:
        return read_spec(CreateTable("soldier", time=time, clock=clock), "secret", 0).clock

    assert [wish(None, 0), wish(QUICK, None), wish(QUICK, 10), wish(SLOW, None)] == [0, 30, 10, 0]
    for time, clock in ((QUICK, 0), (SLOW, 30)):
        with pytest.raises(Refusal) as refusal:
            wish(time, clock)
        assert refusal.value.error == "bad_option"
