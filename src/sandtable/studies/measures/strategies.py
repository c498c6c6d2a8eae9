"""Which of several choices is worth taking, when the other side chooses too: armies, set-ups, rules for one's own side.

The study varies two things, the first for the first side, the second for the other; each cell is what the first side
wins of the points (a win is one, a draw a half) with one choice of each. That is a matrix game of two persons whose
interests are opposed. Its solution is von Neumann's (Zur Theorie der Gesellschaftsspiele, 1928): a mixture of choices
that wins at least the *value* whatever the other side takes, found by linear programming (scipy's HiGHS); where several
mixtures solve it, one of them is shown. Intervals of cells are Wilson's (1927). Those of the value and of the mixture
hold 95 of 100 solutions of matrices that are drawn anew around the one that was found (parametric bootstrap). A choice
is *dominated* where another one wins more against everything; it is clear where that holds beyond chance, by
Newcombe's intervals (1998), all together by Bonferroni's correction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import polars as pl

from sandtable.arena.intervals import SURE, Estimate, difference, said, wilson
from sandtable.engine.errors import BadInput
from sandtable.studies.cells import Cell
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.results import CellGames, Floats, Results
from sandtable.studies.study import Study

RESAMPLES = 300
ALL = "all"
SEED = 0
SHARE = 0.005
"""The share of a mixture below which it is not mentioned."""


@dataclass(frozen=True)
class Solution:
    """The value of a matrix to the first side, and the mixture of each side."""

    value: float
    first: Floats
    other: Floats


def check(study: Study, cells: Sequence[Cell]) -> None:
    """Raise BadInput if the cells form no matrix."""
    if len(study.varied) != 2:
        raise BadInput("strategies: `vary` names two things, the first side's choices and the other's")
    one, other = (_choices(study, key) for key in study.varied)
    met = {tuple(_said(setting.get(key)) for key in study.varied) for setting in study.settings}
    if len(met) < len(one) * len(other) or len(cells) != len(met):
        raise BadInput("strategies: every choice of the first side meets every choice of the other, once")
    if min(len(one), len(other)) < 2:
        raise BadInput("strategies: each side has two choices or more")
    if len(cells[0].variant.teams or range(cells[0].seats)) != 2:
        raise BadInput(f"strategies: two sides play, and not {cells[0].seats}")
    if any(len(cell.players) != 1 for cell in cells):
        raise BadInput("strategies: the same player sits on both sides; name one")


def find(results: Results) -> Finding:
    check(results.study, results.cells)
    cells = list(results.by_cell())
    study = results.study
    one, other = (_choices(study, key) for key in study.varied)
    sides = [cells[0].side_name(side) for side in cells[0].sides]
    among = max(1, len(one) * (len(one) - 1) * len(other), len(other) * (len(other) - 1) * len(one))
    shares = [[_share(cells[len(other) * r + c]) for c in range(len(other))] for r in range(len(one))]
    wide = [[_share(cells[len(other) * r + c], among) for c in range(len(other))] for r in range(len(one))]
    found = solve(np.array([[share.value for share in row] for row in shares]))
    value, mixtures = _intervals(found, shares)
    matrix = [
        {"cell": cells[len(other) * r + c].cell.name, "of": "pay-off", "what": a, "against": b,
         "value": 100 * shares[r][c].value, "low": 100 * shares[r][c].low, "high": 100 * shares[r][c].high}
        for r, a in enumerate(one)
        for c, b in enumerate(other)
    ]  # fmt: skip
    weights = [
        {"cell": ALL, "of": "mixture", "what": choice, "against": side, "value": 100 * found_.value,
         "low": 100 * found_.low, "high": 100 * found_.high}
        for side, choices, found_of in zip(sides, (one, other), mixtures, strict=True)
        for choice, found_ in zip(choices, found_of, strict=True)
    ]  # fmt: skip
    worth = {"cell": ALL, "of": "value", "what": "value of the game", "against": sides[0], "value": 100 * value.value,
             "low": 100 * value.low, "high": 100 * value.high}  # fmt: skip
    sentences = (
        f"Who mixes best: {_mixture(sides[0], one, mixtures[0])}; {_mixture(sides[1], other, mixtures[1])}.",
        f"Then {sides[0]} wins {said(value)} of the points.",
        *_best_replies(sides, one, other, shares),
        *_dominated(sides[0], one, wide, better=1),
        *_dominated(sides[1], other, [list(column) for column in zip(*wide, strict=True)], better=-1),
        *_one_game(cells),
    )
    alt = "; ".join(f"{row['what']} against {row['against']} {row['value']:.1f} %" for row in matrix)
    pictures = (
        Picture("matrix", f"What {sides[0]} wins (rows) against {sides[1]}'s choice (columns)", "% of points", alt,
                pl.DataFrame(matrix), group="against", line=50.0),
        Picture("intervals", "The mixture that cannot be beaten", "% of the time", sentences[0],
                pl.DataFrame(weights), group="against"),
    )  # fmt: skip
    method = " ".join((__doc__ or "").split())
    return Finding(
        "strategies", "Which choice is worth taking?", sentences, pl.DataFrame([*matrix, *weights, worth]), method,
        pictures,
    )  # fmt: skip


def _one_game(cells: Sequence[CellGames]) -> tuple[str, ...]:
    """Return a warning about cells whose games are all the same: their intervals mean nothing."""
    alike = sum(len(np.unique(np.column_stack([cell.column("plies"), cell.points]), axis=0)) == 1 for cell in cells)
    if not alike:
        return ()
    return (
        f"In {alike} of {len(cells)} meetings every game went the same way: these players draw no lots, and intervals "
        "of one game played again and again mean nothing.",
    )


def solve(matrix: Floats) -> Solution:
    """Return the optimal mixtures; `matrix` holds the first side's shares, a row for each of its choices."""
    value, first = _mix(matrix)
    _, other = _mix(-matrix.T)
    return Solution(value, first, other)


