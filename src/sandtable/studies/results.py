"""The games of a study, and the views of them that measures share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import polars as pl

from sandtable.arena.intervals import Estimate
from sandtable.studies.cells import Cell
from sandtable.studies.study import Study

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class CellGames:
    """The games of one cell, in order."""

    cell: Cell
    games: pl.DataFrame

    def column(self, name: str) -> npt.NDArray[Any]:
        """Return a column as an array: (games,), (games, seats) or more."""
        return self.games[name].to_numpy()

    @property
    def points(self) -> Floats:
        """The points of each seat in each game, float64 of shape (games, seats): the sides with the best score share a
        point, so that a win is 1, and a draw of two sides a half for each. Each partner has the points of the side.
        """
        score = self.column("score")[:, [side[0] for side in self.sides]]
        best = score == score.max(axis=1, keepdims=True)
        of_sides = best / best.sum(axis=1, keepdims=True)
        side_of = {seat: number for number, side in enumerate(self.sides) for seat in side}
        found: Floats = of_sides[:, [side_of[seat] for seat in range(self.cell.seats)]]
        return found

    @property
    def sides(self) -> Sequence[tuple[int, ...]]:
        """The seats that win together: teams, or each seat by itself."""
        teams = self.cell.variant.teams
        return teams if teams else tuple((seat,) for seat in range(self.cell.seats))

    def rows(self, figures: Mapping[str, Estimate]) -> list[dict[str, object]]:
        """Return figures of this cell as rows of a table."""
        return [
            {"cell": self.cell.name, "what": what, "value": found.value, "low": found.low, "high": found.high}
            for what, found in figures.items()
        ]

    def side_name(self, side: Sequence[int]) -> str:
        return " and ".join(self.cell.seat_names[seat] for seat in side)


def deal_means(values: Floats, seats: int) -> Floats:
    """Return the means over the games that share a deal (`pair`); games left over at the end are left out."""
    whole = len(values) // seats * seats
    means: Floats = values[:whole].reshape(-1, seats).mean(axis=1)
    return means


def pairs_to_compare(cells: Sequence[CellGames]) -> list[tuple[CellGames, CellGames]]:
    """Return pairs of each cell and the first with the same players, or else the first with as many sides."""
    of_players: dict[tuple[int, tuple[str, ...]], CellGames] = {}
    of_sides: dict[int, CellGames] = {}
    pairs = []
    for one in cells:
        alike = of_players.setdefault((len(one.sides), one.cell.players), one)
        beside = of_sides.setdefault(len(one.sides), one) if alike is one else alike
        if beside is not one:
            pairs.append((one, beside))
    return pairs


@dataclass(frozen=True)
class Results:
    """The games of a study: `games` holds a table for each cell, with a row for each game (see `playing`)."""

    study: Study
    cells: Sequence[Cell]
    games: Sequence[pl.DataFrame]
    folder: Path
    version: str  # version of rules and players

    def by_cell(self) -> Iterator[CellGames]:
        return map(CellGames, self.cells, self.games)

    @property
    def amended(self) -> bool:
        """Whether a document changes the printed rules in any cell."""
        return any(cell.variant.amended(cell.options) for cell in self.cells)
