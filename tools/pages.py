"""The pages of docs/ that are made from the sources: one for each game's rulebook."""

from __future__ import annotations

import json
from pathlib import Path

from tools.install import PYTHON
from tools.steps import ROOT, Failed, run, say

RULEBOOKS = ROOT / "src" / "sandtable" / "games"
PAGES = ROOT / "docs" / "rules"


def made() -> dict[str, str]:
    """Each page's file name, and what should stand in it."""
    pages = {}
    for rulebook in sorted(RULEBOOKS.glob("*/rules.md")):
        source = rulebook.relative_to(ROOT).as_posix()
        note = f"<!-- Made by `make docs` from {source}: change that file, not this one. -->\n\n"
        text = rulebook.read_text(encoding="utf-8")
        pages[f"{rulebook.parent.name}.md"] = note + text + held_by(rulebook.with_name("clause_map.json"))
    return pages


def held_by(clause_map: Path) -> str:
    """The last section of a page: which tests and scenarios hold which clause."""
    if not clause_map.exists():
        return ""
    lines = ["", "## Tests", "", "| clause | held by |", "|---|---|"]
    for clause, tests in json.loads(clause_map.read_text(encoding="utf-8")).items():
        lines.append(f"| {clause} | {'<br>'.join(test.removeprefix('tests/') for test in tests)} |")
    return "\n".join(lines) + "\n"


def written() -> dict[str, str]:
    return {page.name: page.read_text(encoding="utf-8") for page in sorted(PAGES.glob("*.md"))}


def write() -> int:
    if PYTHON.exists():  # which tests hold which clause is found with the project's own reader
        run(PYTHON, ROOT / "scripts" / "clause_map.py")
        run(PYTHON, ROOT / "scripts" / "protocol_page.py")
        run(PYTHON, ROOT / "scripts" / "protocol_types.py")
        run(PYTHON, ROOT / "scripts" / "spaces.py")
        run(PYTHON, ROOT / "scripts" / "sheets.py")
    PAGES.mkdir(parents=True, exist_ok=True)
    pages = made()
    for name in written().keys() - pages.keys():
        (PAGES / name).unlink()
    for name, text in pages.items():
        (PAGES / name).write_text(text, encoding="utf-8")
        say(f"-- docs/rules/{name}")
    return 0


def need_fresh() -> None:
    if made() != written():
        raise Failed("The pages in docs/rules do not match the rulebooks any more: run `make docs`.")
