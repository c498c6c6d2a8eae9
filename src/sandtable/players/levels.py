"""The computer players that people can sit down against, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from sandtable.players.greedy import Greedy
from sandtable.players.random import Random
from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Variant
from sandtable.umpire.view import Packed


class Player(Protocol):
    """A computer player: it is given a view and its choices, never the game."""

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        """One of the choices."""


@dataclass(frozen=True)
class Level:
    """A strength that can be asked for by name."""

    id: str
    title: str
    text: str
    make: Callable[[Variant, int], Player]


LEVELS = {
    level.id: level
    for level in (
        Level("recruit", "Recruit", "Does anything that is allowed.", lambda variant, seed: Random(seed)),
        Level(
            "sergeant",
            "Sergeant",
            "Looks one step ahead, and goes by what it knows.",
            Greedy,
        ),
    )
}

USUAL = "sergeant"
"""A fair opponent, and who takes over when somebody leaves."""


def make(level: str, variant: Variant, seed: int) -> Player:
    """A player of a level for one seat of one game; raises BadInput."""
    if level not in LEVELS:
        raise BadInput(f"there is no computer player {level!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level].make(variant, seed)
