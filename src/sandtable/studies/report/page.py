"""The page of a study."""

from __future__ import annotations

import html
import os
import platform
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import jinja2
import polars as pl

from sandtable.bots.levels import TUNED
from sandtable.studies.finding import Finding
from sandtable.studies.report.drawing import svg
from sandtable.studies.results import Results

SHOWN = 14
"""The most sentences of a finding that are shown unfolded."""


def report(results: Results, findings: Sequence[Finding], command: str = "") -> str:
    """Return the page: sentences first, a picture and numbers for each question, and what was played."""
    template = jinja2.Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8"), autoescape=True)
    cells = results.cells
    page: str = template.render(
        study=results.study,
        game=cells[0].variant.title,
        games=f"{sum(len(games) for games in results.games):,}",
        cells=cells,
        players=_players(results),
        findings=findings,
        first=SHOWN,
        about=about(results, command),
        drawn=svg,
        table=_table,
    )
    return page


def _players(results: Results) -> str:
    named = list(dict.fromkeys(name for cell in results.cells for name in cell.players))
    if len(named) == 1:
        return f"players of the level {named[0]}"
    return f"{', '.join(named[:-1])} and {named[-1]}"


def about(results: Results, command: str) -> Mapping[str, Any]:
    """Return what is needed to play the study again."""
    study = results.study
    facts = {
        "Game": f"{study.game}, {results.version}",
        "Cells": "; ".join(cell.name for cell in results.cells),
        "Seed": study.seed,
        "Pairs": "all ways to sit share a deal" if study.pair else "every game has a deal of its own",
        **({"Players": TUNED} if results.amended else {}),
        "Data": f"{results.folder}: one Parquet file a batch, one row a game",
        "Machine": f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}",
        "Written": date.today().isoformat(),
    }
    return facts | ({"Command": command} if command else {})


def _table(table: pl.DataFrame) -> str:
    """Return the numbers as a sortable table."""
    numbers = [dtype.is_numeric() for dtype in table.dtypes]
    head = "".join(
        f'<th{_number(is_number)}><button type="button">{html.escape(name)}</button></th>'
        for name, is_number in zip(table.columns, numbers, strict=True)
    )
    body = "".join(
        "<tr>" + "".join(_entry(value, is_number) for value, is_number in zip(row, numbers, strict=True)) + "</tr>"
        for row in table.iter_rows()
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _number(is_number: bool) -> str:
    return ' class="number"' if is_number else ""


def _entry(value: Any, is_number: bool) -> str:
    if isinstance(value, float):
        return f'<td class="number" data-value="{value!r}">{value:.3g}</td>' if abs(value) < 100 else (
            f'<td class="number" data-value="{value!r}">{value:,.1f}</td>'
        )  # fmt: skip
    return f"<td{_number(is_number)}>{html.escape(str(value))}</td>"