def _mix(matrix: Floats) -> tuple[float, Floats]:
    """Return the most that the row side can secure, and the mixture that does: maximise v such that the mixture wins at
    least v against every column.
    """
    from scipy.optimize import linprog  # imported late: loading it takes longer than refusing a study

    rows, columns = matrix.shape
    solved = linprog(
        c=np.append(np.zeros(rows), -1),
        A_ub=np.column_stack([-matrix.T, np.ones(columns)]),
        b_ub=np.zeros(columns),
        A_eq=np.append(np.ones(rows), 0)[None],
        b_eq=[1],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return -float(solved.fun), np.clip(solved.x[:rows], 0, 1)


def _intervals(found: Solution, shares: Sequence[Sequence[Estimate]]) -> tuple[Estimate, tuple[list[Estimate], ...]]:
    """Return the value and both mixtures with their intervals."""
    rng, n = np.random.default_rng(SEED), sum(share.n for row in shares for share in row)
    again = [
        solve(np.array([[rng.beta(s.value * s.n + 0.5, (1 - s.value) * s.n + 0.5) for s in row] for row in shares]))
        for _ in range(RESAMPLES)
    ]

    def estimate(value: float, drawn: list[float]) -> Estimate:
        low, high = np.quantile(drawn, ((1 - SURE) / 2, (1 + SURE) / 2))
        return Estimate(float(value), float(low), float(high), n)

    first = [estimate(value, [one.first[k] for one in again]) for k, value in enumerate(found.first)]
    other = [estimate(value, [one.other[k] for one in again]) for k, value in enumerate(found.other)]
    return estimate(found.value, [one.value for one in again]), (first, other)


def _share(one: CellGames, among: int = 1) -> Estimate:
    return wilson(float(one.points[:, one.sides[0][0]].sum()), len(one.games), among)


def _choices(study: Study, key: str) -> list[str]:
    return list(dict.fromkeys(_said(setting.get(key)) for setting in study.settings))


def _said(value: object) -> str:
    if isinstance(value, dict):
        return str(value.get("name", value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _mixture(side: str, choices: Sequence[str], weights: Sequence[Estimate]) -> str:
    listed = [
        f"{choice} {100 * weight.value:.0f} % ({100 * weight.low:.0f} to {100 * weight.high:.0f})"
        for choice, weight in sorted(zip(choices, weights, strict=True), key=lambda pair: -pair[1].value)
        if weight.value > SHARE
    ]
    return f"{side} takes {', '.join(listed)}"


def _best_replies(
    sides: Sequence[str], one: Sequence[str], other: Sequence[str], shares: Sequence[Sequence[Estimate]]
) -> list[str]:
    replies = []
    for c, name in enumerate(other):
        best = max(range(len(one)), key=lambda r: shares[r][c].value)
        replies.append(f"{one[best]} to {name} {said(shares[best][c])}")
    return [f"{sides[0]}'s best replies: {', '.join(replies)}."]


def _dominated(side: str, choices: Sequence[str], shares: Sequence[Sequence[Estimate]], better: int) -> list[str]:
    """Return sentences on dominated choices; `better` is -1 where low shares are good."""
    sentences = []
    for worse, name in enumerate(choices):
        found = [(gain, best) for best in range(len(choices)) if best != worse
                 and (gain := _gain(shares[best], shares[worse], better))[0] > 0]  # fmt: skip
        if found:
            (_, clear), best = max(found)
            sure = "more than chance explains" if clear else "as far as can be told"
            sentences.append(f"{side}'s {name} is dominated: {choices[best]} is better against everything, {sure}.")
    return sentences or [f"None of {side}'s choices is dominated by another one."]


def _gain(one: Sequence[Estimate], instead_of: Sequence[Estimate], better: int) -> tuple[float, bool]:
    """Return the least gain of a choice over another, and whether the gain is certain against everything."""
    gaps = [difference(*pair) for pair in zip(one, instead_of, strict=True)]
    clear = all(gap.low > 0 if better > 0 else gap.high < 0 for gap in gaps)
    return min(better * gap.value for gap in gaps), clear
