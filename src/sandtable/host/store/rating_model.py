"""The arithmetic of ratings: what a result says of its players' strengths. No I/O.

It is the Plackett-Luce model of openskill. Each player's strength is a normal distribution; a team has the strengths of
its players added up. Sides with the same rank have drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from sandtable.host.protocol.table import Rating

if TYPE_CHECKING:  # loaded when the first rated game is over
    from openskill.models import PlackettLuce


class Strength(NamedTuple):
    """What is known of a player's strength: the mean and the standard deviation of a normal distribution."""

    mu: float
    sigma: float


NEW = Strength(25.0, 25.0 / 3)
"""The strength of somebody who has not played yet."""
POINTS, MIDDLE = 40, 1500
"""The points of a rating for one of `mu`, and the points of somebody new."""
WON, DRAWN, LOST, LAST = range(4)
"""The ranks of sides. `LAST` is that of a side whose players have all left others behind."""


class Placing(NamedTuple):
    """How a game has ended for one player. `gone`: a computer player went on in the seat, or the game ended by that."""

    side: int
    rank: int
    gone: bool


def shown(strength: Strength) -> Rating:
    """Return a strength as people see it."""
    return Rating(round(MIDDLE + POINTS * (strength.mu - NEW.mu)), round(POINTS * strength.sigma))


def rate(placings: Sequence[Placing], before: Sequence[Strength]) -> list[Strength]:
    """Return the strengths of the players of a game after it, in the same order.

    A player who has left others behind is rated as if the side had come last. A partner who was left behind is not
    rated for a loss, and opponents of such a pair are rated only if they have won.
    """
    deserted = {placing.side for placing in placings if placing.gone}
    whole = {placing.side for placing in placings if not placing.gone}
    ranks = {placing.side: placing.rank if placing.side in whole else LAST for placing in placings}
    played = _rate(ranks, placings, before)
    as_last = _rate(ranks | dict.fromkeys(deserted, LAST), placings, before)
    return [
        as_last[number] if placing.gone else played[number] if _counts(placing, deserted & whole) else before[number]
        for number, placing in enumerate(placings)
    ]


def _counts(placing: Placing, halved: set[int]) -> bool:
    """Return whether a game counts for a player who has stayed. `halved` are the teams that a player has left."""
    if placing.side in halved:
        return placing.rank != LOST
    return placing.rank == WON or not halved


def _rate(ranks: Mapping[int, int], placings: Sequence[Placing], before: Sequence[Strength]) -> list[Strength]:
    sides = sorted(ranks)
    seats = [[number for number, placing in enumerate(placings) if placing.side == side] for side in sides]
    teams = [[_model().rating(*before[number]) for number in side] for side in seats]
    rated = _model().rate(teams, ranks=[float(ranks[side]) for side in sides])
    after = list(before)
    for side, team in zip(seats, rated, strict=True):
        for number, player in zip(side, team, strict=True):
            after[number] = Strength(player.mu, player.sigma)
    return after


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)
