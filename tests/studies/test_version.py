"""Tests of the version of a study's games: it changes with what the rules do, not with how the source is written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.games import variant
from sandtable.studies.version import version_of

SOURCE = '''"""Doc."""

from sandtable.games import variant

LIMIT: int = 3


def start(s: object, n: int = 2) -> int:
    """Doc."""
    return n + LIMIT  # three
'''


def version(folder: Path, source: str) -> str:
    (folder / "rules").mkdir(exist_ok=True)
    (folder / "rules" / "law.py").write_text(source, encoding="utf-8")
    return version_of(replace(variant("warkings").game, folder=folder))


@pytest.mark.parametrize(
    ("old", "new"),
    [("Doc.", "Another."), ("  # three", ""), (": object", ": list[int]"), (": int = 3", " = 3"),
     ("import variant", "import games"), ("n + ", "(n) + "),
     ("LIMIT: int", "if TYPE_CHECKING:\n    import re\nLIMIT: int")],
)  # fmt: skip
def test_words_types_and_imports_keep_the_version(tmp_path: Path, old: str, new: str) -> None:
    assert old in SOURCE
    assert version(tmp_path, SOURCE) == version(tmp_path, SOURCE.replace(old, new))


@pytest.mark.parametrize(("old", "new"), [("= 3", "= 4"), ("int = 2", "int = 1"), ("+", "-"), ("start", "begin")])
def test_another_behaviour_is_another_version(tmp_path: Path, old: str, new: str) -> None:
    assert old in SOURCE
    assert version(tmp_path, SOURCE) != version(tmp_path, SOURCE.replace(old, new))
