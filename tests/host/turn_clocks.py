"""Rooms with turn clocks, and the logs that made them."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.host.games import NORTH, SEED, SOUTH, setup, spec

from sandtable.games import variant as find
from sandtable.host.protocol.table import ByDay, Ended, Live
from sandtable.host.store.entries import Acted, Entry, Flagged, SeatPlan, TableSpec, Took
from sandtable.host.table.room import Room
from sandtable.host.table.turn_clocks import SECOND, Clock
from sandtable.host.tokens import digest

QUICK = Live(initial=300, increment=5, setup=120)


class Log:
    """A room, and the log that made it."""

    def __init__(self, plan: TableSpec) -> None:
        self.room = Room(plan)
        self.lines: list[Entry] = []

    @classmethod
    def lightning(cls, time: Live | ByDay | None = QUICK, *kinds: str) -> Log:
        """Return a table of Lightning at which all people have sat down."""
        log = cls(msgspec.structs.replace(spec(*kinds), time=time))
        log.sit()
        return log

    @classmethod
    def of(cls, id: str, players: int, time: Live | ByDay = QUICK, options: dict[str, Any] | None = None) -> Log:
        chosen = find(id)
        seats = [SeatPlan("human")] * players
        read = chosen.read_options(options or {})
        log = cls(TableSpec("t" * 12, 0, id, chosen.game.version, read, seats, SEED, digest("invite"), time=time))
        log.sit()
        return log

    def sit(self) -> None:
        for seat, plan in enumerate(self.room.spec.seats):
            if plan.kind == "human":
                self.do(Took(seat, f"P{seat}", digest(f"token {seat}")))

    def do(self, entry: Entry) -> None:
        self.room.do(entry)
        self.lines.append(entry)

    def act(self, seat: int, action: int | str, spent: float = 0.0) -> None:
        """Act for a seat, so many seconds after the clock that runs was started."""
        self.do(Acted(seat, action, self.room.match.viewers[seat].seq, spent=int(spent * SECOND)))

    def lay_out(self, spent: float = 0.0) -> None:
        for seat in (SOUTH, NORTH):
            self.act(seat, setup(seat), spent)

    def any(self, seat: int) -> int:
        """Return a choice of a seat."""
        return self.room.match.viewers[seat].question[0]

    @property
    def asked(self) -> int:
        """The first seat that is asked something."""
        seats: list[int] = [seat for seat, viewer in self.room.match.viewers.items() if viewer.question]
        return seats[0]

    def ended(self) -> Ended | None:
        return self.room.ended

    def flag(self) -> None:
        """Let the clock that runs run out."""
        clock = self.clock()
        assert clock is not None
        self.do(Flagged(clock.seat, clock.number))

    def clock(self) -> Clock | None:
        """Return the clock that runs."""
        assert self.room.clocks is not None
        return self.room.clocks.running

    @property
    def left(self) -> list[int]:
        """The tenths of a second on each clock."""
        assert self.room.clocks is not None
        return self.room.clocks.left

    def runs(self) -> tuple[str, int | None, int] | None:
        """Return what runs: its kind, its seat and its time in tenths."""
        clock = self.clock()
        return None if clock is None else (clock.kind, clock.seat, clock.time)
