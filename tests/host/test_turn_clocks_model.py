"""A model of the turn clocks: random games with undo, windows, pauses and restarts, and an account kept beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.host.turn_clocks import Log

from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Acted, Flagged, Left, Returned, Timed, TimeUp, Undone
from sandtable.host.table.loading import rebuild
from sandtable.host.table.turn_clocks import DAY, SECOND

TENTH = 0.1 + 1e-6  # seconds; and what floats lose
STEPS = 60
LIVE, BY_DAY = Live(initial=60, increment=2, setup=60), ByDay(days=1)
TABLES = [
    ("stratego-small", 2, BY_DAY),
    ("soldier", 3, LIVE),
    ("stratego-alliance-lightning", 4, LIVE),
    pytest.param("stratego-small", 2, LIVE, marks=pytest.mark.nightly),
    pytest.param("soldier", 3, BY_DAY, marks=pytest.mark.nightly),
    pytest.param("combat", 2, LIVE, marks=pytest.mark.nightly),
]
"""By day the smallest board, reaction windows, and partners."""


class Account:
    """A game at a table with clocks, and what everybody saw of the time that each seat used."""

    def __init__(self, id: str, players: int, time: Live | ByDay) -> None:
        self.log = Log.of(id, players, time)
        self.time = time
        self.now = self.began = 0.0  # `began`: when the clock that runs was started
        self.number = 0  # of the last clock that was started
        self.used = [0.0] * players  # while it was this seat's turn alone
        self.measured = [0.0] * players  # on its own clocks, up to their last acts
        self.clocks = [0] * players  # how many of them there were
        self.added = [0] * players  # tenths, for turns that are over
        self.turn: int | None = None  # whose turn it is, or was before a window opened
        self.counted = False  # whether its own clock has run in this turn
        self.lost = set[int | None]()  # the seats whose time was up
        self.own: int | None = None  # whose own clock runs
        self.last = 0.0  # what was spent on it, up to the last act
        self._look()

    def alone(self) -> int | None:
        """Return the seat whose turn everybody sees, if there is one only and no window is open."""
        match = self.log.room.match
        if match.windows.window is not None:
            return None
        waiting = self.log.room.variant.game.schema.read_view(match.viewers[match.spectator].packed).waiting
        seats = [seat for seat in range(len(match.seats)) if waiting >> seat & 1]
        return seats[0] if len(seats) == 1 else None

    @property
    def stopped(self) -> bool:
        return bool(self.log.room.ended or self.log.room.seating.left)

    def think(self, seconds: float) -> None:
        """Let time pass."""
        seat, room = self.alone(), self.log.room
        if seat is not None and not room.ended and room.seating.left in ([], [seat]):
            self.used[seat] += seconds
        self.now += seconds

    def act(self, seat: int, action: int) -> None:
        clock, seq = self.log.clock(), self.log.room.match.viewers[seat].seq
        spent = self.now - self.began
        runs = clock is not None and clock.seat in (None, seat)
        noticed = self.log.room.match.noticed
        self.log.do(Acted(seat, action, seq, spent=int(spent * SECOND) if runs else None))
        if clock is not None and clock.kind == "turn" and clock.seat == seat and self.log.room.match.noticed > noticed:
            self.last = spent
        self._look()

    def do(self, entry: Flagged | Left | Returned | TimeUp | Undone) -> None:
        if isinstance(entry, Timed) and self.log.clock() is not None:
            self.last = self.now - self.began
            entry = msgspec.structs.replace(entry, spent=int(self.last * SECOND))
        self.log.do(entry)
        self._look()

    def restart(self) -> None:
        """Let the server stop and start again: the clock that runs goes on from where it was, as `due` has kept it."""
        before = self.log.room.clocks
        again = rebuild(self.log.room.spec, self.log.lines)
        now = again.clocks
        assert before is not None and now is not None
        assert (now.left, now.running, now.number) == (before.left, before.running, before.number)
        self.log.room = again

    def _look(self) -> None:
        """Follow the clocks after a change, and compare."""
        clock, alone = self.log.clock(), self.alone()
        if clock is not None and clock.number != self.number:
            self._stop()
            self.number, self.began = clock.number, self.now
        elif clock is None:
            self._stop()
        if self.log.room.match.windows.window is None and alone != self.turn and not self.log.room.ended:
            if self.turn is not None and self.counted and isinstance(self.time, Live):
                self.added[self.turn] += self.time.increment * SECOND
            self.turn, self.counted = alone, False
        if clock is not None and clock.kind == "turn":
            assert clock.seat == alone == self.turn and not self.stopped
            self.counted, self.own = True, clock.seat
        if clock is not None and clock.kind == "absence":
            assert clock.seat is None or [clock.seat] == self.log.room.seating.left
            self.own = clock.seat if self.counted else None
        if self.log.room.match.windows.window is not None and isinstance(self.time, Live):
            assert clock is None

    def _stop(self) -> None:
        if self.own is not None:
            self.measured[self.own] += self.last
            self.clocks[self.own] += 1
        self.own, self.last = None, 0.0

    def compare(self) -> None:
        """Check what each seat was charged for its turns in a live game."""
        for seat, left in enumerate(self.log.left):
            assert left >= 0
            if isinstance(self.time, Live) and seat not in self.lost:
                charged = (self.time.initial * SECOND + self.added[seat] - left) / SECOND
                assert charged <= self.used[seat] + TENTH
                assert charged <= self.measured[seat] + TENTH
                assert left == 0 or charged >= self.measured[seat] - self.clocks[seat] * TENTH

    def run_out(self) -> None:
        """Let the clock run out, after refusing an act that comes too late."""
        clock, room = self.log.clock(), self.log.room
        assert clock is not None and room.clocks is not None
        asked = [seat for seat, viewer in room.match.viewers.items() if viewer.question and room.clocks.covers(seat)]
        asked = [seat for seat in asked if not room.seating.is_bot(seat)]
        for seat in asked[:1]:
            with pytest.raises(Refusal, match="time is up"):
                self.act(seat, self.log.any(seat))
        if clock.kind == "turn":
            self.own = None
            self.lost.add(clock.seat)
        self.do(Flagged(clock.seat, clock.number))
        with pytest.raises(Refusal, match="not running"):
            self.log.do(Flagged(clock.seat, clock.number))

    def pause(self, seat: int) -> None:
        """Let the person on a seat leave and come back, unless nobody else stays."""
        if self.log.room.seating.staying == {seat}:
            return
        self.do(Left(seat, decide=True))
        self.think(30)
        if not self.log.room.ended:
            clock = self.log.clock()
            assert clock is not None and clock.kind == "absence"
            self.do(Returned(seat))

    def step(self, what: str, choose: Callable[[Sequence[int]], int]) -> None:
        """Do one thing. `choose` returns one of several numbers."""
        clock, room = self.log.clock(), self.log.room
        windows, seat = room.match.windows, self.log.asked
        if clock is not None and what == "wait":
            self.think(clock.time / SECOND + 1)
        if clock is not None and self.now - self.began >= clock.time / SECOND + 0.1:
            self.run_out()
        elif what == "restart":
            self.restart()
        elif what == "pause" and room.variant.teams:
            self.pause(choose(sorted(room.seating.staying)))
        elif what == "window" and windows.window is not None:
            self.do(TimeUp(windows.number))
        elif what == "undo" and room.match.may_take_back(seat):
            self.do(Undone(seat, room.match.viewers[seat].seq))
        else:
            seat = choose([seat for seat, viewer in room.match.viewers.items() if viewer.question])
            self.act(seat, choose(room.match.viewers[seat].question))


@pytest.mark.parametrize(("id", "players", "time"), TABLES)
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(data=st.data())
def test_no_seat_is_charged_more_than_it_used_and_each_flag_falls_once(
    id: str, players: int, time: Live | ByDay, data: st.DataObject
) -> None:
    account = Account(id, players, time)
    thought = 1.0 if isinstance(time, Live) else DAY / SECOND / 10
    for _ in range(STEPS):
        if account.log.room.ended:
            break
        account.think(data.draw(st.floats(0, 9.99)) * thought)
        what = data.draw(st.sampled_from(("act",) * 8 + ("undo", "restart", "pause", "window", "wait")))
        account.step(what, lambda some: data.draw(st.sampled_from(some)))
        account.compare()
    account.restart()
