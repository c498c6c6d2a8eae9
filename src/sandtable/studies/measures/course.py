"""How a game goes, by what each position is worth when everything is known (the estimate of the game's own players,
-1000 to 1000), looked at before each ply. After Browne, Automatic Generation and Evaluation of Recombination Games,
2008: *lead changes*, how often another side is clearly ahead (by 50 or more) than was before; *decided*, the share of
the game after which the side that led last kept the lead, 100 % where that side did not win; *drama*, how far the
winner was behind the leader, on average over the game, in hundredths of a sure win; *closeness*, 100 % where nobody is
ahead, 0 % where the best is sure of winning and the next of losing. Means over games, 95 % intervals by the normal
approximation.
"""

from __future__ import annotations

import numpy as np
import polars as pl

from sandtable.arena.intervals import Estimate, mean, said
from sandtable.batches.match_runner import BEHIND, CHANGED, CHANGES, CLOSENESS, LEADER, LOOKED
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.results import CellGames, Results

SURE = 1000


def find(results: Results) -> Finding:
    cells = list(results.by_cell())
    rows, sentences = [], []
    for one in cells:
        figures = of_cell(one)
        rows += one.rows(figures)
        changes, decided, drama, _ = figures.values()
        lead = f"{one.cell.name}: the" if len(cells) > 1 else "The"
        sentences.append(
            f"{lead} lead changes {said(changes, False)} times a game; after {decided.value:.0f} % of a game it is "
            f"decided; the winner is behind by {drama.value:.1f} % of a sure win on average."
        )
    table = pl.DataFrame(rows)
    pictures = [
        Picture("intervals", what, unit, _spoken(part, unit), part, label="cell")
        for what, unit in UNITS.items()
        if (part := table.filter(pl.col("what") == what)).height
    ]
    method = " ".join((__doc__ or "").split())
    return Finding("course", "How does a game go?", tuple(sentences), table, method, tuple(pictures))


UNITS = {"lead changes": "a game", "decided": "% of the game", "drama": "% of a sure win", "closeness": "%"}


def of_cell(one: CellGames) -> dict[str, Estimate]:
    course, score, plies = one.column("course"), one.column("score"), one.column("plies")
    side = {seat: number for number, seats in enumerate(one.sides) for seat in seats}
    sides = np.array([side[seat] for seat in range(one.cell.seats)])
    best = score.argmax(axis=1)
    won = score.max(axis=1) > 0
    kept = won & (sides[best] == course[:, LEADER])
    behind = course[np.arange(len(course)), BEHIND + best] / np.maximum(course[:, LOOKED], 1)
    return {
        "lead changes": mean(course[:, CHANGES]),
        "decided": mean(100 * np.where(kept, course[:, CHANGED] / np.maximum(plies, 1), 1)),
        "drama": mean(100 * behind[won] / (2 * SURE)),
        "closeness": mean(100 * course[:, CLOSENESS] / np.maximum(course[:, LOOKED], 1) / SURE),
    }


def _spoken(table: pl.DataFrame, unit: str) -> str:
    return "; ".join(
        f"{row['cell']} {row['value']:.1f} {unit} ({row['low']:.1f} to {row['high']:.1f})"
        for row in table.iter_rows(named=True)
    )
