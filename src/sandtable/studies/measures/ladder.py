"""How far players are apart, and how much of the game is luck.

Strengths are Bradley and Terry's (Rank Analysis of Incomplete Block Designs, Biometrika 1952), fitted to what each two
made of their games (a draw is half a win) and written in Elo: 400 points are odds of ten to one. The usual level stands
at 0, or the first player where it does not play. Intervals of strengths come from 200 fits to games that are drawn anew
(Bayesian bootstrap), those of shares are Wilson's (1927), or where all ways to sit share a deal those of the means of
the deals. A *step of skill* is as far as it takes to win three games of four, 191 points: the more steps a game has
between drawing lots and the best player, the more there is to be good at. Luck is what the weaker wins all the same.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import polars as pl

from sandtable.arena.intervals import Estimate, said
from sandtable.arena.ladder import Pair, Rating, ratings
from sandtable.engine.errors import BadInput
from sandtable.studies.cells import Cell
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.measures.wins import of_names
from sandtable.studies.results import CellGames, Results
from sandtable.studies.study import Study

STEP = 400 * math.log10(3)
ALL = "all"
"""The name that replaces a cell's where a figure comes from all cells."""


def check(study: Study, cells: Sequence[Cell]) -> None:
    """Raise BadInput if players cannot be ranked by these cells."""
    kept = {tuple(cell.options.items()): cell for cell in cells}
    if len(kept) > 1 or len({cell.seats for cell in cells}) > 1:
        raise BadInput("ladder: cells must differ by their players alone (see `meet`)")
    groups: list[set[str]] = []
    for cell in cells:
        names = set(cell.players)
        if len(names) != 2:
            raise BadInput(f"ladder: two players meet in each cell, not {len(names)} as in {cell.name!r} (see `meet`)")
        if cell.restrict:
            raise BadInput(f"ladder: nothing may be forbidden, as in {cell.name!r}")
        joined = [group for group in groups if group & names]
        groups = [group for group in groups if not group & names] + [names.union(*joined)]
    if len(groups) > 1:
        one, other = (sorted(group)[0] for group in groups[:2])
        raise BadInput(f"ladder: {one} and {other} never meet, not even through others")


def find(results: Results) -> Finding:
    cells = list(results.by_cell())
    check(results.study, results.cells)
    shares = [of_names(one, results.study.pair) for one in cells]
    names = list(dict.fromkeys(name for one in shares for name in one))
    strengths = ratings(names, [_pair(one, share) for one, share in zip(cells, shares, strict=True)])
    order = sorted(names, key=lambda name: strengths[name].rating)
    meetings = _meetings(cells, shares, order)
    strong = [
        {"cell": ALL, "of": "strength", "what": name, "value": float(strengths[name].rating),
         "low": float(strengths[name].low), "high": float(strengths[name].high), "games": _games(cells, name)}
        for name in reversed(order)
    ]  # fmt: skip
    won = [
        {"cell": cell, "of": "share of the stronger", "what": f"{stronger} beats {weaker}", "value": 100 * found.value,
         "low": 100 * found.low, "high": 100 * found.high, "games": found.n}
        for cell, stronger, weaker, found in meetings
    ]  # fmt: skip
    sentences = (_ranking(order, strengths), *_luck(order, strengths, meetings))
    shown = [pl.DataFrame(strong), pl.DataFrame(won)]
    pictures = (
        Picture("intervals", "Strength", "Elo", sentences[0], shown[0], group="what"),
        Picture("intervals", "How often the stronger wins", "% of points", _spoken(shown[1]), shown[1], group="what",
                line=50.0),
    )  # fmt: skip
    method = " ".join((__doc__ or "").split())
    return Finding(
        "ladder", "How much is skill, how much is luck?", sentences, pl.concat(shown), method, pictures
    )  # fmt: skip


Meeting = tuple[str, str, str, Estimate]
"""The cell's name, the stronger player, the weaker player, and the stronger one's share."""


def _pair(one: CellGames, share: Mapping[str, Estimate]) -> Pair:
    """Return the games of a cell as wins, draws and losses of its first player."""
    a, b = share
    halves = round(2 * share[a].value * len(one.games))
    return Pair(a, b, len(one.games), halves // 2, halves % 2)


def _meetings(
    cells: Sequence[CellGames], shares: Sequence[Mapping[str, Estimate]], order: Sequence[str]
) -> list[Meeting]:
    """Return the meetings, those of neighbours in `order` first."""
    place = {name: number for number, name in enumerate(order)}
    found = []
    for one, share in zip(cells, shares, strict=True):
        weaker, stronger = sorted(share, key=place.__getitem__)
        found.append((one.cell.name, stronger, weaker, share[stronger]))
    return sorted(found, key=lambda meeting: (place[meeting[1]] - place[meeting[2]], -place[meeting[1]]))


def _games(cells: Sequence[CellGames], name: str) -> int:
    return sum(len(one.games) for one in cells if name in one.cell.players)


def _ranking(order: Sequence[str], strengths: Mapping[str, Rating]) -> str:
    listed = []
    for name in order:
        found = strengths[name]
        known = f"{name} {found.rating:+d} ({found.low:+d} to {found.high:+d})"
        listed.append(known if found.low < found.high else f"{name} at {found.rating}")
    return f"From the weakest to the strongest: {', '.join(listed)}."


def _luck(order: Sequence[str], strengths: Mapping[str, Rating], meetings: Sequence[Meeting]) -> list[str]:
    by_pair = {(stronger, weaker): share for _, stronger, weaker, share in meetings}
    sentences = []
    ends = by_pair.get((order[-1], order[0]))
    if ends is not None:
        sentences.append(
            f"The strongest, {order[-1]}, wins {said(ends)} of the points against the weakest, {order[0]}: of a "
            f"hundred games luck gives {100 * (1 - ends.value):.1f} to the weaker."
        )
    span = strengths[order[-1]].rating - strengths[order[0]].rating
    sentences.append(
        f"{span} points lie between them: {span / STEP:.1f} steps of skill of which each wins three games of four."
    )
    steps = [
        f"{stronger} against {weaker} {said(by_pair[stronger, weaker])}"
        for weaker, stronger in pairwise(order)
        if (stronger, weaker) in by_pair
    ]
    if len(order) > 2 and steps:
        sentences.append(f"From step to step the stronger wins: {', '.join(steps)}.")
    return sentences


def _spoken(table: pl.DataFrame) -> str:
    return "; ".join(
        f"{row['what']} {row['value']:.1f} % ({row['low']:.1f} to {row['high']:.1f})"
        for row in table.iter_rows(named=True)
    )
