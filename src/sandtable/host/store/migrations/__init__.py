"""The schema versions of the database, and the migrations from each to the next, one file each."""

from __future__ import annotations

from pathlib import Path


class CannotUpgrade(Exception):
    """The database has a schema version that this server does not know."""


def newest() -> str:
    """Return the number of the present schema version."""
    return max(path.stem for path in (Path(__file__).parent / "versions").glob("[0-9]*.py")).partition("_")[0]
