"""Writes fields.py of every game, skeleton and of the toy, their fields as types: `python scripts/fields.py`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from sandtable.engine.record.typed import FILE, source

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "sandtable" / "games"
PACKAGES = {
    **{f"sandtable.games.{schema.parents[1].name}": "make docs" for schema in sorted(GAMES.glob("*/rules/schema.py"))},
    "sandtable.skeletons.board": "python -m sandtable.engine.record.typed skirmish",
    "sandtable.skeletons.cards": "python -m sandtable.engine.record.typed skirmish",
    "tests.toy": "make docs",
}
"""The packages, and by what their file says that it is made: a skeleton is copied into a package of its own."""


def files() -> dict[Path, str]:
    """Each file, and what should stand in it."""
    found = {}
    for package, made_by in PACKAGES.items():
        module = import_module(f"{package}.rules.schema")
        assert module.__file__
        found[Path(module.__file__).parents[1] / FILE] = source(module.schema, made_by)
    return found


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # where the toy is
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
