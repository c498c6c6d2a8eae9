"""Random play of the tests of batches."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from sandtable.batches.batch import Batch

PLIES = 20


def any_legal(games: Batch, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return a random legal action for each game, or -1 where the game is over.

    Each game has its own share of the random numbers.
    """
    actions, offsets = games.legal(as_list=True)
    counts = np.diff(offsets)
    picks = offsets[:-1] + (rng.random(games.n) * counts).astype(np.int64)
    return np.where(counts > 0, np.append(actions, -1)[picks], -1)
