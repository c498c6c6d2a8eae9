"""The rounds of a round robin after the Berger tables (FIDE Handbook C.05, annex 1)."""

from __future__ import annotations

from sandtable.host.club.tournaments.games import Game


def rounds(entrants: int) -> int:
    """Return the number of rounds in which each of so many entrants meets every other."""
    return entrants - 1 + entrants % 2


def pair(entrants: int, round: int) -> list[Game]:
    """Return the pairings of a round of entrants 1, 2, 3, ... Where their number is odd, one has a bye.

    All but the last entrant sit in a circle, and meet those opposite. In each round they move on by half the circle.
    """
    last = entrants + entrants % 2
    circle = last - 1
    top = (round - 1) * (last // 2) % circle  # it plays against the last entrant, which stays where it is
    pairs = [(top, last - 1) if round % 2 else (last - 1, top)]
    pairs += [((top + step) % circle, (top - step) % circle) for step in range(1, last // 2)]
    return [_game(round, first + 1, second + 1, entrants) for first, second in pairs]


def _game(round: int, first: int, second: int, entrants: int) -> Game:
    if max(first, second) > entrants:
        return Game(round, min(first, second), None, "void")
    return Game(round, first, second)
