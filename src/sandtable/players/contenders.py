"""Computer players as rows of numbers, for whole games inside compiled loops (`umpire/contests.py`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from sandtable.players.entrants import RANDOM
from sandtable.players.levels import level, levels
from sandtable.umpire.game import Variant
from sandtable.umpire.strength import Careless, Playouts

COLUMNS = 10
KIND, KEEP, BARRED = 0, 3, 9
LOTS, LOOKS, TRIES = range(3)
NOTHING = -1


def contender(id: str, variant: Variant, barred: int = 0) -> npt.NDArray[np.int64]:
    """The row of a level, int64 of shape (COLUMNS,); `barred` are bits of what it may not use. Raises BadInput.

    Its lots come from elsewhere than those of the same level at a table; how it chooses among its choices is the same.
    """
    row = np.zeros(COLUMNS, dtype=np.int64)
    row[BARRED] = barred
    if id == RANDOM:
        return row
    level(id, variant)
    thinker = variant.game.thinker
    strengths = thinker.strengths(variant.id) if thinker and hasattr(thinker, "strengths") else {}
    strength = strengths.get(id)
    if isinstance(strength, Careless):
        row[:3] = LOOKS, strength.misses, strength.drill
    elif isinstance(strength, Playouts):
        s = strength
        draws = s.draws if hasattr(thinker, "heed") else 1
        row[:9] = TRIES, 0, s.drill, s.keep, s.rounds, s.worlds, s.plies, s.doubt, draws
    elif thinker:
        row[0] = LOOKS
    return row


def plan(variant: Variant, seed: int) -> Sequence[int]:
    """What a player that thinks does as soon as it may, in order: its set-up, drawn from a seed."""
    thinker = variant.game.thinker
    found: Sequence[int] = thinker.arrangement(variant.id, seed) if thinker and hasattr(thinker, "arrangement") else ()
    return found


def is_contender(id: str, variant: Variant) -> bool:
    """Whether a player of that name can play in compiled loops: levels can, and who draws lots."""
    return id == RANDOM or id in levels(variant)
