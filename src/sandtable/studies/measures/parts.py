"""How often each part of the game is used, and how winning goes with it.

For each part the share of games in which a seat uses it (Wilson), and a logistic regression over all seats of all games
(statsmodels): the log-odds of winning against how much of each part the seat had, or, where a game has no differing
armies, against how often it used it, all parts together and the seat itself among the explanations. Shown as the odds
ratio of one more, with its 95 % interval; errors are clustered by game. This is what goes together, not what causes
what: who is winning uses more of everything. For causes forbid a part (`restrict`).

Parts that tell by themselves who has won, such as what a winner is given, see only how a game is won: where the seat
with the most of them, or with the fewest, wins over 85 % of the games in which one seat has (by the lower bound of
Wilson's interval), the report says so, and the regression is done without them.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Collection, Sequence

import numpy as np
import polars as pl

from sandtable.arena.intervals import Estimate, deviations, said, wilson
from sandtable.engine.errors import BadInput, MissingExtra
from sandtable.studies.cells import Cell, parts_of
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.measures.decisive import Decisive, decisive
from sandtable.studies.results import CellGames, Floats, Results
from sandtable.studies.study import Study


def check(study: Study, cells: Sequence[Cell]) -> None:
    """Raise BadInput if the game does not name its parts."""
    if not parts_of(cells[0].variant):
        raise BadInput(f"measure: {cells[0].variant.title} does not say what its parts are")


def find(results: Results) -> Finding:
    cells = list(results.by_cell())
    titles = parts_of(cells[0].cell.variant)
    use, effect, sentences = [], [], []
    for one in cells:
        used = one.column("used") > 0
        for place, title in enumerate(titles.values()):
            found = wilson(int(used[:, :, place].sum()), used.shape[0] * used.shape[1])
            use.append(_row(one, title, found, 100))
        odds, winning = effects(one)
        effect += [_row(one, titles[part], found, 1) for part, found in odds.items()]
        lead = f"{one.cell.name}: " if len(cells) > 1 else ""
        sentences += [lead + _warning(found, list(titles.values())) for found in winning]
        sentences.append(lead + _sentence({titles[part]: found for part, found in odds.items()}))
    use_table, effect_table = pl.DataFrame(use), pl.DataFrame(effect)
    pictures = [Picture("intervals", "Seats that use it", "% of games", _spoken(use_table, " %"), use_table)]
    if effect:
        title = "Odds of winning with one more"
        pictures.append(Picture("intervals", title, "odds ratio", _spoken(effect_table, ""), effect_table, line=1.0))
    table = pl.concat(
        [frame.with_columns(pl.lit(of).alias("of")) for of, frame in (("use", use_table), ("odds", effect_table))
         if frame.height]
    )  # fmt: skip
    method = " ".join((__doc__ or "").split())
    return Finding("parts", "Which parts matter?", tuple(sentences), table, method, tuple(pictures))


def effects(one: CellGames) -> tuple[dict[str, Estimate], list[Decisive]]:
    """Return the odds ratios of parts, without those by which the game is won, and these."""
    keys, odds = list(parts_of(one.cell.variant)), odds_ratios(one)
    winning = decisive(_amount(one), one.points, {keys.index(part): found for part, found in odds.items()})
    without = {keys[part] for found in winning for part in found.parts}
    return (odds_ratios(one, without) if without else odds), winning


def odds_ratios(one: CellGames, without: Collection[str] = ()) -> dict[str, Estimate]:
    """Return the odds ratio of each part that differs between seats: one more of it multiplies the odds of winning by
    this. Parts in `without` are not looked at.
    """
    try:
        import statsmodels.api as sm
    except ImportError:
        raise MissingExtra("the measure `parts`", "lab") from None
    amount = _amount(one)
    games, seats, parts = amount.shape
    won = one.points.reshape(-1)
    seat = np.tile(np.eye(seats)[:, 1:], (games, 1))
    found: dict[str, Estimate] = {}
    rows = amount.reshape(-1, parts)
    keys = list(parts_of(one.cell.variant))
    varied = [part for part in range(parts) if rows[:, part].std() > 0 and keys[part] not in without]
    if not varied:
        return found
    explained = np.column_stack([np.ones(len(rows)), seat, rows[:, varied]])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            fit = sm.GLM(won, explained, family=sm.families.Binomial()).fit(
                cov_type="cluster", cov_kwds={"groups": np.repeat(np.arange(games), seats)}
            )
        except (np.linalg.LinAlgError, sm.tools.sm_exceptions.PerfectSeparationError):
            return found
    for column, part in enumerate(varied, explained.shape[1] - len(varied)):
        slope, error = float(fit.params[column]), float(fit.bse[column])
        if math.isfinite(error) and error < SENSELESS:
            half = deviations() * error
            found[keys[part]] = Estimate(math.exp(slope), math.exp(slope - half), math.exp(slope + half), games)
    return found


NAMED = 3
"""The most parts by which a game is won that a sentence names."""
SENSELESS = 10
"""The standard error of log-odds beyond which a part has no result: every seat that had it won, or none did."""


def _amount(one: CellGames) -> Floats:
    """Return how much of each part each seat had, if that differs; else how often it used it: (games, seats, parts)."""
    held = one.column("held") if "held" in one.games.columns else None
    if held is not None and held.std(axis=(0, 1)).any():
        return held.astype(np.float64)
    return one.column("used").astype(np.float64)


def _row(one: CellGames, what: str, found: Estimate, scale: float) -> dict[str, object]:
    low, high = scale * found.low, scale * found.high
    return {"cell": one.cell.name, "what": what, "value": scale * found.value, "low": low, "high": high}


def _warning(found: Decisive, titles: Sequence[str]) -> str:
    """Return the sentence that these parts see only how a game is won."""
    named = [titles[part] for part in found.parts[:NAMED]]
    more = len(found.parts) - len(named)
    listed = ", ".join(named) + (f" and {more} more" if more else "")
    least = "most" if found.most else "fewest"
    return (
        f"The seat with the {least} of these wins {said(found.share)} of the points: {listed}. They may see only how a "
        "game is won, and have no odds here."
    )


def _sentence(odds: dict[str, Estimate]) -> str:
    clear = sorted(
        (item for item in odds.items() if not item[1].low <= 1 <= item[1].high), key=lambda item: -item[1].value
    )
    if not clear:
        return "No part goes clearly with winning or losing."
    listed = ", ".join(f"{what} ({found.value:.2f})" for what, found in (*clear[:3], *clear[3:][-2:]))
    return f"One more of these goes with better odds of winning if above 1, worse below: {listed}."


def _spoken(table: pl.DataFrame, unit: str) -> str:
    return "; ".join(f"{row['cell']}, {row['what']} {row['value']:.2f}{unit}" for row in table.iter_rows(named=True))
