"""The files of a study beside its games: the page, and the numbers of each measure."""

from __future__ import annotations

from pathlib import Path

from sandtable.engine.errors import BadInput
from sandtable.studies.finding import Finding
from sandtable.studies.measures import MEASURES
from sandtable.studies.report.page import report
from sandtable.studies.results import Results

PAGE = "report.html"


def write_files(results: Results, command: str, csv: bool) -> tuple[list[Finding], Path]:
    """Write the page and, with `csv`, a CSV file for each measure into the folder of the games. Return the findings and
    the path of the page; raise BadInput, which names the file that cannot be written.
    """
    found = [MEASURES[name].find(results) for name in results.study.measure]
    page = results.folder / PAGE
    _write(page, report(results, found, command))
    if csv:
        for one in found:
            _write(results.folder / f"{one.measure}.csv", one.table.write_csv())
    return found, page


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8", newline="")
    except OSError as problem:
        raise BadInput(f"{file} cannot be written: {problem.strerror}") from None
