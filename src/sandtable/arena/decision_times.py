"""What a decision of each level takes: `choose` timed in a few games, in processor time, with compiled rules loaded."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from sandtable.arena.seated_players import SeatedPlayers
from sandtable.batches.precompile import load
from sandtable.bots.levels import usual
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import seed_from_int
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire

GAMES = 2  # that each level is timed in
LIMIT = 10.0  # seconds that a program would have for an answer; levels are none


@dataclass(frozen=True)
class Spent:
    """Milliseconds of one processor."""

    ms_median: float
    ms_worst: float


def decision_times(
    variant: Variant,
    ids: Sequence[str],
    seed: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Spent]:
    """What each level spends on a decision."""
    load([variant], ["table", "players"])
    return {id: _spent(variant, id, seed, players, options) for id in ids}


def _spent(variant: Variant, id: str, seed: int, players: int | None, options: Mapping[str, Any] | None) -> Spent:
    spent: list[float] = []
    for game in range(GAMES):
        umpire = Umpire(variant, players, options, seed_from_int(seed + game))
        spent += _play(umpire, id, game % len(umpire.seats), seed + game)
    return Spent(round(1000 * median(spent), 3), round(1000 * max(spent), 3))


def _play(umpire: Umpire, id: str, place: int, seed: int) -> Iterator[float]:
    """The seconds of each decision of a level that sits at one place among usual players."""
    names = [usual(umpire.variant)] * len(umpire.seats)
    names[place] = id
    with SeatedPlayers(umpire, names, [seed + seat for seat in range(len(names))], LIMIT) as seated:
        while not umpire.over:
            seat = umpire.waiting[0]
            view, legal = PackedView(umpire.packed(seat)), umpire.legal(seat)
            begun = time.process_time()
            choice = seated.players[seat].choose(view, legal)
            if seat == place:
                yield time.process_time() - begun
            seated.act(seat, choice)
