"""What else a game counts of what happens in it: how often a game, on average over games, with 95 % intervals by the
normal approximation, and in how many games of a hundred it happens at all (Wilson's interval).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import polars as pl

from sandtable.arena.intervals import mean, said, wilson
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.studies.cells import Cell
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.results import Results
from sandtable.studies.study import Study


def counted(variant: Variant) -> Mapping[str, str]:
    """Return what the game counts: titles by key."""
    return variant.game.measures.counts


def check(study: Study, cells: Sequence[Cell]) -> None:
    """Raise BadInput if the game counts nothing."""
    if not counted(cells[0].variant):
        raise BadInput(f"measure: {cells[0].variant.title} counts nothing else")


def find(results: Results) -> Finding:
    cells = list(results.by_cell())
    check(results.study, results.cells)
    titles = list(counted(cells[0].cell.variant).values())
    rows, sentences = [], []
    for one in cells:
        told, said_of = one.column("counts"), []
        for place, title in enumerate(titles):
            found, ever = mean(told[:, place]), wilson(int((told[:, place] > 0).sum()), len(told))
            rows.append(
                {"cell": one.cell.name, "what": title, "value": found.value, "low": found.low, "high": found.high,
                 "% of games": 100 * ever.value, "from %": 100 * ever.low, "to %": 100 * ever.high}
            )  # fmt: skip
            said_of.append(f"{said(found, percent=False)} {title} (in {100 * ever.value:.1f} % of the games)")
        lead = f"{one.cell.name}: a" if len(cells) > 1 else "A"
        sentences.append(f"{lead} game has {', '.join(said_of)}.")
    table = pl.DataFrame(rows)
    alt = "; ".join(f"{row['cell']}, {row['what']} {row['value']:.2f}" for row in rows)
    picture = Picture("intervals", "How often", "times a game", alt, table)
    method = " ".join((__doc__ or "").split())
    return Finding("counts", "What happens in a game?", tuple(sentences), table, method, (picture,))
