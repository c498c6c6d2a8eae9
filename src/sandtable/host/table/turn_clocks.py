"""The clocks of the turns at a table, folded from its log and from what everybody sees. No I/O, no clock.

A turn is a turn as everybody sees it: what is asked in secret within it neither starts a clock nor stops one. Where
several seats act at once, one clock runs for all of them until the last has acted. In a reaction window and while the
game is paused all these clocks stand still. While somebody who has left is waited for, a clock runs for those who
decide about the seat. What was used stays used, whatever has stopped a clock. All times here are in tenths of a second.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from msgspec import Struct

from sandtable.host.protocol.fields import ClockKind
from sandtable.host.protocol.table import ByDay, Clocks, Live, OwnTime
from sandtable.host.refusals import Discreet, Refusal

SECOND = 10
DAY = 86_400 * SECOND
FIRST_ACT = 60 * SECOND
"""The time for the first act of a live game. It is on nobody's clock."""


@dataclass(frozen=True, slots=True)
class PublicTurn:
    """The seats that are to act, as everybody sees it."""

    seats: frozenset[int]
    phase: int
    window: int = 0  # the number of the open reaction window; 0: none is open


@dataclass(frozen=True, slots=True)
class Pause:
    """A time in which nobody can act. `left`: the seats that somebody has left; `decides`: others decide about them."""

    left: frozenset[int] = frozenset()
    decides: bool = False


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that was started: its number at the table, what it is for, and the time that it had then."""

    number: int
    kind: ClockKind
    seat: int | None  # whose it is; None: it runs for several seats. In an absence: who has left in their own turn
    time: int
    window: int = 0


@dataclass(slots=True)
class Turn:
    """The turn of one seat, or a phase in which several act at once. Windows and pauses interrupt it."""

    seats: frozenset[int]  # in a phase those that were still to act when this was last seen
    phase: int | None  # None: the turn of one seat
    opens: bool  # whether the game had not begun before it
    used: int = 0  # what it has taken, up to the last interruption
    acted: bool = False  # whether everybody has seen an act of it
    charged: bool = False  # whether the seat's own clock has run
    out: bool = False  # whether the clock of the phase has run out

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is; None: it is a phase."""
        return next(iter(self.seats)) if self.phase is None else None


class ClocksSnapshot(Struct):
    """The clocks of a table in the snapshot of a room."""

    left: list[int]
    number: int
    running: Clock | None
    turn: Turn | None
    spent: int
    window: tuple[int, int]
    absence: int


