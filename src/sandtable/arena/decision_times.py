"""Processor time that each level spends on a decision, measured in a few games with compiled rules loaded."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from sandtable.arena.seated_players import SeatedPlayers
from sandtable.batches.loading import load
from sandtable.bots.levels import usual
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import seed_from_int
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire

GAMES = 2  # games in which each level is timed
LIMIT = 10.0  # seconds that a program has for an answer; levels have no limit


@dataclass(frozen=True)
class Spent:
    """Times of decisions, in milliseconds of one processor."""

    ms_median: float
    ms_worst: float


def decision_times(
    variant: Variant,
    ids: Sequence[str],
    seed: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Spent]:
    """Return for each level, by its id, the processor time of its decisions in milliseconds."""
    load([variant], ["table", "players"])
    return {id: _spent(variant, id, seed, players, options) for id in ids}


def _spent(variant: Variant, id: str, seed: int, players: int | None, options: Mapping[str, Any] | None) -> Spent:
    spent: list[float] = []
    for game in range(GAMES):
        umpire = Umpire(variant, players, options, seed_from_int(seed + game))
        spent += _play(umpire, id, game % len(umpire.seats), seed + game)
    return Spent(round(1000 * median(spent), 3), round(1000 * max(spent), 3))


def _play(umpire: Umpire, id: str, place: int, seed: int) -> Iterator[float]:
    """Yield the seconds of each decision of one level, which plays at one place against players of the usual level."""
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
