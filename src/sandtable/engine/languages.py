"""Files in other languages. The English text is in the file itself; another language has a file beside it, named by its
code: `short.de.md`, `lessons.de.yaml`. Without such a file, the text is English.
"""

from __future__ import annotations

from pathlib import Path

ENGLISH = "en"


def told(file: Path, language: str) -> str:
    """Return the language that is asked for if the file exists in it, or English."""
    return language if beside(file, language).exists() else ENGLISH


def beside(file: Path, language: str) -> Path:
    """Return the path of a file's translation."""
    return file if language == ENGLISH else file.with_name(f"{file.stem}.{language}{file.suffix}")
