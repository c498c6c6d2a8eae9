"""The levels of the computer players on leaderboards, at fixed places.

How strong a level is was measured in games among levels (`sandtable ladder`, bench/ladder.md), in Elo above the
Sergeant. Nobody has measured how strong a Sergeant is among people, so it stands where somebody new begins.
"""

from __future__ import annotations

import math
from functools import cache

from sandtable.bots.levels import ELO, levels
from sandtable.engine.game import Variant
from sandtable.games import at_tables
from sandtable.host.protocol.ratings import LevelRating
from sandtable.host.store.rating_model import MIDDLE, NEW, POINTS

BETA = NEW.mu / 6
"""The deviation of a single performance in openskill's model, in `mu`."""
POINTS_OF_ELO = POINTS * math.sqrt(2) * BETA / (ELO / math.log(10))
"""One point of Elo in points of our ratings: both say the same odds between two players who are well known."""


@cache
def level_standings(game: str) -> tuple[LevelRating, ...]:
    """Return the levels of all variants of a game that were measured, strongest first."""
    variants = [variant for variant in at_tables().values() if variant.game.name == game]
    found = [standing for variant in variants for standing in _of(variant)]
    return tuple(sorted(found, key=lambda standing: -standing.points))


def _of(variant: Variant) -> list[LevelRating]:
    return [
        LevelRating(variant.id, level.id, level.title, MIDDLE + round(POINTS_OF_ELO * level.rating))
        for level in levels(variant).values()
        if level.rating is not None
    ]
