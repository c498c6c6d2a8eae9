"""How much there is to choose: the choices that are open at a decision, on average over the decisions of a game (the
branching factor), and the share of decisions that leave no choice. Means over games, 95 % intervals by the normal
approximation. Resigning is not counted as a choice.
"""

from __future__ import annotations

import polars as pl

from sandtable.arena.intervals import Estimate, mean, said
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.results import CellGames, Results


def find(results: Results) -> Finding:
    cells = list(results.by_cell())
    rows, sentences = [], []
    for one in cells:
        figures = of_cell(one)
        rows += one.rows(figures)
        open_, forced, decisions = figures.values()
        lead = f"{one.cell.name}: at" if len(cells) > 1 else "At"
        sentences.append(
            f"{lead} a decision {said(open_, False)} choices are open; {forced.value:.1f} % of the decisions leave no "
            f"choice. A seat decides {said(decisions, False)} times a game."
        )
    table = pl.DataFrame(rows)
    shown = table.filter(pl.col("what") == CHOICES)
    picture = Picture("intervals", CHOICES, "choices", " ".join(sentences), shown, label="cell")
    method = " ".join((__doc__ or "").split())
    return Finding("branching", "How much is there to choose?", tuple(sentences), table, method, (picture,))


CHOICES = "choices at a decision"


def of_cell(one: CellGames) -> dict[str, Estimate]:
    decisions = one.column("decisions").sum(axis=1)
    return {
        CHOICES: mean(one.column("offered").sum(axis=1) / decisions),
        "decisions without a choice, %": mean(100 * one.column("forced").sum(axis=1) / decisions),
        "decisions of a seat": mean(decisions / one.cell.seats),
    }
