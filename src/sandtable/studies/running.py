"""Running a study: games that are stored already are not played again, and it can stop at any batch and go on later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile, zip_longest
from pathlib import Path

from sandtable.studies.batches import Batch, batches_of, size_of
from sandtable.studies.cells import Cell, cells_of
from sandtable.studies.folder import Folder
from sandtable.studies.measures import check_cells, needs_course
from sandtable.studies.measures.wins import by_player
from sandtable.studies.results import CellGames, Results
from sandtable.studies.spreading import Spread, spread
from sandtable.studies.study import Study
from sandtable.studies.version import version_of

ROUND = 4
"""Batches of a cell between two checks of whether its share is known precisely enough."""


@dataclass(frozen=True)
class Standing:
    """Progress of a study: games played, games in all as far as that is known, and games that were stored before."""

    played: int
    total: int
    found: int


Report = Callable[[Standing], None]


def run(
    study: Study,
    folder: Path,
    on: str = "",
    workers: int | None = None,
    report: Report = lambda standing: None,
) -> Results:
    """Play the games that are missing, and return all games of the study; raise BadInput."""
    run = Run(study, folder, report)
    with spread(on, workers) as spreader:
        run.play(spreader)
    return run.results()


class Run:
    """A study under way."""

    def __init__(self, study: Study, folder: Path, report: Report = lambda standing: None) -> None:
        self.study, self.cells = study, cells_of(study)
        check_cells(study, self.cells)
        self._follows = needs_course(study.measure)
        self._version = version_of(
            self.cells[0].variant.game, (player for cell in self.cells for player in cell.players)
        )
        self._folder = Folder(folder, {"title": study.title, "game": study.game, "version": self._version})
        self._report = report
        self._done: list[list[Batch]] = [[] for _ in self.cells]  # or being played
        self._kept: set[str] = set()
        self._played = self._found = 0

    def play(self, spreader: Spread) -> None:
        """Play all games of the study, or rounds of them until every cell is known precisely enough."""
        open_cells = list(self.cells)
        while open_cells:
            self._play_missing(spreader, list(_in_turn(self._next(cell) for cell in open_cells)))
            open_cells = [cell for cell in open_cells if not self._is_done(cell)]

    def _next(self, cell: Cell) -> list[Batch]:
        """Return the next batches of a cell."""
        first = self._done[cell.number][-1].last if self._done[cell.number] else 0
        last = cell.games
        if self.study.half_width is not None:
            last = min(last, first + ROUND * size_of(cell))
        games = range(first, last)
        return batches_of(cell, games, self.study.seed, self.study.pair, self._follows, self._version)

    def _play_missing(self, spreader: Spread, batches: Sequence[Batch]) -> None:
        missing = []
        for batch in batches:
            self._done[batch.cell].append(batch)
            if self._folder.has(batch):
                self._kept.add(batch.name)
                self._found += batch.last - batch.first
            else:
                missing.append(batch)
        self._tell()
        for batch, games in spreader.play(missing):
            self._folder.keep(batch, games)
            self._kept.add(batch.name)
            self._played += batch.last - batch.first
            self._tell()

    def _tell(self) -> None:
        total = sum(cell.games for cell in self.cells)
        self._report(Standing(self._played + self._found, total, self._found))

    def _is_done(self, cell: Cell) -> bool:
        batches = self._done[cell.number]
        if self.study.half_width is None or batches[-1].last >= cell.games:
            return True
        shares = by_player(CellGames(cell, self._folder.read(batches)), self.study.pair)
        return next(iter(shares.values())).half_width <= self.study.half_width

    def results(self) -> Results:
        """Return all games of the study. If it was stopped, return what a shorter study would have: the games of each
        cell up to the first that is missing, without cells that have none.
        """
        known = [list(takewhile(lambda batch: batch.name in self._kept, batches)) for batches in self._done]
        begun = [(cell, batches) for cell, batches in zip(self.cells, known, strict=True) if batches]
        games = [self._folder.read(batches) for _, batches in begun]
        return Results(self.study, [cell for cell, _ in begun], games, self._folder.path, self._version)


def _in_turn(cells: Iterable[Iterable[Batch]]) -> Iterator[Batch]:
    """Yield a batch of each cell, then the next of each, so that all cells progress alike."""
    return (batch for batch in chain.from_iterable(zip_longest(*cells)) if batch is not None)
