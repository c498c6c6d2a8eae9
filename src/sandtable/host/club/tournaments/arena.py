"""The pairings and points of an arena: for an evening, everybody who is free is paired again at once.

A won game gives 2 points, a drawn one gives 1. From the third win running on, and until a game is not won, games give
the double. Of several draws the first alone gives points, until a game is won, so that quick draws do not pay.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations

from sandtable.host.club.tournaments.games import WIN, Game, firsts, of

STREAK = 2
"""The games that must be won running for the next ones to count double."""

SHORTEST_DRAW = 10
"""The turns of each player without which a drawn game gives no points."""


def points(entrant: int, games: Sequence[Game]) -> list[int]:
    """Return what each game of an entrant gives that is over, in the order in which they began."""
    found, running, has_drawn = list[int](), 0, False
    for game in of(entrant, games):
        if game.result is None:
            continue
        worth = game.points(entrant) * (2 if running >= STREAK else 1)
        found.append(0 if has_drawn and game.result == "drawn" else worth)
        won = game.points(entrant) == WIN
        running = running + 1 if won else 0
        has_drawn = not won and (has_drawn or game.result == "drawn")
    return found


def pair(free: Collection[int], games: Sequence[Game], patient: Collection[int] = ()) -> list[tuple[int, int]]:
    """Return pairs of those who are free, each with the entrant of the first seat before the other.

    Those with about as many points meet. Two who have just played with one another do not meet again at once, unless
    both have been `patient`: have waited for somebody else.
    """
    import networkx as nx  # it is large, and not every server has an arena

    ranking = sorted(free, key=lambda one: (-sum(points(one, games)), one))
    graph = nx.Graph()
    for higher, lower in combinations(range(len(ranking)), 2):
        one, other = ranking[higher], ranking[lower]
        again = _last(one, games) == other or _last(other, games) == one
        if not again or (one in patient and other in patient):
            graph.add_edge(one, other, weight=-((lower - higher) ** 2) - (len(ranking) ** 2 if again else 0))
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted(_seated(min(pair), max(pair), games) for pair in matched)


def _last(entrant: int, games: Sequence[Game]) -> int | None:
    """Return the opponent of an entrant's last game."""
    return next((game.other(entrant) for game in reversed(of(entrant, games))), None)


def _seated(one: int, other: int, games: Sequence[Game]) -> tuple[int, int]:
    """Return two entrants, first the one who has had the first seat less often, or longer ago."""
    had, others = firsts(one, games), firsts(other, games)
    balance = _balance(had) - _balance(others)
    last = (had or [False])[-1] > (others or [False])[-1]
    return (other, one) if balance > 0 or (balance == 0 and last) else (one, other)


def _balance(seats: Sequence[bool]) -> int:
    return sum(1 if first else -1 for first in seats)
