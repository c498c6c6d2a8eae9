"""Games by random choices from a fixed seed, at a table in memory, with hashes of all that was shown.

Every set-up, window and option has its default, and people sit on all seats.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sandtable.engine.game import Variant
from sandtable.games import at_tables
from sandtable.host.clocks import Clock
from sandtable.host.protocol import encode
from sandtable.host.store.entries import Acted, Entry, Left, SeatPlan, TableSpec, Took
from sandtable.host.table import showing
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

ACTS = 150
"""After so many acts somebody leaves."""


@dataclass
class Played:
    """A game as it stands, and a hash of everything that was shown on the way."""

    room: Room
    log: list[Entry]
    shown: Any = field(default_factory=hashlib.sha256)

    @property
    def active(self) -> ActiveTable:
        return ActiveTable(self.room.spec, 0, self.room, Clock())

    def do(self, entry: Entry) -> None:
        """Carry out an entry, and hash the state and each viewer's record, view and update."""
        self.room.do(entry)
        self.log.append(entry)
        match = self.room.match
        self.shown.update(match.umpire.state_hash().encode())
        for viewer in match.viewers:
            self.shown.update(match.packed(viewer))
            self.shown.update(encode(showing.snapshot(self.room, viewer, showing.table(self.room, viewer), None)))
            if match.viewers[viewer].n:
                self.shown.update(match.latest(viewer))

    def record(self) -> str:
        return showing.record_of(self.room, self.room.match.spectator)()

    def digest(self) -> str:
        """Return the hash with the record at the end, and with the packed finished game or the resyncs."""
        total = self.shown.copy()
        total.update(self.record().encode())
        for viewer in self.room.match.viewers:
            total.update(encode(self.active.whole(viewer, False)))
        return str(total.hexdigest())


def variants() -> Iterator[Variant]:
    """Return every variant that people are offered."""
    return iter(at_tables().values())


def played(variant: Variant, seed: int, acts: int = ACTS, *, ends: bool = True) -> Played:
    """Return a game of at most `acts` acts.

    If `ends` is true, a game that is not over by then is ended by somebody leaving.
    """
    plans = [SeatPlan("human")] * variant.players[1]
    name = f"{variant.id}-{seed}"
    options = variant.read_options({})
    spec = TableSpec(
        hashlib.sha256(name.encode()).hexdigest()[:12], 0, variant.id, variant.game.version, options, plans,
        bytes([seed]) * 32, digest("invite"), clock=0,
    )  # fmt: skip
    room = Room(spec)
    room.match.follow(room.match.viewers, room.match.viewers)
    game = Played(room, [])
    for seat in range(len(plans)):
        game.do(Took(seat, f"Player {seat + 1}", digest(f"token {seat}")))
    rng = random.Random(seed)
    for _ in range(acts):
        asked = [viewer for viewer in room.match.viewers.values() if viewer.question]
        if room.ended or not asked:
            break
        viewer = rng.choice(asked)
        game.do(Acted(viewer.number, rng.choice(viewer.question), viewer.seq))
    while ends and not room.ended:
        game.do(Left(min(room.seating.staying)))
    return game
