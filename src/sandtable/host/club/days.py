"""Days as messages name them."""

from __future__ import annotations

from datetime import UTC, datetime

from sandtable.host.store.clearing import DAY


def read(date: str) -> int | None:
    """Return the number of a day that is written as YYYY-MM-DD, or None if it is not."""
    try:
        return (datetime.fromisoformat(f"{date}T00:00+00:00") - datetime.fromtimestamp(0, UTC)).days
    except ValueError:
        return None


def written(day: int) -> str:
    """Return a day, counted since 1970, as YYYY-MM-DD."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()
