"""Questions about games, and their answers."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.common import (
    AsJson,
    app,
    need_lab,
    need_paths,
    out,
    precompile_for,
    print_json,
    progress_bar,
    say,
    variant_of,
)
from sandtable.engine.json_data import Json

if TYPE_CHECKING:
    from sandtable.studies.finding import Finding
    from sandtable.studies.results import Results

StudyFile = Annotated[Path, typer.Argument(metavar="FILE", help="Study, a YAML file (docs/designers.md).")]
Folder = Annotated[
    Path | None, typer.Option("--out", metavar="DIR", help="Folder to keep the games in; by default beside FILE.")
]


@app.command()
def study(
    file: StudyFile,
    folder: Folder = None,
    on: Annotated[str, typer.Option(metavar="ray|ADDRESS", help="Play on a Ray cluster.")] = "",
    workers: Annotated[
        int | None, typer.Option(help="Number of processes on this machine; by default one per processor.")
    ] = None,
    csv: Annotated[bool, typer.Option("--csv", help="Also write the games and the numbers as CSV.")] = False,
    as_json: AsJson = False,
) -> int:
    """Play the games of a study and write its report.

    Plays only the games that are still missing.
    """
    results = _played(file, folder, on, workers)
    return _tell(results, file, csv, as_json)


@app.command()
def report(file: StudyFile, folder: Folder = None, as_json: AsJson = False) -> int:
    """Write the report of a study again.

    Uses the games that are there, and plays those that are missing.
    """
    return _tell(_played(file, folder, "", None), file, False, as_json)


def _played(file: Path, folder: Path | None, on: str, workers: int | None) -> Results:
    need_lab("a study")
    from sandtable.studies.running import Run, Standing
    from sandtable.studies.spreading import spread
    from sandtable.studies.study import read_study

    need_paths([file])
    chosen = read_study(file)
    place = folder or file.with_suffix(".results")
    reached = Standing(0, 0, 0)

    def show(standing: Standing) -> None:
        nonlocal reached
        reached = standing
        progress(standing.played, standing.total)

    run = Run(chosen, place, show)
    with spread(on, workers) as spreader:
        precompile_for(
            [variant_of(chosen.game)], ["table", "players", "study"]
        )  # last: all that can be wrong has been told
        with progress_bar("games") as progress:
            try:
                run.play(spreader)
            except KeyboardInterrupt:
                said = f"{reached.played} of {reached.total} games are kept in {place}"
                say(f"{said}; run the same command again to continue")
                raise
    return run.results()


def _tell(results: Results, file: Path, csv: bool, as_json: bool) -> int:
    from sandtable.bots.levels import TUNED
    from sandtable.studies.report.files import write_files

    found, page = write_files(results, shlex.join(["sandtable", *sys.argv[1:]]), csv)
    if as_json:
        print_json(_as_data(results, found))
        return 0
    for one in found:
        out.print(f"[bold]{one.question}[/]", highlight=False)
        for sentence in one.sentences:
            out.print(f"  {sentence}", highlight=False, markup=False)
    if results.amended:
        out.print(TUNED, highlight=False)
    out.print(f"report: {page}", highlight=False, markup=False, soft_wrap=True)
    return 0


def _as_data(results: Results, findings: Sequence[Finding]) -> Json:
    """Every cell with all that was measured of it, what was found across cells, and what was said."""
    cells = [
        {
            "name": cell.name,
            "options": dict(cell.options),
            "players": list(cell.players),
            "restrict": list(cell.restrict),
            "games": len(games),
            "measures": {one.measure: _rows(one, cell.name) for one in findings},
        }
        for cell, games in zip(results.cells, results.games, strict=True)
    ]
    said = {one.measure: list(one.sentences) for one in findings}
    names = {cell.name for cell in results.cells}
    across = {one.measure: rows for one in findings
              if (rows := [row for row in one.table.to_dicts() if row["cell"] not in names])}  # fmt: skip
    return {
        "title": results.study.title,
        "game": results.study.game,
        "cells": cells,
        "across": across,
        "sentences": said,
    }


def _rows(finding: Finding, cell: str) -> list[Json]:
    return [{key: value for key, value in row.items() if key != "cell"} for row in finding.table.to_dicts()
            if row["cell"] == cell]  # fmt: skip
