"""Results of a duel: shares with intervals, lengths, endings."""

from __future__ import annotations

from collections import Counter

import numpy as np

from sandtable.arena.duel import Duel, Outcome
from sandtable.arena.intervals import Estimate, wilson
from sandtable.engine.game import Variant


def shares_of_players(duel: Duel) -> dict[str, Estimate]:
    """Return the share of the games that each player won. A game that nobody won, or that it won against itself, counts
    half.
    """
    bots = duel.terms.bots
    points = [sum(_points(outcome, bot) for outcome in duel.outcomes) for bot in range(len(bots))]
    names = [f"{name} ({place + 1})" if bots.count(name) > 1 else name for place, name in enumerate(bots)]
    return {name: wilson(won, len(duel.outcomes)) for name, won in zip(names, points, strict=True)}


def _points(outcome: Outcome, bot: int) -> float:
    winners = {outcome.seated[seat] for seat in outcome.winners}
    if not winners:
        return 1 / len(set(outcome.seated))
    return (bot in winners) / len(winners)


def shares_of_sides(duel: Duel, variant: Variant) -> dict[str, Estimate]:
    """Return the share of the games that each seat, or team, won."""
    seats = variant.seats(duel.seats)
    sides = variant.teams or tuple((seat,) for seat in range(duel.seats))
    found = {}
    for side in sides:
        won = sum((side[0] in one.winners) if one.winners else 1 / len(sides) for one in duel.outcomes)
        found[" and ".join(seats[seat] for seat in side)] = wilson(won, len(duel.outcomes))
    return found


def lengths(duel: Duel) -> tuple[int, int, int]:
    """Return the lengths in plies of the shortest, the middle and the longest of twenty games."""
    low, middle, high = np.percentile([outcome.plies for outcome in duel.outcomes], (5, 50, 95))
    return int(low), int(middle), int(high)


def endings(duel: Duel) -> list[tuple[str, float]]:
    """Return how games ended with the share of each ending, most frequent first."""
    counted = Counter(outcome.ending or "a fault" for outcome in duel.outcomes)
    return [(word, count / len(duel.outcomes)) for word, count in counted.most_common()]
