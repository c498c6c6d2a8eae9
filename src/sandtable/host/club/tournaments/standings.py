"""The standings of a tournament, and the tie-breaks that decide between entrants with equal points.

They are those of the FIDE Handbook, C.07, in halves of a point. Sonneborn-Berger, which multiplies points, is in
quarters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from sandtable.host.club.tournaments import arena
from sandtable.host.club.tournaments import games as of_games
from sandtable.host.club.tournaments.games import DRAW, WIN, Entrant, Game

TieBreak = Literal["buchholz_cut_1", "buchholz", "sonneborn_berger", "direct_encounter", "wins", "games"]
Kind = Literal["swiss", "round_robin", "arena"]

TIE_BREAKS: dict[Kind, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz_cut_1", "buchholz", "sonneborn_berger", "direct_encounter", "wins"),
    "round_robin": ("direct_encounter", "wins", "sonneborn_berger"),
    "arena": ("wins", "games"),
}
"""The tie-breaks of each kind of tournament, the first one that counts first."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant in the standings. Those who are equal by everything have the same rank. In an arena somebody who has
    finished no game has none, and comes last.
    """

    rank: int | None
    entrant: int
    points: int
    ties: tuple[int, ...]
    played: int  # games that are over, without byes


def standings(kind: Kind, entrants: Sequence[Entrant], games: Sequence[Game], round: int) -> list[Row]:
    """Return the standings after a round, or in the middle of it, the best first."""
    counted = of_round_robin(entrants, games) if kind == "round_robin" else [game for game in games if game.result]
    table = _Table(kind, entrants, counted, round)
    last = max((game.round for game in games), default=0)
    played = {one.number: _played(one, last, games) for one in entrants}
    idle = {number for number, count in played.items() if kind == "arena" and not count}
    ordered = sorted(table.rows(), key=lambda row: (row[0] in idle, row[1:], row[0]))
    rows, rank = list[Row](), 0
    for place, (entrant, key) in enumerate(ordered, 1):
        if not rows or key != ordered[place - 2][1]:
            rank = place
        points, *ties = (-value for value in key)
        rows.append(Row(None if entrant in idle else rank, entrant, points, tuple(ties), played[entrant]))
    return rows


def of_round_robin(entrants: Sequence[Entrant], games: Sequence[Game]) -> list[Game]:
    """Return the games that count: those of an entrant who has withdrawn before half of its games do not, and of one
    who has withdrawn later all count, because the others win those that are not played.
    """
    half = (len(entrants) - 1) / 2
    gone = {one.number for one in entrants if one.gone is not None and _played(one, one.gone, games) < half}
    return [game for game in games if game.result and not gone.intersection((game.first, game.second))]


def _played(entrant: Entrant, until: int, games: Sequence[Game]) -> int:
    """Return the games of an entrant up to a round that are over, without byes."""
    own = (game for game in of_games.of(entrant.number, games) if game.round <= until)
    return sum(game.result is not None and not game.is_bye for game in own)


class _Table:
    """The games of a tournament that are over, by entrants."""

    def __init__(self, kind: Kind, entrants: Sequence[Entrant], games: Sequence[Game], round: int) -> None:
        self._kind = kind
        self._round = round
        self._entrants = {one.number: one for one in entrants}
        self._games = {one.number: of_games.of(one.number, games) for one in entrants}
        self._points = {one.number: self._sum(one.number) for one in entrants}

    def _sum(self, entrant: int) -> int:
        own = self._games[entrant]
        return sum(arena.points(entrant, own)) if self._kind == "arena" else of_games.points(entrant, own)

    def rows(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return each entrant with its points and tie-breaks, all of them negative."""
        groups = [(tuple[int, ...](), list(self._entrants))]
        for measure in (lambda entrant, _: self._points[entrant], *map(self._measure, TIE_BREAKS[self._kind])):
            groups = [found for key, group in groups for found in _split(key, group, measure)]
        return [(entrant, key) for key, group in groups for entrant in group]

    def _measure(self, tie: TieBreak) -> Measure:
        return {
            "buchholz_cut_1": lambda entrant, _: sum(sorted(self._opponents(entrant))[1:]),
            "buchholz": lambda entrant, _: sum(self._opponents(entrant)),
            "sonneborn_berger": lambda entrant, _: self._sonneborn_berger(entrant),
            "direct_encounter": self._direct_encounter,
            "wins": lambda entrant, _: self._wins(entrant),
            "games": lambda entrant, _: -len(self._games[entrant]),
        }[tie]

    def _opponents(self, entrant: int) -> list[int]:
        """Return for each round the points of the opponent. A round without one counts like one against somebody with
        the entrant's own points.
        """
        met = {game.round: other for game in self._games[entrant] if (other := game.other(entrant)) is not None}
        missed = sum(round not in met for round in range(1, self._round + 1))
        return [*map(self._final, met.values()), *[self._points[entrant]] * missed]

    def _final(self, entrant: int) -> int:
        """Return the points that an entrant counts for its opponents: after it has withdrawn from a Swiss tournament,
        each round counts as drawn. In a round robin the others win those games.
        """
        gone = self._entrants[entrant].gone if self._kind == "swiss" else None
        return self._points[entrant] + (0 if gone is None else DRAW * max(0, self._round - gone))

    def _sonneborn_berger(self, entrant: int) -> int:
        """Return the points of those whom an entrant has beaten, and half the points of those with whom it drew. A bye
        counts like a game against somebody with the entrant's own points.
        """
        return sum(
            game.points(entrant) * (self._points[entrant] if other is None else self._final(other))
            for game in self._games[entrant]
            for other in [game.other(entrant)]
        )

    def _direct_encounter(self, entrant: int, tied: Sequence[int]) -> int:
        """Return the points out of the games among entrants who are equal so far, if all of them have met."""
        among = [game for game in self._games[entrant] if game.other(entrant) in tied]
        all_met = all(
            len(of_games.met(self._games[one]) & {frozenset((one, other)) for other in tied}) == len(tied) - 1
            for one in tied
        )
        return of_games.points(entrant, among) if all_met else 0

    def _wins(self, entrant: int) -> int:
        return sum(game.points(entrant) == WIN and not game.is_bye for game in self._games[entrant])


Measure = Callable[[int, Sequence[int]], int]


def _split(key: tuple[int, ...], group: Sequence[int], measure: Measure) -> Iterable[tuple[tuple[int, ...], list[int]]]:
    """Split entrants who are equal so far by one more measure; yield each part with its key."""
    measured = sorted((-measure(entrant, group), entrant) for entrant in group)
    for value, part in groupby(measured, key=lambda found: found[0]):
        yield (*key, value), [entrant for _, entrant in part]
