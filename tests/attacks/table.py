"""The table of results in docs/security.md, written by the command that measures them."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
KEPT = Path(__file__).with_name("results.json")
BEGIN, END = "<!-- results of make attack -->", "<!-- end of results -->"


def write(column: str, results: Iterable[Any]) -> None:
    """Replace older figures of the same attacks by these, and rewrite the table."""
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    figures = {
        result.title: [
            *(_number(one) for one in (result.p50, result.p99, result.worst, result.growth, result.left)),
            len(result.troubles),
        ]
        for result in results
    }
    older = kept.get(column, {}).get("results", {})
    kept[column] = {"date": str(date.today()), "machine": _machine(), "results": {**older, **figures}}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    if PAGE.exists():
        head, _, rest = PAGE.read_text().partition(BEGIN)
        PAGE.write_text(f"{head}{BEGIN}\n{shown(kept)}{END}{rest.partition(END)[2]}")


def _number(value: float) -> float | None:
    return None if value == float("inf") else round(value, 1)


def _machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def shown(kept: dict[str, Any]) -> str:
    """Return both columns as a Markdown table, one attack a line."""
    titles = list(dict.fromkeys(title for column in kept.values() for title in column["results"]))
    lines = [
        "\n| attack | before: victim p50 / p99 / worst (ms) | memory (MB) | after: victim p50 / p99 / worst (ms) "
        "| memory, and what stays (MB) | refused or cut off among 52 players |",
        "|---|---|---|---|---|---|",
    ]
    for title in titles:
        before, after = (kept.get(column, {}).get("results", {}).get(title) for column in ("before", "after"))
        troubles = "-" if after is None else str(after[5])
        lines.append(
            f"| {title} | {_felt(before)} | {_grown(before)} | {_felt(after)} | {_stays(after)} | {troubles} |"
        )
    when = ", ".join(f"{column} {kept[column]['date']} on {kept[column]['machine']}" for column in kept)
    return "\n".join([*lines, "", f"Measured: {when}.", ""])


def _felt(row: list[Any] | None) -> str:
    return "-" if row is None else " / ".join("no answer" if one is None else f"{one:.0f}" for one in row[:3])


def _grown(row: list[Any] | None) -> str:
    return "-" if row is None else f"{row[3]:+.0f}"


def _stays(row: list[Any] | None) -> str:
    return "-" if row is None else f"{row[3]:+.0f}, {row[4]:+.0f}"