class TurnClocks:
    """The clocks of the seats at one table. `left` is the time on each: in games by the day, what the reserve has."""

    def __init__(self, time: Live | ByDay, seats: int) -> None:
        self._time = time
        self._own = time.initial * SECOND if isinstance(time, Live) else time.reserve * DAY
        self.left = [self._own] * seats
        self.number = 0
        self.running: Clock | None = None
        self._turn: Turn | None = None
        self._spent = 0  # on the clock that runs, up to the last act of it that everybody has noticed
        self._window = 0, 0  # the number of a window, and what its clock had used when the game was paused in it
        self._absence = 0  # what the clock of the present pause has used

    @property
    def late(self) -> frozenset[int]:
        """The seats that have still to act in a phase whose clock has run out."""
        return self._turn.seats if self._turn is not None and self._turn.out else frozenset()

    def snapshot(self) -> ClocksSnapshot:
        """Return the clocks as they stand, for the snapshot of a room."""
        parts = self.left, self.number, self.running, self._turn, self._spent, self._window, self._absence
        return ClocksSnapshot(*parts)

    def restore(self, snapshot: ClocksSnapshot) -> None:
        """Go on from a snapshot."""
        self.left, self.number, self.running = snapshot.left, snapshot.number, snapshot.running
        self._turn, self._spent = snapshot.turn, snapshot.spent
        self._window, self._absence = snapshot.window, snapshot.absence

    def renew(self, seat: int) -> None:
        """Give a seat all of its own time, because somebody else sits there now."""
        self.left[seat] = self._own

    # ---- acts ----

    def covers(self, seat: int) -> bool:
        """Return whether a clock runs for this seat."""
        return self.running is not None and self.running.seat in (None, seat)

    def check(self, seat: int, spent: int) -> None:
        """Raise Discreet if the clock that runs for this seat had run out after so much time."""
        if self.running is not None and self.covers(seat) and spent > self.running.time:
            raise Discreet(409, "time_up-clock")

    def acted(self, seat: int, spent: int) -> None:
        """Note that everybody has noticed an act of this seat, so long after the clock that runs was started."""
        if self._turn is not None and self.covers(seat):
            self._turn.acted = True
            self._spent = max(self._spent, spent)

    def run_out(self, number: int) -> Clock:
        """Let the clock with this number run out, and return it; raise Refusal if it does not run."""
        clock = self.running
        if clock is None or clock.number != number:
            raise Refusal(409, "no_clock-stopped")
        if clock.kind == "turn" and clock.seat is not None:
            self.left[clock.seat] = 0
        if clock.kind == "phase" and self._turn is not None:
            self._turn.out = True
        self.running, self._spent = None, 0
        return clock

    # ---- following the game ----

    def follow(
        self, now: PublicTurn | None, pause: Pause | None, people: Collection[int], begun: bool, ran: int = 0
    ) -> None:
        """Start and stop clocks after a change at the table.

        `now` is None if the game is over, `pause` unless all these clocks stand still. `people` are the seats of
        people: computer players have no clock. `begun`: the game has begun. `ran`: what had run on the clock when the
        change came. It counts wherever something else than an act stops the clock.
        """
        if now is None:
            self._stop(ran)
            self._turn = None
            return
        if not now.window:
            self._go_on(now, begun)
        wanted = self._wanted(now, people) if pause is None else self._wanted_in(pause, now)
        running = self.running
        if running is None or wanted != (running.kind, running.seat, running.window):
            self._stop(ran if pause or (running and running.kind == "absence") else 0)
            if pause is None:
                self._absence = 0
            if wanted is not None:
                self._start(*wanted)

    def _go_on(self, now: PublicTurn, begun: bool) -> None:
        """End the turn if another has begun."""
        seats, turn = now.seats, self._turn
        if turn is not None and turn.phase == now.phase and seats and seats <= turn.seats:
            turn.seats = seats
            return
        if turn is not None and turn.phase is None and turn.seats == seats:
            return
        self._stop()
        self._settle()
        self._turn = Turn(seats, now.phase if len(seats) > 1 else None, not begun) if seats else None

    def _wanted(self, now: PublicTurn, people: Collection[int]) -> tuple[ClockKind, int | None, int] | None:
        """Return the kind, the seat and the window of the clock that has to run now, or None."""
        turn = self._turn
        if now.window:
            return ("window", None, now.window) if isinstance(self._time, ByDay) else None
        if turn is None or turn.out:
            return None
        if turn.seat is None:
            return ("phase", None, 0) if people else None
        if turn.seat not in people:
            return None
        return "first" if turn.opens and not turn.acted else "turn", turn.seat, 0

    def _wanted_in(self, pause: Pause, now: PublicTurn) -> tuple[ClockKind, int | None, int] | None:
        """Return what `_wanted` does, in a pause. The time of an absence is also the turn's time of who has left."""
        if not pause.decides:
            return None
        whose = self._turn.seat if self._turn is not None and not now.window else None
        return "absence", whose if whose in pause.left else None, 0

    def _start(self, kind: ClockKind, seat: int | None, window: int) -> None:
        self.number += 1
        self.running = Clock(self.number, kind, seat, self._time_of(kind, seat, window), window)
        if self._turn is not None and kind == "turn":
            self._turn.charged = True

    def _time_of(self, kind: ClockKind, seat: int | None, window: int) -> int:
        time, turn = self._time, self._turn
        if kind == "absence":
            return max(0, (time.days * DAY if isinstance(time, ByDay) else time.setup * SECOND) - self._absence)
        if kind == "window":
            used = self._window[1] if self._window[0] == window else 0
        else:
            used = turn.used if turn is not None else 0
        if isinstance(time, ByDay):
            reserve = self.left[seat] if kind == "turn" and seat is not None else 0
            return max(0, time.days * DAY - used) + max(0, reserve - self._over(used))
        if kind == "turn" and seat is not None:
            return self.left[seat]
        return max(0, (FIRST_ACT if kind == "first" else time.setup * SECOND) - used)

    def _over(self, used: int) -> int:
        """Return how much of the reserve a turn has taken that took so long."""
        return max(0, used - self._time.days * DAY) if isinstance(self._time, ByDay) else 0

    def _stop(self, ran: int = 0) -> None:
        """Stop the clock that runs, and count what was spent on it: up to its last act, or all that has run on it."""
        clock, spent = self.running, max(self._spent, ran)
        self.running, self._spent = None, 0
        if clock is None:
            return
        if clock.kind == "window":
            before = self._window[1] if self._window[0] == clock.window else 0
            self._window = clock.window, before + spent
            return
        if clock.kind == "absence":
            self._absence += spent
            if clock.seat is None:
                return
        self._charge(clock, spent)

    def _charge(self, clock: Clock, spent: int) -> None:
        """Count what was spent on a clock for the turn that it belongs to."""
        turn = self._turn
        if turn is None:
            return
        if isinstance(self._time, Live) and clock.seat is not None and turn.charged:
            self.left[clock.seat] = max(0, self.left[clock.seat] - spent)
        else:
            turn.used += spent

    def _settle(self) -> None:
        """End the turn: its seat gets the increment, or pays from its reserve."""
        turn = self._turn
        if turn is None or turn.seat is None or not turn.charged:
            return
        if isinstance(self._time, Live):
            self.left[turn.seat] += self._time.increment * SECOND
        else:
            self.left[turn.seat] = max(0, self.left[turn.seat] - self._over(turn.used))

    # ---- showing ----

    def shown(self, names: Sequence[str], people: Collection[int]) -> Clocks:
        """Return the clocks as everybody sees them, when the one that runs is started."""
        own = [OwnTime(name, self.left[seat] if seat in people else None) for seat, name in enumerate(names)]
        clock = self.running
        if clock is None:
            return Clocks(self.number, None, None, None, own)
        whose = None if clock.seat is None or clock.kind == "absence" else names[clock.seat]
        return Clocks(clock.number, clock.kind, whose, clock.time, own)
