"""The schema versions of the database, and the migrations from each to the next, one file each."""

from __future__ import annotations

from pathlib import Path

OLDEST = "0004"
"""The oldest schema version whose servers go on with a database of the present one. All migrations since then have only
added to the schema (`tests/host/test_migrations.py`); one that does more has to raise this to its own number."""


class CannotUpgrade(Exception):
    """The database has a schema version that this server cannot use or upgrade."""


def newest() -> str:
    """Return the number of the present schema version."""
    return max(path.stem for path in (Path(__file__).parent / "versions").glob("[0-9]*.py")).partition("_")[0]
