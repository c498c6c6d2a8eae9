"""Rules with a planted leak: a copy of a game's rules in which some lines are changed."""

from __future__ import annotations

import importlib
import itertools
import sys
from pathlib import Path
from types import ModuleType

from sandtable.engine.record.event_kinds import UNDECLARED
from sandtable.infoflow.report import Report, follow

SOURCES = Path(__file__).parents[2] / "src" / "sandtable" / "games"
_numbers = itertools.count()


def planted(folder: Path, game: str, changes: dict[str, list[tuple[str, str]]]) -> Report:
    """Return what is found in a game's rules after these changes: for each file, old and new texts."""
    name = f"planted_{next(_numbers)}"
    home = folder / name
    home.mkdir()
    for file in (SOURCES / game / "rules").glob("*.py"):
        text = file.read_text(encoding="utf-8").replace(f"sandtable.games.{game}.rules", name)
        for old, new in changes.get(file.name, []):
            assert text.count(old) == 1, f"{file.name} has this {text.count(old)} times: {old}"
            text = text.replace(old, new)
        (home / file.name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        declared = _module(name, "events").events if (home / "tell.py").exists() else UNDECLARED
        return follow(_module(name, "schema").schema, _module(name, "law"), declared)
    finally:
        sys.path.remove(str(folder))


def _module(package: str, file: str) -> ModuleType:
    return importlib.import_module(f"{package}.{file}")
