"""What is told in other languages. English stands in the files themselves; another language has files of its own beside
them, named by its code: `short.de.md`, `lessons.de.yaml`. Where there is none, English is told.
"""

from __future__ import annotations

from pathlib import Path

ENGLISH = "en"


def told(file: Path, language: str) -> str:
    """The language in which it can be told: the one that is asked for, or English."""
    return language if beside(file, language).exists() else ENGLISH


def beside(file: Path, language: str) -> Path:
    """Where the same stands in a language."""
    return file if language == ENGLISH else file.with_name(f"{file.stem}.{language}{file.suffix}")
