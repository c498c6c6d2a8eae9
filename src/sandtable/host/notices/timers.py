"""What notices ask of the server's jobs that are due at a moment (`hub/due.py`)."""

from __future__ import annotations

from typing import Protocol

from sandtable.host.store.due import Due


class Timers(Protocol):
    """What is due at a moment, whichever server set it."""

    async def set(self, what: Due, seconds: float) -> float | None:
        """Set when something is due, unless that is set already for this number or a higher one."""
