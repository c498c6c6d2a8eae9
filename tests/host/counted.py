"""The standings of tournaments counted once more, by what docs/tournaments.md says of points and tie-breaks, and by
nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

HALF = Fraction(1, 2)
Points = Fraction
Line = tuple[int | None, int, tuple[Points, ...]]
"""A place, the player who has it, and points with tie-breaks, the first one that counts first."""


class Played(NamedTuple):
    """A game that is over, or a bye if `black` is None. `won`: the player who has won, or None."""

    round: int
    white: int
    black: int | None
    won: int | None
    drawn: bool


class Left(NamedTuple):
    """A player, who may have withdrawn after a round."""

    number: int
    after: int | None


class Count:
    """The standings of players after so many rounds."""

    def __init__(self, players: Sequence[Left], games: Sequence[Played], rounds: int) -> None:
        self.left = {one.number: one.after for one in players}
        self.games = games
        self.rounds = rounds
        self.points = {
            one.number: sum((self.worth(one.number, game) for game in self.of(one.number)), Points(0))
            for one in players
        }

    def of(self, player: int) -> list[Played]:
        return [game for game in self.games if player in (game.white, game.black)]

    def worth(self, player: int, game: Played) -> Points:
        """A win gives 1 point, a draw a half. A bye counts as a win."""
        return Points(1) if game.won == player else HALF if game.drawn else Points(0)

    def opponents(self, player: int) -> list[tuple[int, Played]]:
        pairs = [(game.black if game.white == player else game.white, game) for game in self.of(player)]
        return [(other, game) for other, game in pairs if other is not None]

    def for_others(self, player: int) -> Points:
        """After a player has withdrawn, each round counts as drawn for those who have met the player."""
        after = self.left[player]
        return self.points[player] + (0 if after is None else HALF * (self.rounds - after))

    def strengths(self, player: int) -> list[Points]:
        """A round without an opponent counts like one against somebody with the player's own points."""
        found = [self.for_others(other) for other, _ in self.opponents(player)]
        while len(found) < self.rounds:
            found.append(self.points[player])
        return found

    def buchholz(self, player: int) -> Points:
        return sum(self.strengths(player), Points(0))

    def buchholz_without_the_weakest(self, player: int) -> Points:
        return self.buchholz(player) - min(self.strengths(player), default=Points(0))

    def sonneborn_berger(self, player: int, swiss: bool) -> Points:
        """The points of the beaten and half those of the drawn. A bye is a win over somebody with one's own points."""
        found = Points(0)
        for other, game in self.opponents(player):
            found += self.worth(player, game) * (self.for_others(other) if swiss else self.points[other])
        for game in self.of(player):
            if game.black is None and game.won == player:
                found += self.points[player]
        return found

    def wins(self, player: int) -> Points:
        """Games that were won. A bye is no game."""
        return Points(sum(game.won == player and game.black is not None for game in self.of(player)))

    def among(self, player: int, equals: Sequence[int]) -> Points:
        """The points out of the games among equals, which count if all of these have met."""
        for one in equals:
            met = {other for other, _ in self.opponents(one)}
            if not set(equals) <= met | {one}:
                return Points(0)
        return sum((self.worth(player, game) for other, game in self.opponents(player) if other in equals), Points(0))

    def order(self, swiss: bool) -> list[Line]:
        """The places of a Swiss tournament, or of a round robin."""

        def before_equals(player: int) -> tuple[Points, ...]:
            if not swiss:
                return (self.points[player],)
            found = self.buchholz_without_the_weakest(player), self.buchholz(player)
            return (self.points[player], *found, self.sonneborn_berger(player, True))

        def whole(player: int) -> tuple[Points, ...]:
            first = before_equals(player)
            equals = [other for other in self.left if before_equals(other) == first]
            last = (self.wins(player),) if swiss else (self.wins(player), self.sonneborn_berger(player, False))
            return (*first, self.among(player, equals), *last)

        return placed({player: whole(player) for player in self.left}, set())


def without_early_leavers(players: Sequence[Left], games: Sequence[Played]) -> list[Played]:
    """In a round robin no game counts of a player who has withdrawn and has played less than half of the games."""
    early = {
        player
        for player, after in players
        if after is not None
        and 2
        * sum(game.round <= after and game.black is not None and player in (game.white, game.black) for game in games)
        < len(players) - 1
    }
    return [game for game in games if not early & {game.white, game.black}]


def arena_order(players: Sequence[Left], games: Sequence[Played]) -> list[Line]:
    """The places of an arena: a win gives 2 points and a draw 1, and the double after two wins running. Of draws in a
    row, with no win between them, the first alone gives points. A player without a game has no place.
    """
    found = dict[int, tuple[Points, ...]]()
    for player, _ in players:
        points = wins = running = count = 0
        drew = False
        for game in games:
            if player not in (game.white, game.black):
                continue
            count += 1
            double = 2 if running >= 2 else 1
            if game.won == player:
                points, wins, running, drew = points + 2 * double, wins + 1, running + 1, False
                continue
            if game.drawn:
                points, drew = points + (0 if drew else double), True
            running = 0
        found[player] = Points(points), Points(wins), Points(-count)
    return placed(found, {player for player, key in found.items() if key[2] == 0})


def placed(keys: dict[int, tuple[Points, ...]], unranked: set[int]) -> list[Line]:
    order = sorted(keys, key=lambda one: (one in unranked, [-value for value in keys[one]], one))
    best = {one: 1 + sum(keys[other] > keys[one] for other in keys if other not in unranked) for one in keys}
    return [(None if one in unranked else best[one], one, keys[one]) for one in order]
