"""How long games are, in plies: decisions of seats, chance not counted. The mean with its 95 % interval (normal
approximation), and the middle 90 % of the games.
"""

from __future__ import annotations

import numpy as np
import polars as pl

from sandtable.arena.intervals import mean, said
from sandtable.studies.finding import FEW, Finding, Picture
from sandtable.studies.results import Results

BINS = 40


def find(results: Results) -> Finding:
    rows, sentences, bars = [], [], []
    cells = list(results.by_cell())
    longest = max(int(one.column("plies").max()) for one in cells)
    width = max(1, -(-longest // BINS))
    for one in cells:
        plies = one.column("plies")
        found = mean(plies)
        low, median, high = (int(value) for value in np.percentile(plies, (5, 50, 95)))
        rows.append(
            {"cell": one.cell.name, "what": "plies", "value": found.value, "low": found.low, "high": found.high,
             "median": median, "of 20 games the shortest": low, "of 20 games the longest": high}
        )  # fmt: skip
        lead = f"{one.cell.name}: a" if len(cells) > 1 else "A"
        sentences.append(
            f"{lead} game takes {said(found, percent=False)} plies; nine of ten take {low} to {high}, half of them "
            f"{median} or less."
        )
        counts = np.bincount(plies // width, minlength=BINS)
        bars += [
            {"cell": one.cell.name, "value": place * width, "count": 100 * int(count) / len(plies)}
            for place, count in enumerate(counts)
        ]
    table, alt = pl.DataFrame(rows), " ".join(sentences)
    picture = Picture("counts", "Length of games", "plies", alt, pl.DataFrame(bars))
    if len(cells) > FEW:
        picture = Picture("intervals", "Length of games", "plies", alt, table, label="cell")
    method = " ".join((__doc__ or "").split())
    return Finding("length", "How long is a game?", tuple(sentences), table, method, (picture,))
