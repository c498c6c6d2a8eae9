"""The shapes that the database has had, one file each, and what leads from one to the next."""

from __future__ import annotations

from pathlib import Path


class CannotUpgrade(Exception):
    """The database is of a shape that this version does not know."""


def newest() -> str:
    """The number of the present shape."""
    return max(path.stem for path in (Path(__file__).parent / "versions").glob("[0-9]*.py")).partition("_")[0]
