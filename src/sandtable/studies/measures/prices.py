"""Whether a game's prices are what things are worth, to those who play.

A logistic regression (statsmodels) over all cells of the same players: the log-odds of the first side's winning (half a
win added to each side, so that a cell that was always won has odds) against how much more of each part it had than the
other side, and the advantage of its seat. So each part gets its own worth, the others being equal, as if worth added
up; how far cells are from that widens the intervals (quasi-binomial, Pearson's scale). It is shown in points, such that
the armies that were played cost as much in all as by the list; where nothing is wrong with the list, and players make
of everything what can be made of it, both are the same. Intervals hold 95 of 100 lists that are drawn anew from the
estimate and its covariance. A part may be underpriced, or its players may not know how to use it: compare levels.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from itertools import groupby

import numpy as np
import polars as pl

from sandtable.arena.intervals import SURE, Estimate
from sandtable.engine.errors import BadInput, MissingExtra
from sandtable.engine.game import Variant
from sandtable.studies.cells import Cell, parts_of
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.results import CellGames, Floats, Results
from sandtable.studies.study import Study

RESAMPLES = 2000
SEED = 0
LISTED = "the list"
EVEN = 0.1
"""The least difference between armies, as a share of their cost, that shows what a point is worth."""


def prices_of(variant: Variant) -> Mapping[str, int]:
    """Return the prices of parts of the game in points, by key; empty where nothing is bought."""
    return variant.game.measures.prices


def check(study: Study, cells: Sequence[Cell]) -> None:
    """Raise BadInput where nothing has a price, or where there are not two sides."""
    if not prices_of(cells[0].variant):
        raise BadInput(f"prices: in {cells[0].variant.title} nothing has a price")
    if len(cells[0].variant.teams or range(cells[0].seats)) != 2:
        raise BadInput("prices: two sides play")


def find(results: Results) -> Finding:
    check(results.study, results.cells)
    variant = results.cells[0].variant
    titles, listed = parts_of(variant), prices_of(variant)
    rows, sentences = [], []
    by_players = sorted(results.by_cell(), key=lambda one: one.cell.players)
    groups = {who: list(cells) for who, cells in groupby(by_players, key=lambda one: one.cell.players)}
    order = dict.fromkeys(cell.players for cell in results.cells)
    for players in order:
        who = " and ".join(dict.fromkeys(players))
        worth = fair_prices(groups[players])
        rows += [
            {"cell": who, "what": titles[part], "listed": listed[part], "value": found.value, "low": found.low,
             "high": found.high}
            for part, found in worth.items()
        ]  # fmt: skip
        sentences.append(_sentence(who, {titles[part]: (found, listed[part]) for part, found in worth.items()}))
    table = pl.DataFrame(rows)
    priced = table.unique("what", maintain_order=True).with_columns(
        pl.lit(LISTED).alias("cell"),
        *(pl.col("listed").cast(pl.Float64).alias(name) for name in ("value", "low", "high")),
    )
    alt = "; ".join(f"{row['cell']}, {row['what']} {row['value']:.0f} instead of {row['listed']}" for row in rows)
    picture = Picture("intervals", "What each is worth", "points", alt, pl.concat([priced, table]))
    method = " ".join((__doc__ or "").split())
    return Finding("prices", "Are the prices right?", tuple(sentences), table, method, (picture,))


def fair_prices(cells: Sequence[CellGames]) -> dict[str, Estimate]:
    """Return the worth in points of each part that differed between the sides; raise BadInput if there is none."""
    try:
        import statsmodels.api as sm
    except ImportError:
        raise MissingExtra("the measure `prices`", "lab") from None
    variant = cells[0].cell.variant
    titles, listed = parts_of(variant), prices_of(variant)
    keys = list(titles)
    held = np.stack([_of_sides(one).mean(axis=0) for one in cells])[:, :, [keys.index(part) for part in listed]]
    games = np.array([len(one.games) for one in cells])
    won = np.array([one.points[:, one.sides[0][0]].sum() for one in cells])
    differs = held[:, 0] - held[:, 1]
    varied = [column for column in range(len(listed)) if differs[:, column].any()]
    explained = np.column_stack([np.ones(len(won)), differs[:, varied]])
    parts = [list(listed)[column] for column in varied]
    costs = differs @ np.array(list(listed.values()), float)
    if parts and costs.std() < EVEN * (held @ np.array(list(listed.values()), float)).mean():
        raise BadInput("prices: all armies cost nearly the same; some must have more points than others")
    if not parts or np.linalg.matrix_rank(explained) < explained.shape[1]:
        names = " and ".join(titles[part] for part in parts) or "armies"
        raise BadInput(f"prices: these cells do not tell apart what {names} do; vary the armies more")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        share = (won + 0.5) / (games + 1)
        fit = sm.GLM(share, explained, family=sm.families.Binomial(), var_weights=games + 1).fit(scale=1.0)
    rng = np.random.default_rng(SEED)
    spread = max(1.0, fit.pearson_chi2 / fit.df_resid) if fit.df_resid > 0 else 1.0
    drawn = rng.multivariate_normal(fit.params[1:], spread * np.asarray(fit.cov_params())[1:, 1:], RESAMPLES)
    owned = held.sum(axis=1).mean(axis=0)[varied]
    cost = owned @ np.array([listed[part] for part in parts], float)
    points = _in_points(np.vstack([fit.params[1:], drawn]), owned, cost)
    low, high = np.quantile(points[1:], ((1 - SURE) / 2, (1 + SURE) / 2), axis=0)
    return {
        part: Estimate(float(points[0, k]), float(low[k]), float(high[k]), int(games.sum()))
        for k, part in enumerate(parts)
    }


def _of_sides(one: CellGames) -> Floats:
    """Return how much of each part each side had: (games, 2, parts)."""
    held = one.column("held").astype(np.float64)
    return np.stack([held[:, list(side)].sum(axis=1) for side in one.sides], axis=1)


def _in_points(worth: Floats, owned: Floats, cost: float) -> Floats:
    """Return log-odds as points, scaled so that what was owned costs as much in all as by the list."""
    return worth * (cost / (worth @ owned))[:, None]


def _sentence(who: str, parts: Mapping[str, tuple[Estimate, int]]) -> str:
    clear = [(found.value - listed, what, found, listed) for what, (found, listed) in parts.items()
             if not found.low <= listed <= found.high]  # fmt: skip
    if not clear:
        return f"To {who} everything is worth its price, as far as can be told."
    told = [
        f"{what} {found.value:.0f} ({found.low:.0f} to {found.high:.0f}) instead of {listed}"
        for _, what, found, listed in sorted(clear, key=lambda part: -abs(part[0]))
    ]
    return f"To {who} these are worth another price than the list's: {', '.join(told)}."
