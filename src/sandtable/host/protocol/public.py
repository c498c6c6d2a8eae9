"""A table as everybody sees it, in one struct."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.engine.json_data import Json
from sandtable.host.protocol.table import ByDay, Live


class PublicSeat(Struct, frozen=True):
    """A seat of a table, as everybody sees it."""

    seat: str
    kind: Literal["human", "bot"]
    name: str | None  # null: nobody sits there
    here: bool
    relievable: bool = False  # a stand-in sits there
    account: bool = False  # it is the name of an account or a bot


class PublicWindow(Struct, frozen=True):
    """A reaction window, and the seats that it asks."""

    kind: str
    asks: list[str]


class PublicClock(Struct, frozen=True):
    """The clock that runs: the how many-th of its table, and the tenths of a second that it had when it was started."""

    n: int
    time: int


class Public(Struct, frozen=True):
    """All that the club is told of a table: what a spectator has been sent of it.

    The club has no other way to learn of tables, so nothing that it does can depend on what is hidden.
    """

    table: str
    variant: str
    title: str
    open: bool  # anybody may sit down without an invite
    options: Json  # those that differ from the rulebook; null for a document that is written out
    time: Live | ByDay | None
    seats: list[PublicSeat]
    turn: list[str]  # the seats whose turn it is; in a window those that it asks
    window: PublicWindow | None
    begun: bool  # every seat is taken
    ended: str | None  # how the game ended, as everybody is told
    clock: PublicClock | None = None  # null: none runs
    rated: bool = False
    bots: bool = False  # bots may sit down, too

    @property
    def free(self) -> list[str]:
        """The seats that nobody has taken."""
        return [seat.seat for seat in self.seats if seat.name is None]

    @property
    def stand_ins(self) -> list[str]:
        """The seats of stand-ins, which anybody may relieve."""
        return [] if self.ended else [seat.seat for seat in self.seats if seat.relievable]

    @property
    def joinable(self) -> bool:
        """Whether anybody may sit down now."""
        return self.open and not self.begun and self.ended is None
