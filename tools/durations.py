"""How long files of tests take: `tests/durations.json`, by which they are shared out to parts. A run renews it."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tools.steps import ROOT

FILE = ROOT / "tests" / "durations.json"
SHORT = 2
"""Seconds that a file takes of which no more is known."""


def read() -> dict[str, int]:
    """Return the seconds of each file that takes longer than a short one, by its path."""
    found: dict[str, int] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


def renew(reports: Iterable[Path]) -> None:
    """Write the seconds of the files in these reports, and keep those of files that are in none."""
    taken: Counter[str] = Counter()
    for report in reports:
        for case in ElementTree.parse(report).getroot().iter("testcase"):
            path = f"{case.get('classname', '').replace('.', '/')}.py"
            taken[path] += round(1000 * float(case.get("time", 0)))
    seconds = {path: round(thousandths / 1000) for path, thousandths in taken.items()}
    all_files = {path: long for path, long in (read() | seconds).items() if long > SHORT and (ROOT / path).exists()}
    FILE.write_text(json.dumps(all_files, indent=1, sort_keys=True) + "\n", encoding="utf-8")
