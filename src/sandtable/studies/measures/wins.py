"""Who wins.

A player's or a side's share of the points: each game has one, for those whose score is the best. So a win is one and a
draw of two a half; where several win together, or all are equal, they share it. Intervals are Wilson's (1927); where
all ways to sit share a deal (`pair`), those of the means of the deals, as their games are not independent. Differences
between cells are Newcombe's (1998), all of them holding together by Bonferroni's correction; cells share their deals,
which makes these intervals too wide rather than too narrow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import polars as pl

from sandtable.arena.intervals import Estimate, difference, mean, said, wilson
from sandtable.studies.cells import parts_of
from sandtable.studies.finding import FEW, Finding, Picture
from sandtable.studies.results import CellGames, Floats, Results, deal_means, pairs_to_compare


def find(results: Results) -> Finding:
    cells = list(results.by_cell())
    rows, sentences = [], []
    for one in cells:
        seats, players = by_side(one), by_player(one, results.study.pair)
        rows += [_row(one, "seat", name, found) for name, found in seats.items()]
        if len(players) > 1:
            rows += [_row(one, "player", name, found) for name, found in players.items()]
        sentences.append(_sentence(one, seats, players, len(cells) > 1))
    if len(cells) > 1:
        apart = differences(cells, results.study.pair)
        sentences = [*apart, *sentences] if len(cells) > FEW else [*sentences, *apart]
    sentences += endings(cells)
    table = pl.DataFrame(rows)
    fair = {100 / len(one.sides) for one in cells}
    line = min(fair) if len(fair) == 1 else None
    pictures = [
        _picture(part, title, line, len(cells) > FEW)
        for what, title in (("seat", "Wins by seat"), ("player", "Wins by player"))
        if (part := table.filter(pl.col("of") == what)).height
    ]
    return Finding("wins", "Who wins?", tuple(sentences), table, " ".join((__doc__ or "").split()), tuple(pictures))


def _picture(table: pl.DataFrame, title: str, line: float | None, many: bool) -> Picture:
    """Return the picture: all seats or players of each cell in its colour; with `many`, the first of each in rows."""
    if not many:
        return Picture("intervals", title, "% of points", f"{title}: {_spoken(table)}", table, line=line)
    first = table.unique("cell", keep="first", maintain_order=True)
    title = f"{title}: the first one"
    return Picture("intervals", title, "% of points", f"{title}: {_spoken(first)}", first, label="cell", line=line)


def by_side(one: CellGames) -> dict[str, Estimate]:
    """Return the share of each seat, or team."""
    points = one.points
    return {one.side_name(side): wilson(float(points[:, side[0]].sum()), len(points)) for side in one.sides}


def by_player(one: CellGames, pair: bool, among: int = 1) -> dict[str, Estimate]:
    """Return the share of each player: the mean of the shares of its seats."""
    points, seated = one.points, one.column("player")
    found = {}
    for number, name in enumerate(one.cell.players):
        there = seated == number
        share = np.where(there, points, 0).sum(axis=1) / there.sum(axis=1)
        key = f"{name} ({number + 1})" if one.cell.players.count(name) > 1 else name
        found[key] = _share(share, one.cell.seats, pair, among)
    return found


def of_names(one: CellGames, pair: bool) -> dict[str, Estimate]:
    """Return the share of each of two players that have several seats: of the points that one of them makes."""
    names = list(dict.fromkeys(one.cell.players))
    points, seated = one.points, one.column("player")
    owner = np.array([names.index(name) for name in one.cell.players])[seated]
    won = np.stack([((points > 0) & (owner == number)).any(axis=1) for number in range(len(names))], axis=1)
    share = won / won.sum(axis=1, keepdims=True)
    return {name: _share(share[:, number], one.cell.seats, pair) for number, name in enumerate(names)}


def _share(of_games: Floats, seats: int, pair: bool, among: int = 1) -> Estimate:
    """Return the mean of a share over games. If all are won or all lost, deals do not vary: they are counted."""
    deals = deal_means(of_games, seats) if pair else of_games
    if pair and 0 < deals.mean() < 1:
        found = mean(deals, among)
        return replace(found, low=max(found.low, 0.0), high=min(found.high, 1.0))
    return wilson(float(deals.sum()), len(deals), among)


def _row(one: CellGames, of: str, what: str, found: Estimate) -> dict[str, object]:
    return {
        "cell": one.cell.name,
        "of": of,
        "what": what,
        "value": 100 * found.value,
        "low": 100 * found.low,
        "high": 100 * found.high,
        "games": len(one.games),
    }


def _sentence(one: CellGames, seats: dict[str, Estimate], players: dict[str, Estimate], named: bool) -> str:
    lead = f"{one.cell.name}: " if named else ""
    first, found = next(iter(seats.items()))
    text = f"{lead}{first} wins {said(found)} of the points in {found.n} games"
    fair = 1 / len(seats)
    if len(seats) > 2:
        text += f" ({100 * fair:.1f} would be its share)"
    if found.low <= fair <= found.high:
        text += ", no more and no less than its share as far as can be told"
    if len(players) > 1:
        name, share = next(iter(players.items()))
        text += f"; {name}{_without(one)} wins {said(share)}"
    return f"{text}."


def _without(one: CellGames) -> str:
    """Return the words for what the first player may not use."""
    titles = parts_of(one.cell.variant)
    return f" without {' and '.join(titles[part] for part in one.cell.restrict)}" if one.cell.restrict else ""


def differences(cells: Sequence[CellGames], pair: bool) -> list[str]:
    """Return sentences on the share of the first player (of the first seat, if there is one player) in each cell
    compared with another cell. All intervals hold together.
    """
    pairs = pairs_to_compare(cells)
    who = "the first seat" if min(len(one.cell.players) for one in cells) == 1 else "the first player"
    sentences = []
    for one, beside in pairs:
        gap = difference(_first(one, pair, len(pairs)), _first(beside, pair, len(pairs)))
        clear = "" if gap.low <= 0 <= gap.high else ", more than chance explains"
        where = f"{one.cell.name} against {beside.cell.name}"
        points = f"{100 * gap.value:+.1f} ({100 * gap.low:+.1f} to {100 * gap.high:+.1f})"
        sentences.append(f"{where}: {who} wins {points} points of a hundred{clear}.")
    return sentences


def _first(one: CellGames, pair: bool, among: int) -> Estimate:
    if len(one.cell.players) > 1:
        return next(iter(by_player(one, pair, among).values()))
    return wilson(float(one.points[:, one.sides[0][0]].sum()), len(one.games), among)


def endings(cells: Sequence[CellGames]) -> list[str]:
    """Return a sentence for each cell on how games end."""
    sentences = []
    for one in cells:
        words = one.cell.variant.game.words
        reasons, counts = np.unique(one.column("ending"), return_counts=True)
        listed = ", ".join(
            f"{words.ending(int(reason))} {100 * count / len(one.games):.1f} %"
            for reason, count in sorted(zip(reasons, counts, strict=True), key=lambda found: -found[1])
        )
        drawn = int((one.column("score") == 0).all(axis=1).sum())
        where = f"{one.cell.name}: games" if len(cells) > 1 else "Games"
        sentences.append(f"{where} end by {listed}; {100 * drawn / len(one.games):.1f} % are drawn.")
    return sentences


def _spoken(table: pl.DataFrame) -> str:
    return "; ".join(
        f"{row['cell']}, {row['what']} {row['value']:.1f} % ({row['low']:.1f} to {row['high']:.1f})"
        for row in table.iter_rows(named=True)
    )
