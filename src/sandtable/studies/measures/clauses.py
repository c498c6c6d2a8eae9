"""How often each clause of the rulebook comes up: how many times a game something is told that follows from it, and in
how many games of a hundred that happens at all (Wilson's interval, 95 %).
"""

from __future__ import annotations

import polars as pl

from sandtable.arena.intervals import wilson
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.results import Results

SHOWN = 30


def find(results: Results) -> Finding:
    cells = list(results.by_cell())
    rows, sentences = [], []
    for one in cells:
        told, rulebook = one.column("clauses"), one.cell.variant.game.rulebook
        ever = (told > 0).sum(axis=0)
        for number in range(1, told.shape[1]):
            if ever[number]:
                found, clause = wilson(int(ever[number]), len(told)), rulebook.id(number)
                rows.append(
                    {"cell": one.cell.name, "what": clause, "value": 100 * found.value, "low": 100 * found.low,
                     "high": 100 * found.high, "times a game": float(told[:, number].mean()),
                     "text": rulebook.clauses[clause].text}
                )  # fmt: skip
        lead = f"{one.cell.name}: of" if len(cells) > 1 else "Of"
        met = int((ever[1:] > 0).sum())
        sentences.append(f"{lead} the clauses that speak of what happens, {met} came up in {len(told)} games.")
    table = pl.DataFrame(rows)
    often = table.group_by("what").agg(pl.col("value").max().alias("most")).sort("most", "what", descending=True)
    shown = table.join(often.head(SHOWN), on="what").sort("most", "what", descending=True).drop("most", "text")
    alt = "; ".join(f"{row['what']} {row['value']:.1f} %" for row in shown.head(10).iter_rows(named=True))
    picture = Picture("intervals", "Games in which a clause comes up", "% of games", alt, shown)
    method = " ".join((__doc__ or "").split())
    return Finding("clauses", "Which clauses come up?", tuple(sentences), table, method, (picture,))
