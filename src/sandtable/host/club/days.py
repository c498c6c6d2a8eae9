"""Days as messages name them."""

from __future__ import annotations

from datetime import UTC, datetime

from sandtable.host.store.clearing import DAY


def written(day: int) -> str:
    """Return a day, counted since 1970, as YYYY-MM-DD."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()
