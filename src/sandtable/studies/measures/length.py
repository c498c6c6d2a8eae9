"""How long games are, in plies: decisions of seats, chance not counted.

The mean with its 95 % interval (normal approximation), and the middle 90 % of the games. Where all ways to sit share a
deal (`pair`), the interval is that of the means of the deals, as their games are not independent. Differences between
cells are those of the means, all intervals holding together by Bonferroni's correction; cells share their deals, which
makes these intervals too wide rather than too narrow.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import polars as pl

from sandtable.arena.intervals import Estimate, difference, mean, said
from sandtable.studies.finding import FEW, Finding, Picture
from sandtable.studies.results import CellGames, Results, deal_means, pairs_to_compare

BINS = 40


def find(results: Results) -> Finding:
    rows, sentences, bars = [], [], []
    cells, pair = list(results.by_cell()), results.study.pair
    longest = max(int(one.column("plies").max()) for one in cells)
    width = max(1, -(-longest // BINS))
    for one in cells:
        plies = one.column("plies")
        found = mean_plies(one, pair)
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
    apart = differences(cells, pair)
    sentences = [*apart, *sentences] if len(cells) > FEW else [*sentences, *apart]
    picture = Picture("counts", "Length of games", "plies", alt, pl.DataFrame(bars))
    if len(cells) > FEW:
        picture = Picture("intervals", "Length of games", "plies", alt, table, label="cell")
    method = " ".join((__doc__ or "").split())
    return Finding("length", "How long is a game?", tuple(sentences), table, method, (picture,))


def mean_plies(one: CellGames, pair: bool, among: int = 1) -> Estimate:
    """Return the mean length of a cell's games, with the interval that holds together with `among` - 1 others."""
    plies = one.column("plies").astype(np.float64)
    return mean(deal_means(plies, one.cell.seats) if pair else plies, among)


def differences(cells: Sequence[CellGames], pair: bool) -> list[str]:
    """Return a sentence on each cell that is compared with another one: by how many plies its games are longer, and
    whether that is more than chance explains. All intervals hold together.
    """
    pairs = pairs_to_compare(cells)
    sentences = []
    for one, beside in pairs:
        gap = difference(*(mean_plies(cell, pair, len(pairs)) for cell in (one, beside)))
        clear = "no more" if gap.low <= 0 <= gap.high else "more"
        plies = f"{gap.value:+.1f} ({gap.low:+.1f} to {gap.high:+.1f}) plies"
        sentences.append(
            f"{one.cell.name} against {beside.cell.name}: a game takes {plies}, {clear} than chance explains."
        )
    return sentences
