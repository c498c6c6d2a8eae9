"""Entrants and games of a tournament, as pairings and standings know them. No I/O, no clock.

An entrant is a player or a team of two. Points are counted in halves of a won game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

Result = Literal["first", "second", "drawn", "void"]
"""The entrant who has won a game. Void: nobody has, and nobody gets points."""

WIN, DRAW = 2, 1
"""The points of a won and of a drawn game."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant by its number: the strongest has 1, and those who come late have the last numbers.

    `since` is the first round that it plays in, `gone` the round after which it has withdrawn.
    """

    number: int
    since: int = 1
    gone: int | None = None

    def is_in(self, round: int) -> bool:
        """Return whether the entrant takes part in a round."""
        return self.since <= round and (self.gone is None or round <= self.gone)


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a round. Entrant `first` has the first seat; without `second` it has a bye. `result` is None as long as
    the game goes on.
    """

    round: int
    first: int
    second: int | None
    result: Result | None = None

    @property
    def is_bye(self) -> bool:
        """Whether it is no game, but a round without an opponent."""
        return self.second is None

    def has(self, entrant: int) -> bool:
        """Return whether an entrant plays it."""
        return entrant in (self.first, self.second)

    def other(self, entrant: int) -> int | None:
        """Return the opponent of one of its entrants, or None for a bye."""
        return self.second if entrant == self.first else self.first

    def points(self, entrant: int) -> int:
        """Return what one of its entrants gets for it. A bye counts as its result says."""
        if self.result == "drawn":
            return DRAW
        return WIN if self.result == ("first" if entrant == self.first else "second") else 0


def of(entrant: int, games: Iterable[Game]) -> list[Game]:
    """Return the games of an entrant, byes among them, round by round."""
    return sorted((game for game in games if game.has(entrant)), key=lambda game: game.round)


def met(games: Iterable[Game]) -> set[frozenset[int]]:
    """Return the pairs of entrants who have met."""
    return {frozenset((game.first, game.second)) for game in games if game.second is not None}


def points(entrant: int, games: Iterable[Game]) -> int:
    """Return the points of an entrant."""
    return sum(game.points(entrant) for game in games if game.has(entrant))


def firsts(entrant: int, games: Sequence[Game]) -> list[bool]:
    """Return for each game of an entrant, without byes, whether it had the first seat."""
    return [game.first == entrant for game in of(entrant, games) if not game.is_bye]
