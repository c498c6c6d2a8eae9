"""How far the levels of a variant are apart: duels of each with each, and one number for each level.

The numbers are Bradley-Terry strengths in Elo (400 points are odds of ten to one), the usual level at 0; a draw is half
a win. With more than two seats the two sit in turn round the table, so that each has half of the seats, and in games of
partners one side.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sandtable.lab.decision_times import decision_times
from sandtable.lab.duel import Outcome, Terms, outcomes_of
from sandtable.players.entrants import habits
from sandtable.players.levels import USUAL, level, levels
from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Variant

ROUNDS = 2000  # of the fit; it has long come to rest


@dataclass(frozen=True)
class Pair:
    """What came of the games between two levels."""

    stronger: str
    weaker: str
    wins: float  # of the stronger, a draw counted as half
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson score interval of the share, 95 %."""
        z, n, p = 1.96, self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    def describe(self) -> dict[str, Any]:
        return {"stronger": self.stronger, "weaker": self.weaker, "share": self.share, "interval": self.interval}


def run_ladder(
    variant: Variant,
    games: int,
    seed: int,
    players: int | None = None,
    ids: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play every level against every other, `games` a pair, rank them and time their decisions; raises BadInput."""
    chosen = list(ids) or list(levels(variant))
    for id in chosen:
        level(id, variant)
    meetings = [(stronger, weaker) for weaker, stronger in combinations(chosen, 2)]
    pairs, seats = _play(variant, meetings, games, seed, players, options, progress)
    elo = ratings(chosen, pairs)
    return {
        "variant": variant.id,
        "players": seats,
        "games": games,
        "levels": {id: round(elo[id]) for id in chosen},
        "decisions": decision_times(variant, chosen, seed, players, options),
        "pairs": [pair.describe() for pair in pairs],
    }


def run_gauntlet(
    variant: Variant,
    games: int,
    seed: int,
    players: int | None = None,
    id: str = "",
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play a level, or the strongest, against each of the habits that the variant knows; raises BadInput."""
    tried = level(id or list(levels(variant))[-1], variant).id
    meetings = [(tried, name) for name in habits(variant)]
    if not meetings:
        raise BadInput(f"{variant.title} knows no habits to try a player against")
    pairs, seats = _play(variant, meetings, games, seed, players, options, progress)
    return {
        "variant": variant.id,
        "players": seats,
        "games": games,
        "pairs": [pair.describe() for pair in pairs],
    }


def _play(
    variant: Variant,
    meetings: Sequence[tuple[str, str]],
    games: int,
    seed: int,
    players: int | None,
    options: Mapping[str, Any] | None,
    progress: Callable[[int, int], None] | None,
) -> tuple[list[Pair], int]:
    """So many games of each two, and how many seats they have."""
    seats = len(variant.seats(players))
    agreed = tuple(variant.read_options(options or {}).items())
    pairs = []
    for number, (stronger, weaker) in enumerate(meetings):
        wins, played = 0.0, 0
        for line_up in line_ups(stronger, weaker, seats):
            terms = Terms(variant.id, line_up, seed + number, players, agreed)
            each = games // 2 if seats % 2 else games
            with closing(outcomes_of(terms, each, None)) as outcomes:
                wins += sum(_share(outcome, line_up, stronger) for outcome in outcomes)
            played += each
        pairs.append(Pair(stronger, weaker, wins, played))
        if progress:
            progress(number + 1, len(meetings))
    return pairs, seats


def line_ups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """The two in turn round the table; where the seats are odd, each has one more in half of the games."""
    if seats % 2 == 0:
        return [(one, other) * (seats // 2)]
    return [((one, other) * seats)[:seats], ((other, one) * seats)[:seats]]


def _share(outcome: Outcome, bots: Sequence[str], name: str) -> float:
    """What of a game one of the two players won: all, half, or nothing."""
    winners = {bots[outcome.seated[seat]] for seat in outcome.winners}
    return 0.5 if len(winners) != 1 else float(name in winners)


def ratings(ids: Sequence[str], pairs: Sequence[Pair]) -> dict[str, float]:
    """Elo by the Bradley-Terry model, fitted by minorization (Hunter 2004); half a win is added to each side, so that
    nobody is without bounds. The usual level is 0, or the first where it did not play."""
    strength = dict.fromkeys(ids, 1.0)
    won = dict.fromkeys(ids, 0.0)
    for pair in pairs:
        won[pair.stronger] += pair.wins + 0.5
        won[pair.weaker] += pair.games - pair.wins + 0.5
    for _ in range(ROUNDS):
        met = dict.fromkeys(ids, 0.0)
        for pair in pairs:
            share = (pair.games + 1) / (strength[pair.stronger] + strength[pair.weaker])
            met[pair.stronger] += share
            met[pair.weaker] += share
        strength = {id: won[id] / met[id] if met[id] else 1.0 for id in ids}
    anchor = strength[USUAL if USUAL in strength else ids[0]]
    return {id: 400 * math.log10(strength[id] / anchor) for id in ids}
