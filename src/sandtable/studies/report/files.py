"""What is written of a study beside its games: the page, and the numbers of each measure."""

from __future__ import annotations

from pathlib import Path

from sandtable.studies.finding import Finding
from sandtable.studies.measures import MEASURES
from sandtable.studies.report.page import write_report
from sandtable.studies.results import Results

PAGE = "report.html"


def write_files(results: Results, command: str, csv: bool) -> tuple[list[Finding], Path]:
    """Write the page, and if wished a CSV file for each measure, into the folder of the games; what was found, and
    where the page is. Raises OSError."""
    found = [MEASURES[name].find(results) for name in results.study.measure]
    page = results.folder / PAGE
    write_report(results, found, page, command)
    if csv:
        for one in found:
            one.table.write_csv(results.folder / f"{one.measure}.csv")
    return found, page
