"""Ladders: duels of each level of a variant with each other level, and one rating for each level.

Ratings are Bradley-Terry strengths in Elo (400 points are odds of ten to one) with the usual level at 0. A draw counts
as half a win. With more than two seats the two levels alternate round the table, so that each has half of the seats; in
games of partners each level has one side.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np

from sandtable.arena.decision_times import decision_times
from sandtable.arena.duel import Outcome, Terms, outcomes_of
from sandtable.arena.intervals import Estimate, wilson
from sandtable.bots.levels import USUAL, level, levels
from sandtable.bots.specs import check, habits
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json

ROUNDS = 30  # iterations of the fit; far more than it needs to converge
FAINT = 1e-6  # weight of the term that keeps the sum of strengths at 0
RESAMPLES = 200


@dataclass(frozen=True)
class Pair:
    """Results of the games between two players."""

    a: str
    b: str
    games: int
    wins_a: int
    draws: int  # games that nobody won, or that both won

    @property
    def points(self) -> float:
        """Points of player a; a draw is half a point."""
        return self.wins_a + self.draws / 2

    @property
    def share(self) -> Estimate:
        return wilson(self.points, self.games)


def run_ladder(
    variant: Variant,
    games: int,
    seed: int,
    players: int | None = None,
    ids: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Json:
    """Play `games` games of each pair of levels, rank the levels and time their decisions; raise BadInput."""
    check_ladder(variant, players, ids, options)
    chosen = list(ids) or list(levels(variant))
    meetings = [(stronger, weaker) for weaker, stronger in combinations(chosen, 2)]
    pairs = _play(variant, meetings, games, seed, players, options, progress)
    found = ratings(chosen, pairs)
    spent = decision_times(variant, chosen, seed, players, options)
    ranked = [{"id": id, **asdict(found[id]), **asdict(spent[id])} for id in chosen]
    return {"variant": variant.id, "levels": ranked, "pairs": [asdict(pair) for pair in pairs]}


def run_gauntlet(
    variant: Variant,
    games: int,
    seed: int,
    players: int | None = None,
    id: str = "",
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Json:
    """Play a level (by default the strongest) against each baseline of the variant; raise BadInput."""
    check_gauntlet(variant, players, id, options)
    meetings = [(_tried(variant, id), name) for name in habits(variant)]
    pairs = _play(variant, meetings, games, seed, players, options, progress)
    return {"variant": variant.id, "pairs": [asdict(pair) for pair in pairs]}


def check_ladder(variant: Variant, players: int | None, ids: Sequence[str], options: Mapping[str, Any] | None) -> None:
    """Raise BadInput where `run_ladder` would before its first game."""
    for id in ids or levels(variant):
        check(id, variant)
    _agreed(variant, players, options)


def check_gauntlet(variant: Variant, players: int | None, id: str, options: Mapping[str, Any] | None) -> None:
    """Raise BadInput where `run_gauntlet` would before its first game."""
    _tried(variant, id)
    if not habits(variant):
        raise BadInput(f"{variant.title} knows no habits to try a player against")
    _agreed(variant, players, options)


def _tried(variant: Variant, id: str) -> str:
    """Return the id of the level with this name, or of the strongest if there is no name."""
    return level(id or list(levels(variant))[-1], variant).id


def _agreed(
    variant: Variant, players: int | None, options: Mapping[str, Any] | None
) -> tuple[int, tuple[tuple[str, Any], ...]]:
    """Return the number of seats and the options."""
    return len(variant.seats(players)), tuple(variant.read_options(options or {}).items())


def _play(
    variant: Variant,
    meetings: Sequence[tuple[str, str]],
    games: int,
    seed: int,
    players: int | None,
    options: Mapping[str, Any] | None,
    progress: Callable[[int, int], None] | None,
) -> list[Pair]:
    """Play `games` games of each pair and return their results."""
    seats, agreed = _agreed(variant, players, options)
    pairs = []
    for number, (a, b) in enumerate(meetings):
        points: list[float] = []
        for line_up in line_ups(a, b, seats):
            terms = Terms(variant.id, line_up, seed + number, players, agreed)
            with closing(outcomes_of(terms, games // 2 if seats % 2 else games, None)) as outcomes:
                points += [_points(outcome, line_up, a) for outcome in outcomes]
        pairs.append(Pair(a, b, len(points), points.count(1), points.count(0.5)))
        if progress:
            progress(number + 1, len(meetings))
    return pairs


def line_ups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Return the line-ups in which two players alternate; if the seats are odd, each player once has one seat more."""
    if seats % 2 == 0:
        return [(one, other) * (seats // 2)]
    return [((one, other) * seats)[:seats], ((other, one) * seats)[:seats]]


def _points(outcome: Outcome, bots: Sequence[str], name: str) -> float:
    """Return the share of one game that a player won: 1, 0.5 or 0."""
    winners = {bots[outcome.seated[seat]] for seat in outcome.winners}
    return 0.5 if len(winners) != 1 else float(name in winners)


@dataclass(frozen=True)
class Rating:
    """A strength in Elo, with its 95 % interval."""

    rating: int
    low: int
    high: int


def ratings(ids: Sequence[str], pairs: Sequence[Pair]) -> dict[str, Rating]:
    """Return Bradley-Terry strengths in Elo with their 95 % intervals, the usual level at 0 (the first where it did not
    play).

    For the intervals, the results of each pair are drawn again from their Beta distribution (Bayesian bootstrap,
    Jeffreys' prior), and all strengths are fitted again.
    """
    rng = np.random.default_rng(0)
    found = _fit(ids, [(pair.a, pair.b, pair.points + 0.5, pair.games - pair.points + 0.5) for pair in pairs])
    again: dict[str, list[float]] = {id: [] for id in ids}
    for _ in range(RESAMPLES):
        drawn = []
        for pair in pairs:
            share = rng.beta(pair.points + 0.5, pair.games - pair.points + 0.5)
            drawn.append((pair.a, pair.b, share * (pair.games + 1), (1 - share) * (pair.games + 1)))
        for id, elo in _fit(ids, drawn).items():
            again[id].append(elo)
    bounds = {id: np.percentile(again[id], (2.5, 97.5)) for id in ids}
    return {id: Rating(round(found[id]), round(bounds[id][0]), round(bounds[id][1])) for id in ids}


def _fit(ids: Sequence[str], pairs: Sequence[tuple[str, str, float, float]]) -> dict[str, float]:
    """Return Elo ratings fitted to the points of each pair by Newton's method: the likelihood is concave."""
    place = {id: k for k, id in enumerate(ids)}
    strength = np.zeros(len(ids))
    for _ in range(ROUNDS):
        slope, bend = -strength * FAINT, np.eye(len(ids)) * FAINT
        for a, b, won, lost in pairs:
            i, j = place[a], place[b]
            expected = 1 / (1 + np.exp(strength[j] - strength[i]))
            step, weight = won - (won + lost) * expected, (won + lost) * expected * (1 - expected)
            slope[[i, j]] += step, -step
            bend[[i, i, j, j], [i, j, i, j]] += weight, -weight, -weight, weight
        strength = strength + np.clip(np.linalg.solve(bend, slope), -1, 1)
    elo = strength * 400 / math.log(10)
    return {id: float(elo[place[id]] - elo[place[USUAL if USUAL in place else ids[0]]]) for id in ids}
