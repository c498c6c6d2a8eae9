"""The bytes of an update by game and by part: `python -m bench.wire [GAMES]`.

Sergeants play, with compiled rules, and every viewer follows: as many seats as the game proposes, and a spectator. A
`delta` is compared with the `update` that says the same.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.rows import Row, row
from sandtable.arena.seated_players import SeatedPlayers
from sandtable.batches.loading import load
from sandtable.bots.levels import usual
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import seed_from_int
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variants
from sandtable.host.protocol import encode
from sandtable.host.table.given import Act
from sandtable.host.table.match import Match

MEASURED = ("stratego-lightning", "stratego-alliance-lightning", "soldier", "warkings", "combat")
PARTS = ("view", "legal", "ask", "told")
GAMES, MOST_ACTS, LIMIT = 2, 400, 10.0


@dataclass
class Bytes:
    """Bytes of all updates of some games, in full, as deltas, and of the parts of deltas."""

    updates: int = 0
    full: int = 0
    delta: int = 0
    parts: Counter[str] = field(default_factory=Counter)

    def mean(self, count: int) -> int:
        return round(count / self.updates)


def measure_bytes(variant: Variant, games: int = GAMES) -> Bytes:
    """Play games of Sergeants; return the bytes that their viewers were sent."""
    load([variant], ["table", "players"])
    found = Bytes()
    for game in range(games):
        _play(variant, game, found)
    return found


def _play(variant: Variant, game: int, found: Bytes) -> None:
    match = Match(lambda: Umpire(variant, None, seed=seed_from_int(game)))
    match.follow((), match.viewers)
    names = [usual(variant)] * len(match.seats)
    with SeatedPlayers(match.umpire, names, [10 * game + seat for seat in range(len(names))], LIMIT) as seated:
        while not match.over and len(match.played) < MOST_ACTS:
            before = {number: viewer.n for number, viewer in match.viewers.items()}
            seat = match.umpire.waiting[0]
            choice = seated.players[seat].choose(PackedView(match.umpire.packed(seat)), match.umpire.legal(seat))
            match.act(Act(seat, choice, match.viewers[seat].seq))
            for number, n in before.items():
                for delta in match.since(number, n, deltas=True) or []:
                    _count(found, delta, match.latest(number))


def _count(found: Bytes, delta: bytes, full: bytes) -> None:
    found.updates += 1
    found.full += len(full)
    found.delta += len(delta)
    parts: dict[str, Any] = msgspec.json.decode(delta)
    found.parts.update({part: len(encode(parts[part])) for part in PARTS if part in parts})


def wire() -> Iterator[Row]:
    """Return the rows of `make bench`."""
    for id in MEASURED:
        found = measure_bytes(variants()[id])
        yield row("variant", id, "an update, in full", found.mean(found.full), "B")
        yield row("variant", id, "an update, as a delta", found.mean(found.delta), "B")


if __name__ == "__main__":
    for id in MEASURED:
        found = measure_bytes(variants()[id], *map(int, sys.argv[1:2]))
        parts = ", ".join(f"{part} {found.mean(found.parts[part])}" for part in PARTS)
        print(
            f"{id}: {found.updates:,} updates; in full {found.mean(found.full):,} B, as a delta"
            f" {found.mean(found.delta):,} B ({parts})",
            flush=True,
        )
